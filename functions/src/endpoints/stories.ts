/** `GET /api/stories/featured` and `GET /api/stories/{id-or-key}` (section 7, decisions P3). */
import { isCuratedId, isSlug } from '@tuckaway/domain';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { storyListSeconds } from '../params.ts';
import { keepFor } from '../repositories/keep-for.ts';
import { readFeatured, readPublishedById, readPublishedBySlug } from '../repositories/published-stories.ts';

/** Seconds for which browsers and the CDN may keep a story: soon enough for an editor, long enough for a busy evening. */
const KEEP_SECONDS = 30;

const featured = keepFor(readFeatured, () => storyListSeconds.value() * 1000);

export const stories = endpoint({
  name: 'stories',
  method: 'GET',
  auth: 'none',
  handler: async (_input, _user, context) => {
    const key = /^\/api\/stories\/([^/]+)\/?$/.exec(context.path)?.[1] ?? '';
    const answer = key === 'featured' ? await featured() : await storyByKey(key);
    if (answer === null) throw new HttpProblem(404, 'Story not found');
    context.cacheFor(KEEP_SECONDS);
    return answer;
  },
});

async function storyByKey(key: string) {
  if (isCuratedId(key)) return readPublishedById(key);
  return isSlug(key) ? readPublishedBySlug(key) : null;
}
