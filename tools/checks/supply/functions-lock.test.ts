/** npm itself checks the lock file that is uploaded with the functions, without a network and without installing anything. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../local/paths.ts';
import { functionsLock, type LockFile } from './functions-lock.ts';
import { readLockFile, shippedWith } from './lock-file.ts';

const packages = readLockFile();
/** Milliseconds for npm on a busy machine. */
const NPM_TIMEOUT = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the exit code of `npm ci`, which may not ask the registry for anything that the lock file lacks. */
function npmCi(lock: LockFile, ...more: string[]): number | null {
  copyFileSync(join(ROOT, 'functions', 'package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--cache', join(folder, 'cache'), ...more], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status;
}

test('npm ci accepts the lock file, with and without development packages', { timeout: NPM_TIMEOUT }, () => {
  const lock = functionsLock(packages);
  expect(npmCi(lock)).toBe(0);
  expect(npmCi(lock, '--omit=dev')).toBe(0);
});

test('the lock file has the versions and checksums of the repository and the dependencies of package.json', () => {
  const { '': own, ...locked } = functionsLock(packages).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'functions', 'package.json'), 'utf8'));
  expect(own).toMatchObject({ dependencies: wanted.dependencies, devDependencies: wanted.devDependencies });
  for (const place of shippedWith('functions', packages)) {
    expect(locked[place], place).toBe(packages[place]);
    // Packages marked as `dev` are not installed in production.
    expect(locked[place]?.dev, place).toBeUndefined();
  }
  for (const [place, { version, integrity }] of Object.entries(locked)) {
    expect({ version, integrity }, place).toEqual({ version: packages[place]?.version, integrity: packages[place]?.integrity });
    expect(integrity, place).toMatch(/^sha512-/);
  }
});
