/** `node tools/checks/supply/licenses.ts` writes docs/licenses.txt: all shipped packages by license. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../local/paths.ts';
import { type Packages, readLockFile, shippedWith } from './lock-file.ts';

export const LICENSES_FILE = join(ROOT, 'docs', 'licenses.txt');

/** Licenses that do not require publishing the product's source. MPL-2.0 requires it only for changes of its own files, CC-BY-4.0 naming the package. */
export const ALLOWED: ReadonlySet<string> = new Set(
  'MIT Apache-2.0 BSD-2-Clause BSD-3-Clause ISC 0BSD BlueOak-1.0.0 MPL-2.0 CC-BY-4.0'.split(' '),
);

/** Packages without a license in package.json, with the license of the text that they include. */
const FROM_TEXT: Readonly<Record<string, string>> = { limiter: 'MIT' };

export interface Shipped {
  /** `name@version` */
  id: string;
  license: string;
}

export function shippedPackages(packages: Packages = readLockFile()): Shipped[] {
  return [...new Set([...shippedWith('functions', packages), ...shippedWith('web', packages)])].map((path) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const { version, license } = packages[path] ?? {};
    return { id: `${name}@${version}`, license: license ?? FROM_TEXT[name] ?? 'unknown' };
  });
}

/** Licenses with more packages than this are only counted: their packages are in the lock file. */
const MAX_NAMED = 3;

export function licensesPage(shipped: readonly Shipped[]): string {
  const licenses = [...Map.groupBy(shipped, ({ license }) => license)].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = licenses.map(([license, packages]) => {
    const ids = [...new Set(packages.map(({ id }) => id))].sort();
    const line = `${license.padEnd(14)}${String(ids.length).padStart(4)}  ${ids.length > MAX_NAMED ? '' : ids.join(', ')}`;
    return `${line.trimEnd()}\n`;
  });
  return `Licenses of the packages that the functions install and the web app is bundled from.
node tools/checks/supply/licenses.ts writes this file from the lock file; npm test fails if it is outdated
or contains a license that may not be shipped. The fonts have theirs in web/src/styles/fonts.\n\n${rows.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LICENSES_FILE, licensesPage(shippedPackages()));
