/** `fetch` that says it is our app, where the deployment asks for that (App Check, docs/deploy.md); nothing but `fetch` everywhere else. */
export async function checkedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  if (__APP_CHECK_KEY__ === '') return fetch(url, init);
  const { appCheckHeader } = await import('../firebase/app-check-header.ts');
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(await appCheckHeader())) headers.set(name, value);
  return fetch(url, { ...init, headers });
}
