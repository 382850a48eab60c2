/** A story prepared for the booklet and the e-book. */
import {
  adventureLine,
  type CuratedStory,
  childrenNames,
  coverPicture,
  PRODUCT_NAME,
  pageParagraphs,
  pagePicture,
  STORY_LABELS,
  type Story,
  type StoryLooks,
  type StoryPicture,
  signOff,
  storyPages,
  textDirection,
} from '@tuckaway/domain';

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
  /** Of its reader in the app. */
  path: string;
  title: string;
  line: string;
  dedication: string | null;
  cover: KeptPicture | null;
  parts: KeptPart[];
  ending: string;
  /** How the story was made (decision P18). */
  imprint: string;
  /** Of a talking book. */
  narration?: Narration;
}

/** Of the whole book, because an English paragraph may begin with a name of another script. */
export function directionOf({ title, parts }: KeptBook): 'ltr' | 'rtl' {
  return textDirection([title, ...parts.flatMap(({ paragraphs }) => paragraphs)].join(' '));
}

/** @param looks how its children look: the family keeps the book that it reads. */
export function familyBook(story: Story, looks: StoryLooks = []): KeptBook {
  const names = childrenNames(story);
  const drawn = (picture: StoryPicture): KeptPicture => ({ source: { drawn: picture }, alt: '' });
  return {
    id: story.id,
    path: `/read-story/${story.id}`,
    title: story.title,
    line: adventureLine(names, story.favoriteAnimal),
    dedication: `For ${names}`,
    cover: drawn(coverPicture(story)),
    parts: storyPages(story).map(({ text, scene }, page, { length }) => ({
      paragraphs: pageParagraphs(text),
      picture: drawn(pagePicture(story, scene, page, looks, length)),
    })),
    ending: signOff(names),
    imprint: `${STORY_LABELS.own}, with ${PRODUCT_NAME}.`,
  };
}

/** @param paragraphsOf splits a page's text into paragraphs. */
export function curatedBook(
  story: CuratedStory,
  paragraphsOf: (page: CuratedStory['pages'][number]) => string[],
  ending: string,
): KeptBook {
  const picture = (url: string | undefined, alt: string | undefined): KeptPicture | null =>
    url === undefined ? null : { source: { url }, alt: alt ?? '' };
  return {
    id: String(story.id),
    path: `/story/${story.id}`,
    title: story.title,
    line: story.description,
    dedication: null,
    cover: picture(story.imageUrl, story.imageAlt),
    parts: story.pages.map((page) => ({ paragraphs: paragraphsOf(page), picture: picture(page.imageUrl, page.imageAlt) })),
    ending,
    imprint: `${STORY_LABELS.curated}, by ${PRODUCT_NAME}.`,
  };
}
