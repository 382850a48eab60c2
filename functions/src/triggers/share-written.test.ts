import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import type { DocumentChange } from '../publishing/plan-publication.ts';
import { markIds } from '../store/taken-down.ts';
import { shareWritten } from './share-written.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../store/firestore.ts', () => ({ firestore: () => memory }));
const log = { info: vi.fn(), warn: vi.fn() };

const STORY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
const SHARE = { uid: 'family', storyId: STORY, title: 'The Lamp', paragraphs: ['It yawned.'] };
const TAKEN = { ...SHARE, takenDown: true };
const MARK = { uid: 'family', storyId: STORY, takenDown: true };

beforeEach(async () => {
  memory = memoryFirestore();
  vi.clearAllMocks();
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  await memory.doc(`stories/${STORY}`).create({ childName: 'Zebedee', content: '<p>Zebedee yawned at all the stars of the night.</p>' });
});
afterEach(() => vi.unstubAllEnvs());

const deliver = (id: string, change: DocumentChange) => shareWritten(id, change, log);
/** Writes a page, and delivers the event. @returns what is left of the page. */
async function written(after: Record<string, unknown>) {
  await memory.doc('shares/hash').create(after);
  await deliver('hash', { before: SHARE, after });
  return memory.data('shares/hash');
}
const marksOfStory = () => markIds(STORY, 'yawnedatallthestarsofthenight').sort();
const marks = () =>
  memory
    .paths()
    .flatMap((path) => (path.startsWith('takedowns/') ? [path.slice('takedowns/'.length)] : []))
    .sort();

test('a page that was allowed again since the event is left alone', async () => {
  await memory.doc('shares/hash').create(SHARE);
  await deliver('hash', { before: SHARE, after: TAKEN });
  expect([memory.data('shares/hash'), marks()]).toEqual([SHARE, []]);
});

test.each<[string, DocumentChange, string[]]>([
  ['by the hash of its text, too', { before: SHARE, after: { ...TAKEN, textMark: 'a hash' } }, ['a hash']],
  ['alone by a link of an earlier version', { before: SHARE, after: TAKEN }, []],
])('the story of a page taken down is marked, also if both were deleted since the event, %s [safety 4]', async (_how, change, text) => {
  await memory.doc(`stories/${STORY}`).delete();
  await deliver('gone', change);
  expect(marks()).toEqual([...markIds(STORY, ''), ...text].sort());
});

test('the deletion of a page that was taken down marks nothing', async () => {
  await deliver('gone', { before: { ...TAKEN, textMark: 'a hash' }, after: null });
  expect(marks()).toEqual([]);
});

test.each([STORY, `stories/${STORY}`, `/stories/${STORY}`, ` ${STORY}\n`])(
  'the story is found that an operator pasted as %j [safety 4]',
  async (storyId) => {
    const left = await written({ ...TAKEN, storyId });
    expect([left, marks()]).toEqual([MARK, marksOfStory()]);
    expect(log.warn).not.toHaveBeenCalled();
    // The event of the trigger's own write.
    await deliver('hash', { before: SHARE, after: MARK });
    expect(memory.data('shares/hash')).toBe(left);
  },
);

test('a page taken down whose story is gone is marked and then deleted, because nothing else would delete it [safety 5]', async () => {
  await memory.doc(`stories/${STORY}`).delete();
  expect([await written(MARK), marks()]).toEqual([undefined, markIds(STORY, '')]);
  expect(log.warn.mock.calls).toEqual([['no such story']]);
});

test.each([undefined, '', 7, 'stories/', `${STORY}?`, '..'])(
  'of the story id %j, which no story has, nothing stays but a line in the log [safety 4]',
  async (storyId) => {
    expect([await written({ ...MARK, storyId }), marks()]).toEqual([undefined, []]);
    expect(log.warn.mock.calls).toEqual([['no such story']]);
  },
);

test('the mark is removed once an admin allows the page again, and no other of the story is down [safety 4]', async () => {
  await memory.doc('shares/other').create(MARK);
  await deliver('other', { before: SHARE, after: MARK });
  const allowed = { ...MARK, takenDown: false };
  await memory.doc('shares/hash').create(allowed);
  await deliver('hash', { before: TAKEN, after: allowed });
  expect(marks()).toEqual(marksOfStory());
  await memory.doc('shares/other').delete();
  await deliver('hash', { before: TAKEN, after: allowed });
  expect(marks()).toEqual([]);
});
