/**
 * The sign-in as the provider keeps it on this device, read without the provider: that would load its code and ask its server before it says
 * who is there (docs/decisions/0023). Where it cannot be read so, because Firebase keeps it otherwise by then or elsewhere in this browser,
 * the provider is asked as ever. Imported dynamically only.
 */
import { promisifyRequest } from 'idb-keyval';

/** Where firebase/auth keeps it (`indexedDBLocalPersistence`, firebase 12). */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
/** Milliseconds before its end at which a token is as good as over: a question may be under way for a while. */
const MARGIN = 60_000;

export interface KeptSignIn {
  readonly uid: string;
  /** An ID token, null where the provider has to renew it. */
  readonly token: string | null;
}

/** Null where there is none, or none that can be read. Never rejects. */
export async function keptSignIn(): Promise<KeptSignIn | null> {
  try {
    const row: unknown = await keptRow(`firebase:authUser:${__FIREBASE_CONFIG__.apiKey}:[DEFAULT]`);
    const { uid, stsTokenManager: { accessToken, expirationTime } = {} } = (row as KeptRow | undefined)?.value ?? {};
    if (typeof uid !== 'string') return null;
    const lasts = typeof accessToken === 'string' && Number(expirationTime) - Date.now() > MARGIN;
    return { uid, token: lasts ? accessToken : null };
  } catch {
    return null;
  }
}

interface KeptRow {
  value?: { uid?: unknown; stsTokenManager?: { accessToken?: unknown; expirationTime?: unknown } };
}

async function keptRow(key: string): Promise<unknown> {
  const opening = indexedDB.open(DATABASE);
  // The provider makes it: what is not there stays so.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const connection = await promisifyRequest(opening);
  try {
    return await promisifyRequest(connection.transaction(STORE).objectStore(STORE).get(key));
  } finally {
    connection.close();
  }
}
