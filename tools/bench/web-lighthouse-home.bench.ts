/** Home under Lighthouse's mobile simulation, beside the same page without scripts and the obvious build. */
import type { Benchmark, Measured } from './frame.ts';
import { withBrowser } from './web/browser.ts';
import { auditsOf, SCORES, SIMULATED } from './web/lighthouse.ts';
import { type SideName, sites } from './web/sites.ts';

const { site, begin, end } = sites('ours', 'control', 'obvious');
const audits = auditsOf();
const run = (name: SideName) => (): Promise<Measured> =>
  withBrowser((port) => audits.run({ url: site(name).url, port, name: `home-${name}` }));
export default {
  name: 'Home under Lighthouse mobile',
  unit: 'milliseconds and scores',
  rounds: 5,
  sides: { ours: run('ours'), control: run('control'), obvious: run('obvious') },
  begin,
  end,
  note: SIMULATED,
  goals: [
    { figure: 'LCP', side: 'ours', atMost: 1.3, times: { side: 'control' }, unit: 'ms' },
    { figure: 'LCP', side: 'ours', atMost: 0.35, times: { side: 'obvious' }, unit: 'ms' },
    ...SCORES.map((figure) => ({ figure, side: 'ours', atLeast: 100 })),
    { figure: 'TBT', side: 'ours', atMost: 50, unit: 'ms' },
    { figure: 'CLS', side: 'ours', atMost: 0.0005 },
  ],
  remarks: audits.remarks,
} satisfies Benchmark;
