/** The sentences of a story's pages, as they are read aloud and recorded. */
import { earlierSentenceSpans, sentencesOf, spokenParts } from '@tuckaway/domain';
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
