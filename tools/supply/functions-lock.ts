/**
 * A lock file for `functions/` alone, made from the one of the whole: only that folder is uploaded, and Google's build installs its packages
 * anew. Without a lock it would take whatever version of the packages below ours is the newest that day.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';
import { type LockedPackage, type Packages, readLockFile, shippedWith } from './lock-file.ts';

const FOLDER = 'functions';
export const FUNCTIONS_LOCK = join(ROOT, FOLDER, 'package-lock.json');

export interface LockFile {
  lockfileVersion: 3;
  requires: true;
  packages: Record<string, LockedPackage>;
}

/** What is for development alone is in it as well: `npm ci` holds the lock to the whole package.json, whatever it then leaves out. */
export function functionsLock(packages: Packages): LockFile {
  const own = packages[FOLDER] ?? {};
  const shipped = new Set(shippedWith(FOLDER, packages));
  const all = shippedWith(FOLDER, { ...packages, [FOLDER]: { ...own, dependencies: { ...own.dependencies, ...own.devDependencies } } });
  const entries = all.map((place) => [place, shipped.has(place) ? packages[place] : { ...packages[place], dev: true }] as const);
  const elsewhere = all.filter((place) => !place.startsWith('node_modules/'));
  // One that lies below the folder would need another place in a file of the folder's own.
  if (elsewhere.length > 0) throw new Error(`Not at the top of the whole: ${elsewhere.join(', ')}`);
  return { lockfileVersion: 3, requires: true, packages: { '': own, ...Object.fromEntries(entries) } };
}

export function writeFunctionsLock(): void {
  writeFileSync(FUNCTIONS_LOCK, `${JSON.stringify(functionsLock(readLockFile()), null, 2)}\n`);
}
