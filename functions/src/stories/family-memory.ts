/** What is remembered of a family's last stories so that the next one differs: no name, and no text that the family typed. */
import { hash32 } from '@tuckaway/domain';
import { withoutAnimal } from './names/without-animal.ts';

export interface RememberedStory {
  seed: string;
  /** With the placeholder instead of the child and `animal` instead of the animal. */
  title: string;
  opening: string;
  /** A sketch of the whole text, see `sketchOf`. */
  sketch: string;
}

const OPENING_LENGTH = 90;
const SKETCH_SIZE = 128;
/** Shares of common trigrams of words (Jaccard) from which two stories are too similar; docs/story-engine.md has the figures. */
const ALIKE = { opening: 0.5, text: 0.3 };

/** @param animal as it was sent. */
export function rememberedStory(
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
  animal: string,
  seed: string,
): RememberedStory {
  const forget = (text: string) => withoutAnimal(text, animal);
  const opening = (paragraphs[0] ?? '').slice(0, OPENING_LENGTH + 1).replace(/\s+\S*$/u, '');
  return { seed, title: forget(title), opening: forget(opening), sketch: sketchOf(forget(paragraphs.join(' '))) };
}

export function isAlike(story: RememberedStory, earlier: readonly RememberedStory[]): boolean {
  return isOpeningAlike(story, earlier) || earlier.some(({ sketch }) => sharedText(sketch, story.sketch) >= ALIKE.text);
}

/** The same for a story of which only the title and the opening are known. */
export function isOpeningAlike(story: Pick<RememberedStory, 'title' | 'opening'>, earlier: readonly RememberedStory[]): boolean {
  return earlier.some(({ title, opening }) => title === story.title || sharedOpening(opening, story.opening) >= ALIKE.opening);
}

/**
 * The smallest hashes of a text's trigrams in base64 (Broder's bottom-k sketch): enough to compare two texts, but unreadable. Empty below three
 * words.
 */
export function sketchOf(text: string): string {
  const smallest = [...new Set(trigrams(text).map(hash32))].sort((one, other) => one - other).slice(0, SKETCH_SIZE);
  return Buffer.from(Uint32Array.from(smallest).buffer).toString('base64');
}

/** Estimated from two sketches, 0 to 1. */
export function sharedText(sketch: string, other: string): number {
  const [ones, others] = [hashesOf(sketch), hashesOf(other)];
  const union = [...new Set([...ones, ...others])].sort((one, another) => one - another).slice(0, SKETCH_SIZE);
  return union.length === 0 ? 0 : union.filter((each) => ones.has(each) && others.has(each)).length / union.length;
}

/** Exact, 0 to 1, for texts of a few words. */
function sharedOpening(text: string, other: string): number {
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
