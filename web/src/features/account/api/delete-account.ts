/** "Delete my account": confirms the user, deletes on the server, then removes everything from this device. Loaded late. */
import { DELETION_WORDS } from '@tuckaway/domain';
import { callApi } from '../../../data/http/page-http.ts';
import { LANES } from '../../../data/outbox/entry.ts';
import { notifyOtherTabs } from '../../../data/outbox/page/sync-tabs.ts';
import { outbox } from '../../../data/outbox/page-outbox.ts';
import { requireUid } from '../../../data/session/session.ts';
import { signOut } from '../../../data/session/session-actions.ts';
import { forgetTakesOf } from '../../voices/api/forget-voices.ts';
import { confirmFor } from './confirm.ts';
import { disablePush } from './push/push.ts';

export { type WayToConfirm, wayToConfirm } from './confirm.ts';

/** Milliseconds: Hosting itself gives up after 60 seconds. */
const TIMEOUT_MS = 60_000;

/**
 * @param password null to confirm with Google. Throws `AuthFailure` if the user was not confirmed, `CallFailed` if the server refused,
 * `NotSignedIn`: then nothing was deleted.
 */
export async function deleteAccount(password: string | null): Promise<void> {
  const uid = requireUid();
  await confirmFor({ change: 'deletion' }, password);
  // Once the server has accepted this, it finishes the deletion by itself.
  await callApi({ url: '/api/account/delete', uid, body: { confirm: DELETION_WORDS }, timeoutMs: TIMEOUT_MS });
  await removeFromDevice(uid);
}

/** Tries each step even if others fail, as the account is deleted already. */
async function removeFromDevice(uid: string): Promise<void> {
  // The device subscribed as part of the account, so it is not kept as a visitor's.
  await disablePush().catch(() => undefined);
  const waiting = await outbox.entries(uid);
  await Promise.allSettled(waiting.map((entry) => outbox.discard(entry)));
  await forgetTakesOf(uid);
  for (const lane of LANES) notifyOtherTabs({ lane, synced: false });
  // Signing out removes copies, drafts, lists and the remembered account, also in other tabs.
  await signOut();
}
