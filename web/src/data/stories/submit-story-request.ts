/** “Create My Story!”, from the press to its outcome (section 4, decisions P6 and P7). */
import type { CoverImage, StoryRequest } from '@tuckaway/domain';
import type { StoryEntry } from '../outbox/entry.ts';
import type { DeliveryStep, ReadyStory, StoryDelivery } from '../outbox/outbox.ts';
import { deliverStoryEntry } from '../sync/sync.ts';

/** A family's request with everything that makes it one story, once. */
export interface StoryOrder {
  /** The future story's UUID. */
  storyId: string;
  uid: string;
  request: StoryRequest;
  coverImage: CoverImage;
}

export interface SubmitOptions {
  /** Cancelling takes the request out. */
  signal?: AbortSignal;
  onStep?: (step: DeliveryStep) => void;
  /** The request is written down: from here on nothing is lost, whatever happens to the page. */
  onSafe?: () => void;
  /** The story is there: opens its reader, and says whether it could. Where it could not, the story becomes a favourite (decisions P5). */
  open: (story: ReadyStory) => boolean;
  /** Whether nobody waits any more: what is refused then stays in the outbox, as needing attention. */
  left: () => boolean;
}

export type SubmitOutcome =
  | { kind: 'ready'; storyId: string; title: string }
  /** It waits in the outbox. `message` is the server's own where a quota is used up. */
  | { kind: 'queued'; because: 'offline' | 'failure' }
  | { kind: 'queued'; because: 'quota'; message: string }
  /** It will not work as it stands, and is taken out. `message` is its own, or empty. */
  | { kind: 'refused'; message: string }
  /** Neither written nor queued. */
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

export type { DeliveryStep };

/** Writes the order into the outbox, then delivers it at once. Never throws: every way it can end is an outcome. */
export async function submitStoryRequest(order: StoryOrder, { onSafe, ...options }: SubmitOptions): Promise<SubmitOutcome> {
  let safe = false;
  const onKept = (kept: boolean): void => {
    safe = kept;
    if (kept) onSafe?.();
  };
  try {
    return outcomeOf(await deliverStoryEntry(entryOf(order), { ...options, onKept }), safe);
  } catch {
    // Not even the code that sends could be had.
    return safe ? { kind: 'queued', because: 'failure' } : { kind: 'failed', message: '' };
  }
}

function entryOf({ storyId, uid, request, coverImage }: StoryOrder): StoryEntry {
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

function outcomeOf(delivery: StoryDelivery, safe: boolean): SubmitOutcome {
  if (delivery.kind !== 'waiting') return delivery;
  const { because, message = '' } = delivery.entry.wait ?? { because: 'no-answer' };
  const ownMessage = because === 'quota' ? message : '';
  if (!safe) return { kind: 'failed', message: ownMessage };
  if (ownMessage !== '') return { kind: 'queued', because: 'quota', message: ownMessage };
  return { kind: 'queued', because: navigator.onLine ? 'failure' : 'offline' };
}
