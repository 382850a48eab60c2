/** Looking for a story on home. Pure. */
import type { CuratedStorySummary } from '@tuckaway/domain';
import { foldText, foldWords, hasWords } from '../../data/lib/fold-text.ts';

/** Reading times by which people choose, in minutes. */
export const TIMES = [
  { value: 'short', label: 'Up to 3 minutes', from: 0, to: 3 },
  { value: 'medium', label: '4 to 5 minutes', from: 4, to: 5 },
  { value: 'long', label: '6 minutes and more', from: 6, to: Number.POSITIVE_INFINITY },
] as const;
export type Time = (typeof TIMES)[number]['value'];

export interface CuratedWish {
  words: string;
  category: string | null;
  time: Time | null;
}

export const ANY_CURATED: CuratedWish = { words: '', category: null, time: null };

export interface FinderProps {
  /** All that may be seen. */
  stories: readonly CuratedStorySummary[];
  /** Tells which of them are looked for; null is all. */
  onFound: (ids: ReadonlySet<number> | null) => void;
}

/** The ids of what is looked for; null where nothing is. */
export function findCurated(stories: readonly CuratedStorySummary[], { words, category, time }: CuratedWish): ReadonlySet<number> | null {
  const wanted = foldWords(words);
  if (wanted.length === 0 && category === null && time === null) return null;
  const found = stories.filter(
    (story) =>
      (category === null || story.category === category) &&
      (time === null || timeOf(story.readingTime) === time) &&
      hasWords(foldText(`${story.title}\n${story.description}\n${story.category}`), wanted),
  );
  return new Set(found.map(({ id }) => id));
}

/** By the alphabet, each once. Not by `localeCompare`, which takes an old phone a tenth of a second to be ready. */
export function categoriesOf(stories: readonly CuratedStorySummary[]): string[] {
  const folded = new Map(stories.map(({ category }) => [category, foldText(category)]));
  return [...folded].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([category]) => category);
}

export function timeOf(minutes: number): Time {
  return TIMES.find(({ to }) => Math.round(minutes) <= to)?.value ?? 'long';
}
