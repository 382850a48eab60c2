/** `npm start`: runs the product on this machine, with emulators and seed data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../seed/accounts.ts';
import { startStoryteller } from '../storyteller/server.ts';
import { buildFunctions, buildWeb } from './build.ts';
import { startClock } from './clock.ts';
import { findEmulatorBinaries } from './emulators/emulator-binaries.ts';
import { shownLine } from './emulators/emulator-lines.ts';
import { startEmulators } from './emulators/emulators.ts';
import { findJavaHome } from './emulators/java.ts';
import { markRunning, runningStart } from './one-at-a-time.ts';
import { LOCAL_DATA, SEED_DATA } from './paths.ts';
import { requireFreePorts } from './ports.ts';
import { main, Stop, say } from './say.ts';
import { hostingUrl, START_STACK, webEmulators } from './stacks.ts';
import { startVite } from './vite-server.ts';

/** Data kept between starts; `npm run reset` removes it. */
const KEPT = join(LOCAL_DATA, 'data');

await main(async () => {
  const withHotReload = process.argv.includes('--dev');
  const running = runningStart();
  if (running !== null) {
    throw new Stop(
      `Tuckaway Tales is running already: ${hostingUrl(START_STACK)} (process ${running}). Stop it with Ctrl+C where it runs, or just use it.`,
    );
  }
  const javaHome = findJavaHome();
  await requireFreePorts(START_STACK);
  markRunning();
  const binaries = findEmulatorBinaries({ optional: true });

  say('Building …');
  buildFunctions();
  buildWeb(START_STACK);

  say('Starting the storyteller and the emulators …');
  const storyteller = await startStoryteller({ port: START_STACK.ports.storyteller });
  const emulators = await startEmulators(START_STACK, {
    javaHome,
    binaries,
    only: ['auth', 'firestore', 'functions', 'hosting', 'tasks', 'pubsub'],
    importFrom: existsSync(KEPT) ? KEPT : SEED_DATA,
    exportTo: KEPT,
    onLine: (line) => {
      const shown = shownLine(line);
      if (shown !== null) say(shown);
    },
  });
  const vite = withHotReload ? await startVite(webEmulators(START_STACK), hostingUrl(START_STACK)) : null;
  const stopClock = binaries.pubsub ? startClock(START_STACK) : null;
  announce(binaries.missing, binaries.ui, emulators.logFile, vite?.url);

  const signal = new Promise<'signal'>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve('signal'));
  });
  const reason = await Promise.race([signal, emulators.ended]);
  if (reason === 'signal') say('\nStopping, and keeping what was created …');
  else say(`The emulators ended unexpectedly, so everything stops. Their log: ${emulators.logFile}`);
  stopClock?.();
  await vite?.close();
  await emulators.stop();
  await storyteller.close();
  if (reason === 'signal') say('Good night.');
  return reason === 'signal' ? 0 : 1;
});

function announce(missing: readonly string[], ui: boolean, logFile: string, viteUrl?: string): void {
  say('');
  say(`Accounts (password for each: ${SEED_PASSWORD})`);
  for (const account of SEED_ACCOUNTS) say(`  ${account.email.padEnd(22)} ${account.what}`);
  if (ui) say(`Local console: http://127.0.0.1:${START_STACK.ports.ui}`);
  if (missing.length > 0) {
    say('Not available here:');
    for (const sentence of missing) say(`  ${sentence}`);
  }
  say('Emails are not sent: their links appear here.');
  say(`Log of the emulators: ${logFile}`);
  say('Stop with Ctrl+C. What you create is kept; `npm run reset` returns to the seed.');
  if (viteUrl) say(`With hot reload: ${viteUrl}`);
  say('');
  say(`Tuckaway Tales is ready: ${hostingUrl(START_STACK)}`);
}
