/** `fetch` with an App Check token, where the deployment has a key for it (docs/operations.md). */
export async function fetchWithAppCheck(url: string, init: RequestInit = {}): Promise<Response> {
  if (__APP_CHECK_KEY__ === '') return fetch(url, init);
  const [{ getToken }, { appCheck }] = await Promise.all([import('firebase/app-check'), import('./app.ts')]);
  // Without a token the request is sent all the same: the server then answers what is missing.
  const token = appCheck && (await getToken(appCheck).catch(() => null));
  const headers = new Headers(init.headers);
  if (token) headers.set('X-Firebase-AppCheck', token.token);
  return fetch(url, { ...init, headers });
}
