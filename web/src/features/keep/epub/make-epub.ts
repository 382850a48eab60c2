import { downloadFileName } from '@tuckaway/domain';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { drawStoryPicture } from '../../../art/index.ts';
import { fetchFile } from '../../../data/device/fetch-file.ts';
import { downloadFile } from '../../../ui/download-file.ts';
import type { KeptBook, KeptPicture } from '../kept-book.ts';
import { type BoundBook, CONTAINER, navDocument, packageDocument, STYLE, storyDocument, titleDocument } from './documents.ts';
import { audioHref, overlayDocument } from './narration.ts';

const FOLDER = 'book';
const EPUB_TYPE = 'application/epub+zip';

/** Milliseconds for a picture from the network. */
const PICTURE_TIMEOUT_MS = 10_000;
/** The picture types that every e-book reader supports. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface Drawn {
  bytes: Uint8Array;
  type: string;
  /** Of the file name, without the dot. */
  extension: string;
  alt: string;
}

export async function saveEpub(book: KeptBook): Promise<void> {
  const bytes = await makeEpub(book, Date.now());
  downloadFile(downloadFileName(book.title, 'epub'), EPUB_TYPE, bytes.slice());
}

/**
 * @param now milliseconds since 1970.
 * @param draw returns a picture, or null if it cannot be loaded.
 */
export async function makeEpub(kept: KeptBook, now: number, draw: typeof drawn = drawn): Promise<Uint8Array> {
  const book = withSoundOnly(kept);
  const bind = async (picture: KeptPicture | null, name: string) => {
    const file = picture && (await draw(picture));
    return file && { ...file, href: `${name}.${file.extension}` };
  };
  const [cover, pictures] = await Promise.all([
    bind(book.cover, 'cover'),
    Promise.all(book.parts.map(({ picture }, index) => bind(picture, `picture-${index + 1}`))),
  ]);
  const whole: BoundBook = { book, identifier: await identifierOf(book), modified: now, cover, pictures };
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
  for (const picture of [cover, ...pictures]) if (picture) files[`${FOLDER}/${picture.href}`] = picture.bytes;
  if (book.narration) {
    files[`${FOLDER}/story.smil`] = strToU8(overlayDocument(book.narration));
    for (const [part, sound] of book.narration.pages) files[`${FOLDER}/${audioHref(part, sound)}`] = sound.bytes;
  }
  return zipSync(files, { level: 9, mtime: new Date(now) });
}

/** A recording may break off after the title, and EPUB allows no narration in which nothing is heard. */
function withSoundOnly({ narration, ...book }: KeptBook): KeptBook {
  return narration === undefined || narration.pages.size === 0 ? book : { ...book, narration };
}

/** Null if the picture cannot be loaded; the book is then made without it. */
async function drawn({ source, alt }: KeptPicture): Promise<Drawn | null> {
  try {
    if ('drawn' in source) {
      const picture = await drawStoryPicture(source.drawn);
      return { bytes: strToU8(picture.svg), type: 'image/svg+xml', extension: 'svg', alt: picture.alt };
    }
    const response = await fetchFile(source.url, PICTURE_TIMEOUT_MS);
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const extension = EXTENSIONS[type];
    if (!response.ok || extension === undefined) return null;
    return { bytes: new Uint8Array(await response.arrayBuffer()), type, extension, alt };
  } catch {
    return null;
  }
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
