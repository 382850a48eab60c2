/** The other open routes under Lighthouse's mobile simulation. */
import type { Benchmark } from './frame.ts';
import type { Goal } from './goals.ts';
import { withBrowser } from './web/browser.ts';
import { auditsOf, SCORES, SIMULATED } from './web/lighthouse.ts';
import { sites } from './web/sites.ts';

const ROUTES = ['/auth', '/create-story', '/premium', '/story/10'];

const { site, begin, end } = sites('ours');
const audits = auditsOf();
export default {
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
} satisfies Benchmark;
