/**
 * Files with the process id of what may run only once in this folder: `npm start`, which `npm run reset` waits for too, and a deployment, whose
 * pages and configuration another one would replace.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DATA } from './paths.ts';

const START = 'running.pid';
const DEPLOYMENT = 'deploying.pid';

/** The process id of a running `npm start`, or null. */
export function runningStart(folder: string = LOCAL_DATA): number | null {
  return processIn(join(folder, START));
}

export function markRunning(folder: string = LOCAL_DATA): void {
  mark(folder, START);
}

/** @returns the process id of a running deployment; null if there was none, and this process is now marked as one. */
export function otherDeployment(folder: string = LOCAL_DATA): number | null {
  const other = processIn(join(folder, DEPLOYMENT));
  if (other === null) mark(folder, DEPLOYMENT);
  return other;
}

function mark(folder: string, name: string): void {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

function processIn(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8'));
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // The process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}
