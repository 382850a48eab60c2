/** Home's list of curated stories, as the server publishes it (section 7, decisions P2 and P3). */
import { useQuery } from '@tanstack/react-query';
import type { CuratedStorySummary } from '@tuckaway/domain';
import { queryClient } from '../queries/query-client.ts';

const FEATURED_KEY = ['/api/stories/featured'] as const;

/** Home's list, newest first. */
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
