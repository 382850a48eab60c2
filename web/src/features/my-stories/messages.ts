import { STORY_LENGTHS, type StoryLength } from '@tuckaway/domain';
import type { ToastMessage } from '../../ui/toaster/toast.ts';

export const TITLE = 'My Stories';
export const LOADING = 'Opening your shelf...';

export const SIGN_IN_REQUIRED = {
  title: 'Sign In Required',
  description: 'Please sign in to see your stories.',
  tone: 'destructive',
} as const satisfies ToastMessage;

export const EMPTY = {
  title: 'An empty shelf',
  description: 'Every story you make will stand here, the newest first.',
} as const;

/** Below stories that are on their way. */
export const EMPTY_FOR_NOW = 'They will stand here as soon as they are written.';

export const LOAD_FAILED = 'We could not reach your shelf. The stories are safe.';
export const OUT_OF_REACH = 'Your shelf was not opened on this device before, and there is no network right now.';
export const SEEN_HERE = 'You’re offline. These are the stories that this device has seen.';

export const SEARCH_LABEL = 'Search your stories';
export const SEARCH_HINT = 'A title, or words from a story';
export const ANY_CHILD = 'All children';
export const ANY_SETTING = 'Any place';
export const ANY_LENGTH = 'Any length';
export const FAVORITES = 'Favorites';
export const CLEAR = 'Clear';

export const NO_MATCH = {
  title: 'No story like that',
  description: 'Fewer words, or another choice, may find it.',
} as const;

export const SHOW_MORE = { action: 'Show more stories', busy: 'Loading more...' } as const;
export const TRY_AGAIN = 'Try Again';
export const LOOKING = 'Looking through your stories...';

export function lookedAt(found: number, known: number): string {
  return `${found} found so far, in the newest ${known}`;
}

export function foundIn(found: number): string {
  return found === 1 ? '1 story found' : `${found} stories found`;
}

export function notAll(found: number, known: number): string {
  return `${foundIn(found)} in the newest ${known}. The others are out of reach right now.`;
}

export const FAVORITES_UNKNOWN = 'Your favorites are out of reach right now.';

export function minutesOf(length: StoryLength): string {
  return `${STORY_LENGTHS.find(({ id }) => id === length)?.minutes ?? 2} min`;
}

export const DELETE = 'Delete';
export const UNDO = 'Undo';
export const DELETING = 'Deleting...';

export function aboutToGo(title: string): string {
  return `“${title}” leaves your shelf in ten seconds.`;
}

export const DELETE_OFFLINE = {
  title: 'You’re offline',
  description: 'A story can be deleted once there is a network again.',
} as const satisfies ToastMessage;

export function deleted(title: string): ToastMessage {
  return { title: 'Story Deleted', description: `“${title}” has left your shelf.` };
}

export function notDeleted(title: string): ToastMessage {
  return { title: 'Not deleted', description: `“${title}” is still on your shelf. Please try again in a while.`, tone: 'destructive' };
}
