import { useRef, useState } from 'react';
import { useSession } from '../session/session.ts';
import { addFavorite, removeFavorite, useFavoriteIds } from './favorites.ts';

export type ToggleOutcome = 'added' | 'removed' | 'sign-in-required' | 'failed';

export interface FavoriteToggle {
  isFavorite(storyId: string): boolean;
  /** True from the press to the answer: the button is disabled meanwhile (section 4). */
  isUpdating(storyId: string): boolean;
  /** Adds the story to the favourites, or removes it. Never throws. */
  toggle(story: { storyId: string; title?: string }): Promise<ToggleOutcome>;
}

/** The favourite hearts of a list. @param storyIds the stories on show; give the same array as long as they are the same. */
export function useFavoriteToggle(storyIds: readonly string[]): FavoriteToggle {
  const session = useSession();
  const { ids } = useFavoriteIds(storyIds);
  const [updating, setUpdating] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Map<string, Promise<ToggleOutcome>>());

  async function change(story: { storyId: string; title?: string }): Promise<ToggleOutcome> {
    try {
      if (!ids.has(story.storyId)) {
        await addFavorite(story);
        return 'added';
      }
      await removeFavorite(story.storyId);
      return 'removed';
    } catch {
      return 'failed';
    }
  }

  return {
    isFavorite: (storyId) => ids.has(storyId),
    isUpdating: (storyId) => updating.has(storyId),
    async toggle(story) {
      if (session.status !== 'signed-in') return 'sign-in-required';
      const { storyId } = story;
      const already = running.current.get(storyId);
      if (already) return already;
      const changing = change(story);
      running.current.set(storyId, changing);
      setUpdating((now) => new Set(now).add(storyId));
      try {
        return await changing;
      } finally {
        running.current.delete(storyId);
        setUpdating((now) => new Set([...now].filter((id) => id !== storyId)));
      }
    },
  };
}
