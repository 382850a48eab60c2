/** The texts of both readers (specification sections 2, 4, 5 and 8). */
export const LOADING = 'Loading your story...';
export const NOT_FOUND = 'Story Not Found';
/** For an error without a message for the user. */
export const NO_SUCH_STORY = 'This story could not be found or has been removed.';
export const UNAVAILABLE = { title: 'Story Content Unavailable', text: 'This story’s pages are missing. Please try another one.' };
export const GONE = { title: NOT_FOUND, text: 'It may have been moved or removed.' };
export const UNREACHABLE = { title: NOT_FOUND, text: 'We couldn’t load it. Please check your connection and try again.' };
/** Without a network or with one that does not answer, if it was not read here before. */
export const NOT_ON_DEVICE = {
  title: 'Not on this device yet',
  text: 'This story hasn’t been opened here before, so it needs the network. It will open as soon as the network is back.',
} as const;
export const TRY_AGAIN = 'Try Again';
export const RETURN_HOME = 'Return Home';

/** While the story is being written, on the last page that exists. */
export const NEXT_PAGE = 'The next page is being written...';

export const THE_END = 'The end. Sleep well.';
export const EMPTY_PAGE = 'Content not available for this page.';
/** The list of a book's pages. */
export const PAGES = 'Pages';
/** On a phone, where a long page is shown in several parts. */
export const partOfPage = (part: number, count: number): string => `Part ${part} of ${count} of this page`;
/** Decision P10. */
export const continueFrom = (page: number): string => `Continue from page ${page}`;

export const INVALID_STORY = { title: 'Invalid Story', description: 'No story ID provided in the URL.' };
export const AUTHENTICATION_REQUIRED = { title: 'Authentication Required', description: 'Please log in to view your saved stories.' };

export const FAVORITE_LABELS = { idle: 'Add to Favorites', adding: 'Adding...', added: 'Added to Favorites' } as const;
export const addedToFavorites = (title: string) => ({ title: 'Added to Favorites!', description: `"${title}"` });
export const FAVORITE_FAILED = { title: 'Error', description: 'Failed to add story to favorites. Please try again.' };

export const DOWNLOAD_LABEL = 'Download Story';
export const DOWNLOADED = { title: 'Story Downloaded!' };

export const REGENERATE = { idle: 'Try a Different Version', busy: 'Creating New Story...' };
export const REGENERATED = {
  title: 'New Adventure Generated!',
  description: 'A fresh story has been created with the same magical elements.',
};
/** @param reason the server's own sentence, or empty. */
export const regenerationFailed = (reason: string) => ({
  title: 'Error',
  description: `Failed to create a new story. Please try again. ${reason}`.trim(),
});

export const EPISODE_BEFORE = 'The story before this one';
/** Writes the next episode at once. */
export const NEXT_EPISODE = 'Continue this adventure';
export const NEXT_EPISODE_DETAILS = 'Change details first';

/** What else can be done with a story. */
export const MORE = 'More';
export const MORE_GROUPS = { keep: 'Keep it', share: 'Share it', family: 'Your family', problem: 'Is something wrong?' } as const;
/** At the end of a story: opens the next curated one. */
export const ONE_MORE = 'One More Story';
export const BACK_TO_STORIES = 'Back to the stories';
/** At the end of a story: the same one from its beginning. */
export const AGAIN = 'Again';
/** The lamp of a story's last page. */
export const LAMP = { putOut: 'Put out the lamp', light: 'Light the lamp' } as const;

/** On the last page: only the voice, on a black screen. */
export const LIGHTS_OUT = 'Lights Out';
