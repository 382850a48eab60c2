/** A model of the servers: stories are written and stored once per key (decisions S1, S8), and documents follow the rules that concern the outbox. */
import { type StoryRequest, storyContent } from '@tuckaway/domain';
import type { Write } from '../../web/src/data/firestore/client.ts';
import { encodeFields, type Fields } from '../../web/src/data/firestore/values.ts';
import { GUEST_STORY, voiceOf } from './entries.ts';
import type { Fault } from './faults.ts';
import type { VirtualTime } from './virtual-time.ts';

const SECOND_MS = 1000;
const RESULT_KEPT_MS = 30 * 24 * 3600 * SECOND_MS;
const LEASE_MS = 65 * SECOND_MS;
const POLL_INTERVAL_MS = 700;
const POLL_TIMEOUT_MS = 40 * SECOND_MS;
/** How many documents the rules may read for one commit. */
const MAX_READS = 20;
const STORIES = 'projects/test/databases/(default)/documents/stories';

export interface ModelAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Upload {
  token?: string;
  storyId: string;
  voiceId: string;
  page: number;
  recordedAt: number;
  /** Base64. */
  audio: string;
}

interface StoryRecord {
  /** `written`: paid for and kept, but without a document. */
  status: 'running' | 'written' | 'finished' | 'refused';
  leaseUntil: number;
  expireAt: number;
}

export interface ModelServer {
  readonly documents: Map<string, Fields>;
  /** By story or invitation, and page. */
  readonly recordings: ReadonlyMap<string, { recordedAt: number; sound: string }>;
  /** Numbers of curated stories that are not published; all others are. */
  readonly unpublished: Set<string>;
  /** By story id: how often the model was paid, and how many of these repetitions the server itself caused. */
  readonly paid: ReadonlyMap<string, number>;
  readonly excused: ReadonlyMap<string, number>;
  readonly refusedForGood: ReadonlySet<string>;
  /** Stories with a request that was refused, even if a later one succeeded. */
  readonly refused: Set<string>;
  /** Requests sent as an account other than their owner's. */
  readonly asAnotherUser: readonly string[];
  /** @param uid the account of the request's token; empty without one. */
  handle(url: string, uid: string, headers: Record<string, string>, body: unknown, fault: Fault | null): Promise<ModelAnswer>;
}

export interface ModelServerOptions {
  time: VirtualTime;
  random: () => number;
  /** The owner of a story id; undefined if no user requested this story. */
  ownerOf: (storyId: string) => string | undefined;
  /** Writes of these documents always fail with 500. */
  failsFor?: (name: string) => boolean;
}

