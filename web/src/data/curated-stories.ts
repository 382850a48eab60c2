/** The curated stories, one by one, as the server publishes them (section 7, decisions P2 and P3). */
import { useQuery } from '@tanstack/react-query';
import type { CuratedStory } from '@tuckaway/domain';
import { queryClient } from './query-client.ts';

/** One story by its number or slug; asks nothing while there is no key. */
export function useCuratedStory(key: string | undefined) {
  return useQuery<CuratedStory>({ queryKey: storyKey(key ?? ''), enabled: key !== undefined && key !== '' }, queryClient);
}

/** The same outside React, through the same cache. */
export function fetchCuratedStory(key: string): Promise<CuratedStory> {
  return queryClient.fetchQuery<CuratedStory>({ queryKey: storyKey(key) });
}

/** Has a story at hand that somebody is about to open. Never rejects. */
export function expectCuratedStory(key: string): void {
  void queryClient.prefetchQuery<CuratedStory>({ queryKey: storyKey(key) });
}

function storyKey(key: string) {
  return [`/api/stories/${encodeURIComponent(key)}`] as const;
}
