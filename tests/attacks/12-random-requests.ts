/** Finding 12: random hostile requests to each endpoint get no server error, no trace of our code, explicit headers, and no access from other origins. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Answered } from '../functions/support/deployed-functions.ts';
import { LONG, SEED } from '../long.ts';
import { randomRequests, type Target } from './data/random-requests.ts';
import type { Finding } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { REQUEST } from './support/requests.ts';

const COUNT = LONG ? 5000 : 100;
/** In the long run, each finding is about one endpoint. */
const PARTS = LONG ? 24 : 1;
const JSON_TYPE = 'application/json; charset=utf-8';
/** There is no such story or link, so that no request changes anything. */
const NO_STORY = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
const NO_LINK = 'Unknown-Link-Of-24-Signs';

/** Each endpoint with a body that is almost valid, but of a story, voice or device that does not exist. */
const targetsOf = ({ victim, device, published }: Production): Target[] => {
  // Its key is no point of the curve, so that nothing can be sent.
  const keys = { ...device.keys, p256dh: `B${'A'.repeat(86)}` };
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/unknown', keys };
  const gets = ['/api/stories/featured', `/api/stories/${published}`, '/api/test-openai', '/api/health'];
  const pages = [`/story/${published}`, `/s/${victim.link}`];
  const posts: Record<string, Target['good']> = {
    '/api/generate-story': REQUEST,
    '/api/policy-violations': { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } },
    '/api/report-story': { storyId: '999999', reason: 'too-scary' },
    '/api/share': { storyId: NO_STORY, showName: 'perhaps', days: 7 },
    '/api/share/state': { storyId: 7 },
    '/api/share/revoke': { storyId: 7 },
    '/api/voices/recording': { token: 'short' },
    '/api/voices/invite': { storyId: 7, name: 'Opa', showName: true },
    '/api/voices/invited': { token: NO_LINK },
    '/api/voices/agree': { token: NO_LINK },
    '/api/voices/withdraw': { token: NO_LINK },
    '/api/voices/keep': { storyId: 7, voiceId: 7 },
    '/api/voices/revoke': { storyId: 7, voiceId: 7 },
    '/api/account/export': {},
    '/api/account/delete': { confirm: 'not quite the words' },
    '/api/push/subscribe': subscription,
    '/api/push/unsubscribe': subscription,
    '/api/push/reminder': { subscription, reminder: { days: ['mon'], time: '19:30', zone: 'Europe/Berlin' } },
    '/api/push/test': { subscription, notification: { title: 'Hi', body: 'It works.', data: { url: '/' } } },
  };
  return [
    ...gets.map((path): Target => ({ path, method: 'GET', good: {} })),
    ...pages.map((path): Target => ({ path, method: 'GET', good: {}, type: 'text/html; charset=utf-8' })),
    ...Object.entries(posts).map(([path, good]): Target => ({ path, method: 'POST', good })),
    { path: '/api/report-story', method: 'POST', good: { share: NO_LINK, reason: 'too-scary' } },
  ];
};

/** What is wrong with an answer; null if nothing is. */
function faultOf({ status, headers, text, byPlatform }: Answered, type: string): string | null {
  if (status >= 500) return `a failure of ours: ${status}`;
  if (byPlatform) return null;
  if (/\bat .+:\d+:\d+|node_modules|file:\/\/|\.ts\b|Error:/.test(text)) return 'something of our code in it';
  const cors = Object.keys(headers).find((name) => name.startsWith('access-control-'));
  if (cors !== undefined) return `${cors} for a foreign origin`;
  if (headers['x-powered-by'] !== undefined) return 'it says what it runs on';
  if (headers['x-content-type-options'] !== 'nosniff' || headers['cache-control'] === undefined) return 'no explicit headers';
  if (status !== 204 && headers['content-type'] !== type) return `it is ${headers['content-type']}`;
  if (status < 400) return null;
  if (headers['cache-control'] !== 'no-store') return 'an error that may be cached';
  if (text === '') return null;
  const words = type === JSON_TYPE ? (JSON.parse(text) as { message?: unknown }).message : /<h1>([^<]+)<\/h1>/.exec(text)?.[1];
  return typeof words === 'string' ? null : 'an error without words';
}

/** The paths that Hosting gives to functions, as the targets have them. */
function pathsOfHosting({ victim, published }: Production): string[] {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: { source: string; function?: unknown }[] };
  };
  const examples: Record<string, string> = {
    '/story/*': `/story/${published}`,
    '/s/*': `/s/${victim.link}`,
    '/api/voices/*': '/api/voices/keep',
  };
  return hosting.rewrites.flatMap((rewrite) =>
    rewrite.function ? [examples[rewrite.source] ?? rewrite.source.replace('**', 'featured')] : [],
  );
}

const randomRequestsIn = (part: number): Finding<Production> => ({
  name: `12 random requests to every endpoint, part ${part + 1} of ${PARTS}`,
  prepare: async (production) => {
    const targets = targetsOf(production);
    expect(targets.map(({ path }) => path)).toEqual(expect.arrayContaining(pathsOfHosting(production)));
    // Fresh, so that no request asks the AI service.
    const answer = { status: 200, checkedAt: new Date().toISOString(), body: { story: 'It yawned.' } };
    await production.database.doc('system/openaiCheck').set({ answer });
    const unreached = new Set(targets.filter((_target, index) => index % PARTS === part));
    const attacks = [...unreached].flatMap((target) => {
      const index = targets.indexOf(target);
      const { path, method, type = JSON_TYPE } = target;
      const tokens = Array.from({ length: 20 }, () => `Bearer ${production.nextFamily().token}`);
      return randomRequests(target, { tokens, count: COUNT, seed: SEED + index }).map((site, number) => ({
        name: `${path} ${index}, request ${number} of seed ${SEED}`,
        site,
        answer: (answered: Answered) => {
          if (answered.status === (method === 'GET' ? 200 : 422)) unreached.delete(target);
          return faultOf(answered, type);
        },
      }));
    });
    // Some requests to each endpoint passed all checks before those of its own.
    return { attacks, afterwards: async () => expect([...unreached]).toEqual([]) };
  },
});

export const randomRequestsToAll = Array.from({ length: PARTS }, (_, part) => randomRequestsIn(part));
