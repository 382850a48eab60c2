/** "Download my data": what the server stores about the user, and what waits on this device. Loaded late. */
import { PRODUCT_NAME } from '@tuckaway/domain';
import { postJson, serverMessage } from '../firebase/api-client.ts';
import { AccountRequestError } from '../lib/errors.ts';
import { outbox } from '../outbox/page-outbox.ts';
import { requireUid } from '../session/session.ts';

/** Milliseconds for one part: Hosting itself gives up after 60 seconds. */
const TIMEOUT_MS = 60_000;

/** Returns JSON text. Throws {@link AccountRequestError}, `NotSignedIn`. */
export async function myData(): Promise<string> {
  const uid = requireUid();
  const [stored, waitingOnThisDevice] = await Promise.all([loadAll(), outbox.entries(uid)]);
  return JSON.stringify({ product: PRODUCT_NAME, exportedAt: new Date().toISOString(), ...stored, waitingOnThisDevice }, null, 2);
}

/** The server sends long lists in parts: `next` goes on with the stories, `more` with other lists. */
async function loadAll(): Promise<Record<string, unknown>> {
  const { next, more, ...stored } = await loadPart({});
  for (const [of, after] of Object.entries({ ...(more as object), stories: next })) stored[of] = await loadRest(of, stored[of], after);
  return stored;
}

async function loadRest(of: string, first: unknown, next: unknown): Promise<unknown[]> {
  const all = [first].flat();
  for (let after = next; typeof after === 'string'; ) {
    const part = await loadPart(of === 'stories' ? { after } : { of, after });
    all.push(...[part[of]].flat());
    after = part.next;
  }
  return all;
}

async function loadPart(from: { of?: string; after?: string }): Promise<Record<string, unknown>> {
  try {
    return await postJson<Record<string, unknown>>('/api/account/export', from, { timeoutMs: TIMEOUT_MS, signedIn: true });
  } catch (error) {
    throw new AccountRequestError(serverMessage(error));
  }
}
