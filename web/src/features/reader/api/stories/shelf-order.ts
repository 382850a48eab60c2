/** The order of the stories on a family's shelf, and where a page of it begins. Pure. */
import type { Story } from '@tuckaway/domain';

/** Stories in a page that is shown. */
export const SHELF_PAGE = 18;
/** Stories in a page that is fetched for searching: the most that the rules allow in one query. */
export const SEARCH_PAGE = 100;

/** A story's place. `createdAt` is in milliseconds with fractions, as the server counts in microseconds. */
export type ShelfPlace = Pick<Story, 'id' | 'createdAt'>;

export interface ShelfPage {
  stories: Story[];
  /** The last story of this page, after which the next page begins; null on the last page. */
  next: ShelfPlace | null;
}

/** Newest first; stories of the same moment by id, as the server sorts them. */
export function newestStoryFirst(one: ShelfPlace, other: ShelfPlace): number {
  if (one.createdAt !== other.createdAt) return other.createdAt - one.createdAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}

/** Whether the story comes after the place; every story comes after null. */
export function isBehind(story: ShelfPlace, place: ShelfPlace | null): boolean {
  return place === null || newestStoryFirst(place, story) < 0;
}

/** The page that the server's answer to a query for `size` stories makes. */
export function shelfPage(stories: readonly Story[], size: number): ShelfPage {
  const last = stories.at(-1);
  return { stories: [...stories], next: last && stories.length >= size ? placeOf(last) : null };
}

export function placeOf({ id, createdAt }: ShelfPlace): ShelfPlace {
  return { id, createdAt };
}
