/** The texts of /read-story (specification sections 2, 5 and 8). */

export const LOADING = 'Loading your story...';

export const INVALID_STORY = { title: 'Invalid Story', description: 'No story ID provided in the URL.' } as const;

export const AUTHENTICATION_REQUIRED = {
  title: 'Authentication Required',
  description: 'Please log in to view your saved stories.',
} as const;

export const STORY_NOT_FOUND_TITLE = 'Story Not Found';
/** For an error without a message for the user. */
export const STORY_NOT_FOUND = 'This story could not be found or has been removed.';

/** Without a network, where it was not read before. */
export const OUT_OF_REACH = {
  title: 'Not on this device yet',
  description: 'This story was not opened here before, and there is no network right now. It opens by itself as soon as there is.',
  retry: 'Try Again',
  home: 'Return Home',
} as const;

export const FAVORITE_LABELS = { idle: 'Add to Favorites', adding: 'Adding...', added: 'Added to Favorites' } as const;

export function addedToFavorites(title: string) {
  return { title: 'Added to Favorites!', description: `"${title}"` };
}

export const FAVORITE_FAILED = { title: 'Error', description: 'Failed to add story to favorites. Please try again.' } as const;

export const DOWNLOAD_LABEL = 'Download Story';
export const DOWNLOADED = { title: 'Story Downloaded!' } as const;

export const REGENERATE_LABELS = { idle: 'Try a Different Version', busy: 'Creating New Story...' } as const;

export const EPISODE_BEFORE = 'The story before this one';
export const NEXT_EPISODE = 'Continue this adventure';

export const REGENERATED = {
  title: 'New Adventure Generated!',
  description: 'A fresh story has been created with the same magical elements.',
} as const;

/** @param reason the server's own sentence, or empty. */
export function regenerationFailed(reason: string) {
  return { title: 'Error', description: `Failed to create a new story. Please try again. ${reason}`.trim() };
}
