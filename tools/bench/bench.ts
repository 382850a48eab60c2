/** `npm run bench -- web`: the benchmarks in tools/bench whose file names begin with a given word; all of them without one. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_DATA, ROOT } from '../local/paths.ts';
import { main, orUsage, Stop, say } from '../local/say.ts';
import { type Benchmark, measure, table } from './frame.ts';
import { goalList, judge } from './goals.ts';

await main(async () => {
  const options = { rounds: { type: 'string' } } as const;
  const { positionals: wanted, values } = orUsage('npm run bench -- [WORD…] [--rounds=1]', () =>
    parseArgs({ allowPositionals: true, options }),
  );
  const rounds = Number(values.rounds) || undefined;
  const folder = join(ROOT, 'tools', 'bench');
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => name.startsWith(word))),
  );
  if (files.length === 0) throw new Stop(`No benchmark in tools/bench begins with: ${wanted.join(', ')}.`);
  const results = [];
  for (const file of files) {
    const { default: benchmarks } = (await import(join(folder, file))) as { default: Benchmark | readonly Benchmark[] };
    for (const benchmark of [benchmarks].flat() as Benchmark[]) {
      const rows = await measure(benchmark, rounds);
      results.push({ name: benchmark.name, rows, judged: judge(benchmark.goals ?? [], rows) });
      say(`${table(benchmark, rows)}\n`);
    }
  }
  say(goalList(results));
  mkdirSync(LOCAL_DATA, { recursive: true });
  const record = { at: new Date().toISOString(), node: process.version, results };
  writeFileSync(join(LOCAL_DATA, 'bench.json'), `${JSON.stringify(record, null, 2)}\n`);
  return 0;
});
