/**
 * `storyRequests/{uid}_{key}`: the result of a request, so that repeating it with the same key costs nothing (decision S1). A story is stored as
 * soon as it is written, with a placeholder instead of the name, before it passed moderation and review: it has to pass both before it is saved to
 * `stories/{key}` and returned (decisions 14 and S8).
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Counted } from '../../stories/order/account-quota.ts';
import type {
  Claim,
  ClaimResult,
  RequestIdentity,
  RequestKey,
  RequestStore,
  SaveResult,
  StoredIdentity,
} from '../../stories/order/request-identity.ts';
import type { ShownPages, StoryTemplate } from '../../stories/story-template.ts';
import { type Change, changeDocument, transact } from '../contention.ts';
import { departureId } from '../deleted-accounts.ts';
import { firestore } from '../firestore.ts';
import { friendChange } from './child-friends.ts';
import { memoryChange } from './child-memories.ts';
import { draftOf } from './story-drafts.ts';

/** Milliseconds for which a call holds its request: longer than the function can run (60 s), so that two calls never write at once. */
const LEASE_MS = 65_000;
/** Stories and refusals expire after 30 days (decision S1); the TTL policy on `expireAt` deletes them later. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

interface StoredRequest extends StoredIdentity {
  /** `begun`: a call showed pages and failed; the next one continues. `told`: a story was generated. */
  status: 'running' | 'begun' | 'told' | 'refused' | 'deleted';
  uid: string;
  token: string;
  leaseUntil: Timestamp;
  expireAt: Timestamp;
  template?: StoryTemplate;
  /** The pages that the family may be reading while the rest is written, without names. They passed moderation and review. */
  shown?: ShownPages;
  /** The counts that the call raised; missing before that, and in requests of earlier versions. */
  counted?: Counted;
  /** The template's document was created. */
  saved?: true;
}

export const claimRequest: RequestStore['claim'] = async (requestKey, identity, unfit) => {
  const token = randomUUID();
  let abandoned: Counted | undefined;
  let shown: ShownPages | undefined;
  const decide = (stored: StoredRequest | undefined): Change<ClaimResult | null> => {
    // Firestore's client repeats a write whose response was lost, so the document may be the one that this call wrote.
    if (stored?.token === token) return { result: null };
    const settled = settledResult(stored, identity, unfit);
    if (settled) return { result: settled };
    const now = Date.now();
    abandoned = abandonedBy(stored);
    const isSameRequest = stored !== undefined && identity.matches(stored) && stored.expireAt.toMillis() > now;
    shown = isSameRequest ? stored.shown : undefined;
    const running = {
      status: 'running',
      uid: requestKey.uid,
      v: identity.v,
      asked: identity.asked,
      token,
      leaseUntil: Timestamp.fromMillis(now + LEASE_MS),
      expireAt: Timestamp.fromMillis(now + LIFETIME_MS),
    } satisfies StoredRequest;
    const earlier = { template: FieldValue.delete(), counted: FieldValue.delete(), ...(shown ? {} : { shown: FieldValue.delete() }) };
    return { result: null, write: stored ? { ...running, ...earlier } : running };
  };
  const result = await changeDocument(documentOf(requestKey), decide);
  return (
    result ?? { kind: 'claimed', claim: { ...requestKey, token }, ...(abandoned !== undefined && { abandoned }), ...(shown && { shown }) }
  );
};

/** The counts that a call raised before it died; undefined if it left a story, which was paid for. */
function abandonedBy(stored: StoredRequest | undefined): Counted | undefined {
  return stored?.status === 'running' && !stored.template ? stored.counted : undefined;
}

/** Null if the request can be claimed: it is new, expired, or its call died. */
function settledResult(stored: StoredRequest | undefined, identity: RequestIdentity, unfit: StoryTemplate | undefined): ClaimResult | null {
  const now = Date.now();
  if (!stored || stored.expireAt.toMillis() <= now) return null;
  if (stored.status === 'deleted') return { kind: 'deleted' };
  if (!identity.matches(stored)) return { kind: 'other-request' };
  if (stored.template && stored.saved) return { kind: 'saved', template: stored.template };
  if (stored.template && !isDeepStrictEqual(stored.template, unfit))
    return { kind: 'generated', template: stored.template, ...(stored.shown && { shown: stored.shown }) };
  if (stored.status === 'refused') return { kind: 'refused' };
  return stored.leaseUntil.toMillis() > now ? { kind: 'running' } : null;
}

