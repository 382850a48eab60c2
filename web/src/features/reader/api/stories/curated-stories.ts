/** The curated stories as the server publishes them (section 7, decisions P2 and P3): home's list, and each story by itself. */
import { useQuery } from '@tanstack/react-query';
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import { onWorkerMessage } from '../../../../data/device/worker/service-worker.ts';
import { queryClient } from '../../../../data/query/query-client.ts';

const FEATURED_KEY = ['/api/stories/featured'] as const;

// The worker has a newer copy: what is on the screen is loaded again. The prerender has no worker.
if (!import.meta.env.SSR) {
  onWorkerMessage('CURATED_CHANGED', () => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/stories/') });
  });
}

export function useFeaturedStories() {
  return useQuery<CuratedStorySummary[]>({ queryKey: FEATURED_KEY });
}

/** Gives the cache the list that the build put into the page; {@link refreshFeaturedStories} replaces it. */
export function primeFeaturedStories(stories: CuratedStorySummary[]): void {
  queryClient.setQueryData(FEATURED_KEY, stories);
}

/** Fetches home's list again. Never rejects: on failure the current list stays. */
export function refreshFeaturedStories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: FEATURED_KEY, refetchType: 'all' });
}

/** One story by its number or slug; fetches nothing while there is no key. */
export function useCuratedStory(key: string | undefined) {
  return useQuery<CuratedStory>({ queryKey: storyPath(key ?? ''), enabled: key !== undefined && key !== '' });
}

/** The same outside React, through the same cache. */
export function fetchCuratedStory(key: string): Promise<CuratedStory> {
  return queryClient.fetchQuery<CuratedStory>({ queryKey: storyPath(key) });
}

function storyPath(key: string) {
  return [`/api/stories/${encodeURIComponent(key)}`] as const;
}
