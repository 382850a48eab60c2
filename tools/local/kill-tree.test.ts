import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { descendantsOf, killTree } from './kill-tree.ts';

const HANG = 'setInterval(() => {}, 1000)';
/** Starts a program that leaves its group, as the emulators' Java programs do, and prints its number. */
const PARENT = `console.log(require('child_process').spawn(process.execPath, ['-e', '${HANG}'], { detached: true }).pid); ${HANG}`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startFamily() {
  const parent = spawn(process.execPath, ['-e', PARENT], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(line.toString());
  expect(isRunning(child)).toBe(true);
  return { parent, child };
}

it('ends a program and what it started in other groups', async () => {
  const { parent, child } = await startFamily();
  killTree(parent);
  await vi.waitFor(() => expect([parent.pid ?? 0, child].filter(isRunning)).toEqual([]), 10_000);
});

it('ends what a program started when the program was killed before', async () => {
  const { parent, child } = await startFamily();
  const known = descendantsOf(parent);
  expect(known.map(({ pid }) => pid)).toEqual([child]);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(isRunning(child)).toBe(true);
  killTree(parent, known);
  await vi.waitFor(() => expect(isRunning(child)).toBe(false), 10_000);
});

it('spares a process that has the number of one that ended', async () => {
  const { parent, child } = await startFamily();
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  killTree(ended, [{ pid: child, parent: 1, command: 'java -jar firestore.jar' }]);
  expect(isRunning(child)).toBe(true);
  killTree(parent);
});
