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

/** The server sends the stories in parts. */
async function loadAll(): Promise<Record<string, unknown>> {
  const { next: firstNext, ...stored } = await loadPart({});
  const stories = [stored.stories].flat();
  for (let next = firstNext; typeof next === 'string'; ) {
    const part = await loadPart({ after: next });
    stories.push(...[part.stories].flat());
    next = part.next;
  }
  return { ...stored, stories };
}

async function loadPart(from: { after?: string }): Promise<Record<string, unknown>> {
  try {
    return await postJson<Record<string, unknown>>('/api/account/export', from, { timeoutMs: TIMEOUT_MS, signedIn: true });
  } catch (error) {
    throw new AccountRequestError(serverMessage(error));
  }
}
