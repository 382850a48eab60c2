import { type ComponentType, useEffect, useState } from 'react';
import type { UnfinishedReaderProps, UnfinishedStory } from '../../data/reading/reader-parts.ts';
import type { StoryDraft } from '../../data/stories/story-draft.ts';
import type { SubmittedStory } from '../../data/stories/submit-story-request.ts';

/** Loads the reader for a story that is being written. Features do not import each other, so the route passes it. */
export type LoadReader = () => Promise<ComponentType<UnfinishedReaderProps>>;

interface FirstPages {
  Reader: ComponentType<UnfinishedReaderProps>;
  story: UnfinishedStory;
}

/**
 * The story that is being written, once a page of it and the reader's code are there; null before. Without that code there are no pages to read.
 * @param order null while no story is being written.
 */
export function useFirstPages(order: SubmittedStory | null, loadReader: LoadReader | undefined): FirstPages | null {
  const [pages, setPages] = useState<FirstPages | null>(null);

  useEffect(() => {
    if (order === null || loadReader === undefined) return;
    let stop = (): void => undefined;
    let over = false;
    void Promise.all([import('../../data/stories/story-draft.ts'), loadReader()]).then(
      ([{ followStoryDraft }, Reader]) => {
        if (!over) stop = followStoryDraft(order, (draft) => setPages({ Reader, story: unfinishedStory(order, draft) }));
      },
      () => undefined,
    );
    return () => {
      over = true;
      stop();
      setPages(null);
    };
  }, [order, loadReader]);

  return pages;
}

function unfinishedStory({ storyId, uid, request, coverImage }: SubmittedStory, { title, pages }: StoryDraft): UnfinishedStory {
  const { childName, favoriteAnimal, siblings, storySetting, storyLength, storyTone } = request;
  const wishes = { childName, favoriteAnimal, ...(siblings && { siblings }), storySetting, storyLength, storyTone, coverImage };
  return { id: storyId, uid, title, content: '', ...wishes, pages: [...pages] };
}
