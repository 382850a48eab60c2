/** For tests: the counts of stories in an in-memory database. A test mocks `firestore.ts` with `usage.memory`. */
import { beforeEach, vi } from 'vitest';
import type { Allowed, Counted, NoneLeft } from '../src/stories/order/account-quota.ts';
import { memoryFirestore } from './memory-firestore.ts';

/** The database, an empty one for each test. */
export const usage = { memory: memoryFirestore() };
beforeEach(() => {
  usage.memory = memoryFirestore();
});

/** An instance of the functions: modules of its own, and the same database. */
export async function instance() {
  vi.resetModules();
  return import('../src/store/stories/story-usage.ts');
}

export const LIMITS = { perUser: 10, perDay: { count: 1000 } };
/** A family; without an email it is counted by uid alone. */
export const of = (uid: string, email: string | null = null) => ({ uid, email });
export const ALL = { story: true, calls: 1 };
export const today = () => new Date().toISOString().slice(0, 10);

/** The counts that a story raised. */
export function countedIn(taken: NoneLeft | Allowed): Counted {
  if (!taken.ok) throw new Error(`Nothing left for ${taken.whose}`);
  return taken.counted;
}
