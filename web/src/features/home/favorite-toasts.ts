/** What home says of a heart that was pressed (section 8). It comes with the press, as the toasts do. */
import type { ToastMessage } from '../../ui/toast.ts';

export const FAVORITE_TOASTS = {
  'sign-in-required': { title: 'Sign In Required', description: 'Please sign in to save favorite stories.', tone: 'destructive' },
  failed: { title: 'Error', description: 'Failed to update favorites. Please try again.', tone: 'destructive' },
  removed: { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' },
  added: { title: 'Added to Favorites', description: 'Story has been saved to your favorites.' },
} as const satisfies Record<string, ToastMessage>;
