import type { Passage, PassagePlace, Stretch } from '../../data/reading/listening.ts';
import { sentencesOf } from './sentences.ts';

/** One sentence with its place in the book. */
export interface ScriptLine extends Stretch {
  /** Counted from 0. */
  page: number;
  place: PassagePlace;
  text: string;
}

/** A whole book in the order in which it is read. */
export function scriptOf(pages: readonly (readonly Passage[])[], language: string): ScriptLine[] {
  return pages.flatMap((passages, page) =>
    passages.flatMap(({ place, text }) =>
      sentencesOf(text, language).map(({ start, end }) => ({ page, place, start, end, text: text.slice(start, end) })),
    ),
  );
}
