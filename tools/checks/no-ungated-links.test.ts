/** The lint rule "only leaveApp leads out of the app" finds each way out, and allows addresses of our own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

const OUT = [
  'export const a = () => <a href="https://elsewhere.example">x</a>;',
  'export const a = () => <a href="//elsewhere.example">x</a>;',
  'export const a = () => <a href="mailto:a@elsewhere.example">x</a>;',
  'export const a = (to: string) => <a className="x" href={to} />;',
  `export const a = (to: string) => <a href={\`\${to}/x\`} />;`,
  'export const a = () => <Link to="https://elsewhere.example">x</Link>;',
  'export const a = () => <form action="https://elsewhere.example" />;',
  "export const a = () => window.open('https://elsewhere.example');",
  "export const a = () => window.location.assign('https://elsewhere.example');",
  "export const a = () => location.replace('https://elsewhere.example');",
  "export const a = () => { window.location.href = 'https://elsewhere.example'; };",
];
const OURS = [
  'export const a = () => <a href="/" />;',
  'export const a = () => <a className="x" href="/terms">x</a>;',
  'export const a = () => <a href="#stories">x</a>;',
  `export const a = (id: string) => <a href={\`/record/\${id}\`} />;`,
  'export const a = (to: string) => <Link to={to}>x</Link>;',
  'export const a = () => new URL(location.href);',
  'export const a = () => location.reload();',
];

it('finds every way out of the app that asks no grown-up', () => {
  const tree = mkdtempSync(join(tmpdir(), 'tuckaway-links-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  // The copy is not a git repository.
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as Record<string, unknown>;
  write('biome.json', JSON.stringify(config));
  cpSync(join(ROOT, 'tools/checks'), join(tree, 'tools/checks'), { recursive: true, filter: (file) => !file.endsWith('.ts') });
  const wrong = ['app', 'features/home', 'ui', 'data/account'].flatMap((folder) =>
    OUT.map((text, index) => {
      write(`web/src/${folder}/out-${index}.tsx`, text);
      return `web/src/${folder}/out-${index}.tsx`;
    }),
  );
  for (const [index, text] of OURS.entries()) write(`web/src/features/home/ours-${index}.tsx`, text);
  write('web/src/data/parents/leave-app.ts', "export const a = () => window.open('https://elsewhere.example');");

  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const { stdout } = spawnSync(biome, ['lint', '--max-diagnostics=none', '--reporter=github', '.'], { cwd: tree, encoding: 'utf8' });
  const found = new Set(
    stdout
      .split('\n')
      .filter((line) => line.includes('title=plugin'))
      .map((line) => /file=[^,]*?(web\/src\/[^,]+),/.exec(line)?.[1]),
  );
  expect([...found].sort()).toEqual(wrong.sort());
});
