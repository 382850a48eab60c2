/** Recordings of a family's stories: by the family, and by guests with an invitation (decision 34). */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CURRENT_TERMS, VOICE_LIMITS } from '../../../domain/src/index.ts';
import { noteCanary } from '../../../tools/local/canaries.ts';
import { CHILD, ownStory } from '../support/own-story.ts';
import { type Account, database, newAccount, postAs, soon } from '../support/support.ts';

const sound = readFileSync(new URL('../../fixtures/recordings/tone.webm', import.meta.url));
const DAY = 86_400_000;

const post = (path: string, account: Account | null, body: unknown) => postAs(account, `/api/voices/${path}`, body);

const SOUND = { type: 'audio/webm', audio: sound.toString('base64'), durationMs: 1600, starts: [0, 700] };
const family = (storyId: string, changes: object = {}) => ({
  ...SOUND,
  ...{ storyId, voiceId: randomUUID(), name: 'Mom', page: 0, recordedAt: Date.now() },
  ...changes,
});
const guest = (token: string, changes: object = {}) => ({
  ...SOUND,
  token,
  terms: CURRENT_TERMS,
  page: 0,
  recordedAt: Date.now(),
  ...changes,
});

async function invited(account: Account, storyId: string, wish: object = {}) {
  const answer = await post('invite', account, { storyId, name: 'Grandma Ana', showName: false, ...wish });
  expect(answer.status).toBe(200);
  noteCanary('token', answer.json.token);
  return answer.json as { token: string; voiceId: string; expiresAt: number };
}

const voiceOf = (storyId: string, voiceId: string) => database.doc(`stories/${storyId}/voices/${voiceId}`);
const recordingsOf = async (storyId: string, voiceId: string) =>
  (await voiceOf(storyId, voiceId).collection('recordings').get()).docs.map((document) => ({ id: document.id, ...document.data() }));

let account: Account;
beforeAll(async () => {
  account = await newAccount();
  noteCanary('name', CHILD);
});

describe('the family’s own voice', () => {
  test('is stored page by page, byte for byte', async () => {
    const storyId = await ownStory(account);
    const first = family(storyId);
    expect(await post('recording', account, first)).toMatchObject({ status: 200, json: { page: 0 } });
    expect(await post('recording', account, { ...first, page: 1 })).toMatchObject({ status: 200 });
    const voice = (await voiceOf(storyId, first.voiceId).get()).data();
    expect(voice).toMatchObject({ uid: account.uid, storyId, name: 'Mom', by: 'family', kept: true, bytes: 2 * sound.length });
    expect(voice).not.toHaveProperty('expireAt');
    const recordings = await recordingsOf(storyId, first.voiceId);
    expect(recordings.map(({ id }) => id)).toEqual(['0', '1']);
    expect(recordings[0]).toMatchObject({ uid: account.uid, type: 'audio/webm', starts: [0, 700], durationMs: 1600 });
    expect(Buffer.from((recordings[0] as unknown as { audio: Uint8Array }).audio)).toEqual(sound);
  });

  test('an upload that is repeated, or comes late, changes nothing', async () => {
    const storyId = await ownStory(account);
    const take = family(storyId);
    const again = { ...take, recordedAt: take.recordedAt + 1000, starts: [0, 900] };
    expect(await post('recording', account, again)).toMatchObject({ status: 200 });
    expect(await post('recording', account, again)).toMatchObject({ status: 200 });
    expect(await post('recording', account, take)).toMatchObject({ status: 409, json: { code: 'older' } });
    expect(await recordingsOf(storyId, take.voiceId)).toMatchObject([{ starts: [0, 900] }]);
  });

  test('a story has at most four, also when the last two are uploaded at once', async () => {
    const storyId = await ownStory(account);
    const upload = () => post('recording', account, family(storyId));
    for (let voice = 0; voice < VOICE_LIMITS.perStory - 1; voice += 1) expect((await upload()).status).toBe(200);
    const answers = await Promise.all([upload(), upload()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await database.collection(`stories/${storyId}/voices`).get()).size).toBe(VOICE_LIMITS.perStory);
  });

  test('a family’s recordings together are bounded, also if two stories get one at the same moment', async () => {
    const nearlyFull = await newAccount();
    const stories = await Promise.all([1, 2].map(() => ownStory(nearlyFull)));
    const [first = ''] = stories;
    await voiceOf(first, randomUUID()).set({
      ...{ uid: nearlyFull.uid, storyId: first, name: 'Dad', by: 'family', kept: true, createdAt: new Date(), pages: {} },
      bytes: VOICE_LIMITS.familyBytes - Math.round(sound.length * 1.5),
    });
    const uploads = stories.map((storyId) => family(storyId));
    let answers = await Promise.all(uploads.map((upload) => post('recording', nearlyFull, upload)));
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    // As devices do.
    while (answers.some(({ status }) => status === 503)) {
      answers = await Promise.all(
        answers.map((answer, index) => (answer.status === 503 ? post('recording', nearlyFull, uploads[index]) : answer)),
      );
    }
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'family-full' });
    const { size } = await database.collectionGroup('voices').where('uid', '==', nearlyFull.uid).get();
    expect(size).toBe(2);
  });
});

