/** A file with the process id of a running `npm start`, so that a second start and `npm run reset` refuse to run. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DATA } from './paths.ts';

const MARK = 'running.pid';

/** The process id of a running `npm start`, or null. */
export function runningStart(folder: string = LOCAL_DATA): number | null {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) return null;
  const pid = Number(readFileSync(mark, 'utf8'));
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // The process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

export function markRunning(folder: string = LOCAL_DATA): void {
  const mark = join(folder, MARK);
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, String(process.pid));
  process.once('exit', () => rmSync(mark, { force: true }));
}
