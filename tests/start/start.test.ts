/** `npm start` on its real ports (`npm run test:long`); nothing else may use them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { descendantsOf } from '../../tools/local/kill-tree.ts';
import { ROOT } from '../../tools/local/paths.ts';
import { requireFreePorts } from '../../tools/local/ports.ts';
import { hostingUrl, START_STACK } from '../../tools/local/stacks.ts';

const SITE = hostingUrl(START_STACK);
const ACCOUNTS = `http://127.0.0.1:${START_STACK.ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;

interface Run {
  child: ChildProcess;
  output: () => string;
  says: (words: string) => Promise<void>;
  exit: Promise<number | null>;
}

const running: Run[] = [];

/** Runs a task as package.json does. */
function run(task: string): Run {
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'run.mjs'), task], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const waiting: { words: string; resolve: () => void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
      for (const { words, resolve } of waiting) if (text.includes(words)) resolve();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      if (text.includes(words)) resolve();
      waiting.push({ words, resolve });
      void exit.then(() => reject(new Error(`ended without printing “${words}”:\n${text}`)));
    });
  const made = { child, output: () => text, says, exit };
  running.push(made);
  return made;
}

/** A terminal sends Ctrl+C to the whole process group. */
function pressCtrlC({ child }: Run): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
}

afterEach(async () => {
  for (const one of running.splice(0)) {
    pressCtrlC(one);
    await one.exit;
  }
});

/** `fetch` would change the path. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: START_STACK.ports.hosting, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
}

function isRunning({ pid }: { pid: number }): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function call(path: string, body: object): Promise<{ status: number }> {
  return fetch(`${ACCOUNTS}${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it('serves the seed, refuses a second start, keeps data after Ctrl+C and forgets it on reset', async () => {
  await requireFreePorts(START_STACK);
  const reset = run('local/reset');
  expect(await reset.exit).toBe(0);

  const first = run('local/start');
  await first.says(`Tuckaway Tales is ready: ${SITE}`);
  for (const email of ['parent@example.com', 'premium@example.com', 'admin@example.com']) expect(first.output()).toContain(email);
  expect((await fetch(SITE)).status).toBe(200);
  expect((await fetch(`${SITE}/no-such-page`)).status).toBe(404);
  expect(await statusOf('//')).toBe(200);
  expect(await (await fetch(`${SITE}/api/stories/featured`)).json()).toHaveLength(20);
  expect((await call(':signInWithPassword', { email: 'parent@example.com', password: 'bedtime123' })).status).toBe(200);
  const account = { email: `${randomUUID()}@example.com`, password: 'bedtime123' };
  expect((await call(':signUp', account)).status).toBe(200);

  expect((await call(':sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email })).status).toBe(200);
  await first.says(`Email: To reset the password for ${account.email}, follow this link: http`);

  const second = run('local/start');
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`Tuckaway Tales is running already: ${SITE}`);
  expect(second.output()).not.toContain('    at ');

  pressCtrlC(first);
  expect(await first.exit).toBe(0);
  await requireFreePorts(START_STACK);

  const again = run('local/start');
  await again.says('Tuckaway Tales is ready');
  expect((await call(':signInWithPassword', account)).status).toBe(200);
  expect(await (await fetch(`${SITE}/api/stories/featured`)).json()).toHaveLength(20);
  pressCtrlC(again);
  expect(await again.exit).toBe(0);

  expect(await run('local/reset').exit).toBe(0);
  const fresh = run('local/start');
  await fresh.says('Tuckaway Tales is ready');
  expect((await call(':signInWithPassword', account)).status).toBe(400);
});

it('ends every process and says so when the emulators are killed', async () => {
  await requireFreePorts(START_STACK);
  const start = run('local/start');
  await start.says('Tuckaway Tales is ready');
  // Starts a function's worker.
  expect((await fetch(`${SITE}/api/stories/featured`)).status).toBe(200);
  const family = descendantsOf(start.child);
  expect(family.filter(({ command }) => command.includes('java')).length).toBeGreaterThan(0);
  const emulators = family.find(({ command }) => command.includes('emulators:start'));
  process.kill(emulators?.pid ?? 0, 'SIGKILL');
  expect(await start.exit).toBe(1);
  expect(start.output()).toContain('The emulators ended unexpectedly');
  await vi.waitFor(() => expect(family.filter(isRunning)).toEqual([]), 10_000);
  await requireFreePorts(START_STACK);
});
