/**
 * The list of published stories as an instance keeps it. All of them are on it, from the very transaction that publishes them
 * (firestore/curated-stories.ts), so a key that is not on it leads nowhere, and nothing has to be read to know that.
 */

import { readFeatured } from '../firestore/published-stories.ts';
import { JsonAnswer } from '../http/json-answer.ts';
import { keepEach } from '../lib/keep-each.ts';
import { storyListSeconds } from '../params.ts';

/**
 * Milliseconds. An unknown key may be a story's that was published just now, so the list is read anew for it: as often as this at most,
 * however many such keys are asked for.
 */
const LOOK_AGAIN_MS = 2000;

export interface PublishedList {
  /** As home gets it. */
  answer(): Promise<JsonAnswer>;
  /** @param key a story's number or slug. */
  has(key: string): Promise<boolean>;
}

/** With a copy of its own. */
export function listOfAnInstance(): PublishedList {
  const lists = keepEach(read, { keepMs: () => storyListSeconds.value() * 1000, most: 1 });
  const list = (mostMs?: number) => lists('featured', mostMs);
  return {
    answer: async () => (await list()).answer,
    has: async (key) => (await list()).keys.has(key) || (await list(LOOK_AGAIN_MS)).keys.has(key),
  };
}

/** One for all that this instance answers. */
export const publishedList = listOfAnInstance();

async function read(): Promise<{ answer: JsonAnswer; keys: ReadonlySet<string> }> {
  const stories = await readFeatured();
  return { answer: new JsonAnswer(stories), keys: new Set(stories.flatMap(({ id, slug }) => [String(id), slug])) };
}
