import { type CuratedStorySummary, localDay, storyForEvening } from '@tuckaway/domain';
import { useEffect, useMemo, useState } from 'react';

/** Milliseconds after midnight during which the previous evening's story stays. */
const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** The story that the bedtime reminder names, the same all day; null without stories. */
export function useStoryForTonight(stories: readonly CuratedStorySummary[]): CuratedStorySummary | null {
  const [day, setDay] = useState(() => localDay(new Date()));

  useEffect(() => {
    // An installed app is brought back the next evening without a reload.
    const update = (): void => {
      const now = new Date();
      setDay((before) => (localDay(new Date(now.getTime() - HALF_DAY_MS)) > before ? localDay(now) : before));
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  return useMemo(() => storyForEvening(stories, day), [stories, day]);
}
