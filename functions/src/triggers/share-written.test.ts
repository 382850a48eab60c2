import { beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import { toldText } from '../sharing/told-text.ts';
import { shareWritten } from './share-written.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('firebase-functions/logger', () => ({ info: vi.fn() }));
const marks = vi.hoisted(() => ({ markTakenDown: vi.fn(), unmarkTakenDown: vi.fn() }));
vi.mock('../firestore/stories/takedowns.ts', () => marks);
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

test('a page that was allowed again, or deleted, since the event is left alone', async () => {
  await memory.doc('shares/hash').create(SHARE);
  const late = { before: SHARE, after: { ...SHARE, takenDown: true } };
  await shareWritten('hash', late);
  await shareWritten('gone', late);
  expect([memory.data('shares/hash'), memory.data('shares/gone')]).toEqual([SHARE, undefined]);
  expect(marks.markTakenDown).not.toHaveBeenCalled();
});

test('its story is marked while the page is taken down, and no longer once an admin allows it again [safety 4]', async () => {
  const taken = { ...SHARE, takenDown: true };
  await written(taken);
  expect(marks.markTakenDown.mock.calls).toEqual([['story', toldText]]);
  await memory.doc('shares/hash').set({ uid: 'family', storyId: 'story', takenDown: false });
  await shareWritten('hash', { before: taken, after: { takenDown: false } });
  expect(marks.unmarkTakenDown.mock.calls).toEqual([['story', toldText]]);
});
