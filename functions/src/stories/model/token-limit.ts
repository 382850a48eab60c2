/** How many tokens an answer may take. Pure. */

/** A story in JSON takes about 1.4 tokens a word and 140 a scene; the base is for title, notes and some slack. */
const TOKENS = { base: 1500, perWord: 4, perScene: 150 };
/** What a model may spend on reasoning first: at low effort a few hundred tokens, seldom over a thousand. */
export const REASONING_TOKENS = 2000;
/** An answer that was cut off gets twice the room, and again twice, but never more than this. */
const MOST = 16_000;

export interface ExpectedAnswer {
  words: number;
  /** The most pages that were asked for. */
  pages: number;
  /** Whether the model reasons before it answers. */
  reasons: boolean;
  /** How many answers to this request were cut off before. */
  cutOffs: number;
}

export function tokenLimit({ words, pages, reasons, cutOffs }: ExpectedAnswer): number {
  const once = TOKENS.base + TOKENS.perWord * words + TOKENS.perScene * pages + (reasons ? REASONING_TOKENS : 0);
  return Math.min(MOST, once * 2 ** cutOffs);
}
