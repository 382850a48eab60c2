/**
 * `departures/{SHA-256 of the uid}`: the mark of a deleted account. With it the rules and `deleted-accounts.ts` refuse a token that outlives its
 * account. It contains no readable id and is deleted after 30 days (TTL on `expireAt`).
 */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import type { DeletionPorts, DeletionTask } from '../../account/delete-account.ts';
import { accountSettleSeconds } from '../../config/params.ts';
import { adminApp } from '../admin-app.ts';
import { GRPC, grpcCode } from '../contention.ts';
import { departureId } from '../deleted-accounts.ts';
import { firestore } from '../firestore.ts';
import { isHeld } from '../legal-holds.ts';
import { lockSignIn, removeSignIn, storyAccount } from '../sign-ins.ts';
import { extendMailboxUsage } from '../stories/story-usage.ts';
import { markStoppedMailbox } from '../stories/takedowns.ts';
import { removeDevices, removeHoldings } from './holdings.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const QUEUE = 'locations/europe-west1/functions/accountTask';
/** Above the function's own 300. */
const DEADLINE_SECONDS = 320;

interface Stored {
  requestedAt: Timestamp;
  finishedAt?: Timestamp;
  expireAt: Timestamp;
}

export function deletionPorts(): DeletionPorts {
  return {
    enqueue,
    async mark(uid, now) {
      // Before the sign-in is gone, and with it the address.
      const signIn = await storyAccount(uid);
      await Promise.all([extendMailboxUsage(signIn?.email ?? null), markStoppedMailbox(uid, signIn)]);
      const mark: Stored = { requestedAt: Timestamp.fromMillis(now), expireAt: Timestamp.fromMillis(now + LIFETIME_MS) };
      try {
        await documentOf(uid).create(mark);
      } catch (error) {
        if (grpcCode(error) !== GRPC.ALREADY_EXISTS) throw error;
      }
    },
    async readMark(uid) {
      const stored = (await documentOf(uid).get()).data() as Stored | undefined;
      return stored ? { requestedAt: stored.requestedAt.toMillis(), finished: stored.finishedAt !== undefined } : null;
    },
    async finish(uid) {
      await documentOf(uid).update({ finishedAt: Timestamp.now() });
    },
    isHeld,
    removeDevices,
    async extendMark(uid) {
      await documentOf(uid).update({ expireAt: Timestamp.fromMillis(Date.now() + LIFETIME_MS) });
    },
    lockSignIn,
    removeDocuments: removeHoldings,
    removeSignIn,
    now: Date.now,
    settleMs: accountSettleSeconds.value() * 1000,
  };
}

/** Tasks have no names: a repeated request creates more of them, and repeating a deletion is harmless. */
async function enqueue(task: DeletionTask): Promise<void> {
  const delay = Math.max(0, Math.ceil((task.at - Date.now()) / 1000));
  await getFunctions(adminApp())
    .taskQueue<DeletionTask>(QUEUE)
    .enqueue(task, { scheduleDelaySeconds: delay, dispatchDeadlineSeconds: DEADLINE_SECONDS });
}

function documentOf(uid: string): DocumentReference {
  return firestore().collection('departures').doc(departureId(uid));
}
