import { describe, expect, it } from 'vitest';
import { appUser, initials, profileDisplayName, seesAdminPanel } from './person.ts';

it.each([
  [{ displayName: 'Noor', email: 'n@example.com' }, 'Noor'],
  [{ displayName: '  ', email: 'n.haddad@example.com' }, 'n.haddad'],
  [{ displayName: null, email: null }, 'Anonymous'],
  [{ displayName: 'x'.repeat(300), email: null }, 'x'.repeat(100)],
  [{ displayName: `${'x'.repeat(99)}🦊`, email: null }, 'x'.repeat(99)],
])('the display name of a new profile of %j is %s [spec 4.3]', (identity, name) => {
  expect(profileDisplayName(identity)).toBe(name);
});

describe('the app user', () => {
  const identity = { uid: 'u1', email: 'a@example.com', displayName: 'Ada' };

  it('is premium only if the profile says so [spec 3.2, 6.3]', () => {
    const profile = { displayName: 'A', email: 'a@example.com', subscription: 'premium' as const, createdAt: 5 };
    expect(appUser(identity, profile, 9)).toEqual({
      id: 0,
      email: 'a@example.com',
      firebaseUid: 'u1',
      displayName: 'A',
      isPremium: true,
      createdAt: 5,
    });
  });

  it('falls back to the auth data without a profile, never premium [spec 4.4]', () => {
    expect(appUser(identity, null, 9)).toMatchObject({ displayName: 'Ada', isPremium: false, createdAt: 9 });
  });
});

describe('initials', () => {
  it.each([
    ['Noor Haddad', 'n@example.com', 'NH'],
    ['Anna Maria Lind', '', 'AM'],
    ['cher', '', 'C'],
    ['', 'kim.lee@example.com', 'KL'],
    ['👩 Ökan', '', 'Ö'],
    ['अनन्या राव', '', 'अरा'],
    ['', '', ''],
  ])('of “%s” (%s) are “%s” [spec 2.49, 5.12, 9.5]', (name, email, expected) => {
    expect(initials(name, email)).toBe(expected);
  });

  it.each([
    ['ßen ßar', 'SS'],
    ['ﬃ', 'F'],
    ['ʻOlu ŉ', 'ON'],
    ['ǆamija ﬁnn', 'DF'],
    ['ᾳ ῾', 'Α'],
    ['James O’Beirne', 'JO'],
  ])('of “%s” are “%s”, at most two letters [fault 7]', (name, expected) => expect(initials(name, '')).toBe(expected));
});

describe('the admin list', () => {
  it('has exactly the three addresses [spec 5.13, 9.14]', () => {
    expect(['admin@example.com', 'editor@example.com', 'OWNER@example.com'].every((email) => seesAdminPanel(email))).toBe(true);
    expect(seesAdminPanel('admin@example.com.evil.test')).toBe(false);
  });

  it('is a deployment’s own where it has one', () => {
    expect(seesAdminPanel('Ada@tales.org', ['ada@tales.org'])).toBe(true);
    expect(seesAdminPanel('admin@example.com', ['ada@tales.org'])).toBe(false);
  });
});
