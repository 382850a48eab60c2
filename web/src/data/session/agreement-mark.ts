/** What this device knows about the user's agreement to the terms: most visits then need no request and no code for it. */
import { CURRENT_TERMS } from '@tuckaway/domain';
import { localStore } from '../device/storage.ts';
import { createStore, useStore } from '../device/store.ts';

const KEY = 'tuckaway:agreed';

/** `given`: on this device, and not stored on the server yet. */
type AgreementMark = 'given' | 'stored';

/** What is known about this user and the current terms; null if nothing is. */
export function agreementMark(uid: string): AgreementMark | null {
  const [version, account, mark] = (localStore.read(KEY) ?? '').split(' ');
  return version === CURRENT_TERMS && account === uid && (mark === 'given' || mark === 'stored') ? mark : null;
}

export function markAgreement(uid: string, mark: AgreementMark): void {
  // Continuing with Google does not make an agreement that is stored already a new one.
  if (agreementMark(uid) !== 'stored') localStore.write(KEY, `${CURRENT_TERMS} ${uid} ${mark}`);
}

/** Nothing of the account stays on a device that it has left. */
export function forgetAgreement(): void {
  localStore.remove(KEY);
  termsUnseenBy.set(null);
}

/** The account that has to be shown the current terms; null if none has. */
export const termsUnseenBy = createStore<string | null>(null);

/** @param uid the signed-in user's. */
export function useTermsUnseen(uid: string | null): boolean {
  const unseen = useStore(termsUnseenBy);
  return uid !== null && unseen === uid;
}
