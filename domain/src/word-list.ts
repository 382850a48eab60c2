/** As English lists things: “a”, “a and b”, “a, b, and c”. Not `Intl.ListFormat`, which takes an old phone a tenth of a second to be ready. */
export function wordList(words: readonly string[]): string {
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
}
