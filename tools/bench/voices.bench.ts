/** Recorded voices in Chromium: bytes of four minutes, and the time until a kept page sounds. */
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser, QUIET_ARGUMENTS } from '../local/browser.ts';
import type { Benchmark } from './frame.ts';

/** Seconds that are recorded; as many times as it takes to four minutes is what they are compared with. */
const RECORDED_S = 20;
const FOUR_MINUTES_S = 240;
/** Seconds of a usual page, and of the longest that fits its limit of 400 KB. */
const PAGES = { 'a page of 20 s': 20, 'a page of two minutes': 120 } as const;
/** Never requested: the page is answered by the benchmark. A microphone needs a safe address. */
const ADDRESS = 'https://voices.example/';

type InPage = typeof import('./voices-page.ts');

let browser: Browser;
let page: Page;
let script: string;

async function begin(): Promise<void> {
  const entryPoints = [join(import.meta.dirname, 'voices-page.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife', globalName: 'voices', target: 'es2024' });
  script = outputFiles[0]?.text ?? '';
  const flags = ['--autoplay-policy=no-user-gesture-required', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...QUIET_ARGUMENTS, ...flags] });
  page = await browser.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Voices</title>' }));
}

/** A fresh page, as if the app was just opened; what it keeps stays on the device. */
async function open(): Promise<void> {
  await page.goto(ADDRESS);
  await page.addScriptTag({ content: script });
}

async function recorded(): Promise<number> {
  await open();
  const bytes = await page.evaluate((seconds) => (window as unknown as { voices: InPage }).voices.recordFor(seconds), RECORDED_S);
  return (bytes * FOUR_MINUTES_S) / RECORDED_S / 1000;
}

async function starts(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, seconds] of Object.entries(PAGES)) {
    await open();
    await page.evaluate((length) => (window as unknown as { voices: InPage }).voices.keepPage(length), seconds);
    await open();
    figures[name] = await page.evaluate(() => (window as unknown as { voices: InPage }).voices.startOfPage());
  }
  return figures;
}

const end = () => browser.close();

export default [
  {
    name: 'Four minutes of a recorded voice',
    unit: `KB (1,000 bytes), from ${RECORDED_S} s`,
    rounds: 3,
    ...{ begin, end, sides: { ours: recorded } },
    note: 'A voice made of noise, which takes more bytes than speech.',
    goals: [{ side: 'ours', atMost: 1000 }],
  },
  {
    name: 'From the press to a recorded voice',
    unit: 'ms, kept on this device',
    rounds: 10,
    ...{ begin, end, sides: { ours: starts } },
    goals: Object.keys(PAGES).map((figure) => ({ figure, side: 'ours', atMost: 200 })),
  },
] satisfies Benchmark[];
