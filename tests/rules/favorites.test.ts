import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@tuckaway/domain';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ASTRAL_LETTER, OTHERS, OWNER, secondsFromNow, useRules, without } from './environment.ts';
import { IDS_OF_NO_STORY, STORY_IDS } from './story-ids.ts';

const rules = useRules('demo-rules-favorites');
const FAVORITES = `users/${OWNER.uid}/favorites`;
const PATH = `${FAVORITES}/7`;

function favorite(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { storyId: '7', addedAt: secondsFromNow(-1), title: 'The Lamp in the Library', ...changes };
}

describe('reading favourites', () => {
  test('the owner lists theirs, newest first', async () => {
    await rules.given(PATH, favorite({ addedAt: secondsFromNow(-60) }));
    await rules.given(`${FAVORITES}/8`, favorite({ storyId: '8' }));
    const listed = await assertSucceeds(getDocs(query(collection(rules.owner(), FAVORITES), orderBy('addedAt', 'desc'), limit(18))));
    expect(listed.docs.map((entry) => entry.id)).toEqual(['8', '7']);
  });

  test('the owner asks whether a story is among theirs, by its id and by a query', async () => {
    await rules.given(PATH, favorite());
    const found = await assertSucceeds(getDoc(doc(rules.owner(), PATH)));
    expect(found.exists()).toBe(true);
    const listed = await assertSucceeds(
      getDocs(query(collection(rules.owner(), FAVORITES), where(documentId(), 'in', ['7', '8']), limit(2))),
    );
    expect(listed.size).toBe(1);
    const missing = await assertSucceeds(getDoc(doc(rules.owner(), `${FAVORITES}/8`)));
    expect(missing.exists()).toBe(false);
  });

  test.each(OTHERS)('%s neither gets nor lists them', async (_name, person) => {
    await rules.given(PATH, favorite());
    await assertFails(getDoc(doc(person(rules), PATH)));
    await assertFails(getDocs(query(collection(person(rules), FAVORITES), limit(1))));
    await assertFails(getDocs(query(collection(person(rules), FAVORITES), where('storyId', '==', '7'))));
  });

  test('the owner reads on where a page ended, and no page has more than 30', async () => {
    const addedAt = secondsFromNow(-60);
    for (const storyId of ['7', '8', '9']) await rules.given(`${FAVORITES}/${storyId}`, favorite({ storyId, addedAt }));
    const page = (...more: QueryConstraint[]) =>
      getDocs(query(collection(rules.owner(), FAVORITES), orderBy('addedAt', 'desc'), orderBy(documentId(), 'desc'), ...more));
    const first = await assertSucceeds(page(limit(2)));
    expect(first.docs.map(({ id }) => id)).toEqual(['9', '8']);
    const last = first.docs[1];
    const second = await assertSucceeds(page(startAfter(last?.get('addedAt'), last?.id), limit(2)));
    expect(second.docs.map(({ id }) => id)).toEqual(['7']);
    await assertSucceeds(page(limit(30)));
    await assertFails(page(limit(31)));
    await assertFails(page());
    await assertFails(getDocs(query(collection(rules.owner(), FAVORITES), where('storyId', '==', '7'))));
  });

  test('nobody counts who likes a story, across all families', async () => {
    for (const person of [rules.owner(), rules.stranger(), rules.admin()]) {
      await assertFails(getDocs(query(collectionGroup(person, 'favorites'), where('storyId', '==', '7'))));
    }
  });
});

describe('adding a favourite', () => {
  test.each(STORY_IDS)('the owner adds the story %s', async (storyId) => {
    await assertSucceeds(setDoc(doc(rules.owner(), FAVORITES, storyId), favorite({ storyId })));
  });

  test('the title may be left out', async () => {
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), without(favorite(), 'title')));
  });

  test.each([
    ['the server’s now', () => serverTimestamp()],
    ['a press while offline, weeks ago', () => Timestamp.fromMillis(Date.now() - 30 * 24 * 3_600_000)],
  ])('the moment may be %s', async (_name, addedAt) => {
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), favorite({ addedAt: addedAt() })));
  });

  test('the same press sent twice is one favourite', async () => {
    const press = favorite();
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), press));
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), press));
    const listed = await getDocs(query(collection(rules.owner(), FAVORITES), limit(30)));
    expect(listed.size).toBe(1);
  });

  test('a later press, without a title, renews the favourite', async () => {
    await rules.given(PATH, favorite({ addedAt: secondsFromNow(-3600) }));
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), without(favorite(), 'title')));
  });

  test.each(OTHERS)('%s neither adds nor changes one', async (_name, person) => {
    await assertFails(setDoc(doc(person(rules), PATH), favorite()));
    await rules.given(PATH, favorite());
    await assertFails(setDoc(doc(person(rules), PATH), favorite()));
  });

  test.each(IDS_OF_NO_STORY)('an id %s is refused', async (_name, storyId) => {
    await assertFails(setDoc(doc(rules.owner(), FAVORITES, storyId), favorite({ storyId })));
  });

  test.each([
    ['another story’s id inside', { storyId: '8' }],
    ['the id as a number', { storyId: 7 }],
    ['no id', { storyId: null }],
    ['no moment', { addedAt: null }],
    ['a moment in the future', { addedAt: secondsFromNow(3600) }],
    ['a moment as text', { addedAt: new Date(0).toISOString() }],
    ['a moment as a number', { addedAt: 0 }],
    ['no title where it says it has one', { title: null }],
    ['an empty title', { title: '' }],
    ['a title over the limit', { title: 't'.repeat(LIMITS.favoriteTitle + 1) }],
    ['a title of two-unit letters over the limit', { title: ASTRAL_LETTER.repeat(LIMITS.favoriteTitle / 2 + 1) }],
    ['a title that is a number', { title: 7 }],
    ['a title that is a list', { title: ['The Lamp'] }],
    ['an extra field', { content: '<p>The whole story.</p>' }],
  ])('%s is refused, new or over the one that is there', async (_name, changes) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), favorite(changes)));
    await rules.given(PATH, favorite());
    await assertFails(setDoc(doc(rules.owner(), PATH), favorite(changes)));
  });

  test.each(['storyId', 'addedAt'])('%s has to be there and to stay', async (field) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), without(favorite(), field)));
    await rules.given(PATH, favorite());
    await assertFails(updateDoc(doc(rules.owner(), PATH), { [field]: deleteField() }));
  });

  test.each([
    ['one letter', 't'],
    ['as many units as the limit', 't'.repeat(LIMITS.favoriteTitle)],
    ['two-unit letters up to the limit', ASTRAL_LETTER.repeat(LIMITS.favoriteTitle / 2)],
  ])('a title of %s is taken', async (_name, title) => {
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), favorite({ title })));
  });
});

describe('removing a favourite', () => {
  test('the owner removes it, and a second time does no harm', async () => {
    await rules.given(PATH, favorite());
    await assertSucceeds(deleteDoc(doc(rules.owner(), PATH)));
    await assertSucceeds(deleteDoc(doc(rules.owner(), PATH)));
    expect((await getDoc(doc(rules.owner(), PATH))).exists()).toBe(false);
  });

  test('the owner removes one that was stored under an id of old', async () => {
    await rules.given(`${FAVORITES}/of-old`, favorite());
    await assertSucceeds(deleteDoc(doc(rules.owner(), `${FAVORITES}/of-old`)));
  });

  test.each(OTHERS)('%s does not remove it', async (_name, person) => {
    await rules.given(PATH, favorite());
    await assertFails(deleteDoc(doc(person(rules), PATH)));
  });
});
