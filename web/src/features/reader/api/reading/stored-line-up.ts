/** Apart from the line-up's code, because every screen can end a session. */
import { localStore } from '../../../../data/device/storage.ts';
import { createStore } from '../../../../data/device/store.ts';

export const LINE_UP_KEY = 'tuckaway:line-up';

/** What is stored of the line-up, as JSON; null if there is none. */
export const storedLineUp = createStore(localStore.read(LINE_UP_KEY));

/** In the morning, and when the session ends. */
export function forgetLineUp(): void {
  localStore.remove(LINE_UP_KEY);
  storedLineUp.set(null);
}
