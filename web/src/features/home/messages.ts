import type { ToastMessage } from '../../ui/toast.ts';

/** What home says, as specification sections 2, 5 and 8 have it. */
/** The document's title, which the build puts into the prerendered page too. */
export const PAGE_TITLE = 'Bedtime stories to read together';
export const STORIES_TITLE = 'Our own special stories!';
export const EMPTY_TITLE = 'Stories Coming Soon!';
export const CREATE_TITLE = 'Create Your Own Magical Story';

export const FAVORITE_TOASTS = {
  'sign-in-required': { title: 'Sign In Required', description: 'Please sign in to save favorite stories.', tone: 'destructive' },
  failed: { title: 'Error', description: 'Failed to update favorites. Please try again.', tone: 'destructive' },
  removed: { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' },
  added: { title: 'Added to Favorites', description: 'Story has been saved to your favorites.' },
} as const satisfies Record<string, ToastMessage>;
