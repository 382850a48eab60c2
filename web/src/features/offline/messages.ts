/** Texts about being offline and sending the outbox (specification sections 2 and 4). */

export const OFFLINE_TITLE = "You're offline";
/** What still works, short enough for a phone. A visitor has nothing that could be lost. */
export const OFFLINE_LINES = { visitor: 'The stories are still here.', 'signed-in': 'Nothing you do is lost.' } as const;

export const LABELS = { offline: 'Offline', syncing: 'Syncing...', 'all-synced': 'All synced' } as const;

export function pendingLabel(count: number): string {
  return `${count} pending`;
}

export const TOOLTIPS = {
  offline: 'What you do now is kept on this device and sent when you are back online.',
  syncing: 'Sending what was kept on this device.',
  pending: 'Kept on this device until it can be sent. Press to see what it is.',
  'all-synced': 'Everything has been sent.',
} as const;

export const ATTENTION_TOOLTIP = 'Something could not be sent and needs a word from you. Press to see it.';

/** The button's accessible name: label, number of problems, and what it does. */
export function buttonName(label: string, attention: number): string {
  return `${attention > 0 ? `${label}, ${attentionLabel(attention)}` : label} (shows what is waiting)`;
}

export function attentionLabel(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'} attention`;
}

export const LIST_TITLE = 'Waiting to be sent';
export const LIST_LINES = {
  offline: 'Safe on this device. It goes out by itself once you are back online.',
  online: 'Safe on this device. It goes out by itself.',
  attention: 'Safe on this device. Some of it waits for a word from you.',
  empty: 'What you do while there is no network waits here until it can be sent.',
} as const;
export const LIST_EMPTY_TITLE = 'Nothing is waiting';

export const SYNC_NOW = 'Sync now';
export const STILL_OFFLINE = 'There is still no network. It goes out by itself once there is.';
export const STILL_WAITING = 'Not everything could be sent yet. It will be tried again by itself.';

export const CHANGE = 'Change It';
export const RETRY = 'Retry';
export const DISCARD = 'Discard';
export const NEEDS_ATTENTION = 'Needs attention';
export const ACTION_FAILED = { title: 'Error', description: 'That did not work on this device. Please try again.' } as const;

export const CONFIRM_DISCARD = {
  title: 'Discard this?',
  story: 'This story will not be written.',
  favorite: 'Your favorites stay as they were before.',
  progress: 'The page you had reached will not be kept.',
  confirm: 'Yes, Discard',
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
  offline: 'Waits until you are back online.',
  next: 'Next in line.',
  writing: 'Being written. A story can take a minute.',
  sending: 'Being sent.',
  'sign-in': 'Waits for your next sign-in.',
  'verify-email': 'Waits until you open the link in our email and come back.',
  unreachable: (when: string) => `The network is not answering. Next try ${when}.`,
  'no-answer': (when: string) => `No answer yet. Next try ${when}.`,
  trouble: (when: string) => `Very busy over there. Next try ${when}.`,
  quota: (message: string, when: string) => `${message} Next try ${when}.`,
} as const;

/** Used if the server gave no message with its refusal. */
export const QUOTA_MESSAGES = { story: "Today's stories are used up.", other: 'Too much at once.' } as const;

/** Why an entry is no longer tried without the user. */
export const ATTENTION = {
  refused: 'It was not accepted as it is.',
  'gave-up': 'It was tried many times, and there was never an answer.',
  'too-old': 'It is more than 30 days old, so it is not sent without asking you.',
} as const;

export const STRIP_TITLE = 'On their way';
export const STRIP_LINE = 'They come to your favorites as soon as they are written.';
