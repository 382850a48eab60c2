import { type StoryEntry, storyIdOf, type WaitReason } from './entry.ts';
import type { Outcome, StoryDelivery, StoryDeliveryOptions } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { postponed, waitFor, waitingFor } from './retry-policy.ts';
import { type SentStory, sendStory } from './send-story.ts';
import { sendUnkept } from './send-unkept.ts';
import { favoriteOf } from './story-favorite.ts';
import { findStory } from './story-server.ts';
import { storyLock, underLock } from './with-lock.ts';

/** Milliseconds to wait for a drain that has the very same story in its hands; as long as an answer may take. */
const PATIENCE = 60_000;

/**
 * See `Outbox.deliverStory`.
 * @param favoriteKept the person has left before the story came: its favorite waits to be sent.
 */
export async function deliverStory(
  ports: OutboxPorts,
  entry: StoryEntry,
  options: StoryDeliveryOptions,
  favoriteKept: () => void,
): Promise<StoryDelivery> {
  const { signal, unkept = false } = options;
  if (signal?.aborted) return cancelled(ports, entry);
  if (!ports.online()) return waiting(ports, entry, 'offline');
  try {
    return await underLock(ports, storyLock(entry), { patience: PATIENCE, ...(signal && { signal }) }, async () => {
      const stored = unkept ? entry : await ports.queue.get('story', entry.id).catch(() => entry);
      if (signal?.aborted) return cancelled(ports, entry);
      return stored ? send(ports, stored, options, favoriteKept) : settledElsewhere(ports, entry, options);
    });
  } catch {
    return signal?.aborted ? cancelled(ports, entry) : waiting(ports, entry, 'no-answer');
  }
}

/** Where nothing can be kept, and nobody waits for it: one try. See `Outbox.sendUnkept`. */
export async function deliverUnkept(ports: OutboxPorts, entry: StoryEntry): Promise<Outcome> {
  const nobody = { unkept: true, open: () => false };
  const delivery = await deliverStory(ports, entry, nobody, () => undefined);
  if (delivery.kind === 'ready') return { kind: 'delivered', entry, title: delivery.title };
  if (delivery.kind === 'waiting') return { kind: 'waiting', entry: delivery.entry };
  const message = delivery.kind === 'refused' ? delivery.message : '';
  return { kind: 'attention', entry: { ...entry, attention: { because: 'refused', message } } };
}

async function send(
  ports: OutboxPorts,
  entry: StoryEntry,
  options: StoryDeliveryOptions,
  favoriteKept: () => void,
): Promise<StoryDelivery> {
  const { signal, onStep } = options;
  const again = entry.retryCount > 0 || entry.wait !== undefined || entry.attention !== undefined;
  const order = { storyId: storyIdOf(entry), uid: entry.userId, data: entry.data };
  const sent = await sendStory(ports, order, { again, ...(signal && { signal }), ...(onStep && { onStep }) });
  if (signal?.aborted || sent.kind === 'cancelled') return cancelled(ports, entry);
  if (sent.kind === 'there') return ready(ports, entry, sent, options, favoriteKept);
  if (sent.kind === 'refused') {
    await takeOut(ports, entry);
    return { kind: 'refused', message: sent.message };
  }
  if (sent.kind === 'not-signed-in') return waiting(ports, entry, 'sign-in');
  const wait = waitFor(sent, entry.wait?.tries ?? 0, ports.clock.now(), ports.random());
  await ports.queue.change('story', [entry.id], (kept) => postponed(kept, wait)).catch(() => undefined);
  return { kind: 'waiting', entry: postponed(entry, wait) };
}

/** The reader first, then the entry: a tab that is closed in between has a favorite too many, and not a story too few. */
async function ready(
  ports: OutboxPorts,
  entry: StoryEntry,
  { title, written }: Pick<SentStory & { kind: 'there' }, 'title' | 'written'>,
  { open, unkept }: StoryDeliveryOptions,
  favoriteKept: () => void,
): Promise<StoryDelivery> {
  const storyId = storyIdOf(entry);
  if (open({ storyId, title, ...(written && { written }) })) await takeOut(ports, entry);
  else if (unkept) await sendUnkept(ports, favoriteOf(entry, title));
  else {
    // Where that fails the entry is still there, and the next drain does it.
    await ports.queue.turnIntoFavorite(entry, title).catch(() => undefined);
    favoriteKept();
  }
  return { kind: 'ready', storyId, title };
}

/** The entry is gone: another tab's drain was quicker, or the person took it out there. */
async function settledElsewhere(ports: OutboxPorts, entry: StoryEntry, { open }: StoryDeliveryOptions): Promise<StoryDelivery> {
  const storyId = storyIdOf(entry);
  const found = await findStory(ports, { storyId, uid: entry.userId });
  if (found.kind === 'missing') return { kind: 'cancelled' };
  if (found.kind !== 'there') return waiting(ports, entry, 'no-answer');
  // It is a favorite already, whether or not it can be opened.
  open({ storyId, title: found.title });
  return { kind: 'ready', storyId, title: found.title };
}

async function cancelled(ports: OutboxPorts, entry: StoryEntry): Promise<StoryDelivery> {
  await takeOut(ports, entry);
  return { kind: 'cancelled' };
}

async function takeOut(ports: OutboxPorts, entry: StoryEntry): Promise<void> {
  await ports.queue.remove('story', [entry.id]).catch(() => undefined);
}

/** Nothing was sent: the entry stays as it is. */
function waiting(ports: OutboxPorts, entry: StoryEntry, because: WaitReason): StoryDelivery {
  return { kind: 'waiting', entry: waitingFor(entry, because, ports.clock.now()) };
}
