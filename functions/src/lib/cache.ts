/** A cache in the instance's memory, so that a busy evening does not read the database for each visitor. */
import { setBounded } from './bounded-map.ts';

export interface CacheOptions {
  /** Milliseconds for which a loaded value is returned, counted from the beginning of its load. */
  lifetimeMs(): number;
  /** Most values in the cache; the one that was loaded longest ago is removed first. */
  maxEntries: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

/**
 * Loads by key. Calls during a load share it; a failed load is not cached.
 * @returns a function whose `maxAgeMs` asks for a value that is not older.
 */
export function createCache<T>(
  load: (key: string) => Promise<T>,
  { lifetimeMs, maxEntries, now = Date.now }: CacheOptions,
): (key: string, maxAgeMs?: number) => Promise<T> {
  const entries = new Map<string, { value: Promise<T>; since: number; loading: boolean }>();
  return (key, maxAgeMs = Number.POSITIVE_INFINITY) => {
    const cached = entries.get(key);
    if (cached && (cached.loading || now() - cached.since < Math.min(lifetimeMs(), maxAgeMs))) return cached.value;
    const entry = { value: load(key), since: now(), loading: true };
    setBounded(entries, key, entry, maxEntries);
    entry.value.then(
      () => {
        entry.loading = false;
      },
      () => entries.get(key) === entry && entries.delete(key),
    );
    return entry.value;
  };
}
