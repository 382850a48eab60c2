/**
 * What makes two requests with the same key the same request. Each identity is stored with its version, so that a changed identity still matches
 * requests that were stored before the change. No child's name is part of it, not even within the animal.
 */
import { createHash } from 'node:crypto';
import type { StoryRequest } from '@tuckaway/domain';
import { hideName } from '../names/hide-name.ts';

/** How each version is computed. Never change a version that was deployed: add one. */
const VERSIONS: Readonly<Record<number, (request: StoryRequest) => string>> = {
  1: firstVersion,
  2: (request) => digest(JSON.stringify(choicesOf(request))),
  3: (request) => digest(JSON.stringify([choicesOf(request), wishesOf(request)])),
};
const CURRENT_VERSION = 3;

export interface StoredIdentity {
  /** Documents stored before there were versions have none: version 1. */
  v?: number | undefined;
  asked: string;
}

export interface RequestIdentity extends Required<StoredIdentity> {
  v: number;
  /** A version that this code does not know was stored by newer code and counts as the same request. */
  matches(stored: StoredIdentity): boolean;
}

export function identityOf(request: StoryRequest): RequestIdentity {
  const computed = (version: number) => VERSIONS[version]?.(request);
  return {
    v: CURRENT_VERSION,
    asked: computed(CURRENT_VERSION) as string,
    matches: ({ v = 1, asked }) => [asked, undefined].includes(computed(v)),
  };
}

/** Siblings count by their number and an earlier episode by its text, because stories are stored without names. */
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
