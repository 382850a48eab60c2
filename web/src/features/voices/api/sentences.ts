/** A story's sentences, as they are read aloud and recorded. */

/** Where a passage is on its page: the title, a paragraph counted from 0, or the line below the last paragraph. */
export type PassagePlace = 'title' | 'end' | number;

export interface Passage {
  place: PassagePlace;
  text: string;
}

/** A part of a passage, in UTF-16 units from its start. */
export interface Stretch {
  start: number;
  end: number;
}

/** Of our stories. */
export const STORY_LANGUAGE = 'en';

/** UTF-16 units. Longer sentences are split, as some browsers stop after about fifteen seconds of one utterance. */
export const LONGEST = 220;

/** Abbreviations, whose full stop does not end a sentence. */
const TITLES = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Jr|Sr)\.\s*$/u;
const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text in reading order, without the spaces around them; text that cannot be spoken (a row of stars) is left out.
 * “Are you asleep?” said the wall. is one sentence, as a voice would read it.
 */
export function sentencesOf(text: string, language: string): Stretch[] {
  const joined: Stretch[] = [];
  for (const piece of segments(text, language)) {
    const before = joined.at(-1);
    if (before && goesOn(text.slice(before.start, before.end), text.slice(piece.start, piece.end))) before.end = piece.end;
    else joined.push(piece);
  }
  return joined
    .flatMap((sentence) => breaths(text, sentence))
    .map((sentence) => trimmed(text, sentence))
    .filter(({ start, end }) => SPOKEN.test(text.slice(start, end)));
}

function segments(text: string, language: string): Stretch[] {
  if (typeof Intl.Segmenter !== 'function') return matches(text, /[^.!?…\n]+(?:[.!?…]+["'”’»)\]]*\s*|\n\s*|$)|[.!?…\n]+\s*/gu);
  const found = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...found].map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Whether a piece belongs to the previous sentence: after a title, or with a small first letter on the same line. */
function goesOn(before: string, piece: string): boolean {
  return !/\n\s*$/u.test(before) && (TITLES.test(before) || /^\p{Ll}/u.test(piece));
}

/** Splits a long sentence at commas or the like, otherwise at spaces. */
function breaths(text: string, { start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = [];
  let from = start;
  while (end - from > LONGEST) {
    const part = text.slice(from, from + LONGEST);
    const cut =
      Math.max(...matches(part, /[,;:–—]["'”’]*\s+/gu).map((found) => found.end), 0) || part.lastIndexOf(' ') + 1 || safeCut(part);
    pieces.push({ start: from, end: from + cut });
    from += cut;
  }
  return [...pieces, { start: from, end }];
}

/** Never between the two halves of one character. */
function safeCut(part: string): number {
  return /[\uD800-\uDBFF]$/.test(part) ? part.length - 1 : part.length;
}

function matches(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

function trimmed(text: string, { start, end }: Stretch): Stretch {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: end - (part.length - part.trimEnd().length) };
}

export interface ScriptLine extends Stretch {
  /** Counted from 0. */
  page: number;
  place: PassagePlace;
  text: string;
}

export function scriptOf(pages: readonly (readonly Passage[])[], language: string): ScriptLine[] {
  return pages.flatMap((passages, page) =>
    passages.flatMap(({ place, text }) =>
      sentencesOf(text, language).map(({ start, end }) => ({ page, place, start, end, text: text.slice(start, end) })),
    ),
  );
}
