/** Finding 1: only the function writes stories. */
import { randomUUID } from 'node:crypto';
import { newStory } from '../rules/documents.ts';
import { type Fields, int, list, map, moment, nothing, put, remove, SERVER_TIME, text } from '../rules/values.ts';
import type { Attack, Finding } from './support/attack.ts';
import { commit } from './support/requests.ts';
import type { World } from './support/world.ts';

/** As many as the red team created at once. */
const MANY = 500;

/** What each field of an own story is changed to. */
const CHANGES: Fields = {
  uid: text('someone-else'),
  title: text('A forged title'),
  content: text('<p>Forged.</p>'),
  childName: text('Forged'),
  favoriteAnimal: text('forged'),
  storySetting: text('castle'),
  storyLength: text('long'),
  storyTone: text('silly'),
  coverImage: text('castle'),
  createdAt: SERVER_TIME,
  template: text('<p>{child} is forged.</p>'),
  siblings: list(text('Forged')),
  recap: text('Forged.'),
  cast: list(text('Forged the fox')),
  continues: text(randomUUID()),
  moderated: { booleanValue: true },
};

/** Documents that look like stories, and like what browsers of earlier versions stored. */
const SHAPES: Record<string, Fields> = {
  'as earlier versions did': {},
  'with a template': { template: text('<p>{child}.</p>') },
  'with notes': { recap: text('Forged.'), cast: list(text('Crumb the owl')) },
  'with siblings': { siblings: list(text('Leo'), text('Ana'), text('Kim')) },
  'that continues another': { continues: text(randomUUID()) },
  'said to be moderated': { moderated: { booleanValue: true } },
  'with markup': { content: text('<img src=x onerror=alert(1)>') },
  'of a megabyte': { content: text('x'.repeat(900_000)) },
  'of two owners': { uid: list(text('one'), text('two')) },
  'of nobody': { uid: nothing },
  'of an owner in a map': { uid: map({ uid: text('one') }) },
  'with a cover that does not exist': { coverImage: text('volcano') },
  'with a date in the past': { createdAt: { timestampValue: '2020-01-01T00:00:00Z' } },
  'with numbers for texts': { title: int(7), content: int(7) },
};

const creations = ({ attacker, victim, newcomer, anonymous, visitor }: World): Attack[] => [
  ...Object.entries(SHAPES).flatMap(([shape, changes]) => [
    {
      name: `a story ${shape}`,
      user: attacker.user,
      database: commit(put(`stories/${randomUUID()}`, newStory(attacker.uid, changes))),
    },
    {
      name: `a story ${shape}, as the first of its id`,
      user: attacker.user,
      database: commit(put(`stories/${randomUUID()}`, newStory(attacker.uid, changes), { exists: false })),
    },
  ]),
  ...[
    { who: 'a user without a profile', user: newcomer.user, uid: newcomer.uid },
    { who: 'an anonymous user', user: anonymous.user, uid: anonymous.uid },
    { who: 'a visitor', user: visitor, uid: 'visitor' },
    { who: 'a user in another’s name', user: attacker.user, uid: victim.uid },
    { who: 'an admin’s address', user: { uid: attacker.uid, claims: { email: 'admin@example.com', admin: true } }, uid: attacker.uid },
    { who: 'a claimed premium user', user: { uid: attacker.uid, claims: { premium: true, subscription: 'premium' } }, uid: attacker.uid },
  ].flatMap(({ who, user, uid }) => [
    { name: `a story by ${who}`, user, database: commit(put(`stories/${randomUUID()}`, newStory(uid))) },
    {
      name: `a merged story by ${who}`,
      user,
      database: commit(put(`stories/${randomUUID()}`, newStory(uid), { mask: Object.keys(CHANGES) })),
    },
  ]),
  ...['', '7', 'x', 'featured', randomUUID().toUpperCase(), `${randomUUID()} `].map((id) => ({
    name: `a story with the id “${id}”`,
    user: attacker.user,
    database: commit(put(`stories/${id === '' ? '-' : id}`, newStory(attacker.uid))),
  })),
];

const batches = ({ attacker, victim }: World): Attack[] => {
  const story = () => put(`stories/${randomUUID()}`, newStory(attacker.uid));
  const own = `stories/${attacker.story}`;
  return [
    [`${MANY} stories in one commit`, Array.from({ length: MANY }, story)],
    ['a story beside a delete', [remove(own), story()]],
    ['an own story deleted and created again', [remove(own), put(own, newStory(attacker.uid))]],
    ['a deleted story created again after a delete of nothing', [remove(`stories/${randomUUID()}`), story()]],
    ['another family’s story overwritten', [put(`stories/${victim.story}`, newStory(attacker.uid))]],
    ['another family’s story deleted', [remove(`stories/${victim.story}`)]],
    ['a story and its favorite', [story(), put(`users/${attacker.uid}/favorites/${attacker.story}`, { storyId: text(attacker.story) })]],
    ['a document below a story', [put(`${own}/recordings/1`, { voice: text('Forged') })]],
    ['a story below a profile', [put(`users/${attacker.uid}/stories/${randomUUID()}`, newStory(attacker.uid))]],
    ['a draft of a story', [put(`storyDrafts/${attacker.uid}_${randomUUID()}`, { uid: text(attacker.uid), pages: list(text('Forged.')) })]],
    [
      'another page in an own draft',
      [put(`storyDrafts/${attacker.uid}_${attacker.story}`, { pages: list(text('Forged.')) }, { mask: ['pages'] })],
    ],
    [
      'an own draft that stays readable',
      [put(`storyDrafts/${attacker.uid}_${attacker.story}`, { expireAt: moment(86_400) }, { mask: ['expireAt'] })],
    ],
    ['an own draft deleted', [remove(`storyDrafts/${attacker.uid}_${attacker.story}`)]],
    [
      'a finished request for the function to return',
      [put(`storyRequests/${attacker.uid}_${randomUUID()}`, { uid: text(attacker.uid), status: text('told'), template: map({}) })],
    ],
  ].map(([name, writes]) => ({ name: name as string, user: attacker.user, database: commit(...(writes as object[])) }));
};

const edits = ({ attacker, victim }: World): Attack[] =>
  [
    { whose: 'an own', story: attacker.story },
    { whose: 'another’s', story: victim.story },
  ].flatMap(({ whose, story }) => [
    ...Object.entries(CHANGES).flatMap(([field, value]) => [
      {
        name: `${field} of ${whose} story`,
        user: attacker.user,
        database: commit(put(`stories/${story}`, { [field]: value }, { mask: [field], exists: true })),
      },
      {
        name: `${field} of ${whose} story, merged`,
        user: attacker.user,
        database: commit(put(`stories/${story}`, { [field]: value }, { mask: [field] })),
      },
    ]),
    { name: `${whose} story replaced`, user: attacker.user, database: commit(put(`stories/${story}`, newStory(attacker.uid))) },
  ]);

export const forgedStories: Finding<World> = {
  name: '1 forged stories',
  prepare: (world) => ({ attacks: [...creations(world), ...batches(world), ...edits(world)] }),
};
