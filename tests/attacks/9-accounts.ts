/** Accounts: an agreement is stored once, with the server's time, and a profile's email is the token's. */
import { CURRENT_TERMS } from '../../domain/src/index.ts';
import { get, listOf } from '../rules/cases.ts';
import { agreement } from '../rules/documents.ts';
import type { TestUser } from '../rules/users.ts';
import { type Fields, flag, ONE_OF_EACH_TYPE, put, remove, SERVER_TIME, text } from '../rules/values.ts';
import type { Attack, Finding } from './support/attack.ts';
import { reading, writing } from './support/requests.ts';
import type { World } from './support/world.ts';

/** Versions that were never published. */
const VERSIONS = [
  '2026-11-23',
  '2026-11-29',
  '2027-01-01',
  '2025-01-01',
  '9999-12-31',
  'current',
  '1',
  `${CURRENT_TERMS} `,
  `${CURRENT_TERMS}x`,
  '２０２６-11-24',
  '{version}',
];

const agreements = ({ attacker, victim, anonymous, visitor }: World): Attack[] => {
  const own = `users/${attacker.uid}/agreements`;
  const path = `${own}/${CURRENT_TERMS}`;
  const theirs = `users/${victim.uid}/agreements/${CURRENT_TERMS}`;
  const others = { 'another user': attacker.user, 'an anonymous user': anonymous.user, 'a visitor': visitor };
  return [
    ...VERSIONS.map((version) => writing(`an agreement to ${version}`, attacker.user, put(`${own}/${version}`, agreement()))),
    writing('a second agreement', attacker.user, put(path, agreement())),
    writing('a changed agreement', attacker.user, put(path, { agreedAt: SERVER_TIME }, { mask: ['agreedAt'] })),
    writing('an agreement taken back', attacker.user, remove(path)),
    writing('an agreement taken back and given again', attacker.user, remove(path), put(path, agreement())),
    reading('all own agreements', attacker.user, listOf(own)),
    ...Object.entries(others).flatMap(([who, user]) => [
      writing(`the victim’s agreement by ${who}`, user, put(theirs, agreement())),
      reading(`the victim’s agreement read by ${who}`, user, get(theirs)),
    ]),
    writing(
      'an own agreement by an anonymous user',
      anonymous.user,
      put(`users/${anonymous.uid}/agreements/${CURRENT_TERMS}`, agreement()),
    ),
  ];
};

const emails = ({ attacker, victim, anonymous, visitor }: World): Attack[] => {
  const own = `users/${attacker.uid}`;
  const moved: TestUser = { uid: attacker.uid, claims: { email: 'moved@example.com' } };
  const sent = (name: string, user: TestUser, fields: Fields, mask = Object.keys(fields), path = own) =>
    writing(name, user, put(path, fields, { mask }));
  const more: Fields = {
    displayName: text('Moved'),
    subscription: text('premium'),
    createdAt: SERVER_TIME,
    hiddenStories: text(''),
    emailVerified: flag(true),
    role: text('admin'),
  };
  return [
    ...['victim@example.com', '', 'MOVED@example.com', 'moved@example.com ', `moved@example.com\u200B`, 'a'.repeat(400)].map((email) =>
      sent(`the email “${email.slice(0, 30)}”`, moved, { email: text(email) }),
    ),
    ...Object.entries(ONE_OF_EACH_TYPE).map(([type, value]) => sent(`the email as ${type}`, moved, { email: value })),
    ...Object.entries(more).map(([field, value]) =>
      sent(`the token’s email together with ${field}`, moved, { email: text('moved@example.com'), [field]: value }),
    ),
    ...['displayName', 'subscription', 'createdAt'].map((field) =>
      sent(`the token’s email without ${field}`, moved, { email: text('moved@example.com') }, ['email', field]),
    ),
    sent('no email', moved, {}, ['email']),
    sent('the victim’s email', attacker.user, { email: text(victim.email) }),
    sent('an email in the victim’s profile', moved, { email: text('moved@example.com') }, ['email'], `users/${victim.uid}`),
    sent('an email by an anonymous user', { ...anonymous.user, uid: attacker.uid }, { email: text('') }),
    sent('an email by a visitor', visitor, { email: text('') }),
    writing('a profile replaced', moved, put(own, { email: text('moved@example.com') })),
  ];
};

export const accounts: Finding<World> = {
  name: '9 agreements and emails of profiles',
  prepare: (world) => ({ attacks: [...agreements(world), ...emails(world)] }),
};
