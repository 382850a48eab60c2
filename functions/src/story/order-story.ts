/** The use case behind `POST /api/generate-story`: one story for one key, however often it is asked for (decisions S1). */
import type { GeneratedStory, StoryRequest } from '@tuckaway/domain';
import { pause } from '../pause.ts';
import type { Claim, ClaimResult } from '../repositories/story-requests.ts';
import type { Allowance } from '../repositories/story-usage.ts';
import { withoutName } from './insert-name.ts';
import type { EarlierStory } from './prompt.ts';
import { StoryFailure } from './story-failure.ts';
import { finishStory, type StoryTemplate, type WrittenStory } from './write-story.ts';

/** Milliseconds between two looks at a request that another call works on, and how long to go on looking: Hosting cuts at 60 s. */
const LOOK_AGAIN_MS = 700;
const LOOK_FOR_MS = 40_000;
/** Characters of an opening that is kept, to be unlike next time. */
const OPENING_LENGTH = 120;

export interface Order {
  uid: string;
  /** Without one the story is made afresh. */
  key: string | undefined;
  request: StoryRequest;
}

/** Everything the use case needs of the outside; functions of repositories, and in tests of a notebook. */
export interface OrderPorts {
  claim(key: { uid: string; key: string }, asked: string): Promise<ClaimResult>;
  keepStory(claim: Claim, template: StoryTemplate): Promise<void>;
  keepRefusal(claim: Claim): Promise<void>;
  free(claim: Claim): Promise<void>;
  take(uid: string): Promise<Allowance>;
  giveBack(uid: string, day: string): Promise<void>;
  remember(uid: string, story: EarlierStory): Promise<void>;
  write(request: StoryRequest, avoid: readonly EarlierStory[]): Promise<WrittenStory>;
  /** Something that can go wrong without the family having to know: told to the log. */
  warn(what: string, error: unknown): void;
}

/** A day's stories are used up. `retryAfter` is in seconds. */
export class NoneLeftToday extends Error {
  readonly whose: 'user' | 'everybody';
  readonly retryAfter: number;

  constructor(whose: 'user' | 'everybody', retryAfter: number) {
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
  if (key === undefined) return finishStory(await writeWithinQuota(order, ports), request.childName);
  const claimed = await claimOrWait({ uid, key }, choicesOf(request), ports);
  if (claimed.kind === 'finished') return finishStory(claimed.template, request.childName);
  const { claim } = claimed;
  try {
    const template = await writeWithinQuota(order, ports);
    // The story is paid for: the family gets it even where it could not be kept.
    await ports.keepStory(claim, template).catch((error: unknown) => ports.warn('story not kept', error));
    return finishStory(template, request.childName);
  } catch (error) {
    const settle = error instanceof StoryFailure && error.kind === 'refused' ? ports.keepRefusal : ports.free;
    await settle(claim).catch((failure: unknown) => ports.warn('request not settled', failure));
    throw error;
  }
}

/** What tells a request from another one under the same key; the child's name is not kept, not even within the animal. */
function choicesOf({ childName, favoriteAnimal, storySetting, storyLength, storyTone }: StoryRequest): string {
  return JSON.stringify([withoutName(favoriteAnimal, childName), storySetting, storyLength, storyTone]);
}

async function claimOrWait(requestKey: { uid: string; key: string }, asked: string, ports: OrderPorts) {
  const until = Date.now() + LOOK_FOR_MS;
  for (let waited = false; ; waited = true) {
    const result = await ports.claim(requestKey, asked);
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

async function writeWithinQuota({ uid, request }: Order, ports: OrderPorts): Promise<StoryTemplate> {
  const allowance = await ports.take(uid);
  if (!allowance.ok) throw new NoneLeftToday(allowance.whose, allowance.retryAfter);
  try {
    const { template } = await ports.write(request, allowance.earlier);
    const opening = (template.paragraphs[0] ?? '').slice(0, OPENING_LENGTH);
    await ports.remember(uid, { title: template.title, opening }).catch((error: unknown) => ports.warn('story not remembered', error));
    return template;
  } catch (error) {
    if (wasFree(error)) await ports.giveBack(uid, allowance.day).catch((failure: unknown) => ports.warn('story not given back', failure));
    throw error;
  }
}

/** The storyteller did not answer at all. What it answered badly was paid for, and counts: else asking for trouble would be free. */
function wasFree(error: unknown): boolean {
  return error instanceof StoryFailure && ['busy', 'unavailable', 'no-key', 'misconfigured'].includes(error.kind);
}
