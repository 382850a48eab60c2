/** The stack that the emulator and browser tests run against. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANARIES_FILE } from '../../tests/leaks/canaries.ts';
import { startPushService } from '../../tests/push-service/server.ts';
import { startStoryteller } from '../storyteller/server.ts';
import { buildForTests } from './build.ts';
import { findEmulatorBinaries } from './emulators/emulator-binaries.ts';
import { startEmulators } from './emulators/emulators.ts';
import { findJavaHome } from './emulators/java.ts';
import { leaveOnSignals } from './kill-tree.ts';
import { LOCAL_DATA, SEED_DATA } from './paths.ts';
import { holdPort, requireFreePorts } from './ports.ts';
import { Stop } from './say.ts';
import { hostingUrl, TEST_STACK } from './stacks.ts';

/** Beside the ports of the stack (stacks.ts). */
const RESERVED_PORT = 5157;

/** Of the push service, which makes a new one at each start; Node reads it when a process starts. */
const CERTIFICATE = join(LOCAL_DATA, 'push-service.pem');

/** Environment variables by which tests find the stack. */
export function testEnvironment(): Record<string, string> {
  const { ports, projectId } = TEST_STACK;
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    TUCKAWAY_HOSTING_URL: hostingUrl(TEST_STACK),
    STORYTELLER_URL: `http://127.0.0.1:${ports.storyteller}`,
    PUSH_SERVICE_URL: `https://localhost:${ports.pushService}`,
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
    [CANARIES_FILE]: join(LOCAL_DATA, 'canaries.jsonl'),
  };
}

/** Set once this process has the stack. */
let reserved = false;

/** Reserves the stack until this process ends. @throws Stop if another run of the tests has it. */
export async function reserveTestStack(): Promise<void> {
  reserved ||= await holdPort(RESERVED_PORT);
  if (reserved) return;
  throw new Stop(
    'Other tests are running on this machine, and their emulators need the same ports. Please run this again when they have ended.',
  );
}

/** Reserves, builds and starts the stack. @param web whether to build the web app, which tests of `/api` do not need. */
export async function startTestStack({ web }: { web: boolean } = { web: true }): Promise<{ logFile: string; stop(): Promise<void> }> {
  await reserveTestStack();
  rmSync(testEnvironment()[CANARIES_FILE] ?? '', { force: true });
  const javaHome = findJavaHome();
  await requireFreePorts(TEST_STACK);
  const binaries = findEmulatorBinaries({ optional: false });
  const stay = leaveOnSignals();
  await buildForTests({ web });
  const storyteller = await startStoryteller({ port: TEST_STACK.ports.storyteller });
  const pushService = await startPushService({ port: TEST_STACK.ports.pushService });
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(CERTIFICATE, pushService.cert);
  const emulators = await startEmulators(TEST_STACK, {
    javaHome,
    binaries,
    only: ['auth', 'firestore', 'functions', 'hosting', 'tasks', 'pubsub'],
    importFrom: SEED_DATA,
    environment: { NODE_EXTRA_CA_CERTS: CERTIFICATE },
  });
  return {
    logFile: emulators.logFile,
    async stop() {
      await emulators.stop();
      await storyteller.close();
      await pushService.close();
      stay();
    },
  };
}
