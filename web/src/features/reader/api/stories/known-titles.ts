/** Titles of stories that this page has in its cache, for naming entries that wait to be sent. */
import { queryClient } from '../../../../data/query/query-client.ts';
import { useFeaturedStories } from './curated-stories.ts';

export function useKnownTitles(): (storyId: string) => string | undefined {
  const { data: featured } = useFeaturedStories();
  return (storyId) => featured?.find(({ id }) => String(id) === storyId)?.title ?? titleInCache(storyId);
}

export function titleInCache(storyId: string): string | undefined {
  const everything = queryClient.getQueryCache().getAll();
  const items: unknown[] = everything.flatMap(({ state }): unknown[] => itemsIn(state.data));
  return items.find((item): item is { title: string } => isTitled(item) && String(item.id) === storyId)?.title;
}

/** Query data is one object, a list, or a page of the shelf. */
function itemsIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const { stories } = (data ?? {}) as { stories?: unknown };
  return Array.isArray(stories) ? stories : [data];
}

function isTitled(item: unknown): item is { id: unknown; title: string } {
  return typeof item === 'object' && item !== null && 'id' in item && 'title' in item && typeof item.title === 'string';
}
