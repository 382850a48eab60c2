/** `npm run bench -- lighthouse`: Lighthouse of home, of the other public routes and of a signed-in family; `-- stories`: what a story costs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_DATA } from '../local/paths.ts';
import { main, orUsage, say } from '../local/say.ts';
import { measure, report } from './frame.ts';

/** Of each side, so that one slow load does not count. */
const ROUNDS = '5';

await main(async () => {
  const options = { rounds: { type: 'string', default: ROUNDS } } as const;
  const { values, positionals } = orUsage('npm run bench -- lighthouse [--rounds=1], or -- stories', () =>
    parseArgs({ allowPositionals: true, options }),
  );
  if (positionals[0] === 'stories') {
    const { costReport, storyCosts } = await import('./stories.ts');
    say(costReport(storyCosts()));
    return 0;
  }
  const { BENCHMARKS } = await import('./lighthouse.ts');
  const results = [];
  for (const benchmark of BENCHMARKS) {
    const rows = await measure(benchmark, Number(values.rounds));
    results.push({ name: benchmark.name, rows });
    say(`${report(benchmark, rows)}\n`);
  }
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(join(LOCAL_DATA, 'bench.json'), `${JSON.stringify({ at: new Date().toISOString(), results }, null, 2)}\n`);
  return 0;
});
