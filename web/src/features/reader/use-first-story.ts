import { useEffect } from 'react';
import { celebrateFirstStory } from '../../ui/moments/celebrate.ts';

/** Celebrates when a family opens its first story, whether it was waited for or written while the user was away. */
export function useFirstStory(uid: string, storyId: string): void {
  useEffect(() => {
    void import('../../data/stories/shelf/first-story.ts')
      .then(({ isFirstStory }) => isFirstStory(uid, storyId))
      .then(
        (first) => first && celebrateFirstStory(),
        () => undefined,
      );
  }, [uid, storyId]);
}