describe('an invitation', () => {
  test('takes recordings of a guest who agreed, and notes to which terms itself [safety 6]', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token, { terms: undefined });
    expect(await post('recording', null, take)).toMatchObject({ status: 422, json: { code: 'not-agreed' } });
    expect((await post('agree', null, { token: 'A'.repeat(24) })).status).toBe(404);
    expect((await post('agree', null, { token, terms: '2026-11-24' })).status).toBe(200);
    expect((await post('recording', null, take)).status).toBe(200);
    expect((await voiceOf(storyId, voiceId).get()).data()).toMatchObject({ agreedTo: CURRENT_TERMS, agreedAt: expect.anything() });
  });

  test('shows who invites and the story as the family wants it seen, and works without an account', async () => {
    const storyId = await ownStory(account);
    const { token, expiresAt } = await invited(account, storyId);
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(Math.abs(expiresAt - Date.now() - VOICE_LIMITS.days * DAY)).toBeLessThan(60_000);
    const { status, json, headers } = await post('invited', null, { token });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(json).toMatchObject({ title: 'The Little One and the Smallest Lamp', name: 'Grandma Ana', recorded: [], kept: false });
    expect(json.pages).toMatchObject([{ text: expect.stringContaining('The little one found'), scene: { place: 'garden' } }]);
    expect(JSON.stringify(json)).not.toContain(CHILD);
    expect(JSON.stringify(json)).not.toContain(account.uid);

    const named = await invited(account, storyId, { showName: true });
    expect((await post('invited', null, { token: named.token })).json.title).toBe(`${CHILD} and the Smallest Lamp`);
  });

  test('lets a guest record until the family keeps it; what it kept does not expire', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token);
    expect(await post('recording', null, take)).toMatchObject({ status: 200 });
    const before = (await voiceOf(storyId, voiceId).get()).data() ?? {};
    expect(before).toMatchObject({ name: 'Grandma Ana', by: 'guest', kept: false, agreedTo: CURRENT_TERMS, agreedAt: expect.anything() });
    expect((await recordingsOf(storyId, voiceId))[0]).toMatchObject({ expireAt: before.expireAt });
    expect((await post('invited', null, { token })).json.recorded).toEqual([0]);

    const keep = { storyId, voiceId, heard: { 0: take.recordedAt } };
    expect(await post('keep', await newAccount(), keep)).toMatchObject({ status: 404 });
    expect(await post('keep', account, keep)).toMatchObject({ status: 200 });
    const after = (await voiceOf(storyId, voiceId).get()).data() ?? {};
    expect(after).toMatchObject({ kept: true });
    expect(after).not.toHaveProperty('expireAt');
    expect((await recordingsOf(storyId, voiceId))[0]).not.toHaveProperty('expireAt');
    // Nor does the link, by which the guest can withdraw.
    const [link] = (await database.collection('invitations').where('voiceId', '==', voiceId).get()).docs;
    expect(Object.keys(link?.data() ?? { expireAt: 'no link' })).not.toContain('expireAt');
    expect(await post('recording', null, guest(token))).toMatchObject({ status: 409, json: { code: 'kept' } });
  });

  test('is kept only with the take of every page that was heard [safety 1]', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const keep = (heard?: unknown) => post('keep', account, { storyId, voiceId, heard });
    expect(await keep({})).toMatchObject({ status: 404 });
    const take = guest(token);
    const first = take.recordedAt;
    await post('recording', null, take);
    await post('recording', null, { ...take, page: 1, recordedAt: first + 1 });
    expect(await keep({ 0: 'now' })).toMatchObject({ status: 422, json: { field: 'heard' } });
    for (const heard of [{}, { 0: first }, { 0: first, 1: first }, { 0: first, 1: first + 1, 2: first }]) {
      expect(await keep(heard)).toMatchObject({ status: 409, json: { code: 'changed' } });
    }
    await post('recording', null, { ...take, recordedAt: first + 2 });
    expect(await keep({ 0: first, 1: first + 1 })).toMatchObject({ status: 409, json: { code: 'changed' } });
    expect((await voiceOf(storyId, voiceId).get()).data()).toMatchObject({ kept: false });
    expect(await keep({ 0: first + 2, 1: first + 1 })).toMatchObject({ status: 200 });
  });

  test('waits in an app of an earlier version, which cannot keep it, until that is updated [safety 1]', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token);
    await post('recording', null, take);
    const changedAt = (await voiceOf(storyId, voiceId).get()).get('changedAt').toMillis();
    for (const earlier of [{}, { heardAt: changedAt }]) {
      const { status, json } = await post('keep', account, { storyId, voiceId, ...earlier });
      expect([status, json.code]).toEqual([409, 'unheard']);
      expect(json.message).toMatch(/^Please reload the page and listen once more/);
    }
    const [link] = (await database.collection('invitations').where('voiceId', '==', voiceId).get()).docs;
    const [recording] = await recordingsOf(storyId, voiceId);
    const voice = (await voiceOf(storyId, voiceId).get()).data();
    expect(voice).toMatchObject({ kept: false });
    for (const document of [voice, recording, link?.data()]) {
      expect((document as { expireAt: Timestamp }).expireAt.toMillis()).toBeGreaterThan(Date.now() + 360 * DAY);
    }
    expect(await post('keep', account, { storyId, voiceId, heard: { 0: take.recordedAt } })).toMatchObject({ status: 200 });
    expect((await voiceOf(storyId, voiceId).get()).data()).not.toHaveProperty('expireAt');
  });

  test('has room where others have expired, though the database has not removed them yet', async () => {
    const storyId = await ownStory(account);
    for (let voice = 0; voice < VOICE_LIMITS.perStory; voice += 1) await invited(account, storyId);
    const order = { storyId, name: 'Grandpa', showName: true };
    expect(await post('invite', account, order)).toMatchObject({ status: 409, json: { code: 'voices-full' } });
    const [first] = (await database.collection(`stories/${storyId}/voices`).get()).docs;
    await first?.ref.update({ expireAt: new Date(Date.now() - 1000) });
    expect(await post('invite', account, order)).toMatchObject({ status: 200 });
  });

  test('can be withdrawn through the same link, also after it was kept', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token);
    await post('recording', null, take);
    await post('keep', account, { storyId, voiceId, heard: { 0: take.recordedAt } });
    expect(await post('withdraw', null, { token })).toMatchObject({ status: 200 });
    expect((await voiceOf(storyId, voiceId).get()).exists).toBe(false);
    expect(await recordingsOf(storyId, voiceId)).toEqual([]);
    for (const path of ['invited', 'withdraw']) expect(await post(path, null, { token })).toMatchObject({ status: 404 });
  });

  test('ends with the next request once it is revoked; what was recorded stays, without a link, for the family to decide', async () => {
    const storyId = await ownStory(account);
    const [unused, used] = [await invited(account, storyId), await invited(account, storyId)];
    const take = guest(used.token);
    await post('recording', null, take);
    expect(await post('revoke', await newAccount(), { storyId, voiceId: unused.voiceId })).toMatchObject({ status: 404 });
    expect(await post('invited', null, { token: unused.token })).toMatchObject({ status: 200 });
    for (const { token, voiceId } of [unused, used]) {
      expect(await post('revoke', account, { storyId, voiceId })).toMatchObject({ status: 200 });
      expect(await post('invited', null, { token })).toMatchObject({ status: 404 });
      expect(await post('recording', null, guest(token))).toMatchObject({ status: 404 });
    }
    expect((await voiceOf(storyId, unused.voiceId).get()).exists).toBe(false);
    const voice = (await voiceOf(storyId, used.voiceId).get()).data();
    expect(voice).toMatchObject({ kept: false, pages: { 0: expect.any(Number) } });
    expect(voice).not.toHaveProperty('invitation');
    const heard = { 0: take.recordedAt };
    expect(await post('keep', account, { storyId, voiceId: used.voiceId, heard })).toMatchObject({ status: 200 });
  });

  test('is not possible for another family’s story, or without the name where the name stays', async () => {
    const storyId = await ownStory(account);
    const order = { storyId, name: 'Opa', showName: false };
    expect(await post('invite', await newAccount(), order)).toMatchObject({ status: 404 });
    await database.doc(`stories/${storyId}`).update({ template: FieldValue.delete() });
    expect(await post('invite', account, order)).toMatchObject({ status: 422, json: { code: 'name-stays' } });
    expect(await post('invite', account, { ...order, showName: true })).toMatchObject({ status: 200 });
    expect(await post('invite', account, { ...order, name: 'Shithead' })).toMatchObject({ status: 422, json: { field: 'name' } });
  });
});

