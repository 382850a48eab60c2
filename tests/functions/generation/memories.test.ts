/** What the stories of a remembered child remember: stored once with their story, sent with the next one, deleted with the child. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LIMITS, type Memory, memorySchema, type StoryRequest } from '../../../domain/src/index.ts';
import { departureId } from '../../../functions/src/store/deleted-accounts.ts';
import { removeMemories } from '../../../functions/src/store/stories/child-memories.ts';
import { claimRequest, saveStory } from '../../../functions/src/store/stories/story-requests.ts';
import { newMemories } from '../../../functions/src/stories/memories/fit-memories.ts';
import { identityOf } from '../../../functions/src/stories/order/request-identity.ts';
import { storyDocument } from '../../../functions/src/stories/order/story-document.ts';
import { finishStory, type StoryTemplate } from '../../../functions/src/stories/story-template.ts';
import { LONG } from '../../long.ts';
import { type Account, database, deleteAsBrowser, generate, newAccount, REQUEST, soon, storyteller } from '../support/support.ts';

const CHILD = { nickname: 'Zebedee', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm' };
const FOR_CHILD = { ...REQUEST, childId: '3' };

const childOf = ({ uid }: Pick<Account, 'uid'>, id = '3') => database.doc(`users/${uid}/children/${id}`);
const memoriesOf = ({ uid }: Pick<Account, 'uid'>) => database.collection(`users/${uid}/memories`);
const linesOf = async (account: Pick<Account, 'uid'>) => (await memoriesOf(account).get()).docs.map((document) => document.data());
const plant = (account: Pick<Account, 'uid'>, text: string, minutesAgo: number, childId = '3') =>
  memoriesOf(account)
    .doc(`${randomUUID()}-0`)
    .set({ childId, kind: 'friend', text, storyId: randomUUID(), createdAt: new Date(Date.now() - minutesAgo * 60_000) });

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

/** Saves a story for the child, as a call does after the model has answered. */
async function save(account: Pick<Account, 'uid'>, remember: Memory[], part: Partial<StoryRequest> = {}, key: string = randomUUID()) {
  const { uid } = account;
  const request = { ...FOR_CHILD, ...part } as StoryRequest;
  const template: StoryTemplate = { title: 'The Boot', paragraphs: ['{child} slept.'], remember };
  const claimed = await claimRequest({ uid, key }, identityOf(request));
  if (claimed.kind !== 'claimed') throw new Error(claimed.kind);
  const document = storyDocument({ uid, key, request }, finishStory(template, request));
  return saveStory(claimed.claim, template, document, { memories: newMemories(template, request), friend: null });
}

test('a family that switched memories off has none stored or sent, and keeps the lines it has [safety 6]', async () => {
  const account = await family();
  await plant(account, 'Crumb, a fox who is afraid of stairs', 5);
  const off = database.doc(`users/${account.uid}/choices/no-memories`);
  await off.set({ chosenAt: new Date() });
  expect((await generate(account, FOR_CHILD)).status).toBe(200);
  expect(await lastAsked(account)).not.toHaveProperty('known');
  expect(await linesOf(account)).toHaveLength(1);
  await off.delete();
  expect((await generate(account, FOR_CHILD)).status).toBe(200);
  expect(await lastAsked(account)).toHaveProperty('known');
  expect((await linesOf(account)).length).toBeGreaterThan(1);
});

describe('a story of a remembered child', () => {
  test('leaves out what the child leaves out, although the request does not say so', async () => {
    const account = await newAccount();
    await childOf(account).set({ ...CHILD, notTonight: ['dark'] });
    const key = randomUUID();
    expect((await generate(account, REQUEST, { 'idempotency-key': key })).status).toBe(200);
    expect(await lastAsked(account)).toMatchObject({ notTonight: ['the dark'] });
    expect((await database.doc(`stories/${key}`).get()).data()).toMatchObject({ notTonight: ['dark'] });
    await childOf(account).update({ notTonight: ['insects'] });
    const refused = await generate(account, { ...REQUEST, favoriteAnimal: 'spider' });
    expect([refused.status, refused.json]).toEqual([
      422,
      {
        message: 'You asked us to leave this animal out tonight. Please choose another one, or change that list.',
        field: 'favoriteAnimal',
        code: 'left-out',
      },
    ]);
  });

  test('stores what it remembers without a name, and the next one is asked for with it, but not with how the child looks', async () => {
    const account = await newAccount();
    await database.doc(`users/${account.uid}/choices/looks`).set({ chosenAt: new Date() });
    await childOf(account).set({ ...CHILD, appearance: { skin: 'very-dark', hair: 'cornrows', hearingAid: 'both', wheelchair: 'power' } });
    await childOf(account, '4').set({ ...CHILD, nickname: 'Ottoline' });
    const storyId = randomUUID();
    const told = await generate(account, { ...FOR_CHILD, appearance: { hair: 'cornrows' } }, { 'idempotency-key': storyId });
    expect(told.status).toBe(200);
    expect(told.json).not.toHaveProperty('remember');
    expect(await lastAsked(account)).not.toHaveProperty('known');
    const stored = await memoriesOf(account).get();
    expect(stored.size).toBeGreaterThanOrEqual(2);
    for (const document of stored.docs) {
      const { createdAt, ...line } = document.data();
      expect(memorySchema.safeParse({ ...line, createdAt: createdAt.toMillis() }).success).toBe(true);
      expect(line).toMatchObject({ childId: '3', storyId });
      expect(document.id.startsWith(storyId)).toBe(true);
      expect(line.text).not.toMatch(/zebedee/i);
    }
    await plant(account, "Pip, Ottoline's cat", 1);
    expect((await generate(account, FOR_CHILD)).status).toBe(200);
    const { known } = (await lastAsked(account)) as { known: Memory[] };
    const lines = stored.docs.map((document) => ({ kind: document.get('kind'), text: document.get('text') }));
    expect(known).toEqual(expect.arrayContaining(lines));
    const sent = await storyteller.of(account).everythingSent();
    expect(sent).not.toMatch(/zebedee|ottoline|very-dark|cornrows|hearingAid|wheelchair|appearance/i);
  });

  test('is good for a child of another family, but nothing is sent or stored', async () => {
    const [account, other] = await Promise.all([family(), family()]);
    await childOf(other, '5').set(CHILD);
    await plant(other, 'Crumb the fox', 5, '5');
    await plant(account, 'Pip the owl', 5);
    const answer = await generate(account, { ...FOR_CHILD, childId: '5' });
    expect(answer.status).toBe(200);
    expect(await lastAsked(account)).not.toHaveProperty('known');
    expect((await linesOf(account)).map(({ text }) => text)).toEqual(['Pip the owl']);
    expect((await linesOf(other)).map(({ text }) => text)).toEqual(['Crumb the fox']);
  });
});

