/** The curated stories, one by one, as the server publishes them (section 7, decisions P2 and P3). */
import type { CuratedStory } from '@tuckaway/domain';
import { useEffect, useMemo, useState } from 'react';
import { lineQuiet, SOON } from '../lib/network-idle.ts';
import { earlyData, isAskedEarly } from '../queries/early-data.ts';
import { loadQueries, useLateQuery } from '../queries/late-queries.ts';
import { haveData } from '../queries/query-library.ts';

/**
 * One story by its number or slug; asks nothing while there is no key. Where the page itself has asked for it, it is shown without the
 * query library, which then comes when it is quiet.
 */
export function useCuratedStory(key: string | undefined) {
  const path = pathOf(key ?? '');
  /** The last story that the page's own answer was looked at for. */
  const [lookedAt, setLookedAt] = useState('');
  const early = path !== lookedAt && isAskedEarly(path);
  const enabled = key !== undefined && key !== '' && !early;

  useEffect(() => {
    if (early) void begin(path).finally(() => setLookedAt(path));
  }, [early, path]);

  return useLateQuery<CuratedStory>(useMemo(() => ({ queryKey: [path], enabled }), [path, enabled]));
}

/** The same outside React, through the same cache. */
export async function fetchCuratedStory(key: string): Promise<CuratedStory> {
  const { queryClient } = await import('../queries/query-client.ts');
  return queryClient.fetchQuery<CuratedStory>({ queryKey: [pathOf(key)] });
}

/** Has a story at hand that somebody is about to open. Never rejects. */
export async function expectCuratedStory(key: string): Promise<void> {
  await fetchCuratedStory(key).catch(() => undefined);
}

/** Has the story that the page asked for at hand, if that is what came. Any other answer is for the query, which knows what to say of it. */
async function begin(path: string): Promise<void> {
  const story = await earlyData<CuratedStory>(path);
  if (story === undefined) return;
  haveData([path], story);
  void lineQuiet(SOON).then(loadQueries);
}

function pathOf(key: string): string {
  return `/api/stories/${encodeURIComponent(key)}`;
}
