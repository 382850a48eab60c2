/** The product's own source texts, to be looked through: what runs in browsers and functions, and the seed. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['web/src', 'functions/src', 'tools/seed', 'tools/publish'];

export function readText(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

/** Path from the root, and text; without tests and what they are made with. */
export function productSources(): [path: string, text: string][] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing/.test(path))
      .map((path): [string, string] => [path, readText(path)]),
  );
}
