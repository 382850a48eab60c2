/** Words a minute of someone who reads aloud at bedtime, with a pause after each sentence. */
const WORDS_PER_MINUTE = 110;

/** How long these pages take to read aloud: whole minutes, at least one. @param pages the sentences of each */
export function minutesToRead(pages: readonly (readonly string[])[]): number {
  const words = pages.flat().reduce((sum, sentence) => sum + sentence.split(/\s+/u).length, 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
