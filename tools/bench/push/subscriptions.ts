/** Subscriptions in a Firestore emulator, and runs over the first of them in processes of their own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { findEmulatorBinaries } from '../../local/emulator-binaries.ts';
import { startEmulators } from '../../local/emulators.ts';
import { findJavaHome } from '../../local/java.ts';
import { LOCAL_DATA, ROOT } from '../../local/paths.ts';
import { requireFreePorts } from '../../local/ports.ts';
import { TEST_STACK } from '../../local/stacks.ts';
import { makeSubscriber } from '../../push-service/subscriber.ts';
import { startBlindService } from './blind-service.ts';

const AT_ONCE = 500;
const FIRESTORE = `127.0.0.1:${TEST_STACK.ports.firestore}`;
const DOCUMENTS = `projects/${TEST_STACK.projectId}/databases/(default)/documents`;
const CERTIFICATE = join(LOCAL_DATA, 'push-service-bench.pem');

export interface Share {
  sent: number;
  milliseconds: number;
  /** MB in use after collecting the garbage, at the most; 0 unless asked for. */
  held: number;
}

interface Place {
  origin: string;
  keys: { p256dh: string; auth: string };
  ids: string[];
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

let place: Promise<Place> | undefined;

/**
 * The emulator looks through a whole collection for every page: there are never more subscriptions than the largest share so far.
 * @param half one half of a run alone, or both
 * @param nodeOptions for the share's process
 */
export async function share(half: 'reading' | 'sending' | 'both', count: number, nodeOptions: readonly string[] = []): Promise<Share> {
  place ??= prepare();
  const here = await place;
  while (here.ids.length < count) await addSubscriptions(here);
  here.ids.sort();
  const child = spawn(process.execPath, [...nodeOptions, join(ROOT, 'tools', 'bench', 'push', 'share.ts'), half, here.ids[count] ?? 'g'], {
    env: { ...process.env, ...here.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  await once(child, 'exit');
  const result = JSON.parse(text) as Share;
  if (result.sent !== count) throw new Error(`${result.sent} of ${count} were sent.`);
  return result;
}

/** The emulator and the push service; the next share starts new ones. */
export async function stop(): Promise<void> {
  await (await place)?.stop();
  place = undefined;
}

async function addSubscriptions({ origin, keys, ids }: Place): Promise<void> {
  const writes = Array.from({ length: AT_ONCE }, (_, index) => {
    const endpoint = `${origin}/push/${ids.length + index}`;
    const id = createHash('sha256').update(endpoint).digest('hex');
    const fields = Object.fromEntries(Object.entries({ endpoint, ...keys }).map(([name, stringValue]) => [name, { stringValue }]));
    return { id, update: { name: `${DOCUMENTS}/pushSubscriptions/${id}`, fields } };
  });
  const response = await fetch(`http://${FIRESTORE}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: writes.map(({ update }) => ({ update })) }),
  });
  if (!response.ok) throw new Error(await response.text());
  ids.push(...writes.map(({ id }) => id));
}

async function prepare(): Promise<Place> {
  await requireFreePorts(TEST_STACK);
  const emulators = await startEmulators(TEST_STACK, {
    javaHome: findJavaHome(),
    binaries: findEmulatorBinaries({ optional: false }),
    only: ['firestore'],
  });
  const service = await startBlindService();
  const { origin, cert } = service;
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(CERTIFICATE, cert);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const environment = {
    GCLOUD_PROJECT: TEST_STACK.projectId,
    FIRESTORE_EMULATOR_HOST: FIRESTORE,
    METADATA_SERVER_DETECTION: 'none',
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
    PUSH_SERVICE_URL: origin,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
  const stop = async () => {
    service.stop();
    await emulators.stop();
  };
  return { origin, keys: makeSubscriber().keys, ids: [], environment, stop };
}
