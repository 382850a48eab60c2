/**
 * `npm run screenshots`: each screen and state at three widths, by day and by night, into .local-data/screenshots.
 * Arguments select scenes, widths and themes: `npm run screenshots -- home 360 night`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CURRENT_TERMS } from '../domain/src/index.ts';
import { type Scene, showScene } from '../tests/browser/scenes/scene.ts';
import { SCENES } from '../tests/browser/scenes/scenes.ts';
import { findBrowser, QUIET_ARGUMENTS } from './local/browser.ts';
import { LOCAL_DATA } from './local/paths.ts';
import { main, say } from './local/say.ts';
import { hostingUrl, TEST_STACK } from './local/stacks.ts';
import { startTestStack } from './local/test-stack.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from './seed/accounts.ts';

const WIDTHS = { 360: 740, 768: 1024, 1280: 860 } as const;
/** Scenes at the same time; most of the time is spent waiting for the page. */
const AT_ONCE = 3;
/** Enough for a busy machine; a scene that keeps moving is photographed as it is. */
const MAX_PICTURES = 8;
const THEMES = { day: 'light', night: 'dark' } as const;

await main(async () => {
  const wanted = process.argv.slice(2);
  const isOf = (names: readonly string[]) => wanted.filter((word) => names.includes(word));
  const pick = <T extends string>(names: readonly T[]): readonly T[] =>
    isOf(names).length > 0 ? names.filter((name) => wanted.includes(name)) : names;
  const scenes = pick(SCENES.map(({ name }) => name));
  const widths = pick(Object.keys(WIDTHS)).map(Number) as (keyof typeof WIDTHS)[];
  const themes = pick(Object.keys(THEMES) as (keyof typeof THEMES)[]);

  const folder = join(LOCAL_DATA, 'screenshots');
  mkdirSync(folder, { recursive: true });
  const executablePath = findBrowser();
  const stack = await startTestStack();
  const browser = await chromium.launch({ executablePath, args: QUIET_ARGUMENTS });
  const missing: string[] = [];
  try {
    const waiting = SCENES.filter(({ name }) => scenes.includes(name)).values();
    const work = async () => {
      for (const scene of waiting) {
        for (const theme of themes) {
          for (const width of widths) {
            // One failed scene does not stop the others.
            await photograph(browser, scene, theme, width, folder).catch((error: Error) => {
              missing.push(`${scene.name}, ${theme}, ${width}: ${error.message}`);
            });
          }
        }
        say(scene.name);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await stack.stop();
  }
  say(`\nThe pictures are in ${folder}.`);
  if (missing.length > 0) say(`\nFailed:\n${missing.join('\n')}`);
  return missing.length > 0 ? 1 : 0;
});

async function photograph(
  browser: Browser,
  scene: Scene,
  theme: keyof typeof THEMES,
  width: keyof typeof WIDTHS,
  folder: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: hostingUrl(TEST_STACK),
    viewport: { width, height: WIDTHS[width] },
    colorScheme: THEMES[theme],
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    // Scenes answer requests for the server, which a worker's requests would bypass.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (scene.as) await signInAs(page, scene.as);
    await showScene(page, scene);
    writeFileSync(join(folder, `${scene.name}-${theme}-${width}.png`), await settledPicture(page, !scene.viewportOnly));
  } finally {
    await context.close();
  }
}

/** Takes pictures until two are equal: a busy browser can show the frame from before a dialog opened although the dialog is there. */
async function settledPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  let picture = await page.screenshot({ fullPage });
  for (let taken = 1; taken < MAX_PICTURES; taken += 1) {
    const before = picture;
    picture = await page.screenshot({ fullPage });
    if (picture.equals(before)) break;
  }
  return picture;
}

async function signInAs(page: Page, who: NonNullable<Scene['as']>): Promise<void> {
  // Seed accounts have not agreed to the terms, whose card would cover every scene.
  const uid = SEED_ACCOUNTS.find(({ email }) => email === `${who}@example.com`)?.uid;
  await page.addInitScript((mark) => localStorage.setItem('tuckaway:agreed', mark), `${CURRENT_TERMS} ${uid} stored`);
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(`${who}@example.com`);
  await page.getByLabel('Password').fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Open settings' }).waitFor();
}
