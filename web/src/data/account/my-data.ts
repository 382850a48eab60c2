/** “Download my data”: what the server keeps of a person, and what still waits on this device. Loaded late. */
import { PRODUCT_NAME } from '@tuckaway/domain';
import { NotSignedIn } from '../lib/errors.ts';
import { outbox } from '../outbox/page-outbox.ts';
import { currentUid } from '../session/session.ts';
import { loadEverything } from './account-api.ts';

/** All of it as JSON text. Throws {@link AccountTrouble}, {@link NotSignedIn}. */
export async function myData(): Promise<string> {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  const [kept, waitingOnThisDevice] = await Promise.all([loadEverything(), outbox.entries(uid)]);
  return JSON.stringify({ product: PRODUCT_NAME, exportedAt: new Date().toISOString(), ...kept, waitingOnThisDevice }, null, 2);
}