describe('the page of an invitation', () => {
  let host: Account;
  beforeAll(async () => {
    host = await newAccount();
  });

  const HOSTILE = 'Call 0800 555 0199 now';
  const shown = async (token: string) => (await post('invited', null, { token })).json as { name: string; invitedBy: string };
  const linkOf = async (voiceId: string) => (await database.collection('invitations').where('voiceId', '==', voiceId).get()).docs[0]?.ref;
  const namesFamily = (displayName: string) => database.doc(`users/${host.uid}`).set({ displayName });

  test('names who invites as it was checked then, or else “A family” [safety 2]', async () => {
    const storyId = await ownStory(host);
    await namesFamily('Noor Haddad');
    const named = await invited(host, storyId);
    await namesFamily(HOSTILE);
    const unnamed = await invited(host, storyId);
    expect([(await shown(named.token)).invitedBy, (await shown(unnamed.token)).invitedBy]).toEqual(['Noor Haddad', 'A family']);
    const order = { storyId, name: 'You must hate them', showName: false };
    expect(await post('invite', host, order)).toMatchObject({ status: 422, json: { field: 'name' } });
  });

  test('shows no other text of an invitation that an earlier version stored, and works [safety 2]', async () => {
    const storyId = await ownStory(host);
    const { token, voiceId } = await invited(host, storyId);
    await (await linkOf(voiceId))?.update({ invitedBy: FieldValue.delete() });
    await voiceOf(storyId, voiceId).update({ name: HOSTILE });
    await namesFamily(HOSTILE);
    expect(await shown(token)).toMatchObject({ name: 'A guest', invitedBy: 'A family' });
    await namesFamily('Noor Haddad');
    expect(await shown(token)).toMatchObject({ invitedBy: 'Noor Haddad' });
    expect(await post('recording', null, guest(token))).toMatchObject({ status: 200 });
  });

  test('can be reported by its guest and closed by an operator; the recording can still be taken back [safety 2]', async () => {
    const storyId = await ownStory(host);
    const { token, voiceId } = await invited(host, storyId);
    await post('recording', null, guest(token));
    const report = () =>
      postAs(null, '/api/report-story', { share: token, reason: 'wrong-or-unkind' }, { 'idempotency-key': randomUUID() });
    expect(await report()).toMatchObject({ status: 200, json: { reported: true } });
    const link = await linkOf(voiceId);
    const { docs } = await database.collection('storyReports').where('storyId', '==', storyId).get();
    expect(docs.map((document) => document.data())).toMatchObject([
      { kind: 'invitation', document: link?.path, uid: null, status: 'open' },
    ]);
    await link?.update({ takenDown: true });
    expect(await post('invited', null, { token })).toMatchObject({ status: 404 });
    expect(await post('recording', null, guest(token))).toMatchObject({ status: 404 });
    expect(await report()).toMatchObject({ status: 404 });
    expect(await post('withdraw', null, { token })).toMatchObject({ status: 200 });
    expect(await recordingsOf(storyId, voiceId)).toEqual([]);
  });
});

test.each(['story', 'voice'])('deleting a %s removes its recordings and its link', async (what) => {
  const storyId = await ownStory(account);
  const { token, voiceId } = await invited(account, storyId);
  await post('recording', null, guest(token));
  const own = family(storyId);
  await post('recording', account, own);
  await (what === 'story' ? database.doc(`stories/${storyId}`) : voiceOf(storyId, voiceId)).delete();
  await vi.waitFor(async () => {
    expect(await recordingsOf(storyId, voiceId)).toEqual([]);
    expect((await database.collection('invitations').where('storyId', '==', storyId).get()).size).toBe(0);
    const voices = (await database.collection(`stories/${storyId}/voices`).get()).docs.map(({ id }) => id);
    expect(voices).toEqual(what === 'story' ? [] : [own.voiceId]);
    expect(await recordingsOf(storyId, own.voiceId)).toHaveLength(what === 'story' ? 0 : 1);
  }, soon);
  expect(await post('recording', null, guest(token))).toMatchObject({ status: 404 });
});
