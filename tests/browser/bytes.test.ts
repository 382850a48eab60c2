/** What a screen may weigh, in kilobytes (1,000 bytes) of JavaScript after gzip, with 3 % of slack. `npm run weigh` shows what weighs how much. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { filesFor, gzipSum, LATE, readManifest } from '../../tools/weigh/routes.ts';
import { ROUTES } from '../../web/src/app/routes.ts';
import { BUILT } from './support/deployments.ts';
import { expect, plantStory, remembered, test } from './support/support.ts';

/** Before a screen can be used, where it is not {@link HOME}. */
const SCREEN = 149;
/** Before a shelf, or one of our books, can be used: it reads what happens on their pages, and measures how much fits on one. */
const STORIES = 157;
/** Before favorites can be used: they say when a story that waits can be written. */
const FAVORITES = 151;
/** Before a family's book can be read: it derives pages and scenes of stories that were stored without them. */
const FAMILY_BOOK = 171;
/** Before a story can be created: the form asks its questions one by one, knows the children, their friends and a used-up day, and how each animal is drawn. */
const FORM = 173;
/** Before a page can be recorded: what sends it has to be there before it. */
const RECORD = 161;
/** Before a visitor's home can be used. */
const HOME = 119;
/** Everything that a signed-in user's home fetches by itself, with tonight's book, last night's, and tonight's line-up. */
const SIGNED_IN = 226;
/** What the recorder adds to the app, without slack. */
const RECORDER = 60;
/** The prerendered home after brotli, with its styles and its list. */
const HOME_PAGE_BYTES = 15_400;

const OWN_BUDGETS: Record<string, number> = {
  [ROUTES.home.module]: HOME,
  [ROUTES.favorites.module]: FAVORITES,
  [ROUTES.myStories.module]: STORIES,
  [ROUTES.curatedStory.module]: STORIES,
  [ROUTES.familyStory.module]: FAMILY_BOOK,
  [ROUTES.createStory.module]: FORM,
  [ROUTES.record.module]: RECORD,
};

const manifest = readManifest(BUILT);

const bytes = (kilobytes: number): number => kilobytes * 1000 * 1.03;

test('each screen, the recorder and the prerendered home weigh no more than their budgets', () => {
  for (const { path, module } of Object.values(ROUTES))
    expect.soft(gzipSum(BUILT, filesFor(manifest, [module])), path).toBeLessThanOrEqual(bytes(OWN_BUDGETS[module] ?? SCREEN));

  // The app itself loads the HTTP client when it first asks for something.
  const app = new Set(filesFor(manifest, ['page-http']));
  const files = filesFor(manifest, [ROUTES.record.module, 'src/features/voices/record/voice-note/voice-note.tsx']);
  const added = files.filter((file) => !app.has(file));
  expect.soft(gzipSum(BUILT, added), 'the recorder, with voice notes').toBeLessThanOrEqual(RECORDER * 1000);

  const home = readFileSync(join(BUILT, 'index.html'), 'utf8');
  expect(brotliCompressSync(home).length).toBeLessThanOrEqual(HOME_PAGE_BYTES * 1.03);
  expect(home.match(/<article/g)).toHaveLength(20);
  expect(home.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringContaining('media="print"')]);
});

/** The scripts that a page has fetched once nothing more comes by itself. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  // The overlays are the last thing that a page loads by itself.
  await expect.poll(() => asked).toContain(`/${manifest[LATE.overlays]?.file}`);
  await page.waitForLoadState('networkidle');
  return [...new Set(asked)].filter((name) => name.endsWith('.js')).map((name) => name.slice(1));
}

const firebase = Object.entries(manifest).flatMap(([name, { file }]) =>
  /firebase|firestore|auth-subjects|google-sign-in/.test(name) ? [file] : [],
);
const voices = [
  'src/app/pages/record-route.tsx',
  'src/features/keep/talking-book.ts',
  'src/features/reader/aloud/player.tsx',
  'src/features/voices/record/voice-note/voice-note.tsx',
  'src/features/voices/list/voices-sheet.tsx',
].map((entry) => manifest[entry]?.file ?? entry);

test(`a visitor’s home fetches at most ${SCREEN} KB in all, no Firebase code, and the reader’s code with the first input`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const loading = scriptsOf(page, '/');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const scripts = await loading;
  expect(gzipSum(BUILT, scripts)).toBeLessThanOrEqual(bytes(SCREEN));
  expect(firebase.length).toBeGreaterThan(2);
  expect(scripts.filter((file) => firebase.includes(file))).toEqual([]);
  expect(page.frames()).toHaveLength(1);

  const reader = manifest[ROUTES.curatedStory.module]?.file ?? '';
  expect(scripts).not.toContain(reader);
  const asked = page.waitForRequest((request) => request.url().endsWith(reader));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  await asked;
});

test(`a family’s home fetches at most ${SIGNED_IN} KB in all, and neither it nor its book any code of recorded voices`, async ({
  page,
}) => {
  expect(voices.filter((file) => !Object.values(manifest).some((chunk) => chunk.file === file))).toEqual([]);
  const account = await remembered(page);
  expect(gzipSum(BUILT, await scriptsOf(page, '/'))).toBeLessThanOrEqual(bytes(SIGNED_IN));

  const story = { title: 'The Smallest Lamp', childName: 'Mira', content: '<p>Mira found the smallest lamp. It yawned.</p>' };
  const storyId = await plantStory(account, story);
  for (const path of ['/', `/read-story/${storyId}`]) {
    const scripts = await scriptsOf(page, path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => voices.includes(file))).toEqual([]);
  }
});

// In the long run only, because `npm test` looks at home, and the other screens share its start.
test('no other screen fetches Firebase code for a visitor', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/create-story', '/favorites', '/premium', '/privacy', '/report', '/story/10', '/test-openai']) {
    const scripts = await scriptsOf(page, path);
    expect(
      scripts.filter((file) => firebase.includes(file)),
      path,
    ).toEqual([]);
    expect(page.frames(), path).toHaveLength(1);
  }
});
