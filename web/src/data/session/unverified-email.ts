/** The email address that the signed-in user still has to verify. A store of its own, so that screens need no Firebase code to read it. */
import { tabStore } from '../device/storage.ts';
import { createStore, useStore } from '../device/store.ts';

const POSTPONED_KEY = 'tuckaway:verification-postponed';

/** Null if no user is signed in, or the address is verified. Set by {@link followVerification} (email-verification.ts). */
export const unverifiedEmail = createStore<string | null>(null);
const postponed = createStore(false);

/** The address to remind of; null also if the user has put the reminder away for this visit. */
export function useUnverifiedEmail(): string | null {
  const email = useStore(unverifiedEmail);
  const quiet = useStore(postponed) || (!import.meta.env.SSR && tabStore.read(POSTPONED_KEY) !== null);
  return quiet ? null : email;
}

/** Shows the reminder again where it was hidden, because a story waits for the verification. */
export function remindOfVerification(): void {
  tabStore.remove(POSTPONED_KEY);
  postponed.set(false);
}

/** Hides the reminder until the next visit. */
export function postponeVerification(): void {
  tabStore.write(POSTPONED_KEY, '1');
  postponed.set(true);
}
