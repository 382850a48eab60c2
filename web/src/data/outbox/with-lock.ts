import { anySignal } from '../lib/any-signal.ts';
import { OutOfTime } from '../lib/with-timeout.ts';
import { type Lane, type StoryEntry, storyIdOf } from './entry.ts';
import type { OutboxPorts } from './ports.ts';

/** One drain of a lane at a time. */
export function laneLock(lane: Lane): string {
  return `tuckaway-drain-${lane}`;
}

/** At the form and in a drain, a story is worked on by one at a time. */
export function storyLock(entry: StoryEntry): string {
  return `tuckaway-story-${storyIdOf(entry)}`;
}

/**
 * Works under a lock. Only the waiting for it is limited, to so many milliseconds and by the signal; then it rejects.
 * Whoever holds it may be in a page that the system has put to sleep.
 */
export async function underLock<T>(
  { locks, clock }: Pick<OutboxPorts, 'locks' | 'clock'>,
  name: string,
  { patience, signal }: { patience: number; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const impatience = new AbortController();
  const callOff = clock.after(patience, () => impatience.abort(new OutOfTime('The lock was not to be had.')));
  try {
    return await locks.request(name, { signal: anySignal(signal, impatience.signal) }, () => {
      callOff();
      return work();
    });
  } finally {
    callOff();
  }
}
