/** How a family's own stories stand on their shelf, and where a page of it begins. Pure. */
import type { Story } from '@tuckaway/domain';

/** A page that is looked at. */
export const SHELF_PAGE = 18;
/** A page that is fetched to be searched: the most that the rules let one query have. */
export const SEARCH_PAGE = 100;

/** Where a story stands. `createdAt` is in milliseconds and has fractions: the server's clock counts in microseconds. */
export type ShelfPlace = Pick<Story, 'id' | 'createdAt'>;

export interface ShelfPage {
  stories: Story[];
  /** The last story of this page, behind which the next one begins; null after the last page. */
  next: ShelfPlace | null;
}

/** Newest first; of one moment, by the id, as the server sorts them. */
export function newestStoryFirst(one: ShelfPlace, other: ShelfPlace): number {
  if (one.createdAt !== other.createdAt) return other.createdAt - one.createdAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}

/** Whether it stands behind the place; everything stands behind null. */
export function isBehind(story: ShelfPlace, place: ShelfPlace | null): boolean {
  return place === null || newestStoryFirst(place, story) < 0;
}

/** What the server said to a question for so many. */
export function shelfPage(stories: readonly Story[], size: number): ShelfPage {
  const last = stories.at(-1);
  return { stories: [...stories], next: last && stories.length >= size ? placeOf(last) : null };
}

export function placeOf({ id, createdAt }: ShelfPlace): ShelfPlace {
  return { id, createdAt };
}
