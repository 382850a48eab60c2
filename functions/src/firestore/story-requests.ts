/**
 * `storyRequests/{uid}_{key}`: what became of a request, so that asking again with the same key pays once (decisions S1).
 * A story is kept as soon as it is told, with the placeholder in the name's place: no child's name is stored here, and nothing that is stored
 * here was found gentle. Whoever gives it to anybody has it judged first (docs/decisions/0014-kept-before-judged.md).
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { StoryTemplate } from '../stories/write-story.ts';
import { type Change, changeDocument, type Known } from './change-document.ts';
import { firestore } from './firestore.ts';

/** Milliseconds for which a call holds its request: longer than the function can run (60 s), so that no two ever write at once. */
const LEASE_MS = 65_000;
/** Decisions S1: finished stories and refusals are kept 30 days. Firestore's TTL policy on `expireAt` clears them away later. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

export interface RequestKey {
  uid: string;
  /** The `Idempotency-Key`: the story's UUID. */
  key: string;
}

/** The right to answer a request, until the lease is over. */
export interface Claim extends RequestKey {
  token: string;
  /** As this call wrote it last, so that settling it needs no reading. */
  known: Known<StoredRequest>;
}

export type ClaimResult = { kind: 'ours'; claim: Claim } | Settled;

type Settled =
  /** A story was told, and has to be judged before anybody sees it. */
  | { kind: 'told'; template: StoryTemplate }
  | { kind: 'refused' }
  /** Another call is at it. */
  | { kind: 'running' }
  /** The key was used for something else. */
  | { kind: 'other-request' };

interface StoredRequest {
  status: 'running' | 'told' | 'refused';
  uid: string;
  /** What was asked for, without the name. */
  asked: string;
  token: string;
  leaseUntil: Timestamp;
  expireAt: Timestamp;
  template?: StoryTemplate;
}

/** Nobody asked before: most requests are new, and those that are not are read after all. */
const NEW: Known<StoredRequest> = { data: undefined, updateTime: undefined };

export interface Seen {
  /** A story under this key that was found not to be gentle: as if it had not been told. */
  unfit?: StoryTemplate;
}

/**
 * Claims a request, or says what became of it. `asked` tells this request from another one under the same key.
 * @param seen where it was there when this call last looked; else it is taken for a new one first, which saves a reading.
 */
export async function claimRequest(requestKey: RequestKey, asked: string, seen?: Seen): Promise<ClaimResult> {
  const token = randomUUID();
  const decide = (stored: StoredRequest | undefined): Change<Settled | { kind: 'ours' }> => {
    // Firestore's client sends a write again by itself when the answer was lost: what is in its way may be what this call wrote.
    if (stored?.token === token) return { result: { kind: 'ours' } };
    const became = whatBecameOf(stored, asked, seen?.unfit);
    if (became) return { result: became };
    const now = Date.now();
    const running = {
      status: 'running',
      uid: requestKey.uid,
      asked,
      token,
      leaseUntil: Timestamp.fromMillis(now + LEASE_MS),
      expireAt: Timestamp.fromMillis(now + KEEP_MS),
    } satisfies StoredRequest;
    return { result: { kind: 'ours' }, write: stored ? { ...running, template: FieldValue.delete() } : running };
  };
  const { result, known } = await changeDocument(documentOf(requestKey), decide, seen ? undefined : NEW);
  return result.kind === 'ours' ? { kind: 'ours', claim: { ...requestKey, token, known } } : result;
}

/** Null where the request is anybody's: new, given up by a call that died, or forgotten. */
function whatBecameOf(stored: StoredRequest | undefined, asked: string, unfit: StoryTemplate | undefined): Settled | null {
  const now = Date.now();
  if (!stored || stored.expireAt.toMillis() <= now) return null;
  if (stored.asked !== asked) return { kind: 'other-request' };
  if (stored.template && !isDeepStrictEqual(stored.template, unfit)) return { kind: 'told', template: stored.template };
  if (stored.status === 'refused') return { kind: 'refused' };
  return stored.leaseUntil.toMillis() > now ? { kind: 'running' } : null;
}

/** In the place of one that was kept before. */
export async function keepStory(claim: Claim, template: StoryTemplate): Promise<void> {
  await settle(claim, { status: 'told', template, expireAt: keptUntil() });
}

export async function keepRefusal(claim: Claim): Promise<void> {
  await settle(claim, { status: 'refused', expireAt: keptUntil() });
}

/** Any other failure: the key is free again. */
export async function freeRequest(claim: Claim): Promise<void> {
  await settle(claim, 'delete');
}

/** Does nothing where the lease has gone to another call. */
async function settle(claim: Claim, write: NonNullable<Change<void>['write']>): Promise<void> {
  const decide = (stored: StoredRequest | undefined): Change<void> =>
    stored?.token === claim.token && stored.status !== 'refused' ? { result: undefined, write } : { result: undefined };
  const { known } = await changeDocument(documentOf(claim), decide, claim.known);
  claim.known = known;
}

function keptUntil(): Timestamp {
  return Timestamp.fromMillis(Date.now() + KEEP_MS);
}

function documentOf({ uid, key }: RequestKey): DocumentReference {
  return firestore()
    .collection('storyRequests')
    .doc(`${encodeURIComponent(uid)}_${key}`);
}
