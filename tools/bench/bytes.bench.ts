/** Size of the home document and of the JavaScript that each route needs. `npm run weigh` shows what it consists of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROUTES } from '../../web/src/app/routes.ts';
import { filesFor, gzipSum, readManifest } from '../weigh/routes.ts';
import { deployedBuild } from './builds.ts';
import type { Benchmark } from './frame.ts';

function sizes(): Record<string, number> {
  const folder = deployedBuild();
  const manifest = readManifest(folder);
  const routes = Object.values(ROUTES).map(({ path, module }) => [path, gzipSum(folder, filesFor(manifest, [module])) / 1000] as const);
  return {
    'document of /, KB of brotli': brotliCompressSync(readFileSync(join(folder, 'index.html'))).byteLength / 1000,
    ...Object.fromEntries(routes.map(([path, kilobytes]) => [`JavaScript of ${path}, KB of gzip`, kilobytes])),
  };
}

export default {
  name: 'Bytes of the web app',
  unit: 'KB (1,000 bytes)',
  rounds: 1,
  sides: { ours: sizes },
  note: 'tests/browser/bytes.test.ts holds the limits of all routes and of what a signed-in user’s home fetches.',
  goals: [
    { figure: 'document of /, KB of brotli', side: 'ours', atMost: 14 },
    { figure: 'JavaScript of /, KB of gzip', side: 'ours', atMost: 120 },
  ],
} satisfies Benchmark;
