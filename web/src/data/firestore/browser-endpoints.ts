/** What asking a server takes of the browser; the same in the page and in the worker. */
import type { Endpoints, OutboxPorts } from '../outbox/ports.ts';

export const clock: OutboxPorts['clock'] = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

export function endpoints(): Endpoints {
  const path = `v1/projects/${__FIREBASE_CONFIG__.projectId}/databases/(default)/documents`;
  const origin =
    __EMULATORS__ === null ? 'https://firestore.googleapis.com' : `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`;
  return { api: '', documents: `${origin}/${path}` };
}
