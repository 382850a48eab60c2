/** “Continue this adventure”: what the next episode is told of a story, and the form that is laid out for it. */
import { htmlToParagraphs, LIMITS, type Story, splitSentences } from '@tuckaway/domain';
import { saveDraft } from '../cache/drafts.ts';
import { CREATE_STORY_DRAFT, type EpisodeBefore } from './previous-episode.ts';

/** Null for a story that has nothing to go on from without a name in it: one from before there were templates. */
export function episodeBefore({ id, title, recap, cast, template }: Story): EpisodeBefore | null {
  const last = template === undefined ? undefined : htmlToParagraphs(template).at(-1);
  const known = recap ?? (last && wholeSentences(last));
  return known ? { storyId: id, title, recap: known, cast: cast ?? [] } : null;
}

/** Lays the create form out for the next episode: the same children, animal and place, to be changed at will. */
export function layOutNextEpisode(story: Story): void {
  const continues = episodeBefore(story);
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings = [] } = story;
  saveDraft(CREATE_STORY_DRAFT, { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues });
}

/** The last sentences of a text that have room in a recap. */
function wholeSentences(text: string): string {
  const sentences = splitSentences(text);
  while (sentences.join(' ').length > LIMITS.storyRecap) sentences.shift();
  return sentences.join(' ');
}
