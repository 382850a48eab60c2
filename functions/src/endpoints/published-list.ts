/**
 * The list of published stories, cached in the instance. The transaction that publishes a story also puts it on the list
 * (store/stories/curated-stories.ts), so an unknown key can be answered without a read.
 */
import type { CuratedStorySummary } from '@tuckaway/domain';
import { storyListSeconds } from '../config/params.ts';
import { createCache } from '../lib/cache.ts';
import { readFeatured } from '../store/stories/published-stories.ts';

/** Milliseconds. An unknown key may belong to a story that was just published, so the list is reloaded for it, at most this often. */
const RELOAD_INTERVAL_MS = 2000;

export function listOfAnInstance() {
  const lists = createCache(readFeatured, { lifetimeMs: () => storyListSeconds.value() * 1000, maxEntries: 1 });
  const find = (stories: CuratedStorySummary[], key: string) => stories.find(({ id, slug }) => key === String(id) || key === slug);
  return {
    /** For home, newest first. */
    stories: () => lists('featured'),
    /** @param key a story's number or slug. */
    find: async (key: string) => find(await lists('featured'), key) ?? find(await lists('featured', RELOAD_INTERVAL_MS), key) ?? null,
  };
}

export const publishedList = listOfAnInstance();
