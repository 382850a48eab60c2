/** Confirms the user before a change, and remembers the change if the page leaves for Google. Loaded late. */
import { confirmIdentity } from '../../../data/session/sign-in/confirm-identity.ts';
import { type Confirming, expectNoReturn, expectReturn } from './confirming.ts';

export { finishConfirming, type WayToConfirm, wayToConfirm } from '../../../data/session/sign-in/confirm-identity.ts';

/** @param password null to confirm with Google. Throws `AuthFailure`, `NotSignedIn`. */
export async function confirmFor(change: Confirming, password: string | null): Promise<void> {
  await confirmIdentity(password, () => expectReturn(change)).finally(expectNoReturn);
}
