import { useEffect, useRef } from 'react';
import { saveProgress, useReadingProgress } from '../../data/reading/progress.ts';
import { useSession } from '../../data/session/session.ts';
import type { PageTurning } from './use-page-turning.ts';

/** Milliseconds that a page rests before it counts as reached: turning quickly is looking for a place. */
const REST = 2500;

/**
 * Keeps how far a signed-in person reads (decisions P10).
 * @returns the page where they left off, counted from 1, as long as the book lies open where it opened; null where there is none to offer.
 */
export function useKeptPlace(storyId: string, pageCount: number, { index, turn }: Pick<PageTurning, 'index' | 'turn'>): number | null {
  const signedIn = useSession().status === 'signed-in';
  const progress = useReadingProgress(storyId);
  const unsaved = useRef<number | null>(null);

  useEffect(() => {
    // The page that a book opens at is nothing that anybody has read yet.
    if (!signedIn || turn === null) return;
    unsaved.current = index + 1;
    const rest = window.setTimeout(() => save(storyId, pageCount, unsaved), REST);
    return () => window.clearTimeout(rest);
  }, [storyId, pageCount, index, turn, signedIn]);

  useEffect(() => {
    // Whoever leaves, or looks away, has reached the page that is open.
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') save(storyId, pageCount, unsaved);
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      save(storyId, pageCount, unsaved);
    };
  }, [storyId, pageCount]);

  if (turn !== null || progress === null || progress.finished) return null;
  return progress.page > 1 && progress.page <= pageCount ? progress.page : null;
}

function save(storyId: string, pageCount: number, unsaved: { current: number | null }): void {
  const page = unsaved.current;
  unsaved.current = null;
  // A place that cannot be kept is no reason to disturb anybody who reads to a child.
  if (page !== null) void saveProgress(storyId, { page, pageCount }).catch(() => undefined);
}
