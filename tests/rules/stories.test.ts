import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COVER_IDS, LENGTH_IDS, LIMITS, paragraphsToHtml, SETTING_IDS, TONE_IDS } from '@tuckaway/domain';
import {
  Bytes,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ASTRAL_LETTER, EVERYBODY, OTHERS, OWNER, STRANGER, secondsFromNow, useRules, without } from './environment.ts';

const rules = useRules('demo-rules-stories');
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const PATH = `stories/${ID}`;

/** What the app writes when a story has been made. */
function newStory(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    uid: OWNER.uid,
    title: 'The Lamp in the Library',
    content: paragraphsToHtml(['Mia found a lamp.', 'The owl said: “Read to me & sleep.”']),
    childName: 'Mia',
    favoriteAnimal: 'owl',
    storySetting: 'library',
    storyLength: 'short',
    storyTone: 'sleepy',
    coverImage: 'moon',
    createdAt: serverTimestamp(),
    ...changes,
  };
}

function storedStory(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return newStory({ createdAt: Timestamp.fromMillis(1_700_000_000_000), ...changes });
}

function create(changes: Record<string, unknown>): Promise<void> {
  return setDoc(doc(rules.owner(), PATH), newStory(changes));
}

describe('reading a story', () => {
  test('the owner reads their own', async () => {
    await rules.given(PATH, storedStory());
    const story = await assertSucceeds(getDoc(doc(rules.owner(), PATH)));
    expect(story.get('title')).toBe('The Lamp in the Library');
  });

  test.each(OTHERS)('%s does not read it', async (_name, person) => {
    await rules.given(PATH, storedStory());
    await assertFails(getDoc(doc(person(rules), PATH)));
  });

  test.each([
    ['the owner', rules.owner],
    ['a stranger', rules.stranger],
  ])('%s, signed in, is told that a story is missing', async (_name, person) => {
    const story = await assertSucceeds(getDoc(doc(person(), PATH)));
    expect(story.exists()).toBe(false);
  });

  test('someone signed out is not told even that', async () => {
    await assertFails(getDoc(doc(rules.signedOut(), PATH)));
  });

  test('a story that is nobody’s is read by nobody', async () => {
    await rules.given(PATH, without(storedStory(), 'uid'));
    await assertFails(getDoc(doc(rules.owner(), PATH)));
    await assertFails(getDoc(doc(rules.signedOut(), PATH)));
  });
});

describe('listing stories', () => {
  const own = where('uid', '==', OWNER.uid);

  test('the owner lists their own, newest first, up to 100 at once', async () => {
    await rules.given(PATH, storedStory());
    await rules.given('stories/00000000-0000-4000-8000-000000000002', storedStory({ uid: STRANGER.uid }));
    const stories = collection(rules.owner(), 'stories');
    const listed = await assertSucceeds(getDocs(query(stories, own, orderBy('createdAt', 'desc'), limit(100))));
    expect(listed.docs.map((story) => story.id)).toEqual([ID]);
    await assertSucceeds(getDocs(query(stories, own, limit(1))));
  });

  test('an owner without stories gets an empty list', async () => {
    const listed = await assertSucceeds(getDocs(query(collection(rules.owner(), 'stories'), own, limit(100))));
    expect(listed.empty).toBe(true);
  });

  test.each([
    ['more than 100 at once', [own, limit(101)]],
    ['without a limit', [own]],
    ['without a filter', [limit(100)]],
    ['somebody else’s', [where('uid', '==', STRANGER.uid), limit(100)]],
    ['their own and somebody else’s', [where('uid', 'in', [OWNER.uid, STRANGER.uid]), limit(100)]],
    ['everybody’s but their own', [where('uid', '!=', OWNER.uid), limit(100)]],
    ['by a child’s name', [where('childName', '==', 'Mia'), limit(100)]],
  ])('the owner does not list %s', async (_name, constraints) => {
    await rules.given(PATH, storedStory());
    await rules.given('stories/00000000-0000-4000-8000-000000000002', storedStory({ uid: STRANGER.uid }));
    await assertFails(getDocs(query(collection(rules.owner(), 'stories'), ...constraints)));
  });

  test.each(OTHERS)('%s does not list the owner’s', async (_name, person) => {
    await rules.given(PATH, storedStory());
    await assertFails(getDocs(query(collection(person(rules), 'stories'), own, limit(100))));
  });

  test.each(EVERYBODY)('%s does not count all stories', async (_name, person) => {
    await assertFails(getCountFromServer(query(collection(person(rules), 'stories'), limit(100))));
  });

  test.each(EVERYBODY)('%s does not search every collection of this name', async (_name, person) => {
    await assertFails(getDocs(query(collectionGroup(person(rules), 'stories'), own, limit(100))));
  });
});

