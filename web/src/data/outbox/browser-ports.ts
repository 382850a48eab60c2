/** The outbox's ports in the browser. Page and service worker differ in the Firestore client alone. */
import type { FirestorePorts } from '../firestore/client.ts';
import { browserLocks } from '../lib/locks.ts';
import { systemClock } from '../lib/with-timeout.ts';
import type { OutboxPorts } from './ports.ts';
import { queueDatabase } from './queue-database.ts';

export function browserPorts(client: FirestorePorts): OutboxPorts {
  return {
    ...client,
    queue: queueDatabase(() => indexedDB, systemClock),
    locks: browserLocks,
    random: () => Math.random(),
    online: () => navigator.onLine,
  };
}
