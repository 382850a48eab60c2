import { STORY_LENGTHS, type StoryLength } from '@tuckaway/domain';
import type { ToastMessage } from '../../../ui/toaster/toast.ts';

export const TITLE = 'My Stories';
export const LOADING = 'Opening your shelf...';

export const SIGN_IN_REQUIRED = {
  title: 'Sign In Required',
  description: 'Please sign in to see your stories.',
  tone: 'destructive',
} as const satisfies ToastMessage;

export const EMPTY = {
  title: 'Your shelf is empty',
  description: 'Every story you make will be here, newest first.',
} as const;

/** Below stories that are on their way. */
export const EMPTY_FOR_NOW = 'They’ll be here as soon as they’re written.';

export const LOAD_FAILED = 'We couldn’t load your shelf. Your stories are safe.';
export const NOT_REACHED = { title: 'Your shelf didn’t open', description: 'Your stories are safe. We just couldn’t reach them.' } as const;
export const OUT_OF_REACH = {
  title: 'You’re offline',
  description: 'Your shelf hasn’t been opened on this device yet. Open it once while you’re online, and it’ll be here offline, too.',
} as const;
export const SEEN_HERE = 'You’re offline. These are the stories saved on this device.';

export const SEARCH_LABEL = 'Search your stories';
export const SEARCH_HINT = 'A title, or words from a story';
export const ANY_CHILD = 'All children';
export const ANY_SETTING = 'Any place';
export const ANY_LENGTH = 'Any length';
export const FAVORITES = 'Favorites';
export const CLEAR = 'Clear';

export const NO_MATCH = {
  title: 'No stories found',
  description: 'Try fewer words, or change your filters.',
} as const;

export const SHOW_MORE = { action: 'Show more stories', busy: 'Loading more...' } as const;
export const TRY_AGAIN = 'Try Again';
export const LOOKING = 'Looking through your stories...';

export function lookedAt(found: number, known: number): string {
  return `${found} found so far, in your newest ${known}`;
}

export function foundIn(found: number): string {
  return found === 1 ? '1 story found' : `${found} stories found`;
}

export function notAll(found: number, known: number): string {
  return `${foundIn(found)} in your newest ${known}. We couldn’t search the rest right now.`;
}

export const FAVORITES_UNKNOWN = 'We couldn’t load your favorites right now.';

export function minutesOf(length: StoryLength): string {
  return `${STORY_LENGTHS.find(({ id }) => id === length)?.minutes ?? 2} min`;
}

export const DELETE = 'Delete';
export const DELETE_QUESTION = 'Delete this story?';
export const DELETE_STORY = 'Delete Story';
export const KEEP_STORY = 'Keep It';
export const UNDO = 'Undo';
export const DELETING = 'Deleting...';

export function whatGoes(title: string): string {
  return `“${title}” will leave your shelf, with the voices recorded for it. You’ll have ten seconds to change your mind.`;
}

export function aboutToGo(title: string): string {
  return `“${title}” will be deleted in ten seconds.`;
}

export const DELETE_OFFLINE = {
  title: 'You’re offline',
  description: 'You can delete stories when you’re back online.',
} as const satisfies ToastMessage;

export function deleted(title: string): ToastMessage {
  return { title: 'Story Deleted', description: `“${title}” is gone from your shelf.` };
}

export function notDeleted(title: string): ToastMessage {
  return { title: 'Not deleted', description: `“${title}” is still on your shelf. Please try again later.`, tone: 'destructive' };
}
