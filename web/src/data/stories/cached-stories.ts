/** Several own stories at once, each kept under its own name: read in a list, it is there for its reader too. */
import type { Story } from '@tuckaway/domain';
import { type Copy, copyOf } from '../cache/cached-copies.ts';
import { isThere } from './deleted-stories.ts';

export function keptStories(uid: string, ids: readonly string[]): Copy<Story[]> {
  const copies = new Map(ids.map((id) => [id, copyOf<Story>(uid, `story/${id}`)]));
  return {
    async get() {
      const kept = await Promise.all([...copies.values()].map((copy) => copy.get()));
      const found = kept.filter((story) => story !== undefined);
      return found.length > 0 ? found : undefined;
    },
    /** What was asked for and did not come is not there any more. */
    async put(stories) {
      const came = new Map(stories.filter(isThere).map((story) => [story.id, story]));
      await Promise.all([...copies].map(([id, copy]) => keepOrDrop(copy, came.get(id))));
    },
    async drop() {
      await Promise.all([...copies.values()].map((copy) => copy.drop()));
    },
  };
}

function keepOrDrop(copy: Copy<Story>, story: Story | undefined): Promise<void> {
  return story === undefined ? copy.drop() : copy.put(story);
}
