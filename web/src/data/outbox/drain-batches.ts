import { MOST_WRITES } from '../firestore/rest.ts';
import { dueEntries, holdBack, type Run, settleAttention, settleDelivered, settleLater } from './drain-run.ts';
import type { EntryOf } from './entry.ts';
import { type SentBatch, sendBatch } from './send-batch.ts';
import type { ServerTime } from './server-time.ts';

type BatchLane = 'favorite' | 'progress';

/** How many go together, by how often they were answered “later”: should one of them be the reason, it is alone before it is given up. */
const TOGETHER = [MOST_WRITES, MOST_WRITES, 50, 5, 1];
/** Failures in a row after which it is the server and not the entries. */
const MOST_FAILURES = 2;

/** Looks once, and sends what is due. */
export async function drainBatches<L extends BatchLane>(run: Run<L>, time: ServerTime): Promise<void> {
  const due = await dueEntries(run);
  let failures = 0;
  for (const group of groupsOf(due)) {
    if (run.signedOut) return;
    if (run.closed) {
      await holdBack(run, group, run.closed);
      continue;
    }
    for (const { id } of group) run.tried.add(id);
    const open = new Map(group.map((entry) => [entry.id, entry]));
    for await (const sent of sendBatch(run.ports, run.userId, group, time)) {
      const entries = sent.entries as readonly EntryOf[L][];
      failures = sent.kind === 'later' ? failures + 1 : 0;
      await settleBatch(run, sent, entries, failures);
      for (const { id } of entries) open.delete(id);
      if (run.closed || run.signedOut) break;
    }
    if (run.closed) await holdBack(run, [...open.values()], run.closed);
  }
}

async function settleBatch<L extends BatchLane>(
  run: Run<L>,
  sent: SentBatch,
  entries: readonly EntryOf[L][],
  failures: number,
): Promise<void> {
  if (sent.kind === 'delivered') await settleDelivered(run, entries);
  else if (sent.kind === 'refused') await settleAttention(run, entries, 'refused');
  else if (sent.kind === 'later') {
    const wait = await settleLater(run, entries, sent);
    if (sent.because !== 'trouble' || failures >= MOST_FAILURES) run.closed = wait;
  } else run.signedOut = true;
}

function groupsOf<E extends { retryCount: number }>(entries: readonly E[]): E[][] {
  const groups: E[][] = [];
  let size = 0;
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && group.length < size && togetherWith(entry) === size) group.push(entry);
    else {
      groups.push([entry]);
      size = togetherWith(entry);
    }
  }
  return groups;
}

function togetherWith({ retryCount }: { retryCount: number }): number {
  return TOGETHER[retryCount] ?? 1;
}
