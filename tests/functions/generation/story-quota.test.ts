/** Who may have how many stories (decision S12): accounts that nobody vouches for, and new ones. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DELETION_WORDS } from '../../../domain/src/index.ts';
import {
  type Account,
  agree,
  changeAccount,
  database,
  generate,
  newAccount,
  newAccountOf,
  postAs,
  REQUEST,
  signUp,
  storyteller,
} from '../support/support.ts';

/** After the date from which the test stack's accounts need a verified email (functions/.env.demo-tuckaway-test). */
const LATER = String(Date.parse('2101-01-01'));

/** Another story each time, because one too similar would be requested twice. */
const ask = (account: Account, favoriteAnimal: string, key: string = randomUUID()) =>
  generate(account, { ...REQUEST, favoriteAnimal }, { 'idempotency-key': key });
const setUnverified = ({ uid }: Account, count: number) =>
  database.doc(`storyUsage/${uid}/totals/unverified`).create({ day: 'ever', count });

test('a family that does not verify its email gets two stories, and the third after it did', async () => {
  const account = await newAccount();
  await changeAccount(account, { createdAt: LATER });
  await setUnverified(account, 1);
  const [second, third] = [randomUUID(), randomUUID()];
  const told = await ask(account, 'otter', second);
  expect(told.status).toBe(200);

  const refused = await ask(account, 'owl', third);
  expect([refused.status, refused.json]).toEqual([429, { message: expect.stringContaining('verify'), code: 'verify-email' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // A story that exists is returned again.
  const { chat } = await storyteller.of(account).counts();
  expect(await ask(account, 'otter', second)).toMatchObject({ status: 200, json: { title: told.json.title } });
  expect((await storyteller.of(account).counts()).chat).toBe(chat);

  await changeAccount(account, { emailVerified: true });
  // With the token from before.
  expect((await ask(account, 'owl', third)).status).toBe(200);
});

test('a family that deletes its account and signs up again with an alias of its address has had its stories [safety 3]', async () => {
  const name = randomUUID();
  const signedUp = async (email: string) => {
    const account = await newAccountOf({ uid: randomUUID(), email, displayName: 'Zebulonia' });
    await changeAccount(account, { createdAt: LATER });
    await agree(account);
    return account;
  };
  const first = await signedUp(`${name}@example.com`);
  expect([(await ask(first, 'otter')).status, (await ask(first, 'owl')).status]).toEqual([200, 200]);
  expect((await postAs(first, '/api/account/delete', { confirm: DELETION_WORDS })).json).toEqual({ deleted: 'now' });

  const again = await signedUp(`${name}+again@example.com`);
  expect(await ask(again, 'hedgehog')).toMatchObject({ status: 429, json: { code: 'verify-email' } });
  await changeAccount(again, { emailVerified: true });
  expect((await ask(again, 'hedgehog')).status).toBe(200);
});

test('a family that signed in with Google, and an older one, need not verify an email', async () => {
  const profile = { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(profile))}`;
  const google = await signUp('accounts:signInWithIdp', { postBody, requestUri: 'http://localhost', returnIdpCredential: true });
  await changeAccount(google, { createdAt: LATER });
  await agree(google);
  for (const account of [google, await newAccount()]) {
    await setUnverified(account, 2);
    const { status, json } = await ask(account, 'otter');
    expect(status).toBe(200);
    expect(json.left).toEqual({ stories: expect.any(Number), returnsInSeconds: expect.any(Number) });
  }
});
