/** After an account is deleted: its last token is good for up to an hour more, and nothing comes up again by it. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, type Firestore, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { departureId } from '../../functions/src/firestore/deleted-accounts.ts';
import { OWNER, STRANGER, secondsFromNow, useRules } from './environment.ts';

const rules = useRules('demo-rules-departures');
const STORY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

type Person = typeof OWNER;

/** Everything that a browser can bring into being, as the outbox of a device that was offline sends it. */
const LATE_WRITES: [what: string, path: (person: Person) => string, data: (person: Person) => DocumentData][] = [
  [
    'a profile',
    ({ uid }) => `users/${uid}`,
    ({ email }) => ({ displayName: 'Robin', email, subscription: 'free', createdAt: serverTimestamp() }),
  ],
  ['a favorite', ({ uid }) => `users/${uid}/favorites/7`, () => ({ storyId: '7', addedAt: secondsFromNow(-60) })],
  [
    'how far a story is read',
    ({ uid }) => `users/${uid}/progress/7`,
    () => ({ page: 1, pageCount: 8, finished: false, updatedAt: secondsFromNow(-60) }),
  ],
  [
    'a child',
    ({ uid }) => `users/${uid}/children/${STORY}`,
    () => ({ nickname: 'Mia', favoriteAnimal: 'owl', storyLength: 'short', storyTone: 'sleepy' }),
  ],
  [
    'a story',
    () => `stories/${STORY}`,
    ({ uid }) => ({
      uid,
      title: 'The Lamp',
      content: '<p>Late.</p>',
      childName: 'Mia',
      favoriteAnimal: 'owl',
      storySetting: 'library',
      storyLength: 'short',
      storyTone: 'sleepy',
      coverImage: 'moon',
      createdAt: serverTimestamp(),
    }),
  ],
];

const left = ({ uid }: Person) => rules.given(`departures/${departureId(uid)}`, { requestedAt: Timestamp.now() });
const asThemselves = ({ uid, email }: Person): Firestore => rules.signedIn(uid, { email });

describe.each(LATE_WRITES)('%s of somebody who has left', (_what, path, data) => {
  test('is not taken, and was taken before', async () => {
    const write = () => setDoc(doc(asThemselves(OWNER), path(OWNER)), data(OWNER));
    await left(STRANGER);
    await assertSucceeds(write());
    await rules.forget(path(OWNER));
    await left(OWNER);
    await assertFails(write());
  });
});

test('neither the new favorite nor the renewed one of somebody who has left is taken', async () => {
  const path = `users/${OWNER.uid}/favorites/7`;
  await rules.given(path, { storyId: '7', addedAt: secondsFromNow(-60) });
  await left(OWNER);
  await assertFails(setDoc(doc(asThemselves(OWNER), path), { storyId: '7', addedAt: secondsFromNow(-1) }));
});

test('the mark can be neither read nor set nor taken away by anybody', async () => {
  const mark = `departures/${departureId(OWNER.uid)}`;
  await assertFails(setDoc(doc(asThemselves(STRANGER), mark), { requestedAt: Timestamp.now() }));
  await left(OWNER);
  await assertFails(
    writeBatch(asThemselves(OWNER))
      .delete(doc(asThemselves(OWNER), mark))
      .commit(),
  );
});

test('a batch of thirty, as the outbox of a long flight sends it, looks only once whether somebody has left', async () => {
  const batch = writeBatch(asThemselves(OWNER));
  for (let id = 1; id <= 15; id += 1) {
    batch.set(doc(asThemselves(OWNER), `users/${OWNER.uid}/favorites/${id}`), { storyId: String(id), addedAt: secondsFromNow(-60) });
    batch.set(doc(asThemselves(OWNER), `users/${OWNER.uid}/progress/${id}`), {
      page: 1,
      pageCount: 8,
      finished: false,
      updatedAt: secondsFromNow(-60),
    });
  }
  await assertSucceeds(batch.commit());
  expect(departureId(OWNER.uid)).toMatch(/^[0-9a-f]{64}$/);
});
