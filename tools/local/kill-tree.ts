/** Ends a program with everything that it started. */
import { type ChildProcess, spawnSync } from 'node:child_process';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/**
 * Ends a program that was started with `detached`: its process group, and its descendants in other groups, such as the emulators' Java programs.
 * @param known descendants from before the program ended: afterwards nothing shows whose they are.
 */
export function killTree(child: ChildProcess, known: readonly RunningProcess[] = []): void {
  if (child.pid === undefined) return;
  const running = runningProcesses();
  // The command is compared because the system may have given the number to another process.
  const left = known.filter(({ pid, command }) => running.some((other) => other.pid === pid && other.command === command));
  for (const pid of [-child.pid, ...[...left, ...descendantsIn(running, child.pid)].map((process) => process.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

export function descendantsOf(child: ChildProcess): RunningProcess[] {
  return child.pid === undefined ? [] : descendantsIn(runningProcesses(), child.pid);
}

function descendantsIn(running: readonly RunningProcess[], ancestor: number): RunningProcess[] {
  const children = running.filter(({ parent }) => parent === ancestor);
  return [...children, ...children.flatMap(({ pid }) => descendantsIn(running, pid))];
}

/** Empty if the system has no `ps`, for instance in a small container. */
function runningProcesses(): RunningProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return [...(stdout ?? '').matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes signals such as Ctrl+C end this process with an `exit` event, whose listeners end the programs in other process groups.
 * @returns a function that removes the listeners.
 */
export function leaveOnSignals(): () => void {
  // The exit code of shells for an interrupted program.
  const leave = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
