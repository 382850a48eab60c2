import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';
import { departureId } from '../deleted-accounts.ts';
import { markIds, textMarkId, whyNotShared } from '../taken-down.ts';
import { expireTakedown, markStoppedMailbox, markTakenDown, unmarkTakenDown } from './takedowns.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2027, 0, 1);
const TEXT = 'thefoxcountedallthestarsofthenight';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../firestore.ts', () => ({ firestore: () => memory }));

beforeEach(async () => {
  memory = memoryFirestore();
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const story of ['one', 'other']) await memory.doc(`stories/${story}`).create({});
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Of the story's mark, and of its text's: when it expires, null if never, undefined if there is no mark. */
function endsOf(storyId: string): (number | null | undefined)[] {
  const marks = markIds(storyId, TEXT).map((id) => memory.data(`takedowns/${id}`));
  return marks.map((mark) => mark && ((mark.expireAt as Timestamp | undefined)?.toMillis() ?? null));
}
async function deleteStory(storyId: string): Promise<void> {
  await memory.doc(`stories/${storyId}`).delete({});
  await expireTakedown(storyId, textMarkId(TEXT));
}

test('a story that is allowed again leaves the mark of its text to another that was taken down [safety 4]', async () => {
  for (const story of ['one', 'other']) await markTakenDown(story, textMarkId(TEXT));
  await unmarkTakenDown('one', textMarkId(TEXT));
  expect([endsOf('one'), endsOf('other')]).toEqual([
    [undefined, null],
    [null, null],
  ]);
  await unmarkTakenDown('other', textMarkId(TEXT));
  expect(endsOf('other')).toEqual([undefined, undefined]);
});

test('the mark of a text expires with the last story that has it [safety 4]', async () => {
  for (const story of ['one', 'other']) await markTakenDown(story, textMarkId(TEXT));
  await deleteStory('one');
  expect([endsOf('one'), endsOf('other')]).toEqual([
    [NOW + YEAR_MS, null],
    [null, null],
  ]);
  vi.setSystemTime(NOW + 1000);
  await deleteStory('other');
  expect(endsOf('other')).toEqual([NOW + 1000 + YEAR_MS, NOW + 1000 + YEAR_MS]);
  // Allowed by mistake: the other one's end stays.
  await unmarkTakenDown('other', textMarkId(TEXT));
  expect(endsOf('other')).toEqual([undefined, NOW + YEAR_MS]);
});

test('a story deleted before the event of its takedown is marked for a year, in whatever order the events come [safety 4]', async () => {
  await memory.doc('shares/link').create({ storyId: 'one', takenDown: true });
  await deleteStory('one');
  // It does not know the text any more.
  await markTakenDown('one', undefined);
  expect(endsOf('one')).toEqual([NOW + YEAR_MS, NOW + YEAR_MS]);
  await memory.doc('stories/other').delete({});
  await markTakenDown('other', undefined);
  expect(endsOf('other')[0]).toBe(NOW + YEAR_MS);
});

test('a deleted story that was not taken down gets no mark, and changes none of an earlier version with its text [safety 4]', async () => {
  const [, text] = markIds('one', TEXT);
  const earlier = { takenDownAt: Timestamp.fromMillis(NOW - 1) };
  await memory.doc(`takedowns/${text}`).create(earlier);
  await deleteStory('one');
  expect(endsOf('one')[0]).toBeUndefined();
  expect(memory.data(`takedowns/${text}`)).toEqual(earlier);
});

/** Whether an account may share. @param profileEmail what its profile says; null if it has none */
async function isStopped(email: string, verified: boolean, profileEmail: string | null = email): Promise<boolean> {
  await memory.doc('users/new').delete({});
  if (profileEmail !== null) await memory.doc('users/new').create({ email: profileEmail });
  const read = async (path: string) => memory.data(path) ?? null;
  const account = async () => ({ email, verified, createdAt: NOW });
  return (await whyNotShared('new', 'story', TEXT, read, account)) === 'sharing-stopped';
}

test.each(['victim@gmail.com', 'vic.tim+x@googlemail.com', ''])(
  'a stopped account with an unverified address, and “%s” in its profile, stops no account that verified it [safety 4]',
  async (email) => {
    await memory.doc('users/left').create({ email, sharingStopped: true });
    await markStoppedMailbox('left', { email: 'victim+x@gmail.com', verified: false, createdAt: NOW });
    for (const profile of ['victim@gmail.com', '', null]) {
      expect(await isStopped('victim@gmail.com', true, profile)).toBe(false);
      // Signing up with it again, unverified, is still stopped.
      expect(await isStopped('victim+again@gmail.com', false, profile)).toBe(true);
    }
    expect(await isStopped('other@gmail.com', false)).toBe(false);
  },
);

test('a stopped account stops its own verified mailbox, not another that its profile names [safety 4]', async () => {
  await memory.doc('users/left').create({ email: 'victim@gmail.com', sharingStopped: 'true' });
  await markStoppedMailbox('left', { email: 'own+x@example.com', verified: true, createdAt: NOW });
  for (const verified of [true, false]) {
    expect(await isStopped('own@example.com', verified)).toBe(true);
    expect(await isStopped('victim@gmail.com', verified)).toBe(false);
  }
});

test('an account whose user deleted it shares nothing while a legal hold keeps its documents, even if an operator allowed it [safety 4]', async () => {
  const read = async (path: string) => memory.data(path) ?? null;
  await memory.doc('users/held').create({ email: 'held@example.com', sharingStopped: false });
  expect(await whyNotShared('held', 'story', TEXT, read)).toBeNull();
  await memory.doc(`departures/${departureId('held')}`).create({ requestedAt: Timestamp.now() });
  expect(await whyNotShared('held', 'story', TEXT, read)).toBe('sharing-stopped');
});
