/** The use case behind `POST /api/generate-story`: one story for one key, however often it is requested (decisions S1, S8). */
import { conflictingTopic, type StoryRequest } from '@tuckaway/domain';
import { pause } from '../../lib/retry.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';
import { addsProfanity, type FinishedStory, finishStory, type ShownPages, type StoryTemplate } from '../story-template.ts';
import type { CandidateStory } from '../writing/generation-context.ts';
import type { WriteStoryOptions, WrittenStory } from '../writing/write-story.ts';
import type { Counted, GivenBack, NoneLeft, UsageStore } from './account-quota.ts';
import { type FamilyStore, knownOf, type Order, ofChild, withFriend, withStoredNotes, withTopics } from './complete-request.ts';
import { type Claim, type ClaimResult, type DraftStore, identityOf, type RequestStore, type StoredBefore } from './request-identity.ts';
import { storyDocument } from './story-document.ts';

const NONE_LEFT = { user: 'own-quota', all: 'site-quota', unverified: 'verify-email' } as const satisfies Record<
  NoneLeft['whose'],
  FailureKind
>;
/** Milliseconds between two reads of a request that another call works on, and for all of them: Hosting cuts a request at 60 s. */
const POLL_INTERVAL_MS = 700;
const POLL_FOR_MS = 40_000;

/** What a story is written with; see `WriteStoryOptions`. */
type WriteOptions = Required<Pick<WriteStoryOptions, 'earlier' | 'known' | 'onCall' | 'onCandidate' | 'onRejected'>> &
  Pick<WriteStoryOptions, 'onPages' | 'shown'>;

export interface OrderPorts extends RequestStore, DraftStore, UsageStore, FamilyStore {
  write(request: StoryRequest, options: WriteOptions): Promise<WrittenStory>;
  /**
   * Moderates and reviews a stored story. Throws {@link StoryFailure} if that is not possible.
   * @param about.shown what passed by itself before it was shown; null for nothing.
   * @returns the story without notes that frighten; null if it is not for children.
   */
  judge(template: StoryTemplate, about: { uid: string; request: StoryRequest; shown: ShownPages | null }): Promise<StoryTemplate | null>;
  /** Logs an error that the family does not have to know about. */
  warn(what: string, error: unknown): void;
}

/** Throws {@link StoryFailure}. */
export async function orderStory(asked: Order, ports: OrderPorts): Promise<FinishedStory> {
  const order = { ...asked, request: await withFriend(asked, ports) };
  const claimed = await claimOrWait(order, ports);
  if (claimed.kind === 'saved') return finishStory(claimed.template, order.request);
  const { claim } = claimed;
  const notes = notesFor(claim, ports);
  const pages = pagesFor(order, claimed, ports);
  try {
    return finishStory(await writeWithinQuota(order, claim, { notes, pages }, ports), order.request);
  } catch (error) {
    // A stored story is paid for: a repeated request has it moderated and saved at no cost.
    if (notes.isStored() && isUnfinished(error)) throw error;
    await settleFailure(error, claim, pages.areShown(), ports).catch((failure: unknown) => ports.warn('request not settled', failure));
    throw error;
  }
}

async function settleFailure(error: unknown, claim: Claim, areShown: boolean, ports: OrderPorts): Promise<void> {
  const kind = error instanceof StoryFailure ? error.kind : undefined;
  if (kind === 'refused') {
    await Promise.all([ports.storeRefusal(claim), areShown && ports.removePages(claim)]);
    return;
  }
  if (!areShown) return ports.free(claim);
  // Pages that may be read already are continued by the next call, unless what follows them is not for children.
  if (kind !== 'unsafe' && kind !== 'account-deleted') return ports.release(claim);
  await Promise.all([ports.removePages(claim), ports.free(claim)]);
}

/** Shows the pages of the order's story while it is written. Its `onPages` never rejects, because a story need not be shown early. */
function pagesFor({ request }: Order, { claim, shown }: Extract<ClaimResult, { kind: 'claimed' }>, ports: OrderPorts) {
  let areShown = shown !== undefined;
  return {
    shown,
    areShown: () => areShown,
    async onPages(now: ShownPages): Promise<void> {
      areShown = true;
      const { title, pages, pictureCast } = finishStory(now, request);
      await ports
        .showPages(claim, now, { title, pages, ...(pictureCast && { pictureCast }) })
        .catch((error: unknown) => ports.warn('page not shown', error));
    },
  };
}

async function claimOrWait(order: Order, ports: OrderPorts): Promise<Extract<ClaimResult, { kind: 'claimed' | 'saved' }>> {
  const { uid, key, request } = order;
  const identity = identityOf(request);
  const until = Date.now() + POLL_FOR_MS;
  let unfit: StoryTemplate | undefined;
  for (let waited = false; ; ) {
    const result = await ports.claim({ uid, key }, identity, unfit);
    if (result.kind === 'saved') return result;
    if (result.kind === 'refused') throw new StoryFailure('refused');
    if (result.kind === 'deleted') throw new StoryFailure('deleted');
    if (result.kind === 'other-request') throw new StoryFailure('key-taken');
    if (result.kind === 'claimed') {
      if (result.abandoned !== undefined) await giveBack(result.abandoned, { story: true, calls: 0 }, ports);
      if (!waited) return result;
      // The other call failed. The time left is too short for a story, so the caller has to repeat the request.
      await ports.free(result.claim);
      throw new StoryFailure('running');
    }
    if (result.kind === 'generated') {
      // The stored story was not moderated yet, and has no names: this request may have others.
      const about = { uid, request, shown: result.shown ?? null };
      const fit = addsProfanity(result.template, request) ? null : await ports.judge(result.template, about);
      if (fit !== null) {
        const template = await save(
          { uid, key, judged: result.template },
          fit,
          { uid, request: withTopics(await withStoredNotes(order, ports), await ports.readChildren(uid)) },
          ports,
        );
        return { kind: 'saved', template };
      }
      unfit = result.template;
      continue;
    }
    if (Date.now() + POLL_INTERVAL_MS > until) throw new StoryFailure('running');
    await pause(POLL_INTERVAL_MS);
    waited = true;
  }
}