export function modelServer({ time, random, ownerOf, failsFor = () => false }: ModelServerOptions): ModelServer {
  const documents = new Map<string, Fields>();
  const recordings = new Map<string, { recordedAt: number; sound: string }>();
  const unpublished = new Set<string>();
  const records = new Map<string, StoryRecord>();
  const paid = new Map<string, number>();
  const excused = new Map<string, number>();
  const refusedForGood = new Set<string>();
  const refused = new Set<string>();
  const asAnotherUser: string[] = [];
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  /** Creates the story's document, which was not there before: its key had no finished record. */
  function save(uid: string, key: string, { coverImage = 'moon', childName }: StoryRequest): ModelAnswer {
    const name = `${STORIES}/${key}`;
    const { title, content } = storyContent(storyOfKey(key));
    if (!documents.has(name)) documents.set(name, encodeFields({ uid, childName, coverImage, title, content }));
    return { status: 200, body: storyOfKey(key) };
  }

  async function generate(uid: string, key: string, request: StoryRequest, fault: Fault | null): Promise<ModelAnswer> {
    if (ownerOf(key) !== uid) asAnotherUser.push(`story ${key} as ${uid}`);
    const giveUp = time.now() + POLL_TIMEOUT_MS;
    for (let record = records.get(key); record && record.expireAt > time.now(); record = records.get(key)) {
      if (record.status === 'finished') return { status: 200, body: storyOfKey(key) };
      if (record.status === 'written') {
        record.status = 'finished';
        return save(uid, key, request);
      }
      if (record.status === 'refused') return { status: 422, body: { message: 'We can’t write a bedtime story about that.' } };
      if (record.leaseUntil <= time.now()) break;
      if (time.now() > giveUp) return { status: 503, body: { message: 'Still being written.' }, headers: { 'retry-after': '5' } };
      await time.sleep(POLL_INTERVAL_MS);
    }
    // A finished story whose result has expired is paid for again.
    if (['written', 'finished'].includes(records.get(key)?.status ?? '')) count(excused, key);
    const record: StoryRecord = { status: 'running', leaseUntil: time.now() + LEASE_MS, expireAt: time.now() + RESULT_KEPT_MS };
    records.set(key, record);
    if (fault === 'kept-refusal') {
      record.status = 'refused';
      refusedForGood.add(key);
      return { status: 422, body: { message: 'We can’t write a bedtime story about that.' } };
    }
    await time.sleep(Math.round((2 + 20 * random()) * SECOND_MS));
    count(paid, key);
    if (fault === 'function-died') {
      count(excused, key);
      return { status: 500, body: {} };
    }
    if (fault === 'function-died-before-saving') {
      record.status = 'written';
      return { status: 500, body: {} };
    }
    record.status = 'finished';
    return save(uid, key, request);
  }

  function hasStory(uid: string, id: string): boolean {
    if (/^\d+$/.test(id)) return !unpublished.has(id);
    return [...documents].some(([name, fields]) => name.endsWith(`/documents/stories/${id}`) && fields.uid?.stringValue === uid);
  }

  function commit(uid: string, writes: readonly Write[]): ModelAnswer {
    const now = time.now();
    if (writes.some((write) => failsFor('delete' in write ? write.delete : write.update.name))) return { status: 500, body: {} };
    const subjects = writes.flatMap((write) => ('update' in write && pathOf(write.update.name)[3]) || []);
    // And the mark of a deleted account.
    if (new Set(subjects).size + 1 > MAX_READS) return denied();
    for (const write of writes) {
      const path = pathOf('delete' in write ? write.delete : write.update.name);
      const owner = path[0] === 'users' ? path[1] : 'update' in write ? write.update.fields.uid?.stringValue : undefined;
      if (owner !== uid) {
        asAnotherUser.push(`${path.join('/')} as ${uid}`);
        return denied();
      }
      if (!('update' in write)) continue;
      const { fields } = write.update;
      const id = path.at(-1) as string;
      if (path[0] === 'stories') return denied();
      const moment = fields.addedAt ?? fields.updatedAt;
      if (Date.parse(moment?.timestampValue ?? '') > now) return denied();
      if (path[2] === 'progress' && Number(fields.page?.integerValue) > Number(fields.pageCount?.integerValue)) return denied();
      if (!hasStory(uid, id)) return denied();
      if (path[2] === 'favorites' && fields.storyId?.stringValue !== id) return denied();
    }
    for (const write of writes) {
      if ('delete' in write) documents.delete(write.delete);
      else documents.set(write.update.name, write.update.fields);
    }
    return { status: 200, body: { commitTime: new Date(now).toISOString() } };
  }

  function batchGet(uid: string, names: readonly string[]): ModelAnswer {
    const readTime = new Date(time.now()).toISOString();
    const rows = names.map((name) => {
      const fields = documents.get(name);
      return fields ? { found: { name, fields }, readTime } : { missing: name, readTime };
    });
    const forbidden = names.some((name) => {
      const path = pathOf(name);
      const owner = path[0] === 'users' ? path[1] : (documents.get(name)?.uid?.stringValue ?? uid);
      return owner !== uid;
    });
    return forbidden ? denied() : { status: 200, body: rows };
  }

  /** As `functions/src/voices/save-recording.ts` decides. A guest has no account. */
  function saveRecording(uid: string, { token, storyId, voiceId, page, recordedAt, audio }: Upload): ModelAnswer {
    const place = `${token ?? storyId}/${page}`;
    if (token === undefined ? voiceId !== voiceOf(uid) : uid !== '') asAnotherUser.push(`recording ${place} as ${uid}`);
    if (!documents.has(`${STORIES}/${token === undefined ? storyId : GUEST_STORY}`)) {
      return { status: 404, body: { message: 'This story or invitation is gone.', code: 'missing' } };
    }
    const before = recordings.get(place);
    const sound = atob(audio);
    // A newer take has removed it on the device while it was read.
    if (sound === '') return { status: 422, body: { message: 'We can’t play this recording.', code: 'not-audio' } };
    if (before && (before.recordedAt > recordedAt || (before.recordedAt === recordedAt && before.sound !== sound))) {
      return { status: 409, body: { message: 'A newer recording of this page is saved already.', code: 'older' } };
    }
    recordings.set(place, { recordedAt, sound });
    return { status: 200, body: { page } };
  }

  return {
    documents,
    recordings,
    unpublished,
    paid,
    excused,
    refusedForGood,
    refused,
    asAnotherUser,
    async handle(url, uid, headers, body, fault) {
      if (url.endsWith('/api/generate-story')) return generate(uid, headers['idempotency-key'] ?? '', body as StoryRequest, fault);
      if (url.endsWith('/api/voices/recording')) return saveRecording(uid, body as Upload);
      const published = /\/api\/stories\/(\d+)\?now$/.exec(url)?.[1];
      if (published !== undefined) {
        return unpublished.has(published)
          ? { status: 404, body: { message: 'Story not found' } }
          : { status: 200, body: { id: published } };
      }
      if (url.endsWith(':commit')) return commit(uid, (body as { writes: Write[] }).writes);
      return batchGet(uid, (body as { documents: string[] }).documents);
    },
  };
}

function storyOfKey(key: string): { title: string; content: string } {
  return { title: `Story ${key.slice(0, 8)}`, content: 'Once there was an otter.\n\nIt slept.' };
}

function denied(): ModelAnswer {
  return { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } };
}

/** `['stories', id]` or `['users', uid, 'favorites', id]`. */
function pathOf(name: string): string[] {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length).split('/');
}
