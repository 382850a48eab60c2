/** `npm run bench`: every benchmark in tools/bench, or those whose file names begin with the given words. Raw figures go to .local-data. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Benchmark, measure, type Row, table } from './bench/frame.ts';
import { LOCAL_DATA, ROOT } from './local/paths.ts';
import { main, Stop, say } from './local/say.ts';

await main(async () => {
  const wanted = process.argv.slice(2);
  const folder = join(ROOT, 'tools', 'bench');
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => name.startsWith(word))),
  );
  if (files.length === 0) throw new Stop(`There is no benchmark like that in tools/bench: ${wanted.join(', ')}.`);
  const results: { name: string; rows: Row[] }[] = [];
  for (const file of files) {
    const { default: benchmarks } = (await import(join(folder, file))) as { default: Benchmark | readonly Benchmark[] };
    for (const benchmark of [benchmarks].flat() as Benchmark[]) {
      const rows = await measure(benchmark);
      results.push({ name: benchmark.name, rows });
      say(`${table(benchmark, rows)}\n`);
    }
  }
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(
    join(LOCAL_DATA, 'bench.json'),
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, results }, null, 2)}\n`,
  );
  return 0;
});
