/** What a run holds in memory, whatever the number of subscriptions. */
import type { Benchmark } from './frame.ts';
import { share, stop } from './push/subscriptions.ts';

const heldBy = async (count: number) => (await share('both', count, ['--expose-gc'])).held;

export default {
  name: 'Memory of a push run',
  unit: 'MB in use after a page, at the most',
  rounds: 1,
  sides: {
    '1,000 subscriptions': () => heldBy(1000),
    '10,000 subscriptions': () => heldBy(10_000),
    '50,000 subscriptions': () => heldBy(50_000),
  },
  goals: [{ figure: '', side: '50,000 subscriptions', atMost: 1.1, times: { side: '1,000 subscriptions' } }],
  end: stop,
  note: 'After collecting the garbage, which Node otherwise leaves lying as long as there is room.',
} satisfies Benchmark;
