/** HTTP as the service worker uses it. */
import { workerIdentity } from '../firebase/worker-identity.ts';
import { systemClock } from '../lib/with-timeout.ts';
import type { HttpPorts } from './call.ts';

export const workerHttp: HttpPorts = {
  identity: workerIdentity,
  // Without App Check, which cannot run in a worker (docs/operations.md).
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
};
