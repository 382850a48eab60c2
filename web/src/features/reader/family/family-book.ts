import {
  adventureLine,
  childrenNames,
  pageParagraphs,
  pagePicture,
  STORY_LABELS,
  type Story,
  type StoryLooks,
  signOff,
  storyPages,
} from '@tuckaway/domain';
import { type Book, type BookPage, directionAndLanguage } from '../book.ts';

/** A family's story as a book. @param finished whether its last page is written */
export function familyBook(story: Omit<Story, 'createdAt'>, looks: StoryLooks, finished = true): Book {
  const { id, title, favoriteAnimal } = story;
  const names = childrenNames(story);
  const leaves = storyPages(story).map(({ text, scene }, index, { length }): BookPage => {
    const picture = pagePicture(story, scene, index, looks, finished ? length : 0);
    return { paragraphs: pageParagraphs(text), picture: { kind: 'drawn', picture } };
  });
  const words = { line: adventureLine(names, favoriteAnimal), label: STORY_LABELS.own, ending: signOff(names) };
  return { id, title, ...directionAndLanguage(title, leaves), ...words, pages: leaves, asks: story };
}
