/** Sends the due entries of one lane, and records what happened to each. */
import type { Later } from '../http/call.ts';
import type { Attention, Wait, Waiting } from './entry.ts';
import type { Done, NotDone, Run, SentEntry } from './lane.ts';
import { postponed, stateOf, waitFor } from './retry-policy.ts';

/**
 * Batch sizes by retry count: an entry that makes its batch fail is sent alone before it is given up. The rules read the story of each entry,
 * and the mark of a deleted account, and may read twenty documents for a commit.
 */
const BATCH_SIZES = [18, 18, 18, 5, 1];
/** After this many failures in a row the server counts as failing, not the entries. */
const MAX_FAILURES = 2;

export interface OneByOne<E> {
  /** A lock under which the entry is sent; an entry whose lock is taken is being sent elsewhere. */
  lockOf?(entry: E): string;
  /** Never rejects. */
  send(entry: E): Promise<SentEntry>;
  /** Removes the entry and does what follows from its end. If it rejects, the entry is sent once more. */
  finish(entry: E, done: Done): Promise<unknown>;
}

/** Sends entries one after another: a slow or failing one costs the others no more than its own timeout. */
export async function drainOneByOne<E extends Waiting>(run: Run<E>, how: OneByOne<E>): Promise<void> {
  for (const entry of await dueEntries(run)) {
    if (run.signedOut) return;
    if (run.blocked) {
      await holdBack(run, [entry], run.blocked);
      continue;
    }
    run.tried.add(entry.id);
    if (how.lockOf) {
      await run.ports.locks.request(how.lockOf(entry), { ifAvailable: true }, async (held) => {
        if (held) await drainOne(run, entry.id, how);
      });
    } else await drainOne(run, entry.id, how);
  }
}

async function drainOne<E extends Waiting>(run: Run<E>, id: string, { send, finish }: OneByOne<E>): Promise<void> {
  const { ports, lane } = run;
  const stored = await lane.store.get(id);
  if (!stored) return;
  const entry = latestOf(stored, run.unsaved);
  // It may have been changed since the list was read.
  if (stateOf(entry, ports.clock.now(), run.retryNow, lane.asks) !== 'due') return;
  const sent = await send(entry);
  if (sent.kind === 'refused') {
    const { kind: because, ...refusal } = sent;
    await settleAttention(run, [entry], { because, ...refusal });
  } else if (sent.kind === 'later') {
    const wait = await settleLater(run, [entry], sent);
    if (sent.because !== 'trouble' && sent.because !== 'no-answer') run.blocked = wait;
  } else if (sent.kind === 'not-signed-in' || sent.kind === 'canceled') run.signedOut = true;
  else {
    try {
      await finish(entry, sent);
      run.outcomes.push({ ...sent, kind: 'delivered', entry });
    } catch {
      // The entry stays: the next drain finds out that the server has it, and ends it then.
      await settleLater(run, [entry], { because: 'trouble' });
    }
  }
}

/** What became of some entries of a batch. */
export type SentBatch<E> = { entries: readonly E[] } & ({ kind: 'delivered' | 'needless' | 'refused' } | NotDone);

/** @param send yields what became of the entries of a batch; it stops when this stops iterating. */
export async function drainBatches<E extends Waiting>(
  run: Run<E>,
  send: (batch: readonly E[]) => AsyncIterable<SentBatch<E>>,
): Promise<void> {
  let failures = 0;
  for (const batch of batchesOf(await dueEntries(run))) {
    if (run.signedOut) return;
    if (run.blocked) {
      await holdBack(run, batch, run.blocked);
      continue;
    }
    for (const { id } of batch) run.tried.add(id);
    const open = new Map(batch.map((entry) => [entry.id, entry]));
    for await (const sent of send(batch)) {
      failures = sent.kind === 'later' ? failures + 1 : 0;
      await settleBatch(run, sent, failures);
      for (const { id } of sent.entries) open.delete(id);
      if (run.blocked || run.signedOut) break;
    }
    if (run.blocked) await holdBack(run, [...open.values()], run.blocked);
  }
}

