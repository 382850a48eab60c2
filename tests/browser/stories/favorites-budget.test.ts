/** What 500 favorites cost: the Firestore requests and the documents that they read, counted in the browser. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countReads, type Read } from '../support/database-reads.ts';
import { heartOf, WELL, WELL_ID } from '../support/offline-support.ts';
import { expect, plantAll, remembered, storyFields, test } from '../support/support.ts';

const FAVORITES = 500;
/** Own stories come before the curated ones, because each of them costs a document read. */
const OWN = 60;
const PAGE = 18;

/** The profile, which of the stories shown are favorites, the names of children (none here), and the newest stories. */
const HOME_READS: Read[] = [
  { what: 'batchGet', documents: 1 },
  { what: 'runQuery', documents: 1 },
  { what: 'runQuery', documents: 1 },
  // How the children on the covers look.
  { what: 'runQuery', documents: 1 },
  { what: 'runQuery', documents: 3 },
];

/** One query for a page of favorites, then each of its stories. */
const PAGE_READS: Read[] = [
  { what: 'runQuery', documents: PAGE },
  ...Array.from({ length: PAGE }, () => ({ what: 'batchGet', documents: 1 })),
];

async function signInWithFavorites(page: Page): Promise<void> {
  const { uid } = await remembered(page);
  const now = Date.now();
  const stories = Array.from({ length: OWN }, () => randomUUID());
  await plantAll(new Map(stories.map((id, index) => [`stories/${id}`, storyFields({ uid }, { title: `Lamp ${index + 1}` })])));
  // Only the first curated favorite is a story on home; the others no longer exist.
  const ids = [...stories, WELL_ID, ...Array.from({ length: FAVORITES - OWN - 1 }, (_, index) => String(900_000 + index))];
  await plantAll(
    new Map(ids.map((storyId, index) => [`users/${uid}/favorites/${storyId}`, { storyId, addedAt: new Date(now - index * 60_000) }])),
  );
}

test('500 favorites cost home four documents beside its newest stories, and the favorites screen 36 documents per page', async ({
  page,
  context,
}) => {
  await signInWithFavorites(page);
  const reads = countReads(page);
  await page.goto('/');
  await expect(heartOf(page, WELL)).toHaveAccessibleName(`Remove ${WELL} from favorites`);
  await expect(page.getByRole('region', { name: 'Last night’s story' }).getByRole('link', { name: /^Lamp/ })).toBeVisible();
  await reads.expectOnly(HOME_READS);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await reads.expectOnly(PAGE_READS);
  await page.getByRole('button', { name: 'Show more stories' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2 * PAGE);
  await expect(page.getByRole('link', { name: `Lamp ${PAGE + 1}`, exact: true })).toBeFocused();
  await reads.expectOnly(PAGE_READS);

  // Both pages are shown offline, too.
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(heartOf(page, WELL)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article')).toHaveCount(PAGE);
  await page.getByRole('button', { name: 'Show more stories' }).click();
  await expect(page.getByRole('link', { name: `Lamp ${2 * PAGE}`, exact: true })).toBeVisible();
});
