/** Delivers a story while the user waits at the form. See `Outbox.deliverStory`. */
import type { LaterReason } from '../../http/call.ts';
import { favoriteOf, type StoryEntry, storyIdOf } from '../entry.ts';
import type { Outcome, StoryDelivery, StoryDeliveryOptions } from '../outbox.ts';
import type { OutboxPorts } from '../ports.ts';
import { postponed, waitFor, waitingFor } from '../retry-policy.ts';
import { storyLock, withLock } from '../with-lock.ts';
import { sendUnstored } from './send-batch.ts';
import { findStory, type SentStory, sendStory } from './send-story.ts';

/** Milliseconds to wait for a drain that is sending the same story; as long as one request may take. */
const LOCK_TIMEOUT_MS = 60_000;

/** @param onFavorite called when the user has left before the story came: its favorite waits to be sent. */
export async function deliverStory(
  ports: OutboxPorts,
  entry: StoryEntry,
  options: StoryDeliveryOptions,
  onFavorite: () => void,
): Promise<StoryDelivery> {
  const { signal, unstored = false } = options;
  if (signal?.aborted) return canceled(ports, entry);
  if (!ports.online()) return waiting(ports, entry, 'offline');
  try {
    return await withLock(ports, storyLock(entry), { timeoutMs: LOCK_TIMEOUT_MS, ...(signal && { signal }) }, async () => {
      const stored = unstored ? entry : await ports.queue.get('story', entry.id).catch(() => entry);
      if (signal?.aborted) return canceled(ports, entry);
      return stored ? send(ports, stored, options, onFavorite) : settledElsewhere(ports, entry, options);
    });
  } catch {
    return signal?.aborted ? canceled(ports, entry) : waiting(ports, entry, 'no-answer');
  }
}

/** One try for a story that could not be stored and that no form waits for. See `Outbox.sendUnstored`. */
export async function deliverUnstored(ports: OutboxPorts, entry: StoryEntry): Promise<Outcome> {
  const delivery = await deliverStory(ports, entry, { unstored: true, open: () => false }, () => undefined);
  if (delivery.kind === 'ready') return { kind: 'delivered', entry, title: delivery.title };
  if (delivery.kind === 'waiting') return { kind: 'waiting', entry: delivery.entry };
  const message = delivery.kind === 'refused' ? delivery.message : '';
  return { kind: 'attention', entry: { ...entry, attention: { because: 'refused', message } } };
}

async function send(ports: OutboxPorts, entry: StoryEntry, options: StoryDeliveryOptions, onFavorite: () => void): Promise<StoryDelivery> {
  const { signal, onStep } = options;
  const again = entry.retryCount > 0 || entry.wait !== undefined || entry.attention !== undefined;
  const order = { storyId: storyIdOf(entry), uid: entry.userId, data: entry.data };
  const sent = await sendStory(ports, order, { again, ...(signal && { signal }), ...(onStep && { onStep }) });
  if (signal?.aborted || sent.kind === 'canceled') return canceled(ports, entry);
  if (sent.kind === 'there') return ready(ports, entry, sent, options, onFavorite);
  if (sent.kind === 'refused') {
    await remove(ports, entry);
    return sent;
  }
  if (sent.kind === 'not-signed-in') return waiting(ports, entry, 'sign-in');
  const wait = waitFor(sent, entry.wait?.tries ?? 0, ports.clock.now(), ports.random());
  await ports.queue.change('story', [entry.id], (stored) => postponed(stored, wait)).catch(() => undefined);
  return { kind: 'waiting', entry: postponed(entry, wait) };
}

/** Opens the reader before removing the entry: a tab closed in between leaves an extra favorite, never a lost story. */
async function ready(
  ports: OutboxPorts,
  entry: StoryEntry,
  { title, written }: Pick<SentStory & { kind: 'there' }, 'title' | 'written'>,
  { open, unstored }: StoryDeliveryOptions,
  onFavorite: () => void,
): Promise<StoryDelivery> {
  const storyId = storyIdOf(entry);
  if (open({ storyId, title, ...(written && { written }) })) await remove(ports, entry);
  else if (unstored) await sendUnstored(ports, favoriteOf(entry, title));
  else {
    // Where this fails the entry still exists, and the next drain does it.
    await ports.queue.turnIntoFavorite(entry, title).catch(() => undefined);
    onFavorite();
  }
  return { kind: 'ready', storyId, title };
}

/** The entry is gone: another tab's drain was faster, or the user removed it there. */
async function settledElsewhere(ports: OutboxPorts, entry: StoryEntry, { open }: StoryDeliveryOptions): Promise<StoryDelivery> {
  const storyId = storyIdOf(entry);
  const found = await findStory(ports, { storyId, uid: entry.userId });
  if (found.kind === 'missing') return { kind: 'canceled' };
  if (found.kind !== 'there') return waiting(ports, entry, 'no-answer');
  // It is a favorite already, whether or not it can be opened.
  open({ storyId, title: found.title });
  return { kind: 'ready', storyId, title: found.title };
}

async function canceled(ports: OutboxPorts, entry: StoryEntry): Promise<StoryDelivery> {
  await remove(ports, entry);
  return { kind: 'canceled' };
}

async function remove(ports: OutboxPorts, entry: StoryEntry): Promise<void> {
  await ports.queue.remove('story', [entry.id]).catch(() => undefined);
}

/** Nothing was sent: the stored entry stays as it is. */
function waiting(ports: OutboxPorts, entry: StoryEntry, because: LaterReason): StoryDelivery {
  return { kind: 'waiting', entry: waitingFor(entry, because, ports.clock.now()) };
}
