/** On a phone a long page is shown in segments, each as long as the room below its picture allows. */

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

/** The room of a page's segments, in lines. */
export interface Room {
  /** In a segment that is the whole page. */
  only: number;
  /** In the first segment, which may have a title above it. */
  first: number;
  middle: number;
  /** In the last one, which may have the story's end below it. */
  last: number;
  /** The distance between two paragraphs. */
  gap: number;
  /** Where the lines of a text begin, in UTF-16 units, if it begins at the edge. */
  lineStarts: (text: string) => number[];
}

/** Fewer segments count more than equal ones, and room counts more than both. */
const SEGMENT_COST = 1000;
const LINE_TOO_MANY_COST = 100_000;

/**
 * As few segments as there is room for, as equal as the ends of sentences (in verse, of lines) allow. A sentence that is too long for any is
 * parted between its lines.
 */
export function segmentsOf(paragraphs: readonly string[], language: string, room: Room): Segment[] {
  const units = paragraphs.flatMap((text, place) => unitsOf(text, language, room).map((unit) => ({ place, ...unit })));
  const linesOf = (segment: Segment) =>
    segment.reduce(
      (sum, { place, start, end }) => sum + room.lineStarts((paragraphs[place] ?? '').slice(start, end)).length,
      (segment.length - 1) * room.gap,
    );
  const costOf = (from: number, to: number): number => {
    const lines = linesOf(joined(units.slice(from, to)));
    const [isFirst, isLast] = [from === 0, to === units.length];
    const fitting = isFirst && isLast ? room.only : isFirst ? room.first : isLast ? room.last : room.middle;
    return SEGMENT_COST + lines ** 2 + Math.max(0, lines - fitting) * LINE_TOO_MANY_COST;
  };
  /** For each unit: the cheapest segments from there on. */
  const best: { cost: number; next: number }[] = [];
  best[units.length] = { cost: 0, next: units.length };
  for (let from = units.length - 1; from >= 0; from -= 1) {
    for (let to = from + 1; to <= units.length; to += 1) {
      const cost = costOf(from, to) + (best[to]?.cost ?? 0);
      if (cost <= (best[from]?.cost ?? Number.POSITIVE_INFINITY)) best[from] = { cost, next: to };
    }
  }
  const segments: Segment[] = [];
  for (let from = 0; from < units.length; ) {
    const next = best[from]?.next ?? units.length;
    segments.push(joined(units.slice(from, next)));
    from = next;
  }
  return segments;
}

/** What stays together: sentences, lines of verse, and as many lines as fit of a sentence that is too long. */
function unitsOf(text: string, language: string, { middle, lineStarts }: Room): Omit<Slice, 'place'>[] {
  const whole = text.includes('\n')
    ? [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }))
    : sentencesOf(text, language);
  return whole.flatMap(({ start, end }) => {
    const starts = lineStarts(text.slice(start, end));
    const most = Math.max(1, Math.floor(middle));
    if (starts.length <= most) return [{ start, end }];
    const cuts = starts.filter((_, line) => line % most === 0).map((at) => start + at);
    return cuts.map((cut, nth) => ({ start: cut, end: cuts[nth + 1] ?? end }));
  });
}

/** Units of one paragraph as one slice, with what is between them. */
function joined(units: readonly Slice[]): Segment {
  const slices: Slice[] = [];
  for (const unit of units) {
    const before = slices.at(-1);
    if (before?.place === unit.place) before.end = unit.end;
    else slices.push({ ...unit });
  }
  return slices;
}

/** The number of the segment with the marked sentence, from 0; null if the mark is at the title or the end. */
export function segmentWith(segments: readonly Segment[], { place, start, word }: ListeningMark): number | null {
  // A sentence that is parted is followed word by word.
  const at = word?.start ?? start;
  const found = segments.findIndex((segment) => segment.some((slice) => slice.place === place && at >= slice.start && at < slice.end));
  return found < 0 ? null : found;
}

/** A mark as it is in a segment, with its place and its positions counted in what the segment shows. */
export function markIn(segment: Segment, mark: ListeningMark): ListeningMark | null {
  if (typeof mark.place !== 'number') return mark;
  const place = segment.findIndex((slice) => slice.place === mark.place && mark.start < slice.end && mark.end > slice.start);
  const slice = segment[place];
  if (slice === undefined) return null;
  const shifted = ({ start, end }: { start: number; end: number }) => ({
    start: Math.max(start, slice.start) - slice.start,
    end: Math.min(end, slice.end) - slice.start,
  });
  const word = mark.word && mark.word.start < slice.end && mark.word.end > slice.start ? shifted(mark.word) : null;
  return { ...mark, place, ...shifted(mark), word };
}
