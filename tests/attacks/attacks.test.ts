/** What a red team tried, against the whole stack: every request gets its expected answer, and nothing else happens. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../functions/support/deployed-functions.ts';
import { database, HOSTING, PROJECT, storyteller } from '../functions/support/support.ts';
import { useEmulator } from '../rules/emulator.ts';
import { forgedStories } from './1-forged-stories.ts';
import { foreignTokens } from './3-tokens-through-the-site.ts';
import { otherDocuments } from './4-other-documents.ts';
import { storage } from './4-storage.ts';
import { otherSites } from './8-requests-of-other-sites.ts';
import { perform, type Stage } from './support/perform.ts';
import { messagesSent } from './support/push-device.ts';
import { makeWorld, type World } from './support/world.ts';

const FINDINGS = [forgedStories, foreignTokens, storage, otherDocuments, otherSites];
/** Requests in all. */
const LEAST = 600;

const { port } = new URL(HOSTING);
const stage: Stage = {
  ask: (request) => send(Number(port), request),
  rules: useEmulator(PROJECT),
  database,
  modelCalls: storyteller.counts,
  messages: messagesSent,
};
let world: World;
let sent = 0;

beforeAll(async () => {
  await storyteller.reset();
  world = await makeWorld();
});
afterAll(() => world?.removeAll());

test.each(FINDINGS.map((finding) => [finding.name, finding] as const))('%s', async (_name, finding) => {
  sent += await perform(finding, world, stage);
});

test(`are at least ${LEAST} requests`, () => {
  console.info(`attacks: ${sent} requests through the site and to Firestore`);
  expect(sent).toBeGreaterThanOrEqual(LEAST);
});
