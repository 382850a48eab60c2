/** How similar two texts are: the share of common trigrams of words (Jaccard). */

/** Trigrams in a sketch. */
const SKETCH_SIZE = 128;

/**
 * The smallest hashes of a text's trigrams in base64 (Broder's bottom-k sketch): enough to compare two texts, but unreadable. Empty below three
 * words.
 */
export function sketchOf(text: string): string {
  const smallest = [...new Set(trigrams(text).map(hash))].sort((one, other) => one - other).slice(0, SKETCH_SIZE);
  return Buffer.from(Uint32Array.from(smallest).buffer).toString('base64');
}

/** Estimated from two sketches, 0 to 1. */
export function sharedText(sketch: string, other: string): number {
  const [ones, others] = [hashesOf(sketch), hashesOf(other)];
  const union = [...new Set([...ones, ...others])].sort((one, another) => one - another).slice(0, SKETCH_SIZE);
  return union.length === 0 ? 0 : union.filter((each) => ones.has(each) && others.has(each)).length / union.length;
}

/** Exact, 0 to 1, for texts of a few words. */
export function sharedOpening(text: string, other: string): number {
  const [ones, others] = [new Set(trigrams(text)), new Set(trigrams(other))];
  const union = new Set([...ones, ...others]);
  return union.size === 0 ? 0 : [...ones].filter((each) => others.has(each)).length / union.size;
}

function trigrams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}

function hashesOf(sketch: string): Set<number> {
  const bytes = Buffer.from(sketch, 'base64');
  return new Set(Array.from({ length: bytes.length >> 2 }, (_hash, index) => bytes.readUInt32LE(4 * index)));
}

/** FNV-1a, 32 bits, with the finalizer of MurmurHash3 so that the smallest hashes are a fair sample. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
