/** A run from Firestore to the push service, beside its halves: reading goes on while the page before is sent. */
import type { Benchmark } from './frame.ts';
import { share, stop } from './push/subscriptions.ts';

const COUNT = 5000;
const perSubscription = async (half: Parameters<typeof share>[0]) => ((await share(half, COUNT)).milliseconds * 1000) / COUNT;

export default {
  name: 'A push run of 5,000 subscriptions',
  unit: 'µs of time a subscription',
  rounds: 5,
  sides: {
    'the whole run': () => perSubscription('both'),
    'reading and saving alone': () => perSubscription('reading'),
    'sending alone': () => perSubscription('sending'),
  },
  end: stop,
  note: 'Firestore emulator, push service and sender share this machine’s processors.',
} satisfies Benchmark;
