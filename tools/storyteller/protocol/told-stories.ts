/** Remembers the stories that were told, because a request for the rest of one has its first pages only. */
import type { Story, StoryOrder, Storyteller } from '../engine/storyteller.ts';

/** As many as a test run has under way at once, and more. */
const LIMIT = 200;

export interface ShownPages {
  title: string;
  pages: string[];
  /** The rest that was sent before is not wanted: something other than its length was wrong with it. */
  wantsOther: boolean;
}

export interface TellingStoryteller {
  tell: Storyteller;
  /** The pages after the shown ones, with their title; of another story if these were never told here. */
  continueStory(order: StoryOrder, shown: ShownPages): Story;
}

export function remembering(tell: Storyteller): TellingStoryteller {
  const told = new Map<string, Story>();
  const keyOf = (title: string, firstPage: string | undefined) => `${title}\n${firstPage}`;
  return {
    tell(order) {
      const story = tell(order);
      told.set(keyOf(story.title, story.pages[0]?.text), story);
      for (const oldest of told.keys()) {
        if (told.size <= LIMIT) break;
        told.delete(oldest);
      }
      return story;
    },
    continueStory(order, { title, pages, wantsOther }) {
      const story = (wantsOther ? undefined : told.get(keyOf(title, pages[0]))) ?? tell(order);
      return { ...story, title, pages: story.pages.slice(pages.length) };
    },
  };
}
