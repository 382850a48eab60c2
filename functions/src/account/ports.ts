/** A departure's outside, as it is deployed. */
import { accountSettleSeconds } from '../params.ts';
import { enqueueLeaveTask } from '../repositories/account-queue.ts';
import { finishDeparture, markDeparture, readDeparture } from '../repositories/departures.ts';
import { removeHoldings } from '../repositories/holdings.ts';
import { lockSignIn, removeSignIn } from '../repositories/sign-ins.ts';
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
