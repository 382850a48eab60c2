/** The lock file that is uploaded with the functions: npm itself judges it, without a network and without installing anything. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { functionsLock, type LockFile } from './functions-lock.ts';
import { readLockFile, shippedWith } from './lock-file.ts';

const packages = readLockFile();
/** Milliseconds for npm on a busy machine. */
const PATIENCE = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns how `npm ci` ends, which would have to ask the registry for whatever is not in the lock, and may not. */
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

test('npm ci takes it, with the tools of development and without', { timeout: PATIENCE }, () => {
  const lock = functionsLock(packages);
  expect(npmCi(lock)).toBe(0);
  expect(npmCi(lock, '--omit=dev')).toBe(0);
});

test('npm ci refuses one that lacks a package below ours, or one of ours', { timeout: PATIENCE }, () => {
  for (const name of ['zod', 'body-parser']) {
    const lock = functionsLock(packages);
    const places = Object.keys(lock.packages).filter((place) => place.endsWith(`node_modules/${name}`));
    expect(places).not.toEqual([]);
    for (const place of places) delete lock.packages[place];
    expect(npmCi(lock), name).not.toBe(0);
  }
});

test('it has each package as the lock of the whole has it, with its checksum, and what the package.json asks for', () => {
  const { '': own, ...locked } = functionsLock(packages).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'functions', 'package.json'), 'utf8'));
  expect(own).toMatchObject({ dependencies: wanted.dependencies, devDependencies: wanted.devDependencies });
  for (const place of shippedWith('functions', packages)) {
    expect(locked[place], place).toBe(packages[place]);
    // What is marked so is not installed in production.
    expect(locked[place]?.dev, place).toBeUndefined();
  }
  for (const [place, { version, integrity }] of Object.entries(locked)) {
    expect({ version, integrity }, place).toEqual({ version: packages[place]?.version, integrity: packages[place]?.integrity });
    expect(integrity, place).toMatch(/^sha512-/);
  }
});

test('a package that lies elsewhere is no silent gap', () => {
  const odd = { functions: { dependencies: { a: '1.0.0' } }, 'functions/node_modules/a': {} };
  expect(() => functionsLock(odd)).toThrow('functions/node_modules/a');
});
