/** The use case behind `POST /api/generate-story`: one story for one key, however often it is asked for (decisions S1). */
import { createHash } from 'node:crypto';
import type { StoryRequest } from '@tuckaway/domain';
import type { Claim, ClaimResult, Seen } from '../firestore/story-requests.ts';
import type { Allowance, NoneLeft, Today } from '../firestore/story-usage.ts';
import { pause } from '../lib/pause.ts';
import type { RememberedStory } from './family-memory.ts';
import { hideName } from './hide-name.ts';
import { StoryFailure } from './story-failure.ts';
import { type FinishedStory, finishStory, type StoryTemplate, type ToldStory, type WrittenStory } from './write-story.ts';

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
  /** @param seen where it was there when this call last looked. */
  claim(key: { uid: string; key: string }, asked: string, seen?: Seen): Promise<ClaimResult>;
  keepStory(claim: Claim, template: StoryTemplate): Promise<void>;
  keepRefusal(claim: Claim): Promise<void>;
  free(claim: Claim): Promise<void>;
  /** What is left of today; nothing is taken by looking. */
  look(uid: string): Promise<Today>;
  take(uid: string, seen: Extract<Today, { ok: true }>): Promise<Allowance>;
  giveBack(uid: string, day: string): Promise<void>;
  /** @param instead one that was remembered before, by this call. @returns the family's document as it is now. */
  remember(
    uid: string,
    story: RememberedStory | null,
    how: { known: Allowed['known'] | undefined; instead: RememberedStory | null },
  ): Promise<Allowed['known']>;
  /**
   * Pays for nothing before it has the family's earlier stories; where those fail, so does it, in the same way.
   * @param told gets each story that is then judged.
   */
  write(
    request: StoryRequest,
    earlier: Promise<readonly RememberedStory[]>,
    told: (story: ToldStory) => Promise<void>,
  ): Promise<WrittenStory>;
  /** Whether a story that was kept may be given to anybody. Throws {@link StoryFailure}. */
  isGentle(template: StoryTemplate): Promise<boolean>;
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
export async function orderStory(order: Order, ports: OrderPorts): Promise<FinishedStory> {
  const { uid, key, request } = order;
  // At the same time as the key is claimed: who asks again does not need it, and a new story does not wait for it.
  const today = ports.look(uid);
  today.catch(() => undefined);
  if (key === undefined) return finishStory(await writeWithinQuota(order, today, ports), request);
  const claimed = await claimOrWait({ uid, key }, choicesOf(request), ports);
  if (claimed.kind === 'told') return finishStory(claimed.template, request);
  const { claim } = claimed;
  const place = placeUnder(claim, ports);
  try {
    return finishStory(await writeWithinQuota(order, today, ports, place), request);
  } catch (error) {
    // It is paid for: who asks again with its key has it judged again, and has nothing to pay.
    if (place.holds && isUnjudged(error)) throw error;
    const settle = error instanceof StoryFailure && error.kind === 'refused' ? ports.keepRefusal : ports.free;
    await settle(claim).catch((failure: unknown) => ports.warn('request not settled', failure));
    throw error;
  }
}

/**
 * What tells a request from another one under the same key; no child's name is kept, not even within the animal. Of the others in it
 * their number counts, as a story is kept without names anyway; of the episode before, a hash.
 */
function choicesOf(request: StoryRequest): string {
  const { siblings = [], continues } = request;
  const more = [siblings.length, continues ? createHash('sha256').update(JSON.stringify(continues)).digest('base64url') : ''];
  const choices = [hideName(request).sent, request.storySetting, request.storyLength, request.storyTone];
  // A request from before there were these wishes is still the same request.
  return JSON.stringify(siblings.length > 0 || continues ? [...choices, ...more] : choices);
}

