/** What a deleted story leaves behind is removed, and its id never opens what it had. */

import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { removeRemains } from '../../functions/src/store/stories/story-remains.ts';
import { ownStory } from './support/own-story.ts';
import { share } from './support/shares.ts';
import { type Account, call, database, deleteAsBrowser, generate, newAccount, REQUEST, soon } from './support/support.ts';

const shares = database.collection('shares');

async function tokenOf(account: Account, storyId: string, fresh = true) {
  const { status, json } = await share(account, storyId, { fresh });
  expect(status).toBe(200);
  return json.token as string | null;
}
const statusOf = async (token: string | null) => (await call(`/s/${token}`)).status;
const sharesOf = async (storyId: string) => (await shares.where('storyId', '==', storyId).get()).size;

const deleteStory = (id: string) => deleteAsBrowser(account, `stories/${id}`);

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});

test('a deleted story takes its link and what is below it along; another story keeps both', async () => {
  const [gone, kept] = [await ownStory(account), await ownStory(account)];
  const [lost, found] = [await tokenOf(account, gone), await tokenOf(account, kept)];
  for (const id of [gone, kept]) {
    await database.doc(`stories/${id}/recordings/1`).set({ voice: 'Grandma' });
    await database.doc(`stories/${id}/recordings/1/parts/1`).set({ bytes: 'x' });
    // The document between them does not exist.
    await database.doc(`stories/${id}/drafts/1/parts/1`).set({ bytes: 'x' });
  }
  expect(await deleteStory(gone)).toBe(200);
  await expect.poll(() => sharesOf(gone), soon).toBe(0);
  await expect.poll(async () => (await database.doc(`stories/${gone}`).listCollections()).length, soon).toBe(0);
  const left = async (id: string, list: string) => (await database.doc(`stories/${id}/${list}/1/parts/1`).get()).exists;
  expect([await left(gone, 'recordings'), await left(gone, 'drafts')]).toEqual([false, false]);
  expect([await left(kept, 'recordings'), await left(kept, 'drafts')]).toEqual([true, true]);
  expect([await statusOf(lost), await statusOf(found)]).toEqual([404, 200]);
  await ownStory(account, { id: gone });
  expect(await statusOf(lost)).toBe(404);
});

test('the request of a deleted story gives no story any more', async () => {
  const key = randomUUID();
  expect((await generate(account, REQUEST, { 'idempotency-key': key })).status).toBe(200);
  expect(await deleteStory(key)).toBe(200);
  const request = database.doc(`storyRequests/${account.uid}_${key}`);
  await expect.poll(async () => (await request.get()).get('status'), soon).toBe('deleted');
  expect((await request.get()).data()).not.toHaveProperty('template');
  const { status, json } = await generate(account, REQUEST, { 'idempotency-key': key });
  expect([status, json.code]).toEqual([409, 'deleted']);
  expect((await database.doc(`stories/${key}`).get()).exists).toBe(false);
});

test('a link opens no other story with the same id, even before the trigger has run, and cannot be renewed', async () => {
  const id = await ownStory(account, { createdAt: new Date(Date.now() - 60_000) });
  const old = await tokenOf(account, id);
  expect(await statusOf(old)).toBe(200);
  await ownStory(account, { id, createdAt: new Date(Date.now() + 1) });
  expect(await statusOf(old)).toBe(404);
  const renewed = await tokenOf(account, id, false);
  expect(renewed).not.toBeNull();
  expect([await statusOf(old), await statusOf(renewed), await sharesOf(id)]).toEqual([404, 200, 1]);
});

test('a late or repeated event leaves a restored story and what came after it alone', async () => {
  const id = randomUUID();
  await shares.doc(createHash('sha256').update(id).digest('hex')).set({ uid: account.uid, storyId: id, expireAt: new Date() });
  await database.doc(`stories/${id}/recordings/old`).set({ voice: 'Grandma' });
  await ownStory(account, { id });
  await database.doc(`stories/${id}/recordings/new`).set({ voice: 'Grandpa' });
  const token = await tokenOf(account, id);
  for (let time = 0; time < 2; time += 1) await removeRemains(id, account.uid);
  expect((await database.collection(`stories/${id}/recordings`).get()).docs.map((document) => document.id)).toEqual(['new']);
  expect([await sharesOf(id), await statusOf(token)]).toEqual([1, 200]);
});
