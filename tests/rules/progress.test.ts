import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@tuckaway/domain';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { OTHERS, OWNER, secondsFromNow, useRules, without } from './environment.ts';
import { IDS_OF_NO_STORY, STORY_IDS } from './story-ids.ts';

const rules = useRules('demo-rules-progress');
const PROGRESS = `users/${OWNER.uid}/progress`;
const PATH = `${PROGRESS}/7`;

function progress(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { page: 3, pageCount: 8, finished: false, updatedAt: secondsFromNow(-1), ...changes };
}

describe('reading the progress', () => {
  test('the owner gets and lists theirs, and is told where there is none', async () => {
    await rules.given(PATH, progress());
    const found = await assertSucceeds(getDoc(doc(rules.owner(), PATH)));
    expect(found.get('page')).toBe(3);
    const listed = await assertSucceeds(getDocs(collection(rules.owner(), PROGRESS)));
    expect(listed.size).toBe(1);
    const missing = await assertSucceeds(getDoc(doc(rules.owner(), `${PROGRESS}/8`)));
    expect(missing.exists()).toBe(false);
  });

  test.each(OTHERS)('%s neither gets nor lists it', async (_name, person) => {
    await rules.given(PATH, progress());
    await assertFails(getDoc(doc(person(rules), PATH)));
    await assertFails(getDocs(query(collection(person(rules), PROGRESS), limit(1))));
  });

  test('nobody looks across all families', async () => {
    for (const person of [rules.owner(), rules.stranger(), rules.admin()]) {
      await assertFails(getDocs(query(collectionGroup(person, 'progress'), limit(1))));
    }
  });
});

describe('keeping the progress', () => {
  test.each(STORY_IDS)('the owner keeps it for the story %s', async (storyId) => {
    await assertSucceeds(setDoc(doc(rules.owner(), PROGRESS, storyId), progress()));
  });

  test.each(IDS_OF_NO_STORY)('an id %s is refused', async (_name, storyId) => {
    await assertFails(setDoc(doc(rules.owner(), PROGRESS, storyId), progress()));
  });

  test('the owner turns the page, and sending it twice does no harm', async () => {
    await rules.given(PATH, progress());
    const next = progress({ page: 4 });
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), next));
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), next));
    await assertSucceeds(updateDoc(doc(rules.owner(), PATH), { page: 8, finished: true, updatedAt: serverTimestamp() }));
  });

  test.each(OTHERS)('%s neither keeps nor changes it', async (_name, person) => {
    await assertFails(setDoc(doc(person(rules), PATH), progress()));
    await rules.given(PATH, progress());
    await assertFails(updateDoc(doc(person(rules), PATH), { page: 1 }));
  });

  test.each([
    ['a story of one page', { page: 1, pageCount: 1 }],
    ['the last page of the longest story', { page: LIMITS.curatedPages, pageCount: LIMITS.curatedPages }],
    ['a finished story', { page: 8, finished: true }],
    ['a finished story begun again', { page: 1, finished: true }],
    ['a page read weeks ago, offline', { updatedAt: Timestamp.fromMillis(Date.now() - 30 * 24 * 3_600_000) }],
    ['the server’s now', { updatedAt: serverTimestamp() }],
  ])('%s is taken', async (_name, changes) => {
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), progress(changes)));
  });

  test.each([
    ['page 0', { page: 0 }],
    ['a page below 0', { page: -1 }],
    ['a page after the last', { page: 9 }],
    ['half a page', { page: 1.5 }],
    ['a page as text', { page: '3' }],
    ['no page', { page: null }],
    ['a story without pages', { page: 0, pageCount: 0 }],
    ['more pages than a story can have', { pageCount: LIMITS.curatedPages + 1 }],
    ['a number of pages that is none', { pageCount: 8.5 }],
    ['a number of pages as text', { page: '3', pageCount: '8' }],
    ['no number of pages', { pageCount: null }],
    ['a finish as text', { finished: 'no' }],
    ['a finish as a number', { finished: 0 }],
    ['no finish', { finished: null }],
    ['a moment in the future', { updatedAt: secondsFromNow(3600) }],
    ['a moment as text', { updatedAt: new Date(0).toISOString() }],
    ['a moment as a number', { updatedAt: 0 }],
    ['no moment', { updatedAt: null }],
    ['an extra field', { storyId: '7' }],
  ])('%s is refused, new or over the one that is there', async (_name, changes) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), progress(changes)));
    await rules.given(PATH, progress());
    await assertFails(updateDoc(doc(rules.owner(), PATH), changes));
  });

  test.each(Object.keys(progress()))('%s has to be there and to stay', async (field) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), without(progress(), field)));
    await rules.given(PATH, progress());
    await assertFails(updateDoc(doc(rules.owner(), PATH), { [field]: deleteField() }));
  });
});

describe('forgetting the progress', () => {
  test('the owner forgets it, and a second time does no harm', async () => {
    await rules.given(PATH, progress());
    await assertSucceeds(deleteDoc(doc(rules.owner(), PATH)));
    await assertSucceeds(deleteDoc(doc(rules.owner(), PATH)));
  });

  test.each(OTHERS)('%s does not', async (_name, person) => {
    await rules.given(PATH, progress());
    await assertFails(deleteDoc(doc(person(rules), PATH)));
  });
});
