/** The pages of a story that is still being written: `storyDrafts/{uid}_{storyId}`, deleted when the story is saved (decision S14). */
import { type FamilyPage, fallbackTitle, parsePages, readCast, type StoryCast } from '@tuckaway/domain';
import { documentName, getDocument } from '../../../data/firestore/client.ts';
import { pageClient } from '../../../data/firestore/read-client.ts';
import type { StoryOrder } from '../../../data/outbox/entry.ts';

/** Milliseconds between an answer and the next look. */
const POLL_INTERVAL_MS = 1000;

export interface StoryDraft {
  title: string;
  /** At least one. */
  pages: readonly FamilyPage[];
  pictureCast?: StoryCast;
}

/**
 * Looks for pages once a second while the page is visible and online. Errors and missing documents mean that there is no page yet.
 * @param onPages called with all pages when there are more; pages that were passed once stay as they are.
 * @returns stops looking.
 */
export function followStoryDraft(order: StoryOrder, onPages: (draft: StoryDraft) => void): () => void {
  const stopped = new AbortController();
  let shown: StoryDraft | null = null;
  let timer: ReturnType<typeof setTimeout>;

  async function look(): Promise<void> {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      const found = await readDraft(order, stopped.signal);
      const longer = found && extended(shown, found);
      if (stopped.signal.aborted) return;
      if (longer) {
        shown = longer;
        onPages(longer);
      }
    }
    lookLater();
  }

  function lookLater(): void {
    timer = setTimeout(() => void look(), POLL_INTERVAL_MS);
  }

  lookLater();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

/** Resolves with null if it is missing or cannot be read. Never rejects. */
export async function readDraft({ uid, storyId, request }: StoryOrder, signal: AbortSignal): Promise<StoryDraft | null> {
  const answer = await getDocument(pageClient, uid, documentName(pageClient, 'storyDrafts', `${uid}_${storyId}`), { signal });
  const fields = answer.kind === 'done' ? answer.body.fields : null;
  const pages = parsePages(fields?.pages, request.storySetting, fields?.pictureCast);
  if (pages === null) return null;
  const title = typeof fields?.title === 'string' ? fields.title.trim() : '';
  return {
    title: title || fallbackTitle(request.childName, request.favoriteAnimal),
    pages,
    ...(fields?.pictureCast !== undefined && { pictureCast: readCast(fields.pictureCast) }),
  };
}

/** The shown pages with those that follow them; null if none do, or if the pages belong to another version. */
function extended(shown: StoryDraft | null, found: StoryDraft): StoryDraft | null {
  if (shown === null) return found;
  if (found.pages.length <= shown.pages.length || shown.pages.some(({ text }, index) => text !== found.pages[index]?.text)) return null;
  return { ...found, title: shown.title, pages: [...shown.pages, ...found.pages.slice(shown.pages.length)] };
}
