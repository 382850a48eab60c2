/**
 * 200 hostile requests to each endpoint, outside the emulator: no server error, no trace of our code in a response, no hanging, explicit headers,
 * nothing for other origins, and an unchanged database. `TUCKAWAY_SEED` repeats a run; `npm run test:long` sends 5,000.
 */
import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, type Deployed, deploy } from './support/deployed-functions.ts';
import { type HostileRequest, hostileRequests, type Target } from './support/hostile-requests.ts';
import { unsignedToken } from './support/unsigned-token.ts';
import { wholeDatabase } from './support/whole-database.ts';

const PROJECT = 'demo-hostile';
const UID = 'uid-of-a-family';
const STORY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
/** There is no such story, so that requests to share it change nothing. */
const NO_STORY = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
/** The token of a working link. */
const SHARED = 'Hostile-Requests-Token-1';
const SEED = Number(process.env.TUCKAWAY_SEED ?? randomInt(2 ** 31));
const COUNT = process.env.TUCKAWAY_LONG ? 5000 : 200;
/** The content type of everything but pages. */
const JSON_TYPE = 'application/json; charset=utf-8';
/** The status of a request that hung or was cut off. */
const NO_ANSWER = 0;
/** Requests in flight. */
const AT_ONCE = 3;
const KEYS = {
  p256dh: 'BDp9ZB9c3cVYkQUgo2zCqLzMhd2tCw8uNqJvVq0mYQ3aW5o5mX2kq3v6c0m0l1o8o1yqk7Xw2S4oYw0Q8mX3a5Y',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/unknown', keys: KEYS };
const WISH = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };

const TARGETS: readonly Target[] = [
  { path: '/api/stories/featured', method: 'GET', good: {} },
  { path: '/api/stories/7', method: 'GET', good: {} },
  { path: '/story/7', method: 'GET', good: {}, type: 'text/html; charset=utf-8' },
  { path: '/api/test-openai', method: 'GET', good: {} },
  { path: '/api/health', method: 'GET', good: {} },
  { path: '/api/generate-story', method: 'POST', good: WISH },
  { path: '/api/report-story', method: 'POST', good: { storyId: '999999', reason: 'too-scary' } },
  { path: '/api/report-story', method: 'POST', good: { share: 'Unknown-Link-Of-24-Signs', reason: 'too-scary' } },
  { path: '/api/share', method: 'POST', good: { storyId: NO_STORY, showName: 'perhaps', days: 7 } },
  { path: '/api/share/state', method: 'POST', good: { storyId: 7 } },
  { path: '/api/share/revoke', method: 'POST', good: { storyId: 7 } },
  { path: '/api/voices/recording', method: 'POST', good: { token: 'short' } },
  { path: '/api/voices/invite', method: 'POST', good: { storyId: 7, name: 'Opa', showName: true } },
  { path: '/api/voices/invited', method: 'POST', good: { token: 'Unknown-Link-Of-24-Signs' } },
  { path: '/api/voices/withdraw', method: 'POST', good: { token: 'Unknown-Link-Of-24-Signs' } },
  { path: '/api/voices/keep', method: 'POST', good: { storyId: 7, voiceId: 7 } },
  { path: '/api/voices/revoke', method: 'POST', good: { storyId: 7, voiceId: 7 } },
  { path: `/s/${SHARED}`, method: 'GET', good: {}, type: 'text/html; charset=utf-8' },
  { path: '/api/account/export', method: 'POST', good: {} },
  { path: '/api/account/delete', method: 'POST', good: { confirm: 'not quite the words' } },
  { path: '/api/push/subscribe', method: 'POST', good: SUBSCRIPTION },
  { path: '/api/push/unsubscribe', method: 'POST', good: SUBSCRIPTION },
  {
    path: '/api/push/reminder',
    method: 'POST',
    good: { subscription: SUBSCRIPTION, reminder: { days: ['mon'], time: '19:30', zone: 'Europe/Berlin' } },
  },
  {
    path: '/api/push/test',
    method: 'POST',
    good: { subscription: SUBSCRIPTION, notification: { title: 'Hi', body: 'It works.', data: { url: '/' } } },
  },
];

let deployed: Deployed;
/** Serves the shell of the pages. */
let site: Server;
let database: Firestore;
let tokens: string[];

