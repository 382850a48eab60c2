// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { oggFromWebm } from '../../data/device/sound/ogg-from-webm.ts';
import type { RecordedPage } from '../voices/api/story-voices.ts';
import { makeEpub } from './epub/make-epub.ts';
import { familyBook, type KeptBook } from './kept-book.ts';
import { narrationOf } from './talking-book.ts';

/** Recorded by Chromium from its artificial microphone. */
const recorded = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'fixtures', 'recordings', name)));
const WEBM = recorded('tone.webm');
const MP4 = recorded('tone.mp4');
const NOW = Date.UTC(2026, 10, 25);
const RECORDING: RecordedPage = { type: 'audio/webm', audio: WEBM, durationMs: 1600, starts: [0, 400, 800, 1200] };

/** The packets of an Ogg file, and the last page's count of samples. */
function packetsOf(ogg: Uint8Array): { packets: number; samples: bigint; pages: number } {
  const view = new DataView(ogg.buffer, ogg.byteOffset, ogg.byteLength);
  let [at, packets, pages, samples] = [0, 0, 0, 0n];
  while (at < ogg.length) {
    expect(strFromU8(ogg.slice(at, at + 4))).toBe('OggS');
    const segments = ogg.slice(at + 27, at + 27 + (ogg[at + 26] as number));
    packets += segments.filter((size) => size < 255).length;
    samples = view.getBigUint64(at + 6, true);
    at += 27 + segments.length + segments.reduce((sum, size) => sum + size, 0);
    pages += 1;
  }
  expect(at).toBe(ogg.length);
  return { packets, samples, pages };
}

describe('a recording for an e-book', () => {
  it('keeps what is before the cut of one that is cut off', async () => {
    expect(packetsOf(await oggFromWebm(WEBM.slice(0, 900)))).toMatchObject({ packets: 12, samples: 28_800n });
  });

  it('is refused if it is something else', async () => {
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('<html></html>'), MP4, WEBM.slice(0, 100)]) {
      await expect(oggFromWebm(bytes)).rejects.toThrow();
    }
  });
});

const BOOK = familyBook(FOX_STORY);

const TALKING_BOOK = { ...BOOK, narration: await narrationOf(BOOK, 'Grandma & Ana', new Map([[0, RECORDING]])) };

async function filesOf(book: KeptBook = TALKING_BOOK) {
  const files = unzipSync(await makeEpub(book, NOW, async () => null));
  const text = (name: string) => strFromU8(files[`book/${name}`] as Uint8Array);
  const parsed = (name: string) => new DOMParser().parseFromString(text(name), 'application/xml');
  return { files, text, parsed };
}

describe('a talking book', () => {
  it('names its narrator, its length and its sound', async () => {
    const { files, text } = await filesOf();
    const opf = text('package.opf');
    expect(opf).toContain('<meta property="media:narrator">Grandma &amp; Ana</meta>');
    expect(opf).toContain('<meta property="media:duration">1.200s</meta>');
    expect(opf).toContain('<item id="sound-1" href="page-1.ogg" media-type="audio/ogg; codecs=opus"/>');
    expect(packetsOf(files['book/page-1.ogg'] as Uint8Array)).toEqual(packetsOf(await oggFromWebm(WEBM)));
  });

  it('is silent where the recording reaches only the title [fault 11]', async () => {
    const onlyTitle = { ...RECORDING, starts: RECORDING.starts.slice(0, 1) };
    const { files, text } = await filesOf({ ...BOOK, narration: await narrationOf(BOOK, 'Ana', new Map([[0, onlyTitle]])) });
    expect(Object.keys(files).filter((name) => /smil|page-/.test(name))).toEqual([]);
    expect(text('package.opf')).not.toMatch(/media:|overlay|synchronized/);
  });

  it('is no different from the silent book without a recording', async () => {
    const { files, text } = await filesOf(BOOK);
    expect(files['book/story.smil']).toBeUndefined();
    expect(text('package.opf')).not.toMatch(/media:|overlay|synchronized/);
  });
});
