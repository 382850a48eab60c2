/** `npm run weigh`: builds the web app with source maps and lists the JavaScript of each route, and its sources on home. */
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
/** Bytes below which sources are listed as a sum. */
const MIN_LISTED = 500;

await main(async () => {
  const folder = process.argv[2] ?? join(ROOT, WEB_OUT);
  if (process.argv[2] === undefined) buildWeb({ ...TEST_STACK, webOut: WEB_OUT }, { TUCKAWAY_SOURCE_MAPS: 'yes' });
  const manifest = readManifest(folder);
  say('JavaScript of each screen, and of parts that load later (bytes, gzip)');
  const screens = Object.values(ROUTES).map(({ path, module }) => [path, module] as const);
  for (const [name, module] of [...screens, ...Object.entries(LATE)]) {
    say(`${String(gzipSum(folder, filesFor(manifest, [module]))).padStart(8)}  ${name}`);
  }
  for (const file of filesFor(manifest, [ROUTES.home.module])) {
    say(`\n${file}: ${gzipBytes(folder, file)} gzip; its sources (bytes, minified)`);
    const sources = [...bytesBySource(join(folder, file))].sort(([, one], [, other]) => other - one);
    for (const [source, bytes] of sources.filter(([, size]) => size >= MIN_LISTED)) say(`${String(bytes).padStart(8)}  ${source}`);
    const rest = sources.reduce((sum, [, size]) => sum + (size < MIN_LISTED ? size : 0), 0);
    if (rest > 0) say(`${String(rest).padStart(8)}  smaller ones`);
  }
  return 0;
});

/** By file, and by package for node_modules. */
function bytesBySource(file: string): Map<string, number> {
  const bytes = new Map<string, number>();
  // The bundler's runtime has no source map.
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
