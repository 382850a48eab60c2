/**
 * What a family sets on this device to keep children in the stories. It goes with the session, so that signing in again resets it; child mode lasts until
 * then, with our own stories only.
 */
import { localStore } from '../../../data/device/storage.ts';
import { createStore } from '../../../data/device/store.ts';
import { behindGate } from './gate.ts';

const CHILD_MODE_KEY = 'tuckaway:child-mode';
/** Read and written by pin.ts, which loads late. */
export const PIN_KEY = 'tuckaway:gate-pin';
/** Read and written by gate-memory.ts, which loads late. */
export const WRONG_ANSWERS_KEY = 'tuckaway:gate-wrong';

export const childModeFlag = createStore(localStore.read(CHILD_MODE_KEY) === 'on');

export function setChildMode(on: boolean): void {
  if (on) localStore.write(CHILD_MODE_KEY, 'on');
  else localStore.remove(CHILD_MODE_KEY);
  childModeFlag.set(on);
}

// Another tab of this device changes it too.
if (!import.meta.env.SSR) {
  window.addEventListener('storage', ({ key }) => {
    if (key === CHILD_MODE_KEY) childModeFlag.set(localStore.read(key) === 'on');
  });
}

/** When the session ends. */
export function forgetParentSettings(): void {
  localStore.remove(PIN_KEY);
  localStore.remove(WRONG_ANSWERS_KEY);
  behindGate.set(null);
}
