/** Copies of what was loaded, each kept for a while in this instance's memory, so that a busy evening is not a read for each visitor. */

export interface KeepOptions {
  /** Milliseconds since the loading began for which a copy is given: none is ever older. */
  keepMs(): number;
  /** Copies kept at most; the one that was loaded longest ago goes first. */
  most: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

interface Copy<T> {
  value: Promise<T>;
  /** Milliseconds since 1970. */
  since: number;
  loading: boolean;
}

/**
 * Loads by key. Callers that come while it is being loaded share that one load, whatever the time; a failed load is not kept.
 * A caller may want none that is older than `mostMs`.
 */
export function keepEach<T>(
  load: (key: string) => Promise<T>,
  { keepMs, most, now = () => Date.now() }: KeepOptions,
): (key: string, mostMs?: number) => Promise<T> {
  const copies = new Map<string, Copy<T>>();

  function begin(key: string): Promise<T> {
    const copy: Copy<T> = { since: now(), value: load(key), loading: true };
    copies.delete(key);
    copies.set(key, copy);
    if (copies.size > most) copies.delete(copies.keys().next().value as string);
    copy.value.then(
      () => {
        copy.loading = false;
      },
      () => {
        if (copies.get(key) === copy) copies.delete(key);
      },
    );
    return copy.value;
  }

  return (key, mostMs = Number.POSITIVE_INFINITY) => {
    const copy = copies.get(key);
    return copy && (copy.loading || now() - copy.since < Math.min(keepMs(), mostMs)) ? copy.value : begin(key);
  };
}
