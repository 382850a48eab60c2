/** What is kept of a family's last stories, so that the next one is unlike them: no name, and nothing that the family typed. */
import { sharedOpening, sharedText, sketchOf } from './likeness.ts';
import { withoutAnimal } from './without-animal.ts';

export interface RememberedStory {
  /** Of the seed that it grew from. */
  seed: string;
  /** With the placeholder where the child was named, and `animal` where the animal was. */
  title: string;
  opening: string;
  /** Of the whole text, by `sketchOf`. */
  sketch: string;
}

/** Characters of an opening. */
const OPENING_LENGTH = 90;
/** Shares of three words in a row from which two stories are too much alike; docs/story-engine.md has the figures behind them. */
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

/** Whether a story is too much like one of the family's last ones. */
export function isAlike(story: RememberedStory, earlier: readonly RememberedStory[]): boolean {
  return earlier.some(
    ({ title, opening, sketch }) =>
      title === story.title || sharedOpening(opening, story.opening) >= ALIKE.opening || sharedText(sketch, story.sketch) >= ALIKE.text,
  );
}
