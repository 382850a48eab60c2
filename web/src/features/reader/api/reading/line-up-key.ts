/** Apart from the line-up's code, because every screen can end a session and every reader asks whether there is one. */
import { localStore } from '../../../../data/device/storage.ts';

export const LINE_UP_KEY = 'tuckaway:line-up';

/** When the session ends. */
export function forgetLineUpHere(): void {
  localStore.remove(LINE_UP_KEY);
}

/** Whether a story may be in tonight's line-up. */
export function mayBeLinedUp(storyId: string): boolean {
  return localStore.read(LINE_UP_KEY)?.includes(`"${storyId}"`) === true;
}
