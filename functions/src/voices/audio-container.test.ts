import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audioContainer } from './audio-container.ts';

/** Recorded by Chromium's MediaRecorder from its artificial microphone. */
const RECORDINGS = join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', 'recordings');
const recorded = (name: string) => readFileSync(join(RECORDINGS, name));
const PAGE = Buffer.from('<html><script>alert(1)</script></html>');

/** Ogg pages of one stream; Chromium cannot record them. */
function oggPage(serial: number, packet: Buffer): Buffer {
  const segments = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255];
  const head = Buffer.alloc(27 + segments.length);
  head.write('OggS');
  head.writeUInt32LE(serial, 14);
  head[26] = segments.length;
  head.set(segments, 27);
  return Buffer.concat([head, packet]);
}

const OGG = Buffer.concat([
  oggPage(7, Buffer.from('OpusHead\u0001\u0001')),
  oggPage(7, Buffer.from('OpusTags')),
  oggPage(7, Buffer.alloc(700, 3)),
]);
const FILES = { 'audio/webm': recorded('tone.webm'), 'audio/mp4': recorded('tone.mp4'), 'audio/ogg': OGG };

test.each(Object.entries(FILES))('recognizes %s', (type, bytes) => {
  expect(audioContainer(bytes)).toBe(type);
});

test('recognizes an MP4 with AAC', () => {
  expect(audioContainer(recorded('tone-aac.mp4'))).toBe('audio/mp4');
});

test.each(Object.entries(FILES))('rejects %s with something before it, behind it or cut off', (_type, bytes) => {
  expect(audioContainer(Buffer.concat([PAGE, bytes]))).toBeNull();
  expect(audioContainer(Buffer.concat([bytes, PAGE]))).toBeNull();
  expect(audioContainer(Buffer.concat([bytes, Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)]))).toBeNull();
  // Ends inside the last element; a WebM's last block may be cut at its own end.
  expect(audioContainer(bytes.subarray(0, bytes.length - 3))).toBeNull();
  expect(audioContainer(bytes.subarray(0, 3))).toBeNull();
});

/** An archive without files; a comment may follow. */
const ARCHIVE = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);

/** Where the containers may hold bytes that no player reads. */
const PADDED: Record<string, (bytes: Buffer) => Buffer> = {
  'audio/webm': (bytes) => Buffer.concat([FILES['audio/webm'], Buffer.from([0xec, 0x80 + bytes.length]), bytes]),
  'audio/mp4': (bytes) => {
    const box = Buffer.alloc(8 + bytes.length);
    box.writeUInt32BE(box.length);
    box.write('free', 4);
    box.set(bytes, 8);
    return Buffer.concat([FILES['audio/mp4'], box]);
  },
  'audio/ogg': (bytes) => Buffer.concat([OGG, oggPage(7, bytes)]),
};

test.each(Object.entries(PADDED))('accepts padding in %s, but no page, document or archive in it', (type, padded) => {
  expect(audioContainer(padded(Buffer.alloc(40)))).toBe(type);
  for (const hidden of [PAGE, ARCHIVE, Buffer.from('<SVG onload=alert(1)>')]) expect(audioContainer(padded(hidden))).toBeNull();
});

test('rejects a document that begins within the head of a recording', () => {
  const start = OGG.subarray(0, oggPage(7, Buffer.from('OpusHead\u0001\u0001')).length);
  expect(audioContainer(Buffer.concat([start, oggPage(7, Buffer.from('OpusTags%PDF-1.4'))]))).toBeNull();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a zip', Buffer.from('PK\u0003\u0004')],
  ['Vorbis in Ogg', oggPage(7, Buffer.from('\u0001vorbis'))],
  ['one stream twice in Ogg', Buffer.concat([OGG, OGG])],
  ['Ogg without sound', OGG.subarray(0, OGG.length - oggPage(7, Buffer.alloc(700, 3)).length)],
  ['a WebM without sound', FILES['audio/webm'].subarray(0, FILES['audio/webm'].indexOf(Buffer.from('1f43b675', 'hex')))],
  ['two streams in Ogg', Buffer.concat([OGG, oggPage(8, Buffer.from('OpusHead'))])],
  ['Matroska with the type of another file', Buffer.from(FILES['audio/webm'].toString('latin1').replace('webm', 'matr'), 'latin1')],
  ['an MP4 with a box that players ignore', Buffer.concat([FILES['audio/mp4'], Buffer.from('\u0000\u0000\u0000\u000cuuid<b>!', 'latin1')])],
  ['an MP4 with a picture track', Buffer.from(FILES['audio/mp4'].toString('latin1').replace('soun', 'vide'), 'latin1')],
])('rejects %s', (_what, bytes) => {
  expect(audioContainer(bytes)).toBeNull();
});

test('never throws, whatever a byte is changed to', () => {
  for (const bytes of Object.values(FILES)) {
    for (let at = 0; at < Math.min(bytes.length, 700); at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 0xff;
      expect([null, 'audio/webm', 'audio/mp4', 'audio/ogg']).toContain(audioContainer(changed));
    }
  }
});
