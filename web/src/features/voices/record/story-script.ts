import { bookText, type InvitedPage, type PicturedStory, pageParagraphs, pagePicture, textLanguage } from '@tuckaway/domain';
import { type PassagePlace, recordedStarts, scriptOf } from '../api/sentences.ts';
import type { StudioPage } from './studio.tsx';

/** A story's pages as they are recorded: sentence by sentence, as the player reads them. @param ending its last words. */
export function studioPages(story: PicturedStory & { title: string }, pages: readonly InvitedPage[], ending: string): StudioPage[] {
  const parts = pages.map(({ text }) => ({ paragraphs: pageParagraphs(text) }));
  const passages = parts.map(({ paragraphs }, index) => [
    ...(index === 0 ? [{ place: 'title', text: story.title } as const] : []),
    ...paragraphs.map((text, place) => ({ place, text })),
    ...(index === pages.length - 1 ? [{ place: 'end', text: ending } as const] : []),
  ]);
  const language = textLanguage(bookText(story.title, parts));
  const script = scriptOf(passages, language);
  const linesAt = (index: number, isPlace: (place: PassagePlace) => boolean) =>
    script.filter(({ page, place }) => page === index && isPlace(place)).map(({ text }) => text);
  return pages.map(({ scene, lines }, index) => ({
    picture: pagePicture(story, scene, index, [], pages.length),
    sentences: [
      ...linesAt(index, (place) => place === 'title'),
      ...(lines ?? linesAt(index, (place) => typeof place === 'number')),
      ...linesAt(index, (place) => place === 'end'),
    ],
    startsIn: (recording) => recordedStarts(passages[index] ?? [], language, recording),
  }));
}
