/** An EPUB 3.3 of a book, as the bytes of its file. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Drawn, drawn } from '../drawn.ts';
import type { KeptBook, KeptPicture } from '../kept-book.ts';
import {
  type BoundBook,
  type BoundPicture,
  CONTAINER,
  navDocument,
  packageDocument,
  STYLE,
  storyDocument,
  titleDocument,
} from './documents.ts';

const COVER = { width: 1200, height: 900 };
const FOLDER = 'book';

export const EPUB_TYPE = 'application/epub+zip';

/**
 * @param now milliseconds since 1970.
 * @param draw returns a picture, or null where it cannot be loaded.
 */
export async function makeEpub(book: KeptBook, now: number, draw: typeof drawn = drawn): Promise<Uint8Array> {
  const pictures = new Map<KeptPicture, Drawn | null>();
  const wanted = [book.cover, ...book.parts.map(({ picture }) => picture)].filter((picture) => picture !== null);
  await Promise.all(wanted.map(async (picture) => pictures.set(picture, await draw(picture, COVER))));
  const bound = (picture: KeptPicture | null, name: string): BoundPicture | null => {
    const file = picture && pictures.get(picture);
    return file ? { href: `${name}.${file.extension}`, type: file.type, alt: file.alt } : null;
  };
  const whole: BoundBook = {
    book,
    identifier: await identifierOf(book),
    modified: now,
    cover: bound(book.cover, 'cover'),
    pictures: book.parts.map(({ picture }, index) => bound(picture, `picture-${index + 1}`)),
  };
  const files: Zippable = {
    // First and uncompressed: readers recognize an EPUB by it.
    mimetype: [strToU8(EPUB_TYPE), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    [`${FOLDER}/package.opf`]: strToU8(packageDocument(whole)),
    [`${FOLDER}/nav.xhtml`]: strToU8(navDocument(whole)),
    [`${FOLDER}/title.xhtml`]: strToU8(titleDocument(whole)),
    [`${FOLDER}/story.xhtml`]: strToU8(storyDocument(whole)),
    [`${FOLDER}/style.css`]: strToU8(STYLE),
  };
  const add = (picture: KeptPicture | null, file: BoundPicture | null): void => {
    const made = picture && pictures.get(picture);
    if (file && made) files[`${FOLDER}/${file.href}`] = made.bytes;
  };
  add(book.cover, whole.cover);
  book.parts.forEach(({ picture }, index) => void add(picture, whole.pictures[index] ?? null));
  return zipSync(files, { level: 9, mtime: new Date(now) });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The UUID of a curated story, from its number and title (RFC 9562, version 8). */
async function identifierOf({ id, title }: KeptBook): Promise<string> {
  if (UUID.test(id)) return `urn:uuid:${id}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', strToU8(`tuckaway/story/${id}/${title}`)));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const versioned = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17, 32)}`;
  return `urn:uuid:${versioned.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
