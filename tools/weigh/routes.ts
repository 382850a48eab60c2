/** What each screen makes a browser fetch before it can be used, by the build's own manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  /** Chunks that are no module's own are found by it (web/build/chunks.ts). */
  name?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** The modules that web/src/app/routes.tsx loads, by their route. */
export const ROUTES = {
  '/': 'src/app/home-route.tsx',
  '/auth': 'src/features/auth/auth-screen.tsx',
  '/create-story': 'src/features/create-story/create-story-screen.tsx',
  '/favorites': 'src/app/favorites-route.tsx',
  '/my-stories': 'src/app/my-stories-route.tsx',
  '/premium': 'src/features/premium/premium-screen.tsx',
  '/story/{id}': 'src/app/curated-reader-route.tsx',
  '/read-story/{id}': 'src/app/family-reader-route.tsx',
  '/test-openai': 'src/features/openai-check/openai-check-screen.tsx',
  'any other': 'src/features/not-found/not-found-screen.tsx',
} as const;

export type RoutePath = keyof typeof ROUTES;

/** What comes after the first screen. */
export const LATE = {
  overlays: 'src/app/overlays.tsx',
  toasts: 'src/ui/toaster.tsx',
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

/** A module's own key, or that of the chunk of this name. */
function keyOf(manifest: Manifest, name: string): string {
  if (manifest[name] !== undefined) return name;
  return Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name) ?? name;
}

/** Bytes of a file of the build after gzip, as most servers do it. */
export function gzipBytes(folder: string, file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

/** The same of many. */
export function gzipSum(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipBytes(folder, file), 0);
}