beforeAll(async () => {
  process.env.GCLOUD_PROJECT = PROJECT;
  // Without it the client looks for Google's metadata server and warns that there is none.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const made = await fetch(auth, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: UID, email: 'hostile@example.com', password: 'bedtime123' }),
  });
  expect([200, 400]).toContain(made.status);
  database = getFirestore(initializeApp({ projectId: PROJECT }, 'hostile'));
  await database.doc(`users/${UID}`).set({ displayName: 'A family', email: 'hostile@example.com', subscription: 'free' });
  await database.doc(`stories/${STORY}`).set({ uid: UID, title: 'The Lamp' });
  const share = { title: 'The Lamp', paragraphs: ['It yawned.'], childName: null, animal: 'fox', storySetting: 'garden', storyId: STORY };
  await database
    .doc(`shares/${createHash('sha256').update(SHARED).digest('hex')}`)
    .set({ ...share, uid: UID, expireAt: new Date(Date.now() + 86_400_000) });
  await database
    .doc('publishedLists/featured')
    .set({ stories: [{ id: 7, slug: 'the-lamp', title: 'The Lamp', description: 'It yawned.' }] });
  await database
    .doc('publishedStories/7')
    .set({ id: 7, slug: 'the-lamp', docId: 'lamp', title: 'The Lamp', description: 'It yawned.', pages: [] });
  // Stored for a day, so that no request checks the AI service.
  await database.doc('system/openaiCheck').set({ answer: { status: 200, checkedAt: new Date().toISOString(), body: { story: 'Kept.' } } });
  site = createServer((_request, response) => response.end('<!doctype html><meta charset="utf-8"><title>Tales</title><h1>Tales</h1>'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  deployed = await deploy({
    SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    OPENAI_API_KEY: 'none',
    MODERATION_API_KEY: 'none',
    VAPID_PRIVATE_KEY: 'none',
    OPENAI_CHECK_MINUTES: '1440',
    ...Object.fromEntries(
      ['STORY_CALLS', 'OPENAI_CHECKS', 'HEALTH_CHECKS', 'REPORTS', 'SHARES', 'SHARED_VIEWS', 'PUSH_CALLS', 'ACCOUNT_CALLS'].map((name) => [
        `${name}_PER_MINUTE`,
        '1000000',
      ]),
    ),
  });
  tokens = [UID, 'uid-of-no-account'].map((uid) => `Bearer ${unsignedToken(PROJECT, uid)}`);
});

afterAll(async () => {
  await deployed?.close();
  site?.close();
});

/** What is wrong with an answer; null if nothing is. */
function faultOf({ status, headers, text, byPlatform }: Answered, type: string): string | null {
  if (status === NO_ANSWER) return text;
  if (status >= 500) return `a failure of ours: ${status}`;
  if (byPlatform) return null;
  if (/\bat .+:\d+:\d+|node_modules|file:\/\/|\.ts\b|Error:/.test(text)) return 'something of our code in it';
  const cors = Object.keys(headers).find((name) => name.startsWith('access-control-'));
  if (cors !== undefined) return `${cors} for a foreign origin`;
  if (headers['x-powered-by'] !== undefined) return 'it says what it runs on';
  if (headers['x-content-type-options'] !== 'nosniff' || headers['cache-control'] === undefined) return 'no explicit headers';
  if (status !== 204 && headers['content-type'] !== type) return `it is ${headers['content-type']}`;
  if (status >= 400 && headers['cache-control'] !== 'no-store') return 'an error that may be kept';
  if (type !== JSON_TYPE) return status >= 400 && text !== '' && !/<h1>[^<]+<\/h1>/.test(text) ? 'an error without words' : null;
  if (status >= 400 && text !== '' && typeof (JSON.parse(text) as { message?: unknown }).message !== 'string')
    return 'an error without words';
  return null;
}

/** Sends all requests, several at once. @returns the faults with their requests. */
async function askAll(
  requests: readonly HostileRequest[],
  type: string,
): Promise<{ faults: string[]; statuses: Map<number, number>; byPlatform: number }> {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let [next, byPlatform] = [0, 0];
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const answer = await deployed
        .ask(request)
        .catch((error: Error) => ({ status: NO_ANSWER, headers: {}, text: error.message, byPlatform: false }));
      const fault = faultOf(answer, type);
      if (fault !== null)
        faults.push(
          `${fault}: ${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body?.toString().slice(0, 200)}`,
        );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.byPlatform) byPlatform += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { faults, statuses, byPlatform };
}

test('every endpoint that Hosting knows is tested here', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: { source: string; function?: unknown }[] };
  };
  const known = hosting.rewrites.flatMap(({ source, function: target }) =>
    target
      ? [
          source
            .replace('/story/*', '/story/7')
            .replace('/s/*', `/s/${SHARED}`)
            .replace('**', 'featured')
            .replace('/api/voices/*', '/api/voices/recording'),
        ]
      : [],
  );
  expect(TARGETS.map(({ path }) => path)).toEqual(expect.arrayContaining(known));
});

const all = new Map<number, number>();
let [asked, platforms] = [0, 0];

test.each(TARGETS.map((target, index) => [`${target.method} ${target.path}`, target, index] as const))(
  '%s withstands hostile requests',
  async (_name, target, index) => {
    const before = await wholeDatabase(database);
    const { faults, statuses, byPlatform } = await askAll(
      hostileRequests(target, { tokens, count: COUNT, seed: SEED + index }),
      target.type ?? JSON_TYPE,
    );
    expect(faults.slice(0, 5)).toEqual([]);
    expect(await wholeDatabase(database)).toEqual(before);
    // Some requests passed all checks.
    expect(statuses.get(target.method === 'GET' ? 200 : 422) ?? 0).toBeGreaterThan(0);
    for (const [status, count] of statuses) all.set(status, (all.get(status) ?? 0) + count);
    asked += COUNT;
    platforms += byPlatform;
  },
  COUNT * 150,
);

test('a good request is answered as usual after all of them', async () => {
  const { status, text, headers } = await deployed.ask({
    method: 'GET',
    path: '/api/stories/7',
    headers: { origin: 'https://elsewhere.example' },
    body: undefined,
  });
  expect([status, JSON.parse(text).title]).toEqual([200, 'The Lamp']);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(all.get(413)).toBeGreaterThan(0);
  const list = [...all].sort(([one], [other]) => one - other).map(([code, count]) => `${count} x ${code}`);
  console.info(
    `hostile requests (seed ${SEED}): ${asked} to ${TARGETS.length} endpoints, ${platforms} refused by the platform, none failed: ${list.join(', ')}`,
  );
});
