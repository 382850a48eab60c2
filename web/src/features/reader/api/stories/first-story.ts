import { copyOf } from '../../../../data/query/cached-copies.ts';
import { readShelf } from './shelf-documents.ts';

/**
 * Whether a story that was just opened is the family's only one, asked until the server has listed the shelf; true once on a device, as long as the user
 * is signed in. Never rejects.
 */
export async function isFirstStory(uid: string, storyId: string): Promise<boolean> {
  try {
    const known = copyOf<true>(uid, 'first-story');
    if ((await known.get()) !== undefined) return false;
    const stories = await readShelf(uid, null, 2);
    if (stories.length === 0) return false;
    await known.put(true);
    return stories.length === 1 && stories[0]?.id === storyId;
  } catch {
    return false;
  }
}
