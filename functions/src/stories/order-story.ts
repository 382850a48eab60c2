/** The use case behind `POST /api/generate-story`: one story for one key, however often it is requested (decision S1). */
import type { StoryRequest } from '@tuckaway/domain';
import { pause } from '../lib/retry.ts';
import type { RememberedStory } from './family-memory.ts';
import type { CandidateStory } from './generate-and-moderate.ts';
import { identityOf, type RequestIdentity } from './request-identity.ts';
import { type FailureKind, StoryFailure } from './story-failure.ts';
import { type FinishedStory, finishStory, type StoryTemplate } from './story-template.ts';
import type { WrittenStory } from './write-story.ts';

const NONE_LEFT = { user: 'own-quota', all: 'site-quota', unverified: 'verify-email' } as const satisfies Record<string, FailureKind>;
/** Milliseconds between two looks at a request that another call works on, and for all of them: Hosting cuts a request at 60 s. */
const POLL_INTERVAL_MS = 700;
const POLL_FOR_MS = 40_000;

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
  /** The story was written and deleted since. */
  | { kind: 'deleted' }
  | { kind: 'running' }
  | { kind: 'other-request' };

export interface RequestStore {
  /** @param unfit a stored story that failed moderation: counts as not written. */
  claim(key: RequestKey, identity: RequestIdentity, unfit?: StoryTemplate): Promise<ClaimResult>;
  keepStory(claim: Claim, template: StoryTemplate): Promise<void>;
  keepRefusal(claim: Claim): Promise<void>;
  free(claim: Claim): Promise<void>;
}

export interface NoneLeft {
  ok: false;
  /** Whose stories are used up; `unverified`: those of an account without a verified email. */
  whose: keyof typeof NONE_LEFT;
  /** Seconds until the day (UTC) ends, or until another try makes sense. */
  retryAfter: number;
}

export interface Allowed {
  ok: true;
  day: string;
  /** The family's last stories, newest first. */
  earlier: RememberedStory[];
}

export interface UsageStore {
  /** Throws `ContentionError` if a counter stays contended. */
  take(uid: string): Promise<NoneLeft | Allowed>;
  giveBack(uid: string, day: string): Promise<void>;
  /** @param instead the story that this call remembered before, to be replaced. */
  remember(uid: string, story: RememberedStory | null, instead: RememberedStory | null): Promise<void>;
}

export interface Order {
  uid: string;
  /** Without a key the story is always written anew. */
  key: string | undefined;
  request: StoryRequest;
}

export interface OrderPorts extends RequestStore, UsageStore {
  /** @param onCandidate receives each story before it is moderated. */
  write(
    request: StoryRequest,
    earlier: readonly RememberedStory[],
    onCandidate: (story: CandidateStory) => Promise<void>,
  ): Promise<WrittenStory>;
  /** Whether a stored story passes moderation. Throws {@link StoryFailure} if that is unknown. */
  passesModeration(template: StoryTemplate): Promise<boolean>;
  /** Logs an error that the family does not have to know about. */
  warn(what: string, error: unknown): void;
}

/** Throws {@link StoryFailure}. */
export async function orderStory({ uid, key, request }: Order, ports: OrderPorts): Promise<FinishedStory> {
  let claim: Claim | null = null;
  if (key !== undefined) {
    const claimed = await claimOrWait({ uid, key }, identityOf(request), ports);
    if (claimed.kind === 'told') return finishStory(claimed.template, request);
    claim = claimed.claim;
  }
  const notes = notesFor(uid, claim, ports);
  try {
    return finishStory(await writeWithinQuota(uid, request, notes, ports), request);
  } catch (error) {
    // A stored story is paid for: a repeated request has it moderated again at no cost.
    if (claim === null || (notes.isStored() && isUnmoderated(error))) throw error;
    const settle = error instanceof StoryFailure && error.kind === 'refused' ? ports.keepRefusal : ports.free;
    await settle(claim).catch((failure: unknown) => ports.warn('request not settled', failure));
    throw error;
  }
}

async function claimOrWait(requestKey: RequestKey, identity: RequestIdentity, ports: OrderPorts) {
  const until = Date.now() + POLL_FOR_MS;
  let unfit: StoryTemplate | undefined;
  for (let waited = false; ; ) {
    const result = await ports.claim(requestKey, identity, unfit);
    if (result.kind === 'refused') throw new StoryFailure('refused');
    if (result.kind === 'deleted') throw new StoryFailure('deleted');
    if (result.kind === 'other-request') throw new StoryFailure('key-taken');
    if (result.kind === 'ours') {
      if (!waited) return result;
      // The other call failed. The time left is too short for a story, so the caller has to repeat the request.
      await ports.free(result.claim);
      throw new StoryFailure('running');
    }
    if (result.kind === 'told') {
      // Stories are stored before they are moderated.
      if (await ports.passesModeration(result.template)) return result;
      unfit = result.template;
      continue;
    }
    if (Date.now() + POLL_INTERVAL_MS > until) throw new StoryFailure('running');
    await pause(POLL_INTERVAL_MS);
    waited = true;
  }
}

async function writeWithinQuota(uid: string, request: StoryRequest, notes: Notes, ports: OrderPorts): Promise<StoryTemplate> {
  const taken = await ports.take(uid);
  if (!taken.ok) throw new StoryFailure(NONE_LEFT[taken.whose], taken.retryAfter);
  try {
    const written = await ports.write(request, taken.earlier, notes.add);
    // Usually the story noted last, so nothing is left to do.
    await notes.add(written);
    return written.template;
  } catch (error) {
    if (!notes.isStored() || !isUnmoderated(error)) await notes.forget();
    if (wasFree(error)) {
      await ports.giveBack(uid, taken.day).catch((failure: unknown) => ports.warn('story not given back', failure));
    }
    throw error;
  }
}

type Notes = ReturnType<typeof notesFor>;

/**
 * Stores and remembers a story while it is being moderated. Never rejects: the story is paid for, so the family gets it even if it could not be
 * stored or remembered.
 * @param claim null for a request without a key, whose story is only remembered.
 */
function notesFor(uid: string, claim: Claim | null, ports: OrderPorts) {
  let noted: CandidateStory | null = null;
  let stored = false;
  const store = async (template: StoryTemplate) => {
    stored = false;
    if (claim === null) return;
    await ports.keepStory(claim, template);
    stored = true;
  };
  return {
    isStored: () => stored,
    async add(story: CandidateStory): Promise<void> {
      if (story.template === noted?.template) return;
      const instead = noted?.memory ?? null;
      noted = story;
      const remembered = ports.remember(uid, story.memory, instead).catch((error: unknown) => ports.warn('story not remembered', error));
      const kept = store(story.template).catch((error: unknown) => ports.warn('story not kept', error));
      await Promise.all([remembered, kept]);
    },
    /** The next story does not have to differ from one that the family never got. */
    async forget(): Promise<void> {
      if (noted) await ports.remember(uid, null, noted.memory).catch((error: unknown) => ports.warn('story not forgotten', error));
    },
  };
}

/**
 * Whether the model did not answer at all. Bad answers were paid for and count, or else asking for trouble would be free; so do stories that
 * could not be moderated, or else there would be no limit while moderation fails.
 */
function wasFree(error: unknown): boolean {
  return (
    error instanceof StoryFailure && error.progress === 'nothing' && ['busy', 'unavailable', 'no-key', 'misconfigured'].includes(error.kind)
  );
}

function isUnmoderated(error: unknown): boolean {
  return error instanceof StoryFailure && error.progress === 'story';
}
