/** The curated stories, one by one, as the server publishes them (section 7, decisions P2 and P3). */
import { useQuery } from '@tanstack/react-query';
import type { CuratedStory } from '@tuckaway/domain';
import { queryClient } from '../queries/query-client.ts';

/** One story by its number or slug; fetches nothing while there is no key. */
export function useCuratedStory(key: string | undefined) {
  return useQuery<CuratedStory>({ queryKey: storyPath(key ?? ''), enabled: key !== undefined && key !== '' });
}

/** The same outside React, through the same cache. */
export function fetchCuratedStory(key: string): Promise<CuratedStory> {
  return queryClient.fetchQuery<CuratedStory>({ queryKey: storyPath(key) });
}

/** Fetches a story that the user is about to open. Never rejects. */
export function prefetchCuratedStory(key: string): Promise<void> {
  return queryClient.prefetchQuery({ queryKey: storyPath(key) });
}

function storyPath(key: string) {
  return [`/api/stories/${encodeURIComponent(key)}`] as const;
}
