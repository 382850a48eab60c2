import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no function depends on the subscription plan [spec 6.3]', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((name) => /premium/i.test(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([]);
});
