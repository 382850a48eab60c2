/** Sends the due entries of one lane, and records what happened to each. */
import type { Later } from '../http/call.ts';
import { type SentBatch, sendBatch } from './delivery/send-batch.ts';
import { sendStory } from './delivery/send-story.ts';
import { type Attention, type BatchEntry, type Entry, type EntryOf, type Lane, type StoryEntry, storyIdOf, type Wait } from './entry.ts';
import type { Outcome } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { postponed, stateOf, waitFor } from './retry-policy.ts';
import type { ServerTime } from './server-time.ts';
import { storyLock } from './with-lock.ts';

/**
 * Batch sizes by retry count: an entry that makes its batch fail is sent alone before it is given up. The rules read the story of each entry,
 * and the mark of a deleted account, and may read twenty documents for a commit.
 */
const BATCH_SIZES = [18, 18, 18, 5, 1];
/** After this many failures in a row the server counts as failing, not the entries. */
const MAX_FAILURES = 2;

export interface DrainRun<L extends Lane = Lane> {
  readonly ports: OutboxPorts;
  readonly lane: L;
  readonly userId: string;
  /** The user asked to retry: also sends entries that only wait for a time. */
  retryNow: boolean;
  /** Each entry is tried once in a drain. */
  readonly tried: Set<string>;
  readonly outcomes: Outcome[];
  /** Changes that could not be stored, by entry id, while this page lives: full storage must not make it send again and again. */
  readonly unsaved: Map<string, Entry>;
  /** Set when every entry of the lane would fail for the same reason: nothing more is sent in this drain. */
  blocked: Wait | null;
  signedOut: boolean;
}

/** Stories are sent one after another: a slow or failing story costs the others no more than its own timeout. */
export async function drainStories(run: DrainRun<'story'>): Promise<void> {
  for (const entry of await dueEntries(run)) {
    if (run.signedOut) return;
    if (run.blocked) await holdBack(run, [entry], run.blocked);
    else {
      run.tried.add(entry.id);
      await run.ports.locks.request(storyLock(entry), { ifAvailable: true }, async (held) => {
        // Without the lock, the create form is sending this story.
        if (held) await drainStory(run, entry);
      });
    }
  }
}

async function drainStory(run: DrainRun<'story'>, listed: StoryEntry): Promise<void> {
  const { ports, userId } = run;
  const stored = await ports.queue.get('story', listed.id);
  if (!stored) return;
  const entry = latestOf(stored, run.unsaved);
  // The form may have changed the entry since the list was read.
  if (stateOf(entry, ports.clock.now(), run.retryNow) !== 'due') return;
  const sent = await sendStory(ports, { storyId: storyIdOf(entry), uid: userId, data: entry.data }, { again: true });
  if (sent.kind === 'there') await settleWritten(run, entry, sent.title);
  else if (sent.kind === 'refused') await settleAttention(run, [entry], sent.kind, sent);
  else if (sent.kind === 'later') {
    const wait = await settleLater(run, [entry], sent);
    if (sent.because !== 'trouble' && sent.because !== 'no-answer') run.blocked = wait;
  } else run.signedOut = true;
}

export async function drainBatches<L extends BatchEntry['type']>(run: DrainRun<L>, time: ServerTime): Promise<void> {
  let failures = 0;
  for (const batch of batchesOf(await dueEntries(run))) {
    if (run.signedOut) return;
    if (run.blocked) {
      await holdBack(run, batch, run.blocked);
      continue;
    }
    for (const { id } of batch) run.tried.add(id);
    const open = new Map(batch.map((entry) => [entry.id, entry]));
    for await (const sent of sendBatch(run.ports, run.userId, batch, time)) {
      const entries = sent.entries as readonly EntryOf[L][];
      failures = sent.kind === 'later' ? failures + 1 : 0;
      await settleBatch(run, sent, entries, failures);
      for (const { id } of entries) open.delete(id);
      if (run.blocked || run.signedOut) break;
    }
    if (run.blocked) await holdBack(run, [...open.values()], run.blocked);
  }
}

async function settleBatch<L extends BatchEntry['type']>(
  run: DrainRun<L>,
  sent: SentBatch,
  entries: readonly EntryOf[L][],
  failures: number,
): Promise<void> {
  if (sent.kind === 'delivered' || sent.kind === 'needless') await settleDelivered(run, entries);
  else if (sent.kind === 'refused') await settleAttention(run, entries, sent.kind);
  else if (sent.kind === 'later') {
    const wait = await settleLater(run, entries, sent);
    if (sent.because !== 'trouble' || failures >= MAX_FAILURES) run.blocked = wait;
  } else run.signedOut = true;
}

