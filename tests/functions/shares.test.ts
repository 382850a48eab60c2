/** Links to stories: off by default, without the name unless wanted, moderated, and revocable (decision P16). */

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SCENE, NAME_STAYS, paragraphsToHtml } from '../../domain/src/index.ts';
import { readSharedStory } from '../../functions/src/store/stories/shared-stories.ts';
import { noteCanary } from '../leaks/canaries.ts';
import { CHILD, ownStory } from './support/own-story.ts';
import { hashOf, share } from './support/shares.ts';
import { type Account, call, database, newAccount, postAs, storyteller } from './support/support.ts';

const DAY = 86_400_000;
const shares = database.collection('shares');

const post = (path: string, account: Account | null, body: unknown) => postAs(account, `/api/share${path}`, body);

const open = (token: string, init?: RequestInit) => call(`/s/${token}`, init);
const without = (fields: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

let account: Account;
beforeAll(async () => {
  account = await newAccount();
  noteCanary('name', CHILD);
});

describe('a shared story', () => {
  test('is shown to every visitor with the link, without the name, and is not cached', async () => {
    const storyId = await ownStory(account);
    const { status, json, headers } = await share(account, storyId);
    expect([status, headers.get('cache-control'), json.showName]).toEqual([200, 'no-store', false]);
    expect(json.token).toMatch(/^[\w-]{24}$/);
    expect(Math.abs(json.expiresAt - Date.now() - 7 * DAY)).toBeLessThan(60_000);

    const page = await open(json.token);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>The Little One and the Smallest Lamp</h1>');
    expect(page.text).toContain('The little one found the smallest lamp.');
    expect(page.text).toContain('“Is it late?” asked the little one’s otter.');
    expect(page.text).not.toContain(CHILD);
    expect(page.text).toMatch(/<meta property="og:image" content="http:\/\/127\.0\.0\.1:\d+\/shared\/garden\.jpg" \/>/);
    const names = ['content-type', 'cache-control', 'x-robots-tag'];
    expect(names.map((name) => page.headers.get(name))).toEqual(['text/html; charset=utf-8', 'no-store', 'noindex, nofollow, noarchive']);

    // It is stored under a hash: the database contains no link and no name, and the name was not sent to moderation.
    const stored = (await shares.doc(hashOf(json.token)).get()).data() ?? {};
    expect(stored).toMatchObject({ uid: account.uid, storyId, showName: false, storySetting: 'garden' });
    expect(stored.textMark).toMatch(/^[0-9a-f]{64}$/);
    expect(stored.expireAt.toMillis()).toBe(json.expiresAt);
    expect(JSON.stringify(stored)).not.toContain(CHILD);
    expect(JSON.stringify(stored)).not.toContain(json.token);
    const sent = await storyteller.ofTheService.everythingSent();
    expect(sent).toContain('The little one found the smallest lamp.');
    expect(sent).not.toContain(CHILD);
  });

  test('hides names that an earlier version showed and that strangers should not see [safety 9]', async () => {
    const lines = (name: string) => [`${name} found the smallest lamp.`, `“Good night,” said ${name}.`];
    const childName = 'Ben Dover';
    const texts = { title: `${childName} and the Smallest Lamp`, content: paragraphsToHtml(lines(childName)) };
    const storyId = await ownStory(account, { ...texts, template: paragraphsToHtml(lines('{child}')), childName });
    const { json } = await share(account, storyId, { showName: true });
    expect(json.showName).toBe(false);
    const link = shares.doc(hashOf(json.token));
    const pages = [{ text: lines(childName).join('\n\n'), scene: DEFAULT_SCENE }];
    const stored = { title: texts.title, childName, showName: true, paragraphs: lines(childName), pages };
    await link.update(stored);
    const { status, text } = await open(json.token);
    expect([status, text.includes('Dover'), text.includes('<h1>The Little One and the Smallest Lamp</h1>')]).toEqual([200, false, true]);
    expect(text).toContain('The little one found the smallest lamp.');
    expect((await link.get()).data()).toMatchObject(stored);
  });

  test('shows the name if the family wants it, under the same link, and hides it again', async () => {
    const storyId = await ownStory(account);
    const { json } = await share(account, storyId);
    const shown = await share(account, storyId, { showName: true, days: 30, fresh: false });
    expect([shown.status, shown.json.token, shown.json.showName]).toEqual([200, null, true]);
    expect(Math.abs(shown.json.expiresAt - Date.now() - 30 * DAY)).toBeLessThan(60_000);
    const page = await open(json.token);
    expect(page.text).toContain(`${CHILD} and the Smallest Lamp`);
    expect(page.text).toContain(`Sweet dreams, ${CHILD}!`);
    await share(account, storyId, { fresh: false });
    expect((await open(json.token)).text).not.toContain(CHILD);
  });

  test('that gets a new link has only that one, also if it is requested twice at once', async () => {
    const storyId = await ownStory(account);
    const first = await share(account, storyId);
    const answers = await Promise.all([share(account, storyId), share(account, storyId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const opened = await Promise.all([first, ...answers].map(async ({ json }) => (await open(json.token)).status));
    expect(opened.sort()).toEqual([200, 404, 404]);
    expect((await shares.where('storyId', '==', storyId).get()).size).toBe(1);
  });
});

describe('a link opens nothing, always with the same answer,', () => {
  let gone: { text: string };
  beforeAll(async () => {
    gone = await open('A'.repeat(24));
    expect(gone.text).toContain('This story is no longer available');
  });
  const isGone = async (token: string) => {
    const page = await open(token);
    expect([page.status, page.text, page.headers.get('cache-control')]).toEqual([404, gone.text, 'no-store']);
  };

  test('once its family revokes it', async () => {
    const storyId = await ownStory(account);
    const { json } = await share(account, storyId);
    const stranger = await newAccount();
    // Only the family learns that it is shared, and never by which link.
    const state = await post('/state', account, { storyId });
    expect(state.json).toEqual({ share: { showName: false, expiresAt: json.expiresAt } });
    expect(state.text).not.toContain(json.token);
    expect((await post('/state', stranger, { storyId })).json).toEqual({ share: null });
    await post('/revoke', stranger, { storyId });
    expect((await open(json.token)).status).toBe(200);
    const back = await post('/revoke', account, { storyId });
    expect([back.status, back.json]).toEqual([200, { share: null }]);
    await isGone(json.token);
    expect((await post('/state', account, { storyId })).json).toEqual({ share: null });
    expect((await post('/revoke', account, { storyId })).status).toBe(200);
  });

  test('once it expired, even while the database still has it', async () => {
    const storyId = await ownStory(account);
    const { json } = await share(account, storyId);
    // The same page with another clock.
    const shown = { title: 'The Little One and the Smallest Lamp' };
    expect(await readSharedStory(json.token, json.expiresAt - 1)).toMatchObject(shown);
    expect(await readSharedStory(json.token, json.expiresAt)).toBeNull();
    await shares.doc(hashOf(json.token)).update({ expireAt: new Date(Date.now() - 1000) });
    await isGone(json.token);
    expect((await post('/state', account, { storyId })).json).toEqual({ share: null });
    // Sharing it again creates a new link.
    const again = await share(account, storyId, { fresh: false });
    expect((await open(again.json.token)).status).toBe(200);
    await isGone(json.token);
  });

  test('once the story is deleted, or another family’s story has its id; an edited story is not shown', async () => {
    const [deleted, taken] = [await ownStory(account), await ownStory(account)];
    const tokens = [(await share(account, deleted)).json.token, (await share(account, taken)).json.token];
    await database.doc(`stories/${taken}`).update({ content: '<p>Something else.</p>', template: '<p>Something else.</p>' });
    expect((await open(tokens[1])).text).not.toContain('Something else');
    await database.doc(`stories/${taken}`).update({ uid: 'another-account' });
    await database.doc(`stories/${deleted}`).delete();
    for (const token of tokens) await isGone(token);
  });
});

describe('there is no link', () => {
  test('without the name to a story that does not know where the name is', async () => {
    const id = await ownStory(account);
    const stored = (await database.doc(`stories/${id}`).get()).data() ?? {};
    await database.doc(`stories/${id}`).set(without(stored, 'template'));
    const { status, json } = await share(account, id);
    expect([status, json.code]).toEqual([422, NAME_STAYS]);
    expect((await shares.where('storyId', '==', id).get()).size).toBe(0);
    expect((await share(account, id, { showName: true })).status).toBe(200);
  });

  test('above twenty, until one is revoked', async () => {
    const many = await newAccount();
    const [last, ...others] = [await ownStory(many), ...Array.from({ length: 20 }, () => randomUUID())];
    const batch = database.batch();
    for (const storyId of others) {
      batch.set(shares.doc(hashOf(storyId)), { uid: many.uid, storyId, showName: false, expireAt: new Date(Date.now() + DAY) });
    }
    await batch.commit();
    const { status, json } = await share(many, last);
    expect([status, json.message]).toEqual([409, 'You’re already sharing 20 stories. Stop sharing one of them to share this one.']);
    await post('/revoke', many, { storyId: others[0] });
    expect((await share(many, last)).status).toBe(200);
  });
});

test('a shared page is reported once by a link on it, without the account of a signed-in reader, and the admin finds the copy', async () => {
  const storyId = await ownStory(account);
  const { token } = (await share(account, storyId)).json;
  expect((await open(token)).text).toContain(`<a href="/report#${token}">Report this story</a>`);
  const report = { reason: 'wrong-or-unkind', note: 'It calls names.' };
  const key = { 'idempotency-key': randomUUID() };
  for (const by of [null, account]) {
    const answer = await postAs(by, '/api/report-story', { share: token, ...report }, key);
    expect([answer.status, answer.json]).toEqual([200, { reported: true }]);
  }
  const { docs } = await database.collection('storyReports').where('storyId', '==', storyId).get();
  const stored = docs.map((document) => document.data());
  const document = `shares/${hashOf(token)}`;
  expect(stored).toEqual([expect.objectContaining({ ...report, kind: 'shared', document, uid: null, status: 'open' })]);
  expect(JSON.stringify(stored)).not.toContain(token);
});
