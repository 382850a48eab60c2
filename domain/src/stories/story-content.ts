/** A generated story as it is stored. The function's document and the browser's first copy of it are made here, so they are the same. */
import { LIMITS } from '../limits.ts';
import { splitParagraphs } from '../text/paragraphs.ts';
import { paragraphsToHtml } from '../text/story-html.ts';
import { cutAtCharacter } from '../text/story-text.ts';
import type { GeneratedStory } from './story-request.ts';

/** HTML paragraphs (decision S7), and notes that fit. */
export type StoryContent = Required<Pick<GeneratedStory, 'title' | 'content'>> &
  Pick<GeneratedStory, 'template' | 'recap' | 'cast' | 'pages' | 'cover' | 'pictureCast'>;

/** Leaves out notes that are too long to be stored, as the story is complete without. */
export function storyContent({
  title,
  content,
  template = '',
  recap = '',
  cast = [],
  pages,
  cover,
  pictureCast,
}: GeneratedStory): StoryContent {
  const nameless = splitParagraphs(template);
  const figures = cast.filter((figure) => figure !== '' && figure.length <= LIMITS.castMember).slice(0, LIMITS.storyCast);
  return {
    title: cutAtCharacter(title, LIMITS.storyTitle),
    content: paragraphsToHtml(splitParagraphs(content)),
    ...(nameless.length === 0 ? {} : { template: paragraphsToHtml(nameless) }),
    ...(recap === '' || recap.length > LIMITS.storyRecap ? {} : { recap }),
    ...(figures.length === 0 ? {} : { cast: figures }),
    ...(pages && { pages }),
    ...(cover && { cover }),
    ...(pictureCast && { pictureCast }),
  };
}
