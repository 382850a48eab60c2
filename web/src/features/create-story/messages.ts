/** The texts of /create-story (specification sections 2, 5 and 8). */
import { type ChildWishes, STORY_LENGTHS, STORY_TONES } from '@tuckaway/domain';
import type { Wait } from '../../data/outbox/entry.ts';
import type { StoryOutcome } from '../../data/outbox/outbox.ts';
import type { ToastMessage } from '../../ui/toaster/toast.ts';

export const SUBMIT_LABEL = 'Create My Story!';
export const SURPRISE_LABEL = 'Surprise Me';
/** From one question to another, on a phone. */
export const STEPS = { back: 'Back', next: 'Next' } as const;
export const SIGN_IN_NOTE = 'You need to sign in to create a story, so we can keep it on your shelf. Your choices here will be saved.';

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

const QUEUED_OFFLINE: ToastMessage = {
  title: 'Story Queued for Creation',
  description: "Your story will be generated when you're back online. You can check your favorites to see it once it's ready.",
};

const QUEUED_AFTER_FAILURE = {
  title: 'Story Queued',
  description: 'Story generation failed but has been queued for when connection improves.',
};

/** Shown if the story waits for the user, not for time or a network. */
const QUEUED_FOR: Record<NonNullable<Wait['code']>, ToastMessage> = {
  'verify-email': {
    title: 'Please verify your email address',
    description: 'Your story is saved here. It will be written as soon as you verify your email: open the link we sent you.',
  },
  terms: {
    title: 'Please agree to our terms',
    description: 'Your story is saved here. Please agree to the terms at the bottom of the page, and we’ll write it.',
  },
};

/** @param circumstances `pagesRead`: the story's first pages were on the screen, which closes them. */
export function queued(wait: Wait, { online, pagesRead }: { online: boolean; pagesRead: boolean }): ToastMessage {
  if (wait.code !== undefined) return QUEUED_FOR[wait.code];
  const quota = quotaWords(wait);
  if (quota !== '') return { title: 'Story Queued', description: quota };
  if (!online) return QUEUED_OFFLINE;
  if (!pagesRead) return QUEUED_AFTER_FAILURE;
  const { title, description } = QUEUED_AFTER_FAILURE;
  return { title, description: `${description} The whole story will come to your favorites.` };
}

/** It was refused, or could be neither sent nor stored. */
export function creationFailed(outcome: Extract<StoryOutcome, { kind: 'refused' | 'waiting' }>): ToastMessage {
  const description =
    outcome.kind === 'refused'
      ? outcome.message || 'Something went wrong while creating your story. Please try again!'
      : quotaWords(outcome.wait) || 'Unable to create or queue story. Please try again.';
  return { title: 'Story Creation Failed', description, tone: 'destructive' };
}

/** A used-up quota shows the server's own message (decision P6). */
function quotaWords({ because, message = '' }: Wait): string {
  return because === 'quota' ? message : '';
}

export const CANCELED = {
  title: 'Stopped',
  description: 'Everything you chose is still here.',
} as const;

export const CHILD_ROW = {
  legend: 'Who is it for tonight?',
  manage: 'Edit',
  manageFully: 'Edit your children',
  remember: (name: string) => `Remember ${name}`,
  remembering: 'Next time, one tap fills this in.',
} as const;

export const CHILD_SHEET = {
  title: 'Your children',
  description: 'When you make a story, tap a name to fill in their favorites. Only you can see this.',
  none: 'You haven’t added a child yet.',
  add: 'Add a child',
  full: 'You can add up to eight children.',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  newTitle: 'Add a child',
  changeTitle: (name: string) => `About ${name}`,
  name: 'Name or nickname',
  animal: 'Favorite animal',
  length: 'Usual story length',
  mood: 'Usual mood',
  bedtime: 'Bedtime',
  bedtimeHint: 'Optional. Shown next to the name.',
  save: 'Save',
  saving: 'Saving...',
  back: 'Back',
  done: 'Done',
} as const;

export const ABOUT_CHILD = {
  more: (name: string) => (name === '' ? 'A little more about your child' : `A little more about ${name}`),
  age: 'Age',
  pronouns: 'Pronouns',
  pronounLabels: { he: 'He', she: 'She', they: 'They' },
  nameOnly: 'Name only',
  notTonight: 'Not tonight',
  notTonightHint: 'What you pick here stays out of the story and its pictures.',
  leftOut: (topics: string) => `Not tonight: ${topics}.`,
} as const;

export const CHILD_REMOVAL = {
  title: (name: string) => `Remove ${name}?`,
  description: 'We’ll forget what you saved here. Your stories stay.',
  confirm: 'Remove',
} as const;

export const CHILD_MEMORIES = {
  title: 'What the stories remember',
  explanation:
    'Later stories may bring these back. Only you can see them, and you can delete any of them. They stay when you delete a story.',
  on: 'Let stories remember things, for all your children',
  off: 'It’s off: new stories don’t use these lines or add to them.',
  none: 'Nothing yet. After the next story, you may find a new friend here, or a place worth going back to.',
  loading: 'Loading...',
  offline: 'You’re offline right now, and this needs a connection.',
  failed: 'We couldn’t load these memories.',
  again: 'Try again',
  kinds: { friend: 'Friend', place: 'Place', promise: 'Promise', joke: 'Joke' },
  remove: (line: string) => `Delete “${line}”`,
} as const;

export const MEMORY_REMOVAL = {
  title: 'Delete this memory?',
  description: (line: string) => `“${line}” won’t come up in later stories. The stories you have stay as they are.`,
  confirm: 'Delete',
  failed: 'We couldn’t delete it. Please try again in a moment.',
} as const;

export const CHILD_TROUBLE = {
  offline: 'You’re offline right now. What you typed is still here, so you can try again in a moment.',
  failed: 'We couldn’t save this. Please try again in a moment.',
  full: 'You’ve already added eight children, which is as many as we can remember. Remove one to make room.',
} as const;

export const COMPANY = {
  add: 'Add a brother, sister or friend',
  legend: 'And with',
  hint: 'Up to three more children in the same story.',
  another: 'Another name',
  addName: 'Add',
  same: 'This name is already in the story.',
} as const;

export const NEXT_EPISODE = {
  after: 'The next episode of',
  explanation: 'It picks up where the last one ended. Change anything you like.',
  drop: 'Start a new story instead',
} as const;

function clockOf(bedtime: string): string {
  const [hour, minute] = bedtime.split(':').map(Number);
  return new Date(2000, 0, 1, hour, minute).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
}

/** “short, cozy, bed at 7:30 PM”. */
export function habitsOf({ storyLength, storyTone, bedtime }: Omit<ChildWishes, 'nickname' | 'favoriteAnimal'>): string {
  const length = STORY_LENGTHS.find(({ id }) => id === storyLength)?.label ?? '';
  const tone = STORY_TONES.find(({ id }) => id === storyTone)?.label ?? '';
  return [
    length.toLowerCase(),
    tone.toLowerCase(),
    ...(bedtime === undefined ? [] : [`bed at ${clockOf(bedtime)}`.replaceAll(/\s/g, '\u00a0')]),
  ].join(', ');
}

/** “fox · short, cozy, bed at 7:30 PM”. */
export function wishesOf(child: ChildWishes): string {
  return `${child.favoriteAnimal} · ${habitsOf(child)}`;
}
