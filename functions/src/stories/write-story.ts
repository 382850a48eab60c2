/** The use case: one bedtime story, asked for, checked, repaired, moderated, unlike the last ones (decisions S5, S6). */
import {
  CHILD_PLACEHOLDER,
  childPlaceholders,
  type EpisodeNotes,
  type GeneratedStory,
  type StoryRequest,
  wordsFor,
} from '@tuckaway/domain';
import { type DraftProblem, draftProblems } from './checks.ts';
import { frighteningWord } from './child-words.ts';
import { earlierNotes, fitNotes } from './episode-notes.ts';
import { isAlike, type RememberedStory, rememberedStory } from './family-memory.ts';
import { hideName, type SentAnimal, showWord } from './hide-name.ts';
import { insertName } from './insert-name.ts';
import { repairMessages, storyMessages } from './prompt.ts';
import { readTelling } from './read-telling.ts';
import { pickSeed } from './seeds/pick-seed.ts';
import { type Got, StoryFailure } from './story-failure.ts';
import { type Storyteller, StorytellerError, type Telling } from './storyteller.ts';
import { newTally, type StoryTally, timed } from './tally.ts';
import { type Patience, withRetries } from './with-retries.ts';

/** Decisions S6. */
const REPAIRS = 2;
/** A story in JSON is some 1.4 tokens a word; the rest is for models that think first. */
const TOKENS = { base: 1500, perWord: 4 };

export interface WriteStoryOptions {
  storyteller: Storyteller;
  /** Milliseconds for everything. */
  budgetMs: number;
  /**
   * The family's last stories, the newest first. As long as they are still to come the animal is judged and nothing is paid for; where
   * they cannot be had, that is how it ends.
   */
  earlier?: readonly RememberedStory[] | PromiseLike<readonly RememberedStory[]>;
  /**
   * Gets each story that passed our own checks, while it is being judged: to be kept, and shown to nobody. Must not fail. Nothing else
   * happens before it is through, however the story was judged: what is undone afterwards is not done again by it.
   */
  told?: (written: ToldStory) => Promise<void>;
  /** Filled in on the way, also where there is no story in the end. */
  tally?: StoryTally;
  random?: () => number;
}

/** A story before the names are in it: what is kept for a replay, so that no child's name has to be. */
export interface StoryTemplate extends Partial<EpisodeNotes> {
  title: string;
  paragraphs: string[];
}

/** What the family gets; `recap` and `cast` where they were fit to be kept. */
export type FinishedStory = Required<Pick<GeneratedStory, 'title' | 'content' | 'template'>> & Pick<GeneratedStory, 'recap' | 'cast'>;

/** A story, which may not have been judged yet. */
export interface ToldStory {
  template: StoryTemplate;
  memory: RememberedStory;
}

export interface WrittenStory extends ToldStory {
  /** How often it had to be asked for again. */
  repairs: number;
}

/** Throws {@link StoryFailure} for every way in which there is no story, and what `earlier` throws. */
export async function writeStory(request: StoryRequest, options: WriteStoryOptions): Promise<WrittenStory> {
  const { storyteller, budgetMs, earlier = [], told = async () => undefined, tally = newTally(), random = Math.random } = options;
  const patience = patienceFor(budgetMs, random);
  const animal = hideName(request);
  const children = childPlaceholders(request.siblings?.length ?? 0);
  const desk: Desk = {
    request,
    animal,
    children,
    before: earlierNotes(request, animal),
    storyteller,
    patience,
    tally,
    told,
    got: 'nothing',
  };
  try {
    const judged = refuseUnkindWishes(desk);
    judged.catch(() => undefined);
    const avoided = await earlier;
    await judged;
    return await writeUnlike(desk, avoided, () => Date.now() < patience.deadline - budgetMs / 2);
  } catch (error) {
    throw error instanceof StorytellerError ? failureFrom(error, desk.got) : error;
  }
}

/** Whether a story that was kept may be given to anybody. Throws {@link StoryFailure} where nobody could judge it. */
export async function isGentle(template: StoryTemplate, { storyteller, budgetMs }: Pick<WriteStoryOptions, 'storyteller' | 'budgetMs'>) {
  try {
    return await areAllGentle(textsOf(template), storyteller, patienceFor(budgetMs));
  } catch (error) {
    throw error instanceof StorytellerError ? failureFrom(error) : error;
  }
}

/** What the family reads: the names and the animal's word in their places. Template, recap and cast keep the names out (decisions P16). */
export function finishStory(
  { title, paragraphs, recap, cast }: StoryTemplate,
  request: Pick<StoryRequest, 'childName' | 'favoriteAnimal' | 'siblings'>,
): FinishedStory {
  const { hidden } = hideName(request);
  const text = paragraphs.join('\n\n');
  const named = (told: string) => insertName(told, request.childName, request.siblings);
  const nameless = (told: string) => showWord(told, hidden === null ? null : CHILD_PLACEHOLDER);
  return {
    title: named(showWord(title, hidden, 'title')),
    content: named(showWord(text, hidden)),
    template: nameless(text),
    ...(recap === undefined ? {} : { recap: nameless(recap) }),
    ...(cast === undefined ? {} : { cast: cast.map(nameless) }),
  };
}

interface Desk {
  request: StoryRequest;
  animal: SentAnimal;
  /** Placeholders, the story's child first. */
  children: readonly string[];
  /** The episode that this one goes on from. */
  before: EpisodeNotes | null;
  storyteller: Storyteller;
  patience: Patience;
  tally: StoryTally;
  told: NonNullable<WriteStoryOptions['told']>;
  /** How far it has come. */
  got: Got;
}

