/**
 * The functions with the parameters of production, outside the emulator: signed tokens only, the project's own hosts, real limits. Google's keys
 * and accounts are a local server's; the database is the Firestore emulator's, in a project of its own.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { cert, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Account, type Google, type Keys, makeKeys, PROJECT, startGoogle } from '../../../functions/testing/google.ts';
import { makeTokens, REVOKED_SINCE } from '../../../functions/testing/id-tokens.ts';
import { noteCanary } from '../../../tools/local/canaries.ts';
import { makeCertificate } from '../../../tools/push-service/certificate.ts';
import { startStoryteller } from '../../../tools/storyteller/server.ts';
import { type Deployed, deploy } from '../../functions/support/deployed-functions.ts';
import { uuidOf } from '../../rules/documents.ts';
import { useEmulator } from '../../rules/emulator.ts';
import type { ModelCalls, Stage } from './perform.ts';
import { messagesSent, newDevice, type PushDevice } from './push-device.ts';

export const SITE = `https://${PROJECT}.web.app`;
export const DAY_MS = 86_400_000;
/** From here on accounts need a verified email. */
const RELEASE = '2026-01-01T00:00:00Z';
const FAMILIES = 200;
/** Views of shared pages, reports, and calls of sharing. */
export const PER_MINUTE = 15;

export interface Production {
  stage: Stage;
  tokens: ReturnType<typeof makeTokens>;
  victim: { uid: string; story: string; token: string };
  /** Established accounts with verified emails. */
  families: { uid: string; token: string }[];
  /** Accounts of the last hour; the others' emails are not verified. */
  fresh: { verified: { uid: string; token: string }[]; unverified: { uid: string; token: string }[] };
  device: PushDevice;
  published: string;
  /** Everything that the model and moderation got since {@link forgetModelCalls}. */
  sentToModel(): Promise<string>;
  forgetModelCalls(): Promise<unknown>;
  close(): Promise<void>;
}

const uids = (name: string, many: number) => Array.from({ length: many }, (_, index) => `${name}-${index}`);

export async function startProduction(): Promise<Production> {
  const established = { emailVerified: true, createdAt: String(Date.parse(RELEASE) - DAY_MS) };
  const made = { createdAt: String(Date.now() - 3_600_000) };
  const groups: [string[], Omit<Account, 'localId'>][] = [
    [['user-1', ...uids('family', FAMILIES)], established],
    [uids('fresh', 20), { ...made, emailVerified: true }],
    [uids('unverified', 20), { ...made, emailVerified: false }],
    [['revoked'], { ...established, validSince: REVOKED_SINCE }],
    [['disabled'], { ...established, disabled: true }],
  ];
  const accounts = groups.flatMap(([ids, account]) => ids.map((localId) => ({ localId, ...account })));
  const keys = makeKeys();
  const [google, storyteller, device] = await Promise.all([
    startGoogle(keys, accounts, makeCertificate()),
    startStoryteller({ port: 0 }),
    newDevice(),
  ]);
  const tokens = makeTokens(keys);
  const signed = (uid: string) => {
    const token = tokens.signed({ sub: uid, user_id: uid });
    noteCanary('token', token);
    return { uid, token };
  };
  const deployed = await deployAsInProduction(google, keys, storyteller.url);
  const emulator = useEmulator(PROJECT);
  await emulator.clear();
  const database = getFirestore(initializeApp({ projectId: PROJECT }, 'production'));
  const victim = { ...signed('user-1'), story: uuidOf('a story in production') };
  await plant(database, victim);
  return {
    stage: {
      ask: deployed.ask,
      rules: emulator,
      database,
      modelCalls: async () => (await (await fetch(`${storyteller.url}/control/counts`)).json()) as ModelCalls,
      messages: messagesSent,
    },
    tokens,
    victim,
    families: uids('family', FAMILIES).map(signed),
    fresh: { verified: uids('fresh', 20).map(signed), unverified: uids('unverified', 20).map(signed) },
    device,
    published: '7',
    sentToModel: async () => (await fetch(`${storyteller.url}/control/requests`)).text(),
    forgetModelCalls: () => fetch(`${storyteller.url}/control`, { method: 'DELETE' }),
    close: async () => {
      await emulator.clear();
      await Promise.all([deployed.close(), storyteller.close(), google.close()]);
    },
  };
}

async function deployAsInProduction({ agent }: Google, serverKeys: Keys, storyteller: string): Promise<Deployed> {
  // As Google's runtime has it; the emulator would take unsigned tokens.
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.GCLOUD_PROJECT = PROJECT;
  const privateKey = serverKeys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  // A service account's, because the Firestore client insists on one, without asking Google for a token.
  const credential = Object.assign(cert({ projectId: PROJECT, clientEmail: 'server@example.com', privateKey }), {
    getAccessToken: async () => ({ access_token: 'for the test', expires_in: 3600 }),
  });
  initializeApp({ projectId: PROJECT, httpAgent: agent, credential });
  return deploy({
    OPENAI_BASE_URL: `${storyteller}/v1`,
    MODERATION_BASE_URL: `${storyteller}/v1`,
    OPENAI_API_KEY: 'local-storyteller',
    MODERATION_API_KEY: 'local-storyteller',
    VAPID_PRIVATE_KEY: 'none',
    VERIFY_EMAIL_AFTER: RELEASE,
    // Lower, so that no call is regained while a slow machine sends.
    ...Object.fromEntries(['SHARED_VIEWS', 'REPORTS', 'SHARES'].map((name) => [`${name}_PER_MINUTE`, String(PER_MINUTE)])),
  });
}

/** The parameters of a deployment as `functions/.env` has them. */
export const DEFAULTS = parseEnv(readFileSync(new URL('../../../functions/.env', import.meta.url), 'utf8'));

async function plant(database: Firestore, { uid, story }: Production['victim']): Promise<void> {
  const createdAt = new Date(Date.now() - 60_000);
  await Promise.all([
    database.doc(`users/${uid}`).set({ displayName: 'Kim', email: '', subscription: 'free', createdAt }),
    database
      .doc(`stories/${story}`)
      .set({ uid, title: 'The Lamp', content: '<p>It yawned.</p>', template: '<p>It yawned.</p>', createdAt }),
    database.doc('publishedLists/featured').set({ stories: [{ id: 7, slug: 'the-lamp', title: 'The Lamp', description: 'It yawned.' }] }),
    database
      .doc('publishedStories/7')
      .set({ id: 7, slug: 'the-lamp', docId: 'lamp', title: 'The Lamp', description: 'It yawned.', pages: [] }),
  ]);
}
