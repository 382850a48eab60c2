/** What a family with 500 favorites costs: requests to the database and documents read, counted exactly on the wire. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { heartOf, WELL, WELL_ID } from './offline-support.ts';
import { enter, expect, plantAll, storyFields, test } from './support.ts';

const FAVORITES = 500;
/** Own stories stand before the curated ones, so that the first pages are the dearest there are. */
const OWN = 60;
const PAGE = 18;

/** The favourites, and with the second round trip each of their stories. */
const PAGE_READS: Read[] = [
  { what: 'runQuery', documents: PAGE },
  ...Array.from({ length: PAGE }, () => ({ what: 'batchGet', documents: 1 })),
];

interface Read {
  what: string;
  /** Documents in the answer; an answer without any is charged as one. */
  documents: number;
}

/** Every read of the database by this page from now on. */
function countReads(page: Page): { reads: Promise<Read>[]; forget(): void } {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const reads: Promise<Read>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.host !== host || response.request().method() !== 'POST') return;
    const what = url.pathname.split(':').at(-1) ?? '';
    // A profile that a first sign-in writes.
    if (what === 'commit') return;
    reads.push(
      response.text().then((text) => ({ what, documents: Math.max(1, [...text.matchAll(/"(?:document|found)"\s*:\s*\{/g)].length) })),
    );
  });
  return { reads, forget: () => void reads.splice(0) };
}

async function family(page: Page): Promise<void> {
  const { uid } = await enter(page);
  const now = Date.now();
  const stories = Array.from({ length: OWN }, () => randomUUID());
  await plantAll(new Map(stories.map((id, index) => [`stories/${id}`, storyFields({ uid }, { title: `Lamp ${index + 1}` })])));
  // Of the curated ones the first is on home; the others are long gone.
  const ids = [...stories, WELL_ID, ...Array.from({ length: FAVORITES - OWN - 1 }, (_, index) => String(900_000 + index))];
  await plantAll(
    new Map(ids.map((storyId, index) => [`users/${uid}/favorites/${storyId}`, { storyId, addedAt: new Date(now - index * 60_000) }])),
  );
  // What the home of a moment ago still asks for is not counted.
  await page.goto('about:blank');
}

test('home asks the database for two things, the profile and the hearts on show, however many favorites there are', async ({ page }) => {
  await family(page);
  const { reads } = countReads(page);
  await page.goto('/');
  await expect(heartOf(page, WELL)).toHaveAccessibleName(`Remove ${WELL} from favorites`);
  await expect(page.getByRole('link', { name: /^One of your own/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(reads);
  expect(all.map(({ what }) => what).sort()).toEqual(['batchGet', 'runQuery']);
  expect(all.map(({ documents }) => documents)).toEqual([1, 1]);
});

test('a page of the favorites is one query, then its stories at once, 36 documents in all, and the next one comes by the keyboard', async ({
  page,
}) => {
  await family(page);
  await page.goto('/');
  await expect(heartOf(page, WELL)).toHaveAccessibleName(`Remove ${WELL} from favorites`);
  await page.waitForLoadState('networkidle');
  const { reads, forget } = countReads(page);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await page.waitForLoadState('networkidle');
  expect(await Promise.all(reads)).toEqual(PAGE_READS);
  forget();
  await page.getByRole('button', { name: 'Show more stories' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2 * PAGE);
  await expect(page.getByRole('link', { name: `Lamp ${PAGE + 1}`, exact: true })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await Promise.all(reads)).toEqual(PAGE_READS);
});

test('pages that were read are there without a network', async ({ page, context }) => {
  await family(page);
  await page.goto('/favorites');
  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await page.getByRole('button', { name: 'Show more stories' }).click();
  await expect(page.getByRole('article')).toHaveCount(2 * PAGE);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(heartOf(page, WELL)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await page.getByRole('button', { name: 'Show more stories' }).click();
  await expect(page.getByRole('article')).toHaveCount(2 * PAGE);
  await expect(page.getByRole('link', { name: `Lamp ${2 * PAGE}`, exact: true })).toBeVisible();
});
