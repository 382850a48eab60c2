/** Time limits in processor time of this thread, which does not grow on a busy machine as the clock's does. */
import { runInNewContext } from 'node:vm';

/** The milliseconds of processor time that synchronous work takes. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Of the clock: a busy machine gives a thread at least this share of its time. */
const BUSY = 30;

/**
 * Fails if synchronous work takes more processor time than so many milliseconds. A regular expression that hangs blocks the test runner's own
 * timer, so node:vm ends it.
 */
export function expectWithin(milliseconds: number, work: () => unknown): void {
  const used = cpuMs(() => runInNewContext('work()', { work }, { timeout: BUSY * milliseconds }));
  if (used > milliseconds) throw new Error(`It takes ${Math.round(used)} ms instead of ${milliseconds}.`);
}
