import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ADMIN_EMAILS, LIMITS } from '@tuckaway/domain';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
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

const rules = useRules('demo-rules-users');
const PATH = `users/${OWNER.uid}`;

/** What the app writes at the first sign-in. */
function newProfile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { displayName: 'Robin', email: OWNER.email, subscription: 'free', createdAt: serverTimestamp(), ...changes };
}

function storedProfile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return newProfile({ createdAt: Timestamp.fromMillis(1_700_000_000_000), ...changes });
}

describe('reading a profile', () => {
  test('the owner reads their own', async () => {
    await rules.given(PATH, storedProfile());
    const profile = await assertSucceeds(getDoc(doc(rules.owner(), PATH)));
    expect(profile.get('displayName')).toBe('Robin');
  });

  test('the owner is told that theirs is missing', async () => {
    const profile = await assertSucceeds(getDoc(doc(rules.owner(), PATH)));
    expect(profile.exists()).toBe(false);
  });

  test.each(OTHERS)('%s does not read it', async (_name, person) => {
    await rules.given(PATH, storedProfile());
    await assertFails(getDoc(doc(person(rules), PATH)));
  });

  test.each(OTHERS)('%s does not learn whether it exists', async (_name, person) => {
    await assertFails(getDoc(doc(person(rules), PATH)));
  });

  test.each(EVERYBODY)('%s does not list profiles', async (_name, person) => {
    await assertFails(getDocs(query(collection(person(rules), 'users'), limit(1))));
  });

  test('the owner does not list profiles by their own id or e-mail either', async () => {
    const users = collection(rules.owner(), 'users');
    await assertFails(getDocs(query(users, where(documentId(), '==', OWNER.uid))));
    await assertFails(getDocs(query(users, where('email', '==', OWNER.email))));
  });
});

describe('creating a profile', () => {
  test('the owner creates theirs, free, dated by the server', async () => {
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), newProfile()));
  });

  test.each([
    ['a stranger', rules.stranger, STRANGER.email],
    ['someone signed out', rules.signedOut, ''],
    ['someone on the admin list', rules.admin, ADMIN_EMAILS[0]],
  ])('%s does not create it, with the owner’s e-mail or their own', async (_name, person, email) => {
    await assertFails(setDoc(doc(person(), PATH), newProfile()));
    await assertFails(setDoc(doc(person(), PATH), newProfile({ email })));
  });

  test.each(['displayName', 'email', 'subscription', 'createdAt'])('%s has to be there', async (field) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), without(newProfile(), field)));
    await assertFails(setDoc(doc(rules.owner(), PATH), newProfile({ [field]: null })));
  });

  test.each([
    ['an extra field', { isPremium: true }],
    ['an extra field that says nothing', { note: null }],
    ['a role', { role: 'admin' }],
    ['a list of hidden stories', { hiddenStories: [] }],
    ['a name that is a number', { displayName: 7 }],
    ['a name that is a list', { displayName: ['Robin'] }],
    ['an empty name', { displayName: '' }],
    ['a name over the limit', { displayName: 'n'.repeat(LIMITS.displayName + 1) }],
    ['a name of two-unit letters over the limit', { displayName: ASTRAL_LETTER.repeat(LIMITS.displayName / 2 + 1) }],
    ['an e-mail that is not the account’s', { email: 'stranger@example.com' }],
    ['the account’s e-mail in capitals', { email: OWNER.email.toUpperCase() }],
    ['no e-mail though the account has one', { email: '' }],
    ['an e-mail that is a list', { email: [OWNER.email] }],
    ['a date of the device', { createdAt: secondsFromNow(0) }],
    ['a date in the past', { createdAt: Timestamp.fromMillis(0) }],
    ['a date in the future', { createdAt: secondsFromNow(3600) }],
    ['a date as text', { createdAt: new Date().toISOString() }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), newProfile(changes)));
  });

  test.each([
    ['one letter', 'R'],
    ['as many letters as the limit', 'n'.repeat(LIMITS.displayName)],
    ['two-unit letters up to the limit', ASTRAL_LETTER.repeat(LIMITS.displayName / 2)],
    ['the name that stands in where none is known', 'Anonymous'],
  ])('a name of %s is taken', async (_name, displayName) => {
    await assertSucceeds(setDoc(doc(rules.owner(), PATH), newProfile({ displayName })));
  });

  test('an account without e-mail has an empty one, and no other', async () => {
    const person = rules.signedIn('phone-uid');
    await assertFails(setDoc(doc(person, 'users/phone-uid'), newProfile({ email: OWNER.email })));
    await assertSucceeds(setDoc(doc(person, 'users/phone-uid'), newProfile({ email: '' })));
  });

  test.each([
    ['as long as the limit', LIMITS.email, assertSucceeds],
    ['over the limit', LIMITS.email + 1, assertFails],
  ] as const)('an account’s e-mail %s', async (_name, length, outcome) => {
    const email = `${'e'.repeat(length - '@example.com'.length)}@example.com`;
    await outcome(setDoc(doc(rules.signedIn(`${length}-uid`, { email }), `users/${length}-uid`), newProfile({ email })));
  });

  test('an e-mail that is not text is refused even where the token says the same', async () => {
    const email = ['parent@example.com'];
    const person = rules.signedIn('odd-uid', { email: email as unknown as string });
    await assertFails(setDoc(doc(person, 'users/odd-uid'), newProfile({ email })));
  });
});

