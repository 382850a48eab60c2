/**
 * Requests with a key: how they are claimed, and what makes two with the same key the same request. Each identity is stored with its version, so
 * that a changed identity still matches requests that were stored before the change. No child's name is part of it, not even within the animal.
 */
import { createHash } from 'node:crypto';
import type { StoredFriend, StoryRequest } from '@tuckaway/domain';
import type { NewMemories } from '../memories/fit-memories.ts';
import { hideName } from '../names/hide-name.ts';
import type { FinishedStory, ShownPages, StoryTemplate } from '../story-template.ts';
import type { Counted } from './account-quota.ts';
import type { StoryDocument } from './story-document.ts';

/** How each version is computed. Never change a version that was deployed; add another. */
const VERSIONS: Readonly<Record<number, (request: StoryRequest) => string>> = {
  1: firstVersion,
  2: (request) => digest(JSON.stringify(choicesOf(request))),
  3: (request) => digest(JSON.stringify([choicesOf(request), wishesOf(request)])),
};
const CURRENT_VERSION = 3;

export interface StoredIdentity {
  /** Missing in the first documents, which have version 1. */
  v?: number | undefined;
  asked: string;
}

export interface RequestIdentity extends Required<StoredIdentity> {
  v: number;
  /** A version that this code does not know was stored by newer code and counts as the same request. */
  matches(stored: StoredIdentity): boolean;
}

export interface RequestKey {
  uid: string;
  /** The `Idempotency-Key`: the story's UUID, and its document's id. */
  key: string;
}

/** The right to answer a request until its lease ends. */
export interface Claim extends RequestKey {
  token: string;
}

/** A story that an earlier call stored and this call judged. What is saved of it may have fewer notes. */
export interface StoredBefore extends RequestKey {
  judged: StoryTemplate;
}

export type ClaimResult =
  /**
   * @param abandoned the counts that a call raised before it died without leaving a story.
   * @param shown the pages that an earlier call showed before it failed.
   */
  | { kind: 'claimed'; claim: Claim; abandoned?: Counted; shown?: ShownPages }
  /** A story was generated and stored; it has to be moderated before it is saved and returned. */
  | { kind: 'generated'; template: StoryTemplate; shown?: ShownPages }
  /** The story passed moderation and its document was created; its owner may have deleted that since. */
  | { kind: 'saved'; template: StoryTemplate }
  | { kind: 'refused' }
  /** The story was written and deleted since. */
  | { kind: 'deleted' }
  | { kind: 'running' }
  | { kind: 'other-request' };

/** The friend to store with the story of a remembered child. */
export interface NewFriend {
  childId: string;
  stored: StoredFriend;
}

/** What a story leaves of its child. */
export interface OfChild {
  memories: NewMemories | null;
  /** Stored unless the child has one already. */
  friend: NewFriend | null;
}

export type SaveResult =
  /** @param template the request's story: another call may have saved another version. */
  | { kind: 'saved'; template: StoryTemplate }
  /** Another call has claimed the request. */
  | { kind: 'superseded' }
  /** The id is another family's story. */
  | { kind: 'key-taken' }
  | { kind: 'account-deleted' };

export interface RequestStore {
  /** @param unfit a stored story that failed moderation, which counts as not written. */
  claim(key: RequestKey, identity: RequestIdentity, unfit?: StoryTemplate): Promise<ClaimResult>;
  storeStory(claim: Claim, template: StoryTemplate): Promise<void>;
  /** Removes a stored story that is not for children. */
  dropStory(claim: Claim): Promise<void>;
  /**
   * Creates the story's document and completes its request, both or neither. A document that its owner deleted is not created again.
   * @param by the call's claim, or the story that a call before stored.
   * @param child what is stored of its child in the same transaction, if the family still has it.
   */
  saveStory(by: Claim | StoredBefore, template: StoryTemplate, document: StoryDocument, child?: OfChild): Promise<SaveResult>;
  /** Stores the raised counts with the request, so that they can be given back if the call dies. */
  storeCounts(claim: Claim, counted: Counted): Promise<void>;
  storeRefusal(claim: Claim): Promise<void>;
  free(claim: Claim): Promise<void>;
  /** Lets another call have the request, which continues after the shown pages. */
  release(claim: Claim): Promise<void>;
}

/** The pages of a story that is still being written (`storyDrafts`, decision S14). */
export interface DraftStore {
  /** Stores the shown pages with the request, and lets the family see them with their names. */
  showPages(claim: Claim, shown: ShownPages, named: Pick<FinishedStory, 'title' | 'pages' | 'pictureCast'>): Promise<void>;
  /** Hides the pages from the family. */
  removePages(key: RequestKey): Promise<void>;
}

export function identityOf(request: StoryRequest): RequestIdentity {
  const computed = (version: number) => VERSIONS[version]?.(request);
  return {
    v: CURRENT_VERSION,
    asked: computed(CURRENT_VERSION) as string,
    matches: ({ v = 1, asked }) => [asked, undefined].includes(computed(v)),
  };
}

/**
 * What happened today is left out, because the identity stays stored. A form that changes takes a new key anyway.
 * Siblings count by their number and an earlier episode by its text, because stories are stored without names.
 */
function choicesOf(request: StoryRequest) {
  const { storySetting, storyLength, storyTone, siblings = [], continues = null } = request;
  return { animal: hideName(request).sent, storySetting, storyLength, storyTone, siblings: siblings.length, continues };
}

function wishesOf({ age, pronouns, notTonight = [], childId }: StoryRequest) {
  return { age: age ?? null, pronouns: pronouns ?? null, notTonight: notTonight.toSorted(), childId: childId ?? null };
}

/** As written up to version 2e92dfd: a list, longer if the request has siblings or an earlier episode. */
function firstVersion(request: StoryRequest): string {
  const { animal, storySetting, storyLength, storyTone, siblings, continues } = choicesOf(request);
  const choices = [animal, storySetting, storyLength, storyTone];
  return JSON.stringify(siblings > 0 || continues ? [...choices, siblings, continues ? digest(JSON.stringify(continues)) : ''] : choices);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
