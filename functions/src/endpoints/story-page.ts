/**
 * `GET /story/{id}`: the app's shell with the head of that story (decision 18). Part of the function that answers
 * `/api/stories`, so that its instance is already running when the page requests the story.
 */
import { isCuratedId } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { hostingOrigins, siteAddress } from '../http/origin.ts';
import { type PageAnswer, page } from '../http/page.ts';
import { errorCode } from '../lib/error-code.ts';
import { type StoryHead, withStoryHead } from '../publishing/story-head.ts';
import { troublePage } from '../sharing/shared-page.ts';
import { publishedList } from './published-list.ts';

/** For each host; at most three are asked in the function's 15 seconds. */
const FETCH_TIMEOUT_MS = 4000;

/** @param list finds a published story; null if there is none. */
export const storyPageOf = (list: { find(id: string): Promise<StoryHead | null> }) =>
  page({
    name: 'storyPage',
    // The page is the app with its scripts.
    policy: 'site',
    trouble: troublePage,
    handler: async ({ path, header }) => {
      const id = /^\/story\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
      const origin = siteAddress();
      const [shell, story] = await Promise.all([
        readShell(hostingOrigins(header('x-forwarded-host'))),
        isCuratedId(id) ? list.find(id).catch(unread) : null,
      ]);
      // The app shows that the story is missing; search engines see the status.
      if (story === null) return answer(404, shell);
      return answer(200, story === undefined ? shell : headed(shell, story, origin));
    },
  });

export const storyPage = storyPageOf(publishedList);

/**
 * Not cached, like the shell itself: an older version's page would request files that are gone. `private` as well, because the CDN was seen to
 * cache a function's response with `no-cache` alone (firebase/firebase-functions, issue 932).
 */
function answer(status: number, html: string): PageAnswer {
  return { status, html, headers: { 'Cache-Control': status === 200 ? 'private, no-cache' : 'no-store' } };
}

/** Fetched each time, because a cached shell would be the previous deployment's for a while. */
async function readShell([origin, ...others]: readonly string[]): Promise<string> {
  try {
    const response = await fetch(`${origin}/app.html`, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw Object.assign(new Error('Hosting gave no shell.'), { code: `hosting/${response.status}` });
    return await response.text();
  } catch (error) {
    if (others.length === 0) throw error;
    return readShell(others);
  }
}

function headed(shell: string, story: StoryHead, origin: string): string {
  try {
    return withStoryHead(shell, story, origin);
  } catch (error) {
    unread(error);
    return shell;
  }
}

/** The page without its head is better than none: the app can still load the story. */
function unread(error: unknown): undefined {
  logger.warn('story page without its head', { code: errorCode(error) });
}
