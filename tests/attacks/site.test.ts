/** Attacks on the site: every request gets its expected answer, and nothing else happens. */
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canariesIn } from '../leaks/canaries.ts';
import { malformedRequests } from './1-malformed-requests.ts';
import { sharedPages } from './2-shared-pages.ts';
import { namesOfSharedStories } from './2-slurs-as-names.ts';
import { dailyLimit } from './3-daily-limit.ts';
import { foreignApps, forgedTokens } from './3-tokens.ts';
import { forgedAddresses } from './6-forged-addresses.ts';
import { hiddenNames } from './7-names.ts';
import { otherSites } from './8-requests-of-other-sites.ts';
import { pushEndpoints } from './11-push-endpoints.ts';
import { randomRequestsToAll } from './12-random-requests.ts';
import { floodOfUploads, recordings } from './13-recordings.ts';
import { changedInjections, injections } from './14-injections.ts';
import { floods } from './15-floods.ts';
import { brokenBodies } from './16-broken-bodies.ts';
import { perform } from './support/perform.ts';
import { type Production, startProduction } from './support/production.ts';
import { page } from './support/requests.ts';

// The functions run in this process, and what they log would be lines of the report.
const { logged, log } = vi.hoisted(() => {
  const lines: unknown[][] = [];
  return { logged: lines, log: (...line: unknown[]) => void lines.push(line) };
});
vi.mock('firebase-functions/logger', () => ({ debug: log, info: log, log, warn: log, error: log, write: log }));

let production: Production;

beforeAll(async () => {
  // Google's client warns of how the Admin SDK calls it.
  vi.spyOn(console, 'warn').mockImplementation(log);
  // The platform's log.
  vi.spyOn(console, 'error').mockImplementation(log);
  production = await startProduction();
});
afterAll(() => production?.close());

const named = (...findings: readonly (typeof dailyLimit)[]) => findings.map((finding) => [finding.name, finding] as const);
const attack = async (_name: string, finding: typeof dailyLimit) => {
  expect(await perform(finding, production, production.stage)).toBeGreaterThan(0);
};

// Forged addresses first, because calls are regained while others run.
test.each(
  named(
    ...[forgedAddresses, malformedRequests, namesOfSharedStories, sharedPages, forgedTokens, foreignApps, otherSites, pushEndpoints],
    ...[floods, brokenBodies, ...randomRequestsToAll, recordings, hiddenNames, ...injections, dailyLimit],
  ),
)('%s', attack);

test('a flood of the same upload stores one page', () => floodOfUploads(production));

test('every injection as a name or an animal is refused in plain words or stays as typed', () => {
  expect(changedInjections()).toEqual([]);
});

test('no endpoint, token or name is logged by all of them', () => {
  const lines = inspect(logged, { depth: null, maxArrayLength: null, maxStringLength: null });
  for (const line of ['story written', 'SyntaxError']) expect(lines).toContain(line);
  expect(canariesIn(lines, production.canaries)).toEqual([]);
});

test('a good request is answered as usual after all of them', async () => {
  const { status, text, headers } = await production.stage.ask(page('/api/stories/7', { origin: 'https://elsewhere.example' }));
  expect([status, JSON.parse(text).title]).toEqual([200, 'The Lamp']);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
