/** A departure's outside, as it is deployed. */

import { enqueueLeaveTask } from '../firestore/account-queue.ts';
import { finishDeparture, markDeparture, readDeparture } from '../firestore/departures.ts';
import { removeHoldings } from '../firestore/holdings.ts';
import { lockSignIn, removeSignIn } from '../firestore/sign-ins.ts';
import { accountSettleSeconds } from '../params.ts';
import type { LeavePorts } from './leave.ts';

export function leavePorts(): LeavePorts {
  return {
    enqueue: enqueueLeaveTask,
    mark: markDeparture,
    marked: readDeparture,
    lock: lockSignIn,
    sweep: removeHoldings,
    removeAccount: removeSignIn,
    finish: finishDeparture,
    now: Date.now,
    settleMs: accountSettleSeconds.value() * 1000,
  };
}
