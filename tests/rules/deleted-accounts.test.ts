/** The last token of a deleted account stays valid for up to an hour. It must not create or change anything. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, type Firestore, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { departureId } from '../../functions/src/store/deleted-accounts.ts';
import { OWNER, STRANGER, secondsFromNow, useRules } from './environment.ts';

const rules = useRules('demo-rules-departures');

type TestUser = typeof OWNER;

/** Everything a browser can create, as a device sends it that was offline. */
const LATE_WRITES: [what: string, path: (user: TestUser) => string, data: (user: TestUser) => DocumentData][] = [
  [
    'a profile',
    ({ uid }) => `users/${uid}`,
    ({ email }) => ({ displayName: 'Robin', email, subscription: 'free', createdAt: serverTimestamp() }),
  ],
  ['a favorite', ({ uid }) => `users/${uid}/favorites/7`, () => ({ storyId: '7', addedAt: secondsFromNow(-60) })],
  [
    'reading progress',
    ({ uid }) => `users/${uid}/progress/7`,
    () => ({ page: 1, pageCount: 8, finished: false, updatedAt: secondsFromNow(-60) }),
  ],
  [
    'a child',
    ({ uid }) => `users/${uid}/children/3`,
    () => ({ nickname: 'Mia', favoriteAnimal: 'owl', storyLength: 'short', storyTone: 'sleepy' }),
  ],
];

beforeEach(() =>
  rules.write(Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`publishedStories/${index + 1}`, { id: index + 1 }]))),
);

const markDeleted = ({ uid }: TestUser) => rules.write({ [`departures/${departureId(uid)}`]: { requestedAt: Timestamp.now() } });
const firestoreOf = ({ uid, email }: TestUser): Firestore => rules.signedIn(uid, { email });

describe.each(LATE_WRITES)('%s of a deleted account', (_what, path, data) => {
  test('is accepted before the deletion and denied after it', async () => {
    const write = () => setDoc(doc(firestoreOf(OWNER), path(OWNER)), data(OWNER));
    await markDeleted(STRANGER);
    await assertSucceeds(write());
    await rules.delete(path(OWNER));
    await markDeleted(OWNER);
    await assertFails(write());
  });
});

test('a deleted account cannot update a favorite', async () => {
  const path = `users/${OWNER.uid}/favorites/7`;
  await rules.write({ [path]: { storyId: '7', addedAt: secondsFromNow(-60) } });
  await markDeleted(OWNER);
  await assertFails(setDoc(doc(firestoreOf(OWNER), path), { storyId: '7', addedAt: secondsFromNow(-1) }));
});

test('no client can set or remove the mark of a deleted account', async () => {
  const mark = `departures/${departureId(OWNER.uid)}`;
  await assertFails(setDoc(doc(firestoreOf(STRANGER), mark), { requestedAt: Timestamp.now() }));
  await markDeleted(OWNER);
  await assertFails(
    writeBatch(firestoreOf(OWNER))
      .delete(doc(firestoreOf(OWNER), mark))
      .commit(),
  );
});

test('a batch of thirty writes is allowed, because it checks for the mark only once', async () => {
  const batch = writeBatch(firestoreOf(OWNER));
  for (let id = 1; id <= 15; id += 1) {
    batch.set(doc(firestoreOf(OWNER), `users/${OWNER.uid}/favorites/${id}`), { storyId: String(id), addedAt: secondsFromNow(-60) });
    batch.set(doc(firestoreOf(OWNER), `users/${OWNER.uid}/progress/${id}`), {
      page: 1,
      pageCount: 8,
      finished: false,
      updatedAt: secondsFromNow(-60),
    });
  }
  await assertSucceeds(batch.commit());
  expect(departureId(OWNER.uid)).toMatch(/^[0-9a-f]{64}$/);
});
