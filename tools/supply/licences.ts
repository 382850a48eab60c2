/** `node tools/supply/licences.ts` writes docs/licences.md: every package that reaches people, by its licence. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../local/paths.ts';
import { nameOf, type Packages, readLockFile, shippedWith } from './lock-file.ts';

export const LICENCES_FILE = join(ROOT, 'docs', 'licences.md');

/** Licences under which a package may be shipped: none of them asks for the product's own source. MPL-2.0 does for changes of its own files. */
export const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
]);

/** Packages that name no licence in their package.json, and what the text that they bring says. */
const BY_THEIR_TEXT: Readonly<Record<string, string>> = { limiter: 'MIT' };

export interface Shipped {
  name: string;
  version: string;
  licence: string;
}

export function shippedPackages(packages: Packages = readLockFile()): Shipped[] {
  return [...new Set([...shippedWith('functions', packages), ...shippedWith('web', packages)])]
    .map((place) => {
      const name = nameOf(place);
      const { version = '', license } = packages[place] ?? {};
      return { name, version, licence: license ?? BY_THEIR_TEXT[name] ?? 'unknown' };
    })
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** Licences with more packages than this are only counted: their packages are in the lock file. */
const NAMED_AT_MOST = 12;

export function licencesPage(shipped: readonly Shipped[]): string {
  const licences = [...new Set(shipped.map(({ licence }) => licence))].sort();
  const rows = licences.map((licence) => {
    const packages = new Set(shipped.filter((one) => one.licence === licence).map(({ name, version }) => `${name}@${version}`));
    return `| ${licence} | ${packages.size} | ${packages.size > NAMED_AT_MOST ? '' : [...packages].join(', ')} |\n`;
  });
  return `# Licenses
Every package that the functions install or the web app is bundled from, by license. \`node tools/supply/licences.ts\` writes this list
from the lock file; \`npm test\` fails if it is outdated or contains a license that may not be shipped. The licenses of the fonts are in
\`web/src/styles/fonts\`.\n\n| License | Packages | Names |\n|---|--:|---|\n${rows.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(LICENCES_FILE, licencesPage(shippedPackages()));
}
