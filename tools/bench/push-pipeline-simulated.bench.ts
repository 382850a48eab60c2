/** A run beside its halves where Firestore is elsewhere, as it is to a function: its work takes time, and none of this machine's processors. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import webPush from 'web-push';
import { pushSender } from '../../functions/src/push/sender.ts';
import { type PushTarget, readTarget } from '../../functions/src/push/subscription.ts';
import { makeSubscriber } from '../push-service/subscriber.ts';
import type { Benchmark } from './frame.ts';
import { startBlindService } from './push/blind-service.ts';
import { type Latencies, runOver } from './push/simulated-store.ts';

/** A range of a million subscriptions in 64. */
const COUNT = 15_625;
/** Assumed, and on the slow side of one region: a query is a round trip (some 20 ms) and a fifth of a millisecond or so for each ten documents. */
const ELSEWHERE: Latencies = { page: 120, commit: 10 };
const AT_HAND: Latencies = { page: 0, commit: 0 };

const { origin, cert, stop } = await startBlindService();
setDefaultCACertificates([...getCACertificates('default'), cert]);
const { keys } = makeSubscriber();
const targets: PushTarget[] = Array.from({ length: COUNT }, (_, index) => {
  const target = readTarget({ endpoint: `${origin}/push/${index}`, keys });
  if (target === null) throw new Error('A subscriber without keys.');
  return target;
}).toSorted((one, other) => (one.id < other.id ? -1 : 1));
const sender = pushSender({
  vapid: { ...webPush.generateVAPIDKeys(), subject: 'mailto:somebody@example.com' },
  services: [new URL(origin).host],
});

async function perSubscription(latencies: Latencies, send: typeof sender.send | null): Promise<number> {
  const startedAt = performance.now();
  await runOver(targets, latencies, send);
  return ((performance.now() - startedAt) * 1000) / COUNT;
}

export default {
  name: `A push run of ${COUNT.toLocaleString('en')} subscriptions, Firestore simulated`,
  unit: 'µs of time a subscription',
  rounds: 5,
  sides: {
    'sending alone': () => perSubscription(AT_HAND, sender.send),
    'reading and saving alone': () => perSubscription(ELSEWHERE, null),
    'the whole run': () => perSubscription(ELSEWHERE, sender.send),
  },
  // The connection, the token, the code itself: the first call of everything is not what is measured.
  begin: () => runOver(targets.slice(0, 1000), AT_HAND, sender.send),
  goals: [{ figure: '', side: 'the whole run', atMost: 1.2, times: { side: 'sending alone' } }],
  end: async () => {
    sender.close();
    stop();
  },
  note: `A page of 1,000 takes ${ELSEWHERE.page} ms, a commit ${ELSEWHERE.commit} (assumed). Sending is the slower half.`,
} satisfies Benchmark;
