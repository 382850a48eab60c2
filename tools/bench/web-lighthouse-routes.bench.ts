/** The other public routes under Lighthouse's mobile simulation. */
import type { Benchmark } from './frame.ts';
import { withBrowser } from './web/browser.ts';
import { auditsOf, SCORE_GOALS, SIMULATED } from './web/lighthouse.ts';
import { sites } from './web/sites.ts';

const ROUTES = ['/auth', '/create-story', '/premium', '/story/10'];

const { url, begin, end } = sites('ours');
const audits = auditsOf();

export default {
  name: 'The other public routes under Lighthouse mobile',
  unit: 'milliseconds and scores',
  rounds: 5,
  sides: {
    ours: async () => {
      const figures: Record<string, number> = {};
      for (const route of ROUTES) {
        const name = route.slice(1).replaceAll('/', '-');
        const ofRoute = await withBrowser((port) => audits.run({ url: url('ours') + route, port, name }));
        for (const [figure, value] of Object.entries(ofRoute)) figures[`${route} ${figure}`] = value;
      }
      return figures;
    },
  },
  begin,
  end,
  note: SIMULATED,
  goals: ROUTES.flatMap((route) => SCORE_GOALS.map(([score, atLeast]) => ({ figure: `${route} ${score}`, side: 'ours', atLeast }))),
  remarks: audits.remarks,
} satisfies Benchmark;
