/** The sign-in that this browser remembers (decisions P8): only with one is the identity provider's code loaded at the start. */
import type { AuthIdentity } from '@tuckaway/domain';
import { localStore } from '../lib/storage.ts';

/** index.html asks before the first paint whether the same key is there. */
const KEY = 'tuckaway:signed-in';

export function remembersSignIn(): boolean {
  return localStore.read(KEY) !== null;
}

/** Who it was: opens the app where the provider cannot be asked. Null where nobody is remembered, or not well enough. */
export function rememberedIdentity(): AuthIdentity | null {
  try {
    const { uid, email, displayName, photoUrl } = JSON.parse(localStore.read(KEY) ?? 'null') as Record<string, unknown>;
    if (typeof uid !== 'string' || uid === '') return null;
    return { uid, email: textOrNull(email), displayName: textOrNull(displayName), photoUrl: textOrNull(photoUrl) };
  } catch {
    return null;
  }
}

export function rememberSignIn({ uid, email, displayName, photoUrl }: AuthIdentity): void {
  localStore.write(KEY, JSON.stringify({ uid, email, displayName, photoUrl: photoUrl ?? null }));
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

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
