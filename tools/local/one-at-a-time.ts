/** A file with the process id of `npm start`, which may run only once in this folder and for which `npm run reset` waits. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DATA } from './paths.ts';

const FILE = 'running.pid';

/** The process id of a running `npm start`, or null. */
export function runningStart(folder: string = LOCAL_DATA): number | null {
  const file = join(folder, FILE);
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

export function markRunning(folder: string = LOCAL_DATA): void {
  const file = join(folder, FILE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}
