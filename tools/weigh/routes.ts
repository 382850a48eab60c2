/** The files that each screen needs, according to the build's manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  /** Identifies chunks that belong to several modules (web/build/chunks.ts). */
  name?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** Modules that are loaded after the first screen. */
export const LATE = {
  overlays: 'src/app/overlays.tsx',
  toasts: 'src/ui/toaster/toaster.tsx',
  signIn: 'firebase-sign-in',
} as const;

export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** The files of the entry and of these modules, with all that they import; dynamic imports are not followed. */
export function filesFor(manifest: Manifest, modules: readonly string[]): string[] {
  const names = new Set(['index.html', ...modules.map((name) => keyOf(manifest, name))]);
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  return [...names].map((name) => manifest[name]?.file ?? '');
}

/** The module's own key, or that of the chunk with this name. */
function keyOf(manifest: Manifest, name: string): string {
  if (manifest[name] !== undefined) return name;
  return Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name) ?? name;
}

/** Bytes of built files, each after gzip. */
export function gzipSum(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}
