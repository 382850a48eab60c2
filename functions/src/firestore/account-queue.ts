/** The queue that drives a departure on: Cloud Tasks, through the Admin SDK. */
import { getFunctions } from 'firebase-admin/functions';
import type { LeaveTask } from '../account/leave.ts';
import { adminApp } from './admin-app.ts';

const QUEUE = 'locations/europe-west1/functions/accountTask';
/** Above the function's own 300. */
const DEADLINE_SECONDS = 320;

/** Without a name: who asks again after a failure gets tasks of their own, and doing it twice is doing it once. */
export async function enqueueLeaveTask(task: LeaveTask): Promise<void> {
  const delay = Math.max(0, Math.ceil((task.at - Date.now()) / 1000));
  await getFunctions(adminApp())
    .taskQueue<LeaveTask>(QUEUE)
    .enqueue(task, { scheduleDelaySeconds: delay, dispatchDeadlineSeconds: DEADLINE_SECONDS });
}
