/** Twelve scripted readings, heard by the recording page through Chromium's fake microphone, in real time. `TUCKAWAY_SEED` repeats a run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signOff } from '../../../domain/src/index.ts';
import { LOCAL_ONLY, QUIET_ARGUMENTS } from '../../../tools/local/browser.ts';
import { numbersFrom, SEED } from '../../long.ts';
import { espeakSpeaker, hasEspeak } from '../../readings/espeak.ts';
import { lagOf, loudnessOf } from '../../readings/lag.ts';
import { PAGES } from '../../readings/pages.ts';
import { type Reading, readingOf, tapsOf } from '../../readings/reading.ts';
import { RATE, wavOf } from '../../readings/wav.ts';
import { enter, expect, plantStory, test } from '../support/support.ts';

const READINGS = 12;
const AT_ONCE = 2;
/** Too few are read here to tell the 98 % that readings.test.ts proves from less. */
const GOAL = 0.94;
const TOLERANCE_MS = 300;
const TITLE = 'The Smallest Lamp';
/** Milliseconds of the room before the page is read, while the recorder starts. */
const LEAD_MS = 1500;

/** The sound with the noise of its own room before it. */
function fileOf({ samples }: Reading): Float32Array {
  const room = samples.subarray(0, Math.round(RATE * 0.15));
  const lead = Math.round((LEAD_MS / 1000) * RATE);
  return Float32Array.from(
    { length: lead + samples.length },
    (_, at) => (at < lead ? room[at % room.length] : samples[at - lead]) as number,
  );
}

interface Heard {
  /** Milliseconds in the recording at which sentences really begin. */
  begins: number[];
  starts: number[];
}

declare global {
  interface Window {
    /** Where the page says it is when it begins to record. */
    firstShown: string;
  }
}

/**
 * Taps by the page's own clock, from the moment at which its microphone hears: a message to a busy page arrives seconds later, when a pause in
 * the reading has already gone on to the next sentence.
 */
function tapAlong(moments: readonly number[]): void {
  const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (!open) return;
  const watch = new MutationObserver(() => {
    const shown = document.querySelector('#studio-next')?.textContent;
    if (!shown) return;
    window.firstShown = shown;
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
  const goesOn = ({ textContent }: Element) => textContent === 'Next Sentence' || textContent === 'Done with This Page';
  const tap = () => [...document.querySelectorAll('button')].find(goesOn)?.click();
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    for (const moment of moments) setTimeout(tap, moment);
    return stream;
  };
}

async function record(sentences: readonly string[], reading: Reading, taps: readonly number[], baseURL: string): Promise<Heard> {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-reading-'));
  const played = fileOf(reading);
  const file = join(folder, 'reading.wav');
  writeFileSync(file, wavOf(played));
  const browser = await chromium.launch({
    executablePath: process.env.TUCKAWAY_BROWSER_SHELL ?? process.env.TUCKAWAY_BROWSER ?? '',
    args: [
      ...QUIET_ARGUMENTS,
      LOCAL_ONLY,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL, permissions: ['microphone'], serviceWorkers: 'block', locale: 'en-US' });
    const page = await context.newPage();
    const moments = [...taps, (reading.samples.length / RATE) * 1000].map((moment) => LEAD_MS + moment);
    await page.addInitScript(tapAlong, moments);
    const account = await enter(page);
    const content = `<p>${sentences.slice(1, -1).join(' ')}</p>`;
    const storyId = await plantStory(account, { title: TITLE, content, childName: 'Mira' });
    await page.goto(`/record/${storyId}`);
    await page.getByRole('textbox', { name: 'Who is reading?' }).fill('Mom');
    await page.getByRole('button', { name: 'Continue' }).click();
    const uploaded = page.waitForRequest(/\/api\/voices\/recording$/, { timeout: 90_000 });
    await page.getByRole('button', { name: 'Start Recording' }).click();
    const { audio, starts } = (await uploaded).postDataJSON() as { audio: string; starts: number[] };
    expect(await page.evaluate(() => window.firstShown)).toBe(`Sentence 1 of ${sentences.length}`);
    const sound = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
      return [...decoded.getChannelData(0)];
    }, audio);
    const lag = lagOf(loudnessOf(Float32Array.from(sound), 48_000), loudnessOf(played, RATE), LEAD_MS);
    return { starts, begins: reading.begins.map((begin) => LEAD_MS + begin - lag) };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

// In the long run only: it takes minutes, and readings.test.ts plays such readings without a browser.
test('sentences begin where they are read, also in what the browser records', { tag: '@long' }, async ({ baseURL }) => {
  // biome-ignore lint/suspicious/noSkippedTests: a fresh machine lacks it.
  test.skip(!hasEspeak(), 'needs espeak-ng, which speaks (Debian: apt-get install espeak-ng)');
  test.setTimeout(900_000);
  const random = numbersFrom(SEED);
  const readings = Array.from({ length: READINGS }, () => {
    const page = PAGES[Math.floor(random() * PAGES.length)] ?? [];
    const sentences = [TITLE, ...page.slice(0, 4), signOff('Mira')];
    const reading = readingOf(sentences, espeakSpeaker(random), random);
    return { sentences, reading, taps: tapsOf(reading, 150, random) };
  });
  const waiting = readings.entries();
  const errors: string[] = [];
  let all = 0;
  let wrong = 0;
  const work = async () => {
    for (const [number, { sentences, reading, taps }] of waiting) {
      const { begins, starts } = await record(sentences, reading, taps, baseURL ?? '');
      expect(starts).toHaveLength(begins.length);
      const off = starts.map((start, index) => Math.round(start - (begins[index] ?? 0)));
      all += off.length;
      wrong += off.filter((milliseconds) => Math.abs(milliseconds) > TOLERANCE_MS).length;
      errors.push(`reading ${number}: ${off.join(' ')} ms`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.info(`${READINGS} readings, ${all - wrong} of ${all} sentences within ${TOLERANCE_MS} ms, seed ${SEED}\n${errors.join('\n')}`);
  expect(1 - wrong / all, errors.join('\n')).toBeGreaterThanOrEqual(GOAL);
});