describe('saving', () => {
  test('stores no line with the nickname of another child of the family', async () => {
    const account = await family();
    await childOf(account, '4').set({ ...CHILD, nickname: 'Ottoline' });
    const kept: Memory = { kind: 'place', text: 'the green lighthouse' };
    expect(await save(account, [{ kind: 'friend', text: "Pip, Ottoline's cat" }, kept])).toMatchObject({ kind: 'saved' });
    expect(await linesOf(account)).toMatchObject([kept]);
  });

  test('replaces a line that says the same and the oldest ones, of this child alone', async () => {
    const account = await family();
    for (let age = 1; age <= LIMITS.childMemories; age += 1) await plant(account, `owl number ${age}`, age);
    await plant(account, 'owl number 12', 60, '4');
    await save(account, [
      { kind: 'friend', text: 'Owl number 1, with a hat' },
      { kind: 'friend', text: 'Crumb the fox' },
    ]);
    const lines = await linesOf(account);
    expect(lines.filter(({ childId }) => childId === '4')).toHaveLength(1);
    const texts = lines.filter(({ childId }) => childId === '3').map(({ text }) => text);
    const others = Array.from({ length: 10 }, (_line, index) => `owl number ${index + 2}`);
    expect(texts.sort()).toEqual(['Crumb the fox', 'Owl number 1, with a hat', ...others].sort());
  });

  test('leaves nothing of a deleted account', async () => {
    const account = await family();
    await database.doc(`departures/${departureId(account.uid)}`).set({ requestedAt: new Date() });
    expect(await save(account, [{ kind: 'friend', text: 'Crumb the fox' }])).toEqual({ kind: 'account-deleted' });
    expect(await linesOf(account)).toEqual([]);
  });

  // A family's devices deliver a few at once; the emulator's locks let more of them wait too long.
  const MANY = LONG ? 8 : 4;

  test(`${MANY} stories of one child at once saves all, and remembers no more than twelve lines`, async () => {
    const account = await family();
    const results = await Promise.all(
      Array.from({ length: MANY }, (_story, index) => save(account, [{ kind: 'friend', text: `owl number ${index}` }])),
    );
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['saved']));
    const lines = await linesOf(account);
    const kept = Math.min(MANY, LIMITS.childMemories);
    expect(lines).toHaveLength(kept);
    expect(new Set(lines.map(({ storyId }) => storyId)).size).toBe(kept);
  });
});

describe('deleting a child', () => {
  test('deletes what its stories remember, and nothing of another child or a deleted story', async () => {
    const account = await family();
    await childOf(account, '4').set({ ...CHILD, nickname: 'Ottoline' });
    const key = randomUUID();
    await save(account, [{ kind: 'friend', text: 'Crumb the fox' }], {}, key);
    await plant(account, 'Pip the owl', 5, '4');
    expect(await deleteAsBrowser(account, `stories/${key}`)).toBe(200);
    await expect.poll(async () => (await database.doc(`storyRequests/${account.uid}_${key}`).get()).get('status'), soon).toBe('deleted');
    expect(await linesOf(account)).toHaveLength(2);
    expect(await deleteAsBrowser(account, `users/${account.uid}/children/3`)).toBe(200);
    await expect.poll(async () => (await linesOf(account)).map(({ text }) => text), soon).toEqual(['Pip the owl']);
  });

  test('while its stories are saved leaves no line', async () => {
    const account = await family();
    const saving = Array.from({ length: LONG ? 8 : 3 }, (_story, index) =>
      save(account, [{ kind: 'friend', text: `owl number ${index}` }]),
    );
    await childOf(account).delete();
    await Promise.all(saving);
    await expect.poll(() => linesOf(account), soon).toEqual([]);
  });

  test('late or repeated events leave alone what a new child with its id remembers', async () => {
    const account = await family();
    await plant(account, 'Crumb the fox', 5);
    await childOf(account).set(CHILD);
    await childOf(account).delete();
    await childOf(account).set(CHILD);
    await plant(account, 'Pip the owl', 0);
    for (let time = 0; time < 2; time += 1) await removeMemories(account.uid, '3');
    expect((await linesOf(account)).map(({ text }) => text)).toEqual(['Pip the owl']);
  });
});
