/** Our own lint rules in a small tree of files: all I/O lives in web/src/data, and only leaveApp leads out of the app. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

const IO = ['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'window.fetch'];
const OUT = [
  '<a href="https://elsewhere.example">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="mailto:a@elsewhere.example">x</a>',
  '<a className="x" href={to} />',
  `<a href={\`\${to}/x\`} />`,
  '<Link to="https://elsewhere.example">x</Link>',
  '<form action="https://elsewhere.example" />',
  "window.open('https://elsewhere.example')",
  "window.location.assign('https://elsewhere.example')",
  "location.replace('https://elsewhere.example')",
  "{ window.location.href = 'https://elsewhere.example'; }",
];
const OURS = [
  '<a href="/" />',
  '<a className="x" href="/terms">x</a>',
  '<a href="#stories">x</a>',
  `<a href={\`/record/\${to}\`} />`,
  '<Link to={to}>x</Link>',
  'new URL(location.href)',
  'location.reload()',
];

/** Files of a folder, each with one of the expressions. */
const filesWith = (folder: string, expressions: readonly string[], end: string): [file: string, text: string][] =>
  expressions.map((expression, index) => [`web/src/${folder}/${index}${end}`, `export const a = (to: string) => ${expression};\n`]);

it('our lint rules report I/O and links that ask no grown-up, and allow the data layer, tests and our own addresses', () => {
  const wrong = [
    ...['app', 'features/home', 'ui', 'art'].flatMap((folder) => filesWith(folder, IO, '-io.ts')),
    ...['app', 'features/home', 'ui', 'features/account/api'].flatMap((folder) => filesWith(folder, OUT, '-out.tsx')),
  ];
  const right = [
    ...filesWith('data', IO, '-io.ts'),
    ...filesWith('features/home', IO, '-io.test.ts'),
    ...filesWith('features/home', OURS, '-ours.tsx'),
    ['web/src/features/parents/api/leave-app.ts', "export const a = () => window.open('https://elsewhere.example');\n"] as const,
  ];
  const tree = mkdtempSync(join(tmpdir(), 'tuckaway-lint-'));
  // The copy is not a git repository.
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(tree, 'biome.json'), JSON.stringify(config));
  cpSync(join(ROOT, 'tools/checks'), join(tree, 'tools/checks'), { recursive: true, filter: (file) => !file.endsWith('.ts') });
  for (const [file, text] of [...wrong, ...right]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const { stdout } = spawnSync(biome, ['lint', '--max-diagnostics=none', '--reporter=github', '.'], { cwd: tree, encoding: 'utf8' });
  const found = stdout.split('\n').filter((line) => /title=(?:plugin|lint\/style\/noRestrictedGlobals)/.test(line));
  const files = new Set(found.map((line) => /file=[^,]*?(web\/src\/[^,]+),/.exec(line)?.[1]));
  expect([...files].sort()).toEqual(wrong.map(([file]) => file).sort());
});
