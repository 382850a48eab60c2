/** Drains the lane of recordings of this device's database, with the server in a test's hands. */
import type { Locks } from '../src/data/device/locks.ts';
import { createDrain } from '../src/data/outbox/create-drain.ts';
import type { Sender } from '../src/data/outbox/lane.ts';
import { recordingLane, storedTakes, type TakeStore } from '../src/features/voices/api/recording-lane.ts';
import { removeUndecided } from '../src/features/voices/api/sentence-takes.ts';

/** A text is no JSON of ours. */
export interface Answer {
  status: number;
  body: object | string;
}

interface Ports {
  /** Throws as a network does. */
  post(body: object, signedIn: boolean): Promise<Answer>;
  locks: Locks;
  keepCopy?: TakeStore['keepCopy'];
}

/** Each call is a page of its own. Nothing times out, as a tab that dies does nothing any more. */
export function drainRecordings({ post, locks, keepCopy = async () => undefined }: Ports, sender: Sender) {
  const ports = {
    identity: { userId: async () => null, token: async (uid: string) => `token of ${uid}` },
    clock: { now: () => Date.now(), after: () => () => undefined },
    endpoints: { api: '', documents: '' },
    async fetch(_url: string, { body: sent, headers }: RequestInit) {
      const { status, body } = await post(JSON.parse(String(sent)), new Headers(headers).has('authorization'));
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    ...{ locks, random: () => 0.5, online: () => true },
  };
  return createDrain(ports, recordingLane(ports, { ...storedTakes, removeUndecided, keepCopy })).drain({ retryNow: true, sender });
}
