/** Total Blocking Time of the open routes by the main thread's own CPU time, beside Lighthouse's, which counts what the machine does meanwhile. */
import type { Benchmark, Measured } from './frame.ts';
import { blockingTime } from './web/blocking.ts';
import { sites } from './web/sites.ts';

const ROUTES = ['/', '/auth', '/create-story', '/premium', '/story/10'];

const { site, begin, end } = sites('ours', 'control');
const run = (name: 'ours' | 'control', routes: readonly string[]) => async (): Promise<Measured> => {
  const figures: Record<string, number> = {};
  for (const route of routes) figures[route] = await blockingTime(site(name).url + route);
  return figures;
};
export default {
  name: 'Total Blocking Time, main thread alone',
  unit: 'milliseconds at a CPU four times slower',
  rounds: 5,
  // The control is home alone.
  sides: { ours: run('ours', ROUTES), control: run('control', ['/']) },
  begin,
  end,
  note: 'CPU time of the main thread at full speed, times four: what other processes take meanwhile is not in it, and what an old phone does worse than four times is not either.',
  goals: ROUTES.map((figure) => ({ figure, side: 'ours', atMost: 50, unit: 'ms' })),
} satisfies Benchmark;
