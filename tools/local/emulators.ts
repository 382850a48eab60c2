/** Starts and stops the Firebase emulators of a stack. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeDevelopmentKeys } from './development-keys.ts';
import { type EmulatorBinaries, FIREBASE_CLI } from './emulator-binaries.ts';
import { firebaseJson, stackHosting } from './hosting.ts';
import { killTree } from './kill-tree.ts';
import { LOCAL_DATA, ROOT } from './paths.ts';
import { Stop, say } from './say.ts';
import type { Stack } from './stacks.ts';

/** On two slow cores the whole suite takes up to twenty seconds; this is for a machine that is very busy. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;

export interface EmulatorOptions {
  readonly javaHome: string | null;
  readonly binaries: EmulatorBinaries;
  /** Which emulators; the others of the stack stay off. */
  readonly only: readonly ('auth' | 'firestore' | 'functions' | 'hosting' | 'tasks' | 'pubsub')[];
  /** A folder of exported data to begin with. */
  readonly importFrom?: string;
  /** A folder to export to when they are stopped. */
  readonly exportTo?: string;
  readonly environment?: Record<string, string>;
  /** Gets each line that a function logs. */
  readonly onLine?: (line: string) => void;
}

export interface RunningEmulators {
  /** Resolves when they end by themselves or after {@link RunningEmulators.stop}. */
  readonly ended: Promise<number | null>;
  readonly logFile: string;
  stop(): Promise<void>;
}

/** @throws Stop with the emulators' last words when they do not come up. */
export async function startEmulators(stack: Stack, options: EmulatorOptions): Promise<RunningEmulators> {
  mkdirSync(LOCAL_DATA, { recursive: true });
  makeDevelopmentKeys();
  const logFile = join(LOCAL_DATA, `emulators-${stack.name}.log`);
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [FIREBASE_CLI, ...commandLine(stack, options)], {
    cwd: ROOT,
    env: environmentOf(stack, options),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of their own: Ctrl+C reaches us alone, and we stop them once, in order, so that the export is whole.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  // Whatever happens to us, they do not stay behind.
  const killAll = () => killTree(child);
  process.once('exit', killAll);
  void ended.then(() => process.off('exit', killAll));

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
    throw new Stop(`The emulators ended while starting. Their last words (all of them in ${logFile}):\n\n${lines.join('\n')}`);
  });
  const late = rejectAfter(START_LIMIT_MS, `The emulators did not start within ${START_LIMIT_MS / 1000} seconds. Their log: ${logFile}`);
  try {
    await Promise.race([ready, failed, late.promise]);
  } catch (error) {
    killAll();
    throw error;
  } finally {
    late.clear();
    failed.catch(() => {});
  }
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

/** firebase.json with this stack's ports, web build and headers. It lies beside firebase.json, because the CLI takes its paths from there. */
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
    GCLOUD_PROJECT: stack.projectId,
    // No browser is opened, nobody is asked anything, nothing is reported.
    CI: 'true',
  };
}

async function stopInOrder(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const late = rejectAfter(STOP_LIMIT_MS, '');
  try {
    await Promise.race([ended, late.promise]);
  } catch {
    say('The emulators did not stop in time and are ended.');
    killTree(child);
    await ended;
  } finally {
    late.clear();
  }
  // The Java processes leave the group's leader a moment later.
  killTree(child);
}

function rejectAfter(milliseconds: number, sentence: string): { promise: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stop(sentence)), milliseconds);
  });
  return { promise, clear: () => clearTimeout(timer) };
}

/** Removes a folder of exported data. */
export function forgetData(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
