/** `npm run weigh`: builds the web app with source maps and says what each route fetches, and what in it weighs how much. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { ROUTES } from '../web/src/app/routes.ts';
import { buildWeb } from './local/build.ts';
import { ROOT } from './local/paths.ts';
import { main, say } from './local/say.ts';
import { TEST_STACK } from './local/stacks.ts';
import { filesFor, gzipBytes, gzipSum, LATE, readManifest } from './weigh/routes.ts';

const WEB_OUT = 'web/dist-weigh';
/** Sources below this many bytes are summed up. */
const WORTH_A_LINE = 500;

await main(async () => {
  const folder = process.argv[2] ?? join(ROOT, WEB_OUT);
  if (process.argv[2] === undefined) buildWeb({ ...TEST_STACK, webOut: WEB_OUT }, { TUCKAWAY_SOURCE_MAPS: 'yes' });
  const manifest = readManifest(folder);
  say('JavaScript before a screen can be used, and what else comes by itself (bytes, gzip)');
  const screens = Object.values(ROUTES).map(({ path, module }) => [path, module] as const);
  for (const [name, module] of [...screens, ...Object.entries(LATE)]) {
    say(`${String(gzipSum(folder, filesFor(manifest, [module]))).padStart(8)}  ${name}`);
  }
  for (const file of filesFor(manifest, [ROUTES.home.module])) {
    say(`\n${file}: ${gzipBytes(folder, file)} gzip; its sources (bytes, minified)`);
    const sources = [...bytesBySource(join(folder, file))].sort(([, one], [, other]) => other - one);
    for (const [source, bytes] of sources.filter(([, size]) => size >= WORTH_A_LINE)) say(`${String(bytes).padStart(8)}  ${source}`);
    const rest = sources.reduce((sum, [, size]) => sum + (size < WORTH_A_LINE ? size : 0), 0);
    if (rest > 0) say(`${String(rest).padStart(8)}  smaller ones`);
  }
  return 0;
});

/** A package of node_modules counts as one, everything else by its file. */
function bytesBySource(file: string): Map<string, number> {
  const bytes = new Map<string, number>();
  // What is the bundler's alone comes from nowhere.
  if (!existsSync(`${file}.map`)) return bytes.set('the bundler', readFileSync(file).length);
  const { mappings, sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string; sources: string[] };
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [row, segments] of decode(mappings).entries()) {
    for (const [at, [column, source]] of segments.entries()) {
      const end = segments[at + 1]?.[0] ?? lines[row]?.length ?? column;
      const name = nameOf(source === undefined ? 'the bundler' : (sources[source] ?? ''));
      bytes.set(name, (bytes.get(name) ?? 0) + end - column);
    }
  }
  return bytes;
}

function nameOf(source: string): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return library ?? source.replace(/^(?:\.\.\/)+/, '');
}
