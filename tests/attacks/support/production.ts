/**
 * The functions with the parameters of production, in this process: signed tokens only, the project's own hosts, real limits. Google's keys and
 * accounts, the model, the devices and Hosting are local servers of their own; the database is a project of its own in the Firestore emulator. So
 * an attack has caused every change and every request that leaves.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { cert, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { type Account, type Google, type Keys, makeKeys, PROJECT, startGoogle } from '../../../functions/testing/google.ts';
import { TEST_SERVICES } from '../../../functions/testing/hostile-endpoints.ts';
import { makeTokens, REVOKED_SINCE } from '../../../functions/testing/id-tokens.ts';
import { startStoryteller } from '../../../tools/storyteller/server.ts';
import { type Deployed, deploy } from '../../functions/support/deployed-functions.ts';
import type { CanaryKind } from '../../leaks/canaries.ts';
import { makeCertificate } from '../../push-service/certificate.ts';
import { startPushService } from '../../push-service/server.ts';
import { agreement, stored } from '../../rules/documents.ts';
import { useEmulator } from '../../rules/emulator.ts';
import { put } from '../../rules/values.ts';
import type { Stage } from './perform.ts';
import { REQUEST } from './requests.ts';
import { makeWorld, type World } from './world.ts';

export const SITE = `https://${PROJECT}.web.app`;
const DAY_MS = 86_400_000;
/** From here on accounts need a verified email. */
const RELEASE = '2026-01-01T00:00:00Z';
const FAMILIES = 200;
/** Views of shared pages, reports, and calls of sharing. */
export const PER_MINUTE = 15;

export interface SignedIn {
  uid: string;
  token: string;
}

export interface Production extends World {
  stage: Stage;
  database: Firestore;
  tokens: ReturnType<typeof makeTokens>;
  victim: World['victim'] & SignedIn;
  attacker: World['attacker'] & SignedIn;
  /** Established accounts with verified emails. */
  families: SignedIn[];
  /** The next of them, so that none reaches a limit. */
  nextFamily(): SignedIn;
  /** Accounts of the last hour, of which two groups are not verified; `aliases` have one mailbox, and `returned` another. */
  fresh: Record<'verified' | 'unverified' | 'aliases' | 'returned', SignedIn[]>;
  /** Everything that the model and moderation got since {@link forgetModelCalls}, as JSON. */
  sentToModel(): Promise<string>;
  forgetModelCalls(): Promise<unknown>;
  /** What no log may contain. */
  canaries: { kind: CanaryKind; text: string }[];
  close(): Promise<void>;
}

const uids = (name: string, many: number) => Array.from({ length: many }, (_, index) => `${name}-${index}`);

