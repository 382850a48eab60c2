/** A map with a bound: what was not used for longest goes, so that names that anybody can invent do not pile up. */

export interface RecentlyUsed<T> {
  /** Counts as a use. */
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  values(): Iterable<T>;
  clear(): void;
}

/**
 * @param most is kept to by every `set`, but for values that are in use.
 * @param isInUse whether a value has to stay for now.
 * @param onGone for each that goes.
 */
export function recentlyUsed<T>(
  most: number,
  isInUse: (value: T) => boolean = () => false,
  onGone: (value: T) => void = () => undefined,
): RecentlyUsed<T> {
  // A Map keeps the order in which its keys were put in.
  const kept = new Map<string, T>();
  let latest: string | undefined;

  const set = (key: string, value: T) => {
    kept.delete(key);
    kept.set(key, value);
    latest = key;
  };
  return {
    get(key) {
      const value = kept.get(key);
      // Mostly the same key again.
      if (value !== undefined && key !== latest) set(key, value);
      return value;
    },
    set(key, value) {
      set(key, value);
      for (const [old, unused] of kept) {
        if (kept.size <= most) break;
        if (old === key || isInUse(unused)) continue;
        kept.delete(old);
        onGone(unused);
      }
    },
    values: () => kept.values(),
    clear: () => kept.clear(),
  };
}
