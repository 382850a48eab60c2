/** A story's sentences, as they are read aloud and recorded. */
import { earlierSentenceSpans, sentenceSpans } from '@tuckaway/domain';
import type { RecordedPage } from './recorded-page.ts';

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

/** UTF-16 units. Longer sentences are split, as some browsers stop after about fifteen seconds of one utterance. */
export const LONGEST = 220;

const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text in reading order, without the spaces around them; text that cannot be spoken (a row of stars) is left out.
 * “Are you asleep?” said the wall. is one sentence, as a voice would read it.
 */
export function sentencesOf(text: string, language: string): Stretch[] {
  return spokenParts(text, sentenceSpans(text, language));
}

function spokenParts(text: string, sentences: readonly Stretch[]): Stretch[] {
  return sentences
    .flatMap((sentence) => breaths(text, sentence))
    .map((sentence) => trimmed(text, sentence))
    .filter(({ start, end }) => SPOKEN.test(text.slice(start, end)));
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

/** A recording's times, in milliseconds. */
type RecordedTimes = Pick<RecordedPage, 'starts' | 'durationMs' | 'sentenceRules'>;

/**
 * Where each sentence of a page begins in its recording; fewer than the sentences if it broke off. Recordings of earlier versions follow other rules,
 * so a start within one of their sentences is estimated from its letters.
 */
export function recordedStarts(
  passages: readonly Passage[],
  language: string,
  { starts, durationMs, sentenceRules }: RecordedTimes,
): number[] {
  if (sentenceRules !== undefined) return [...starts];
  const linesBy = (divide: (text: string) => Stretch[]) =>
    passages.flatMap(({ text }, passage) => divide(text).map((line) => ({ passage, ...line })));
  const earlier = linesBy((text) => spokenParts(text, earlierSentenceSpans(text)));
  if (starts.length > earlier.length) return [...starts];
  return linesBy((text) => sentencesOf(text, language)).flatMap(({ passage, start }) => {
    const index = earlier.findIndex((line) => line.passage === passage && line.end > start);
    const line = earlier[index];
    const from = starts[index];
    if (line === undefined || from === undefined) return [];
    const share = Math.max(0, start - line.start) / (line.end - line.start);
    return [Math.round(from + ((starts[index + 1] ?? durationMs) - from) * share)];
  });
}
