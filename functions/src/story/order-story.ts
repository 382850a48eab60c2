/** The use case behind `POST /api/generate-story`: one story for one key, however often it is asked for (decisions S1). */
import type { GeneratedStory, StoryRequest } from '@tuckaway/domain';
import { pause } from '../pause.ts';
import type { Claim, ClaimResult } from '../repositories/story-requests.ts';
import type { Allowance, NoneLeft, Today } from '../repositories/story-usage.ts';
import type { RememberedStory } from './family-memory.ts';
import { hideName } from './hide-name.ts';
import { StoryFailure } from './story-failure.ts';
import { finishStory, type StoryTemplate, type WrittenStory } from './write-story.ts';

/** Milliseconds between two looks at a request that another call works on, and how long to go on looking: Hosting cuts at 60 s. */
const LOOK_AGAIN_MS = 700;
const LOOK_FOR_MS = 40_000;

export interface Order {
  uid: string;
  /** Without one the story is made afresh. */
  key: string | undefined;
  request: StoryRequest;
}

/** Everything the use case needs of the outside; functions of repositories, and in tests of a notebook. */
export interface OrderPorts {
  /** @param seen whether it was there when this call last looked. */
  claim(key: { uid: string; key: string }, asked: string, seen: boolean): Promise<ClaimResult>;
  keepStory(claim: Claim, template: StoryTemplate): Promise<void>;
  keepRefusal(claim: Claim): Promise<void>;
  free(claim: Claim): Promise<void>;
  /** What is left of today; nothing is taken by looking. */
  look(uid: string): Promise<Today>;
  take(uid: string, seen: Extract<Today, { ok: true }>): Promise<Allowance>;
  giveBack(uid: string, day: string): Promise<void>;
  remember(uid: string, story: RememberedStory, taken: Allowed): Promise<void>;
  /** Pays for nothing before it has the family's earlier stories; where those fail, so does it, in the same way. */
  write(request: StoryRequest, earlier: Promise<readonly RememberedStory[]>): Promise<WrittenStory>;
  /** Something that can go wrong without the family having to know: told to the log. */
  warn(what: string, error: unknown): void;
}

type Allowed = Extract<Allowance, { ok: true }>;

/** A day's stories are used up. `retryAfter` is in seconds. */
export class NoneLeftToday extends Error {
  readonly whose: 'user' | 'everybody';
  readonly retryAfter: number;

  constructor(whose: NoneLeft['whose'], retryAfter: number) {
    super(`No story left today: ${whose}`);
    this.name = 'NoneLeftToday';
    this.whose = whose;
    this.retryAfter = retryAfter;
  }
}

/** The same request is being answered by another call, for longer than this one can wait. */
export class StillRunning extends Error {
  override readonly name = 'StillRunning';
}

/** The key was used before, for another request. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** Throws {@link StoryFailure}, {@link NoneLeftToday}, {@link StillRunning} or {@link KeyTaken}. */
export async function orderStory(order: Order, ports: OrderPorts): Promise<Required<GeneratedStory>> {
  const { uid, key, request } = order;
  // At the same time as the key is claimed: who asks again does not need it, and a new story does not wait for it.
  const today = ports.look(uid);
  today.catch(() => undefined);
  if (key === undefined) return finishStory(await writeWithinQuota(order, today, ports), request);
  const claimed = await claimOrWait({ uid, key }, choicesOf(request), ports);
  if (claimed.kind === 'finished') return finishStory(claimed.template, request);
  const { claim } = claimed;
  try {
    // The story is paid for: the family gets it even where it could not be kept.
    const keep = (template: StoryTemplate) =>
      ports.keepStory(claim, template).catch((error: unknown) => ports.warn('story not kept', error));
    return finishStory(await writeWithinQuota(order, today, ports, keep), request);
  } catch (error) {
    const settle = error instanceof StoryFailure && error.kind === 'refused' ? ports.keepRefusal : ports.free;
    await settle(claim).catch((failure: unknown) => ports.warn('request not settled', failure));
    throw error;
  }
}

/** What tells a request from another one under the same key; the child's name is not kept, not even within the animal. */
function choicesOf(request: StoryRequest): string {
  return JSON.stringify([hideName(request).sent, request.storySetting, request.storyLength, request.storyTone]);
}

async function claimOrWait(requestKey: { uid: string; key: string }, asked: string, ports: OrderPorts) {
  const until = Date.now() + LOOK_FOR_MS;
  for (let waited = false; ; waited = true) {
    const result = await ports.claim(requestKey, asked, waited);
    if (result.kind === 'finished') return result;
    if (result.kind === 'refused') throw new StoryFailure('refused');
    if (result.kind === 'other-request') throw new KeyTaken();
    if (result.kind === 'ours') {
      if (!waited) return result;
      // The call before this one failed. What is left of a minute is too little for a whole story: the caller comes back with all of it.
      await ports.free(result.claim);
      throw new StillRunning();
    }
    if (Date.now() + LOOK_AGAIN_MS > until) throw new StillRunning();
    await pause(LOOK_AGAIN_MS);
  }
}

/**
 * Takes one of today's stories while the animal is being judged, and has the story written.
 * @param keep what else is to be stored before anybody gets the story; at the same time as it is remembered, to be sooner done.
 */
async function writeWithinQuota(
  { uid, request }: Order,
  today: Promise<Today>,
  ports: OrderPorts,
  keep: (template: StoryTemplate) => Promise<void> = async () => undefined,
): Promise<StoryTemplate> {
  const left = await today;
  // Before anybody is asked about the animal: for who has none left, nothing at all is done.
  if (!left.ok) throw new NoneLeftToday(left.whose, left.retryAfter);
  const taken = ports.take(uid, left).then((allowance) => {
    if (!allowance.ok) throw new NoneLeftToday(allowance.whose, allowance.retryAfter);
    return allowance;
  });
  try {
    const { template, memory } = await ports.write(
      request,
      taken.then(({ earlier }) => earlier),
    );
    const remembered = ports.remember(uid, memory, await taken).catch((error: unknown) => ports.warn('story not remembered', error));
    await Promise.all([remembered, keep(template)]);
    return template;
  } catch (error) {
    if (wasFree(error)) {
      const { day } = await taken;
      await ports.giveBack(uid, day).catch((failure: unknown) => ports.warn('story not given back', failure));
    }
    throw error;
  }
}

/** The storyteller did not answer at all. What it answered badly was paid for, and counts: else asking for trouble would be free. */
function wasFree(error: unknown): boolean {
  return error instanceof StoryFailure && ['busy', 'unavailable', 'no-key', 'misconfigured'].includes(error.kind);
}