async function claimOrWait(requestKey: { uid: string; key: string }, asked: string, ports: OrderPorts) {
  const until = Date.now() + LOOK_FOR_MS;
  let seen: Seen | undefined;
  for (let waited = false; ; ) {
    const result = await ports.claim(requestKey, asked, seen);
    if (result.kind === 'refused') throw new StoryFailure('refused');
    if (result.kind === 'other-request') throw new KeyTaken();
    if (result.kind === 'ours') {
      if (!waited) return result;
      // The call before this one failed. What is left of a minute is too little for a whole story: the caller comes back with all of it.
      await ports.free(result.claim);
      throw new StillRunning();
    }
    if (result.kind === 'told') {
      // It was kept before it was judged, or its call died before it could say so.
      if (await ports.isGentle(result.template)) return result;
      seen = { unfit: result.template };
      continue;
    }
    if (Date.now() + LOOK_AGAIN_MS > until) throw new StillRunning();
    await pause(LOOK_AGAIN_MS);
    waited = true;
    seen ??= {};
  }
}

/** Where a told story is stored, for whoever asks again with its key. */
interface Place {
  keep(template: StoryTemplate): Promise<void>;
  /** Whether the last one is there. */
  readonly holds: boolean;
}

const NO_PLACE: Place = { keep: async () => undefined, holds: false };

function placeUnder(claim: Claim, ports: OrderPorts): Place {
  const place = {
    holds: false,
    async keep(template: StoryTemplate) {
      place.holds = false;
      await ports.keepStory(claim, template);
      place.holds = true;
    },
  };
  return place;
}

/** Takes one of today's stories while the animal is being judged, and has the story written. */
async function writeWithinQuota(
  { uid, request }: Order,
  today: Promise<Today>,
  ports: OrderPorts,
  place = NO_PLACE,
): Promise<StoryTemplate> {
  const left = await today;
  // Before anybody is asked about the animal: for who has none left, nothing at all is done.
  if (!left.ok) throw new NoneLeftToday(left.whose, left.retryAfter);
  const taken = ports.take(uid, left).then((allowance) => {
    if (!allowance.ok) throw new NoneLeftToday(allowance.whose, allowance.retryAfter);
    return allowance;
  });
  const { note, forget } = notes(uid, taken, ports, place);
  try {
    const earlier = taken.then(({ earlier }) => earlier);
    const written = await ports.write(request, earlier, note);
    // Mostly the one that was noted last: nothing is left to do.
    await note(written);
    return written.template;
  } catch (error) {
    if (!place.holds || !isUnjudged(error)) await forget();
    if (wasFree(error)) {
      const { day } = await taken;
      await ports.giveBack(uid, day).catch((failure: unknown) => ports.warn('story not given back', failure));
    }
    throw error;
  }
}

/**
 * Keeps and remembers a story while it is being judged, which costs the family no time; the next one takes its place. Nothing here fails: a
 * story is paid for, and the family gets it even where it could be neither kept nor remembered.
 */
function notes(uid: string, taken: Promise<Allowed>, ports: OrderPorts, place: Place) {
  let noted: ToldStory | null = null;
  let known: Allowed['known'] | undefined;
  const remember = async (memory: RememberedStory | null, instead: RememberedStory | null) => {
    known ??= (await taken).known;
    known = await ports.remember(uid, memory, { known, instead });
  };
  return {
    async note(story: ToldStory): Promise<void> {
      if (story.template === noted?.template) return;
      const instead = noted?.memory ?? null;
      noted = story;
      const remembered = remember(story.memory, instead).catch((error: unknown) => ports.warn('story not remembered', error));
      const kept = place.keep(story.template).catch((error: unknown) => ports.warn('story not kept', error));
      await Promise.all([remembered, kept]);
    },
    /** What came to nothing is not to be avoided by the next story. */
    async forget(): Promise<void> {
      if (noted) await remember(null, noted.memory).catch((error: unknown) => ports.warn('story not forgotten', error));
    },
  };
}

/**
 * The storyteller did not answer at all. What it answered badly was paid for, and counts: else asking for trouble would be free. So does a
 * story that nobody could judge, else no count would hold while moderation is in trouble.
 */
function wasFree(error: unknown): boolean {
  return (
    error instanceof StoryFailure && error.got === 'nothing' && ['busy', 'unavailable', 'no-key', 'misconfigured'].includes(error.kind)
  );
}

/** A story was told, and may yet be given. */
function isUnjudged(error: unknown): boolean {
  return error instanceof StoryFailure && error.got === 'story';
}
