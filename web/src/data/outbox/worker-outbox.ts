/** The outbox of the service worker, for sending while no page is open. */

import { browserEndpoints } from '../firestore/browser-endpoints.ts';
import { workerHttp } from '../http/worker-http.ts';
import { withSignIn } from '../session/sign-in/worker-identity.ts';
import { browserPorts, createOutbox } from './create-outbox.ts';
import type { Lane } from './entry.ts';

const outbox = createOutbox(browserPorts({ ...workerHttp, endpoints: browserEndpoints() }));

/** Sends the due entries of the lanes, all lanes at the same time. @returns whether entries are left that may work later. */
export async function drainLanes(lanes: readonly Lane[]): Promise<boolean> {
  return withSignIn(async () => {
    const reports = await Promise.all(lanes.map((lane) => outbox.drain(lane)));
    return reports.some(({ nextDue, outcomes }) => nextDue !== null || outcomes.some(({ kind }) => kind === 'waiting'));
  });
}
