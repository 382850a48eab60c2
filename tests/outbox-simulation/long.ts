/** The tests' environment: Node's, which the page's types do not know. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/** Whether what takes longer is run too (`npm run test:long`). */
export const LONG = env.TUCKAWAY_LONG !== undefined;

/** Always the same schedules in `npm test`, others at every long run; `TUCKAWAY_SEED` plays those of a run again. */
export const SEED = env.TUCKAWAY_SEED ? Number(env.TUCKAWAY_SEED) : LONG ? Date.now() % 2 ** 31 : 20_261_121;
