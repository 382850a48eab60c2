/**
 * `npm run bench`: every benchmark in tools/bench, or those whose file names begin with the given words; `--rounds=1` tries one out.
 * Ends with the table of goals. Raw figures go to .local-data.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Benchmark, measure, type Row, table } from './bench/frame.ts';
import { goalTable, type Judged, judge } from './bench/goals.ts';
import { LOCAL_DATA, ROOT } from './local/paths.ts';
import { main, Stop, say } from './local/say.ts';

await main(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length)) || undefined;
  const folder = join(ROOT, 'tools', 'bench');
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => name.startsWith(word))),
  );
  if (files.length === 0) throw new Stop(`There is no benchmark like that in tools/bench: ${wanted.join(', ')}.`);
  const results: { name: string; rows: Row[]; judged: Judged[] }[] = [];
  for (const file of files) {
    const { default: benchmarks } = (await import(join(folder, file))) as { default: Benchmark | readonly Benchmark[] };
    for (const benchmark of [benchmarks].flat() as Benchmark[]) {
      const rows = await measure(benchmark, rounds);
      results.push({ name: benchmark.name, rows, judged: judge(benchmark.goals ?? [], rows) });
      say(`${table(benchmark, rows, rounds)}\n`);
    }
  }
  const withGoals = results.filter(({ judged }) => judged.length > 0);
  if (withGoals.length > 0) say(goalTable(withGoals));
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(
    join(LOCAL_DATA, 'bench.json'),
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, rounds, results }, null, 2)}\n`,
  );
  return 0;
});
