/** Home's list of curated stories, as the server publishes it (section 7, decisions P2 and P3). */
import type { CuratedStorySummary } from '@tuckaway/domain';
import { loadQueries, useLateQuery } from '../queries/late-queries.ts';
import { haveData, type LateQuery } from '../queries/query-library.ts';

const FEATURED: LateQuery<CuratedStorySummary[]> = { queryKey: ['/api/stories/featured'] };

/** Home's list, newest first. */
export function useFeaturedStories() {
  return useLateQuery(FEATURED);
}

/** Home's list as it was when the page was built: it is there at once, until {@link refreshFeaturedStories} has a newer one. */
export function haveFeaturedStories(stories: CuratedStorySummary[]): void {
  haveData(FEATURED.queryKey, stories);
}

/** Asks for home's list anew. Never rejects: what is there stays. */
export async function refreshFeaturedStories(): Promise<void> {
  const queries = await loadQueries();
  await queries?.invalidateQueries({ queryKey: FEATURED.queryKey, refetchType: 'all' });
}

/** Has a story at hand that somebody is about to open. Never rejects. */
export async function expectStory(key: string): Promise<void> {
  // Beside each other: the one needs the other.
  const [loaded] = await Promise.all([import('./curated-stories.ts').catch(() => undefined), loadQueries()]);
  await loaded?.expectCuratedStory(key);
}