export async function startProduction(): Promise<Production> {
  const established = { emailVerified: true, createdAt: String(Date.parse(RELEASE) - DAY_MS) };
  const made = { createdAt: String(Date.now() - 3_600_000) };
  type Group = [string[], Omit<Account, 'localId'>];
  const groups: Group[] = [
    [['user-1', 'attacker', ...uids('family', FAMILIES)], established],
    [uids('fresh', 20), { ...made, emailVerified: true }],
    [uids('unverified', 20), { ...made, emailVerified: false }],
    ...uids('alias', 10).map((uid, index): Group => [[uid], { ...made, emailVerified: false, email: `m.ia+${index}@gmail.com` }]),
    ...uids('returned', 5).map((uid, index): Group => [[uid], { ...made, emailVerified: true, email: `leo+${index}@googlemail.com` }]),
    [['revoked'], { ...established, validSince: REVOKED_SINCE }],
    [['disabled', 'leaving'], { ...established, disabled: true }],
  ];
  const accounts = groups.flatMap(([ids, account]) => ids.map((localId) => ({ localId, ...account })));
  const keys = makeKeys();
  const [google, storyteller, devices, hosting] = await Promise.all([
    startGoogle(keys, accounts, makeCertificate()),
    startStoryteller({ port: 0 }),
    startPushService({ port: 0 }),
    startHosting(),
  ]);
  const tokens = makeTokens(keys);
  const signed = (uid: string) => ({ uid, token: tokens.signed({ sub: uid, user_id: uid }) });
  const deployed = await deployAsInProduction(google, keys, {
    OPENAI_BASE_URL: `${storyteller.url}/v1`,
    MODERATION_BASE_URL: `${storyteller.url}/v1`,
    PUSH_SERVICES: [DEFAULTS.PUSH_SERVICES, ...TEST_SERVICES, new URL(devices.origin).host].join(','),
    SITE_ORIGIN: hosting.url,
  });
  const emulator = useEmulator(PROJECT);
  const world = await makeWorld(emulator, devices.subscribe());
  const database = getFirestore(initializeApp({ projectId: PROJECT }, 'production'));
  const groupsAgreed = { family: FAMILIES, fresh: 20, unverified: 20, alias: 10, returned: 5 };
  const agreed = Object.entries(groupsAgreed).flatMap(([name, many]) => uids(name, many));
  await emulator.writeDocuments(agreed.map((uid) => put(`users/${uid}/agreements/${CURRENT_TERMS}`, stored(agreement()))));
  const control = `${storyteller.url}/control`;
  const families = uids('family', FAMILIES).map(signed);
  let next = 0;
  let callers = 0;
  // Google's front end and Hosting append two addresses; each caller has another one, unless an attack says which.
  const addressOf = (caller: number) => `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}, 198.51.100.7`;
  return {
    ...world,
    victim: { ...world.victim, ...signed(world.victim.uid) },
    attacker: { ...world.attacker, ...signed(world.attacker.uid) },
    stage: {
      ask: ({ headers, ...request }) => deployed.ask({ ...request, headers: { 'x-forwarded-for': addressOf(callers++), ...headers } }),
      emulator,
      sent: async () => ({ model: (await (await fetch(`${control}/counts`)).json()) as object, messages: devices.connections() }),
    },
    database,
    tokens,
    families,
    nextFamily: () => families[next++ % FAMILIES] as SignedIn,
    fresh: {
      verified: uids('fresh', 20).map(signed),
      unverified: uids('unverified', 20).map(signed),
      aliases: uids('alias', 10).map(signed),
      returned: uids('returned', 5).map(signed),
    },
    sentToModel: async () => (await fetch(`${control}/requests`)).text(),
    forgetModelCalls: () => fetch(control, { method: 'DELETE' }),
    canaries: [
      { kind: 'endpoint', text: world.device.endpoint },
      { kind: 'name', text: REQUEST.childName },
      ...[world.victim.link, world.attacker.link, ...families.map(({ token }) => token)].map((text) => ({ kind: 'token' as const, text })),
    ],
    close: async () => {
      await emulator.clear();
      await Promise.all([deployed.close(), storyteller.close(), google.close(), devices.close(), hosting.close()]);
    },
  };
}

/** Serves the app's page. */
async function startHosting(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) =>
    response.end('<!doctype html><meta charset="utf-8"><title>Tales</title><h1>Tales</h1>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function deployAsInProduction({ agent }: Google, serverKeys: Keys, addresses: Record<string, string>): Promise<Deployed> {
  // As Google's runtime has it; the emulator would take unsigned tokens.
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.GCLOUD_PROJECT = PROJECT;
  // Without it the client looks for Google's metadata server and warns that there is none.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const privateKey = serverKeys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  // A service account's, because the Firestore client insists on one, without asking Google for a token.
  const credential = Object.assign(cert({ projectId: PROJECT, clientEmail: 'server@example.com', privateKey }), {
    getAccessToken: async () => ({ access_token: 'for the test', expires_in: 3600 }),
  });
  initializeApp({ projectId: PROJECT, httpAgent: agent, credential });
  return deploy({
    ...addresses,
    OPENAI_API_KEY: 'local-storyteller',
    MODERATION_API_KEY: 'local-storyteller',
    VAPID_PRIVATE_KEY: 'none',
    HASH_KEY: 'a key for the tests, long enough to be one',
    VERIFY_EMAIL_AFTER: RELEASE,
    // Lower, so that few calls are regained while a slow machine sends. If no attack is on the limit, it must not answer instead.
    ...perMinute(PER_MINUTE, 'SHARED_VIEWS', 'REPORTS', 'SHARES'),
    ...perMinute(100_000, 'STORY_CALLS', 'OPENAI_CHECKS', 'HEALTH_CHECKS', 'VOICE_CALLS', 'PUSH_CALLS', 'ACCOUNT_CALLS'),
  });
}

const perMinute = (calls: number, ...names: string[]) => Object.fromEntries(names.map((name) => [`${name}_PER_MINUTE`, String(calls)]));

/** The parameters of a deployment as `functions/.env` has them. */
export const DEFAULTS = parseEnv(readFileSync(new URL('../../../functions/.env', import.meta.url), 'utf8'));
