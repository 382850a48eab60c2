/** Apart from the line-up's code, because every screen can end a session. */
import { localStore } from '../../../../data/device/storage.ts';

export const LINE_UP_KEY = 'tuckaway:line-up';

/** When the session ends. */
export function forgetLineUpHere(): void {
  localStore.remove(LINE_UP_KEY);
}
