import { type CuratedStorySummary, localDay, storyForEvening } from '@tuckaway/domain';
import { useMemo, useState, useSyncExternalStore } from 'react';

/** Milliseconds after midnight during which the previous evening's story stays. */
const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** The story that the bedtime reminder names, the same all day; null without stories. */
export function useStoryForTonight(stories: readonly CuratedStorySummary[]): CuratedStorySummary | null {
  const [evening] = useState(createEvening);
  const day = useSyncExternalStore(onShown, evening, evening);
  return useMemo(() => storyForEvening(stories, day), [stories, day]);
}

/** @returns the day whose evening it is. */
function createEvening(): () => string {
  let day = localDay(new Date());
  return () => {
    const now = new Date();
    if (localDay(new Date(now.getTime() - HALF_DAY_MS)) > day) day = localDay(now);
    return day;
  };
}

/** An installed app is brought back the next evening without a reload. */
function onShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
