import { useCallback, useEffect, useRef } from 'react';
import { saveProgress, useReadingProgress } from './api/reading/progress.ts';

/** Milliseconds that a page is open before it counts as reached. */
const REACHED_AFTER_MS = 2500;

/**
 * Stores how far a signed-in user has read (decision P10).
 * @param turned whether a page was turned: the one that a book opens at does not count.
 * @returns the page where the user stopped last time, counted from 1, until a page is turned; null if there is none to offer.
 */
export function useKeptPlace(storyId: string, pageCount: number, index: number, turned: boolean): number | null {
  const progress = useReadingProgress(storyId);
  const unsaved = useRef<number | null>(null);

  const save = useCallback(() => {
    const page = unsaved.current;
    unsaved.current = null;
    // A failed save is not worth an interruption, and a visitor has no progress.
    if (page !== null) void saveProgress(storyId, { page, pageCount }).catch(() => undefined);
  }, [storyId, pageCount]);

  useEffect(() => {
    if (!turned) return;
    unsaved.current = index + 1;
    const timer = window.setTimeout(save, REACHED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [index, turned, save]);

  useEffect(() => {
    // A user who leaves has reached the open page.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      save();
    };
  }, [save]);

  if (turned || progress === null || progress.finished) return null;
  return progress.page > 1 && progress.page <= pageCount ? progress.page : null;
}