describe('creating a story', () => {
  test('the owner saves a story under an id of their own choosing', async () => {
    await assertSucceeds(create({}));
  });

  test('the owner saves a story with its template', async () => {
    await assertSucceeds(create({ template: paragraphsToHtml(['{child} found a lamp.']) }));
  });

  test('a story and its favourite are saved in one batch', async () => {
    const batch = writeBatch(rules.owner());
    batch.set(doc(rules.owner(), PATH), newStory());
    batch.set(doc(rules.owner(), `users/${OWNER.uid}/favorites/${ID}`), { storyId: ID, addedAt: serverTimestamp() });
    await assertSucceeds(batch.commit());
  });

  test('the same story sent again is refused, and the first one is there to be found', async () => {
    await assertSucceeds(create({}));
    await assertFails(create({}));
    const story = await assertSucceeds(getDoc(doc(rules.owner(), PATH)));
    expect(story.get('uid')).toBe(OWNER.uid);
  });

  test.each(OTHERS)('%s does not save one in the owner’s name', async (_name, person) => {
    await assertFails(setDoc(doc(person(rules), PATH), newStory()));
  });

  test('someone signed out does not save one for nobody', async () => {
    for (const uid of [null, '']) await assertFails(setDoc(doc(rules.signedOut(), PATH), newStory({ uid })));
  });

  test('a stranger does not take over a story that is there', async () => {
    await rules.given(PATH, storedStory());
    await assertFails(setDoc(doc(rules.stranger(), PATH), newStory({ uid: STRANGER.uid })));
  });

  test.each([
    ['in capitals', ID.toUpperCase()],
    ['without hyphens', ID.replaceAll('-', '')],
    ['with something before it', `x${ID}`],
    ['with something after it', `${ID}0`],
    ['with a line break after it', `${ID}\n`],
    ['that is a number', '7'],
    ['that is a word', 'featured'],
    ['with a letter that no UUID has', ID.replace('f', 'g')],
  ])('an id %s is refused', async (_name, id) => {
    await assertFails(setDoc(doc(rules.owner(), 'stories', id), newStory()));
  });

  test.each(Object.keys(newStory()))('%s has to be there', async (field) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), without(newStory(), field)));
    await assertFails(create({ [field]: null }));
  });

  test.each([
    ['an extra field', { rating: 5 }],
    ['an extra field that says nothing', { note: null }],
    ['an id inside the document', { id: ID }],
    ['a template that is nothing', { template: null }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(create(changes));
  });

  test.each(Object.keys(newStory({ template: '' })))('%s of a wrong type is refused', async (field) => {
    for (const value of [7, true, ['owl'], { owl: 'owl' }, Bytes.fromUint8Array(new Uint8Array([111]))]) {
      await assertFails(create({ [field]: value }));
    }
  });

  test.each([
    ['title', LIMITS.storyTitle],
    ['content', LIMITS.storyContent],
    ['template', LIMITS.storyContent],
    ['childName', LIMITS.childName],
    ['favoriteAnimal', LIMITS.favoriteAnimal],
  ])('%s has between 1 and %i units of text', async (field, most) => {
    await assertFails(create({ [field]: '' }));
    await assertFails(create({ [field]: 'a'.repeat(most + 1) }));
    await assertFails(create({ [field]: ASTRAL_LETTER.repeat(most / 2 + 1) }));
    await assertFails(create({ [field]: `${ASTRAL_LETTER.repeat(most / 2)}a` }));
    for (const text of ['a', 'a'.repeat(most), ASTRAL_LETTER.repeat(most / 2)]) {
      await assertSucceeds(setDoc(doc(rules.owner(), 'stories', crypto.randomUUID()), newStory({ [field]: text })));
    }
  });

  test.each([
    ['storySetting', SETTING_IDS],
    ['storyLength', LENGTH_IDS],
    ['storyTone', TONE_IDS],
    ['coverImage', COVER_IDS],
  ])('%s is one of the choices', async (field, choices) => {
    for (const choice of choices) {
      await assertSucceeds(setDoc(doc(rules.owner(), 'stories', crypto.randomUUID()), newStory({ [field]: choice })));
    }
    for (const other of ['', 'volcano', choices[0].toUpperCase(), `${choices[0]} `]) await assertFails(create({ [field]: other }));
  });

  test.each([
    ['the device’s', () => secondsFromNow(0)],
    ['a past one', () => Timestamp.fromMillis(0)],
    ['a future one', () => secondsFromNow(3600)],
    ['one as text', () => new Date().toISOString()],
  ])('the date is the server’s: %s is refused', async (_name, createdAt) => {
    await assertFails(create({ createdAt: createdAt() }));
  });
});