describe('changing a profile', () => {
  test('the owner changes the name they go by', async () => {
    await rules.given(PATH, storedProfile());
    await assertSucceeds(updateDoc(doc(rules.owner(), PATH), { displayName: 'Robin and Kim' }));
  });

  test('the owner of a profile with hidden stories reads them, and changes the name beside them', async () => {
    await rules.given(PATH, storedProfile({ hiddenStories: ['7'] }));
    await assertSucceeds(updateDoc(doc(rules.owner(), PATH), { displayName: 'Kim' }));
    expect((await getDoc(doc(rules.owner(), PATH))).get('hiddenStories')).toEqual(['7']);
  });

  test.each([
    ['fills', arrayUnion('8')],
    ['empties', arrayRemove('7')],
    ['replaces', ['9']],
    ['removes', deleteField()],
  ])('no client %s the list of hidden stories: reporting and showing again go through the server', async (_how, hiddenStories) => {
    await rules.given(PATH, storedProfile({ hiddenStories: ['7'] }));
    await assertFails(updateDoc(doc(rules.owner(), PATH), { hiddenStories }));
    await assertFails(updateDoc(doc(rules.owner(), PATH), { displayName: 'Kim', hiddenStories }));
  });

  test('a premium owner changes the name and stays premium', async () => {
    await rules.given(PATH, storedProfile({ subscription: 'premium' }));
    await assertSucceeds(updateDoc(doc(rules.owner(), PATH), { displayName: 'Kim' }));
    const profile = await getDoc(doc(rules.owner(), PATH));
    expect(profile.get('subscription')).toBe('premium');
  });

  test('the owner changes the name after the account’s e-mail has changed', async () => {
    await rules.given(PATH, storedProfile({ email: 'earlier@example.com' }));
    await assertSucceeds(updateDoc(doc(rules.owner(), PATH), { displayName: 'Kim' }));
  });

  test.each(OTHERS)('%s changes nothing', async (_name, person) => {
    await rules.given(PATH, storedProfile());
    await assertFails(updateDoc(doc(person(rules), PATH), { displayName: 'Kim' }));
  });

  test.each([
    ['an empty name', ''],
    ['a name over the limit', 'n'.repeat(LIMITS.displayName + 1)],
    ['no name', null],
    ['a name that is a number', 7],
    ['a name that is a list', ['Kim']],
    ['a name taken out', deleteField()],
  ])('%s is refused', async (_name, displayName) => {
    await rules.given(PATH, storedProfile());
    await assertFails(updateDoc(doc(rules.owner(), PATH), { displayName }));
  });

  test.each([
    ['the e-mail', { email: 'other@example.com' }],
    ['the e-mail to the account’s new one', { email: OWNER.email }],
    ['the day of joining', { createdAt: serverTimestamp() }],
    ['a field of one’s own', { isPremium: true }],
    ['the name and another field', { displayName: 'Kim', note: 'hello' }],
    ['the e-mail by taking it out', { email: deleteField() }],
  ])('%s stays as it is', async (_name, changes) => {
    await rules.given(PATH, storedProfile({ email: 'earlier@example.com' }));
    await assertFails(updateDoc(doc(rules.owner(), PATH), changes));
  });

  test('a profile is not put over the one that is there', async () => {
    await rules.given(PATH, storedProfile());
    await assertFails(setDoc(doc(rules.owner(), PATH), newProfile()));
  });
});

