/** Has a story written and stored (`POST /api/generate-story`, section 7, decision S8), also while the user waits at the form. */
import {
  coverScene,
  fallbackTitle,
  type GeneratedStory,
  keptWishes,
  parsePages,
  parseScene,
  readCast,
  type StoriesLeft,
  type StoryRequest,
  storyContent,
} from '@tuckaway/domain';
import { anySignal } from '../../device/any-signal.ts';
import { withLock } from '../../device/locks.ts';
import { documentName, type FirestorePorts, getDocument } from '../../firestore/client.ts';
import { type Answer, attempt, type Later, type LaterReason } from '../../http/call.ts';
import type { StoryEntry, StoryOrder } from '../entry.ts';
import type { NotDone } from '../lane.ts';
import type { ReadyStory, RefusedStory, StoryOptions, StoryOutcome, WrittenStory } from '../outbox.ts';
import type { OutboxPorts, StoryPorts } from '../ports.ts';
import { postponed, waitFor } from '../retry-policy.ts';
import { favoriteOf, orderOf, storyLock } from '../story-entry.ts';
import { sendUnstored } from './send-batch.ts';

/** Milliseconds: Hosting itself gives up after 60 seconds. */
const GENERATION_TIMEOUT_MS = 60_000;
/** Milliseconds to wait for a drain that is sending the same story; as long as one request may take. */
const LOCK_TIMEOUT_MS = 60_000;

export const EMPTY_STORY_MESSAGE = 'No story content received from API';

/**
 * Delivers a story while the user waits at the form. See `Outbox.deliverStory`.
 * @param onFavorite called when the user has left before the story came: its favorite waits to be sent.
 */
export async function deliverStory(
  ports: OutboxPorts,
  entry: StoryEntry,
  options: StoryOptions,
  onFavorite: () => void,
): Promise<StoryOutcome> {
  const { signal, unstored = false } = options;
  if (signal?.aborted) return canceled(ports, entry);
  if (!ports.online()) return notSent(ports, 'offline', options);
  try {
    return await withLock(ports, storyLock(entry), { timeoutMs: LOCK_TIMEOUT_MS, signal: endOfWaiting(options) }, async () => {
      const stored = unstored ? entry : await ports.queue.get('story', entry.id).catch(() => entry);
      if (signal?.aborted) return canceled(ports, entry);
      return stored ? deliver(ports, stored, options, onFavorite) : settledElsewhere(ports, entry, options);
    });
  } catch {
    return signal?.aborted ? canceled(ports, entry) : notSent(ports, 'no-answer', options);
  }
}

async function deliver(ports: OutboxPorts, entry: StoryEntry, options: StoryOptions, onFavorite: () => void): Promise<StoryOutcome> {
  const { signal, unstored = false } = options;
  const again = entry.retryCount > 0 || entry.wait !== undefined || entry.attention !== undefined;
  const sent = await sendStory(ports, orderOf(entry), { ...options, signal: endOfWaiting(options), again });
  if (signal?.aborted) return canceled(ports, entry);
  if (sent.kind === 'ready') return settleReady(ports, entry, sent, options, onFavorite);
  if (sent.kind === 'refused') return settleRefused(ports, entry, sent, options);
  if (sent.kind === 'not-signed-in') return notSent(ports, 'sign-in', options);
  const later: Later = sent.kind === 'canceled' ? { because: 'no-answer' } : sent;
  const wait = waitFor(later, entry.wait?.tries ?? 0, ports.clock.now(), ports.random());
  await ports.queue.change('story', [entry.id], (stored) => postponed(stored, wait)).catch(() => undefined);
  return { kind: 'waiting', wait, stored: !unstored };
}

/** Aborts when the user need not wait any longer. A request that is not stored goes on, because it cannot be sent later. */
function endOfWaiting({ signal, silence, unstored = false }: StoryOptions): AbortSignal {
  return anySignal(signal, unstored ? undefined : silence);
}

/** Opens the reader before removing the entry: a tab closed in between leaves an extra favorite, never a lost story. */
async function settleReady(
  ports: OutboxPorts,
  entry: StoryEntry,
  story: ReadyStory,
  { open, unstored }: StoryOptions,
  onFavorite: () => void,
): Promise<ReadyStory> {
  if (open(story)) await remove(ports, entry);
  else if (unstored) await sendUnstored(ports, favoriteOf(entry, story.title));
  else {
    // If this fails the entry still exists, and the next drain does it.
    await ports.queue.turnIntoFavorite(entry, story.title).catch(() => undefined);
    onFavorite();
  }
  return story;
}

/** The entry of a user who has left the form stays as needing attention, because no form can show the refusal. */
async function settleRefused(
  ports: OutboxPorts,
  entry: StoryEntry,
  refused: RefusedStory,
  { hasLeft }: StoryOptions,
): Promise<RefusedStory> {
  const { kind: because, ...refusal } = refused;
  if (hasLeft?.()) {
    const askUser = ({ wait: _, ...stored }: StoryEntry): StoryEntry => ({ ...stored, attention: { because, ...refusal } });
    await ports.queue.change('story', [entry.id], askUser).catch(() => undefined);
  } else await remove(ports, entry);
  return refused;
}

