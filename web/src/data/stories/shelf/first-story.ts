import { loadShelfPage } from './load-shelf.ts';

/** Whether a story that was just saved is the family's only one. False where the server does not say so. Never rejects. */
export async function isFirstStory(uid: string, storyId: string): Promise<boolean> {
  try {
    const { stories } = await loadShelfPage(uid, null, 2, () => undefined);
    return stories.length === 1 && stories[0]?.id === storyId;
  } catch {
    return false;
  }
}