async function writeWithinQuota(
  order: Order,
  claim: Claim,
  { notes, pages: { onPages, shown } }: { notes: Notes; pages: ReturnType<typeof pagesFor> },
  ports: OrderPorts,
): Promise<StoryTemplate> {
  const { uid } = order;
  const [continued, children] = await Promise.all([withStoredNotes(order, ports), ports.readChildren(uid)]);
  const request = withTopics(continued, children);
  if (conflictingTopic(request.favoriteAnimal, request.notTonight ?? []) !== null) throw new StoryFailure('left-out');
  const known = await knownOf({ uid, request }, children, ports);
  const taken = await ports.take(uid);
  if (!taken.ok) throw new StoryFailure(NONE_LEFT[taken.whose], taken.retryAfter);
  await ports.storeCounts(claim, taken.counted).catch((error: unknown) => ports.warn('counts not stored', error));
  const calls = callsOf(taken.counted, ports);
  try {
    const written = await ports.write(request, {
      earlier: taken.earlier,
      known,
      onCall: calls.take,
      onCandidate: notes.add,
      onRejected: notes.drop,
      onPages,
      shown,
    });
    // Usually the candidate that was stored last, so nothing is left to do.
    await notes.add(written);
    return await save(claim, written.template, { uid, request }, ports);
  } catch (error) {
    const isLost = !notes.isStored() || !isUnfinished(error);
    if (isLost) await notes.forget();
    const story = wasFree(error) || (isLost && wasGood(error));
    await giveBack(taken.counted, { story, calls: calls.unanswered(error) }, ports);
    throw error;
  }
}

/** The story's calls of the writing model. The first one was counted with the story. */
function callsOf(story: Counted, ports: OrderPorts) {
  let [made, counted] = [0, 1];
  return {
    async take(): Promise<void> {
      if (made === counted) {
        const none = await ports.takeCall(story);
        if (none) throw new StoryFailure('site-quota', none.retryAfter);
        counted += 1;
      }
      made += 1;
    },
    /** How many were counted for nothing. */
    unanswered: (error: unknown) => (wasFree(error) ? counted : counted - made),
  };
}

/** @returns what was saved: another call with this key may have been faster. Throws {@link StoryFailure}. */
async function save(
  by: Claim | StoredBefore,
  template: StoryTemplate,
  { uid, request }: Omit<Order, 'key'>,
  ports: OrderPorts,
): Promise<StoryTemplate> {
  const document = storyDocument({ uid, key: by.key, request }, finishStory(template, request));
  const result = await ports.saveStory(by, template, document, ofChild(template, request)).catch((error: unknown) => {
    ports.warn('story not saved', error);
    throw new StoryFailure('not-saved', undefined, 'story');
  });
  if (result.kind === 'saved') return result.template;
  throw new StoryFailure(result.kind === 'superseded' ? 'running' : result.kind);
}

async function giveBack(counted: Counted, back: GivenBack, ports: OrderPorts): Promise<void> {
  if (!back.story && back.calls === 0) return;
  await ports.giveBack(counted, back).catch((failure: unknown) => ports.warn('story not given back', failure));
}

type Notes = ReturnType<typeof notesFor>;

/** Stores and remembers a story while it is being moderated. Never rejects: a story that could not be stored may still be saved. */
function notesFor(claim: Claim, ports: OrderPorts) {
  const { uid } = claim;
  let noted: CandidateStory | null = null;
  let stored = false;
  const store = async (template: StoryTemplate) => {
    stored = false;
    await ports.storeStory(claim, template);
    stored = true;
  };
  return {
    isStored: () => stored,
    async add(story: CandidateStory): Promise<void> {
      if (story.template === noted?.template) return;
      const instead = noted?.memory ?? null;
      noted = story;
      const remembered = ports.remember(uid, story.memory, instead).catch((error: unknown) => ports.warn('story not remembered', error));
      const writing = store(story.template).catch((error: unknown) => ports.warn('story not stored', error));
      await Promise.all([remembered, writing]);
    },
    async drop(): Promise<void> {
      stored = false;
      await ports.dropStory(claim).catch((error: unknown) => ports.warn('story not dropped', error));
    },
    /** Forgets the story, because the next one need not differ from one that the family never got. */
    async forget(): Promise<void> {
      if (noted) await ports.remember(uid, null, noted.memory).catch((error: unknown) => ports.warn('story not forgotten', error));
    },
  };
}

/**
 * Whether the model did not answer at all. Bad answers count, because they were paid for and asking for trouble must not be free. So do
 * stories that could not be moderated, or else there would be no limit while moderation fails.
 */
function wasFree(error: unknown): boolean {
  return (
    error instanceof StoryFailure && error.progress === 'nothing' && ['busy', 'unavailable', 'no-key', 'misconfigured'].includes(error.kind)
  );
}

/** Whether a story was written that still has to be moderated or saved. */
function isUnfinished(error: unknown): boolean {
  return error instanceof StoryFailure && error.progress === 'story';
}

/** Whether there was nothing wrong with the family's wish: the story could not be saved, or the site had no call left to repair it. */
function wasGood(error: unknown): boolean {
  return error instanceof StoryFailure && ['not-saved', 'site-quota'].includes(error.kind);
}
