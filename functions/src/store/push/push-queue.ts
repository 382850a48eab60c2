/** The push queue: Cloud Tasks through the Admin SDK, which needs no gRPC for it. */
import { getFunctions } from 'firebase-admin/functions';
import type { Enqueued } from '../../push/tasks.ts';
import { adminApp } from '../admin-app.ts';

const QUEUE = 'locations/europe-west1/functions/pushTask';
/** Above the function's own 540. */
const DEADLINE_SECONDS = 560;

/** A name that the queue had within the last hour counts as enqueued. Throws if the queue fails. */
export async function enqueuePushTask({ task, name, delayMs = 0 }: Enqueued): Promise<void> {
  try {
    await getFunctions(adminApp())
      .taskQueue(QUEUE)
      .enqueue(task, { id: name, scheduleDelaySeconds: Math.ceil(delayMs / 1000), dispatchDeadlineSeconds: DEADLINE_SECONDS });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'functions/task-already-exists') throw error;
  }
}
