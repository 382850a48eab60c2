import { type CuratedStorySummary, DEFAULT_READING_TIME, type StoryTone } from '@tuckaway/domain';
import { foldWords, hasWords, searchText } from '../../data/device/fold-text.ts';

/** Choices of reading time; `to` is in minutes. */
export const TIMES = [
  { value: 'short', label: 'Up to 3 minutes', to: 3 },
  { value: 'medium', label: '4 to 5 minutes', to: 5 },
  { value: 'long', label: '6 minutes and more', to: Number.POSITIVE_INFINITY },
] as const;
export type Time = (typeof TIMES)[number]['value'];

export interface CuratedFilter {
  words: string;
  category: string | null;
  tone: StoryTone | null;
  time: Time | null;
}

export const NO_FILTER: CuratedFilter = { words: '', category: null, tone: null, time: null };

/** The ids of the matching stories; null without a filter. */
export function findCurated(
  stories: readonly CuratedStorySummary[],
  { words, category, tone, time }: CuratedFilter,
): ReadonlySet<number> | null {
  const wanted = foldWords(words);
  if (wanted.length === 0 && category === null && tone === null && time === null) return null;
  const found = stories.filter(
    (story) =>
      (category === null || story.category === category) &&
      (tone === null || story.tone === tone) &&
      (time === null || timeOf(story) === time) &&
      hasWords(searchText(`${story.title}\n${story.description}\n${story.category}`), wanted),
  );
  return new Set(found.map(({ id }) => id));
}

export function categoriesOf(stories: readonly CuratedStorySummary[]): string[] {
  return [...new Set(stories.map(({ category }) => category))].sort((one, other) => one.localeCompare(other));
}

/** The moods that the stories have, by name. */
export function tonesOf(stories: readonly CuratedStorySummary[]): StoryTone[] {
  return [...new Set(stories.flatMap(({ tone }) => tone ?? []))].sort();
}

export function timeOf({ readingTime = DEFAULT_READING_TIME }: Pick<Partial<CuratedStorySummary>, 'readingTime'>): Time {
  return TIMES.find(({ to }) => Math.round(readingTime) <= to)?.value ?? 'long';
}
