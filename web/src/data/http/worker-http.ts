/** HTTP as the service worker uses it. */

import { systemClock } from '../device/with-timeout.ts';
import { workerIdentity } from '../session/sign-in/worker-identity.ts';
import type { HttpPorts } from './call.ts';

export const workerHttp: HttpPorts = {
  identity: workerIdentity,
  // Without App Check, which cannot run in a worker (docs/operations.md).
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
};
