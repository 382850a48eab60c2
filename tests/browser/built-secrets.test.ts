/** Built files are public, so they must contain no secret. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/local/paths.ts';
import { KINDS, secretsIn } from '../../tools/supply/secrets.ts';
import { BUILT } from './support/deployments.ts';
import { expect, test } from './support/support.ts';

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|mjs|css|html|json|map|svg|webmanifest|txt)$/.test(name))
    .map((name) => join(folder, name));

test('the built web app and functions contain no secret', () => {
  const files = [...textsIn(BUILT), ...textsIn(join(ROOT, 'functions', 'lib'))];
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file.slice(ROOT.length)}: ${kind}`));
  expect(found).toEqual([]);
  console.info(`secrets: ${files.length} built files searched for ${KINDS.length} kinds, none found`);
});

test('a build without an App Check key contains no App Check code', () => {
  const scripts = textsIn(BUILT).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  // App Check’s database name occurs only in its own SDK; its header’s name occurs in the other SDKs, too.
  expect(scripts.filter((file) => /firebase-app-check-database/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
