/** On a phone a long page is shown in segments, so that its picture stays large. */

import { sentencesOf } from '@tuckaway/domain';
import type { ListeningMark } from '../api/reading/listening.ts';

/** A part of a paragraph. `start` and `end` are UTF-16 units; `place` counts paragraphs from 0. */
export interface Slice {
  place: number;
  start: number;
  end: number;
}

/** What is shown at once: parts of one or more paragraphs. */
export type Segment = readonly Slice[];

/** About how many characters fit below the picture on a phone of 360 × 640 px, and on one of 412 × 800 px or more. */
const FITTING_LENGTH = { small: 170, tall: 240 };

/** As many lines fit beside the end of the story and its first buttons; {@link LINE_LENGTH} is a line's characters. */
const FITTING_LINES_AT_END = { small: 3.5, tall: 6 };
const LINE_LENGTH = 30;
/** The distance between two paragraphs, in lines. */
const PARAGRAPH_GAP = 0.5;

/** A page as segments of two or three sentences; one for a page that fits, or of up to three. @param closing the story ends on the page */
export function segmentsOf(paragraphs: readonly string[], language: string, phone: 'small' | 'tall', closing = false): Segment[] {
  const sentences = paragraphs.flatMap((text, place) => sentencesOf(text, language).map((sentence) => ({ place, ...sentence })));
  if (!closing) return inSegments(sentences, phone);
  const first = firstAtEnd(sentences, paragraphs, FITTING_LINES_AT_END[phone]);
  return [...(first > 0 ? inSegments(sentences.slice(0, first), phone) : []), joined(sentences.slice(first))];
}

/** Where the last sentences begin that fit, at least one. @param room in lines */
function firstAtEnd(sentences: readonly Slice[], paragraphs: readonly string[], room: number): number {
  let first = Math.max(sentences.length - 1, 0);
  while (first > 0 && linesOf(joined(sentences.slice(first - 1)), paragraphs) <= room) first -= 1;
  return first;
}

/** About how many lines a segment takes. */
function linesOf(segment: Segment, paragraphs: readonly string[]): number {
  const lines = segment.flatMap(({ place, start, end }) => (paragraphs[place] ?? '').slice(start, end).split('\n'));
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), (segment.length - 1) * PARAGRAPH_GAP);
}

function inSegments(sentences: readonly Slice[], phone: 'small' | 'tall'): Segment[] {
  const length = sentences.reduce((sum, { start, end }) => sum + end - start, 0);
  const fewest = length <= FITTING_LENGTH[phone] ? 1 : Math.ceil(sentences.length / 3);
  const count = Math.max(fewest, Math.min(Math.floor(sentences.length / 2), Math.round(length / FITTING_LENGTH[phone])), 1);
  return Array.from({ length: count }, (_, index) => {
    const first = Math.floor((index * sentences.length) / count);
    return joined(sentences.slice(first, Math.floor(((index + 1) * sentences.length) / count)));
  });
}

/** Sentences of one paragraph as one slice, with what is between them. */
function joined(sentences: readonly Slice[]): Segment {
  const slices: Slice[] = [];
  for (const sentence of sentences) {
    const before = slices.at(-1);
    if (before?.place === sentence.place) before.end = sentence.end;
    else slices.push({ ...sentence });
  }
  return slices;
}

/** The number of the segment with the marked sentence, from 0; null if the mark is at the title or the end. */
export function segmentWith(segments: readonly Segment[], { place, start }: ListeningMark): number | null {
  const found = segments.findIndex((segment) =>
    segment.some((slice) => slice.place === place && start >= slice.start && start < slice.end),
  );
  return found < 0 ? null : found;
}

/** A mark as it is in a segment, with its place and its positions counted in what the segment shows. */
export function markIn(segment: Segment, mark: ListeningMark): ListeningMark | null {
  if (typeof mark.place !== 'number') return mark;
  const place = segment.findIndex((slice) => slice.place === mark.place && mark.start >= slice.start && mark.start < slice.end);
  const slice = segment[place];
  if (slice === undefined) return null;
  const shifted = ({ start, end }: { start: number; end: number }) => ({
    start: start - slice.start,
    end: Math.min(end, slice.end) - slice.start,
  });
  return { ...mark, place, ...shifted(mark), word: mark.word && shifted(mark.word) };
}
