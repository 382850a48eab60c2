import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';
import { expireTakedown, markTakenDown, unmarkTakenDown } from './takedowns.ts';
import { markIds } from './taken-down.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2027, 0, 1);
const TEXT = 'thefoxcountedallthestarsofthenight';

let memory: ReturnType<typeof memoryFirestore>;
const { isShareTakenDown } = vi.hoisted(() => ({ isShareTakenDown: vi.fn() }));
vi.mock('../firestore.ts', () => ({ firestore: () => memory }));
vi.mock('./shares.ts', () => ({ isShareTakenDown }));

beforeEach(async () => {
  memory = memoryFirestore();
  isShareTakenDown.mockReset().mockResolvedValue(false);
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const story of ['one', 'other']) await memory.doc(`stories/${story}`).create({});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Of the story's mark, and of its text's: when it expires, null if never, undefined if there is no mark. */
function endsOf(storyId: string): (number | null | undefined)[] {
  const marks = markIds(storyId, TEXT).map((id) => memory.data(`takedowns/${id}`));
  return marks.map((mark) => mark && ((mark.expireAt as Timestamp | undefined)?.toMillis() ?? null));
}
async function deleteStory(storyId: string): Promise<void> {
  await memory.doc(`stories/${storyId}`).delete({});
  await expireTakedown(storyId, TEXT);
}

test('a story that is allowed again leaves the mark of its text to another that was taken down [safety 4]', async () => {
  for (const story of ['one', 'other']) await markTakenDown(story, TEXT);
  await unmarkTakenDown('one', TEXT);
  expect([endsOf('one'), endsOf('other')]).toEqual([
    [undefined, null],
    [null, null],
  ]);
  await unmarkTakenDown('other', TEXT);
  expect(endsOf('other')).toEqual([undefined, undefined]);
});

test('the mark of a text expires with the last story that has it [safety 4]', async () => {
  for (const story of ['one', 'other']) await markTakenDown(story, TEXT);
  await deleteStory('one');
  expect([endsOf('one'), endsOf('other')]).toEqual([
    [NOW + YEAR_MS, null],
    [null, null],
  ]);
  vi.setSystemTime(NOW + 1000);
  await deleteStory('other');
  expect(endsOf('other')).toEqual([NOW + 1000 + YEAR_MS, NOW + 1000 + YEAR_MS]);
  // Allowed by mistake: the other one's end stays.
  await unmarkTakenDown('other', TEXT);
  expect(endsOf('other')).toEqual([undefined, NOW + YEAR_MS]);
});

test('a story deleted before the event of its takedown is marked for a year, in whatever order the events come [safety 4]', async () => {
  isShareTakenDown.mockResolvedValue(true);
  await deleteStory('one');
  // It does not know the text any more.
  await markTakenDown('one', '');
  expect(endsOf('one')).toEqual([NOW + YEAR_MS, NOW + YEAR_MS]);
  await memory.doc('stories/other').delete({});
  await markTakenDown('other', '');
  expect(endsOf('other')[0]).toBe(NOW + YEAR_MS);
});

test('a deleted story that nobody took down gets no mark, and changes none of an earlier version with its text [safety 4]', async () => {
  const [, text] = markIds('one', TEXT);
  const earlier = { takenDownAt: Timestamp.fromMillis(NOW - 1) };
  await memory.doc(`takedowns/${text}`).create(earlier);
  await deleteStory('one');
  expect(endsOf('one')[0]).toBeUndefined();
  expect(memory.data(`takedowns/${text}`)).toEqual(earlier);
});
