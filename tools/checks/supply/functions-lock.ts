/**
 * Makes a lock file for `functions/` from the repository's. Only that folder is uploaded, and Google's build installs its packages; without a
 * lock file it would take the newest versions of indirect dependencies.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { type LockedPackage, type Packages, readLockFile, shippedWith } from './lock-file.ts';

const FOLDER = 'functions';
export const FUNCTIONS_LOCK = join(ROOT, FOLDER, 'package-lock.json');

export interface LockFile {
  lockfileVersion: 3;
  requires: true;
  packages: Record<string, LockedPackage>;
}

/** Includes development packages, because `npm ci` requires a lock file to match the whole package.json. */
export function functionsLock(packages: Packages): LockFile {
  const own = packages[FOLDER] ?? {};
  const shipped = new Set(shippedWith(FOLDER, packages));
  const all = shippedWith(FOLDER, { ...packages, [FOLDER]: { ...own, dependencies: { ...own.dependencies, ...own.devDependencies } } });
  const entries = all.map((path) => [path, shipped.has(path) ? packages[path] : { ...packages[path], dev: true }] as const);
  // Packages below the folder would need other paths in its own lock file.
  const nested = all.filter((path) => !path.startsWith('node_modules/'));
  if (nested.length > 0) throw new Error(`Not in the top-level node_modules: ${nested.join(', ')}`);
  return { lockfileVersion: 3, requires: true, packages: { '': own, ...Object.fromEntries(entries) } };
}

export function writeFunctionsLock(): void {
  writeFileSync(FUNCTIONS_LOCK, `${JSON.stringify(functionsLock(readLockFile()), null, 2)}\n`);
}
