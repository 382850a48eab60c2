/** The attacks that need the parameters of production: signed tokens, a project's own hosts, and real limits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REQUEST } from '../functions/support/support.ts';
import { malformedRequests } from './1-malformed-requests.ts';
import { pagesTakenDown } from './2-pages-taken-down.ts';
import { slursAsNames } from './2-slurs-as-names.ts';
import { dailyLimit } from './3-daily-limit.ts';
import { foreignApps, forgedTokens } from './3-tokens.ts';
import { forgedAddresses } from './6-forged-addresses.ts';
import { hiddenNames } from './7-names.ts';
import { productionOrigins } from './8-origins-in-production.ts';
import { stoppedStories } from './10-switch.ts';
import { perform } from './support/perform.ts';
import { type Production, startProduction } from './support/production.ts';
import { post } from './support/requests.ts';

/** Instances notice the switch within this time. */
const PROMISED_MS = 30_000;

let production: Production;

beforeAll(async () => {
  production = await startProduction();
});
afterAll(() => production?.close());

const named = (findings: readonly (typeof dailyLimit)[]) => findings.map((finding) => [finding.name, finding] as const);
const attack = async (_name: string, finding: typeof dailyLimit) => {
  expect(await perform(finding, production, production.stage)).toBeGreaterThan(0);
};

// First, because an instance remembers the switch.
test.each(named([stoppedStories]))('%s', attack);
test.each(named([malformedRequests, slursAsNames, pagesTakenDown, forgedTokens, foreignApps, productionOrigins, forgedAddresses]))(
  '%s',
  attack,
);

test('an established family gets a story again when generation goes on', async () => {
  const token = String(production.families[0]?.token);
  const status = async () => (await production.stage.ask(post('/api/generate-story', token, REQUEST))).status;
  await expect.poll(status, { timeout: PROMISED_MS, interval: 1000 }).toBe(200);
});

test.each(named([dailyLimit, hiddenNames]))('%s', attack);