describe('the plan is not a client’s to change', () => {
  test.each(['premium', 'Free', 'trial', '', null, true, 1])('no profile starts with the plan %j', async (subscription) => {
    await assertFails(setDoc(doc(rules.owner(), PATH), newProfile({ subscription })));
  });

  test.each([
    ['premium', { subscription: 'premium' }],
    ['premium together with a new name', { displayName: 'Kim', subscription: 'premium' }],
    ['another plan', { subscription: 'trial' }],
    ['no plan', { subscription: deleteField() }],
  ])('a free profile does not become %s', async (_name, changes) => {
    await rules.given(PATH, storedProfile());
    await assertFails(updateDoc(doc(rules.owner(), PATH), changes));
  });

  test('a premium profile does not become free by the client', async () => {
    await rules.given(PATH, storedProfile({ subscription: 'premium' }));
    await assertFails(updateDoc(doc(rules.owner(), PATH), { subscription: 'free' }));
  });

  test('merging premium in fails, whether the profile is there or not', async () => {
    await assertFails(setDoc(doc(rules.owner(), PATH), { subscription: 'premium' }, { merge: true }));
    await rules.given(PATH, storedProfile());
    await assertFails(setDoc(doc(rules.owner(), PATH), { subscription: 'premium' }, { merge: true }));
  });

  test('creating free and changing to premium in one batch fails as a whole', async () => {
    const batch = writeBatch(rules.owner());
    batch.set(doc(rules.owner(), PATH), newProfile());
    batch.update(doc(rules.owner(), PATH), { subscription: 'premium' });
    await assertFails(batch.commit());
    expect((await getDoc(doc(rules.owner(), PATH))).exists()).toBe(false);
  });

  test('deleting and creating again fails, one by one and in one batch', async () => {
    await rules.given(PATH, storedProfile());
    await assertFails(deleteDoc(doc(rules.owner(), PATH)));
    const batch = writeBatch(rules.owner());
    batch.delete(doc(rules.owner(), PATH));
    batch.set(doc(rules.owner(), PATH), newProfile({ subscription: 'premium' }));
    await assertFails(batch.commit());
  });

  test.each([
    ['a claim of being premium', { subscription: 'premium' }],
    ['a claim of being an admin', { admin: true }],
  ])('%s in the token changes nothing', async (_name, claim) => {
    const person = rules.signedIn(OWNER.uid, { email: OWNER.email, ...claim });
    await assertFails(setDoc(doc(person, PATH), newProfile({ subscription: 'premium' })));
    await rules.given(PATH, storedProfile());
    await assertFails(updateDoc(doc(person, PATH), { subscription: 'premium' }));
  });

  test('someone on the admin list does not make anyone premium, not even themselves', async () => {
    await rules.given(PATH, storedProfile());
    await rules.given('users/admin-uid', storedProfile({ email: 'admin@example.com' }));
    await assertFails(updateDoc(doc(rules.admin(), PATH), { subscription: 'premium' }));
    await assertFails(updateDoc(doc(rules.admin(), 'users/admin-uid'), { subscription: 'premium' }));
  });
});

describe('deleting a profile', () => {
  test.each(EVERYBODY)('%s does not', async (_name, person) => {
    await rules.given(PATH, storedProfile());
    await assertFails(deleteDoc(doc(person(rules), PATH)));
  });
});
