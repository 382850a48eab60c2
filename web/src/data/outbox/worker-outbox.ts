/** The outbox as the service worker has it, for draining with no page open. */

import { withSignIn, workerIdentity } from '../firebase/worker-identity.ts';
import { browserPorts } from './browser-ports.ts';
import { createOutbox } from './create-outbox.ts';
import type { Lane } from './entry.ts';

const outbox = createOutbox(browserPorts(workerIdentity));

/** Sends what is due of the lanes, side by side. @returns whether something is left that time can heal. */
export async function drainLanes(lanes: readonly Lane[]): Promise<boolean> {
  return withSignIn(async () => {
    const reports = await Promise.all(lanes.map((lane) => outbox.drain(lane)));
    return reports.some(({ nextDue, outcomes }) => nextDue !== null || outcomes.some(({ kind }) => kind === 'waiting'));
  });
}
