/** The texts of /create-story (specification sections 2, 5 and 8). */

import type { Wait } from '../../data/outbox/entry.ts';
import type { StoryOutcome } from '../../data/outbox/outbox.ts';
import { localMoment } from '../../ui/text/local-moment.ts';
import type { ToastMessage } from '../../ui/toaster/toast.ts';
import { ALL_MADE, moreStoriesAt } from '../reader/api/stories/more-stories.ts';

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
  const quota = quotaWords(wait, (at, now) => `We’ll write this one ${localMoment(at, now)}, and it’ll be in your favorites.`);
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
      : quotaWords(outcome.wait, moreStoriesAt) || 'Unable to create or queue story. Please try again.';
  return { title: 'Story Creation Failed', description, tone: 'destructive' };
}

/** A used-up quota shows the server's own message (decision P6), which does not know the user's time of day. */
function quotaWords({ because, message = '', usedUp, until, since = Date.now() }: Wait, more: (at: number, now: number) => string): string {
  if (because !== 'quota') return '';
  return usedUp ? `${message} ${more(until, since)}` : message;
}

/** Before the first question, on a day whose stories are used up. */
export const USED_UP = {
  screen: 'Create Your Story',
  title: ALL_MADE,
  laterTitle: 'Already have an idea?',
  later: 'Choose Now, Send Later',
  aboutLater: 'Make your choices now. We’ll write the story as soon as we can, and it’ll be in your favorites.',
} as const;

/** What a typed animal is taken for. */
export const ANIMAL_NOTE = {
  askKind: (name: string) => `What kind of animal is ${name}?`,
  kind: (animal: string) => `${animal.charAt(0).toUpperCase()}${animal.slice(1)}`,
  one: (animal: string) => `One animal comes along in each story: this time, ${animal}.`,
  take: (animal: string) => `Take ${animal} instead`,
  didYouMean: (animal: string) => `Did you mean ${animal}?`,
  use: (animal: string) => `Yes, ${animal}`,
  ownAnimal: (animal: string) => `Your story will be about ${animal} with a name of its own.`,
  looksLike: (animal: string) => `In the pictures, this animal will look like ${animal}.`,
  notDrawn: (animal: string) => `We can’t draw this animal yet. In the pictures, it will be a small ${animal}.`,
} as const;

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
