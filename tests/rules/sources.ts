/** The product's source files: web, functions, seed and publishing tool. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['web/src', 'functions/src', 'tools/seed', 'tools/publish'];

export function readText(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

/** Paths and texts, without tests and their helpers. */
export function productSources(): [path: string, text: string][] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing/.test(path))
      .map((path): [string, string] => [path, readText(path)]),
  );
}
