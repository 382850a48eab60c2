/** A family's own recordings of its stories, and what deletions leave of all recordings (decision 34). */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { VOICE_LIMITS } from '../../../domain/src/index.ts';
import { noteCanary } from '../../leaks/canaries.ts';
import { CHILD, ownStory } from '../support/own-story.ts';
import { type Account, database, newAccount, soon } from '../support/support.ts';
import { family, guest, invited, post, recordingsOf, sound, voiceOf } from '../support/voices.ts';

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
