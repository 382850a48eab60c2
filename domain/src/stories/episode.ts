/** Notes about a story for its next episode. They are stored with the story and contain no names. */
import * as z from 'zod/mini';
import { isStoryId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { splitSentences } from '../text/paragraphs.ts';
import { htmlToParagraphs } from '../text/story-html.ts';

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

/** The text on one line; readable, not empty and within the limit. */
const line = (limit: number) =>
  z.pipe(
    z.pipe(
      z.string({ error: WRONG }),
      z.transform((text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()),
    ),
    z.string().check(
      z.minLength(1, WRONG),
      z.maxLength(limit, WRONG),
      z.refine((text) => !UNREADABLE.test(text), WRONG),
    ),
  );

/** One message for all problems, because no user types this. A device sends it, so it cannot be trusted. */
export const earlierEpisodeSchema = z.object(
  {
    storyId: z.string({ error: WRONG }).check(z.refine(isStoryId, WRONG)),
    recap: line(LIMITS.storyRecap),
    cast: z.array(line(LIMITS.castMember), { error: WRONG }).check(z.maxLength(LIMITS.storyCast, WRONG)),
  },
  { error: WRONG },
);

/**
 * The notes of a stored story; of one without any, the last sentences of its template. The recap is empty if neither is usable: a browser wrote the
 * stories of versions up to 2e92dfd.
 */
export function storedNotes(storyId: string, { recap, cast = [], template }: Record<string, unknown>): EpisodeNotes {
  const last = typeof template === 'string' ? (htmlToParagraphs(template).at(-1) ?? '') : '';
  const parsed = earlierEpisodeSchema.safeParse({ storyId, recap: recap ?? lastSentences(last), cast });
  return parsed.success ? { recap: parsed.data.recap, cast: parsed.data.cast } : { recap: '', cast: [] };
}

function lastSentences(text: string): string {
  const sentences = splitSentences(text);
  while (sentences.join(' ').length > LIMITS.storyRecap) sentences.shift();
  return sentences.join(' ');
}
