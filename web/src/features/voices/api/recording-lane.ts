/** The outbox's lane of recordings: finished takes of pages, sent one after the other. A repeated or late upload changes nothing on the server. */
import type { VoiceTarget } from '@tuckaway/domain';
import type { FirestorePorts } from '../../../data/firestore/client.ts';
import { type Answer, attempt } from '../../../data/http/call.ts';
import { drainOneByOne } from '../../../data/outbox/drain.ts';
import type { Waiting } from '../../../data/outbox/entry.ts';
import type { LaneOf, Sender, SentEntry } from '../../../data/outbox/lane.ts';
import { changeTake, isOf, readTakes, removeTake, type Take, uploadOf } from './takes.ts';

/** Tabs of earlier versions hold it, too, while they send recordings. */
const LOCK = 'tuckaway-recordings';
/** Milliseconds for half a megabyte on a bad line. */
const TIMEOUT_MS = 90_000;
/** The server's codes if there is no room for a recording, and if an operator ended what it belongs to. */
const FULL: ReadonlySet<unknown> = new Set(['voices-full', 'story-full', 'family-full']);
const ENDED: ReadonlySet<unknown> = new Set(['taken-down', 'sharing-stopped', 'closed']);

export interface RecordingEntry extends Waiting {
  take: Take;
}

/** The recordings of this device. Each call happens as a whole or not at all. */
export const storedTakes = { read: readTakes, upload: uploadOf, change: changeTake, remove: removeTake };

export interface TakeStore extends Readonly<typeof storedTakes> {
  /** Removes the sentence that was spoken again for this voice and is not decided yet. */
  removeUndecided(target: VoiceTarget): Promise<void>;
  /** Stores a delivered page for playing it without a network. May be repeated. */
  keepCopy(take: Take): Promise<void>;
}

export function recordingLane(ports: FirestorePorts, takes: TakeStore): LaneOf<RecordingEntry> {
  const list = async () => (await takes.read()).filter(({ finished }) => finished).map(entryOf);
  const get = async (id: string) => (await list()).find((entry) => entry.id === id);
  return {
    lock: LOCK,
    // A recording waits for as long as it takes.
    asks: false,
    isOf: ({ take }, sender) => isOf(take, sender),
    store: {
      list,
      get,
      async change(ids, change) {
        for (const id of ids) {
          const entry = await get(id);
          if (entry) await takes.change(id, fieldsOf(change(entry)));
        }
      },
      async remove(ids) {
        for (const id of ids) await takes.remove(id);
      },
    },
    drain: (run) =>
      drainOneByOne(run, {
        async send({ take }) {
          try {
            const url = `${ports.endpoints.api}/api/voices/recording`;
            const body = await takes.upload(take);
            return meaningOf(await attempt(ports, { url, uid: take.uid, body, timeoutMs: TIMEOUT_MS }));
          } catch {
            // Its sound cannot be read now.
            return { kind: 'later', because: 'trouble' };
          }
        },
        async finish({ take }, { kind }) {
          if (kind === 'delivered') await takes.keepCopy(take);
          if (kind === 'gone') await takes.removeUndecided(take.target);
          await takes.remove(take.id);
        },
      }),
  };
}

/** Whether an operator ended what the recording belongs to. */
export function isEnded({ attention }: RecordingEntry): boolean {
  return ENDED.has(attention?.code);
}

/**
 * What had no room is due again, as another recording may have been deleted, and once for each opening of the app what an operator may have allowed
 * again.
 * @param sentAgain ids of what was ended and became due again since the app was opened; more are added.
 */
export async function renewRefused(takes: Pick<TakeStore, 'read' | 'change'>, sender: Sender, sentAgain: Set<string>): Promise<void> {
  for (const take of await takes.read()) {
    // Earlier versions did not store whether it was ended.
    const { id, refused, noRoom, ended = refused !== undefined } = take;
    if (!isOf(take, sender) || !(noRoom || (ended && !sentAgain.has(id)))) continue;
    if (ended) sentAgain.add(id);
    await takes.change(id, { refused: undefined, noRoom: undefined, ended: undefined });
  }
}

/** A refusal without our JSON is a network's, and a 404 without our code may be a server's that does not know the address. */
function meaningOf(answer: Answer): SentEntry {
  if (answer.kind === 'done') return { kind: 'delivered' };
  if (answer.kind !== 'refused') return answer;
  const { status, code, message } = answer;
  if (code === 'older') return { kind: 'needless' };
  if (code === 'missing') return { kind: 'gone', gone: message };
  if (status === 404 || code + message === '') return { kind: 'later', because: 'trouble' };
  return { kind: 'refused', message, ...(code !== '' && { code }) };
}

/** `refused` is the server's message, as in earlier versions. */
function entryOf(take: Take): RecordingEntry {
  const { id, recordedAt, wait, refused } = take;
  return {
    ...{ id, timestamp: recordedAt, retryCount: 0, take },
    ...(wait && { wait }),
    ...(refused !== undefined && { attention: { because: 'refused' as const, message: refused } }),
  };
}

function fieldsOf({ wait, attention }: RecordingEntry): Parameters<typeof changeTake>[1] {
  if (!attention) return { wait };
  const { message, code } = attention;
  return { wait, refused: message, noRoom: FULL.has(code), ended: ENDED.has(code) };
}
