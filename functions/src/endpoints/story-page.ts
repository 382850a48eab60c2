/**
 * `GET /story/{id}`: the app's shell, with the head of that story (docs/decisions/0018-heads-of-stories.md). It belongs to the function that answers
 * `/api/stories` as well: the instance that gives the page is awake when the page asks for its story.
 */
import { isCuratedId } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { readPublishedById } from '../firestore/published-stories.ts';
import { type PageAnswer, page } from '../http/page.ts';
import { keepEach } from '../lib/keep-each.ts';
import { siteOrigin, storyListSeconds } from '../params.ts';
import { type StoryHead, withStoryHead } from '../publishing/story-head.ts';
import { troublePage } from '../sharing/shared-page.ts';
import { listOfAnInstance, publishedList } from './published-list.ts';

const MOST_COPIES = 500;
/** Milliseconds for the shell. */
const PATIENCE = 8000;

/** The endpoint of one instance, with copies of its own. */
export function storyPageOfAnInstance(list = listOfAnInstance()) {
  const heads = keepEach(read, { keepMs: () => storyListSeconds.value() * 1000, most: MOST_COPIES });
  const head = async (id: string) => ((await list.has(id)) ? heads(id) : null);
  return page({
    name: 'storyPage',
    // It is the app, scripts and all.
    policy: 'site',
    trouble: troublePage,
    handler: async ({ path }) => {
      const id = /^\/story\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
      const origin = siteOrigin.value() || `https://${process.env.GCLOUD_PROJECT}.web.app`;
      const [shell, story] = await Promise.all([readShell(origin), isCuratedId(id) ? head(id).catch(unread) : null]);
      // The app says what there is to say; search engines see the status.
      if (story === null) return answer(404, shell);
      return answer(200, story === undefined ? shell : headed(shell, story, origin));
    },
  });
}

export const storyPage = storyPageOfAnInstance(publishedList);

/**
 * As Hosting says of the shell itself: a page of the version before would ask for files that are gone. `private` as well: the CDN was seen to
 * keep a function's answer that said `no-cache` alone (firebase/firebase-functions, issue 932).
 */
function answer(status: number, html: string): PageAnswer {
  return { status, html, headers: { 'Cache-Control': status === 200 ? 'private, no-cache' : 'no-store' } };
}

/** Of the deployment that is there now, each time: kept, it would be the last one's for a while. */
async function readShell(origin: string): Promise<string> {
  const response = await fetch(`${origin}/app.html`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw Object.assign(new Error('Hosting gave no shell.'), { code: `hosting/${response.status}` });
  return response.text();
}

function headed(shell: string, story: StoryHead, origin: string): string {
  try {
    return withStoryHead(shell, story, origin);
  } catch (error) {
    unread(error);
    return shell;
  }
}

/** The story may still come: the page without its head is better than none. */
function unread(error: unknown): undefined {
  logger.warn('story page without its head', { code: String((error as { code?: unknown }).code ?? 'none') });
}

async function read(id: string): Promise<StoryHead | null> {
  const story = await readPublishedById(id);
  if (story === null) return null;
  const { title, description, imageUrl, imageAlt } = story;
  return { id: story.id, title, description, ...(imageUrl && { imageUrl }), ...(imageAlt && { imageAlt }) };
}
