/** The account that this device remembers (decision P8): Firebase Auth is loaded at the start only if there is one. */
import type { AuthIdentity } from '@tuckaway/domain';
import { localStore, tabStore } from '../device/storage.ts';

/** The script in index.html looks at the same key before the first paint. */
const KEY = 'tuckaway:signed-in';

export function remembersSignIn(): boolean {
  return localStore.read(KEY) !== null;
}

/** Null if no account is remembered, or only that there was one. */
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

/** Also removes the copy of a user who has not come back from Google's page (firebase/confirm-on-page.ts). */
export function forgetSignIn(): void {
  localStore.remove(KEY);
  for (const copies of ['firebase:authUser:', 'firebase:redirectUser:']) tabStore.removeAll(copies);
}

/** Calls back when another tab signs in. Returns a function that stops that. */
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
