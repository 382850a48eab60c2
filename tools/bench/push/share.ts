/** A process of its own: performs one run as the function does, or one half of it, and says what it took. See subscriptions.ts. */
import process from 'node:process';
import { Timestamp } from 'firebase-admin/firestore';
import { loadRun, saveRun } from '../../../functions/src/firestore/push-runs.ts';
import { removeSubscriptions, subscriptionsByIds, subscriptionsInRange } from '../../../functions/src/firestore/push-targets.ts';
import { performRun, type RunPorts } from '../../../functions/src/push/run.ts';
import { pushSender } from '../../../functions/src/push/sender.ts';
import type { PushTarget } from '../../../functions/src/push/subscription.ts';
import { storyMessage } from '../../../functions/src/push/texts.ts';

const [half, to = 'g'] = process.argv.slice(2);
const { PUSH_SERVICE_URL = '', VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' } = process.env;
const vapid = { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: 'mailto:somebody@example.com' };
const sender = pushSender({ vapid, services: [new URL(PUSH_SERVICE_URL).host] });
const range = { from: '0', to };

/** For the sending half: everything in memory beforehand. */
const inMemory: PushTarget[] = [];
if (half === 'sending') {
  for (let after = ''; ; ) {
    const page = await subscriptionsInRange(range, after, 5000);
    inMemory.push(...page);
    after = page.at(-1)?.id ?? '';
    if (page.length < 5000) break;
  }
}
const fromMemory = async (after: string, limit: number) => {
  const start = after === '' ? 0 : inMemory.findIndex(({ id }) => id === after) + 1;
  return inMemory.slice(start, start + limit);
};

/** Stands for the time of a save that there is none of. */
const NEVER_SAVED = Timestamp.fromMillis(0);

/** Most bytes in use after a page, once the garbage is collected (`--expose-gc`). */
let held = 0;
const look = () => {
  if (globalThis.gc === undefined) return;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  held = Math.max(held, heapUsed + external);
};

const ports: RunPorts<Awaited<ReturnType<typeof saveRun>>> = {
  load: loadRun,
  save: async (key, version, state, retries) => {
    look();
    return half === 'sending' ? NEVER_SAVED : saveRun(key, version, state, retries);
  },
  inRange: half === 'sending' ? (_range, after, limit) => fromMemory(after, limit) : subscriptionsInRange,
  byIds: subscriptionsByIds,
  remove: removeSubscriptions,
  send: half === 'reading' ? async () => ({ kind: 'sent' }) : (target, message) => sender.send(target, message),
  serviceOf: (target) => sender.serviceOf(target),
  isPublished: async () => true,
  enqueue: async () => undefined,
  now: Date.now,
  pause: async () => undefined,
  retryMs: 1000,
};

// The first call of everything is not what is measured: a connection, a token, the code itself.
const warmUp = { kind: 'send', message: storyMessage(1, 'Warm-up'), until: Number.POSITIVE_INFINITY } as const;
await performRun({ ...warmUp, key: `warm-${process.pid}`, range: { from: '0', to: '02' } }, ports);
held = 0;

const startedAt = performance.now();
const { sent } = await performRun({ ...warmUp, key: `share-${process.pid}`, range }, ports);
const milliseconds = performance.now() - startedAt;
sender.close();
process.stdout.write(JSON.stringify({ sent, milliseconds, held: held / 2 ** 20 }));
process.exit(0);
