/** Lighthouse's mobile simulation: home beside the same page without scripts and the obvious build, then the other open routes. */
import type { Benchmark, Measured } from './frame.ts';
import type { Goal } from './goals.ts';
import { withBrowser } from './web/browser.ts';
import { auditsOf, SCORES } from './web/lighthouse.ts';
import { type SideName, sites } from './web/sites.ts';

const ROUTES = ['/auth', '/create-story', '/premium', '/story/10'];

const SIMULATED =
  'Simulated from one load without delays: a slow phone (four times this CPU) on slow 4G. Real radios, thermal limits and a cold DNS are not in it; other work on this machine is, in TBT first.';

function homeBench(): Benchmark {
  const { site, begin, end } = sites('ours', 'control', 'obvious');
  const audits = auditsOf();
  const run = (name: SideName) => (): Promise<Measured> =>
    withBrowser((port) => audits.run({ url: site(name).url, port, name: `home-${name}` }));
  return {
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
  };
}

function routesBench(): Benchmark {
  const { site, begin, end } = sites('ours');
  const audits = auditsOf();
  return {
    name: 'The other open routes under Lighthouse mobile',
    unit: 'milliseconds and scores',
    rounds: 5,
    sides: {
      ours: async () => {
        const figures: Record<string, number> = {};
        for (const route of ROUTES) {
          const url = site('ours').url + route;
          const ofRoute = await withBrowser((port) => audits.run({ url, port, name: route.slice(1).replaceAll('/', '-') }));
          for (const [figure, value] of Object.entries(ofRoute)) figures[`${route} ${figure}`] = value;
        }
        return figures;
      },
    },
    begin,
    end,
    note: SIMULATED,
    goals: ROUTES.flatMap((route): Goal[] => [
      ...SCORES.map((figure) => ({ figure: `${route} ${figure}`, side: 'ours', atLeast: 100 })),
      { figure: `${route} TBT`, side: 'ours', atMost: 50, unit: 'ms' },
      { figure: `${route} CLS`, side: 'ours', atMost: 0.0005 },
    ]),
    remarks: audits.remarks,
  };
}

export default [homeBench(), routesBench()];
