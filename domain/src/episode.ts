/** What a next episode has to know of the story before it: kept with each story, and sent along, without any child's name. */
import * as z from 'zod/mini';
import { isStoryId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** What happened, in a few sentences, and who else was in it. Placeholders stand for the children (`{child}`, `{child2}`, …). */
export interface EpisodeNotes {
  recap: string;
  /** Names and kinds, “Crumb the fox”; may be empty. */
  cast: string[];
}

/** `continues` of a story request: which story goes on, and its notes as the device has them. */
export interface EarlierEpisode extends EpisodeNotes {
  storyId: string;
}

// Control characters, halves of letters and private ones say nothing to anybody.
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}]/u;
const WRONG = 'Please send what happened before as a short text, and who was there as a short list.';

/** Refuses in one sentence: no person types this. Written out, since zod's lists and patterns would come before the form can be used. */
export const earlierEpisodeSchema = z.transform((input: unknown, { issues }): EarlierEpisode => {
  const { storyId, recap, cast } = (input ?? {}) as Record<string, unknown>;
  const told = toldText(recap, LIMITS.storyRecap);
  const figures = Array.isArray(cast) ? cast.map((one) => toldText(one, LIMITS.castMember)) : [null];
  if (typeof storyId === 'string' && isStoryId(storyId) && told !== null && figures.length <= LIMITS.storyCast && isWhole(figures)) {
    return { storyId, recap: told, cast: figures };
  }
  issues.push({ code: 'custom', input, message: WRONG });
  return { storyId: '', recap: '', cast: [] };
});

function isWhole(texts: readonly (string | null)[]): texts is string[] {
  return !texts.includes(null);
}

/** Told text on one line, or null: it came from a model once, and from a device since, so that it is nobody's word. */
function toldText(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return text === '' || text.length > most || UNREADABLE.test(text) ? null : text;
}
