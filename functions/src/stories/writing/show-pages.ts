/** Shows the pages of an answer while it arrives: each is checked and moderated by itself first (decision S14). */
import { countWords, type FamilyPage, wordsFor } from '@tuckaway/domain';
import { textProblems } from '../checks/checks.ts';
import { parseDraft } from '../checks/parse-draft.ts';
import { passesModeration } from '../model/moderation.ts';
import { addsProfanity, paragraphsOf, templateContext } from '../story-template.ts';
import { isOpeningAlike, rememberedStory } from './family-memory.ts';
import type { GenerationContext, ShownPages } from './generation-context.ts';
import { partialAnswer } from './partial-answer.ts';

/** A page with more of the story's words would leave too few for the rest, which could not be mended any more. */
const MOST_OF_STORY = 0.4;

export interface PageWatcher {
  /** @param textSoFar the whole answer as far as it has arrived. */
  onText(textSoFar: string): void;
  /** The answer's pages that follow the shown ones; null if they are not those of which some were shown. */
  rest(pages: readonly FamilyPage[]): FamilyPage[] | null;
  /** Resolves once every page that has arrived is shown or was rejected. No page is shown after it. */
  close(): Promise<void>;
}

/** The pages of an answer that follow the shown ones, of which the model may have repeated some. */
function pagesAfter(shown: ShownPages | null, pages: readonly FamilyPage[]): FamilyPage[] {
  const known = new Set(shown?.pages.map(({ text }) => text));
  return pages.filter(({ text }) => !known.has(text));
}

/** Pages are shown in order; after one that fails a check, no further page of this answer is. */
export function watchPages(context: GenerationContext, seed: string): PageWatcher {
  const { request } = context;
  const shownBefore = context.shown;
  let taken = 0;
  let end = 0;
  let open = context.onPages !== null;
  let last = Promise.resolve();

  async function show(title: string, page: FamilyPage): Promise<void> {
    if (!open) return;
    const isFit = await passesAlone(context, { title, page, seed }).catch(() => false);
    if (!isFit) {
      open = false;
      return;
    }
    context.shown = { title, seed, pages: [...(context.shown?.pages ?? []), page] };
    context.tally.shown = context.shown.pages.length;
    await context.onPages?.(context.shown);
    context.tally.ms.firstPage ??= Date.now() - context.startedAt;
  }

  return {
    onText(textSoFar) {
      const partial = open ? partialAnswer(textSoFar, end) : null;
      if (partial === null) return;
      end = partial.end;
      const draft = parseDraft({ text: JSON.stringify(partial), ending: 'complete', refused: false }, templateContext(request));
      if (typeof draft === 'string') return;
      const title = shownBefore?.title ?? draft.title;
      for (const page of pagesAfter(shownBefore, draft.pages).slice(taken)) {
        taken += 1;
        last = last.then(() => show(title, page));
      }
    },
    rest(pages) {
      const after = pagesAfter(shownBefore, pages);
      const shownNow = context.shown?.pages.slice(shownBefore?.pages.length ?? 0) ?? [];
      return shownNow.every(({ text }, index) => text === after[index]?.text) ? after.slice(shownNow.length) : null;
    },
    async close() {
      await last;
      open = false;
    },
  };
}

/** Whether a page is fit to be shown before the rest of its story is known. */
async function passesAlone(
  context: GenerationContext,
  { title, page, seed }: { title: string; page: FamilyPage; seed: string },
): Promise<boolean> {
  const { request, animal, children, storyteller, budget, shown, earlier } = context;
  const template = { title, pages: [page] };
  const paragraphs = paragraphsOf(template);
  if (title === '' || countWords(paragraphs.join(' ')) > wordsFor(request.storyLength) * MOST_OF_STORY) return false;
  if (textProblems({ title, paragraphs }, { animal, children, notTonight: request.notTonight }).length > 0) return false;
  if (addsProfanity(template, request)) return false;
  // A shown story is not replaced by another one, so one that begins like an earlier one is not shown.
  if (shown === null && isOpeningAlike(rememberedStory({ title, paragraphs }, animal.sent, seed), earlier)) return false;
  return passesModeration(shown === null ? [title, ...paragraphs] : paragraphs, storyteller, budget);
}
