/** What a drain of one lane keeps in mind, and how it settles an entry once its fate is known. */
import type { Entry, EntryOf, Lane, Wait } from './entry.ts';
import type { Outcome } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { type Later, postponed, stateOf, waitFor } from './retry-policy.ts';

export interface Run<L extends Lane = Lane> {
  readonly ports: OutboxPorts;
  readonly lane: L;
  readonly userId: string;
  /** A person asked: also what only waits for a time. */
  hurry: boolean;
  /** Each entry gets one try in a drain. */
  readonly tried: Set<string>;
  readonly outcomes: Outcome[];
  /** What could not be written down, by id, for as long as this page lives: full storage must not make it ask again and again. */
  readonly unwritten: Map<string, Entry>;
  /** Something that would meet every entry of the lane: nothing more is sent in this drain. */
  closed: Wait | null;
  /** The account is not signed in any more. */
  signedOut: boolean;
}

/** The account's entries to be sent now, those tried least first; what is too old to be sent without asking is marked so. */
export async function dueEntries<L extends Lane>(run: Run<L>): Promise<EntryOf[L][]> {
  const { ports, lane, userId } = run;
  const now = ports.clock.now();
  const mine = (await ports.queue.list(lane))
    .filter((entry) => entry.userId === userId && !run.tried.has(entry.id))
    .map((entry) => asKnown(entry, run.unwritten));
  const states = new Map(mine.map((entry) => [entry.id, stateOf(entry, now, run.hurry)]));
  const tooOld = mine.filter(({ id }) => states.get(id) === 'too-old');
  if (tooOld.length > 0) await settleAttention(run, tooOld, 'too-old');
  return mine.filter(({ id }) => states.get(id) === 'due').sort((a, b) => a.retryCount - b.retryCount);
}

/** An entry with what is known of it beyond what is written down. */
export function asKnown<E extends Entry>(entry: E, unwritten: ReadonlyMap<string, Entry>): E {
  return (unwritten.get(entry.id) as E | undefined) ?? entry;
}

/** The server has it: it is not kept any longer. */
export async function settleDelivered<L extends Lane>(run: Run<L>, entries: readonly EntryOf[L][]): Promise<void> {
  // Sent once more, should it stay: that does no harm.
  await run.ports.queue.remove(run.lane, idsOf(entries)).catch(() => undefined);
  for (const entry of entries) run.outcomes.push({ kind: 'delivered', entry });
}

/** Nothing is tried by itself any more. */
export async function settleAttention<L extends Lane>(
  run: Run<L>,
  entries: readonly EntryOf[L][],
  because: 'refused' | 'too-old',
  message = '',
): Promise<void> {
  await settle(run, entries, ({ wait: _, ...entry }) => ({ ...entry, attention: { because, message } }) as EntryOf[L]);
}

/** They wait, all for the same moment, so that they go together again. */
export async function settleLater<L extends Lane>(run: Run<L>, entries: readonly EntryOf[L][], later: Later): Promise<Wait> {
  const tries = Math.max(0, ...entries.map(triesOf));
  const wait = waitFor(later, tries, run.ports.clock.now(), run.ports.random());
  await settle(run, entries, (entry) => postponed(entry, { ...wait, tries: triesOf(entry) + 1 }));
  return wait;
}

/** They were not sent, because of what the lane met before: they wait with it, and it does not count. */
export async function holdBack<L extends Lane>(run: Run<L>, entries: readonly EntryOf[L][], wait: Wait): Promise<void> {
  if (entries.length === 0) return;
  await settle(run, entries, (entry) => ({ ...entry, wait: { ...wait, tries: triesOf(entry) } }));
}

async function settle<L extends Lane>(
  run: Run<L>,
  entries: readonly EntryOf[L][],
  change: (entry: EntryOf[L]) => EntryOf[L],
): Promise<void> {
  const changed = entries.map(change);
  for (const entry of changed) {
    run.tried.add(entry.id);
    run.outcomes.push({ kind: entry.attention ? 'attention' : 'waiting', entry });
  }
  try {
    // What is gone from the queue has a newer press in its place, or was taken out.
    await run.ports.queue.change(run.lane, idsOf(entries), change);
    for (const { id } of changed) run.unwritten.delete(id);
  } catch {
    for (const entry of changed) run.unwritten.set(entry.id, entry);
  }
}

function triesOf(entry: Entry): number {
  return entry.wait?.tries ?? 0;
}

function idsOf(entries: readonly Entry[]): string[] {
  return entries.map(({ id }) => id);
}
