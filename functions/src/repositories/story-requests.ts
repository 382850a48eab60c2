/**
 * `storyRequests/{uid}_{key}`: what became of a request, so that asking again with the same key pays once (decisions S1).
 * The story is kept with the placeholder in the name's place: no child's name is stored here.
 */
import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { StoryTemplate } from '../story/write-story.ts';
import { type Change, changeDocument } from './change-document.ts';
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
}

export type ClaimResult =
  | { kind: 'ours'; claim: Claim }
  | { kind: 'finished'; template: StoryTemplate }
  | { kind: 'refused' }
  /** Another call is at it. */
  | { kind: 'running' }
  /** The key was used for something else. */
  | { kind: 'other-request' };

interface Stored {
  status: 'running' | 'finished' | 'refused';
  uid: string;
  /** What was asked for, without the name. */
  asked: string;
  token: string;
  leaseUntil: Timestamp;
  expireAt: Timestamp;
  template?: StoryTemplate;
}

/** Claims a request, or says what became of it. `asked` tells this request from another one under the same key. */
export async function claimRequest(requestKey: RequestKey, asked: string): Promise<ClaimResult> {
  return changeDocument<Stored, ClaimResult>(documentOf(requestKey), (stored) => {
    const known = whatBecameOf(stored, asked);
    if (known) return { result: known };
    const now = Date.now();
    const token = randomUUID();
    const running = {
      status: 'running',
      uid: requestKey.uid,
      asked,
      token,
      leaseUntil: Timestamp.fromMillis(now + LEASE_MS),
      expireAt: Timestamp.fromMillis(now + KEEP_MS),
    } satisfies Stored;
    return {
      result: { kind: 'ours', claim: { ...requestKey, token } },
      write: stored ? { ...running, template: FieldValue.delete() } : running,
    };
  });
}

/** Null where the request is anybody's: new, given up by a call that died, or forgotten. */
function whatBecameOf(stored: Stored | undefined, asked: string): ClaimResult | null {
  const now = Date.now();
  if (!stored || stored.expireAt.toMillis() <= now) return null;
  if (stored.asked !== asked) return { kind: 'other-request' };
  if (stored.status === 'finished' && stored.template) return { kind: 'finished', template: stored.template };
  if (stored.status === 'refused') return { kind: 'refused' };
  return stored.leaseUntil.toMillis() > now ? { kind: 'running' } : null;
}

export async function keepStory(claim: Claim, template: StoryTemplate): Promise<void> {
  await settle(claim, { status: 'finished', template, expireAt: keptUntil() });
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
  await changeDocument<Stored, void>(documentOf(claim), (stored) =>
    stored?.token === claim.token && stored.status === 'running' ? { result: undefined, write } : { result: undefined },
  );
}

function keptUntil(): Timestamp {
  return Timestamp.fromMillis(Date.now() + KEEP_MS);
}

function documentOf({ uid, key }: RequestKey): DocumentReference {
  return firestore()
    .collection('storyRequests')
    .doc(`${encodeURIComponent(uid)}_${key}`);
}
