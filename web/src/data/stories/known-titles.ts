/** Titles of stories, as far as this device has them at hand: for naming what waits to be sent. */

import { queryClient } from '../queries/query-client.ts';
import { useFeaturedStories } from './curated-stories.ts';

/** Answers with a story's title by its id, or with nothing where only the server would know it. */
export function useKnownTitles(): (storyId: string) => string | undefined {
  const { data: featured } = useFeaturedStories();
  return (storyId) => featured?.find(({ id }) => String(id) === storyId)?.title ?? titleInCache(storyId);
}

/** What was read lately, one by one or in a list. Of private things the cache has the signed-in person's only. */
export function titleInCache(storyId: string): string | undefined {
  const everything = queryClient.getQueryCache().getAll();
  const items: unknown[] = everything.flatMap(({ state }): unknown[] => itemsIn(state.data));
  return items.find((item): item is { title: string } => isTitled(item) && String(item.id) === storyId)?.title;
}

/** A thing by itself, a list of them, or one that came page by page: the shelf's pages hold stories, the favorites' items. */
function itemsIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const { pages } = (data ?? {}) as { pages?: unknown };
  const lists = Array.isArray(pages)
    ? pages.flatMap((page: { stories?: unknown; items?: unknown } | null) => [page?.stories, page?.items])
    : [];
  return [data, ...lists.filter(Array.isArray).flat()];
}

function isTitled(item: unknown): item is { id: unknown; title: string } {
  return typeof item === 'object' && item !== null && 'id' in item && 'title' in item && typeof item.title === 'string';
}
