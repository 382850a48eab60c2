/** The animal friend of a remembered child: stored with its first story, sent with the next ones, changed by the family, deleted with the child. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { storedFriendSchema } from '../../../domain/src/index.ts';
import { removeFriend } from '../../../functions/src/store/stories/child-friends.ts';
import { type Account, database, deleteAsBrowser, generate, newAccount, REQUEST, soon, storyteller } from '../support/support.ts';

const CHILD = { nickname: 'Zebedee', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm' };
const FOR_CHILD = { ...REQUEST, favoriteAnimal: 'otter', childId: '3' };

const childOf = ({ uid }: Account) => database.doc(`users/${uid}/children/3`);
const friendOf = ({ uid }: Account) => database.doc(`users/${uid}/friends/3`);

async function family(): Promise<Account> {
  const account = await newAccount();
  await childOf(account).set(CHILD);
  return account;
}

/** What the model was last asked for. */
async function lastAsked(account: Account): Promise<Record<string, unknown>> {
  const asked = (await storyteller.of(account).requests()).filter(({ body }) => body.stream).at(-1);
  return JSON.parse(asked?.body.messages?.find(({ role }) => role === 'user')?.content ?? '') as Record<string, unknown>;
}

test('is stored with the first story, and the same in the next one, also for another animal in between', async () => {
  const account = await family();
  expect((await generate(account, FOR_CHILD)).status).toBe(200);
  const first = (await lastAsked(account)).friend;
  const stored = (await friendOf(account).get()).data();
  expect(storedFriendSchema.safeParse(stored).success).toBe(true);
  expect(stored).toMatchObject({ nickname: 'Zebedee', animal: 'otter', name: (first as { name: string }).name });
  expect((await generate(account, { ...FOR_CHILD, favoriteAnimal: 'owl' })).status).toBe(200);
  expect((await lastAsked(account)).friend).not.toEqual(first);
  expect((await friendOf(account).get()).data()).toEqual(stored);
  expect((await generate(account, FOR_CHILD)).status).toBe(200);
  expect((await lastAsked(account)).friend).toEqual(first);
});

test('that the family changed is told by its name, which no model gets', async () => {
  const account = await family();
  const changed = { name: 'Ottoline', pronoun: 'it', temper: 'proud', habit: 'pats', fear: 'mirrors', belonging: 'key' };
  await friendOf(account).set({ ...changed, nickname: 'zebedee', animal: 'otter' });
  const key = randomUUID();
  const told = await generate(account, FOR_CHILD, { 'idempotency-key': key });
  expect(told.status).toBe(200);
  expect(JSON.stringify(told.json)).toContain('Ottoline');
  expect(await lastAsked(account)).toMatchObject({
    animal: '{word} the otter',
    friend: { name: '{word}', pronoun: 'it', carries: 'a brass key' },
  });
  expect(await storyteller.of(account).everythingSent()).not.toMatch(/ottoline/i);
  expect((await friendOf(account).get()).data()).toMatchObject(changed);
  const { left: _left, ...story } = told.json;
  expect((await generate(account, FOR_CHILD, { 'idempotency-key': key })).json).toEqual(story);
});

test('is another one for another child with the same id, and goes with its child', async () => {
  const account = await family();
  await friendOf(account).set({
    name: 'Ottoline',
    pronoun: 'it',
    temper: 'proud',
    habit: 'pats',
    fear: 'mirrors',
    belonging: 'key',
    nickname: 'Leo',
    animal: 'otter',
  });
  expect((await generate(account, FOR_CHILD)).status).toBe(200);
  expect((await friendOf(account).get()).data()).toMatchObject({ nickname: 'Zebedee' });
  expect(await removeFriend(account.uid, '3')).toBe(false);
  expect(await deleteAsBrowser(account, `users/${account.uid}/children/3`)).toBe(200);
  await expect.poll(async () => (await friendOf(account).get()).exists, soon).toBe(false);
});

test('is not stored for a child that is not remembered', async () => {
  const account = await newAccount();
  expect((await generate(account, FOR_CHILD)).status).toBe(200);
  expect((await friendOf(account).get()).exists).toBe(false);
});

test('is refused with a name that is none for children', async () => {
  const account = await newAccount();
  const friend = { name: 'Shithead', pronoun: 'it', temper: 'proud', habit: 'pats', fear: 'mirrors', belonging: 'key' };
  expect(await generate(account, { ...FOR_CHILD, friend })).toMatchObject({ status: 422, json: { field: 'friend' } });
});
