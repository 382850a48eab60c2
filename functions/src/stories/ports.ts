/** What ordering a story needs from the database. `firestore/story-requests.ts` and `firestore/story-usage.ts` implement it. */
import type { RememberedStory } from './family-memory.ts';
import type { RequestIdentity } from './request-identity.ts';
import type { StoryTemplate } from './story-template.ts';

export interface RequestKey {
  uid: string;
  /** The `Idempotency-Key`: the story's UUID. */
  key: string;
}

/** The right to answer a request until its lease ends. */
export interface Claim extends RequestKey {
  token: string;
}

export type ClaimResult =
  | { kind: 'ours'; claim: Claim }
  /** A story was written and stored; it has to be moderated before it is returned. */
  | { kind: 'told'; template: StoryTemplate }
  | { kind: 'refused' }
  /** Another call works on the request. */
  | { kind: 'running' }
  /** The key was used for another request. */
  | { kind: 'other-request' };

export interface RequestStore {
  /** @param unfit a stored story that failed moderation: counts as not written. */
  claim(key: RequestKey, identity: RequestIdentity, unfit?: StoryTemplate): Promise<ClaimResult>;
  /** Replaces a story that was stored before. */
  keepStory(claim: Claim, template: StoryTemplate): Promise<void>;
  keepRefusal(claim: Claim): Promise<void>;
  /** Forgets the request, so that its key can be used again. */
  free(claim: Claim): Promise<void>;
}

/** The daily limit is reached. */
export interface NoneLeft {
  ok: false;
  whose: 'user' | 'all';
  /** Seconds until the day (UTC) ends. */
  retryAfter: number;
}

/** One story taken from the day's limit. */
export interface Allowed {
  ok: true;
  day: string;
  /** The family's last stories, newest first. */
  earlier: RememberedStory[];
}

export interface UsageStore {
  /** Throws {@link Crowded} if a counter stays contended. */
  take(uid: string): Promise<NoneLeft | Allowed>;
  giveBack(uid: string, day: string): Promise<void>;
  /** @param instead the story that this call remembered before, to be replaced. */
  remember(uid: string, story: RememberedStory | null, instead: RememberedStory | null): Promise<void>;
}
