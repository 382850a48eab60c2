/** Apart from what reads it, because every screen can end a session. */
import { localStore } from '../device/storage.ts';

export const STORIES_LEFT_KEY = 'tuckaway:stories-left';

/** Nothing of the account stays on a device that it has left. */
export function forgetStoriesLeft(): void {
  localStore.remove(STORIES_LEFT_KEY);
}
