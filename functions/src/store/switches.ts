/** `system/switches`: what operators turn off in the console, without a deployment (docs/operations.md). */
import { createCache } from '../lib/cache.ts';
import { isSwitchedOn } from '../lib/is-switched-on.ts';
import { readDocument } from './firestore-rest.ts';

/** Milliseconds for which an instance trusts what it read. With the read's own 8 s this stays below the promised 30. */
const LIFETIME_MS = 20_000;

const switches = createCache(() => readDocument('system/switches'), { lifetimeMs: () => LIFETIME_MS, maxEntries: 1 });

/** Whether `storiesStopped` is set; any value but `false` stops, because a hurried operator may type a text. Throws if Firestore fails. */
export async function storiesStopped(): Promise<boolean> {
  return isSwitchedOn((await switches('all'))?.storiesStopped);
}
