/** Whether this browser remembers a sign-in (decisions P8): only then is the identity provider's code loaded at the start. */
import { localStore } from './browser-storage.ts';

/** index.html reads the same key before the first paint. */
const KEY = 'tuckaway:signed-in';

export function remembersSignIn(): boolean {
  return localStore.read(KEY) !== null;
}

export function rememberSignIn(): void {
  localStore.write(KEY, '1');
}

export function forgetSignIn(): void {
  localStore.remove(KEY);
}

/** Calls back when another tab signs in. */
export function onSignInElsewhere(callback: () => void): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key === KEY && event.newValue !== null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
