import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import { textMarkId } from '../store/taken-down.ts';
import { shareWritten } from './share-written.ts';

let memory: ReturnType<typeof memoryFirestore>;
const log = vi.hoisted(() => ({ info: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);
const marks = vi.hoisted(() => ({ markTakenDown: vi.fn(), unmarkTakenDown: vi.fn() }));
vi.mock('../store/stories/takedowns.ts', () => marks);
const isShareTakenDown = vi.hoisted(() => vi.fn());
vi.mock('../store/stories/shares.ts', async (original) => ({ ...(await original<object>()), isShareTakenDown }));
vi.mock('../store/stories/shared-stories.ts', () => ({
  readAnyStory: async (storyId: string) => memory.data(`stories/${storyId}`) ?? null,
  shareId: vi.fn(),
}));
vi.mock('../store/firestore.ts', () => ({ firestore: () => memory }));

const STORY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
const SHARE = {
  ...{ uid: 'family', storyId: STORY, storySetting: 'garden', showName: true, title: 'The Lamp', paragraphs: ['It yawned.'] },
  ...{ childName: 'Zebedee', animal: 'otter', createdAt: 1, expireAt: 2 },
  ...{ pages: [{ text: 'It yawned.', scene: {} }], cover: {}, coverImage: 'moon', storyTone: 'calm' },
};

beforeEach(async () => {
  memory = memoryFirestore();
  vi.clearAllMocks();
  isShareTakenDown.mockResolvedValue(false);
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  await memory.doc(`stories/${STORY}`).create({ childName: 'Zebedee', content: '<p>Zebedee yawned at all the stars of the night.</p>' });
});
afterEach(() => {
  vi.unstubAllEnvs();
});
const TEXT_MARK = () => textMarkId('yawnedatallthestarsofthenight');

const written = async (after: Record<string, unknown>) => {
  await memory.doc('shares/hash').create(after);
  await shareWritten('hash', { before: SHARE, after });
  return memory.data('shares/hash');
};

// The console's first choice for a new field is a text.
test.each([true, 'true'])('of a page that was taken down (%j) only the mark stays, and it does not expire', async (takenDown) => {
  expect(await written({ ...SHARE, takenDown, textMark: 'a hash' })).toEqual({ uid: 'family', storyId: STORY, takenDown });
  const writes = memory.writes();
  // The event of the trigger's own write.
  await shareWritten('hash', { before: SHARE, after: { uid: 'family', storyId: STORY, takenDown } });
  expect(memory.writes()).toBe(writes);
});

test.each([undefined, false, null])('a page with the mark %j stays as it is', async (takenDown) => {
  const share = { ...SHARE, ...(takenDown !== undefined && { takenDown }) };
  expect(await written(share)).toEqual(share);
});

const TAKEN = { ...SHARE, takenDown: true };

test('a page that was allowed again since the event is left alone', async () => {
  await memory.doc('shares/hash').create(SHARE);
  await shareWritten('hash', { before: SHARE, after: TAKEN });
  expect(memory.data('shares/hash')).toEqual(SHARE);
  expect(marks.markTakenDown).not.toHaveBeenCalled();
});

test('the story of a page that was taken down is marked, also if both were deleted since the event [safety 4]', async () => {
  await written(TAKEN);
  await memory.doc(`stories/${STORY}`).delete({});
  await shareWritten('gone', { before: SHARE, after: { ...TAKEN, textMark: 'a hash' } });
  // Links of earlier versions have no hash of their text.
  await shareWritten('gone', { before: SHARE, after: TAKEN });
  // The event of its deletion.
  await shareWritten('gone', { before: { ...TAKEN, textMark: 'a hash' }, after: null });
  expect(marks.markTakenDown.mock.calls).toEqual([
    [STORY, TEXT_MARK()],
    [STORY, 'a hash'],
    [STORY, undefined],
  ]);
});

test('a page taken down whose story is gone is marked and then deleted, because nothing else would delete it [safety 5]', async () => {
  await memory.doc(`stories/${STORY}`).delete({});
  expect(await written({ uid: 'family', storyId: STORY, takenDown: true })).toBeUndefined();
  expect(marks.markTakenDown).toHaveBeenCalledExactlyOnceWith(STORY, undefined);
  expect(log.warn.mock.calls).toEqual([['no such story']]);
});

test.each([`stories/${STORY}`, `/stories/${STORY}`, ` ${STORY}\n`])(
  'the story is found that an operator pasted as %j [safety 4]',
  async (storyId) => {
    const mark = { uid: 'family', storyId: STORY, takenDown: true };
    expect(await written({ ...mark, storyId })).toEqual(mark);
    expect(marks.markTakenDown).toHaveBeenCalledExactlyOnceWith(STORY, TEXT_MARK());
    expect(log.warn).not.toHaveBeenCalled();
  },
);

test.each([undefined, '', 7, 'stories/', `${STORY}?`, '..'])(
  'of the story id %j, which no story has, nothing stays but a line in the log [safety 4]',
  async (storyId) => {
    expect(await written({ uid: 'family', storyId, takenDown: true })).toBeUndefined();
    expect(marks.markTakenDown).not.toHaveBeenCalled();
    expect(log.warn.mock.calls).toEqual([['no such story']]);
  },
);

test('the mark is removed once an admin allows the page again, and no other of the story is down [safety 4]', async () => {
  const allowed = { uid: 'family', storyId: STORY, takenDown: false };
  await memory.doc('shares/hash').create(allowed);
  isShareTakenDown.mockResolvedValueOnce(true);
  await shareWritten('hash', { before: TAKEN, after: allowed });
  expect(isShareTakenDown).toHaveBeenCalledExactlyOnceWith(STORY);
  expect(marks.unmarkTakenDown).not.toHaveBeenCalled();
  await shareWritten('hash', { before: TAKEN, after: allowed });
  expect(marks.unmarkTakenDown.mock.calls).toEqual([[STORY, TEXT_MARK()]]);
});
