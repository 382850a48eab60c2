/** `node functions/esbuild.mjs`: bundles the functions with the shared core inside and npm packages outside, to functions/lib. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { dataModules } from './data-modules.ts';

const root = dirname(fileURLToPath(import.meta.url));
const lib = join(root, 'lib');
const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Leaves npm packages outside. They do nothing by being imported, so an import that nothing uses is dropped. */
const packagesOutside = {
  name: 'packages-outside',
  setup(bundler) {
    const names = Object.keys(dependencies).map((name) => name.replaceAll('/', '\\/'));
    bundler.onResolve({ filter: new RegExp(`^(?:${names.join('|')})(?:\\/|$)`) }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
  },
};

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  write: false,
  logLevel: 'warning',
  plugins: [dataModules, packagesOutside],
});

// A running emulator reloads on every write: an identical build has to leave the files alone.
await mkdir(lib, { recursive: true });
let written = 0;
for (const { path, contents } of outputFiles) {
  const present = await readFile(path).catch(() => null);
  if (present?.equals(contents)) continue;
  await writeFile(path, contents);
  written += 1;
}
const wanted = new Set(outputFiles.map(({ path }) => relative(lib, path)));
const stale = (await readdir(lib)).filter((file) => !wanted.has(file));
await Promise.all(stale.map((file) => rm(join(lib, file), { recursive: true })));
process.stdout.write(`functions: ${outputFiles.length} files, ${written} written, ${stale.length} removed\n`);
