/**
 * Whether bytes are one audio container from their first byte to their last, as MediaRecorder writes it. Only the structure is read: nothing is
 * decoded. Files that are also something else do not fit this structure (a page or an archive before or behind the sound), or are recognized by what
 * they hide (hidden-content.ts).
 */
import type { AudioType } from '@tuckaway/domain';
import { hasHiddenContent } from './hidden-content.ts';

/** The container's type; null for anything else. */
export function audioContainer(bytes: Uint8Array): AudioType | null {
  if (hasHiddenContent(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (fits(isOgg, view)) return 'audio/ogg';
  if (fits(isWebm, view)) return 'audio/webm';
  return fits(isMp4, view) ? 'audio/mp4' : null;
}

function fits(structure: (view: DataView) => boolean, view: DataView): boolean {
  try {
    return structure(view);
  } catch (error) {
    // The structure points behind the end.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const text = (view: DataView, start: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + start, length));

const startsWith = (view: DataView, start: number, sign: string): boolean =>
  start + sign.length <= view.byteLength && text(view, start, sign.length) === sign;

/** Pages that an Opus head, its tags and sound need at least. */
const OGG_PAGES = 3;

/** Pages of one stream whose first packet, and no other, is an Opus head (RFC 3533, RFC 7845). */
function isOgg(view: DataView): boolean {
  let at = 0;
  let stream: number | null = null;
  let pages = 0;
  while (at < view.byteLength) {
    if (text(view, at, 4) !== 'OggS' || view.getUint8(at + 4) !== 0) return false;
    const serial = view.getUint32(at + 14, true);
    const segments = view.getUint8(at + 26);
    const body = at + 27 + segments;
    if ((stream === null) !== startsWith(view, body, 'OpusHead')) return false;
    if (stream !== null && serial !== stream) return false;
    stream = serial;
    pages += 1;
    at = body;
    for (let segment = 0; segment < segments; segment += 1) at += view.getUint8(body - segments + segment);
  }
  return pages >= OGG_PAGES && at === view.byteLength;
}

const EBML = { head: 0x1a45dfa3, segment: 0x18538067, docType: 0x4282, tracks: 0x1654ae6b, trackEntry: 0xae, trackType: 0x83 };
/** What a recorder writes into a segment: seek head, info, tracks, clusters, cues, tags, void. */
const SEGMENT_PARTS = new Set([0x114d9b74, 0x1549a966, EBML.tracks, 0x1f43b675, 0x1c53bb6b, 0x1254c367, 0xec]);
/** What a cluster contains: time, position, previous size, blocks, void. */
const CLUSTER = 0x1f43b675;
const CLUSTER_PARTS = new Set([0xe7, 0xa7, 0xab, 0xa3, 0xa0, 0xec]);
/** The parts that hold sound. */
const BLOCKS = new Set([0xa3, 0xa0]);
const AUDIO_TRACK = 2;

interface Element {
  id: number;
  start: number;
  /** Where it ends; null for one of unknown size, as a live recorder writes. */
  end: number | null;
}

function readElement(view: DataView, at: number): Element {
  const idLength = Math.clz32(view.getUint8(at)) - 23;
  let id = 0;
  for (let index = 0; index < idLength; index += 1) id = id * 256 + view.getUint8(at + index);
  const sizeAt = at + idLength;
  const sizeLength = Math.clz32(view.getUint8(sizeAt)) - 23;
  // Nine for a first byte of zero: longer than EBML allows.
  if (sizeLength > 8) throw new RangeError('No EBML size.');
  let size = view.getUint8(sizeAt) & ((1 << (8 - sizeLength)) - 1);
  let isUnknown = size === (1 << (8 - sizeLength)) - 1;
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = view.getUint8(sizeAt + index);
    isUnknown &&= byte === 255;
    size = size * 256 + byte;
  }
  const start = sizeAt + sizeLength;
  if (!isUnknown && start + size > view.byteLength) throw new RangeError('The element is longer than the file.');
  return { id, start, end: isUnknown ? null : start + size };
}

/** The elements between two places. Those of unknown size end where one begins that they cannot contain, so their content is listed after them. */
function* elements(view: DataView, from: number, to: number): Generator<Element> {
  for (let at = from; at < to; ) {
    const element = readElement(view, at);
    if (element.end !== null && element.end > to) throw new RangeError('The element is longer than the one around it.');
    yield element;
    at = element.end ?? element.start;
  }
}

/** An EBML head with the type `webm`, then one segment to the end, with one track and some sound (RFC 8794, RFC 9559). */
function isWebm(view: DataView): boolean {
  const head = readElement(view, 0);
  if (head.id !== EBML.head || head.end === null) return false;
  const types = [...elements(view, head.start, head.end)].filter(({ id }) => id === EBML.docType);
  const [type] = types;
  if (!type?.end || text(view, type.start, type.end - type.start).replace(/\0+$/, '') !== 'webm') return false;
  const segment = readElement(view, head.end);
  if (segment.id !== EBML.segment || (segment.end !== null && segment.end !== view.byteLength)) return false;
  let tracks = 0;
  let blocks = 0;
  for (const { id, start, end } of elements(view, segment.start, view.byteLength)) {
    if (!SEGMENT_PARTS.has(id) && !CLUSTER_PARTS.has(id)) return false;
    if (id === CLUSTER && end !== null) {
      const parts = [...elements(view, start, end)];
      if (parts.some((part) => !CLUSTER_PARTS.has(part.id))) return false;
      blocks += parts.filter((part) => BLOCKS.has(part.id)).length;
    } else if (BLOCKS.has(id)) blocks += 1;
    if (id !== EBML.tracks) continue;
    if (end === null || !hasOneSound(view, start, end)) return false;
    tracks += 1;
  }
  return tracks === 1 && blocks > 0;
}

function hasOneSound(view: DataView, from: number, to: number): boolean {
  const entries = [...elements(view, from, to)].filter(({ id }) => id === EBML.trackEntry);
  const [entry] = entries;
  if (entries.length !== 1 || !entry?.end) return false;
  const kinds = [...elements(view, entry.start, entry.end)].filter(({ id }) => id === EBML.trackType);
  return kinds.length === 1 && view.getUint8(kinds[0]?.start ?? 0) === AUDIO_TRACK;
}

/** The boxes of a recording, fragmented or not (ISO/IEC 14496-12). */
const MP4_BOXES = new Set(['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'styp', 'mfra', 'free']);

/** Boxes from `ftyp` to the end, with exactly one description of one track of sound. */
function isMp4(view: DataView): boolean {
  const found = [...boxes(view, 0, view.byteLength)];
  if (found[0]?.type !== 'ftyp' || !found.every(({ type }) => MP4_BOXES.has(type))) return false;
  const movies = found.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (movies.length !== 1 || !movie || !found.some(({ type }) => type === 'mdat')) return false;
  const tracks = [...boxes(view, movie.start, movie.end)].filter(({ type }) => type === 'trak');
  const [track] = tracks;
  if (tracks.length !== 1 || !track) return false;
  const media = [...boxes(view, track.start, track.end)].find(({ type }) => type === 'mdia');
  const handler = media && [...boxes(view, media.start, media.end)].find(({ type }) => type === 'hdlr');
  return handler !== undefined && text(view, handler.start + 8, 4) === 'soun';
}

function* boxes(view: DataView, from: number, to: number): Generator<{ type: string; start: number; end: number }> {
  for (let at = from; at < to; ) {
    const size = view.getUint32(at);
    // 0 (to the end of the file) and 1 (64 bits) are for files that no page of a story needs.
    if (size < 8 || at + size > to) throw new RangeError('The box does not fit.');
    yield { type: text(view, at + 4, 4), start: at + 8, end: at + size };
    at += size;
  }
}
