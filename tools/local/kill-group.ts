import type { ChildProcess } from 'node:child_process';

/** Ends a program that was started with `detached`, and everything that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}
