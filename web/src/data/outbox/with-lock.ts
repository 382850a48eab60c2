import { anySignal } from '../device/any-signal.ts';
import { TimeoutError } from '../device/with-timeout.ts';
import type { Lane, StoryEntry } from './entry.ts';
import type { DrainPorts } from './lane.ts';
import { storyIdOf } from './story-entry.ts';

/** Lets one tab or worker drain a lane at a time. */
export function laneLock(lane: Lane): string {
  return `tuckaway-drain-${lane}`;
}

/** Keeps the form and a drain from sending the same story at the same time. */
export function storyLock(entry: StoryEntry): string {
  return `tuckaway-story-${storyIdOf(entry)}`;
}

/**
 * Works under a lock. Only the waiting for it is limited, as its holder may be a page that the system has suspended.
 * Rejects with `TimeoutError`, or with the signal's reason.
 */
export async function withLock<T>(
  { locks, clock }: Pick<DrainPorts, 'locks' | 'clock'>,
  name: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const cancel = clock.after(timeoutMs, () => timeout.abort(new TimeoutError()));
  try {
    return await locks.request(name, { signal: anySignal(signal, timeout.signal) }, () => {
      cancel();
      return work();
    });
  } finally {
    cancel();
  }
}
