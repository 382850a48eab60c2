import { copyOf } from '../../cache/cached-copies.ts';
import { loadShelfPage } from './load-shelf.ts';

/**
 * Whether a story that was just opened is the family's only one, asked until the shelf is known; true once on a device, as long as the user
 * is signed in. Never rejects.
 */
export async function isFirstStory(uid: string, storyId: string): Promise<boolean> {
  try {
    const known = copyOf<true>(uid, 'first-story');
    if ((await known.get()) !== undefined) return false;
    const { stories } = await loadShelfPage(uid, null, 2, () => undefined);
    if (stories.length === 0) return false;
    await known.put(true);
    return stories.length === 1 && stories[0]?.id === storyId;
  } catch {
    return false;
  }
}
