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

export interface SubmitOptions extends Omit<DeliverOptions, 'onStored'> {
  /** The request is stored in the outbox: from here on closing the page loses nothing. */
  onStored?: () => void;
}

export type SubmitOutcome =
  | { kind: 'ready'; storyId: string; title: string }
  /** It waits in the outbox. `message` is the server's own, about a used-up quota. */
  | { kind: 'queued'; because: 'offline' | 'failure' | 'verify-email' | 'terms' }
  | { kind: 'queued'; because: 'quota'; message: string }
  /** It will not work as it is, and was removed. `message` is the server's own, or empty; `field` is the wish that it is about. */
  | { kind: 'refused'; message: string; field?: string }
  /** Neither sent nor stored. */
  | { kind: 'failed'; message: string }
  | { kind: 'canceled' };

export type { DeliveryStep };

/** Stores the request in the outbox, then delivers it at once. Never throws. */
export async function submitStoryRequest(order: SubmittedStory, { onStored, ...options }: SubmitOptions): Promise<SubmitOutcome> {
  let stored = false;
  const rememberStored = (isStored: boolean): void => {
    stored = isStored;
    if (isStored) onStored?.();
  };
  try {
    const entry = entryOf(order);
    const open: SubmitOptions['open'] = (story) => {
      if (story.written) primeStoryCache({ storyId: story.storyId, uid: order.uid, data: entry.data }, story.written);
      return options.open(story);
    };
    const deliver = () => deliverStoryEntry(entry, { ...options, open, onStored: rememberStored });
    const delivery = await deliver();
    // An agreement that was given on this device may not have reached the server yet.
    const again = delivery.kind === 'waiting' && (await askForTerms(delivery.entry.wait?.code, order.uid));
    return outcomeOf(again ? await deliver() : delivery, stored);
  } catch {
    // The code of the sync engine could not be loaded.
    return stored ? { kind: 'queued', because: 'failure' } : { kind: 'failed', message: '' };
  }
}

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

function outcomeOf(delivery: StoryDelivery, stored: boolean): SubmitOutcome {
  if (delivery.kind !== 'waiting') return delivery;
  const { because, message = '', code }: Pick<Wait, 'because' | 'message' | 'code'> = delivery.entry.wait ?? { because: 'no-answer' };
  const ownMessage = because === 'quota' ? message : '';
  if (!stored) return { kind: 'failed', message: ownMessage };
  if (code === VERIFY_EMAIL) remindOfVerification();
  if (code !== undefined) return { kind: 'queued', because: code };
  if (ownMessage !== '') return { kind: 'queued', because: 'quota', message: ownMessage };
  return { kind: 'queued', because: navigator.onLine ? 'failure' : 'offline' };
}
