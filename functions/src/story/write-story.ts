/** The use case: one bedtime story, asked for, checked, repaired, moderated, with the child's name in it (decisions S5, S6). */
import { type GeneratedStory, type StoryRequest, wordsFor } from '@tuckaway/domain';
import { type DraftProblem, draftProblems } from './checks.ts';
import { frighteningWord } from './child-words.ts';
import { insertName, withoutName } from './insert-name.ts';
import { pickPlot } from './plots.ts';
import { type EarlierStory, repairMessages, storyMessages } from './prompt.ts';
import { type Draft, readTelling } from './read-telling.ts';
import { StoryFailure } from './story-failure.ts';
import { type Storyteller, StorytellerError, type Telling } from './storyteller.ts';
import { type Patience, withRetries } from './with-retries.ts';

/** Decisions S6. */
const REPAIRS = 2;

export interface WriteStoryOptions {
  storyteller: Storyteller;
  /** Milliseconds for everything. */
  budgetMs: number;
  /** Titles and openings to keep away from. */
  avoid?: readonly EarlierStory[];
  random?: () => number;
}

/** A story before the name is in it: what is kept for a replay, so that no child's name has to be. */
export interface StoryTemplate {
  title: string;
  paragraphs: string[];
}

export interface WrittenStory {
  template: StoryTemplate;
  /** How often it had to be repaired. */
  repairs: number;
}

/** Throws {@link StoryFailure} for every way in which there is no story. */
export async function writeStory(request: StoryRequest, options: WriteStoryOptions): Promise<WrittenStory> {
  const { storyteller, budgetMs, random = Math.random } = options;
  const patience: Patience = { deadline: Date.now() + budgetMs, attemptMs: budgetMs / 2, random };
  try {
    await refuseUnkindAnimal(request, storyteller, patience);
    const asked = storyMessages(request, pickPlot(random), options.avoid ?? []);
    let messages = asked;
    for (let repairs = 0; ; repairs += 1) {
      const telling = await withRetries((signal) => storyteller.tell(messages, signal), patience);
      const judged = await judge(telling, wordsFor(request.storyLength), storyteller, patience);
      if (judged.draft) return { template: judged.draft, repairs };
      if (repairs >= REPAIRS) throw new StoryFailure(judged.problems.some(({ kind }) => kind === 'unsafe') ? 'unsafe' : 'unusable');
      const messagesOfProblems = judged.problems.map(({ message }) => message);
      messages = repairMessages(asked, telling.text, messagesOfProblems, wordsFor(request.storyLength));
    }
  } catch (error) {
    throw error instanceof StorytellerError ? failureFrom(error) : error;
  }
}

/** What the family reads: the name in its places. */
export function finishStory(template: StoryTemplate, childName: string): Required<GeneratedStory> {
  const content = template.paragraphs.join('\n\n');
  return { title: insertName(template.title, childName), content: insertName(content, childName), template: content };
}

async function refuseUnkindAnimal(request: StoryRequest, storyteller: Storyteller, patience: Patience): Promise<void> {
  const animal = withoutName(request.favoriteAnimal, request.childName);
  if (frighteningWord(animal) !== null) throw new StoryFailure('refused');
  const [gentle] = await withRetries((signal) => storyteller.areGentle([animal], signal), patience);
  if (gentle !== true) throw new StoryFailure('refused');
}

type Judged = { draft: Draft } | { draft?: never; problems: DraftProblem[] };

async function judge(telling: Telling, words: number, storyteller: Storyteller, patience: Patience): Promise<Judged> {
  if (telling.ending === 'filtered') return { problems: [NOT_GENTLE] };
  const read = readTelling(telling);
  if (!read.ok) return { problems: [{ kind: 'unusable', message: read.problem }] };
  const problems = draftProblems(read.draft, words);
  if (problems.length > 0) return { problems };
  const texts = [read.draft.title, ...read.draft.paragraphs];
  const gentle = await withRetries((signal) => storyteller.areGentle(texts, signal), patience);
  return texts.every((_text, index) => gentle[index] === true) ? { draft: read.draft } : { problems: [NOT_GENTLE] };
}

const NOT_GENTLE: DraftProblem = {
  kind: 'unsafe',
  message: 'Part of the story is not for small children. Write another one, gentle throughout.',
};

function failureFrom({ trouble, retryAfter }: StorytellerError): StoryFailure {
  return new StoryFailure(trouble === 'timeout' ? 'out-of-time' : trouble, retryAfter);
}
