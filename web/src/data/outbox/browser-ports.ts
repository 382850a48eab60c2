/** The outbox's ports in the browser; page and service worker differ only in how they know who is signed in. */
import { browserEndpoints } from '../firestore/browser-endpoints.ts';
import type { Identity } from '../firestore/post-authorized.ts';
import { browserLocks } from '../lib/locks.ts';
import { systemClock } from '../lib/with-timeout.ts';
import type { OutboxPorts } from './ports.ts';
import { queueDatabase } from './queue-database.ts';

/** @param send the page's adds the App Check header, which the worker cannot (docs/deploy.md). */
export function browserPorts(identity: Identity, send: OutboxPorts['fetch'] = (url, init) => fetch(url, init)): OutboxPorts {
  return {
    identity,
    queue: queueDatabase(() => indexedDB, systemClock),
    fetch: send,
    clock: systemClock,
    locks: browserLocks,
    random: () => Math.random(),
    online: () => navigator.onLine,
    endpoints: browserEndpoints(),
  };
}
