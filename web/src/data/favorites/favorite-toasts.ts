import type { ToggleOutcome } from './favorites.ts';

/** The toasts of the heart buttons on home and on the shelf (specification section 8). */
export const FAVORITE_TOASTS = {
  'sign-in-required': { title: 'Sign In Required', description: 'Please sign in to save favorite stories.', tone: 'destructive' },
  failed: { title: 'Error', description: 'Failed to update favorites. Please try again.', tone: 'destructive' },
  removed: { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' },
  added: { title: 'Added to Favorites', description: 'Story has been saved to your favorites.' },
} as const satisfies Record<ToggleOutcome, object>;
