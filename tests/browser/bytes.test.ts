/** What a screen may weigh, in kilobytes (1,000 bytes) of JavaScript after gzip, with 3 % of slack. `npm run weigh` shows what weighs how much. */
import type { Page } from '@playwright/test';
import { filesFor, gzipSum, LATE, readManifest } from '../../tools/weigh/routes.ts';
import { ROUTES } from '../../web/src/app/routes.ts';
import { BUILT } from './support/deployments.ts';
import { expect, plantStory, remembered, test } from './support/support.ts';

/** Before a screen can be used, where it is not {@link HOME}. */
const SCREEN = 145;
/** Before a family's book can be read: it derives pages and scenes of stories that were stored without them. */
const FAMILY_BOOK = 160;
/** Before a story can be created: the form asks its questions one by one, knows the children, and how each animal is drawn. */
const FORM = 155;
/** Before a visitor's home can be used. */
const HOME = 120;
/** Everything that a signed-in user's home fetches by itself, with tonight's book and the newest stories. */
const SIGNED_IN = 207;
/** What the recorder adds to the app. */
const RECORDER = 60;
const PHONE = { width: 412, height: 823 };

const OWN_BUDGETS: Record<string, number> = {
  [ROUTES.home.module]: HOME,
  [ROUTES.familyStory.module]: FAMILY_BOOK,
  [ROUTES.createStory.module]: FORM,
};

const manifest = readManifest(BUILT);

const bytes = (kilobytes: number): number => kilobytes * 1000 * 1.03;

for (const { path, module } of Object.values(ROUTES)) {
  const budget = OWN_BUDGETS[module] ?? SCREEN;
  test(`${path} takes at most ${budget} KB of JavaScript (gzip)`, () => {
    expect(gzipSum(BUILT, filesFor(manifest, [module]))).toBeLessThanOrEqual(bytes(budget));
  });
}

test(`recording takes at most ${RECORDER} KB of JavaScript (gzip) beside the app’s own, with voice notes`, () => {
  const app = new Set(filesFor(manifest, []));
  const files = filesFor(manifest, [ROUTES.record.module, 'src/features/record-story/voice-note/voice-note.tsx']);
  const own = files.filter((file) => !app.has(file));
  expect(gzipSum(BUILT, own)).toBeLessThanOrEqual(RECORDER * 1000);
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

test(`home on a phone fetches at most ${SCREEN} KB of JavaScript (gzip) in all for a visitor`, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const scripts = scriptsOf(page, '/');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  expect(gzipSum(BUILT, await scripts)).toBeLessThanOrEqual(bytes(SCREEN));
});

test(`home fetches at most ${SIGNED_IN} KB of JavaScript (gzip) in all for a signed-in user`, async ({ page }) => {
  await remembered(page);
  expect(gzipSum(BUILT, await scriptsOf(page, '/'))).toBeLessThanOrEqual(bytes(SIGNED_IN));
});

test('home and a family’s book fetch no code of recorded voices before a press', async ({ page }) => {
  const story = { title: 'The Smallest Lamp', childName: 'Mira', content: '<p>Mira found the smallest lamp. It yawned.</p>' };
  const storyId = await plantStory(await remembered(page), story);
  const entries = [
    'src/app/pages/record-route.tsx',
    'src/features/keep-story/talking-book.ts',
    'src/features/read-aloud/player.tsx',
    'src/features/record-story/voice-note/voice-note.tsx',
    'src/features/story-voices/voices-sheet.tsx',
  ];
  const ofVoices = entries.map((entry) => manifest[entry]?.file);
  expect(ofVoices).not.toContain(undefined);
  for (const path of ['/', `/read-story/${storyId}`]) {
    const scripts = await scriptsOf(page, path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => ofVoices.includes(file))).toEqual([]);
  }
});

test('loads the reader’s code with the first input, wherever it is', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  const reader = manifest[ROUTES.curatedStory.module]?.file ?? '';
  expect(scripts).not.toContain(reader);
  const asked = page.waitForRequest((request) => request.url().endsWith(reader));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  await asked;
});

for (const [path, tag] of [
  ['/', '@all'],
  ['/create-story', '@long'],
  ['/favorites', '@long'],
  ['/premium', '@long'],
  ['/privacy', '@long'],
  ['/report', '@long'],
  ['/story/10', '@long'],
  ['/test-openai', '@long'],
] as const) {
  test(`${path} loads no Firebase code for a visitor`, { tag }, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    const firebase = Object.entries(manifest).filter(([name]) => /firebase|firestore|google-sign-in/.test(name));
    expect(firebase.length).toBeGreaterThan(2);
    expect(scripts.filter((file) => firebase.some(([, chunk]) => chunk.file === file))).toEqual([]);
    expect(page.frames()).toHaveLength(1);
  });
}
