/** How much is tried. */
export const LONG = process.env.TUCKAWAY_LONG !== undefined;

/** Always the same in `npm test`, another at every long run; `TUCKAWAY_SEED` plays those of a run again. */
export const SEED = process.env.TUCKAWAY_SEED ? Number(process.env.TUCKAWAY_SEED) : LONG ? Date.now() % 2 ** 31 : 20_261_121;
