/** Shows the pages of an answer while it arrives: each is checked and moderated by itself first (decision S14). */
import { countWords, type FamilyPage, SCENE_LIMITS, type StoryCast, wordsFor } from '@tuckaway/domain';
import { textProblems, titleProblems } from '../checks/checks.ts';
import { pagesCraft } from '../checks/page-craft.ts';
import { type Draft, parseDraft } from '../checks/parse-draft.ts';
import { isOpeningAlike, rememberedStory } from '../family-memory.ts';
import { judgeTexts, passesModeration } from '../model/judge-texts.ts';
import type { ModelAnswer } from '../ports/storyteller.ts';
import { addsProfanity, castTexts, paragraphsOf, type ShownPages, templateContext } from '../story-template.ts';
import type { GenerationContext } from './generation-context.ts';
import { firstPageOf, partialAnswer } from './partial-answer.ts';
import { countReview } from './story-tally.ts';
import { withoutNamesakes } from './without-namesakes.ts';

/** Shares of the story's words that a page, and all shown pages, may have: a story that gets too long or too short can only be repaired behind them. */
const MOST_OF_STORY = { page: 0.4, shown: 0.8 };
/** Words up to which a page may come back in its story; a longer one is a copy. */
const REFRAIN_WORDS = 15;

export interface PageWatcher {
  /** The draft of a whole or partial answer, with its namesakes renamed; if the answer is no draft, the problem in words for the model. */
  draftOf(answer: ModelAnswer): Draft | string;
  /** @param textSoFar the whole answer as far as it has arrived. */
  onText(textSoFar: string): void;
  /** The answer's pages that follow the shown ones; null if they are not those of which some were shown. */
  rest(pages: readonly FamilyPage[]): FamilyPage[] | null;
  /** Whether moderation flagged a page. */
  isFlagged(): boolean;
  /** The page's text or the story's title, if the reviewing model finds them frightening. */
  frightening(): readonly string[];
  /** Resolves once every page that has arrived is shown or was rejected. No page is shown after it. */
  close(): Promise<void>;
}

/**
 * The pages of an answer that follow the shown ones, of which the model may have repeated some. A short page elsewhere is a refrain that comes back. The
 * verdict on a page does not depend on those after it, which may not have arrived.
 */
function pagesAfter(shown: ShownPages | null, pages: readonly FamilyPage[]): FamilyPage[] {
  const texts = shown?.pages.map(({ text }) => text) ?? [];
  /** The shown page that a model which repeats them writes now; -1 once it writes new ones. */
  let next = 0;
  return pages.filter(({ text }, index) => {
    const isLast = index === 0 && text === texts.at(-1);
    const at = text === texts[next] ? next : isLast || countWords(text) > REFRAIN_WORDS ? texts.lastIndexOf(text) : -1;
    next = at === -1 ? -1 : at + 1;
    return at === -1;
  });
}

