/** The lint rule "all I/O lives in web/src/data" finds each denied global in a screen's code. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

const DENIED = ['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const filesWith = (folder: string, end = '.ts') => DENIED.map((name) => `${folder}/${name}${end}`);

it('finds I/O in screens and allows it in the data layer and in tests', () => {
  const wrong = ['app', 'features/home', 'ui', 'art']
    .flatMap((folder) => filesWith(`web/src/${folder}`))
    .concat('web/src/ui/window-fetch.ts');
  const right = [...filesWith('web/src/data'), ...filesWith('web/src/features/home', '.test.ts')];
  const tree = mkdtempSync(join(tmpdir(), 'tuckaway-io-'));
  // The copy is not a git repository.
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(tree, 'biome.json'), JSON.stringify(config));
  for (const plugin of ['no-io-outside-data.grit', 'no-ungated-links.grit']) {
    cpSync(join(ROOT, 'tools', 'checks', plugin), join(tree, 'tools', 'checks', plugin));
  }
  for (const file of [...wrong, ...right]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    const name = file
      .slice(file.lastIndexOf('/') + 1)
      .split('.')[0]
      ?.replace('-', '.');
    writeFileSync(join(tree, file), `export const used = () => ${name};\n`);
  }
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none', '--reporter=github', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const report = stdout + stderr;
  expect(report).toContain('noRestrictedGlobals');
  const found = [...wrong, ...right].filter((file) => report.includes(`/${file},`));
  expect(found).toEqual(wrong);
});
