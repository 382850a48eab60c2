/** What a red team tried, against the whole stack: every request gets its expected answer, and nothing else happens. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../functions/support/deployed-functions.ts';
import { database, HOSTING, PROJECT, storyteller } from '../functions/support/support.ts';
import { useEmulator } from '../rules/emulator.ts';
import { forgedStories } from './1-forged-stories.ts';
import { sharedPages } from './2-shared-pages.ts';
import { foreignTokens } from './3-tokens-through-the-site.ts';
import { otherDocuments } from './4-other-documents.ts';
import { storage } from './4-storage.ts';
import { deletedStories } from './5-deleted-stories.ts';
import { otherSites } from './8-requests-of-other-sites.ts';
import { accounts } from './9-accounts.ts';
import { endpointsOf } from './support/endpoints.ts';
import { perform, type Stage } from './support/perform.ts';
import { messagesSent } from './support/push-device.ts';
import { page } from './support/requests.ts';
import { makeWorld, type World } from './support/world.ts';

/** Denied by the rules. */
const IN_FIRESTORE = [forgedStories, storage, otherDocuments, accounts];
const THROUGH_THE_SITE = [foreignTokens, sharedPages, otherSites, deletedStories];
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
let warm: Promise<unknown>;
let sent = 0;

beforeAll(async () => {
  await storyteller.reset();
  world = await makeWorld();
  warm = startFunctions();
});
afterAll(() => world?.removeAll());

/** The emulator starts a process for each function with its first call, which takes seconds; meanwhile Firestore is attacked. */
async function startFunctions(): Promise<void> {
  for (const { path } of endpointsOf(world)) await stage.ask(page(path, {}, 'OPTIONS'));
}

const named = (findings: typeof IN_FIRESTORE) => findings.map((finding) => [finding.name, finding] as const);
const attack = async (_name: string, finding: typeof forgedStories) => {
  sent += await perform(finding, world, stage);
};

test.each(named(IN_FIRESTORE))('%s', attack);
test('every function runs', () => warm);
test.each(named(THROUGH_THE_SITE))('%s', attack);

test(`are at least ${LEAST} requests`, () => {
  console.info(`attacks: ${sent} requests through the site and to Firestore`);
  expect(sent).toBeGreaterThanOrEqual(LEAST);
});
