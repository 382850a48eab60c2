import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../local/paths.ts';
import { ALLOWED, LICENSES_FILE, licensesPage, shippedPackages } from './licenses.ts';
import { type Packages, readLockFile } from './lock-file.ts';

const packages = readLockFile();
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** Packages with an install script. None of them runs (`.npmrc`), and all work without. Review new ones. */
const WITH_A_SCRIPT = ['node_modules/@firebase/util', 'node_modules/esbuild', 'node_modules/protobufjs', 'node_modules/re2'];

test.each(['', 'art', 'domain', 'functions', 'web'])('the lock file has the exact versions of package.json in “%s”', (workspace) => {
  const wanted = read(join(workspace, 'package.json'));
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    expect(packages[workspace]?.[kind] ?? {}).toEqual(wanted[kind] ?? {});
    for (const version of Object.values(wanted[kind] ?? {})) expect(version).toMatch(/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+(?:-v\d+\.\d+\.\d+)?$/);
  }
});

test('every package of the lock file has a checksum and comes from the npm registry', () => {
  const loose = Object.entries(packages).filter(([place, { integrity, link, resolved }]) => {
    if (!place.includes('node_modules/') || link) return false;
    return !integrity?.startsWith('sha512-') || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'));
  });
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('the installed packages are those of the lock file', () => {
  const installed = read('node_modules/.package-lock.json').packages as Packages;
  const others = Object.entries(installed).filter(([place, { version, link }]) => !link && packages[place]?.version !== version);
  expect(others.map(([place]) => place)).toEqual([]);
  expect(Object.keys(installed).length).toBeGreaterThan(500);
});

test('no install script runs, and there is none that was not reviewed', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)).toEqual(WITH_A_SCRIPT);
});

test('every shipped package has an allowed license and is listed in docs/licenses.txt', () => {
  const shipped = shippedPackages(packages);
  expect(shipped.filter(({ license }) => !ALLOWED.has(license))).toEqual([]);
  expect(readFileSync(LICENSES_FILE, 'utf8')).toBe(licensesPage(shipped));
});
