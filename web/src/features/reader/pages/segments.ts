/** On a phone a long page is shown in segments, so that its picture stays large. */
import type { ListeningMark } from '../../../data/reading/listening.ts';
import { sentencesOf } from '../../../data/reading/sentences.ts';

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

/** As many fit beside the end of the story and its first buttons. */
const FITTING_AT_END = { small: 100, tall: 170 };

/** A page as segments of two or three sentences; one for a page that fits, or of up to three. @param closing the story ends on the page */
export function segmentsOf(paragraphs: readonly string[], language: string, phone: 'small' | 'tall', closing = false): Segment[] {
  const sentences = paragraphs.flatMap((text, place) => sentencesOf(text, language).map((sentence) => ({ place, ...sentence })));
  if (!closing) return inSegments(sentences, phone);
  const first = firstAtEnd(sentences, FITTING_AT_END[phone]);
  return [...(first > 0 ? inSegments(sentences.slice(0, first), phone) : []), joined(sentences.slice(first))];
}

/** Where the last sentences begin that fit, at least one. @param room in characters */
function firstAtEnd(sentences: readonly Slice[], room: number): number {
  let first = Math.max(sentences.length - 1, 0);
  while (first > 0 && lengthOf(sentences.slice(first - 1)) <= room) first -= 1;
  return first;
}

const lengthOf = (sentences: readonly Slice[]): number => sentences.reduce((sum, { start, end }) => sum + end - start, 0);

function inSegments(sentences: readonly Slice[], phone: 'small' | 'tall'): Segment[] {
  const length = lengthOf(sentences);
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

/** The number of the segment with the marked sentence, from 0; null where the mark is at the title or the end. */
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