describe('the names of child and animal', () => {
  test.each([
    'Mia',
    'Jean-Luc',
    'O’Neil',
    "D'Arcy",
    'Núria Gal·la',
    'Dr. Fox, Jr.',
    'Ṣọlá',
    'İpek',
    'Łucja',
    'Зоя',
    'Ελένη',
    'नेहा',
    'محمد',
    'נֹעָה',
    '李明',
    'ひなた',
    '지우',
    '𠮷野',
    'Zoe\u0301',
    'می\u200Cرا',
    'क्\u200Dष',
  ])('%s is a name', async (name) => {
    await assertSucceeds(create({ childName: name, favoriteAnimal: name }));
  });

  test.each([
    ['a digit', 'Mia2'],
    ['markup', '<b>Mia</b>'],
    ['an ampersand', 'Mia & Tom'],
    ['an emoji', 'Mia 🦊'],
    ['a line break', 'Mia\nTom'],
    ['a line break at the end', 'Mia\n'],
    ['a tab', 'Mia\tTom'],
    ['a no-break space', 'Mia\u00A0Tom'],
    ['a colon', 'system: Mia'],
    ['a brace', '{child}'],
    ['a quotation mark', 'Mia "Bee"'],
    ['a slash', 'Mia/Tom'],
    ['a backslash', 'Mia\\'],
    ['an underscore', 'Mia_Tom'],
    ['a space in front', ' Mia'],
    ['a hyphen in front', '-Mia'],
    ['spaces alone', '   '],
    ['a joiner in front', '\u200CMia'],
    ['a joiner at the end', 'Mia\u200D'],
    ['two joiners together', 'Mi\u200C\u200Da'],
    ['a joiner beside a space', 'Mia \u200CTom'],
    ['a zero-width space', 'Mi\u200Ba'],
    ['a change of writing direction', 'Mia\u202E'],
  ])('%s is refused', async (_name, text) => {
    await assertFails(create({ childName: text }));
    await assertFails(create({ favoriteAnimal: text }));
  });
});

describe('a story that is saved', () => {
  const CHANGES: Record<string, unknown> = {
    uid: STRANGER.uid,
    title: 'Another',
    content: '<p>Another.</p>',
    childName: 'Tom',
    coverImage: 'ocean',
    createdAt: serverTimestamp(),
    template: '<p>{child}</p>',
    extra: true,
  };

  test.each(Object.keys(CHANGES))('stays as it is, even for the owner: %s', async (field) => {
    await rules.given(PATH, storedStory());
    await assertFails(updateDoc(doc(rules.owner(), PATH), { [field]: CHANGES[field] }));
    await assertFails(updateDoc(doc(rules.owner(), PATH), { [field]: deleteField() }));
  });

  test.each(OTHERS)('is not changed by %s', async (_name, person) => {
    await rules.given(PATH, storedStory());
    await assertFails(updateDoc(doc(person(rules), PATH), { title: 'Another' }));
    await assertFails(setDoc(doc(person(rules), PATH), { uid: STRANGER.uid }, { merge: true }));
  });

  test('is deleted by its owner', async () => {
    await rules.given(PATH, storedStory());
    await assertSucceeds(deleteDoc(doc(rules.owner(), PATH)));
    expect((await getDoc(doc(rules.owner(), PATH))).exists()).toBe(false);
  });

  test.each(OTHERS)('is not deleted by %s', async (_name, person) => {
    await rules.given(PATH, storedStory());
    await assertFails(deleteDoc(doc(person(rules), PATH)));
  });

  test.each(EVERYBODY)('has nothing below it for %s', async (_name, person) => {
    await rules.given(PATH, storedStory());
    await assertFails(getDoc(doc(person(rules), `${PATH}/notes/1`)));
    await assertFails(setDoc(doc(person(rules), `${PATH}/notes/1`), { uid: OWNER.uid }));
  });
});
