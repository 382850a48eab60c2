import { assertFails } from '@firebase/rules-unit-testing';
import { ADMIN_EMAILS } from '@tuckaway/domain';
import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { EVERYBODY, OWNER, useRules } from './environment.ts';

const rules = useRules('demo-rules-closed');

/** The server's own, paths that do not exist yet, and places beside and below what a family owns. */
const CLOSED = [
  'curatedStories/draft',
  'publishedStories/7',
  'publishedLists/featured',
  'system/counters',
  'storyRequests/owner_6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a',
  'storyUsage/owner',
  'storyReports/owner_7',
  'pushSubscriptions/1',
  'pushRuns/1',
  'pushAnnouncements/1',
  'shares/1',
  'admins/1',
  'Stories/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  `profiles/${OWNER.uid}`,
  `users/${OWNER.uid}/subscription/current`,
  `users/${OWNER.uid}/stories/3f2504e0-4f89-41d3-9a0c-0305e82c3301`,
  `users/${OWNER.uid}/favorites/7/notes/1`,
  `users/${OWNER.uid}/progress/7/pages/1`,
  'favorites/7',
  'progress/7',
];

describe.each(CLOSED)('%s is closed', (path) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  // Fields that other rules go by, so that a rule matching too much would be noticed.
  const data = { uid: OWNER.uid, storyId: '7', published: true };

  test.each(EVERYBODY)('%s reads nothing there', async (_name, person) => {
    await assertFails(getDoc(doc(person(rules), path)));
    await rules.given(path, data);
    await assertFails(getDoc(doc(person(rules), path)));
    await assertFails(getDocs(query(collection(person(rules), folder), limit(1))));
    await assertFails(getDocs(query(collection(person(rules), folder), where('uid', '==', OWNER.uid), limit(1))));
  });

  test.each(EVERYBODY)('%s writes nothing there', async (_name, person) => {
    await assertFails(setDoc(doc(person(rules), path), data));
    await rules.given(path, data);
    await assertFails(updateDoc(doc(person(rules), path), { published: false }));
    await assertFails(deleteDoc(doc(person(rules), path)));
  });
});

describe('the admin list has no power', () => {
  test.each(ADMIN_EMAILS)('%s neither reads drafts nor publishes, verified or not', async (email) => {
    await rules.given('curatedStories/draft', { title: 'A draft', published: false });
    for (const email_verified of [true, false]) {
      const db = rules.signedIn(`${email}-${email_verified}`, { email, email_verified });
      await assertFails(getDoc(doc(db, 'curatedStories/draft')));
      await assertFails(updateDoc(doc(db, 'curatedStories/draft'), { published: true }));
      await assertFails(setDoc(doc(db, 'publishedLists/featured'), { stories: [] }));
    }
  });

  test('claims that nobody gave do not open anything', async () => {
    const db = rules.signedIn('claimant', { admin: true, role: 'admin', premium: true });
    await assertFails(getDocs(query(collection(db, 'curatedStories'), limit(1))));
    await assertFails(getDocs(query(collectionGroup(db, 'curatedStories'), limit(1))));
  });
});
