/** The curated stories, as the server publishes them (section 7, decisions P2 and P3). */

import { useQuery } from '@tanstack/react-query';
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import { queryClient } from './query-client.ts';

const FEATURED_KEY = ['/api/stories/featured'] as const;

/** Home's list, newest first. */
export function useFeaturedStories() {
  return useQuery<CuratedStorySummary[]>({ queryKey: FEATURED_KEY });
}

/** Home's list as it was when the page was built: it is there at once, until {@link refreshFeaturedStories} has a newer one. */
export function haveFeaturedStories(stories: CuratedStorySummary[]): void {
  queryClient.setQueryData<CuratedStorySummary[]>(FEATURED_KEY, stories);
}

/** Asks for home's list anew. Never rejects: what is there stays. */
export function refreshFeaturedStories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: FEATURED_KEY, refetchType: 'all' });
}

/** One story by its number or slug; asks nothing while there is no key. */
export function useCuratedStory(key: string | undefined) {
  return useQuery<CuratedStory>({ queryKey: storyKey(key ?? ''), enabled: key !== undefined && key !== '' });
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
