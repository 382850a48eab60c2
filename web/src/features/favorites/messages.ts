/** The texts of /favorites (specification sections 2 and 8). */

export const TITLE = 'Your Favorites';
export const LOADING = 'Loading your favorites...';

export const SIGN_IN_REQUIRED = {
  title: 'Sign In Required',
  description: 'Please sign in to view your favorite stories.',
  action: 'Sign In',
} as const;

export const EMPTY = {
  title: 'No favorites yet',
  description: 'Press the heart on a story you like, and it will wait for you here.',
} as const;

/** Below stories that are on their way: these are no favorites yet, and will be. */
export const EMPTY_FOR_NOW = 'They will stand here, and so will every story whose heart you press.';

/** Below a page of the list. */
export const SHOW_MORE = { action: 'Show more stories', busy: 'Loading more...' } as const;

export const LOAD_FAILED = { title: 'Error', description: 'Failed to load your favorite stories.' } as const;
/** In the list's place; the toast above has said what went wrong. */
export const UNREACHABLE = { title: 'They would not open', description: 'Your favorites are safe, we just could not reach them.' } as const;
export const REMOVE_FAILED = { title: 'Error', description: 'Failed to remove story from favorites.' } as const;
export const REMOVED = { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' } as const;
