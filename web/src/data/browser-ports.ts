/** What the outbox takes from the browser; the same in the page and in the worker, which differ only in how they know who is signed in. */
import { browserLocks } from './browser-locks.ts';
import type { Endpoints, Identity, OutboxPorts } from './outbox/ports.ts';
import { queueDatabase } from './outbox/queue-database.ts';

const clock: OutboxPorts['clock'] = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** @param send the page's says that it is our app; the worker has no way to that (docs/deploy.md). */
export function browserPorts(identity: Identity, send: OutboxPorts['fetch'] = (url, init) => fetch(url, init)): OutboxPorts {
  return {
    identity,
    queue: queueDatabase(() => indexedDB, clock),
    fetch: send,
    clock,
    locks: browserLocks(navigator.locks),
    random: () => Math.random(),
    online: () => navigator.onLine,
    endpoints: endpoints(),
  };
}

function endpoints(): Endpoints {
  const path = `v1/projects/${__FIREBASE_CONFIG__.projectId}/databases/(default)/documents`;
  const origin =
    __EMULATORS__ === null ? 'https://firestore.googleapis.com' : `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`;
  return { api: '', documents: `${origin}/${path}` };
}
