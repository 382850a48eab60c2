/** A picture of a book as bytes, for a page or a file. */
import { drawScene } from '../../art/index.ts';
import { fetchFile } from '../../data/lib/fetch-file.ts';
import type { KeptPicture } from './kept-book.ts';

/** Milliseconds for a picture from the network. */
const PICTURE_TIMEOUT_MS = 10_000;
const TYPES: Readonly<Record<string, string>> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

export interface Drawn {
  bytes: Uint8Array;
  /** A media type that every e-book reader supports. */
  type: string;
  /** Of the file name, without the dot. */
  extension: string;
  alt: string;
}

/** Null where the picture cannot be loaded; the book is then made without it. */
export async function drawn({ source, alt }: KeptPicture, size: { width: number; height: number }): Promise<Drawn | null> {
  try {
    if ('scene' in source) {
      const picture = await drawScene(source.scene, size);
      return { bytes: new TextEncoder().encode(picture.svg), type: 'image/svg+xml', extension: 'svg', alt: picture.alt };
    }
    const response = await fetchFile(source.url, PICTURE_TIMEOUT_MS);
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const extension = TYPES[type];
    if (!response.ok || extension === undefined) return null;
    return { bytes: new Uint8Array(await response.arrayBuffer()), type, extension, alt };
  } catch {
    return null;
  }
}
