/** Account export and deletion with two families that have everything the product stores: the deleted one and another. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, test } from 'vitest';
import { CURRENT_TERMS, DELETION_WORDS, SIGN_IN_AGAIN, WEEKDAYS } from '../../domain/src/index.ts';
import { departureId } from '../../functions/src/store/deleted-accounts.ts';
import { Timestamp } from '../../web/src/data/firestore/values.ts';
import { noteCanary } from '../leaks/canaries.ts';
import type { MadeSubscription } from '../push-service/server.ts';
import { type Family, familyOf } from './support/families.ts';
import {
  type Account,
  changeAccount,
  database,
  generate,
  newAccountOf,
  PROJECT,
  postAs,
  REQUEST,
  soon,
  storyteller,
  writeAsBrowser,
} from './support/support.ts';
import { wholeDatabase } from './support/whole-database.ts';

const SERVICE = process.env.PUSH_SERVICE_URL ?? '';
/** A curated story of the seed. */
const CURATED = '1';
const auth = getAuth(initializeApp({ projectId: PROJECT }, `auth-${randomUUID()}`));

interface Person extends Account {
  family: Family;
  device: MadeSubscription;
  storyId: string;
}

const post = (path: string, body: unknown, account: Account | null = null) => postAs(account, `/api/${path}`, body);
const takeAlong = (account: Account, body: unknown = {}) => post('account/export', body, account);
const leave = (account: Account, body: unknown = { confirm: DELETION_WORDS }) => post('account/delete', body, account);

const draftPath = ({ uid, storyId }: Pick<Person, 'uid' | 'storyId'>) => `storyDrafts/${uid}_${storyId}`;
const writeProfile = (account: Account, { email, parent }: Family) =>
  writeAsBrowser(account, `users/${account.uid}`, { displayName: parent, email, subscription: 'free' }, ['createdAt']);
const writeFavorite = (account: Account, storyId: string) =>
  writeAsBrowser(account, `users/${account.uid}/favorites/${storyId}`, {
    storyId,
    addedAt: new Timestamp(Date.now() - 5000),
    title: 'The Lamp',
  });
const writeProgress = (account: Account, storyId: string) =>
  writeAsBrowser(account, `users/${account.uid}/progress/${storyId}`, {
    page: 1,
    pageCount: 8,
    finished: false,
    updatedAt: new Timestamp(Date.now() - 5000),
  });
const LOOK = { skin: 'very-dark', hair: 'cornrows', wheelchair: 'power' };
const CHOSEN = { age: '6-8', pronouns: 'they', notTonight: ['hospitals'], appearance: LOOK };
const writeChild = (account: Account, childId: string, nickname: string) =>
  writeAsBrowser(account, `users/${account.uid}/children/${childId}`, {
    nickname,
    favoriteAnimal: 'owl',
    storyLength: 'short',
    storyTone: 'calm',
    bedtime: '19:30',
    ...CHOSEN,
  });
const writeAgreement = (account: Account) => writeAsBrowser(account, `users/${account.uid}/agreements/${CURRENT_TERMS}`, {}, ['agreedAt']);
const writeStory = (account: Account, storyId: string, told: { title: string; content: string }, childName: string) =>
  writeAsBrowser(account, `stories/${storyId}`, { ...REQUEST, ...told, childName, uid: account.uid, coverImage: 'moon' }, ['createdAt']);

const bodyOf = ({ endpoint, keys }: MadeSubscription) => ({ endpoint, keys });
/** Not due while the tests run. */
const REMINDER = { days: [WEEKDAYS[(new Date().getUTCDay() + 3) % 7]], time: '19:30', zone: 'Europe/Berlin' };

const RECORDING = {
  ...{ voiceId: 'c1f0e7a5-5a0c-4f39-9f0e-4a3f2a6f1c12', page: 0, type: 'audio/webm', durationMs: 1600, starts: [0], recordedAt: 1 },
  audio: readFileSync(new URL('../fixtures/recordings/tone.webm', import.meta.url)).toString('base64'),
};

