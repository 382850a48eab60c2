/** How much many texts are alike, counted in full: for a few hundred of them. */

/** Texts that no other one before it was equal to. */
export function distinct(texts: readonly string[]): number {
  return new Set(texts).size;
}

/** Over all pairs: the mean share of three words in a row that both have (Jaccard, 0 to 1), and the share of pairs from a limit on. */
export function likeness(texts: readonly string[], limit: number): { mean: number; alike: number } {
  const numbers = new Map<string, number>();
  const sets = texts.map((text) => new Set(trigrams(text).map((each) => numberOf(each, numbers))));
  let sum = 0;
  let pairs = 0;
  let alike = 0;
  for (const [index, one] of sets.entries()) {
    for (const other of sets.slice(0, index)) {
      let shared = 0;
      for (const each of one) if (other.has(each)) shared += 1;
      const share = shared / (one.size + other.size - shared || 1);
      sum += share;
      pairs += 1;
      if (share >= limit) alike += 1;
    }
  }
  return { mean: sum / pairs, alike: alike / pairs };
}

function trigrams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}

/** Small numbers are compared faster than texts. */
function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text) ?? numbers.size;
  numbers.set(text, known);
  return known;
}
