import type { CuratedStory, StoryPage } from '@tuckaway/domain';
import type { Passage } from '../../data/reading/listening.ts';
import { THE_END } from './messages.ts';

/** The page's paragraphs, split at blank lines; single line breaks stay inside. */
export function paragraphsOf({ content }: StoryPage): string[] {
  return (content ?? '')
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A story as it is read aloud: its title, each page's paragraphs, and its last words. */
export function passagesOf({ title, pages }: CuratedStory): Passage[][] {
  return pages.map((page, index) => [
    ...(index === 0 ? [{ place: 'title', text: title } as const] : []),
    ...paragraphsOf(page).map((text, place) => ({ place, text })),
    ...(index === pages.length - 1 ? [{ place: 'end', text: THE_END } as const] : []),
  ]);
}
