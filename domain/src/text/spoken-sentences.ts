/** The sentences of a text, as they are read aloud and recorded. */
import { type SentenceSpan, sentenceSpans } from './sentences.ts';

/** UTF-16 units. Longer sentences are split, as some browsers stop after about fifteen seconds of one utterance. */
export const LONGEST_BREATH = 220;

const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text in reading order, without the spaces around them; text that cannot be spoken (a row of stars) is left out.
 * “Are you asleep?” said the wall. is one sentence, as a voice would read it.
 */
export function sentencesOf(text: string, language: string): SentenceSpan[] {
  return spokenParts(text, sentenceSpans(text, language));
}

/** The same of sentences by any rules. */
export function spokenParts(text: string, sentences: readonly SentenceSpan[]): SentenceSpan[] {
  return sentences
    .flatMap((sentence) => breaths(text, sentence))
    .map((sentence) => trimmed(text, sentence))
    .filter(({ start, end }) => SPOKEN.test(text.slice(start, end)));
}

/** Splits a long sentence at commas or the like, otherwise at spaces. */
function breaths(text: string, { start, end }: SentenceSpan): SentenceSpan[] {
  const pieces: SentenceSpan[] = [];
  let from = start;
  while (end - from > LONGEST_BREATH) {
    const part = text.slice(from, from + LONGEST_BREATH);
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

function matches(text: string, pattern: RegExp): SentenceSpan[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

function trimmed(text: string, { start, end }: SentenceSpan): SentenceSpan {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: end - (part.length - part.trimEnd().length) };
}
