/**
 * The list of published stories, cached in the instance. The transaction that publishes a story also puts it on the list
 * (firestore/curated-stories.ts), so an unknown key can be answered without a read.
 */
import type { CuratedStorySummary } from '@tuckaway/domain';
import { readFeatured } from '../firestore/published-stories.ts';
import { keepEach } from '../lib/keep-each.ts';
import { storyListSeconds } from '../params.ts';

/** Milliseconds. An unknown key may belong to a story that was just published, so the list is reloaded for it, at most this often. */
const RELOAD_INTERVAL_MS = 2000;

const lists = keepEach(readFeatured, { keepMs: () => storyListSeconds.value() * 1000, most: 1 });

/** For home, newest first. */
export function publishedStories(): Promise<CuratedStorySummary[]> {
  return lists('featured');
}

/** @param key a story's number or slug. */
export async function findPublished(key: string): Promise<CuratedStorySummary | null> {
  const find = (stories: CuratedStorySummary[]) => stories.find(({ id, slug }) => key === String(id) || key === slug);
  return find(await lists('featured')) ?? find(await lists('featured', RELOAD_INTERVAL_MS)) ?? null;
}
