import { checkedFetch } from '../lib/checked-fetch.ts';
import { NotSignedIn } from '../lib/errors.ts';

/** `fetch` with the signed-in person's ID token; a 401 is tried once more with a fresh one (decisions P6). Throws {@link NotSignedIn}. */
export async function authorizedFetch(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  const { idToken } = await import('./auth.ts');
  const ask = async (fresh: boolean): Promise<Response> => {
    const token = await idToken({ fresh });
    if (token === null) throw new NotSignedIn();
    return checkedFetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };
  const response = await ask(false);
  return response.status === 401 ? ask(true) : response;
}
