/** Keeps what was loaded for a while; callers that come together share one load. A failed load is not kept. */
export function keepFor<T>(load: () => Promise<T>, keepMs: () => number, now: () => number = Date.now): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.value;
    const value = load();
    const entry = { value, until: now() + keepMs() };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return value;
  };
}
