/** Whether to run the full volume (`npm run test:long`). */
export const LONG = process.env.TUCKAWAY_LONG !== undefined;

/** Fixed in `npm test`, random in long runs; `TUCKAWAY_SEED` repeats a run. */
export const SEED = process.env.TUCKAWAY_SEED ? Number(process.env.TUCKAWAY_SEED) : LONG ? Date.now() % 2 ** 31 : 20_261_121;
