import { keptWishes } from '@tuckaway/domain';
import type { ComponentType } from 'react';
import type { UnfinishedReaderProps, UnfinishedStory } from '../../reader/family/unfinished-reader.tsx';
import { followStoryDraft, type StoryDraft } from '../api/story-draft.ts';
import type { SubmittedStory } from '../api/submit-story-request.ts';

/** Loads the reader for a story that is being written. Features do not import each other, so the route passes it. */
export type LoadReader = () => Promise<ComponentType<UnfinishedReaderProps>>;

/** A story that is being written, with the reader that shows it. */
export interface FirstPages {
  Reader: ComponentType<UnfinishedReaderProps>;
  story: UnfinishedStory;
}

/** Calls `show` with the first pages of a story and each time there are more, until `over`. Rejects where the reader cannot be loaded. */
export async function followFirstPages(
  order: SubmittedStory,
  loadReader: LoadReader,
  show: (pages: FirstPages) => void,
  over: AbortSignal,
): Promise<void> {
  const Reader = await loadReader();
  if (over.aborted) return;
  const stop = followStoryDraft(order, (draft) => show({ Reader, story: unfinishedStory(order, draft) }));
  over.addEventListener('abort', stop);
}

function unfinishedStory(
  { storyId, uid, request, coverImage }: SubmittedStory,
  { title, pages, pictureCast }: StoryDraft,
): UnfinishedStory {
  const { childName, favoriteAnimal, siblings, storySetting, storyLength, storyTone } = request;
  const wishes = { childName, favoriteAnimal, ...(siblings && { siblings }), storySetting, storyLength, storyTone, coverImage };
  const drawn = { pages: [...pages], ...(pictureCast && { pictureCast }) };
  return { id: storyId, uid, title, content: '', ...wishes, ...keptWishes(request), ...drawn };
}