/** An account that used every feature, each through the product’s own way. */
async function newPerson(number: number): Promise<Person> {
  const family = familyOf(number);
  const account = await newAccountOf({ uid: family.uid, email: family.email, displayName: family.parent });
  const childName = family.children[0];
  const storyId = randomUUID();
  const first = [
    await writeAsBrowser(account, `users/${account.uid}/choices/looks`, {}, ['chosenAt']),
    await writeChild(account, '3', childName),
  ];
  expect([...first, await writeAgreement(account)]).toEqual([200, 200, 200]);
  const told = await generate(account, { ...REQUEST, childName, childId: '3' }, { 'idempotency-key': storyId });
  expect(told.status).toBe(200);
  await database.doc(`storyUsage/${account.uid}/totals/unverified`).set({ day: 'ever', count: 1 });
  // Left over from a story that failed after its first page.
  const pages = [{ text: `${childName} heard a lamp yawn.` }];
  await database
    .doc(draftPath({ uid: account.uid, storyId }))
    .set({ uid: account.uid, title: 'The Lamp', pages, expireAt: new Date(Date.now() + 1_800_000) });
  const device = (await (await fetch(`${SERVICE}/control/subscriptions`, { method: 'POST' })).json()) as MadeSubscription;
  noteCanary('endpoint', device.endpoint);
  const statuses = [
    await writeProfile(account, family),
    await writeFavorite(account, storyId),
    await writeFavorite(account, CURATED),
    await writeProgress(account, CURATED),
    (await post('report-story', { storyId: CURATED, reason: 'too-scary', note: `From ${family.parent}` }, account)).status,
    (await post('report-story', { storyId, reason: 'something-else' }, account)).status,
    (await post('share', { storyId, showName: true, days: 7 }, account)).status,
    (await post('voices/recording', { ...RECORDING, storyId, name: family.parent }, account)).status,
    (await post('voices/invite', { storyId, name: family.parent, showName: true }, account)).status,
    (await post('push/subscribe', bodyOf(device), account)).status,
    (await post('push/reminder', { subscription: bodyOf(device), reminder: REMINDER }, account)).status,
  ];
  expect(statuses).toEqual(statuses.map(() => 200));
  return { ...account, family, device, storyId };
}

/** Documents that name this account in their path or fields: by id, address, child, story or device. */
function tracesOf({ uid, family, device, storyId }: Person, all: Map<string, string>): string[] {
  const marks = [uid, family.email, family.parent, family.children[0], device.endpoint, storyId].map((mark) =>
    JSON.stringify(mark).slice(1, -1),
  );
  return [...all].filter(([path, fields]) => marks.some((mark) => path.includes(mark) || fields.includes(mark))).map(([path]) => path);
}

/** A document as it was before a message reached its device: other tests publish stories meanwhile. */
function undelivered(text = '{}'): unknown {
  const { deliveredAt: _, expireAt, ...rest } = JSON.parse(text);
  return 'endpoint' in rest ? rest : { ...rest, expireAt };
}

const kindsOf = (paths: string[]) =>
  [
    ...new Set(
      paths.map((path) =>
        path
          .split('/')
          .filter((_part, index) => index % 2 === 0)
          .join('/'),
      ),
    ),
  ].sort();
const EVERY_KIND = [
  'invitations',
  'pushSubscriptions',
  'shares',
  'stories',
  'stories/voices',
  'stories/voices/recordings',
  'storyDrafts',
  'storyReports',
  'storyRequests',
  'storyUsage',
  'storyUsage/totals',
  'users',
  'users/agreements',
  'users/children',
  'users/choices',
  'users/favorites',
  'users/friends',
  'users/memories',
  'users/progress',
];

