/** Starts and stops the Firebase emulators of a stack. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeDevelopmentKeys } from '../development-keys.ts';
import { firebaseJson, stackHosting } from '../hosting/hosting.ts';
import { descendantsOf, killTree, type RunningProcess } from '../kill-tree.ts';
import { LOCAL_DATA, ROOT } from '../paths.ts';
import { Stop, say } from '../say.ts';
import type { Stack } from '../stacks.ts';
import { type EmulatorBinaries, FIREBASE_CLI } from './emulator-binaries.ts';

/** They take up to 20 seconds on two slow cores; the rest is for a very busy machine. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;
const module = (...path: string[]) => ['--import', pathToFileURL(join(ROOT, 'tools', 'local', ...path)).href];
/** Modules that change what firebase-tools does. The last one sees a request first. */
const BEFORE_THE_CLI = [
  module('emulators', 'function-instances.ts'),
  module('hosting', 'stored-answers.ts'),
  module('hosting', 'readable-urls.ts'),
].flat();
const IN_EVERY_PROCESS = module('emulators', 'lean-workers.ts');

export interface EmulatorOptions {
  readonly javaHome: string | null;
  readonly binaries: EmulatorBinaries;
  /** The emulators to start. */
  readonly only: readonly ('auth' | 'firestore' | 'functions' | 'hosting' | 'tasks' | 'pubsub')[];
  /** Folder of exported data to import. */
  readonly importFrom?: string;
  /** Folder to export the data to when they are stopped. */
  readonly exportTo?: string;
  readonly environment?: Record<string, string>;
  /** Receives each line of their output. */
  readonly onLine?: (line: string) => void;
}

export interface RunningEmulators {
  /** Resolves with the exit code when they end unexpectedly or after {@link RunningEmulators.stop}. By then all their processes have ended. */
  readonly ended: Promise<number | null>;
  readonly logFile: string;
  stop(): Promise<void>;
}

/** @throws Stop with the emulators' last output when they do not start. */
export async function startEmulators(stack: Stack, options: EmulatorOptions): Promise<RunningEmulators> {
  mkdirSync(LOCAL_DATA, { recursive: true });
  makeDevelopmentKeys();
  const logFile = join(LOCAL_DATA, `emulators-${stack.name}.log`);
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [...BEFORE_THE_CLI, FIREBASE_CLI, ...commandLine(stack, options)], {
    cwd: ROOT,
    env: environmentOf(stack, options),
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of their own they do not receive Ctrl+C: we stop them once, so that the export is complete.
    detached: true,
  });
  let started: readonly RunningProcess[] = [];
  // Java programs and function workers outlive firebase-tools when it is killed.
  const killAll = () => killTree(child, started);
  process.once('exit', killAll);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', killAll);
      killAll();
      resolve(code);
    });
  });

  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        lines.push(line);
        if (lines.length > 40) lines.shift();
        if (line.includes('All emulators ready')) resolve();
        options.onLine?.(line);
      });
    }
  });
  const failed = ended.then(() => {
    throw new Stop(`The emulators ended while starting. Their last output (the rest is in ${logFile}):\n\n${lines.join('\n')}`);
  });
  const late = wait(START_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Stop(`The emulators did not start within ${START_LIMIT_MS / 1000} seconds. Their log: ${logFile}`);
  });
  await Promise.race([ready, failed, late]).catch((error: Error) => {
    killAll();
    throw error;
  });
  started = descendantsOf(child);
  return { ended, logFile, stop: () => stopInOrder(child, ended) };
}

function commandLine(stack: Stack, options: EmulatorOptions): string[] {
  const only = options.binaries.pubsub ? options.only : options.only.filter((name) => name !== 'pubsub');
  return [
    'emulators:start',
    '--non-interactive',
    ...['--config', writeConfig(stack, options)],
    ...['--project', stack.projectId],
    ...['--only', only.join(',')],
    ...(options.importFrom ? ['--import', options.importFrom] : []),
    ...(options.exportTo ? ['--export-on-exit', options.exportTo] : []),
  ];
}

/** Writes firebase.json with this stack's ports, web build and headers. It lies beside firebase.json because the CLI resolves paths from its folder. */
function writeConfig(stack: Stack, options: EmulatorOptions): string {
  const { ports } = stack;
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = {
    singleProjectMode: true,
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    functions: at(ports.functions),
    hosting: at(ports.hosting),
    tasks: at(ports.tasks),
    eventarc: at(ports.eventarc),
    pubsub: at(ports.pubsub),
    ui: { enabled: stack.name === 'start' && options.binaries.ui, ...at(ports.ui) },
    hub: at(ports.hub),
    logging: at(ports.logging),
  };
  const config = { ...firebaseJson(), hosting: { ...stackHosting(stack), public: stack.webOut }, emulators };
  const file = join(ROOT, `.firebase.${stack.name}.json`);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

function environmentOf(stack: Stack, options: EmulatorOptions): NodeJS.ProcessEnv {
  const { javaHome, binaries } = options;
  return {
    ...process.env,
    ...binaries.environment,
    ...(javaHome ? { JAVA_HOME: javaHome, PATH: [join(javaHome, 'bin'), process.env.PATH].join(delimiter) } : {}),
    ...options.environment,
    // A process that starts later is never used, and each call starts another one.
    FUNCTIONS_DISCOVERY_TIMEOUT: String(START_LIMIT_MS / 1000),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...IN_EVERY_PROCESS].join(' '),
    // Optimizing their code takes these programs more CPU time than it saves in a run of the tests.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    GCLOUD_PROJECT: stack.projectId,
    // Keeps firebase-tools from opening a browser, asking questions and reporting usage.
    CI: 'true',
  };
}

async function stopInOrder(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  if (await Promise.race([ended.then(() => true), wait(STOP_LIMIT_MS, false, { ref: false })])) return;
  say('The emulators did not stop in time and are killed.');
  killTree(child);
  await ended;
}
