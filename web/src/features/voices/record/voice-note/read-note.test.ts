import { describe, expect, it } from 'vitest';
import { type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { noteProblem } from './messages.ts';
import { NoteRefused, noteType, readNote } from './read-note.ts';

const bytes = (text: string, size = 40): Blob => {
  const file = new Uint8Array(size);
  file.set([...text].map((letter) => letter.charCodeAt(0)));
  return new Blob([file]);
};
/** Its bytes cannot be read any more. */
const moved = Object.assign(new Blob(), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('No', 'NotReadableError')) }),
});
const OGG = 'OggS\0\x02';
const tone = (milliseconds: number, height = 0.2): Samples => new Float32Array(samplesIn(milliseconds)).fill(height);

async function problemOf(file: Blob, samples: Samples | Error = tone(1000)): Promise<string> {
  const decoding = async () => {
    if (samples instanceof Error) throw samples;
    return samples;
  };
  const error = await readNote(file, decoding).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof NoteRefused ? noteProblem(error.problem) : `no problem: ${String(error)}`;
}

describe('a voice note', () => {
  it.each([
    ['WhatsApp', OGG, 'ogg'],
    ['Voice Memos', '\0\0\0\x20ftypM4A ', 'mp4'],
    ['an MP3 with its title', 'ID3\x04', 'mp3'],
    ['an MP3 without', '\xff\xfb\x90\x64', 'mp3'],
    ['a browser', '\x1a\x45\xdf\xa3', 'webm'],
  ])('of %s is known by its content', (_whose, head, type) => {
    expect(noteType(new Uint8Array([...head].map((letter) => letter.charCodeAt(0))))).toBe(type);
  });

  it('is decoded', async () => {
    const samples = tone(500);
    expect(await readNote(bytes(OGG), async () => samples)).toBe(samples);
  });

  it.each([
    ['a picture', bytes('\x89PNG\r\n'), undefined, /can’t read this as a voice note/],
    ['a page', bytes('<!doctype html>'), undefined, /can’t read this as a voice note/],
    ['an empty file', new Blob([]), undefined, /can’t read this as a voice note/],
    ['a WAV', bytes('RIFF\0\0\0\0WAVE'), undefined, /can’t read this as a voice note/],
    ['a file of 9 MB', bytes(OGG, 9_000_000), undefined, /is 9 MB, and the limit is 8 MB/],
    ['an MP3 of 21 MB', bytes('ID3', 21_000_000), undefined, /is 21 MB, and the limit is 20 MB/],
    ['a damaged file', bytes(OGG), new DOMException('No', 'EncodingError'), /can’t play this file/],
    ['a file that was moved [fault 4]', moved, undefined, /can’t play this file/],
    ['an hour', bytes(OGG), tone(15 * 60_000 + 7000), /is 15:07 long, and the limit is 15:00/],
    ['silence', bytes(OGG), tone(1000, 0.001), /can’t hear anything/],
  ] as const)('is not %s, and the message says so', async (_what, file, samples, message) => {
    expect(await problemOf(file, samples as Samples | Error | undefined)).toMatch(message);
  });
});
