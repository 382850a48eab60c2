import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import { textMarkId } from '../firestore/stories/taken-down.ts';
import { shareWritten } from './share-written.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('firebase-functions/logger', () => ({ info: vi.fn() }));
const marks = vi.hoisted(() => ({ markTakenDown: vi.fn(), unmarkTakenDown: vi.fn() }));
vi.mock('../firestore/stories/takedowns.ts', () => marks);
vi.mock('../firestore/stories/shared-stories.ts', () => ({
  readAnyStory: async (storyId: string) => memory.data(`stories/${storyId}`) ?? null,
  shareId: vi.fn(),
}));
vi.mock('../firestore/firestore.ts', () => ({ firestore: () => memory }));

const STORY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
const SHARE = {
  ...{ uid: 'family', storyId: STORY, storySetting: 'garden', showName: true, title: 'The Lamp', paragraphs: ['It yawned.'] },
  ...{ childName: 'Zebedee', animal: 'otter', createdAt: 1, expireAt: 2 },
  ...{ pages: [{ text: 'It yawned.', scene: {} }], cover: {}, coverImage: 'moon', storyTone: 'calm' },
};

beforeEach(async () => {
  memory = memoryFirestore();
  vi.clearAllMocks();
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

test('the mark is removed once an admin allows the page again [safety 4]', async () => {
  const allowed = { uid: 'family', storyId: STORY, takenDown: false };
  await memory.doc('shares/hash').create(allowed);
  await shareWritten('hash', { before: TAKEN, after: allowed });
  expect(marks.unmarkTakenDown.mock.calls).toEqual([[STORY, TEXT_MARK()]]);
});
