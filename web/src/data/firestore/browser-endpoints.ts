import type { Endpoints } from './client.ts';

/** The same in the page and the service worker. Not in client.ts, which also runs without the build's constants. */
export function browserEndpoints(): Endpoints {
  const path = `v1/projects/${__FIREBASE_CONFIG__.projectId}/databases/(default)/documents`;
  const origin =
    __EMULATORS__ === null ? 'https://firestore.googleapis.com' : `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`;
  return { api: '', documents: `${origin}/${path}` };
}
