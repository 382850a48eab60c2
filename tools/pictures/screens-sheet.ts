/**
 * `npm run screens-sheet`: puts the twelve most important screens on one sheet, docs/pictures/screens.jpg, from the pictures in
 * .local-data/screenshots that `npm run screenshots` takes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, QUIET_ARGUMENTS } from '../local/browser.ts';
import { LOCAL_DATA, ROOT } from '../local/paths.ts';
import { main, Stop, say } from '../local/say.ts';

/** A scene, when it is shown, and what it is: an evening with the app, in its order. */
const SCREENS = [
  ['home', 'day', 'The first visit'],
  ['home-signed-in', 'day', 'Tonight’s book'],
  ['story', 'day', 'A story to read'],
  ['story', 'night', 'The same page at night'],
  ['create-setting', 'day', 'A story of your own'],
  ['create-first-page', 'night', 'Its first page, while it is written'],
  ['read-story-end', 'night', 'The way to sleep'],
  ['my-stories', 'day', 'The shelf'],
  ['read-story-aloud', 'night', 'Read aloud'],
  ['child-shelf', 'night', 'Child mode'],
  ['gate-question', 'day', 'For grown-ups'],
  ['favorites-on-their-way-offline', 'day', 'Without a network'],
] as const;
/** Phones of 360 × 740 pixels, as photographed. */
const WIDTH = 360;
const PAGE = `
  body { margin: 0; padding: 24px; display: grid; grid-template-columns: repeat(6, 240px); gap: 24px 20px; background: #e9e2d6; font: 17px Nunito, sans-serif; color: #2b2340 }
  figure { margin: 0 }
  div { height: 493px; overflow: hidden; border-radius: 16px; box-shadow: 0 2px 12px #2b234033 }
  img { width: 240px; display: block }
  figcaption { padding-top: 10px; text-align: center }`;
/** A file of at most 500 KB, which a page of documentation may load. */
const MAX_BYTES = 500_000;
const QUALITY = 82;

await main(async () => {
  const files = SCREENS.map(([scene, theme]) => join(LOCAL_DATA, 'screenshots', `${scene}-${theme}-${WIDTH}.png`));
  if (!files.every((file) => existsSync(file))) {
    const scenes = [...new Set(SCREENS.map(([scene]) => scene))].join(' ');
    throw new Stop(`Pictures are missing. Please run: npm run screenshots -- ${WIDTH} 100 ${scenes}`);
  }
  const figures = SCREENS.map(([, , caption], index) => {
    const picture = readFileSync(files[index] ?? '').toString('base64');
    return `<figure><div><img src="data:image/png;base64,${picture}"></div><figcaption>${caption}</figcaption></figure>`;
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: QUIET_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: { width: 1588, height: 600 } });
    await page.setContent(`<!doctype html><style>${PAGE}</style>${figures.join('')}`);
    const path = join(ROOT, 'docs', 'pictures', 'screens.jpg');
    const { length } = await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true });
    say(`docs/pictures/screens.jpg: ${Math.round(length / 1000)} KB`);
    return length <= MAX_BYTES ? 0 : 1;
  } finally {
    await browser.close();
  }
});