/** The entry is gone: another tab's drain was faster, or the user removed it there. */
async function settledElsewhere(ports: OutboxPorts, entry: StoryEntry, options: StoryOptions): Promise<StoryOutcome> {
  const found = await findStory(ports, orderOf(entry));
  if (found.kind === 'missing') return { kind: 'canceled' };
  if (found.kind !== 'ready') return notSent(ports, 'no-answer', options);
  // It is a favorite already, whether or not it can be opened.
  options.open(found);
  return found;
}

async function canceled(ports: OutboxPorts, entry: StoryEntry): Promise<StoryOutcome> {
  await remove(ports, entry);
  return { kind: 'canceled' };
}

async function remove(ports: OutboxPorts, entry: StoryEntry): Promise<void> {
  await ports.queue.remove('story', [entry.id]).catch(() => undefined);
}

/** A stored entry stays as it is. */
function notSent({ clock }: OutboxPorts, because: LaterReason, { unstored = false }: StoryOptions): StoryOutcome {
  const now = clock.now();
  return { kind: 'waiting', wait: { because, since: now, until: now }, stored: !unstored };
}

/**
 * Has the story written and stored. May be repeated with the same order: it is written, paid and stored once, and a refusal
 * counts only if the story does not exist already (decision P6). Never throws.
 * @param options `again`: it may have been sent before, so this checks first whether the story exists and nothing is written and paid twice.
 */
export async function sendStory(
  ports: StoryPorts,
  order: StoryOrder,
  { signal, onStep, again = false }: Pick<StoryOptions, 'signal' | 'onStep'> & { again?: boolean } = {},
): Promise<ReadyStory | RefusedStory | NotDone> {
  if (again) {
    const found = await findStory(ports, order, signal);
    if (found.kind !== 'missing') return found;
  }
  onStep?.('writing');
  const written = await requestGeneration(ports, order, signal);
  if (written.kind === 'refused') {
    const found = await findStory(ports, order, signal);
    return found.kind === 'missing' ? written : found;
  }
  if (written.kind === 'ready') onStep?.('saving');
  return written;
}

/** Has the story written and stored. Never throws. */
export async function requestGeneration(
  ports: StoryPorts,
  { storyId, uid, request }: StoryOrder,
  signal?: AbortSignal,
): Promise<WrittenStory | RefusedStory | NotDone> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues, moment, friend } = request;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues, moment, friend };
  const answer = await attempt(ports, {
    url: `${ports.endpoints.api}/api/generate-story`,
    uid,
    headers: { 'idempotency-key': storyId },
    // Optional wishes that are undefined are absent in the JSON.
    body: { ...wishes, ...keptWishes(request) } satisfies StoryRequest,
    timeoutMs: GENERATION_TIMEOUT_MS,
    ...(signal && { signal }),
  });
  if (answer.kind === 'refused') {
    const { message, field } = answer;
    return { kind: 'refused', message, ...(field !== '' && { field }) };
  }
  const left = leftIn(answer);
  if (left) ports.noteLeft?.(uid, left);
  if (answer.kind !== 'done') return answer;
  const { body } = answer;
  const content = textOf(body, 'content') || textOf(body, 'story');
  if (content === '') return { kind: 'refused', message: EMPTY_STORY_MESSAGE };
  const title = textOf(body, 'title') || fallbackTitle(childName, favoriteAnimal);
  const { cast, pages, cover, pictureCast } = body as Record<string, unknown>;
  const figures = Array.isArray(cast) ? cast.filter((figure) => typeof figure === 'string') : [];
  const read = parsePages(pages, storySetting, pictureCast);
  const written = storyContent({
    ...{ title, content, template: textOf(body, 'template'), recap: textOf(body, 'recap'), cast: figures },
    ...(read && { pages: read }),
    ...(cover !== undefined && { cover: parseScene(cover, coverScene(request)) }),
    ...(pictureCast !== undefined && { pictureCast: readCast(pictureCast) }),
  });
  return { kind: 'ready', storyId, title: written.title, written };
}

/** What the answer says of the stories left today; null if it says nothing. */
function leftIn(answer: Answer): StoriesLeft | null {
  if (answer.kind === 'later') {
    return answer.usedUp && answer.retryAfter !== undefined ? { stories: 0, returnsInSeconds: answer.retryAfter / 1000 } : null;
  }
  const { stories, returnsInSeconds } = (answer.kind === 'done' && (answer.body as GeneratedStory).left) || ({} as Partial<StoriesLeft>);
  return Number.isFinite(stories) && Number.isFinite(returnsInSeconds) ? ({ stories, returnsInSeconds } as StoriesLeft) : null;
}

/** Whether the story exists already and belongs to the user (decision P6). A denial means that it belongs to another. Never throws. */
export async function findStory(
  ports: FirestorePorts,
  { storyId, uid }: Pick<StoryOrder, 'storyId' | 'uid'>,
  signal?: AbortSignal,
): Promise<ReadyStory | { kind: 'missing' } | NotDone> {
  const answer = await getDocument(ports, uid, documentName(ports, 'stories', storyId), signal && { signal });
  if (answer.kind === 'refused') return { kind: 'missing' };
  if (answer.kind !== 'done') return answer;
  const { fields } = answer.body;
  if (fields?.uid !== uid) return { kind: 'missing' };
  return { kind: 'ready', storyId, title: typeof fields.title === 'string' ? fields.title : '' };
}

function textOf(body: object, field: string): string {
  const value = (body as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}
