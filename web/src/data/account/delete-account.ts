/** “Delete my account”: confirmed, deleted on the server, and then nothing of it left on this device. Loaded late. */

import { NotSignedIn } from '../lib/errors.ts';
import { LANES } from '../outbox/entry.ts';
import { outbox } from '../outbox/page-outbox.ts';
import { disablePush } from '../push/push.ts';
import { confirmIdentity, type WayToConfirm, wayToConfirm } from '../session/confirm-identity.ts';
import { currentUid } from '../session/session.ts';
import { signOut } from '../session/session-actions.ts';
import { callOtherTabs } from '../sync/sync-tabs.ts';
import { deleteEverything } from './account-api.ts';

export { type WayToConfirm, wayToConfirm };

/**
 * @param password null where Google's window confirms. Throws {@link AuthFailure} where it was not confirmed, {@link AccountTrouble} where the
 * server did not take it on, {@link NotSignedIn}: then nothing has gone.
 */
export async function deleteAccount(password: string | null): Promise<void> {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  await confirmIdentity(password);
  await deleteEverything();
  await leaveThisDevice(uid);
}

/** What cannot be cleared here does not bring the account back: each is tried, whatever comes of the others. */
async function leaveThisDevice(uid: string): Promise<void> {
  // Ended, and not handed on to nobody: this device asked for messages as part of the account.
  await disablePush().catch(() => undefined);
  const waiting = await outbox.entries(uid);
  await Promise.allSettled(waiting.map((entry) => outbox.discard(entry)));
  for (const lane of LANES) callOtherTabs({ lane, synced: false });
  // Copies, drafts, lists and the memory of the sign-in go with the session, in the other tabs as well.
  await signOut();
}
