/**
 * The list of published stories, cached in the instance. The transaction that publishes a story also puts it on the list
 * (firestore/curated-stories.ts), so an unknown key can be answered without a read.
 */

import { readFeatured } from '../firestore/published-stories.ts';
import { JsonAnswer } from '../http/json-answer.ts';
import { keepEach } from '../lib/keep-each.ts';
import { storyListSeconds } from '../params.ts';

/** Milliseconds. An unknown key may belong to a story that was just published, so the list is reloaded for it, at most this often. */
const RELOAD_INTERVAL_MS = 2000;

export interface PublishedList {
  /** The answer for home. */
  answer(): Promise<JsonAnswer>;
  /** @param key a story's number or slug. */
  has(key: string): Promise<boolean>;
}

export function listOfAnInstance(): PublishedList {
  const lists = keepEach(read, { keepMs: () => storyListSeconds.value() * 1000, most: 1 });
  const list = (mostMs?: number) => lists('featured', mostMs);
  return {
    answer: async () => (await list()).answer,
    has: async (key) => (await list()).keys.has(key) || (await list(RELOAD_INTERVAL_MS)).keys.has(key),
  };
}

/** Shared by this instance's endpoints. */
export const publishedList = listOfAnInstance();

async function read(): Promise<{ answer: JsonAnswer; keys: ReadonlySet<string> }> {
  const stories = await readFeatured();
  return { answer: new JsonAnswer(stories), keys: new Set(stories.flatMap(({ id, slug }) => [String(id), slug])) };
}
