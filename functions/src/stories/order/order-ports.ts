/** What ordering a story needs from the database and the storyteller. */
import type { AvoidedTopic, EpisodeNotes, Memory, StoryRequest } from '@tuckaway/domain';
import type { RememberedStory } from '../family-memory.ts';
import type { NewMemories } from '../memories/fit-memories.ts';
import type { FinishedStory, ShownPages, StoryTemplate } from '../story-template.ts';
import type { WriteStoryOptions, WrittenStory } from '../writing/write-story.ts';
import type { RequestIdentity } from './request-identity.ts';
import type { StoryDocument } from './story-document.ts';

export interface RequestKey {
  uid: string;
  /** The `Idempotency-Key`: the story's UUID, and its document's id. */
  key: string;
}

/** The right to answer a request until its lease ends. */
export interface Claim extends RequestKey {
  token: string;
}

/** A story that an earlier call stored and that was judged now. What is saved of it may have fewer notes. */
export interface StoredBefore extends RequestKey {
  judged: StoryTemplate;
}

export type ClaimResult =
  /**
   * @param abandoned the counts that a call raised before it died without leaving a story.
   * @param shown the pages that an earlier call showed before it failed.
   */
  | { kind: 'ours'; claim: Claim; abandoned?: Counted; shown?: ShownPages }
  /** A story was written and stored; it has to be moderated before it is saved and returned. */
  | { kind: 'told'; template: StoryTemplate; shown?: ShownPages }
  /** The story passed moderation and its document was created; its owner may have deleted that since. */
  | { kind: 'saved'; template: StoryTemplate }
  | { kind: 'refused' }
  /** The story was written and deleted since. */
  | { kind: 'deleted' }
  | { kind: 'running' }
  | { kind: 'other-request' };

export type SaveResult =
  /** @param template what the request came to: another call may have saved another version. */
  | { kind: 'saved'; template: StoryTemplate }
  /** The request belongs to another call by now. */
  | { kind: 'superseded' }
  /** The id is another family's story. */
  | { kind: 'key-taken' }
  | { kind: 'account-deleted' };

export interface RequestStore {
  /** @param unfit a stored story that failed moderation: counts as not written. */
  claim(key: RequestKey, identity: RequestIdentity, unfit?: StoryTemplate): Promise<ClaimResult>;
  keepStory(claim: Claim, template: StoryTemplate): Promise<void>;
  /** The kept story is not for children. */
  dropStory(claim: Claim): Promise<void>;
  /**
   * Creates the story's document and completes its request, both or neither. A document is created once: not again after its owner deleted it.
   * @param by the call's claim, or the story that a call before stored.
   * @param memories stored in the same transaction, if the family still has this child.
   */
  saveStory(by: Claim | StoredBefore, template: StoryTemplate, document: StoryDocument, memories?: NewMemories | null): Promise<SaveResult>;
  /** Stores the raised counts with the request, for the case that the call dies. */
  keepCounted(claim: Claim, counted: Counted): Promise<void>;
  keepRefusal(claim: Claim): Promise<void>;
  free(claim: Claim): Promise<void>;
  /** Lets another call have the request, which continues after the shown pages. */
  release(claim: Claim): Promise<void>;
}

/** The pages of a story that is still being written (`storyDrafts`, decision S14). */
export interface DraftStore {
  /** Keeps the shown pages with the request, and lets the family see them with their names. */
  showPages(claim: Claim, shown: ShownPages, named: Pick<FinishedStory, 'title' | 'pages'>): Promise<void>;
  /** Closes the pages. */
  removePages(key: RequestKey): Promise<void>;
}

export interface NoneLeft {
  ok: false;
  /** Whose stories are used up; `unverified`: those of an account without a verified email. */
  whose: 'user' | 'all' | 'unverified';
  /** Seconds until the day (UTC) ends, or until another try makes sense. */
  retryAfter: number;
}

/** A count of one document that a story raised. Stored with the request. */
export interface CountedIn {
  /** The document's path. */
  path: string;
  /** A UTC day, or the period of a count that never starts again. */
  day: string;
  /** By count, how many there may be. */
  most: Readonly<Record<string, number>>;
}

/** The counts that a story raised. The account may be another one by the time the story is given back: it may have verified its email. */
export interface Counted {
  family: CountedIn[];
  site: CountedIn;
}

export interface Allowed {
  ok: true;
  counted: Counted;
  /** The family's last stories, newest first. */
  earlier: RememberedStory[];
}

export interface GivenBack {
  /** Whether the story does not count for the family. */
  story: boolean;
  /** Calls of the writing model that were counted and never made, or never answered. */
  calls: number;
}

export interface UsageStore {
  /** Counts a story for the family, and its first call of the writing model. Throws `ContentionError` if a counter stays contended. */
  take(uid: string): Promise<NoneLeft | Allowed>;
  /** Counts one more call of the writing model. @returns null if there was one left. Throws as {@link take}. */
  takeCall(counted: Counted): Promise<NoneLeft | null>;
  giveBack(counted: Counted, back: GivenBack): Promise<void>;
  /** @param instead the story that this call remembered before, to be replaced. */
  remember(uid: string, story: RememberedStory | null, instead: RememberedStory | null): Promise<void>;
}

export interface Order extends RequestKey {
  request: StoryRequest;
}

/** What a story is written with; see `WriteStoryOptions`. */
export type WriteOptions = Required<Pick<WriteStoryOptions, 'earlier' | 'known' | 'onCall' | 'onCandidate' | 'onRejected'>> &
  Pick<WriteStoryOptions, 'onPages' | 'shown'>;

/** A remembered child of the family. */
export interface FamilyChild {
  id: string;
  nickname: string;
  notTonight?: readonly AvoidedTopic[] | undefined;
}

export interface OrderPorts extends RequestStore, UsageStore, DraftStore {
  /** The stored notes of the family's own story; the recap is empty if nothing is known. Null if the family has no such story. */
  readNotes(uid: string, storyId: string): Promise<EpisodeNotes | null>;
  readChildren(uid: string): Promise<FamilyChild[]>;
  /** What a child's stories remember, newest first. */
  readMemories(uid: string, childId: string): Promise<Memory[]>;
  write(request: StoryRequest, options: WriteOptions): Promise<WrittenStory>;
  /**
   * Moderates and reviews a stored story. Throws {@link StoryFailure} if that is not possible.
   * @param about.shown what passed by itself before it was shown; null for nothing.
   * @returns what of it may be told, without notes that frighten; null if it is not for children.
   */
  judge(template: StoryTemplate, about: { uid: string; request: StoryRequest; shown: ShownPages | null }): Promise<StoryTemplate | null>;
  /** Logs an error that the family does not have to know about. */
  warn(what: string, error: unknown): void;
}
