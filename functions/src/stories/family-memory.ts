/** What is remembered of a family's last stories so that the next one differs: no name, and no text that the family typed. */
import { sharedOpening, sharedText, sketchOf } from './likeness.ts';
import { withoutAnimal } from './without-animal.ts';

export interface RememberedStory {
  /** The id of its seed. */
  seed: string;
  /** With the placeholder instead of the child and `animal` instead of the animal. */
  title: string;
  opening: string;
  /** A sketch of the whole text, see `sketchOf`. */
  sketch: string;
}

/** Characters of an opening. */
const OPENING_LENGTH = 90;
/** Shares of common trigrams from which two stories are too similar; docs/story-engine.md has the figures. */
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

/** Whether a story is too similar to one of the family's last ones. */
export function isAlike(story: RememberedStory, earlier: readonly RememberedStory[]): boolean {
  return earlier.some(
    ({ title, opening, sketch }) =>
      title === story.title || sharedOpening(opening, story.opening) >= ALIKE.opening || sharedText(sketch, story.sketch) >= ALIKE.text,
  );
}
