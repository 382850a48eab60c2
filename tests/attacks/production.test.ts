/** The attacks that need the parameters of production: signed tokens, a project's own hosts, and real limits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dailyLimit } from './3-daily-limit.ts';
import { foreignApps, forgedTokens } from './3-tokens.ts';
import { forgedAddresses } from './6-forged-addresses.ts';
import { productionOrigins } from './8-origins-in-production.ts';
import { perform } from './support/perform.ts';
import { type Production, startProduction } from './support/production.ts';

let production: Production;

beforeAll(async () => {
  production = await startProduction();
});
afterAll(() => production?.close());

// The limits of a minute come last, because they are used up.
const FINDINGS = [forgedTokens, foreignApps, productionOrigins, dailyLimit, forgedAddresses];

test.each(FINDINGS.map((finding) => [finding.name, finding] as const))('%s', async (_name, finding) => {
  expect(await perform(finding, production, production.stage)).toBeGreaterThan(0);
});
