import { NotSignedIn } from '../lib/errors.ts';
import { fetchWithAppCheck } from './fetch-with-app-check.ts';

/** `fetch` with the signed-in user's ID token; a 401 is tried once more with a fresh one (decision P6). Throws {@link NotSignedIn}. */
export async function fetchWithToken(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  const { idToken } = await import('./auth.ts');
  const send = async (fresh: boolean): Promise<Response> => {
    const token = await idToken({ fresh });
    if (token === null) throw new NotSignedIn();
    return fetchWithAppCheck(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };
  const response = await send(false);
  return response.status === 401 ? send(true) : response;
}
