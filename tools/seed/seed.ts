/** `npm run seed`: recreates emulator-data from content and tools/seed, with the real publishing trigger. */
import { rmSync } from 'node:fs';
import { buildFunctions } from '../local/build.ts';
import { findEmulatorBinaries } from '../local/emulators/emulator-binaries.ts';
import { startEmulators } from '../local/emulators/emulators.ts';
import { findJavaHome } from '../local/emulators/java.ts';
import { runningStart } from '../local/one-at-a-time.ts';
import { SEED_DATA } from '../local/paths.ts';
import { requireFreePorts } from '../local/ports.ts';
import { main, Stop, say } from '../local/say.ts';
import { SEED_STACK } from '../local/stacks.ts';
import { plantSeed } from './plant.ts';

await main(async () => {
  // Two emulator suites with the same project id would interfere.
  if (runningStart() !== null) throw new Stop('Tuckaway Tales is running. Stop it with Ctrl+C first.');
  const javaHome = findJavaHome();
  await requireFreePorts(SEED_STACK);
  buildFunctions();
  const emulators = await startEmulators(SEED_STACK, {
    javaHome,
    binaries: findEmulatorBinaries({ optional: false }),
    only: ['auth', 'firestore', 'functions'],
    exportTo: SEED_DATA,
  });
  // Otherwise the Admin SDK looks for Google's metadata server and warns that there is none.
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${SEED_STACK.ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${SEED_STACK.ports.auth}`;
  try {
    await plantSeed(SEED_STACK.projectId);
    rmSync(SEED_DATA, { recursive: true, force: true });
  } finally {
    await emulators.stop();
  }
  say('emulator-data was recreated.');
  return 0;
});
