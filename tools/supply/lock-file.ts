/** The lock file, and which of its packages reach people: what the functions install, and what the web app is bundled from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';

export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packages by where they lie: `node_modules/a/node_modules/b`; a workspace by its folder, the whole by `''`. */
export type Packages = Readonly<Record<string, LockedPackage>>;

export function readLockFile(): Packages {
  return (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages;
}

/** Where the packages lie that a workspace needs to run, with all that those need; workspaces left out. */
export function shippedWith(workspace: string, packages: Packages): string[] {
  const found = new Set<string>();
  const visit = (from: string): void => {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[from] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      const place = placeOf(name, from, packages);
      // What is optional need not be there on every machine.
      if (place === undefined || found.has(place)) continue;
      const target = packages[place];
      if (target?.link) visit(target.resolved ?? '');
      else {
        found.add(place);
        visit(place);
      }
    }
  };
  visit(workspace);
  return [...found].sort();
}

/** As Node looks for it: from the package's own folder upwards. */
function placeOf(name: string, from: string, packages: Packages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
