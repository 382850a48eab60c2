/** Reads package-lock.json and finds the packages that are shipped: those that the functions install and the web app is bundled from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';

type Versions = Record<string, string>;

export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** By path: `node_modules/a/node_modules/b`; a workspace by its folder, the repository by `''`. */
export type Packages = Readonly<Record<string, LockedPackage>>;

export function readLockFile(): Packages {
  return (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages;
}

/** The paths of all packages that a workspace needs to run, without workspaces. */
export function shippedWith(workspace: string, packages: Packages): string[] {
  const found = new Set<string>();
  const visit = (from: string): void => {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[from] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = pathOf(name, from, packages);
      // Optional packages may be missing on some machines.
      if (path === undefined || found.has(path)) continue;
      const { link, resolved = '' } = packages[path] ?? {};
      if (!link) found.add(path);
      visit(link ? resolved : path);
    }
  };
  visit(workspace);
  return [...found].sort();
}

/** Where Node finds a package: from the importing package's own folder upwards. */
function pathOf(name: string, from: string, packages: Packages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}