/** Pages are shown in order; after one that fails a check, no further page of this answer is. */
export function watchPages(context: GenerationContext, seed: string): PageWatcher {
  const { request, animal } = context;
  const shownBefore = context.shown;
  const ownName = animal.isOwnName && animal.hidden !== null ? [animal.hidden] : [];
  const names = [request.childName, ...(request.siblings ?? []), ...ownName];
  let taken = 0;
  let end = 0;
  let flagged = false;
  let frightening: readonly string[] = [];
  let open = context.onPages !== null;
  let last = Promise.resolve();
  let early: { title: string; text: string; verdict: Promise<Verdict> } | null = null;

  const judged = (title: string, page: FamilyPage, cast?: StoryCast) =>
    judge(context, { title, page, cast, seed }).catch(() => 'held-back' as const);

  function draftOf(answer: ModelAnswer): Draft | string {
    const draft = parseDraft(answer, { ...templateContext(request), pictureCast: shownBefore?.pictureCast });
    return typeof draft === 'string' ? draft : withoutNamesakes(draft, names, shownBefore);
  }

  /** Judges the story's first page while its scene is still being written, because the family waits for it. */
  function judgeEarly(textSoFar: string): void {
    const first = early === null && context.shown === null ? firstPageOf(textSoFar) : null;
    if (first === null) return;
    const draft = draftOf(answerOf(first));
    const [page] = typeof draft === 'string' ? [] : draft.pages;
    if (typeof draft === 'string' || !page) return;
    early = { title: draft.title, text: page.text, verdict: judged(draft.title, page) };
  }

  /** The early verdict knows a page's text only. */
  async function withCast(verdict: Promise<Verdict>, cast: StoryCast | undefined): Promise<Verdict> {
    const texts = castTexts(cast);
    const known = await verdict;
    if (known !== 'fit' || texts.length === 0) return known;
    const { storyteller, budget } = context;
    return passesModeration(texts, { storyteller, budget }).then(
      (passes) => (passes ? 'fit' : 'flagged'),
      () => 'held-back',
    );
  }

  async function show(title: string, page: FamilyPage, pictureCast: StoryCast | undefined): Promise<void> {
    if (!open) return;
    const isJudged = early?.title === title && early.text === page.text && context.shown === null;
    const verdict = await (isJudged && early ? withCast(early.verdict, pictureCast) : judged(title, page, pictureCast));
    if (verdict !== 'fit') {
      open = false;
      if (verdict === 'flagged') flagged = true;
      else if (verdict !== 'held-back') frightening = verdict;
      return;
    }
    context.shown = { title, seed, pages: [...(context.shown?.pages ?? []), page], ...(pictureCast && { pictureCast }) };
    context.tally.shown = context.shown.pages.length;
    await context.onPages?.(context.shown);
    context.tally.ms.firstPage ??= Date.now() - context.startedAt;
  }

  return {
    draftOf,
    onText(textSoFar) {
      if (open) judgeEarly(textSoFar);
      const partial = open ? partialAnswer(textSoFar, end) : null;
      if (partial === null) return;
      end = partial.end;
      // An answer in more pages than a story has is divided anew in the end, so no more of it is shown.
      if (partial.pages.length > SCENE_LIMITS.pages) open = false;
      if (!open) return;
      const draft = draftOf(answerOf(partial));
      if (typeof draft === 'string') return;
      const title = shownBefore?.title ?? draft.title;
      for (const page of pagesAfter(shownBefore, draft.pages).slice(taken)) {
        taken += 1;
        last = last.then(() => show(title, page, draft.pictureCast));
      }
    },
    rest(pages) {
      const after = pagesAfter(shownBefore, pages);
      const shownNow = context.shown?.pages.slice(shownBefore?.pages.length ?? 0) ?? [];
      return shownNow.every(({ text }, index) => text === after[index]?.text) ? after.slice(shownNow.length) : null;
    },
    isFlagged: () => flagged,
    frightening: () => frightening,
    async close() {
      await last;
      open = false;
    },
  };
}

function answerOf(partial: object): ModelAnswer {
  return { text: JSON.stringify(partial), ending: 'complete', refused: false };
}

/** `flagged`: moderation says that the page is not for children. A list: these texts frighten, according to the reviewing model. */
type Verdict = 'fit' | 'held-back' | 'flagged' | readonly string[];

/** Whether a page may be shown before the rest of its story is known. */
async function judge(
  context: GenerationContext,
  { title, page, cast, seed }: { title: string; page: FamilyPage; cast: StoryCast | undefined; seed: string },
): Promise<Verdict> {
  const { request, animal, children, storyteller, budget, tally, shown, earlier } = context;
  const template = { title, pages: [page] };
  const paragraphs = paragraphsOf(template);
  const words = wordsFor(request.storyLength);
  const written = (pages: readonly FamilyPage[]) => countWords(paragraphsOf({ pages: [...pages] }).join(' '));
  // A shown title stays, too.
  if (titleProblems(title, children).length > 0 || written([page]) > words * MOST_OF_STORY.page) return 'held-back';
  if (written([...(shown?.pages ?? []), page]) > words * MOST_OF_STORY.shown) return 'held-back';
  if (textProblems({ title, paragraphs }, { animal, children, notTonight: request.notTonight }).length > 0) return 'held-back';
  if (addsProfanity(template, request)) return 'held-back';
  if (context.mendsCraft && pagesCraft([page], request, animal).length > 0) return 'held-back';
  // A shown story is not replaced by another one, so one that begins like an earlier one is not shown.
  if (shown === null && isOpeningAlike(rememberedStory({ title, paragraphs }, animal.sent, seed), earlier)) return 'held-back';
  const asked = await context.requestReview;
  if (asked.isRefused || asked.failure !== null || asked.known.length > 0) return 'held-back';
  const withTitle = (texts: readonly string[]) => (shown === null ? [title, ...texts] : texts);
  const { passesModeration, frightening } = await judgeTexts(
    {
      moderated: withTitle([...paragraphs, ...castTexts(cast)]),
      reviewed: withTitle([page.text]),
      age: request.age,
    },
    { storyteller, budget },
    (review) => countReview(tally, review),
  );
  if (!passesModeration) return 'flagged';
  return frightening.length > 0 ? frightening : 'fit';
}
