/** A story prepared for the booklet and the e-book. */
import {
  adventureLine,
  bookText,
  type CuratedStory,
  childrenNames,
  coverPicture,
  curatedLabel,
  PRODUCT_NAME,
  pageParagraphs,
  pagePicture,
  STORY_LABELS,
  type Story,
  type StoryLooks,
  type StoryPicture,
  signOff,
  storyPages,
  type Talk,
  textDirection,
  textLanguage,
} from '@tuckaway/domain';

import { currentComfort } from '../reader/api/reading/reading-comfort.ts';
import { curatedTalk } from '../reader/talk/curated-talk.ts';
import type { Narration } from './epub/narration.ts';

export interface KeptPicture {
  source: { drawn: StoryPicture } | { url: string };
  /** For a URL; the art kit describes its own drawings. */
  alt: string;
}

export interface KeptPart {
  paragraphs: string[];
  picture: KeptPicture | null;
}

export interface KeptBook {
  /** Identifies the book: the UUID of a family's story, or the number of a curated one. */
  id: string;
  /** The address of its reader in the app. */
  path: string;
  title: string;
  /** The language of title, line and parts (BCP 47). */
  language: string;
  line: string;
  dedication: string | null;
  cover: KeptPicture | null;
  parts: KeptPart[];
  ending: string;
  /** How the story was made (decision P18). */
  imprint: string;
  /** The questions on its last page; missing without them, and if the family switched them off. */
  talk?: Talk;
  /** Of a talking book. */
  narration?: Narration;
}

export function directionOf({ title, parts }: KeptBook): 'ltr' | 'rtl' {
  return textDirection(bookText(title, parts));
}

/** @param looks how its children look: the family keeps the book that it reads. */
export function familyBook(story: Story, looks: StoryLooks = []): KeptBook {
  const names = childrenNames(story);
  const drawn = (picture: StoryPicture): KeptPicture => ({ source: { drawn: picture }, alt: '' });
  const parts = storyPages(story).map(({ text, scene }, page, { length }) => ({
    paragraphs: pageParagraphs(text),
    picture: drawn(pagePicture(story, scene, page, looks, length)),
  }));
  return {
    id: story.id,
    path: `/read-story/${story.id}`,
    title: story.title,
    language: textLanguage(bookText(story.title, parts)),
    line: adventureLine(names, story.favoriteAnimal),
    dedication: `For ${names}`,
    cover: drawn({ ...coverPicture(story, looks), title: story.title }),
    parts,
    ending: signOff(names),
    imprint: `${STORY_LABELS.own}, with ${PRODUCT_NAME}.`,
  };
}

/** With the questions on its last page, without them if their code cannot be loaded. */
export async function familyBookWithQuestions(story: Story, looks: StoryLooks = []): Promise<KeptBook> {
  const book = familyBook(story, looks);
  if (!currentComfort().talk) return book;
  const talk = await import('../reader/talk/generated-talk.ts').then(({ generatedTalkOf }) => generatedTalkOf(story)).catch(() => null);
  return { ...book, ...(talk && { talk }) };
}

/** @param paragraphsOf splits a page's text into paragraphs. */
export function curatedBook(
  story: CuratedStory,
  paragraphsOf: (page: CuratedStory['pages'][number]) => string[],
  ending: string,
): KeptBook {
  const picture = (url: string | undefined, alt: string | undefined): KeptPicture | null =>
    url === undefined ? null : { source: { url }, alt: alt ?? '' };
  const parts = story.pages.map((page) => ({ paragraphs: paragraphsOf(page), picture: picture(page.imageUrl, page.imageAlt) }));
  return {
    id: String(story.id),
    path: `/story/${story.id}`,
    title: story.title,
    language: story.language ?? textLanguage(bookText(story.title, parts)),
    line: story.description,
    dedication: null,
    cover: picture(story.imageUrl, story.imageAlt),
    parts,
    ending,
    imprint: story.author === undefined ? `${STORY_LABELS.curated}, by ${PRODUCT_NAME}.` : `${curatedLabel(story)}.`,
    ...(story.talk && currentComfort().talk && { talk: curatedTalk(story.talk) }),
  };
}
