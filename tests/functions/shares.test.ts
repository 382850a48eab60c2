/** Links to stories: off by default, without the name unless wanted, moderated, and revocable (decision P16). */
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SCENE, NAME_STAYS, paragraphsToHtml, TAKEN_DOWN } from '../../domain/src/index.ts';
import { removeHoldings } from '../../functions/src/firestore/holdings.ts';
import { readSharedStory } from '../../functions/src/firestore/stories/shared-stories.ts';
import { noteCanary } from '../../tools/local/canaries.ts';
import { CHILD, ownStory, ownText } from './support/own-story.ts';
import { type Account, call, database, deleteAsBrowser, newAccount, postAs, soon, storyteller, writeAsBrowser } from './support/support.ts';

const DAY = 86_400_000;
const shares = database.collection('shares');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const post = (path: string, account: Account | null, body: unknown) => postAs(account, `/api/share${path}`, body);

async function share(account: Account, storyId: string, wish: Record<string, unknown> = {}) {
  const answer = await post('', account, { storyId, showName: false, days: 7, fresh: true, ...wish });
  if (typeof answer.json?.token === 'string') noteCanary('token', answer.json.token);
  return answer;
}
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
    expect(stored.expireAt.toMillis()).toBe(json.expiresAt);
    expect(JSON.stringify(stored)).not.toContain(CHILD);
    expect(JSON.stringify(stored)).not.toContain(json.token);
    const sent = await storyteller.ofTheService.everythingSent();
    expect(sent).toContain('The little one found the smallest lamp.');
    expect(sent).not.toContain(CHILD);
  });

  test('shows how its child looks only if the family says so, and not after the child was removed', async () => {
    const family = await newAccount();
    const appearance = { skin: 'dark', hair: 'puffs', glasses: 'round' };
    const child = database.doc(`users/${family.uid}/children/3`);
    await child.set({ nickname: CHILD, favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm', appearance });
    await database.doc(`users/${family.uid}/choices/looks`).set({ chosenAt: new Date() });
    const scene = { ...DEFAULT_SCENE, figures: [{ who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }] };
    const pages = [`${CHILD} found the smallest lamp.`, `“Is it late?” asked ${CHILD}’s otter.`].map((text) => ({ text, scene }));
    const storyId = await ownStory(family, { pages, childId: '3' });

    const plain = await share(family, storyId);
    expect(plain.json).not.toHaveProperty('showLook');
    expect((await shares.doc(hashOf(plain.json.token)).get()).data()).not.toHaveProperty('looks');
    expect((await open(plain.json.token)).text).not.toContain('with glasses');

    const { json } = await share(family, storyId, { showLook: true });
    expect(json).toMatchObject({ showName: false, showLook: true });
    expect((await open(json.token)).text).toContain('happy child with glasses');
    expect((await post('/state', family, { storyId })).json.share).toMatchObject({ showLook: true });

    await child.delete();
    await vi.waitFor(async () => expect((await open(json.token)).text).not.toContain('with glasses'), soon);
    expect((await open(json.token)).status).toBe(200);
    expect((await post('/state', family, { storyId })).json.share).not.toHaveProperty('showLook');
  });

  test('shows no look that needs the family’s consent before it was given and after it was taken back, which deletes it [safety 6]', async () => {
    const family = await newAccount();
    const appearance = { skin: 'dark', glasses: 'round', wheelchair: 'manual' };
    const child = database.doc(`users/${family.uid}/children/3`);
    await child.set({ nickname: CHILD, favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm', appearance });
    const scene = { ...DEFAULT_SCENE, figures: [{ who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }] };
    const pages = [1, 2].map((page) => ({ text: `${CHILD} lit lamp ${page}.`, scene }));
    const storyId = await ownStory(family, { ...ownText(), pages, childId: '3' });
    const { json } = await share(family, storyId, { showLook: true });
    const link = shares.doc(hashOf(json.token));
    expect((await link.get()).get('looks')).toEqual([{ glasses: 'round' }]);
    // As a version stored it that did not ask.
    await link.update({ looks: [appearance] });
    const isShown = async () => (await open(json.token)).text.includes('with glasses');
    expect(await isShown()).toBe(false);
    const consent = `users/${family.uid}/choices/looks`;
    expect(await writeAsBrowser(family, consent, {}, ['chosenAt'])).toBe(200);
    expect(await isShown()).toBe(true);
    expect(await deleteAsBrowser(family, consent)).toBe(200);
    expect(await isShown()).toBe(false);
    await expect.poll(async () => (await child.get()).get('appearance'), soon).toEqual({ glasses: 'round' });
    await expect.poll(async () => (await link.get()).get('looks'), soon).toBeUndefined();
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
  const kept = async (storyId: string) => (await shares.where('storyId', '==', storyId).get()).size;

  test('without the name to a story that does not know where the name is', async () => {
    const id = await ownStory(account);
    const stored = (await database.doc(`stories/${id}`).get()).data() ?? {};
    await database.doc(`stories/${id}`).set(without(stored, 'template'));
    const { status, json } = await share(account, id);
    expect([status, json.code]).toEqual([422, NAME_STAYS]);
    expect(await kept(id)).toBe(0);
    expect((await share(account, id, { showName: true })).status).toBe(200);
  });

  test.each([
    // Our own lists do not know the word; moderation does.
    ['that moderation flags', { template: paragraphsToHtml(['The fox painted a nude.']) }],
    ['that our own list finds', { template: paragraphsToHtml(['The fox met a zombie.']) }],
    ['that is not plain text', { template: paragraphsToHtml(['Win a prize at https://evil.example!']) }],
  ])('to a story %s', async (_what, fields) => {
    const storyId = await ownStory(account, fields);
    const { status, json } = await share(account, storyId);
    expect([status, json.message]).toEqual([422, 'This story can’t be shared because it didn’t pass our check for young children.']);
    expect(await kept(storyId)).toBe(0);
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

test('a page that an admin took down looks like every gone link, and cannot be shared again until the admin allows it', async () => {
  const storyId = await ownStory(account, ownText());
  const { json } = await share(account, storyId, { showName: true });
  const stored = async () => (await shares.doc(hashOf(json.token)).get()).data();
  // The console's first choice for a new field is a text.
  await shares.doc(hashOf(json.token)).update({ takenDown: 'true' });
  const [page, unknown] = await Promise.all([open(json.token), open('C'.repeat(24))]);
  expect([page.status, page.text]).toEqual([404, unknown.text]);
  expect((await post('/state', account, { storyId })).json).toEqual({ share: null, takenDown: true });
  // The copy is removed, and the mark does not expire.
  const mark = { uid: account.uid, storyId, takenDown: 'true' };
  await expect.poll(stored, soon).toEqual(mark);
  for (const fresh of [true, false]) {
    const again = await share(account, storyId, { fresh });
    expect([again.status, again.json]).toEqual([
      409,
      { message: 'We took this story’s shared page down, so it can’t be shared.', code: TAKEN_DOWN },
    ]);
  }
  expect((await post('/revoke', account, { storyId })).status).toBe(200);
  expect(await stored()).toEqual(mark);
  await shares.doc(hashOf(json.token)).update({ takenDown: false });
  expect((await open(json.token)).status).toBe(404);
  await expect.poll(async () => (await share(account, storyId)).status, soon).toBe(200);
  expect((await open((await share(account, storyId)).json.token)).status).toBe(200);
});

test.each(['story', 'account'])('the mark of a page that was taken down is deleted with its %s', async (what) => {
  const family = await newAccount();
  const storyId = await ownStory(family, ownText());
  const mark = shares.doc(hashOf(storyId));
  await mark.set({ uid: family.uid, storyId, takenDown: true });
  if (what === 'story') await database.doc(`stories/${storyId}`).delete();
  else await removeHoldings(family.uid);
  await expect.poll(async () => (await mark.get()).exists, soon).toBe(false);
});

describe('a shared page can be reported by whoever has its link', () => {
  const report = (body: object, key: string = randomUUID()) =>
    postAs(null, '/api/report-story', { reason: 'wrong-or-unkind', ...body }, { 'idempotency-key': key });
  const reports = database.collection('storyReports');

  test('from a link on the page, and the admin finds the copy', async () => {
    const storyId = await ownStory(account);
    const { json } = await share(account, storyId);
    expect((await open(json.token)).text).toContain(`<a href="/report#${json.token}">Report this story</a>`);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const answer = await report({ share: json.token, note: 'It calls names.' }, key);
      expect([answer.status, answer.json]).toEqual([200, { reported: true }]);
    }
    const { docs } = await reports.where('storyId', '==', storyId).get();
    expect(docs.map((document) => document.data())).toEqual([
      expect.objectContaining({
        kind: 'shared',
        document: `shares/${hashOf(json.token)}`,
        reason: 'wrong-or-unkind',
        note: 'It calls names.',
        uid: null,
        status: 'open',
      }),
    ]);
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(json.token);
  });
});
