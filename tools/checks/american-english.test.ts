import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { BRITISH } from './american-english.ts';

test.each(['curated', 'examples', 'arcs'])('%s are told in American English', (folder) => {
  const files = globSync(`${folder}/**/*.yaml`, { cwd: join(ROOT, 'content') });
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, 'content', file), 'utf8').split('\n');
    return lines.flatMap((line, index) => (BRITISH.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
