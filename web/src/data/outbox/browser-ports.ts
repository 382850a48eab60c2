/** What the outbox takes from the browser; the same in the page and in the worker, which differ only in how they know who is signed in. */
import { clock, endpoints } from '../firestore/browser-endpoints.ts';
import { browserLocks } from '../lib/locks.ts';
import type { Identity, OutboxPorts } from './ports.ts';
import { queueDatabase } from './queue-database.ts';

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
