/** Node's; the web's types lack it. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/** Whether to run the full volume (`npm run test:long`); `npm test` runs a sample. */
export const LONG = env.TUCKAWAY_LONG !== undefined;

/** `npm test` always plays the same schedules, each long run others; `TUCKAWAY_SEED` replays those of a run. */
export const SEED = env.TUCKAWAY_SEED ? Number(env.TUCKAWAY_SEED) : LONG ? Date.now() % 2 ** 31 : 20_261_121;

/** So many of a list, spread over it and chosen by the seed; in a long run all. */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  if (LONG || count >= all.length) return all;
  return all.filter((_, index) => ((index + SEED) * count) % all.length < count);
}

/** Numbers from 0 to under 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
