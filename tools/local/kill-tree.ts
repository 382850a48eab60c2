import { type ChildProcess, spawnSync } from 'node:child_process';

/**
 * Ends a program that was started with `detached`, and everything that it started: its group, and what has left that for one of its own, as the
 * emulators' Java programs do.
 */
export function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  // Asked before: what has lost its parent is nobody's.
  const family = descendantsOf(child.pid);
  for (const pid of [-child.pid, ...family]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** None where there is no `ps`: a small container may do without. */
function descendantsOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const found: number[] = [];
  for (let next = [parent]; next.length > 0; ) {
    next = pairs.filter(([, ppid]) => ppid !== undefined && next.includes(ppid)).map(([pid]) => pid as number);
    found.push(...next);
  }
  return found;
}
