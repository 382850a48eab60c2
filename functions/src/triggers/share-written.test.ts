import { beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
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

const SHARE = {
  ...{ uid: 'family', storyId: 'story', storySetting: 'garden', showName: true, title: 'The Lamp', paragraphs: ['It yawned.'] },
  ...{ childName: 'Zebedee', animal: 'otter', createdAt: 1, expireAt: 2 },
  ...{ pages: [{ text: 'It yawned.', scene: {} }], cover: {}, coverImage: 'moon', storyTone: 'calm' },
};

beforeEach(() => {
  memory = memoryFirestore();
  vi.clearAllMocks();
});

const written = async (after: Record<string, unknown>) => {
  await memory.doc('shares/hash').create(after);
  await shareWritten('hash', { before: SHARE, after });
  return memory.data('shares/hash');
};

// The console's first choice for a new field is a text.
test.each([true, 'true'])('of a page that was taken down (%j) only the mark stays, and it does not expire', async (takenDown) => {
  expect(await written({ ...SHARE, takenDown })).toEqual({ uid: 'family', storyId: 'story', takenDown });
  expect(memory.writes()).toBe(2);
  // The event of the trigger's own write.
  await shareWritten('hash', { before: SHARE, after: { uid: 'family', storyId: 'story', takenDown } });
  expect(memory.writes()).toBe(2);
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
  await memory.doc('stories/story').create({ childName: 'Zebedee', content: '<p>Zebedee yawned.</p>' });
  await written(TAKEN);
  await shareWritten('gone', { before: SHARE, after: { ...TAKEN, storyId: 'deleted' } });
  // The event of its deletion.
  await shareWritten('gone', { before: TAKEN, after: null });
  expect(marks.markTakenDown.mock.calls).toEqual([
    ['story', 'yawned'],
    ['deleted', ''],
  ]);
});

test('the mark is removed once an admin allows the page again [safety 4]', async () => {
  await memory.doc('shares/hash').create({ uid: 'family', storyId: 'story', takenDown: false });
  await shareWritten('hash', { before: TAKEN, after: { takenDown: false } });
  expect(marks.unmarkTakenDown.mock.calls).toEqual([['story', '']]);
});
