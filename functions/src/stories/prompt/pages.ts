import type { AgeBand, StoryLength } from '@tuckaway/domain';

export interface PageCount {
  least: number;
  most: number;
}

const PAGES: Readonly<Record<StoryLength, PageCount>> = {
  short: { least: 4, most: 6 },
  medium: { least: 6, most: 9 },
  long: { least: 8, most: 12 },
};

/** Toddlers turn the page after a line or two. A page's scene costs as much as 90 words, so that long stories have no more pages than for older children. */
const TODDLER_PAGES: Readonly<Record<StoryLength, PageCount>> = {
  short: { least: 7, most: 9 },
  medium: { least: 9, most: 11 },
  long: { least: 10, most: 12 },
};

/** How many pages the model is asked for. */
export function pagesFor(length: StoryLength, age?: AgeBand): PageCount {
  return (age === '2-3' ? TODDLER_PAGES : PAGES)[length];
}
