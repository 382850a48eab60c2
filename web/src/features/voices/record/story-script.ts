import { bookText, coverPicture, type FamilyPage, type PicturedStory, pageParagraphs, pagePicture, textLanguage } from '@tuckaway/domain';
import { recordedStarts, scriptOf } from '../api/sentences.ts';
import type { StudioPage } from './studio.tsx';

/** A story's pages as they are recorded: sentence by sentence, as the player reads them. @param ending its last words. */
export function studioPages(story: PicturedStory & { title: string }, pages: readonly FamilyPage[], ending: string): StudioPage[] {
  const parts = pages.map(({ text }) => ({ paragraphs: pageParagraphs(text) }));
  const passages = parts.map(({ paragraphs }, index) => [
    ...(index === 0 ? [{ place: 'title', text: story.title } as const] : []),
    ...paragraphs.map((text, place) => ({ place, text })),
    ...(index === pages.length - 1 ? [{ place: 'end', text: ending } as const] : []),
  ]);
  const language = textLanguage(bookText(story.title, parts));
  const script = scriptOf(passages, language);
  return pages.map(({ scene }, index) => ({
    picture: index === 0 ? coverPicture(story) : pagePicture(story, scene, index, [], pages.length),
    sentences: script.filter(({ page }) => page === index).map(({ text }) => text),
    startsIn: (recording) => recordedStarts(passages[index] ?? [], language, recording),
    titleSentences: script.filter(({ page, place }) => page === index && place === 'title').length,
  }));
}
