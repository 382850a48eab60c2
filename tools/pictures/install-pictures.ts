/**
 * `node tools/pictures/install-pictures.ts`: renders the pictures that must not be SVG in Chromium and writes them to web/public: icons (with the
 * favicon), the share image, a picture of each setting and curated story for link previews, and the screenshots that the web manifest names
 * (web/build/web-manifest.ts). The arguments `icons`, `share`, `shared` and `screenshots` limit it to those.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { appIconSvg, badgeSvg, sceneSvg } from '../../art/src/kit.ts';
import { STORY_SETTINGS } from '../../domain/src/index.ts';
import { findBrowser } from '../local/browser.ts';
import { ROOT } from '../local/paths.ts';
import { main, say } from '../local/say.ts';
import { hostingUrl, TEST_STACK } from '../local/stacks.ts';
import { startTestStack } from '../local/test-stack.ts';
import { curatedSources } from '../seed/sources.ts';
import { drawScene } from './curated-pictures.ts';

const PUBLIC = join(ROOT, 'web', 'public');

/** Systems crop a maskable icon to their own shape; iOS crops every icon. */
const ICONS = [
  { name: 'icon-192', size: 192, maskable: false },
  { name: 'icon-512', size: 512, maskable: false },
  { name: 'maskable-192', size: 192, maskable: true },
  { name: 'maskable-512', size: 512, maskable: true },
  { name: 'apple-touch-icon', size: 180, maskable: true },
] as const;

/** The preview of a link to the site (og:image in web/index.html). */
const SHARE = { width: 1200, height: 630 };
const SHARE_SCENE = { place: 'meadow', animal: 'rabbit', mood: 'calm', seed: 'cover-moon', cover: 'moon' } as const;

/** JPEG quality of the previews of shared stories (functions/src/sharing) and of curated covers. */
const SHARED_QUALITY = 74;

type Size = typeof SHARE;

const NARROW = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const SCREENSHOTS = [
  { name: 'home-narrow', path: '/', look: NARROW },
  { name: 'story-narrow', path: '/story/10', look: NARROW },
  { name: 'form-narrow', path: '/create-story', look: NARROW },
  { name: 'home-wide', path: '/', look: WIDE },
  { name: 'story-wide', path: '/story/10', look: WIDE },
] as const;

const isWanted = (name: string): boolean => process.argv.length <= 2 || process.argv.includes(name);

await main(async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    if (isWanted('icons')) await makeIcons(browser);
    if (isWanted('share')) await makeShareImage(browser);
    if (isWanted('shared')) await makeSharedPictures(browser);
    if (isWanted('screenshots')) await takeScreenshots(browser);
  } finally {
    await browser.close();
  }
  say(`The pictures are in ${PUBLIC}.`);
  return 0;
});

/** Renders a document as a PNG or JPEG, by the file's extension, in a window of this size. */
async function render(browser: Browser, file: string, viewport: Size, html: string, quality?: number): Promise<void> {
  const path = join(PUBLIC, file);
  mkdirSync(dirname(path), { recursive: true });
  const page = await browser.newPage({ viewport });
  await page.setContent(`<style>body{margin:0;position:relative}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, ...(quality === undefined ? { omitBackground: true } : { type: 'jpeg', quality }) });
  await page.close();
}

async function makeIcons(browser: Browser): Promise<void> {
  const fill = '<style>svg{width:100vw;height:100vh}</style>';
  for (const { name, size, maskable } of ICONS)
    await render(browser, `icons/${name}.png`, { width: size, height: size }, fill + appIconSvg({ maskable }));
  writeFileSync(join(PUBLIC, 'favicon.svg'), appIconSvg());
  // Shown beside a notification (web/src/service-worker/notifications.ts).
  await render(browser, 'icons/badge-96.png', { width: 96, height: 96 }, fill + badgeSvg());
}

async function makeShareImage(browser: Browser): Promise<void> {
  const font = readFileSync(join(ROOT, 'web', 'src', 'styles', 'fonts', 'fraunces-soft-latin.woff2'));
  const style = `<style>
    @font-face{font-family:Fraunces;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:100 900}
    p{position:absolute;margin:0;right:84px;top:76px;font:600 92px/1.02 Fraunces;color:#ffe9b8;text-align:right;text-shadow:0 3px 22px #12112a88}
  </style>`;
  await render(browser, 'share.jpg', SHARE, `${style}${sceneSvg(SHARE_SCENE, SHARE)}<p>Tuckaway<br>Tales</p>`, 86);
}

/** Messengers do not show SVG covers, so curated stories get a JPEG (functions/src/publishing/story-head.ts). */
async function makeSharedPictures(browser: Browser): Promise<void> {
  for (const { id } of STORY_SETTINGS)
    await render(browser, `shared/${id}.jpg`, SHARE, sceneSvg({ place: id, seed: `shared-${id}` }, SHARE), SHARED_QUALITY);
  for (const source of curatedSources()) {
    const cover = drawScene(source, source.coverScene, 'cover', SHARE);
    await render(browser, `shared/curated/${source.slug}.jpg`, SHARE, cover, SHARED_QUALITY);
  }
}

async function takeScreenshots(browser: Browser): Promise<void> {
  mkdirSync(join(PUBLIC, 'screenshots'), { recursive: true });
  const stack = await startTestStack();
  try {
    for (const { name, path, look } of SCREENSHOTS) {
      const page = await browser.newPage({ ...look, baseURL: hostingUrl(TEST_STACK), colorScheme: 'dark', serviceWorkers: 'block' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(PUBLIC, 'screenshots', `${name}.jpg`), type: 'jpeg', quality: 82 });
      await page.close();
    }
  } finally {
    await stack.stop();
  }
}
