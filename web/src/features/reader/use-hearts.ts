import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { celebrateFavorite } from '../../ui/moments/celebrate.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { changeFavorite, useBusyHearts, useFavorites } from './api/favorites/favorites.ts';

/** Specification section 8. */
const TOASTS = {
  'sign-in-required': { title: 'Sign In Required', description: 'Please sign in to save favorite stories.', tone: 'destructive' },
  failed: { title: 'Error', description: 'Failed to update favorites. Please try again.', tone: 'destructive' },
  out: { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' },
  in: { title: 'Added to Favorites', description: 'Story has been saved to your favorites.' },
} as const;

/** The hearts on the cards of a list. @param storyIds read in one request. @returns what a card needs for its heart */
export function useHearts(storyIds: readonly string[]) {
  const { heartOf } = useFavorites(storyIds);
  const busy = useBusyHearts();
  const navigate = useNavigate();

  async function toggle(storyId: string, title: string, heart: Element): Promise<void> {
    const to = heartOf(storyId) === 'in' ? 'out' : 'in';
    const outcome = await changeFavorite(storyId, to, title);
    toast(TOASTS[outcome === 'done' ? to : outcome]);
    if (outcome === 'done' && to === 'in') celebrateFavorite(heart);
    if (outcome === 'sign-in-required') navigate('/auth');
  }

  return (storyId: string, title: string) => ({
    isFavorite: heartOf(storyId) === 'in',
    isUpdating: busy.has(storyId),
    onToggleFavorite: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => void toggle(storyId, title, currentTarget),
  });
}
