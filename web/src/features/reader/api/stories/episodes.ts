/** "Continue this adventure": what the next episode is told about a story, and the form that is filled in for it. */
import { childSeedOf, type EarlierEpisode, htmlToParagraphs, keptWishes, LIMITS, type Story, splitSentences } from '@tuckaway/domain';
import { saveDraft } from '../../../../data/session/drafts.ts';
import { CREATE_STORY_DRAFT } from './create-draft.ts';

/** The story before a next episode. Its notes hold placeholders instead of the children's names. */
export interface PreviousEpisode extends EarlierEpisode {
  /** For the user to see; it is not sent. */
  title: string;
}

/** Null for a story whose text without names is unknown: one from before there were templates. */
export function previousEpisode({ id, title, recap, cast, template }: Story): PreviousEpisode | null {
  const last = template === undefined ? undefined : htmlToParagraphs(template).at(-1);
  const known = recap ?? (last && lastSentences(last));
  return known ? { storyId: id, title, recap: known, cast: cast ?? [] } : null;
}

/** The part that is sent with the request. */
export function episodeAsSent({ storyId, recap, cast }: PreviousEpisode): EarlierEpisode {
  return { storyId, recap, cast };
}

export function isPreviousEpisode(value: unknown): value is PreviousEpisode {
  if (typeof value !== 'object' || value === null) return false;
  const { storyId, title, recap, cast } = value as Record<string, unknown>;
  const texts = [storyId, title, recap, ...(Array.isArray(cast) ? cast : [null])];
  return texts.every((text) => typeof text === 'string');
}

/** Fills in the create form for the next episode with the same children, animal and setting. */
export function draftNextEpisode(story: Story): void {
  const continues = previousEpisode(story);
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings = [] } = story;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings };
  saveDraft(CREATE_STORY_DRAFT, { ...wishes, ...keptWishes({ ...story, childSeed: childSeedOf(story) }), continues });
}

/** The last sentences of a text that fit into a recap. */
function lastSentences(text: string): string {
  const sentences = splitSentences(text);
  while (sentences.join(' ').length > LIMITS.storyRecap) sentences.shift();
  return sentences.join(' ');
}
