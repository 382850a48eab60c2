/** Finding 4, elsewhere: documents of the system, and of other users. */
import { randomUUID } from 'node:crypto';
import { departureId } from '../../functions/src/firestore/deleted-accounts.ts';
import { shareId } from '../../functions/src/firestore/stories/shared-stories.ts';
import { subscriptionId } from '../../functions/src/push/subscription.ts';
import { count, get, listOf } from '../rules/cases.ts';
import { child, favorite, newProfile, progress } from '../rules/documents.ts';
import type { TestUser } from '../rules/users.ts';
import { type Fields, flag, int, put, remove, text } from '../rules/values.ts';
import type { Attack, Finding } from './support/attack.ts';
import { commit } from './support/requests.ts';
import type { World } from './support/world.ts';

/** What an attacker would write into documents of the system. */
const FORGED: Fields = {
  uid: text('attacker'),
  storiesStopped: flag(false),
  count: int(0),
  total: int(0),
  day: text('2020-01-01'),
  published: flag(true),
  showName: flag(true),
  takenDown: flag(false),
  title: text('Forged'),
};

/** Existing documents of the system, and ids that an attacker would choose. */
const systemPaths = ({ attacker, victim, device, published }: World): string[] => [
  'system/switches',
  'system/storyUsage',
  'system/serviceOutcomes',
  'system/openaiCheck',
  `storyUsage/${attacker.uid}`,
  `storyUsage/${victim.uid}`,
  `storyRequests/${attacker.uid}_${attacker.story}`,
  `storyRequests/${victim.uid}_${victim.story}`,
  `storyReports/${attacker.uid}_${published}`,
  `storyDrafts/${victim.uid}_${victim.story}`,
  `shares/${shareId(victim.link)}`,
  `shares/${shareId(randomUUID())}`,
  `pushSubscriptions/${subscriptionId(device.endpoint)}`,
  `pushSubscriptions/${subscriptionId('https://push.example/attacker')}`,
  'pushAnnouncements/1',
  'pushRuns/1',
  `departures/${departureId(victim.uid)}`,
  `departures/${departureId(attacker.uid)}`,
  `publishedStories/${published}`,
  'publishedStories/999999',
  'publishedLists/featured',
  'curatedStories/attacker',
  'admins/attacker',
  'mail/attacker',
];

const usersOf = ({ attacker, anonymous, visitor }: World): Record<string, TestUser> => ({
  'the attacker': attacker.user,
  'an admin’s address': { uid: attacker.uid, claims: { email: 'admin@example.com', email_verified: true, admin: true, role: 'owner' } },
  'an anonymous user': anonymous.user,
  'a visitor': visitor,
});

const system = (world: World): Attack[] => {
  const paths = systemPaths(world);
  const names = [...new Set(paths.map((path) => path.slice(0, path.indexOf('/'))))];
  return Object.entries(usersOf(world)).flatMap(([who, user]) => [
    ...paths.flatMap((path) => [
      { name: `${who} writes ${path}`, user, database: commit(put(path, FORGED)) },
      { name: `${who} reads ${path}`, user, database: get(path) },
    ]),
    ...(user === world.attacker.user ? paths : []).flatMap((path) => [
      { name: `${who} deletes ${path}`, user, database: commit(remove(path)) },
      { name: `${who} adds to ${path}`, user, database: commit(put(path, FORGED, { mask: Object.keys(FORGED) })) },
    ]),
    ...names.map((name) => ({ name: `${who} lists ${name}`, user, database: listOf(name) })),
  ]);
};

/** The victim's own documents, for everybody else. */
const victims = (world: World): Attack[] => {
  const { victim, published } = world;
  const own = `users/${victim.uid}`;
  const documents: [string, Fields][] = [
    [own, newProfile(victim.uid)],
    [`${own}/children/0`, child()],
    [`${own}/favorites/${victim.story}`, favorite(victim.story)],
    [`${own}/favorites/${published}`, favorite(published)],
    [`${own}/progress/${victim.story}`, progress()],
  ];
  return Object.entries(usersOf(world)).flatMap(([who, user]) => [
    ...documents.flatMap(([path, fields]) => {
      const what = path.replace(victim.uid, 'victim').replace(victim.story, 'story');
      return [
        { name: `${who} reads ${what}`, user, database: get(path) },
        { name: `${who} writes ${what}`, user, database: commit(put(path, fields)) },
        { name: `${who} deletes ${what}`, user, database: commit(remove(path)) },
      ];
    }),
    { name: `${who} reads the story`, user, database: get(`stories/${victim.story}`) },
    ...['children', 'favorites', 'progress'].map((name) => ({
      name: `${who} lists the ${name}`,
      user,
      database: listOf(`${own}/${name}`),
    })),
    { name: `${who} counts the stories`, user, database: count('stories') },
    { name: `${who} lists all users`, user, database: listOf('users') },
  ]);
};

/** The attacker's own profile: what it pays for and when it began. */
const profile = ({ attacker }: World): Attack[] => {
  const own = `users/${attacker.uid}`;
  const edits: Fields = {
    subscription: text('premium'),
    createdAt: { timestampValue: '2020-01-01T00:00:00Z' },
    displayName: text('Another'),
    email: text('victim@example.com'),
    hiddenStories: text(''),
    role: text('admin'),
  };
  return [
    ...Object.entries(edits).map(([field, value]) => ({
      name: `${field} of the own profile`,
      user: attacker.user,
      database: commit(put(own, { [field]: value }, { mask: [field] })),
    })),
    { name: 'the own profile deleted', user: attacker.user, database: commit(remove(own)) },
    {
      name: 'the own profile deleted and created again',
      user: attacker.user,
      database: commit(remove(own), put(own, newProfile(attacker.uid))),
    },
  ];
};

/** The product has no anonymous accounts, of which anybody could create any number. */
const anonymously = ({ anonymous, published }: World): Attack[] => {
  const own = `users/${anonymous.uid}`;
  return [
    { name: 'a profile of an anonymous user', path: own, fields: newProfile(anonymous.uid, { email: text('') }) },
    { name: 'a child of an anonymous user', path: `${own}/children/0`, fields: child() },
    { name: 'a favorite of an anonymous user', path: `${own}/favorites/${published}`, fields: favorite(published) },
    { name: 'progress of an anonymous user', path: `${own}/progress/${published}`, fields: progress() },
  ].map(({ name, path, fields }) => ({ name, user: anonymous.user, database: commit(put(path, fields)) }));
};

export const otherDocuments: Finding<World> = {
  name: '4 other documents',
  prepare: (world) => ({ attacks: [...system(world), ...victims(world), ...profile(world), ...anonymously(world)] }),
};
