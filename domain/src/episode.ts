/** Notes about a story for its next episode. They are stored with the story and contain no names. */
import * as z from 'zod/mini';
import { isStoryId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** What happened and who else was there, with placeholders for the children (`{child}`, `{child2}`, …). */
export interface EpisodeNotes {
  recap: string;
  /** Such as "Crumb the fox"; may be empty. */
  cast: string[];
}

/** `continues` of a story request: the previous story's id and its notes as stored on the device. */
export interface EarlierEpisode extends EpisodeNotes {
  storyId: string;
}

// Control characters, lone surrogates and private-use characters.
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}]/u;
const WRONG = 'Please send what happened before as a short text, and who was there as a short list.';

/** One message for all problems, because no user types this. Without zod's arrays and patterns, which would load before the form can be used. */
export const earlierEpisodeSchema = z.transform((input: unknown, { issues }): EarlierEpisode => {
  const { storyId, recap, cast } = (input ?? {}) as Record<string, unknown>;
  const recapText = singleLine(recap, LIMITS.storyRecap);
  const castTexts = Array.isArray(cast) ? cast.map((member) => singleLine(member, LIMITS.castMember)) : [null];
  if (
    typeof storyId === 'string' &&
    isStoryId(storyId) &&
    recapText !== null &&
    castTexts.length <= LIMITS.storyCast &&
    hasNoNull(castTexts)
  ) {
    return { storyId, recap: recapText, cast: castTexts };
  }
  issues.push({ code: 'custom', input, message: WRONG });
  return { storyId: '', recap: '', cast: [] };
});

function hasNoNull(texts: readonly (string | null)[]): texts is string[] {
  return !texts.includes(null);
}

/** The text on one line, or null if it is unusable: a device sends it, so it cannot be trusted. */
function singleLine(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return text === '' || text.length > limit || UNREADABLE.test(text) ? null : text;
}
