/** “Create My Story!”, from the press to its outcome (section 4, decisions P6 and P7). */
import { type DeliveryOptions, deliverStory, type StoryOrder } from './deliver-story.ts';
import { EmptyStory, GenerationFailed } from './errors.ts';
import { noOutbox, type StoryOutbox } from './story-outbox.ts';

export type SubmitOutcome =
  | { kind: 'ready'; storyId: string; title: string }
  /** It waits in the outbox. `message` is the server's own where a quota is used up. */
  | { kind: 'queued'; because: 'offline' | 'failure' }
  | { kind: 'queued'; because: 'quota'; message: string }
  /** It will not work as it stands. `message` is its own, or empty. */
  | { kind: 'refused'; message: string }
  /** Neither written nor queued. */
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

/** Writes the order into the outbox, then delivers it at once. Never throws: every way it can end is an outcome. */
export async function submitStoryRequest(
  order: StoryOrder,
  options: DeliveryOptions = {},
  outbox: StoryOutbox = noOutbox,
): Promise<SubmitOutcome> {
  const queued = await outbox.put({ ...order, createdAt: new Date().toISOString() }).then(
    () => true,
    () => false,
  );
  if (!navigator.onLine) return queued ? { kind: 'queued', because: 'offline' } : { kind: 'failed', message: '' };
  try {
    const { title } = await deliverStory(order, options);
    await crossOut(outbox, order);
    return { kind: 'ready', storyId: order.storyId, title };
  } catch (error) {
    const outcome = outcomeOf(error, queued, options.signal);
    if (outcome.kind !== 'queued') await crossOut(outbox, order);
    return outcome;
  }
}

/** An entry that stays behind does no harm: delivered again, it is found delivered. */
async function crossOut(outbox: StoryOutbox, { storyId }: StoryOrder): Promise<void> {
  await outbox.remove(storyId).catch(() => undefined);
}

function outcomeOf(error: unknown, queued: boolean, signal?: AbortSignal): SubmitOutcome {
  if (signal?.aborted) return { kind: 'cancelled' };
  if (error instanceof EmptyStory) return { kind: 'refused', message: error.message };
  const { failure, message } = error instanceof GenerationFailed ? error : { failure: 'can-wait', message: '' };
  if (failure === 'refused') return { kind: 'refused', message };
  const ownMessage = failure === 'quota' ? message : '';
  if (!queued) return { kind: 'failed', message: ownMessage };
  return ownMessage === '' ? { kind: 'queued', because: 'failure' } : { kind: 'queued', because: 'quota', message: ownMessage };
}
