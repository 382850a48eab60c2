/** Stories, links and invitations for accounts that agreed to terms that are accepted. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CURRENT_TERMS } from '../../domain/src/index.ts';
import { ownStory, ownText } from './support/own-story.ts';
import { type Account, database, generate, newAccount, postAs, REQUEST, storyteller, writeAsBrowser } from './support/support.ts';

const MESSAGE = 'Please agree to our terms first. We show them on the home page.';
const agreeTo = (account: Account, version: string) =>
  writeAsBrowser(account, `users/${account.uid}/agreements/${version}`, {}, ['agreedAt']);

test.each([CURRENT_TERMS, '2026-11-25'])('wait until the family agreed, and go on with the terms of %s [safety 6]', async (version) => {
  const account = await newAccount({ agreed: false });
  const storyId = await ownStory(account, ownText());
  const key = randomUUID();
  const ask = () => generate(account, REQUEST, { 'idempotency-key': key });
  const share = () => postAs(account, '/api/share', { storyId, showName: false, days: 7 });
  const invite = () => postAs(account, '/api/voices/invite', { storyId, name: 'Grandma Ana', showName: false });
  if (version !== CURRENT_TERMS) expect(await agreeTo(account, '2026-11-24')).toBe(200);
  for (const { status, headers, json } of await Promise.all([ask(), share(), invite()]))
    expect([status, headers.get('retry-after'), json]).toEqual([429, '300', { message: MESSAGE, code: 'terms' }]);
  expect((await storyteller.of(account).counts()).chat).toBe(0);
  expect((await database.doc(`storyUsage/${account.uid}`).get()).exists).toBe(false);
  expect(await agreeTo(account, version)).toBe(200);
  for (const call of [ask, share, invite]) expect((await call()).status).toBe(200);
});

test('an agreement that arrives just after the first request of a new account is in time [safety 6]', async () => {
  const account = await newAccount({ agreed: false });
  const asked = generate(account, REQUEST, { 'idempotency-key': randomUUID() });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await agreeTo(account, CURRENT_TERMS)).toBe(200);
  expect((await asked).status).toBe(200);
});