/** Groups neighbors with the same batch size. */
function batchesOf<E extends { retryCount: number }>(entries: readonly E[]): E[][] {
  const batches: E[][] = [];
  let size = 0;
  for (const entry of entries) {
    const sizeHere = BATCH_SIZES[entry.retryCount] ?? 1;
    const batch = batches.at(-1);
    if (batch && batch.length < size && sizeHere === size) batch.push(entry);
    else {
      batches.push([entry]);
      size = sizeHere;
    }
  }
  return batches;
}

/** The user's entries to send now, those with the fewest retries first; entries that are too old are marked as needing attention. */
async function dueEntries<L extends Lane>(run: DrainRun<L>): Promise<EntryOf[L][]> {
  const { ports, lane, userId } = run;
  const now = ports.clock.now();
  const entries = (await ports.queue.list(lane))
    .filter((entry) => entry.userId === userId && !run.tried.has(entry.id))
    .map((entry) => latestOf(entry, run.unsaved));
  const states = new Map(entries.map((entry) => [entry.id, stateOf(entry, now, run.retryNow)]));
  const tooOld = entries.filter(({ id }) => states.get(id) === 'too-old');
  if (tooOld.length > 0) await settleAttention(run, tooOld, 'too-old');
  return entries.filter(({ id }) => states.get(id) === 'due').sort((a, b) => a.retryCount - b.retryCount);
}

/** The entry with changes that could not be stored. */
export function latestOf<E extends Entry>(entry: E, unsaved: ReadonlyMap<string, Entry>): E {
  return (unsaved.get(entry.id) as E | undefined) ?? entry;
}

async function settleDelivered<L extends Lane>(run: DrainRun<L>, entries: readonly EntryOf[L][]): Promise<void> {
  // An entry that cannot be removed is sent once more, which changes nothing on the server.
  await run.ports.queue.remove(run.lane, idsOf(entries)).catch(() => undefined);
  for (const entry of entries) run.outcomes.push({ kind: 'delivered', entry });
}

/** The story was written and no form waits for it: it becomes a favorite, once (decision P5). */
async function settleWritten(run: DrainRun<'story'>, entry: StoryEntry, title: string): Promise<void> {
  try {
    await run.ports.queue.turnIntoFavorite(entry, title);
    run.outcomes.push({ kind: 'delivered', entry, title });
  } catch {
    // The entry stays: the next drain finds the story on the server and makes it a favorite then.
    await settleLater(run, [entry], { because: 'trouble' });
  }
}

async function settleAttention<L extends Lane>(
  run: DrainRun<L>,
  entries: readonly EntryOf[L][],
  because: 'refused' | 'too-old',
  { message, field }: Omit<Attention, 'because'> = { message: '' },
): Promise<void> {
  const attention: Attention = { because, message, ...(field !== undefined && { field }) };
  await settle(run, entries, ({ wait: _, ...entry }) => ({ ...entry, attention }) as EntryOf[L]);
}

/** The entries all wait for the same moment, so that they are sent together again. */
async function settleLater<L extends Lane>(run: DrainRun<L>, entries: readonly EntryOf[L][], later: Later): Promise<Wait> {
  const tries = Math.max(0, ...entries.map(triesOf));
  const wait = waitFor(later, tries, run.ports.clock.now(), run.ports.random());
  await settle(run, entries, (entry) => postponed(entry, { ...wait, tries: triesOf(entry) + 1 }));
  return wait;
}

/** The entries were not sent because the lane is blocked: they wait as long, and it does not count as a try. */
async function holdBack<L extends Lane>(run: DrainRun<L>, entries: readonly EntryOf[L][], wait: Wait): Promise<void> {
  if (entries.length === 0) return;
  await settle(run, entries, (entry) => ({ ...entry, wait: { ...wait, tries: triesOf(entry) } }));
}

async function settle<L extends Lane>(
  run: DrainRun<L>,
  entries: readonly EntryOf[L][],
  change: (entry: EntryOf[L]) => EntryOf[L],
): Promise<void> {
  const changed = entries.map(change);
  for (const entry of changed) {
    run.tried.add(entry.id);
    run.outcomes.push({ kind: entry.attention ? 'attention' : 'waiting', entry });
  }
  try {
    // An entry that is gone from the queue was replaced by a newer press, or removed.
    await run.ports.queue.change(run.lane, idsOf(entries), change);
    for (const { id } of changed) run.unsaved.delete(id);
  } catch {
    for (const entry of changed) run.unsaved.set(entry.id, entry);
  }
}

function triesOf(entry: Entry): number {
  return entry.wait?.tries ?? 0;
}

function idsOf(entries: readonly Entry[]): string[] {
  return entries.map(({ id }) => id);
}
