/** Home under Lighthouse's mobile simulation, compared with the same page without scripts. */
import type { Benchmark, Measured } from './frame.ts';
import { withBrowser } from './web/browser.ts';
import { auditsOf, SCORE_GOALS, SIMULATED } from './web/lighthouse.ts';
import { type SideName, sites } from './web/sites.ts';

const { url, begin, end } = sites('ours', 'control');
const audits = auditsOf();
const run = (name: SideName) => (): Promise<Measured> => withBrowser((port) => audits.run({ url: url(name), port, name: `home-${name}` }));

export default {
  name: 'Home under Lighthouse mobile',
  unit: 'milliseconds and scores',
  rounds: 5,
  sides: { ours: run('ours'), control: run('control') },
  begin,
  end,
  note: SIMULATED,
  goals: [
    { figure: 'LCP', side: 'ours', atMost: 1.1, times: 'control' },
    ...SCORE_GOALS.map(([figure, atLeast]) => ({ figure, side: 'ours', atLeast })),
  ],
  remarks: audits.remarks,
} satisfies Benchmark;
