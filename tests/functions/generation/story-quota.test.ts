/** Who may have how many stories (decision S12): accounts that nobody vouches for, and new ones. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Account, changeAccount, database, generate, newAccount, REQUEST, signUp, storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');
beforeEach(() => storyteller.reset());

/** After the date from which the test stack's accounts need a verified email (functions/.env.demo-tuckaway-test). */
const LATER = String(Date.parse('2101-01-01'));

/** Another story each time, because one too similar would be requested twice. */
const ask = (account: Account, favoriteAnimal: string, key: string = randomUUID()) =>
  generate(account, { ...REQUEST, favoriteAnimal }, { 'idempotency-key': key });

test('a family that does not verify its email gets two stories, and the third after it did', async () => {
  const account = await newAccount();
  await changeAccount(account, { createdAt: LATER });
  const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
  const first = await ask(account, 'otter', keys[0]);
  expect([first.status, (await ask(account, 'goat', keys[1])).status]).toEqual([200, 200]);

  const third = await ask(account, 'owl', keys[2]);
  expect([third.status, third.json]).toEqual([429, { message: expect.stringContaining('verify'), code: 'verify-email' }]);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  // A story that exists is returned again.
  const { chat } = await storyteller.counts();
  expect(await ask(account, 'otter', keys[0])).toMatchObject({ status: 200, json: { title: first.json.title } });
  expect((await storyteller.counts()).chat).toBe(chat);

  await changeAccount(account, { emailVerified: true });
  // With the token from before.
  expect((await ask(account, 'owl', keys[2])).status).toBe(200);
});

test('a family that signed in with Google has a verified email', async () => {
  const profile = { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(profile))}`;
  const account = await signUp('accounts:signInWithIdp', { postBody, requestUri: 'http://localhost', returnIdpCredential: true });
  await changeAccount(account, { createdAt: LATER });
  await database.doc(`storyUsage/${account.uid}/totals/unverified`).create({ day: 'ever', count: 2 });
  expect((await ask(account, 'otter')).status).toBe(200);
});

test('an older family keeps its quota without a verified email', async () => {
  const account = await newAccount();
  await database.doc(`storyUsage/${account.uid}/totals/unverified`).create({ day: 'ever', count: 2 });
  expect((await ask(account, 'otter')).status).toBe(200);
});

test('a new family has a smaller day', async () => {
  const account = await newAccount();
  await changeAccount(account, { createdAt: LATER, emailVerified: true });
  const day = new Date().toISOString().slice(0, 10);
  await database.doc(`storyUsage/${account.uid}`).create({ day, count: 10 });
  expect(await ask(account, 'otter')).toMatchObject({ status: 429, json: { code: 'quota' } });
  await changeAccount(account, { createdAt: String(Date.now()) });
  expect((await ask(account, 'otter')).status).toBe(200);
});

test('an anonymous account gets none', async () => {
  const account = await signUp('accounts:signUp', {});
  const answer = await ask(account, 'otter');
  expect([answer.status, answer.json]).toEqual([401, { message: 'Please sign in to continue.' }]);
  expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 0, moderations: 0 });
});
