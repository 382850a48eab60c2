/** "Create My Story!", from the press to its outcome (section 4, decisions P6 and P7). */
import type { CoverImage, StoryRequest } from '@tuckaway/domain';
import { askForTerms } from '../account/ask-for-terms.ts';
import { VERIFY_EMAIL } from '../http/call.ts';
import type { StoryEntry, Wait } from '../outbox/entry.ts';
import type { DeliveryStep, StoryDelivery } from '../outbox/outbox.ts';
import { remindOfVerification } from '../session/unverified-email.ts';
import { type DeliverOptions, deliverStoryEntry } from '../sync/sync.ts';
import { primeStoryCache } from './prime-story-cache.ts';

/** A family's request, with the id under which it is written once. */
export interface SubmittedStory {
  /** The future story's UUID. */
  storyId: string;
  uid: string;
  request: StoryRequest;
  coverImage: CoverImage;
}

/** What becomes of a request. */
export type StoryOutcome =
  | { kind: 'ready'; storyId: string; title: string }
  /** It is not written yet: it waits in the outbox, or was lost if it could not be stored. */
  | { kind: 'waiting'; wait: Wait; stored: boolean }
  /** It will not work as it is, and was removed. `message` is the server's own, or empty; `field` is the wish that it is about. */
  | { kind: 'refused'; message: string; field?: string }
  | { kind: 'canceled' };

export type { DeliveryStep };

/** Stores the request in the outbox, then delivers it at once. Never throws. */
export async function submitStoryRequest(order: SubmittedStory, options: DeliverOptions): Promise<StoryOutcome> {
  let stored = false;
  try {
    const entry = entryOf(order);
    const onStored = (isStored: boolean): void => {
      stored = isStored;
      options.onStored(isStored);
    };
    const open: DeliverOptions['open'] = (story) => {
      if (story.written) primeStoryCache({ storyId: story.storyId, uid: order.uid, data: entry.data }, story.written);
      return options.open(story);
    };
    const deliver = () => deliverStoryEntry(entry, { ...options, onStored, open });
    let delivery = await deliver();
    // An agreement that was given on this device may not have reached the server yet.
    if (delivery.kind === 'waiting' && (await askForTerms(delivery.entry.wait?.code, order.uid))) delivery = await deliver();
    if (delivery.kind !== 'waiting') return delivery;
    const { wait = NO_ANSWER } = delivery.entry;
    if (stored && wait.code === VERIFY_EMAIL) remindOfVerification();
    return { kind: 'waiting', wait, stored };
  } catch {
    // The code of the sync engine could not be loaded.
    return { kind: 'waiting', wait: NO_ANSWER, stored };
  }
}

const NO_ANSWER: Wait = { because: 'no-answer', until: 0 };

function entryOf({ storyId, uid, request, coverImage }: SubmittedStory): StoryEntry {
  const timestamp = Date.now();
  return {
    id: `${timestamp}-${storyId}`,
    timestamp,
    retryCount: 0,
    userId: uid,
    type: 'story',
    action: 'create',
    data: { ...request, coverImage, uid, createdAt: new Date(timestamp).toISOString() },
  };
}
