/** One attempt at a story: the model's answer, our own checks, and moderation. */
import { type DraftProblem, draftProblems } from '../checks/checks.ts';
import { fitNotes } from '../checks/episode-notes.ts';
import { pagesCraft } from '../checks/page-craft.ts';
import { readingGrade } from '../checks/reading-level.ts';
import { rememberedStory } from '../family-memory.ts';
import { fitMemories } from '../memories/fit-memories.ts';
import { judgeTexts } from '../model/judge-texts.ts';
import { tokenLimit } from '../model/token-limit.ts';
import { withRetries } from '../model/with-retries.ts';
import type { ChatMessage, ModelAnswer } from '../ports/storyteller.ts';
import { pageWords } from '../prompt/pages.ts';
import { StoryFailure } from '../story-failure.ts';
import {
  addsProfanity,
  moderatedTexts,
  notesOf,
  paragraphsOf,
  reviewedTexts,
  type StoryTemplate,
  withoutNotes,
} from '../story-template.ts';
import type { CandidateStory, GenerationContext } from './generation-context.ts';
import { type PageWatcher, watchPages } from './show-pages.ts';
import { countAnswer, countReview, timed } from './story-tally.ts';

const FAILED_MODERATION: DraftProblem = {
  check: 'moderation',
  kind: 'unsafe',
  message: 'Part of the story is not for small children. Write another one, gentle throughout.',
};

const frightens = (text: string): DraftProblem => ({
  check: 'review',
  kind: 'unsafe',
  message: `This may frighten the child at bedtime, so write something gentle instead: “${text}”`,
});

export type AttemptResult = { story: CandidateStory } | { story?: never; answer: string; problems: DraftProblem[] };

export interface Wanted {
  words: number;
  seed: string;
  /** What to send by now: pages may have been shown since an attempt before. */
  messages: () => readonly ChatMessage[];
  /** Whether pages of this answer may be shown before the whole story passed. */
  mayShow: boolean;
}

/** Throws StoryFailure if a service fails. */
export async function generateAndModerate(context: GenerationContext, wanted: Wanted): Promise<AttemptResult> {
  const answer = await generate(context, wanted);
  const result = await checkAndModerate(context, answer, wanted);
  if (!result.story) context.tally.failed.push(...result.problems.map(({ check }) => check));
  return result;
}

/** An answer, and what became of its pages while it arrived. */
type WatchedAnswer = ModelAnswer & Pick<PageWatcher, 'draftOf' | 'rest' | 'isFlagged' | 'frightening'>;

async function generate(context: GenerationContext, { words, seed, messages, mayShow }: Wanted): Promise<WatchedAnswer> {
  const { storyteller, budget, tally, request, onCall } = context;
  const mostTokens = tokenLimit({
    words,
    pages: pageWords(request.storyLength, request.storyTone, request.age).length,
    reasons: context.reasons,
    cutOffs: tally.cutOffs,
  });
  let watcher: PageWatcher | undefined;
  try {
    const written = () =>
      withRetries(async (signal, onProgress) => {
        // What the attempt before still has to show comes first, because this one continues after it.
        await watcher?.close();
        watcher = watchPages(context, seed);
        const { onText: watch, ...shown } = watcher;
        const onText = (textSoFar: string) => {
          onProgress();
          if (mayShow && context.onPages !== null) watch(textSoFar);
        };
        return { ...(await storyteller.generate(messages(), { signal, mostTokens, onCall, onText })), ...shown };
      }, budget);
    const answer = await timed(tally, 'writing', () => Promise.race([written(), refusal(context)]));
    context.progress = 'answer';
    countAnswer(tally, answer);
    return answer;
  } finally {
    await watcher?.close();
  }
}

/** Rejects once the review refuses the request, so that the family does not wait for its story. */
function refusal({ requestReview }: GenerationContext): Promise<never> {
  return new Promise((_resolve, reject) => {
    void requestReview.then(({ isRefused }) => isRefused && reject(new StoryFailure('refused')));
  });
}

function formatCheck({ refused, ending }: ModelAnswer): string {
  return refused ? 'refusal' : ending === 'cut-off' ? 'cut-off' : 'format';
}

async function checkAndModerate(context: GenerationContext, answer: WatchedAnswer, { words, seed }: Wanted): Promise<AttemptResult> {
  const { request, animal, children, storyteller, budget, tally, onCandidate, shown } = context;
  const bad = (...problems: DraftProblem[]): AttemptResult => ({ answer: answer.text, problems });
  const asked = await context.requestReview;
  if (asked.isRefused) throw new StoryFailure('refused');
  if (asked.known.length > 0) {
    context.requestReview = Promise.resolve({ ...asked, known: [] });
    return bad(...asked.known.map(frightens));
  }
  if (answer.ending === 'filtered') return bad({ ...FAILED_MODERATION, check: 'filter' });
  const draft = answer.draftOf(answer);
  if (typeof draft === 'string') return bad({ check: formatCheck(answer), kind: 'unusable', message: draft });
  const title = shown?.title ?? draft.title;
  const rest = answer.rest(draft.pages);
  if (rest === null) return bad({ check: 'format', kind: 'unusable', message: 'Keep the shown pages as they are.' });
  const pages = [...(shown?.pages ?? []), ...rest];
  const paragraphs = paragraphsOf({ pages });
  tally.grade = readingGrade(paragraphs);
  const { age, notTonight } = request;
  const problems = draftProblems({ title, paragraphs }, { words, animal, children, age, notTonight });
  problems.push(...answer.frightening().map(frightens));
  if (context.mendsCraft) problems.push(...pagesCraft(rest, request, animal));
  if (problems.length > 0) return bad(...problems);
  if (answer.isFlagged()) return bad(FAILED_MODERATION);
  const remember = fitMemories(draft.remember ?? [], request);
  const template: StoryTemplate = {
    ...{ title, pages, ...fitNotes(draft, { animal, children, notTonight }) },
    ...(remember.length > 0 ? { remember } : {}),
    ...(draft.pictureCast && { pictureCast: draft.pictureCast }),
  };
  if (addsProfanity(template, request)) return bad({ ...FAILED_MODERATION, check: 'profanity' });
  const story = { template, memory: rememberedStory({ title, paragraphs }, animal.sent, seed) };
  context.progress = 'story';
  const stored = onCandidate(story);
  try {
    if (asked.failure !== null) throw asked.failure;
    // Shown pages were reviewed one by one, and nothing could mend them now.
    const texts = { moderated: moderatedTexts(template), reviewed: reviewedTexts(template, shown), notes: notesOf(template), age };
    const judgment = await timed(tally, 'moderating', () =>
      judgeTexts(texts, { storyteller, budget }, (review) => countReview(tally, review)),
    );
    context.progress = 'answer';
    const reasons = judgment.passesModeration ? judgment.frightening.map(frightens) : [FAILED_MODERATION];
    if (reasons.length === 0) return { story: { ...story, template: withoutNotes(template, judgment.frighteningNotes) } };
    await stored;
    await context.onRejected();
    return bad(...reasons);
  } finally {
    await stored;
  }
}
