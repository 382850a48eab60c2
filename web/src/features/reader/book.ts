/** A story of either source as the book that the reader shows. */
import {
  bookText,
  type CuratedStory,
  type CuratedTalk,
  curatedLabel,
  pageParagraphs,
  type ScenePlace,
  type Story,
  type StoryPicture,
  textDirection,
  textLanguage,
} from '@tuckaway/domain';
import type { Passage } from '../voices/api/sentences.ts';
import { THE_END } from './messages.ts';

export interface BookPage {
  paragraphs: readonly string[];
  picture: { kind: 'image'; url: string; alt: string } | { kind: 'drawn'; picture: StoryPicture } | null;
}

export interface Book {
  id: string;
  title: string;
  direction: 'ltr' | 'rtl';
  /** The language of title and pages (BCP 47). */
  language: string;
  /** Below the title. */
  line?: string;
  /** How the story was made (decision P18). */
  label: string;
  /** Its last words; null while more pages are being written. */
  ending: string | null;
  /** What the questions of “Talk together” come from: an author's, or the story whose pages are asked about. */
  asks?: CuratedTalk | Omit<Story, 'createdAt'> | undefined;
  pages: readonly BookPage[];
}

export function curatedBook({ id, title, author, language, pages = [], talk }: CuratedStory): Book {
  const leaves = pages.map(({ content = '', imageUrl, imageAlt = '' }): BookPage => {
    return { paragraphs: pageParagraphs(content), picture: imageUrl ? { kind: 'image', url: imageUrl, alt: imageAlt } : null };
  });
  const guessed = directionAndLanguage(title, leaves);
  return {
    id: String(id),
    title,
    ...guessed,
    language: language ?? guessed.language,
    label: curatedLabel({ author }),
    ending: THE_END,
    pages: leaves,
    asks: talk,
  };
}

/** The direction and the language that the letters of a whole book suggest. */
export function directionAndLanguage(title: string, pages: readonly BookPage[]): Pick<Book, 'direction' | 'language'> {
  const text = bookText(title, pages);
  return { direction: textDirection(text), language: textLanguage(text) };
}

/** The place of a drawn page. */
export const placeOf = (page: BookPage | undefined): ScenePlace | undefined =>
  page?.picture?.kind === 'drawn' ? page.picture.picture.scene.place : undefined;

/** A book as it is read aloud: its title, each page's paragraphs, and its last words. */
export function passagesOf({ title, pages, ending }: Book): Passage[][] {
  return pages.map(({ paragraphs }, index) => [
    ...(index === 0 ? [{ place: 'title', text: title } as const] : []),
    ...paragraphs.map((text, place) => ({ place, text })),
    ...(ending !== null && index === pages.length - 1 ? [{ place: 'end', text: ending } as const] : []),
  ]);
}
