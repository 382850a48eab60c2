/** The servers as far as the outbox can tell: stories written once for a key (decisions S1), and documents under the rules that matter. */
import type { Write } from '../../web/src/data/firestore/client.ts';
import type { Fields } from '../../web/src/data/firestore/values.ts';
import type { Fault } from './faults.ts';
import type { VirtualTime } from './virtual-time.ts';

const SECOND = 1000;
const KEPT = 30 * 24 * 3600 * SECOND;
const LEASE = 65 * SECOND;
const LOOK_AGAIN = 700;
const LOOK_FOR = 40 * SECOND;

export interface ModelAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface StoryRecord {
  status: 'running' | 'finished' | 'refused';
  leaseUntil: number;
  expireAt: number;
}

export interface ModelServer {
  readonly documents: Map<string, Fields>;
  /** By story id: how often the model was paid, and how often that may have been, more than once, for a reason of the server's own. */
  readonly paid: ReadonlyMap<string, number>;
  readonly excused: ReadonlyMap<string, number>;
  readonly refusedForGood: ReadonlySet<string>;
  /** Stories of which a request was answered with a refusal, whatever became of it later. */
  readonly refused: Set<string>;
  /** What came as somebody whom it does not belong to. */
  readonly strangers: readonly string[];
  /** @param uid whose token came with it. */
  handle(url: string, uid: string, headers: Record<string, string>, body: unknown, fault: Fault | null): Promise<ModelAnswer>;
}

export interface ModelServerOptions {
  time: VirtualTime;
  random: () => number;
  /** How a second creation of a document is refused: by the precondition, or by the rules. */
  conflict: 403 | 409;
  /** Whose story this id is; undefined for one that nobody asked for. */
  ownerOf: (storyId: string) => string | undefined;
  /** Documents over which it stumbles, every time. */
  stumblesOver?: (name: string) => boolean;
}

export function modelServer({ time, random, conflict, ownerOf, stumblesOver = () => false }: ModelServerOptions): ModelServer {
  const documents = new Map<string, Fields>();
  const records = new Map<string, StoryRecord>();
  const paid = new Map<string, number>();
  const excused = new Map<string, number>();
  const refusedForGood = new Set<string>();
  const refused = new Set<string>();
  const strangers: string[] = [];
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  async function generate(uid: string, key: string, fault: Fault | null): Promise<ModelAnswer> {
    if (ownerOf(key) !== uid) strangers.push(`story ${key} as ${uid}`);
    const giveUp = time.now() + LOOK_FOR;
    for (let record = records.get(key); record && record.expireAt > time.now(); record = records.get(key)) {
      if (record.status === 'finished') return storyAnswer(key);
      if (record.status === 'refused') return { status: 422, body: { message: 'We cannot write a bedtime story about that.' } };
      if (record.leaseUntil <= time.now()) break;
      if (time.now() > giveUp) return { status: 503, body: { message: 'Still being written.' }, headers: { 'retry-after': '5' } };
      await time.sleep(LOOK_AGAIN);
    }
    // What was finished once and has been forgotten since is paid for again.
    if (records.get(key)?.status === 'finished') count(excused, key);
    const record: StoryRecord = { status: 'running', leaseUntil: time.now() + LEASE, expireAt: time.now() + KEPT };
    records.set(key, record);
    if (fault === 'kept-refusal') {
      record.status = 'refused';
      refusedForGood.add(key);
      return { status: 422, body: { message: 'We cannot write a bedtime story about that.' } };
    }
    await time.sleep(Math.round((2 + 20 * random()) * SECOND));
    count(paid, key);
    if (fault === 'function-died') {
      count(excused, key);
      return { status: 500, body: {} };
    }
    record.status = 'finished';
    return storyAnswer(key);
  }

  function commit(uid: string, writes: readonly Write[]): ModelAnswer {
    const now = time.now();
    if (writes.some((write) => stumblesOver('delete' in write ? write.delete : write.update.name))) return { status: 500, body: {} };
    for (const write of writes) {
      const path = pathOf('delete' in write ? write.delete : write.update.name);
      const owner = path[0] === 'users' ? path[1] : 'update' in write ? write.update.fields.uid?.stringValue : undefined;
      if (owner !== uid) {
        strangers.push(`${path.join('/')} as ${uid}`);
        return denied(403);
      }
      if (!('update' in write)) continue;
      const { name, fields } = write.update;
      const id = path.at(-1) as string;
      if (path[0] === 'stories') {
        if (write.currentDocument?.exists !== false || write.updateTransforms?.[0]?.fieldPath !== 'createdAt') return denied(403);
        if (ownerOf(id) !== uid) strangers.push(`story ${id} as ${uid}`);
        if (documents.has(name)) return denied(conflict);
      } else {
        const moment = fields.addedAt ?? fields.updatedAt;
        if (Date.parse(moment?.timestampValue ?? '') > now) return denied(403);
        if (path[2] === 'progress' && Number(fields.page?.integerValue) > Number(fields.pageCount?.integerValue)) return denied(403);
        if (path[2] === 'favorites' && fields.storyId?.stringValue !== id) return denied(403);
      }
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
    return forbidden ? denied(403) : { status: 200, body: rows };
  }

  return {
    documents,
    paid,
    excused,
    refusedForGood,
    refused,
    strangers,
    async handle(url, uid, headers, body, fault) {
      if (url.endsWith('/api/generate-story')) return generate(uid, headers['idempotency-key'] ?? '', fault);
      if (url.endsWith(':commit')) return commit(uid, (body as { writes: Write[] }).writes);
      return batchGet(uid, (body as { documents: string[] }).documents);
    },
  };
}

function storyAnswer(key: string): ModelAnswer {
  return { status: 200, body: { title: `Story ${key.slice(0, 8)}`, content: 'Once there was an otter.\n\nIt slept.' } };
}

function denied(status: 403 | 409): ModelAnswer {
  return { status, body: { error: { code: status, status: status === 409 ? 'ALREADY_EXISTS' : 'PERMISSION_DENIED' } } };
}

/** The story that a request is about. */
export function storyOf(headers: Record<string, string>, body: unknown): string | undefined {
  const [write] = (body as { writes?: Write[] }).writes ?? [];
  const path = write && 'update' in write ? pathOf(write.update.name) : [];
  return headers['idempotency-key'] ?? (path[0] === 'stories' ? path[1] : undefined);
}

/** `['stories', id]` or `['users', uid, 'favorites', id]`. */
function pathOf(name: string): string[] {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length).split('/');
}
