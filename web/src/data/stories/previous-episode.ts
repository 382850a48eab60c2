/** The story before a next episode, as its form and its request have it. Small, as the form needs it; next-episode.ts makes it. */
import type { EarlierEpisode } from '@tuckaway/domain';

/** The create form's draft. */
export const CREATE_STORY_DRAFT = 'create-story';

/** The notes hold placeholders in the children's names' places. */
export interface EpisodeBefore extends EarlierEpisode {
  /** For people; it is not sent. */
  title: string;
}

/** Of that, what goes out with the request. */
export function episodeAsSent({ storyId, recap, cast }: EpisodeBefore): EarlierEpisode {
  return { storyId, recap, cast };
}

export function isEpisodeBefore(value: unknown): value is EpisodeBefore {
  if (typeof value !== 'object' || value === null) return false;
  const { storyId, title, recap, cast } = value as Record<string, unknown>;
  const texts = [storyId, title, recap, ...(Array.isArray(cast) ? cast : [null])];
  return texts.every((text) => typeof text === 'string');
}
