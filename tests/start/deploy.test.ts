/** The real Firebase CLI against the stand-in for Google's management APIs, and what it uploads, installed and started as Google does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseCli } from '../../tools/deploy/cli.ts';
import { type Server, serve } from '../../tools/deploy/stand-in/server.ts';
import { type Trial, trial } from '../../tools/deploy/stand-in/trial.ts';
import { functionNames } from '../../tools/deploy/steps/code.ts';
import { buildFunctions } from '../../tools/local/build.ts';
import { firebaseJson } from '../../tools/local/hosting/hosting.ts';
import { killTree } from '../../tools/local/kill-tree.ts';
import { LOCAL_DATA, ROOT } from '../../tools/local/paths.ts';
import { functionsLock } from '../../tools/supply/functions-lock.ts';
import { readLockFile } from '../../tools/supply/lock-file.ts';

/** What Google's build adds to functions that do not bring it. */
const FRAMEWORK = '@google-cloud/functions-framework@5.0.5';
const PROJECT = join(LOCAL_DATA, 'deploy-test');
const CONFIG = join(PROJECT, 'firebase.json');
/** Milliseconds for npm and for the CLI. */
const PATIENCE = 180_000;
/** Milliseconds until a function listens, on a busy machine. */
const START_LIMIT = 30_000;
const JSON_BODY = { 'content-type': 'application/json' };
const CLOUD_EVENT = { 'ce-id': '1', 'ce-source': '//firestore', 'ce-type': 'test', 'ce-specversion': '1.0' };

/** A function as the CLI describes it to Google. */
interface Deployed {
  eventTrigger?: object;
  labels: Record<string, string>;
  serviceConfig: { environmentVariables: Record<string, string> };
}

let one: Trial;
let server: Server;
let home: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tuckaway-deployed-'));
  one = trial();
  server = await serve(one, home);
  // A copy, because emulators of other tests watch the functions. Below the repository, where Node finds its packages.
  buildFunctions();
  rmSync(PROJECT, { recursive: true, force: true });
  cpSync(join(ROOT, 'functions'), join(PROJECT, 'functions'), {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|src)$/.test(path),
  });
  for (const file of ['firestore.rules', 'firestore.indexes.json']) cpSync(join(ROOT, file), join(PROJECT, file));
  writeFileSync(join(PROJECT, 'functions', 'package-lock.json'), JSON.stringify(functionsLock(readLockFile())));
  const { hosting: _hosting, emulators: _emulators, functions, ...config } = firebaseJson();
  const withoutHooks = (functions as object[]).map((codebase) => ({ ...codebase, predeploy: undefined }));
  writeFileSync(CONFIG, JSON.stringify({ ...config, functions: withoutHooks }));
  one.firebase = firebaseCli(one.project.id, CONFIG, server.environment);
}, PATIENCE);

afterAll(async () => {
  one.remove();
  await server.close();
  for (const folder of [home, PROJECT]) rmSync(folder, { recursive: true, force: true });
});

describe('the Firebase CLI', () => {
  const PARTS = ['--only', 'project,indexes,functions,rules', '--yes'];

  it('deploys to a fresh project after the steps before it', { timeout: PATIENCE }, async () => {
    await one.run('--location', 'eur3', ...PARTS);
    expect(Object.keys(one.project.functions).sort()).toEqual(functionNames().sort());
    expect(one.project.rules).toContain('service cloud.firestore');
    const bindings = JSON.stringify(one.project.policies[`projects/${one.project.id}`]);
    for (const role of ['datastore.user', 'firebaseauth.admin', 'cloudtasks.enqueuer', 'run.invoker', 'eventarc.eventReceiver'])
      expect(bindings).toMatch(new RegExp(`"role":"roles/${role}","members":\\[[^\\]]*firebase-fn-`));
    expect(
      Object.keys(one.project.resources)
        .filter((name) => name.startsWith('fields '))
        .join(),
    ).toContain('departures/fields/expireAt');
  });

  it('writes nothing if nothing changed', { timeout: PATIENCE }, async () => {
    one.writes.length = 0;
    await one.run(...PARTS);
    expect(one.writes).toEqual([]);
    expect(server.uploads).toHaveLength(1);
  });
});

describe('the uploaded functions', () => {
  let folder: string;
  let framework: string;

  beforeAll(() => {
    folder = join(home, 'upload');
    for (const [name, bytes] of Object.entries(unzipSync(server.uploads[0] ?? new Uint8Array()))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    npm(folder, 'ci', '--omit=dev');
    framework = join(home, 'framework');
    mkdirSync(framework);
    writeFileSync(join(framework, 'package.json'), '{ "private": true }');
    npm(framework, 'install', FRAMEWORK);
  }, PATIENCE);

  function npm(cwd: string, ...args: string[]): void {
    const all = [...args, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', all, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
    expect(status, stderr).toBe(0);
  }

  it.each(functionNames())('%s starts with production packages alone, and answers', { timeout: PATIENCE }, async (name) => {
    const { eventTrigger, labels } = deployed(name);
    const port = await freePort();
    const child = start(name, port, eventTrigger !== undefined);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
    const ask = (path: string, options?: RequestInit) => answerOf(`http://127.0.0.1:${port}${path}`, options, () => `${name}: ${output}`);
    try {
      if (labels['deployment-scheduled']) {
        // The framework's own answer, once the function is loaded: a call would wait for Firestore.
        expect((await ask('/robots.txt')).status).toBe(404);
      } else if (eventTrigger) {
        const response = await ask('/', { method: 'POST', headers: { ...JSON_BODY, ...CLOUD_EVENT }, body: '{}' });
        expect(await response.text()).toContain('Cannot parse event payload');
      } else if (name === 'health') {
        const response = await ask('/api/health');
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ dependencies: { firestore: 'down' } });
      } else {
        const { status } = await ask('/', { method: 'POST', headers: JSON_BODY, body: '{}' });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
      expect(output).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|SyntaxError/);
    } finally {
      killTree(child);
    }
  });

  const deployed = (name: string) => one.project.functions[name] as unknown as Deployed;

  function start(name: string, port: number, event: boolean): ChildProcess {
    const program = join(framework, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js');
    return spawn(process.execPath, [program, `--target=${name}`, `--signature-type=${event ? 'cloudevent' : 'http'}`, `--port=${port}`], {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        ...deployed(name).serviceConfig.environmentVariables,
        FUNCTION_TARGET: name,
        GCLOUD_PROJECT: 'demo-upload',
        FIREBASE_CONFIG: '{"projectId":"demo-upload"}',
        FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
        OPENAI_API_KEY: 'none',
        MODERATION_API_KEY: 'none',
        VAPID_PRIVATE_KEY: 'none',
      },
    });
  }
});

/** Waits until the function listens. */
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
