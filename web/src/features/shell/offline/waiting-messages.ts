/** Texts of the list of what waits, which no page loads before it is opened (specification sections 2 and 4). */

export const LIST_TITLE = 'Waiting to be sent';
export const LIST_LINES = {
  offline: 'Saved on this device. We’ll send it when you’re back online.',
  online: 'Saved on this device. We’ll send it soon.',
  attention: 'Saved on this device. Some of it needs your help.',
  empty: 'What you do offline waits here until it can be sent.',
} as const;
export const LIST_EMPTY_TITLE = 'Nothing is waiting';

export const SEND_NOW = 'Send Now';
export const STILL_OFFLINE = 'You’re still offline. We’ll send it when you’re back online.';
export const STILL_WAITING = 'Not everything could be sent yet. We’ll keep trying.';

export const CHANGE = 'Change It';
export const RETRY = 'Try Again';
export const DISCARD = 'Remove';
export const NEEDS_ATTENTION = 'Needs your help';
export const ACTION_FAILED = { title: 'Error', description: 'That didn’t work on this device. Please try again.' } as const;

export const CONFIRM_DISCARD = {
  title: 'Remove this?',
  story: 'This story won’t be written.',
  favorite: 'Your favorites will stay as they were.',
  progress: 'Your place in the story won’t be saved.',
  confirm: 'Yes, Remove',
  cancel: 'Keep It',
} as const;

/** For a story whose title this device does not know. */
export const SOME_STORY = 'A story';
export function storyFor(childName: string): string {
  return `A story for ${childName}`;
}
export const FAVORITE_ACTIONS = { add: 'Added to favorites', remove: 'Removed from favorites' } as const;
export const READ_TO_THE_END = 'Read to the end';
export function pageReached(page: number, pageCount: number): string {
  return `Page ${page} of ${pageCount}`;
}

export const JUST_NOW = 'just now';
export const IN_A_MOMENT = 'in a moment';

/** Why an entry is not sent yet. `when` is a time such as “at 20:15”. */
export const REASONS = {
  offline: 'Waiting until you’re back online.',
  next: 'Next in line.',
  writing: 'Writing it now. A story can take a minute.',
  sending: 'Sending it now.',
  'sign-in': 'Waiting for you to sign in.',
  'verify-email': 'Waiting for you to open the link in our email and come back.',
  terms: 'Waiting for you to agree to our terms, on the home page.',
  unreachable: (when: string) => `We can’t reach the network. Trying again ${when}.`,
  'no-answer': (when: string) => `No answer yet. Trying again ${when}.`,
  trouble: (when: string) => `We’re very busy right now. Trying again ${when}.`,
  quota: (message: string, when: string) => `${message} Trying again ${when}.`,
  'used-up': (message: string, when: string) => `${message} We’ll write this one ${when}.`,
} as const;

/** Used if the server gave no message with its refusal. */
export const QUOTA_MESSAGES = { story: "Today's stories are used up.", other: 'That was a lot at once.' } as const;

/** Why an entry is no longer tried without the user. */
export const ATTENTION = {
  refused: 'We couldn’t accept it as it is.',
  'gave-up': 'We tried many times and never got an answer.',
  'too-old': 'It’s more than 30 days old, so we’re checking with you before sending it.',
  unreadable: 'An earlier version of the app saved it in a way that we can’t read. Please remove it, and do it once more.',
} as const;

export const STRIP_TITLE = 'On their way';
export const STRIP_LINE = 'They’ll be in your favorites as soon as they’re written.';
