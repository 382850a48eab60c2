/** Uploaded functions, installed and started as Google does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { unzipSync } from 'fflate';
import { found, type Project } from '../../../tools/deploy/testing/project.ts';

/** What Google's build adds to functions that do not bring it. */
const FRAMEWORK = '@google-cloud/functions-framework@5.0.5';
/** Milliseconds until a function listens, on a busy machine. */
const START_LIMIT = 30_000;

/** A function as the CLI describes it to Google. */
interface Deployed {
  eventTrigger?: object;
  labels: Record<string, string>;
  serviceConfig: { environmentVariables: Record<string, string> };
}

export const deployedFunction = (project: Project, name: string) => found(project, 'functions')[name] as unknown as Deployed;

/** The folder of the upload, and the framework's program. */
export interface Installed {
  readonly folder: string;
  readonly program: string;
}

/** @param home an empty folder. */
export function installUpload(upload: Uint8Array, home: string): Installed {
  const folder = join(home, 'upload');
  for (const [name, bytes] of Object.entries(unzipSync(upload))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  npm(folder, 'ci', '--omit=dev');
  const framework = join(home, 'framework');
  mkdirSync(framework);
  writeFileSync(join(framework, 'package.json'), '{ "private": true }');
  npm(framework, 'install', FRAMEWORK);
  return { folder, program: join(framework, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js') };
}

function npm(cwd: string, ...args: string[]): void {
  const all = [...args, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', all, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(stderr);
}

export interface RunningFunction {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything that it printed. */
  output(): string;
  /** Waits until it listens. */
  ask(path: string, options?: RequestInit): Promise<Response>;
}

/** End its `child`. @param environment in addition to the deployed one. Without it, Firestore and Auth do not answer. */
export async function startUploaded(
  { folder, program }: Installed,
  project: Project,
  name: string,
  environment: Record<string, string> = {},
): Promise<RunningFunction> {
  const { eventTrigger, serviceConfig } = deployedFunction(project, name);
  const port = await freePort();
  const signature = eventTrigger ? 'cloudevent' : 'http';
  const child = spawn(process.execPath, [program, `--target=${name}`, `--signature-type=${signature}`, `--port=${port}`], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      ...serviceConfig.environmentVariables,
      FUNCTION_TARGET: name,
      GCLOUD_PROJECT: 'demo-upload',
      FIREBASE_CONFIG: '{"projectId":"demo-upload"}',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
      OPENAI_API_KEY: 'none',
      MODERATION_API_KEY: 'none',
      VAPID_PRIVATE_KEY: 'none',
      HASH_KEY: 'a key for the tests, long enough to be one',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const origin = `http://127.0.0.1:${port}`;
  return { child, origin, output: () => output, ask: (path, options) => answerOf(`${origin}${path}`, options, () => `${name}: ${output}`) };
}

async function answerOf(url: string, options: RequestInit | undefined, output: () => string): Promise<Response> {
  for (const end = Date.now() + START_LIMIT; ; ) {
    try {
      return await fetch(url, options);
    } catch {
      if (Date.now() > end) throw new Error(output());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
