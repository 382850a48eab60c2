import { useEffect } from 'react';

/** Lowers a paper lamp when a family opens its first story, whether it was waited for or written while the user was away. */
export function useFirstStory(uid: string, storyId: string): void {
  useEffect(() => {
    celebrateIfFirst(uid, storyId).catch(() => undefined);
  }, [uid, storyId]);
}

async function celebrateIfFirst(uid: string, storyId: string): Promise<void> {
  const { isFirstStory } = await import('../api/stories/first-story.ts');
  if (!(await isFirstStory(uid, storyId))) return;
  const { showLamp } = await import('../../../ui/moments/paper-lamp.ts');
  await showLamp();
}
