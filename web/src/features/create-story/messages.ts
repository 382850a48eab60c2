/** The texts of /create-story (specification sections 2, 5 and 8). */

export const SUBMIT_LABEL = 'Create My Story!';
export const SIGN_IN_NOTE = 'Creating a story needs a sign-in, so that it has a shelf to stand on. Your choices here are kept.';

export const MISSING_INFORMATION = {
  title: 'Missing Information',
  description: 'Please fill in all fields, select a cover image, choose story length and tone to create your magical story!',
} as const;

export const LOGIN_REQUIRED = {
  title: 'Login Required',
  description: 'Please log in to create and save your personalized stories.',
} as const;

export const AUTHENTICATION_ERROR = {
  title: 'Authentication Error',
  description: 'Please refresh the page and try logging in again.',
} as const;

export function storyCreated(title: string) {
  return { title: 'Story Created!', description: `"${title}" is ready to read!` };
}

export const QUEUED_OFFLINE = {
  title: 'Story Queued for Creation',
  description: "Your story will be generated when you're back online. You can check your favorites to see it once it's ready.",
} as const;

export const QUEUED_AFTER_FAILURE = {
  title: 'Story Queued',
  description: 'Story generation failed but has been queued for when connection improves.',
} as const;

/** A used-up quota shows its own message (decisions P6). */
export const QUEUED_FOR_QUOTA_TITLE = 'Story Queued';

export const CREATION_FAILED_TITLE = 'Story Creation Failed';
export const NEITHER_CREATED_NOR_QUEUED = 'Unable to create or queue story. Please try again.';
/** Where a refusal has no message of its own. */
export const REFUSED_WITHOUT_WORDS = 'Something went wrong while creating your story. Please try again!';

export const CANCELLED = {
  title: 'Stopped',
  description: 'Everything you chose is still here.',
} as const;

export const WAITING = 'This can take up to a minute. Time enough for one more glass of water.';
/** After 12 seconds: where the request is written down, and where it could not be. */
export const LONG_WAIT = {
  safe: 'It is still being written, and you need not wait here. Your wishes are safe, and the story will come to your favorites.',
  unsafe: 'It is still being written. Please stay here until it is done.',
  leave: 'Go to Favorites',
} as const;
