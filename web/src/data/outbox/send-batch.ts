/** Favorites and progress: many in one commit. A commit is all or nothing, so a refused one is cut in halves until the bad entry stands alone. */
import type { Answer } from '../firestore/post-authorized.ts';
import { commit, type Fields, flag, look, moment, nameOf, number, text, type Write } from '../firestore/rest.ts';
import type { FavoriteEntry, ProgressEntry } from './entry.ts';
import type { OutboxPorts } from './ports.ts';
import type { ServerTime } from './server-time.ts';

export type BatchEntry = FavoriteEntry | ProgressEntry;

/** What became of some of the entries. */
export type SentBatch = { entries: readonly BatchEntry[] } & (
  | { kind: 'delivered' | 'refused' }
  | Exclude<Answer, { kind: 'done' | 'refused' }>
);

type Ports = Pick<OutboxPorts, 'identity' | 'fetch' | 'clock' | 'endpoints'>;

/**
 * Sends the entries as this account; a refused one comes alone, and only after the check whether the server has it already (decisions P6).
 * Whoever stops asking for more stops the sending.
 */
export async function* sendBatch(
  ports: Ports,
  userId: string,
  entries: readonly BatchEntry[],
  time: ServerTime,
): AsyncGenerator<SentBatch, void, void> {
  const [first] = entries;
  if (first === undefined) return;
  const answer = await commit(
    ports,
    userId,
    entries.map((entry) => writeOf(ports, entry, time.of(entry))),
  );
  if (answer.kind === 'done') return yield { kind: 'delivered', entries };
  if (answer.kind !== 'refused') return yield { ...answer, entries };
  const alone = entries.length === 1;
  if (alone || !time.checked) {
    const seen = await look(ports, userId, documentOf(ports, first));
    if (seen.kind === 'look') {
      if (alone && isAsWished(first, seen.fields)) return yield { kind: 'delivered', entries };
      // A device whose clock runs ahead is refused for it: the rules take no moment after the server's.
      if (time.correct(entries, seen.at, ports.clock.now())) return yield* sendBatch(ports, userId, entries, time);
    } else if (seen.kind !== 'refused') return yield { ...seen, entries };
  }
  if (alone) return yield { kind: 'refused', entries };
  const half = Math.ceil(entries.length / 2);
  yield* sendBatch(ports, userId, entries.slice(0, half), time);
  yield* sendBatch(ports, userId, entries.slice(half), time);
}

function documentOf(ports: Ports, { userId, type, storyId }: BatchEntry): string {
  return nameOf(ports, 'users', userId, type === 'favorite' ? 'favorites' : 'progress', storyId);
}

/** Adding what is there and removing what is gone are no errors: neither asks what was before. */
function writeOf(ports: Ports, entry: BatchEntry, at: number): Write {
  const name = documentOf(ports, entry);
  return entry.action === 'remove' ? { delete: name } : { update: { name, fields: fieldsOf(entry, at) } };
}

function fieldsOf(entry: BatchEntry, at: number): Fields {
  if (entry.type === 'favorite') {
    const { title } = entry.data;
    return { storyId: text(entry.storyId), addedAt: moment(at), ...(title ? { title: text(title) } : {}) };
  }
  const { page, pageCount, finished } = entry.data;
  return { page: number(page), pageCount: number(pageCount), finished: flag(finished), updatedAt: moment(at) };
}

/** Whether the server has what the entry wants already. */
function isAsWished(entry: BatchEntry, there: Fields | null): boolean {
  if (entry.action === 'remove') return there === null;
  if (there === null) return false;
  if (entry.type === 'favorite') return true;
  const { updatedAt: _, ...wished } = fieldsOf(entry, 0);
  return Object.entries(wished).every(([name, value]) => JSON.stringify(there[name]) === JSON.stringify(value));
}
