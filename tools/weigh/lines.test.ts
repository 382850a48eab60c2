import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { countLines } from './lines.ts';

it('counts source and tests of each workspace, without data and what git ignores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-lines-'));
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  const files = {
    '.gitignore': 'dist/\n',
    'web/src/a.tsx': 'one\n\ntwo\n',
    'web/src/a.test.tsx': 'one\n',
    'web/testing/setup.ts': 'one\ntwo\n',
    'web/dist/built.js': 'one\n',
    'tests/rules/cases.ts': 'one\n',
    'content/arcs/a.yaml': 'one\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(Object.fromEntries(countLines(folder))).toEqual({
    web: { source: 3, tests: 3 },
    tests: { source: 0, tests: 1 },
  });
});