/** The account’s token with other claims: the emulator accepts unsigned tokens. */
function tokenWith({ token }: Account, changes: object): string {
  const [, payload = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

const made: Person[] = [];
afterAll(async () => {
  await Promise.all(made.map(({ uid }) => auth.deleteUser(uid).catch(() => undefined)));
  const all = await wholeDatabase(database);
  for (const person of made) await Promise.all(tracesOf(person, all).map((path) => database.doc(path).delete()));
});

describe('a family that leaves', () => {
  test('exports everything, leaves nothing behind, and nothing reappears; another family keeps everything', async () => {
    const [anna, ben] = await Promise.all([newPerson(910), newPerson(911)]);
    made.push(anna, ben);
    const before = await wholeDatabase(database);
    expect(kindsOf(tracesOf(anna, before))).toEqual(EVERY_KIND);
    const bensBefore = tracesOf(ben, before);

    // The export has everything but the key with which messages to a device could be forged.
    const { status, headers, json, text } = await takeAlong(anna);
    expect([status, headers.get('cache-control'), json.next]).toEqual([200, 'no-store', null]);
    expect(json.account).toMatchObject({
      uid: anna.uid,
      email: anna.family.email,
      displayName: anna.family.parent,
      signsInWith: ['password'],
    });
    expect(json.profile).toMatchObject({ email: anna.family.email, hiddenStories: [CURATED, anna.storyId] });
    const ids = Object.fromEntries(
      [
        'agreements',
        'children',
        'choices',
        'favorites',
        'friends',
        'memories',
        'progress',
        'stories',
        'storyRequests',
        'storyDrafts',
        'storyReports',
        'pushSubscriptions',
      ].map((name) => [name, json[name].map(({ id }: { id: string }) => id).sort()]),
    );
    const mine = (name: string) =>
      [...before.keys()].filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1));
    expect(ids).toMatchObject({
      favorites: mine(`users/${anna.uid}/favorites`),
      friends: ['3'],
      memories: mine(`users/${anna.uid}/memories`),
      progress: [CURATED],
      agreements: [CURRENT_TERMS],
      choices: ['looks'],
      children: ['3'],
      stories: [anna.storyId],
      storyRequests: [`${anna.uid}_${anna.storyId}`],
      storyDrafts: [`${anna.uid}_${anna.storyId}`],
      storyReports: [`${anna.uid}_${CURATED}`, `${anna.uid}_${anna.storyId}`].sort(),
    });
    expect(json.storyUsage).toMatchObject({ count: 1, inTotal: 1 });
    expect(json.children).toMatchObject([CHOSEN]);
    // Stories that may not have been moderated are not exported.
    expect(json.storyRequests[0]).not.toHaveProperty('template');
    // Nor in what they were counted, which for a verified account has the keyed hash of its mailbox.
    expect(before.get(`storyRequests/${anna.uid}_${anna.storyId}`)).toContain('"counted"');
    expect(json.storyRequests[0]).not.toHaveProperty('counted');
    expect(json.storyUsage).not.toHaveProperty('earlier');
    expect(json.shares).toMatchObject([{ storyId: anna.storyId, childName: anna.family.children[0], showName: true }]);
    expect(json.invitations).toMatchObject([{ storyId: anna.storyId, showName: true }]);
    expect(json.voices).toHaveLength(2);
    const recording = `stories/${anna.storyId}/voices/${RECORDING.voiceId}/recordings/0`;
    expect(json.recordings).toMatchObject([{ id: recording, type: 'audio/webm', audio: RECORDING.audio }]);
    expect(json.pushSubscriptions).toMatchObject([{ endpoint: anna.device.endpoint, uid: anna.uid, reminder: REMINDER }]);
    expect(text).not.toContain(anna.device.keys.auth);
    for (const mark of [ben.uid, ben.family.email, ben.storyId, ben.device.endpoint]) expect(text).not.toContain(mark);

    // A story is still being written while the account is deleted.
    await storyteller.of(anna).play('slow', { delayMs: 1500 });
    const lateStory = randomUUID();
    const late = generate(anna, { ...REQUEST, childName: anna.family.children[0], childId: '3' }, { 'idempotency-key': lateStory });
    await expect.poll(async () => (await database.doc(`storyRequests/${anna.uid}_${lateStory}`).get()).exists, soon).toBe(true);
    const left = await leave(anna);
    expect([left.status, left.json]).toEqual([200, { deleted: 'now' }]);
    await late;

    // Other devices learn of it later and still send requests.
    const told = { title: 'Late', content: '<p>Late.</p>' };
    const statuses = {
      export: (await takeAlong(anna)).status,
      again: (await leave(anna)).status,
      story: (await generate(anna, REQUEST, { 'idempotency-key': randomUUID() })).status,
      subscribe: (await post('push/subscribe', bodyOf(anna.device), anna)).status,
      reminder: (await post('push/reminder', { subscription: bodyOf(anna.device), reminder: REMINDER }, anna)).status,
      report: (await post('report-story', { storyId: CURATED, reason: 'too-scary' }, anna)).status,
      share: (await post('share', { storyId: anna.storyId, showName: true, days: 7 }, anna)).status,
      profile: await writeProfile(anna, anna.family),
      favorite: await writeFavorite(anna, CURATED),
      progress: await writeProgress(anna, CURATED),
      written: await writeStory(anna, lateStory, told, 'Mia'),
    };
    const refused = { export: 401, again: 401, story: 401, subscribe: 401, reminder: 401, report: 401, share: 401 };
    expect(statuses).toEqual({ ...refused, profile: 403, favorite: 403, progress: 403, written: 403 });

    // The queue has checked once more, after all calls and tokens ended.
    const mark = database.doc(`departures/${departureId(anna.uid)}`);
    await expect.poll(async () => (await mark.get()).get('finishedAt') !== undefined, soon).toBe(true);
    const after = await wholeDatabase(database);
    expect(tracesOf(anna, after)).toEqual([]);
    await expect(auth.getUser(anna.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

    // The other family is unchanged.
    expect(bensBefore.map((path) => undelivered(after.get(path)))).toEqual(bensBefore.map((path) => undelivered(before.get(path))));
    const expiry = (all: Map<string, string>) =>
      bensBefore.map((path) => JSON.parse(all.get(path) ?? '{}')).find((fields) => 'endpoint' in fields).expireAt;
    expect(expiry(after) >= expiry(before)).toBe(true);
    expect((await auth.getUser(ben.uid)).disabled).toBe(false);
    expect((await takeAlong(ben)).json.stories).toHaveLength(1);
  }, 180_000);

  test('needs a recent sign-in: an older one is asked to confirm, and nothing is deleted', async () => {
    const family = familyOf(912);
    const account = await newAccountOf({ uid: family.uid, email: family.email, displayName: family.parent });
    await writeProfile(account, family);
    const seconds = Math.floor(Date.now() / 1000);
    // The account is from yesterday: sign-ins before its creation would count as revoked.
    await changeAccount(account, { validSince: String(seconds - 86_400) });
    const older = await leave({ ...account, token: tokenWith(account, { auth_time: seconds - 301 }) });
    expect([older.status, older.json.code]).toEqual([403, SIGN_IN_AGAIN]);
    for (const body of [{}, { confirm: 'yes' }, { confirm: true }]) expect((await leave(account, body)).status).toBe(422);
    expect((await post('account/delete', { confirm: DELETION_WORDS })).status).toBe(401);
    expect((await database.doc(`users/${account.uid}`).get()).exists).toBe(true);
    expect((await database.doc(`departures/${departureId(account.uid)}`).get()).exists).toBe(false);
    expect((await leave({ ...account, token: tokenWith(account, { auth_time: seconds - 200 }) })).json).toEqual({ deleted: 'now' });
    expect((await database.doc(`users/${account.uid}`).get()).exists).toBe(false);
  });
});

test('every list is exported in parts of a bounded size, and earlier apps still get a first part', async () => {
  const family = familyOf(914);
  const account = await newAccountOf({ uid: family.uid, email: family.email, displayName: family.parent });
  const numbers = Array.from({ length: 1010 }, (_, number) => String(number + 1)).sort();
  // Half a million characters in every 25 stories.
  const ids = Array.from({ length: 60 }, () => randomUUID()).sort();
  const writes = [
    ...numbers.map((id) => [`users/${account.uid}/favorites/${id}`, { storyId: id }] as const),
    ...ids.map((id) => [`stories/${id}`, { uid: account.uid, content: 'x'.repeat(20_000) }] as const),
    // More than one batch of a deletion.
    ...Array.from({ length: 450 }, (_, number) => [`storyRequests/${account.uid}_${number}`, { uid: account.uid }] as const),
  ];
  while (writes.length > 0) {
    const batch = database.batch();
    for (const [path, fields] of writes.splice(0, 300)) batch.create(database.doc(path), fields);
    await batch.commit();
  }
  const first = await takeAlong(account);
  expect([first.status, first.json.stories.length, first.json.favorites.length]).toEqual([200, 50, 1000]);
  expect(first.text.length).toBeLessThan(3_000_000);
  const last = first.json.favorites.at(-1).id;
  expect(first.json.more).toEqual({ favorites: last });
  const rest = await takeAlong(account, { of: 'favorites', after: last });
  expect([Object.keys(rest.json).sort(), rest.json.next]).toEqual([['favorites', 'next'], null]);
  expect([...first.json.favorites, ...rest.json.favorites].map(({ id }: { id: string }) => id)).toEqual(numbers);
  const second = await takeAlong(account, { after: first.json.next });
  expect([Object.keys(second.json).sort(), second.json.next]).toEqual([['next', 'stories'], null]);
  expect([...first.json.stories, ...second.json.stories].map(({ id }) => id)).toEqual(ids);
  // Nobody gets another account's lists, nor collections that hold nothing of an account.
  const stranger = await newAccountOf({ uid: familyOf(915).uid, email: familyOf(915).email, displayName: 'Ben' });
  for (const of of ['favorites', 'stories', 'storyRequests', 'departures', 'system']) {
    expect((await takeAlong(stranger, { of, after: of === 'stories' ? randomUUID() : '1' })).json).toEqual({ [of]: [], next: null });
  }
  for (const person of [account, stranger]) expect((await leave(person)).json).toEqual({ deleted: 'now' });
  for (const name of ['stories', 'storyRequests'])
    expect((await database.collection(name).where('uid', '==', account.uid).get()).size, name).toBe(0);
});
