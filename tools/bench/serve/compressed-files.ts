/** A deployment's files, compressed before the first request, as a CDN has them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
/** The default, 11, takes ten times as long as 9 and saves two percent: not worth it for the many drawings. */
const QUALITY: Readonly<Record<string, number>> = { '.svg': 9 };
const BEST = 11;
const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

export interface ServedFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Missing for pictures and fonts, which are compressed already. */
  readonly brotli?: Buffer;
  readonly etag: string;
}

/** Files by path, for instance `/assets/app.js`. */
export async function compressedFiles(folder: string): Promise<ReadonlyMap<string, ServedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length).split(sep).join('/'), await servedFile(file, await readFile(file))] as const),
    ),
  );
}

/** By content: two builds have most files in common, and each is compressed once. */
const known = new Map<string, Promise<ServedFile>>();

/** @param name its extension decides type and compression */
export function servedFile(name: string, plain: Buffer): Promise<ServedFile> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const key = `${hash}${extname(name)}`;
  const file = known.get(key) ?? compressed(name, plain, `"${hash}"`);
  known.set(key, file);
  return file;
}

const brotli = promisify(brotliCompress);

async function compressed(name: string, plain: Buffer, etag: string): Promise<ServedFile> {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  if (!TEXT.test(name)) return { type, plain, etag };
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[extname(name)] ?? BEST,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return { type, plain, etag, brotli: await brotli(plain, { params }) };
}
