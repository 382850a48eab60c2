import type { StoryOrder } from './deliver-story.ts';

/** A story request as it waits (section 3). */
export interface QueuedStoryOrder extends StoryOrder {
  /** ISO text. */
  createdAt: string;
}

/** Where requests wait until their story is there (decisions P7). */
export interface StoryOutbox {
  /** Rejects where the entry cannot be kept. An entry with the same story id takes the other's place. */
  put(order: QueuedStoryOrder): Promise<void>;
  remove(storyId: string): Promise<void>;
}

/** A device that can keep nothing: requests are sent directly. */
export const noOutbox: StoryOutbox = {
  put: () => Promise.reject(new Error('Nothing can be kept on this device.')),
  remove: () => Promise.resolve(),
};
