/** Accounts: an agreement is stored once, with the server's time, and a profile's email is the token's. */
import { CURRENT_TERMS } from '../../domain/src/index.ts';
import { database } from '../functions/support/support.ts';
import { get, listOf } from '../rules/cases.ts';
import { agreement } from '../rules/documents.ts';
import type { TestUser } from '../rules/users.ts';
import { type Fields, flag, LONG_AGO, moment, ONE_OF_EACH_TYPE, put, remove, SERVER_TIME, text } from '../rules/values.ts';
import type { Attack, Finding } from './support/attack.ts';
import { commit } from './support/requests.ts';
import type { World } from './support/world.ts';

/** Versions that were never published. */
const VERSIONS = [
  '2026-11-23',
  '2026-11-25',
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
  const sent = (name: string, user: TestUser, ...writes: object[]): Attack => ({ name, user, database: commit(...writes) });
  const wrong: Record<string, Fields> = {
    ...Object.fromEntries(Object.entries(ONE_OF_EACH_TYPE).map(([type, value]) => [`dated by ${type}`, { agreedAt: value }])),
    'dated back': agreement({ agreedAt: moment(-60) }),
    'dated forward': agreement({ agreedAt: moment(60) }),
    'dated long ago': agreement({ agreedAt: LONG_AGO }),
    'without a date': {},
    'with another field': agreement({ version: text('all') }),
    'with a second date': agreement({ withdrawnAt: SERVER_TIME }),
    'with an empty note': agreement({ note: text('') }),
  };
  return [
    ...VERSIONS.map((version) => sent(`an agreement to ${version}`, attacker.user, put(`${own}/${version}`, agreement()))),
    ...Object.entries(wrong).map(([what, fields]) =>
      sent(`an agreement ${what}`, victim.user, put(`users/${victim.uid}/agreements/${CURRENT_TERMS}`, fields)),
    ),
    sent('a second agreement', attacker.user, put(path, agreement())),
    sent('a changed agreement', attacker.user, put(path, { agreedAt: SERVER_TIME }, { mask: ['agreedAt'] })),
    sent('an agreement taken back', attacker.user, remove(path)),
    sent('an agreement taken back and given again', attacker.user, remove(path), put(path, agreement())),
    { name: 'all own agreements', user: attacker.user, database: listOf(own) },
    ...Object.entries({ 'another user': attacker.user, 'an anonymous user': anonymous.user, 'a visitor': visitor }).flatMap(
      ([who, user]) => [
        sent(`the victim’s agreement by ${who}`, user, put(`users/${victim.uid}/agreements/${CURRENT_TERMS}`, agreement())),
        { name: `the victim’s agreement read by ${who}`, user, database: get(`users/${victim.uid}/agreements/${CURRENT_TERMS}`) },
      ],
    ),
    sent('an own agreement by an anonymous user', anonymous.user, put(`users/${anonymous.uid}/agreements/${CURRENT_TERMS}`, agreement())),
  ];
};

const emails = ({ attacker, victim, anonymous, visitor }: World): Attack[] => {
  const own = `users/${attacker.uid}`;
  const moved: TestUser = { uid: attacker.uid, claims: { email: 'moved@example.com' } };
  const sent = (name: string, user: TestUser, fields: Fields, mask = Object.keys(fields), path = own): Attack => ({
    name,
    user,
    database: commit(put(path, fields, { mask })),
  });
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
    { name: 'a profile replaced', user: moved, database: commit(put(own, { email: text('moved@example.com') })) },
  ];
};

export const accounts: Finding<World> = {
  name: '9 agreements and emails of profiles',
  prepare: async (world) => {
    await database.doc(`users/${world.attacker.uid}/agreements/${CURRENT_TERMS}`).set({ agreedAt: new Date() });
    return { attacks: [...agreements(world), ...emails(world)] };
  },
};
