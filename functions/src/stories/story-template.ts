/** A story before and after the names are inserted. */
import { CHILD_PLACEHOLDER, type EpisodeNotes, type GeneratedStory, type StoryRequest } from '@tuckaway/domain';
import { hideName, showWord } from './names/hide-name.ts';
import { insertName } from './names/insert-name.ts';
import { namesAddProfanity } from './profanity/profanity.ts';

/** A story with placeholders instead of names, as it is stored for repeated requests: no child's name is kept. */
export interface StoryTemplate extends Partial<EpisodeNotes> {
  title: string;
  paragraphs: string[];
}

/** What the family gets; `recap` and `cast` only if they were fit to keep. */
export type FinishedStory = Required<Pick<GeneratedStory, 'title' | 'content' | 'template'>> & Pick<GeneratedStory, 'recap' | 'cast'>;

/** Inserts the names and the animal's hidden word. `template`, `recap` and `cast` stay without names (decision P16). */
export function finishStory(
  { title, paragraphs, recap, cast }: StoryTemplate,
  request: Pick<StoryRequest, 'childName' | 'favoriteAnimal' | 'siblings'>,
): FinishedStory {
  const { hidden } = hideName(request);
  const text = paragraphs.join('\n\n');
  const named = (part: string) => insertName(part, request.childName, request.siblings);
  const nameless = (part: string) => showWord(part, hidden === null ? null : CHILD_PLACEHOLDER);
  return {
    title: named(showWord(title, hidden, 'title')),
    content: named(showWord(text, hidden)),
    template: nameless(text),
    ...(recap === undefined ? {} : { recap: nameless(recap) }),
    ...(cast === undefined ? {} : { cast: cast.map(nameless) }),
  };
}

/** Whether the request's names make something profane of the story, which moderation sees without them. */
export function addsProfanity(template: StoryTemplate, request: Parameters<typeof finishStory>[1]): boolean {
  const { title, content } = finishStory(template, request);
  return namesAddProfanity([title, content], [template.title, ...template.paragraphs]);
}

/** Everything that is kept of a story and therefore moderated. */
export function textsOf({ title, paragraphs, recap, cast = [] }: StoryTemplate): string[] {
  return [title, ...paragraphs, ...(recap === undefined ? [] : [recap]), ...cast];
}
