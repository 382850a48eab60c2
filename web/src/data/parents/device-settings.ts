/** What a family sets on this device to keep children in the stories. It goes with the session, so that signing in again resets it. */
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

const CHILD_MODE_KEY = 'tuckaway:child-mode';
const PIN_KEY = 'tuckaway:gate-pin';

/** A PIN as it is kept: its salt and its hash, in hexadecimal. */
export interface KeptPin {
  salt: string;
  hash: string;
}

export const childModeFlag = createStore(localStore.read(CHILD_MODE_KEY) === 'on');
export const pinIsSet = createStore(readPin() !== null);

export function setChildMode(on: boolean): void {
  if (on) localStore.write(CHILD_MODE_KEY, 'on');
  else localStore.remove(CHILD_MODE_KEY);
  childModeFlag.set(on);
}

/** Null without a PIN, and where what is stored is not one. */
export function readPin(): KeptPin | null {
  try {
    const { salt, hash } = JSON.parse(localStore.read(PIN_KEY) ?? '{}') as Partial<KeptPin>;
    return typeof salt === 'string' && typeof hash === 'string' ? { salt, hash } : null;
  } catch {
    return null;
  }
}

/** @param pin null removes it */
export function keepPin(pin: KeptPin | null): void {
  if (pin === null) localStore.remove(PIN_KEY);
  else localStore.write(PIN_KEY, JSON.stringify(pin));
  pinIsSet.set(readPin() !== null);
}

export function usePinIsSet(): boolean {
  return useStore(pinIsSet);
}

// Another tab of this device changes them too.
if (!import.meta.env.SSR) {
  window.addEventListener('storage', ({ key }) => {
    if (key === CHILD_MODE_KEY || key === null) childModeFlag.set(localStore.read(CHILD_MODE_KEY) === 'on');
    if (key === PIN_KEY || key === null) pinIsSet.set(readPin() !== null);
  });
}

/** When the session ends. */
export function forgetParentSettings(): void {
  setChildMode(false);
  keepPin(null);
}
