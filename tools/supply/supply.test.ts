import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { judgeAudit } from './audit.ts';
import { ALLOWED, LICENCES_FILE, licencesPage, shippedPackages } from './licences.ts';
import { type Packages, readLockFile, shippedWith } from './lock-file.ts';

const packages = readLockFile();
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** Packages that come with a script for the installation. None may run (`.npmrc`), and all work without. A new one is looked at first. */
const WITH_A_SCRIPT = ['node_modules/@firebase/util', 'node_modules/esbuild', 'node_modules/protobufjs', 'node_modules/re2'];

test.each(['', 'domain', 'functions', 'web'])(
  'the lock file has what package.json of “%s” asks for, each in one exact version',
  (workspace) => {
    const wanted = read(join(workspace, 'package.json'));
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      expect(packages[workspace]?.[kind] ?? {}).toEqual(wanted[kind] ?? {});
      for (const version of Object.values(wanted[kind] ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+(?:-v\d+\.\d+\.\d+)?$/);
    }
  },
);

test('every package of the lock file is told by its checksum, and comes from no other place than the registry', () => {
  const loose = Object.entries(packages).filter(([place, { integrity, link, resolved }]) => {
    if (!place.includes('node_modules/') || link) return false;
    return !integrity?.startsWith('sha512-') || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'));
  });
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('what is installed is what the lock file says', () => {
  const installed = read('node_modules/.package-lock.json').packages as Packages;
  const others = Object.entries(installed).filter(([place, { version, link }]) => !link && packages[place]?.version !== version);
  expect(others.map(([place]) => place)).toEqual([]);
  expect(Object.keys(installed).length).toBeGreaterThan(500);
});

test('no installation script runs, and none came without being looked at', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)).toEqual(WITH_A_SCRIPT);
});

test('what is shipped has licences that may be shipped, and docs/licences.md says which', () => {
  const shipped = shippedPackages(packages);
  expect(shipped.filter(({ licence }) => !ALLOWED.has(licence))).toEqual([]);
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencesPage(shipped));
  console.info(`supply: ${Object.keys(packages).length} packages locked, ${shipped.length} shipped, ${ALLOWED.size} licences allowed`);
});

test('what a workspace ships is found from its own folder upwards, and no tool of development is among it', () => {
  const found = shippedWith('functions', {
    functions: { dependencies: { a: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/a': { dependencies: { b: '1.0.0', c: '1.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1.0.0' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/tool': {},
  });
  expect(found).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
});

test('an audit tells high and critical from the lesser, and no answer from a clean one', () => {
  const report = (vulnerabilities: object, counts: object) => JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });
  expect(judgeAudit(report({}, { moderate: 2, high: 0, critical: 0, total: 2 }))).toMatchObject({ how: 'clean' });
  expect(judgeAudit(report({ evil: { severity: 'high' } }, { high: 1, critical: 0, total: 1 }))).toEqual({
    how: 'weak',
    words: '1 high or critical weaknesses in what is shipped: evil.',
  });
  for (const answer of ['', '<html>', '{"message":"405 Method Not Allowed"}'])
    expect(judgeAudit(answer)).toMatchObject({ how: 'not-asked' });
});
