import { useEffect, useState } from 'react';
import type { SubmittedStory } from '../../../data/stories/submit-story-request.ts';
import type { FirstPages, LoadReader } from './first-pages.ts';

/**
 * The waiting dialog, and the first pages of the story that is being written; each is null before it is there. Without their code the story is
 * written all the same.
 * @param order null while no story is being written.
 * @param complete the form is filled in, so the press comes soon and the code is loaded.
 */
export function useWaiting(order: SubmittedStory | null, complete: boolean, loadReader: LoadReader | undefined) {
  const [code, setCode] = useState<typeof import('./late.ts') | null>(null);
  const [firstPages, setFirstPages] = useState<FirstPages | null>(null);

  useEffect(() => {
    if (complete && code === null) void import('./late.ts').then(setCode, () => undefined);
  }, [complete, code]);

  useEffect(() => {
    if (order === null || code === null || loadReader === undefined) return;
    const over = new AbortController();
    code.followFirstPages(order, loadReader, setFirstPages, over.signal).catch(() => undefined);
    return () => {
      over.abort();
      setFirstPages(null);
    };
  }, [order, code, loadReader]);

  return { StoryProgress: code?.StoryProgress ?? null, firstPages };
}
