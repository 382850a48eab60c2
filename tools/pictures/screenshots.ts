/**
 * `npm run screenshots`: each screen and state at four sizes, by day and by night, at 100 and 200 % text, into .local-data/screenshots.
 * Arguments select scenes, widths, themes and text sizes: `npm run screenshots -- home 360 night 200`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { CURRENT_TERMS } from '../../domain/src/index.ts';
import { type Scene, showScene } from '../../tests/browser/scenes/scene.ts';
import { SCENES } from '../../tests/browser/scenes/scenes.ts';
import { findBrowser, QUIET_ARGUMENTS } from '../local/browser.ts';
import { LOCAL_DATA } from '../local/paths.ts';
import { main, say } from '../local/say.ts';
import { hostingUrl, TEST_STACK } from '../local/stacks.ts';
import { startTestStack } from '../local/test-stack.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../seed/accounts.ts';

/** A phone, a tablet, a computer, and a phone on its side: heights by width. */
const WIDTHS = { 360: 740, 768: 1024, 1280: 860, 740: 360 } as const;
const THEMES = { day: 'light', night: 'dark' } as const;
/** The browser's setting for the size of text, in pixels, by percentage. */
const TEXTS = { 100: 16, 200: 32 } as const;
/** Scenes at the same time; most of the time is spent waiting for the page. */
const AT_ONCE = 3;
/** Enough for a busy machine; a scene that keeps moving is photographed as it is. */
const MAX_PICTURES = 8;
/** Some times the 1.2 s after which the app follows the theme. */
const FOLLOWED_MS = 5000;

type Who = NonNullable<Scene['as']>;
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
interface Look {
  readonly theme: keyof typeof THEMES;
  readonly text: keyof typeof TEXTS;
}

await main(async () => {
  const wanted = process.argv.slice(2);
  const pick = <T extends string>(names: readonly T[]): readonly T[] => {
    const named = names.filter((name) => wanted.includes(name));
    return named.length > 0 ? named : names;
  };
  const scenes = pick(SCENES.map(({ name }) => name));
  const widths = pick(Object.keys(WIDTHS)).map(Number) as (keyof typeof WIDTHS)[];
  const texts = pick(Object.keys(TEXTS)).map(Number) as Look['text'][];
  const looks = pick(Object.keys(THEMES) as Look['theme'][]).flatMap((theme) => texts.map((text) => ({ theme, text })));

  const folder = join(LOCAL_DATA, 'screenshots');
  mkdirSync(folder, { recursive: true });
  const executablePath = findBrowser();
  const stack = await startTestStack();
  const browser = await chromium.launch({ executablePath, args: QUIET_ARGUMENTS });
  const missing: string[] = [];
  try {
    const signedIn = signIns(browser);
    const waiting = SCENES.filter(({ name }) => scenes.includes(name)).values();
    const work = async () => {
      for (const scene of waiting) {
        for (const width of widths) {
          // One failed scene does not stop the others.
          await photograph({ browser, scene, width, looks, folder, signedIn }).catch((error: Error) => {
            missing.push(`${scene.name}, ${width}: ${error.message}`);
          });
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

interface Photography {
  browser: Browser;
  scene: Scene;
  width: keyof typeof WIDTHS;
  looks: readonly Look[];
  folder: string;
  signedIn: (who: Who) => Promise<SignedIn>;
}

/** Shows a scene once, and takes its pictures in all its looks. */
async function photograph({ browser, scene, width, looks, folder, signedIn }: Photography): Promise<void> {
  const context = await browser.newContext({
    baseURL: hostingUrl(TEST_STACK),
    viewport: { width, height: WIDTHS[width] },
    colorScheme: THEMES.day,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    // Scenes answer requests for the server, which a worker's requests would bypass.
    serviceWorkers: 'block',
    ...(scene.as ? { storageState: await signedIn(scene.as) } : {}),
  });
  try {
    const page = await context.newPage();
    const settings = await context.newCDPSession(page);
    if (scene.as) await page.addInitScript((mark) => localStorage.setItem('tuckaway:agreed', mark), agreementOf(scene.as));
    await showScene(page, scene);
    // What follows the theme is loaded after the first screen, and not at all where the app's code does not arrive.
    await page
      .locator('aside[aria-label="About this app"]')
      .waitFor({ state: 'attached', timeout: FOLLOWED_MS })
      .catch(() => undefined);
    for (const { theme, text } of looks) {
      await page.emulateMedia({ colorScheme: THEMES[theme] });
      await page.setViewportSize({ width, height: WIDTHS[width] });
      await enlarge(page, settings, TEXTS[text]);
      if (!scene.viewportOnly) {
        // A full-page picture would be taken with text of the usual size.
        await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
        await enlarge(page, settings, TEXTS[text]);
      }
      const name = [scene.name, theme, width, ...(text === 100 ? [] : [text])].join('-');
      writeFileSync(join(folder, `${name}.png`), await settledPicture(page));
    }
  } finally {
    await context.close();
  }
}

/** Sets the browser's size of text, which a change of the viewport resets. */
async function enlarge(page: Page, settings: CDPSession, size: number): Promise<void> {
  await settings.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction((wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`, size);
}

/** Takes pictures until two are equal: a busy browser can show the frame from before a dialog opened although the dialog is there. */
async function settledPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  for (let taken = 1; taken < MAX_PICTURES; taken += 1) {
    const before = picture;
    picture = await page.screenshot();
    if (picture.equals(before)) break;
  }
  return picture;
}

/** Signs in with each account once, and gives what a browser then remembers. */
function signIns(browser: Browser): (who: Who) => Promise<SignedIn> {
  const known = new Map<Who, Promise<SignedIn>>();
  return (who) => {
    const found = known.get(who) ?? signIn(browser, who);
    known.set(who, found);
    return found;
  };
}

async function signIn(browser: Browser, who: Who): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: hostingUrl(TEST_STACK), serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((mark) => localStorage.setItem('tuckaway:agreed', mark), agreementOf(who));
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(`${who}@example.com`);
  await page.getByLabel('Password').fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Open settings' }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** What a browser notes of an agreement, so that no scene asks for it. */
function agreementOf(who: Who): string {
  return `${CURRENT_TERMS} ${SEED_ACCOUNTS.find(({ email }) => email === `${who}@example.com`)?.uid} stored`;
}