async function settleBatch<E extends Waiting>(run: Run<E>, sent: SentBatch<E>, failures: number): Promise<void> {
  const { entries } = sent;
  if (sent.kind === 'delivered' || sent.kind === 'needless') {
    // An entry that cannot be removed is sent once more, which changes nothing on the server.
    await run.lane.store.remove(idsOf(entries)).catch(() => undefined);
    for (const entry of entries) run.outcomes.push({ kind: 'delivered', entry });
  } else if (sent.kind === 'refused') await settleAttention(run, entries, { because: sent.kind, message: '' });
  else if (sent.kind === 'later') {
    const wait = await settleLater(run, entries, sent);
    if (sent.because !== 'trouble' || failures >= MAX_FAILURES) run.blocked = wait;
  } else run.signedOut = true;
}

/** Groups neighbors with the same batch size. */
function batchesOf<E extends Waiting>(entries: readonly E[]): E[][] {
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

/** The sender's entries to send now, those with the fewest retries first; entries that are too old are marked as needing attention. */
async function dueEntries<E extends Waiting>(run: Run<E>): Promise<E[]> {
  const { ports, lane, sender } = run;
  const now = ports.clock.now();
  const entries = (await lane.store.list())
    .filter((entry) => lane.isOf(entry, sender) && !run.tried.has(entry.id))
    .map((entry) => latestOf(entry, run.unsaved));
  const states = new Map(entries.map((entry) => [entry.id, stateOf(entry, now, run.retryNow, lane.asks)]));
  const tooOld = entries.filter(({ id }) => states.get(id) === 'too-old');
  if (tooOld.length > 0) await settleAttention(run, tooOld, { because: 'too-old', message: '' });
  return entries.filter(({ id }) => states.get(id) === 'due').sort((a, b) => a.retryCount - b.retryCount);
}

/** The entry with changes that could not be stored. */
export function latestOf<E extends Waiting>(entry: E, unsaved: ReadonlyMap<string, E>): E {
  return unsaved.get(entry.id) ?? entry;
}

async function settleAttention<E extends Waiting>(run: Run<E>, entries: readonly E[], attention: Attention): Promise<void> {
  await settle(run, entries, ({ wait: _, ...entry }) => ({ ...entry, attention }) as E);
}

/** The entries all wait for the same moment, so that they are sent together again. */
async function settleLater<E extends Waiting>(run: Run<E>, entries: readonly E[], later: Later): Promise<Wait> {
  const tries = Math.max(0, ...entries.map(triesOf));
  const wait = waitFor(later, tries, run.ports.clock.now(), run.ports.random());
  await settle(run, entries, (entry) => postponed(entry, { ...wait, tries: triesOf(entry) + 1 }, run.lane.asks));
  return wait;
}

/** The entries were not sent because the lane is blocked: they wait as long, and it does not count as a try. */
async function holdBack<E extends Waiting>(run: Run<E>, entries: readonly E[], wait: Wait): Promise<void> {
  if (entries.length === 0) return;
  await settle(run, entries, (entry) => ({ ...entry, wait: { ...wait, tries: triesOf(entry) } }));
}

async function settle<E extends Waiting>(run: Run<E>, entries: readonly E[], change: (entry: E) => E): Promise<void> {
  const changed = entries.map(change);
  for (const entry of changed) {
    run.tried.add(entry.id);
    run.outcomes.push({ kind: entry.attention ? 'attention' : 'waiting', entry });
  }
  try {
    // An entry that is gone was replaced by a newer one, or removed.
    await run.lane.store.change(idsOf(entries), change);
    for (const { id } of changed) run.unsaved.delete(id);
  } catch {
    for (const entry of changed) run.unsaved.set(entry.id, entry);
  }
}

function triesOf(entry: Waiting): number {
  return entry.wait?.tries ?? 0;
}

function idsOf(entries: readonly Waiting[]): string[] {
  return entries.map(({ id }) => id);
}
