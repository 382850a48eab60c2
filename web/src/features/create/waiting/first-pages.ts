import type { ComponentType } from 'react';
import type { StoryOrder } from '../../../data/outbox/entry.ts';
import { orderedStory } from '../../reader/api/stories/prime-story-cache.ts';
import type { UnfinishedReaderProps, UnfinishedStory } from '../../reader/family/unfinished-reader.tsx';
import { followStoryDraft, type StoryDraft } from '../api/story-draft.ts';

/** Loads the reader for a story that is being written. Features do not import each other, so the route passes it. */
export type LoadReader = () => Promise<ComponentType<UnfinishedReaderProps>>;

/** A story that is being written, with the reader that shows it. */
export interface FirstPages {
  Reader: ComponentType<UnfinishedReaderProps>;
  story: UnfinishedStory;
}

/** Calls `show` with the first pages of a story and each time there are more, until `over`. Rejects if the reader cannot be loaded. */
export async function followFirstPages(
  order: StoryOrder,
  loadReader: LoadReader,
  show: (pages: FirstPages) => void,
  over: AbortSignal,
): Promise<void> {
  const Reader = await loadReader();
  if (over.aborted) return;
  const stop = followStoryDraft(order, (draft) => show({ Reader, story: unfinishedStory(order, draft) }));
  over.addEventListener('abort', stop);
}

function unfinishedStory(order: StoryOrder, { title, pages, pictureCast }: StoryDraft): UnfinishedStory {
  return { ...orderedStory(order), title, content: '', pages: [...pages], ...(pictureCast && { pictureCast }) };
}
