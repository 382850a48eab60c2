/** A cache in the instance's memory, so that a busy evening does not read the database for each visitor. */
import { setBounded } from './bounded-map.ts';

export interface KeepOptions {
  /** Milliseconds since the load began for which a value is returned. */
  keepMs(): number;
  /** Values kept at most; the one that was loaded longest ago is removed first. */
  most: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

interface Entry<T> {
  value: Promise<T>;
  /** Milliseconds since 1970. */
  since: number;
  loading: boolean;
}

/**
 * Loads by key. Calls during a load share it; a failed load is not kept.
 * @returns a function whose `maxAgeMs` asks for a value that is not older.
 */
export function keepEach<T>(
  load: (key: string) => Promise<T>,
  { keepMs, most, now = () => Date.now() }: KeepOptions,
): (key: string, maxAgeMs?: number) => Promise<T> {
  const entries = new Map<string, Entry<T>>();

  function begin(key: string): Promise<T> {
    const entry: Entry<T> = { since: now(), value: load(key), loading: true };
    setBounded(entries, key, entry, most);
    entry.value.then(
      () => {
        entry.loading = false;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry.value;
  }

  return (key, maxAgeMs = Number.POSITIVE_INFINITY) => {
    const entry = entries.get(key);
    return entry && (entry.loading || now() - entry.since < Math.min(keepMs(), maxAgeMs)) ? entry.value : begin(key);
  };
}
