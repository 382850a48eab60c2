import { useEffect, useRef } from 'react';
import { saveProgress, useReadingProgress } from '../../data/reading/progress.ts';
import { useSession } from '../../data/session/session.ts';
import type { Turn } from './use-page-turning.ts';

/** Milliseconds that a page is open before it counts as reached. */
const REACHED_AFTER_MS = 2500;

/**
 * Stores how far a signed-in user has read (decision P10).
 * @returns the page where the user stopped last time, counted from 1, until a page is turned; null where there is none to offer.
 */
export function useKeptPlace(storyId: string, pageCount: number, { index, turn }: { index: number; turn: Turn }): number | null {
  const signedIn = useSession().status === 'signed-in';
  const progress = useReadingProgress(storyId);
  const unsaved = useRef<number | null>(null);

  useEffect(() => {
    // The page that a book opens at counts only after a turn.
    if (!signedIn || turn === null) return;
    unsaved.current = index + 1;
    const timer = window.setTimeout(() => save(storyId, pageCount, unsaved), REACHED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [storyId, pageCount, index, turn, signedIn]);

  useEffect(() => {
    // A user who leaves has reached the open page.
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
  // A failed save is not worth an interruption.
  if (page !== null) void saveProgress(storyId, { page, pageCount }).catch(() => undefined);
}
