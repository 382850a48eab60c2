/** Sends favorites and progress, many in one commit. A refused commit is split in halves until the bad entry is alone. */
import { isCuratedId } from '@tuckaway/domain';
import { withLock } from '../../device/locks.ts';
import { commit, documentName, type FirestorePorts, getDocument, type Write } from '../../firestore/client.ts';
import { encodeFields, type FieldValue, Timestamp } from '../../firestore/values.ts';
import { attempt } from '../../http/call.ts';
import type { SentBatch } from '../drain.ts';
import type { BatchEntry } from '../entry.ts';
import { laneLock, type NotDone } from '../lane.ts';
import type { Outcome } from '../outbox.ts';
import type { OutboxPorts } from '../ports.ts';
import { postponed, waitFor, waitingFor } from '../retry-policy.ts';
import { type ServerTime, serverTime } from '../server-time.ts';

/** Milliseconds to wait for a drain of the same lane. */
const LOCK_TIMEOUT_MS = 10_000;
/** Milliseconds to learn whether a curated story is published. */
const SUBJECT_TIMEOUT_MS = 10_000;

/**
 * Sends the entries as this account. A refused entry is yielded alone, and only after checking whether the server has it already
 * (decision P6) and whether its story exists. A caller that stops iterating stops the sending.
 */
export async function* sendBatch<E extends BatchEntry>(
  ports: FirestorePorts,
  userId: string,
  entries: readonly E[],
  time: ServerTime,
): AsyncGenerator<SentBatch<E>, void, void> {
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
    const read = await getDocument(ports, userId, documentOf(ports, first));
    if (read.kind === 'done') {
      const { fields, readTime } = read.body;
      if (alone && isStored(first, fields)) return yield { kind: 'delivered', entries };
      // The rules refuse moments in the future, as a device whose clock is ahead sends them.
      if (time.correct(entries, readTime, ports.clock.now())) return yield* sendBatch(ports, userId, entries, time);
    } else if (read.kind !== 'refused') return yield { ...read, entries };
  }
  if (alone) {
    const story = answer.status === 403 && first.action !== 'remove' ? await findSubject(ports, first) : null;
    if (story === null || story.kind === 'there') return yield { kind: 'refused', entries };
    return story.kind === 'missing' ? yield { kind: 'needless', entries } : yield { ...story, entries };
  }
  const half = Math.ceil(entries.length / 2);
  yield* sendBatch(ports, userId, entries.slice(0, half), time);
  yield* sendBatch(ports, userId, entries.slice(half), time);
}

/** Sends an entry that could not be stored. See `Outbox.sendUnstored`. Takes the lane's lock, so that no drain sends an older press after it. */
export async function sendUnstored(ports: OutboxPorts, entry: BatchEntry): Promise<Outcome> {
  try {
    return await withLock(ports, laneLock(entry.type), { timeoutMs: LOCK_TIMEOUT_MS }, () => sendOnce(ports, entry));
  } catch {
    return { kind: 'waiting', entry: waitingFor(entry, 'no-answer', ports.clock.now()) };
  }
}

async function sendOnce(ports: OutboxPorts, entry: BatchEntry): Promise<Outcome> {
  const now = ports.clock.now();
  for await (const sent of sendBatch(ports, entry.userId, [entry], serverTime())) {
    if (sent.kind === 'refused') return { kind: 'attention', entry: { ...entry, attention: { because: 'refused', message: '' } } };
    if (sent.kind === 'later') return { kind: 'waiting', entry: postponed(entry, waitFor(sent, 0, now, ports.random())) };
    if (sent.kind !== 'delivered' && sent.kind !== 'needless') break;
    // Entries stored before the storage was full are older than this press.
    await ports.queue.removeAbout(entry).catch(() => undefined);
    return { kind: 'delivered', entry };
  }
  return { kind: 'waiting', entry: waitingFor(entry, 'sign-in', now) };
}

function documentOf(ports: FirestorePorts, { userId, type, storyId }: BatchEntry): string {
  return documentName(ports, 'users', userId, type === 'favorite' ? 'favorites' : 'progress', storyId);
}

/** Writes have no preconditions, so adding what exists and removing what is gone are no errors. */
function writeOf(ports: FirestorePorts, entry: BatchEntry, at: number): Write {
  const name = documentOf(ports, entry);
  if (entry.action === 'remove') return { delete: name };
  const fields = fieldsOf(entry, at);
  // Fields of a later version must stay.
  return { update: { name, fields: encodeFields(fields) }, updateMask: { fieldPaths: Object.keys(fields) } };
}

function fieldsOf(entry: BatchEntry, at: number): Record<string, FieldValue | undefined> {
  if (entry.type === 'favorite') return { storyId: entry.storyId, addedAt: new Timestamp(at), title: entry.data.title || undefined };
  const { page, pageCount, finished } = entry.data;
  return { page, pageCount, finished, updatedAt: new Timestamp(at) };
}

function isStored(entry: BatchEntry, stored: Record<string, unknown> | null): boolean {
  if (entry.action === 'remove') return stored === null;
  if (stored === null) return false;
  if (entry.type === 'favorite') return true;
  const { updatedAt: _, ...wanted } = fieldsOf(entry, 0);
  return Object.entries(wanted).every(([name, value]) => stored[name] === value);
}

/**
 * Whether the story of a favorite or a reading position exists: the rules refuse both for a missing one. An unclear refusal counts as
 * `there`, so that no entry is dropped for it. Never throws.
 */
async function findSubject(
  ports: FirestorePorts,
  { userId, storyId }: Pick<BatchEntry, 'userId' | 'storyId'>,
): Promise<{ kind: 'there' } | { kind: 'missing' } | NotDone> {
  if (isCuratedId(storyId)) {
    // The service worker answers the address without a query from its cache.
    const url = `${ports.endpoints.api}/api/stories/${storyId}?now`;
    const answer = await attempt(ports, { url, uid: null, timeoutMs: SUBJECT_TIMEOUT_MS });
    if (answer.kind === 'done') return { kind: 'there' };
    if (answer.kind !== 'refused') return answer;
    // A 404 without words is not ours.
    return answer.status === 404 && answer.message !== '' ? { kind: 'missing' } : { kind: 'there' };
  }
  const answer = await getDocument(ports, userId, documentName(ports, 'stories', storyId));
  if (answer.kind === 'done') return answer.body.fields === null ? { kind: 'missing' } : { kind: 'there' };
  return answer.kind === 'refused' ? { kind: 'there' } : answer;
}
