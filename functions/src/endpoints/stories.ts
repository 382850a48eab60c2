/**
 * `GET /api/stories/featured` and `GET /api/stories/{id-or-key}` (section 7, decision P3). Visitors do not read the database: the CDN caches
 * responses, and each instance caches behind it (docs/figures.md has the figures).
 */
import { isCuratedId, isSlug } from '@tuckaway/domain';
import { storyListSeconds } from '../config/params.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { createCache } from '../lib/cache.ts';
import { readPublishedById } from '../store/stories/published-stories.ts';
import { listOfAnInstance, publishedList } from './published-list.ts';

/** Cache times in seconds. With the instance's own 20 s a new story appears within 55 s. */
const CACHE_SECONDS = { cdn: 30, browser: 5 };
/** Stories cached in an instance: about 10 KB each, a few megabytes in all. Only published stories take a place. */
const MOST_COPIES = 500;

/** The endpoint of one instance, with its own cache. */
export function storiesOfAnInstance(list = listOfAnInstance()) {
  const copies = createCache(readPublishedById, { lifetimeMs: () => storyListSeconds.value() * 1000, maxEntries: MOST_COPIES });
  const story = async (key: string) => {
    const listed = isCuratedId(key) || isSlug(key) ? await list.find(key) : null;
    return listed && copies(String(listed.id));
  };
  return endpoint({
    name: 'stories',
    method: 'GET',
    auth: 'none',
    handler: async (_input, _user, context) => {
      const key = /^\/api\/stories\/([^/]+)\/?$/.exec(context.path)?.[1] ?? '';
      const answer = key === 'featured' ? await list.stories() : await story(key);
      if (answer === null) throw new HttpProblem(404, 'Story not found');
      context.cacheFor(CACHE_SECONDS);
      return answer;
    },
  });
}

export const stories = storiesOfAnInstance(publishedList);
