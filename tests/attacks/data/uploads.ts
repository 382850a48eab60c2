/** Uploads that the recorder never makes: other types and lengths, files that are also something else, and fields that fit nothing. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { VOICE_LIMITS } from '../../../domain/src/index.ts';

interface HostileUpload {
  what: string;
  /** Replaces fields of a valid upload; `undefined` leaves one out. */
  changes: Record<string, unknown>;
}

const recorded = (name: string) => readFileSync(new URL(`../../fixtures/recordings/${name}`, import.meta.url));

function oggPage(packet: Buffer): Buffer {
  const segments = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255];
  const head = Buffer.alloc(27 + segments.length);
  head.write('OggS');
  head[26] = segments.length;
  head.set(segments, 27);
  return Buffer.concat([head, packet]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4);
  return Buffer.concat([head, content]);
}

interface Container {
  type: string;
  bytes: Buffer;
  /** With something in the place where the container allows bytes that no player reads. */
  padded(content: Buffer): Buffer;
}

const WEBM = recorded('tone.webm');
const MP4 = recorded('tone-aac.mp4');
const OGG = Buffer.concat([oggPage(Buffer.from('OpusHead\u0001\u0001')), oggPage(Buffer.from('OpusTags')), oggPage(Buffer.alloc(700, 3))]);

const CONTAINERS: readonly Container[] = [
  {
    type: 'audio/webm',
    bytes: WEBM,
    padded: (content) => Buffer.concat([WEBM, Buffer.from([0xec, 0x40, content.length]), content]),
  },
  { type: 'audio/mp4', bytes: MP4, padded: (content) => Buffer.concat([MP4, box('free', content)]) },
  { type: 'audio/ogg', bytes: OGG, padded: (content) => Buffer.concat([OGG, oggPage(content)]) },
];

/** Every container's heads are longer than this; behind them, a part may also be a whole recording. */
const HEADS = 150;

const ARCHIVE = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
const PAYLOADS: Record<string, Buffer> = {
  'a page': Buffer.from('<!DOCTYPE html><html><script>alert(document.domain)</script></html>'),
  'a script in a picture': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an archive': ARCHIVE,
  'a page in an archive': Buffer.concat([Buffer.from('<html ><body >'), ARCHIVE]),
  'a frame': Buffer.from('--><iframe src="javascript:alert(1)">'),
};
const OTHER_FILES: Record<string, Buffer> = {
  'a PNG': Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'latin1'),
  'a GIF with a script': Buffer.from('GIF89a/*\u0001\u0001*/=1;alert(1)'),
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  'an MP3': Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(400)]),
  'a WAV': Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt '),
  'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60), Buffer.from('PE\u0000\u0000')]),
  'a shell script': Buffer.from('#!/bin/sh\ncurl example.com'),
  'a playlist': Buffer.from('#EXTM3U\nhttp://example.com/a.mp3'),
  zeros: Buffer.alloc(5000),
};
const OTHER_TYPES = [
  'text/html',
  'audio/mpeg',
  'AUDIO/WEBM',
  'audio/webm;codecs=opus',
  'video/webm',
  'image/svg+xml',
  '',
  ' audio/webm',
  null,
  7,
  ['audio/webm'],
];

/** Values that fit no field of their name. */
const WRONG_FIELDS: Record<string, readonly unknown[]> = {
  page: [-1, 0.5, '0', null, undefined, 1e9, Number.MAX_SAFE_INTEGER, [0], { page: 0 }, true],
  durationMs: [0, -1, 1.5, '1600', VOICE_LIMITS.recordingMs + 1, null, undefined, 1e308],
  starts: [
    [],
    [-1],
    [0.5],
    [700, 0],
    [0, 1601],
    ['0'],
    'starts',
    null,
    undefined,
    { 0: 0 },
    Array.from({ length: VOICE_LIMITS.sentences + 1 }, () => 0),
  ],
  recordedAt: [-1, 0.1, 'now', null, undefined, 1e300, '2026-11-25'],
  audio: ['', '====', 'not base64!', 'data:audio/webm;base64,AAAA', null, undefined, 7, ['AAAA'], 'AAAA\nAAAA', 'A-_A'],
};

/** @param random decides where recordings are cut and which bytes are noise. */
export function hostileUploads(random: () => number): HostileUpload[] {
  const sound = (bytes: Buffer, type: unknown = 'audio/webm') => ({ audio: bytes.toString('base64'), type });
  const between = (least: number, most: number) => Math.floor(least + random() * (most - least));
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => between(0, 256)));
  return [
    ...CONTAINERS.flatMap(({ type, bytes, padded }) => [
      ...Object.entries(PAYLOADS).flatMap(([what, payload]) => [
        { what: `${what} before ${type}`, changes: sound(Buffer.concat([payload, bytes]), type) },
        { what: `${what} behind ${type}`, changes: sound(Buffer.concat([bytes, payload]), type) },
        { what: `${what} in the padding of ${type}`, changes: sound(padded(payload), type) },
      ]),
      ...CONTAINERS.filter((other) => other.type !== type).map((other) => ({
        what: `${type} as ${other.type}`,
        changes: sound(bytes, other.type),
      })),
      ...Array.from({ length: 4 }, () => between(1, HEADS)).map((length) => ({
        what: `${length} bytes of ${type}`,
        changes: sound(bytes.subarray(0, length), type),
      })),
      { what: `${type} twice`, changes: sound(Buffer.concat([bytes, bytes]), type) },
    ]),
    ...Object.entries(OTHER_FILES).map(([what, bytes]) => ({ what, changes: sound(bytes) })),
    ...OTHER_TYPES.map((type) => ({ what: `the type ${JSON.stringify(type)}`, changes: sound(WEBM, type) })),
    ...Array.from({ length: 10 }, () => between(1, 4000)).map((length) => ({
      what: `${length} bytes of noise`,
      changes: sound(noise(length)),
    })),
    ...[VOICE_LIMITS.recordingBytes + 1, 440_000].map((length) => ({
      what: `${length} bytes`,
      changes: sound(Buffer.concat([WEBM, Buffer.alloc(length - WEBM.length)])),
    })),
    { what: 'more than a request may have', changes: { audio: 'A'.repeat(VOICE_LIMITS.requestBody) } },
    ...Object.entries(WRONG_FIELDS).flatMap(([field, values]) =>
      values.map((value) => ({ what: `${field}: ${JSON.stringify(value)?.slice(0, 40)}`, changes: { [field]: value } })),
    ),
  ];
}