export async function storeStory(claim: Claim, template: StoryTemplate): Promise<void> {
  await settle(claim, { status: 'told', template, expireAt: expiry() });
}

export async function dropStory(claim: Claim): Promise<void> {
  await settle(claim, { status: 'running', template: FieldValue.delete() });
}

export const saveStory: RequestStore['saveStory'] = (by, template, document, ofChild) =>
  transact(async (transaction): Promise<SaveResult> => {
    const requestDocument = documentOf(by);
    const storyDocument = firestore().collection('stories').doc(by.key);
    const mark = firestore().collection('departures').doc(departureId(by.uid));
    const [request, story, departure] = await transaction.getAll(requestDocument, storyDocument, mark);
    if (departure?.exists) return { kind: 'account-deleted' };
    const stored = request?.data() as StoredRequest | undefined;
    if (stored?.template && stored.saved) return { kind: 'saved', template: stored.template };
    const isOurs = 'token' in by && stored?.token === by.token;
    const isSame = isDeepStrictEqual(stored?.template, 'judged' in by ? by.judged : template);
    if (!stored || isFinal(stored) || !(isOurs || isSame)) return { kind: 'superseded' };
    if (story?.exists && story.get('uid') !== by.uid) return { kind: 'key-taken' };
    const remember = await memoryChange(transaction, by, ofChild?.memories ?? null);
    const befriend = await friendChange(transaction, by, ofChild?.friend ?? null);
    // A browser of an earlier version may have stored it.
    if (!story?.exists) transaction.create(storyDocument, { ...document, createdAt: FieldValue.serverTimestamp() });
    transaction.update(requestDocument, { status: 'told', template, saved: true, shown: FieldValue.delete(), expireAt: expiry() });
    transaction.delete(draftOf(by));
    remember();
    befriend();
    return { kind: 'saved', template };
  });

export async function storeCounts(claim: Claim, counted: Counted): Promise<void> {
  await settle(claim, { counted });
}

export async function storeRefusal(claim: Claim): Promise<void> {
  await settle(claim, { status: 'refused', expireAt: expiry() });
}

export async function freeRequest(claim: Claim): Promise<void> {
  await settle(claim, 'delete');
}

export async function releaseRequest(claim: Claim): Promise<void> {
  await settle(claim, { status: 'begun', leaseUntil: Timestamp.now() });
}

/** Does nothing if another call has claimed the request. */
export const storeShownPages = async (claim: Claim, shown: ShownPages): Promise<boolean> =>
  changeDocument<StoredRequest, boolean>(documentOf(claim), (stored) =>
    stored?.token === claim.token && !isFinal(stored) ? { result: true, write: { shown } } : { result: false },
  );

/** The story was deleted: until the stored result expires, the same request gives no story. Does nothing without a stored result. */
export async function forgetStory(requestKey: RequestKey): Promise<void> {
  await changeDocument<StoredRequest, void>(documentOf(requestKey), (stored) =>
    stored && stored.status !== 'deleted'
      ? {
          result: undefined,
          write: { status: 'deleted', template: FieldValue.delete(), shown: FieldValue.delete(), expireAt: expiry() },
        }
      : { result: undefined },
  );
}

/** Does nothing if another call holds the lease or has saved the story, or it was deleted. */
async function settle(claim: Claim, write: NonNullable<Change<void>['write']>): Promise<void> {
  await changeDocument<StoredRequest, void>(documentOf(claim), (stored) =>
    stored?.token === claim.token && !isFinal(stored) ? { result: undefined, write } : { result: undefined },
  );
}

function isFinal({ status, saved }: StoredRequest): boolean {
  return status === 'refused' || status === 'deleted' || saved === true;
}

function expiry(): Timestamp {
  return Timestamp.fromMillis(Date.now() + LIFETIME_MS);
}

function documentOf({ uid, key }: RequestKey): DocumentReference {
  return firestore()
    .collection('storyRequests')
    .doc(`${encodeURIComponent(uid)}_${key}`);
}
