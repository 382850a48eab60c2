/** Titles before names, as alternatives of a pattern. */

/** Short forms that always stand before a name. */
export const SHORT_TITLES = '[Mm](?:r|rs|s|x|lle|me)';
/** Short forms that people also say without a name: “He asked the Prof.” */
export const SHORT_RANKS = '[Pp]rof|Capt|Col|Gen|Lt|Sgt';
/** None of them begins the name of a kind, as “king” does in “king penguin”. */
export const TITLES = 'Captain|Dame|Lady|Lord|Madame|Miss|Prince|Princess|Professor|Sir';
