/** "Download my data": what the server stores about the user, and what waits on this device. Loaded late. */
import { PRODUCT_NAME } from '@tuckaway/domain';
import { callApi } from '../../../data/http/page-http.ts';
import { outbox } from '../../../data/outbox/page-outbox.ts';
import { requireUid } from '../../../data/session/session.ts';

/** Milliseconds for one part: Hosting itself gives up after 60 seconds. */
const TIMEOUT_MS = 60_000;

/** Returns JSON text. Throws `CallFailed`, `NotSignedIn`. */
export async function myData(): Promise<string> {
  const uid = requireUid();
  const [stored, waitingOnThisDevice] = await Promise.all([loadAll(uid), outbox.entries(uid)]);
  return JSON.stringify({ product: PRODUCT_NAME, exportedAt: new Date().toISOString(), ...stored, waitingOnThisDevice }, null, 2);
}

/** The server sends long lists in parts: `next` goes on with the stories, `more` with other lists. */
async function loadAll(uid: string): Promise<Record<string, unknown>> {
  const { next, more, ...stored } = await loadPart(uid, {});
  for (const [of, after] of Object.entries({ ...(more as object), stories: next })) stored[of] = await loadRest(uid, of, stored[of], after);
  return stored;
}

async function loadRest(uid: string, of: string, first: unknown, next: unknown): Promise<unknown[]> {
  const all = [first].flat();
  for (let after = next; typeof after === 'string'; ) {
    const part = await loadPart(uid, of === 'stories' ? { after } : { of, after });
    all.push(...[part[of]].flat());
    after = part.next;
  }
  return all;
}

function loadPart(uid: string, from: { of?: string; after?: string }): Promise<Record<string, unknown>> {
  return callApi({ url: '/api/account/export', uid, body: from, timeoutMs: TIMEOUT_MS });
}