/** Whatever came from a device and goes out in its own words. */
async function refuseUnkindWishes({ request, animal, before, storyteller, patience, tally }: Desk): Promise<void> {
  const told = before ? [before.recap, ...before.cast] : [];
  // Our own list may see all of it: it is here.
  if ([request.favoriteAnimal, ...told].some((text) => frighteningWord(text) !== null)) throw new StoryFailure('refused');
  const gentle = await timed(tally, 'moderating', () => areAllGentle([animal.sent, ...told], storyteller, patience));
  if (!gentle) throw new StoryFailure('refused');
}

/**
 * Asks until a story is good, and once more, for another plot, where it is too much like an earlier one. Better a bit alike than none:
 * a good story is kept while the other is asked for.
 */
async function writeUnlike(desk: Desk, earlier: readonly RememberedStory[], hasTime: () => boolean): Promise<WrittenStory> {
  const { request, animal, before, tally } = desk;
  const place = { setting: request.storySetting, tone: request.storyTone };
  const words = wordsFor(request.storyLength);
  let avoided = earlier;
  let kept: WrittenStory | undefined;
  let seed = pickSeed(place, seedsOf(avoided), desk.patience.random);
  let asked = storyMessages({ request, animal, before, seed, earlier: avoided });
  let messages = asked;
  for (let repairs = 0; ; repairs += 1) {
    Object.assign(tally, { seed: seed.id, repairs });
    let judged: Judged;
    try {
      judged = await tellAndJudge(desk, messages, { words, seed: seed.id });
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
    if (judged.story) {
      const { memory } = judged.story;
      const written = { ...judged.story, repairs };
      if (kept || repairs >= REPAIRS || !hasTime() || !isAlike(memory, earlier)) return written;
      kept = written;
      tally.alike = true;
      avoided = [memory, ...earlier];
      seed = pickSeed(place, seedsOf(avoided), desk.patience.random);
      asked = storyMessages({ request, animal, before, seed, earlier: avoided });
      messages = asked;
      continue;
    }
    if (repairs >= REPAIRS) {
      if (kept) return kept;
      throw new StoryFailure(judged.problems.some(({ kind }) => kind === 'unsafe') ? 'unsafe' : 'unusable', undefined, desk.got);
    }
    messages = repairMessages(
      asked,
      judged.answer,
      judged.problems.map(({ message }) => message),
      words,
    );
  }
}

function seedsOf(stories: readonly RememberedStory[]): string[] {
  return stories.map(({ seed }) => seed);
}

type Judged = { story: ToldStory } | { story?: never; answer: string; problems: DraftProblem[] };

interface Wanted {
  words: number;
  /** The seed's id. */
  seed: string;
}

async function tellAndJudge(desk: Desk, messages: Parameters<Storyteller['tell']>[0], wanted: Wanted): Promise<Judged> {
  const { storyteller, patience, tally } = desk;
  const mostTokens = TOKENS.base + TOKENS.perWord * wanted.words;
  const telling = await timed(tally, 'telling', () =>
    withRetries((signal) => storyteller.tell(messages, { signal, mostTokens }), patience),
  );
  desk.got = 'answer';
  tally.tokens.prompt += telling.tokens?.prompt ?? 0;
  tally.tokens.completion += telling.tokens?.completion ?? 0;
  return judge(desk, telling, wanted);
}

async function judge(desk: Desk, telling: Telling, { words, seed }: Wanted): Promise<Judged> {
  const { animal, children, storyteller, patience, tally, told } = desk;
  const bad = (...problems: DraftProblem[]): Judged => ({ answer: telling.text, problems });
  if (telling.ending === 'filtered') return bad(NOT_GENTLE);
  const read = readTelling(telling);
  if (!read.ok) return bad({ kind: 'unusable', message: read.problem });
  const problems = draftProblems(read.draft, { words, animal, children });
  if (problems.length > 0) return bad(...problems);
  const { title, paragraphs } = read.draft;
  const template: StoryTemplate = { title, paragraphs, ...fitNotes(read.draft, { animal, children }) };
  const story = { template, memory: rememberedStory(template, animal.sent, seed) };
  desk.got = 'story';
  const noted = told(story);
  try {
    const gentle = await timed(tally, 'moderating', () => areAllGentle(textsOf(template), storyteller, patience));
    desk.got = 'answer';
    return gentle ? { story } : bad(NOT_GENTLE);
  } finally {
    await noted;
  }
}

async function areAllGentle(texts: readonly string[], storyteller: Storyteller, patience: Patience): Promise<boolean> {
  const gentle = await withRetries((signal) => storyteller.areGentle(texts, signal), patience);
  return texts.every((_text, index) => gentle[index] === true);
}

function textsOf({ title, paragraphs, recap, cast = [] }: StoryTemplate): string[] {
  return [title, ...paragraphs, ...(recap === undefined ? [] : [recap]), ...cast];
}

function patienceFor(budgetMs: number, random = Math.random): Patience {
  return { deadline: Date.now() + budgetMs, attemptMs: budgetMs / 2, random };
}

const NOT_GENTLE: DraftProblem = {
  kind: 'unsafe',
  message: 'Part of the story is not for small children. Write another one, gentle throughout.',
};

function failureFrom({ trouble, retryAfter }: StorytellerError, got?: Got): StoryFailure {
  return new StoryFailure(trouble === 'timeout' ? 'out-of-time' : trouble, retryAfter, got);
}
