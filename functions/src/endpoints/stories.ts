/**
 * `GET /api/stories/featured` and `GET /api/stories/{id-or-key}` (section 7, decisions P3). What everybody reads is read from the database
 * once in a while, not once a visitor: the CDN keeps an answer, and behind it each instance keeps a copy (docs/cost.md has the figures).
 */
import { isCuratedId, isSlug } from '@tuckaway/domain';
import { readPublishedById, readPublishedBySlug } from '../firestore/published-stories.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { JsonAnswer } from '../http/json-answer.ts';
import { keepEach } from '../lib/keep-each.ts';
import { storyListSeconds } from '../params.ts';
import { listOfAnInstance, publishedList } from './published-list.ts';

/**
 * Seconds for which the CDN and a browser may keep an answer. With the 20 of an instance's copy that is 55 at most: a story that was just
 * published is there within a minute.
 */
const KEEP_SECONDS = { cdn: 30, browser: 5 };
/** Copies of stories that an instance keeps: at some 10 KB each no more than a few megabytes. Only what is on the list takes a place. */
const MOST_COPIES = 500;

/** The endpoint of one instance, with copies of its own. */
export function storiesOfAnInstance(list = listOfAnInstance()) {
  const copies = keepEach(read, { keepMs: () => storyListSeconds.value() * 1000, most: MOST_COPIES });
  const story = async (key: string) => ((isCuratedId(key) || isSlug(key)) && (await list.has(key)) ? copies(key) : null);
  return endpoint({
    name: 'stories',
    method: 'GET',
    auth: 'none',
    handler: async (_input, _user, context) => {
      const key = /^\/api\/stories\/([^/]+)\/?$/.exec(context.path)?.[1] ?? '';
      const answer = key === 'featured' ? await list.answer() : await story(key);
      if (answer === null) throw new HttpProblem(404, 'Story not found');
      context.cacheFor(KEEP_SECONDS);
      return answer;
    },
  });
}

export const stories = storiesOfAnInstance(publishedList);

async function read(key: string): Promise<JsonAnswer | null> {
  const story = await (isCuratedId(key) ? readPublishedById(key) : readPublishedBySlug(key));
  return story && new JsonAnswer(story);
}
