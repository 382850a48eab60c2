/** A large shelf: its Firestore reads, its search, and deleting a story. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countReads, type Read } from '../support/database-reads.ts';
import { passGate } from '../support/gate.ts';
import { expectFocus, press } from '../support/keyboard.ts';
import { favoritesOf, storiesOf } from '../support/offline-support.ts';
import { fillForm } from '../support/questions.ts';
import {
  type Account,
  closeToast,
  enter,
  expect,
  expectOnlyToast,
  expectToast,
  plantAll,
  planted,
  plantFavorite,
  plantStory,
  remembered,
  storyFields,
  test,
  uproot,
  type Value,
} from '../support/support.ts';

/** So many that the rest of the shelf is read in several pages of a hundred. */
const STORIES = process.env.TUCKAWAY_LONG ? 1000 : 156;
const PAGE = 18;
/** The largest number of writes in one commit. */
const MAX_WRITES = 500;
const SETTINGS = ['garden', 'forest', 'space'];
const LENGTHS = ['short', 'medium', 'long'];

/** The newest is “Evening 1”; only the oldest mentions a lighthouse, with accented letters. @returns the ids, newest first. */
async function plantShelf(account: Account): Promise<string[]> {
  const now = Date.now();
  const stories = Array.from({ length: STORIES }, (_, index) => ({
    id: randomUUID(),
    fields: storyFields(account, {
      title: `Evening ${index + 1}`,
      content: `<p>The lamp yawned, and so did the moon. ${index === STORIES - 1 ? 'Far out stood the Phare d’Été.' : ''}</p>`,
      childName: index % 4 === 3 ? 'Ben' : 'Zoë',
      storySetting: SETTINGS[index % SETTINGS.length] ?? '',
      storyLength: LENGTHS[index % LENGTHS.length] ?? '',
      createdAt: new Date(now - index * 60_000),
    }),
  }));
  for (let at = 0; at < STORIES; at += MAX_WRITES) {
    await plantAll(new Map(stories.slice(at, at + MAX_WRITES).map(({ id, fields }) => [`stories/${id}`, fields])));
  }
  return stories.map(({ id }) => id);
}

/** Queries that return these numbers of stories. */
const queries = (...documents: number[]): Read[] => documents.map((count) => ({ what: 'runQuery', documents: count }));
/** A read that counts stories instead of reading them. */
const COUNT: Read = { what: 'runAggregationQuery', documents: 1 };

const cards = (page: Page) => page.getByRole('article');
const status = (page: Page) =>
  page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /found$|found in/ });

test('a long name makes no page wider than a phone', async ({ page }) => {
  const childName = 'Wolfeschlegelsteinhausenbergerdorffmann';
  const account = await remembered(page);
  const title = `${childName}’s Lamp`;
  await plantFavorite(account, await plantStory(account, { childName, title }));
  await page.setViewportSize({ width: 360, height: 740 });
  const expectNoWider = async (where: string) => expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(360);
  await page.goto('/my-stories');
  await page.getByRole('article', { name: title }).waitFor();
  await expectNoWider('the shelf');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await page.getByRole('article', { name: title }).waitFor();
  await expectNoWider('the favorites');
  await page.goto('/create-story');
  await page.getByRole('textbox', { name: "Child's Name" }).waitFor();
  await fillForm(page, { childName, animal: 'otter' });
  await page.getByRole('button', { name: /^Remember/ }).waitFor();
  await expectNoWider('the form');
});

test(`a shelf of ${STORIES} stories can be browsed, searched and filtered, also offline, with few reads`, async ({ page, context }) => {
  const newest = page.waitForResponse(
    (answer) => answer.url().endsWith(':runQuery') && !!answer.request().postData()?.includes('"stories"'),
  );
  const account = await enter(page);
  // Home has looked for the family's newest stories before there are any.
  await newest;
  const ids = await plantShelf(account);
  await plantFavorite(account, ids[5] ?? '');
  await plantFavorite(account, ids.at(-100) ?? '');
  const reads = countReads(page, (request) => request.postData()?.includes('"stories"') === true);

  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(cards(page)).toHaveCount(PAGE);
  await expect(page.getByRole('button', { name: 'Remove “Evening 6” from favorites' })).toBeVisible();
  // The first screen reads only the first page.
  await reads.expectOnly(queries(PAGE));
  await page.getByRole('button', { name: 'Show more stories' }).press('Enter');
  await expect(cards(page)).toHaveCount(2 * PAGE);
  await expect(page.getByRole('link', { name: `Evening ${PAGE + 1}`, exact: true })).toBeFocused();
  await reads.expectOnly(queries(PAGE));

  const search = page.getByRole('searchbox', { name: 'Search your stories' });
  await search.fill('ÉTÉ phare');
  await expect(status(page)).toHaveText('1 story found');
  await expect(page.getByRole('link', { name: `Evening ${STORIES}`, exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  const rest = STORIES - 2 * PAGE;
  await reads.expectOnly(queries(...Array.from({ length: Math.floor(rest / 100) }, () => 100), rest % 100));

  // Going back restores the search.
  await page.getByRole('link', { name: `Evening ${STORIES}`, exact: true }).click();
  await expect(page.getByText('Sweet dreams, Ben!')).toBeVisible();
  // The reader asks once whether this is the family's first story.
  await reads.expectOnly(queries(2));
  await page.goBack();
  await expect(search).toHaveValue('ÉTÉ phare');
  await expect(status(page)).toHaveText('1 story found');
  // All stories are on this device, so the counts are compared and only the first page is read again.
  await reads.expectOnly([...queries(PAGE), ...Array.from({ length: Math.ceil(rest / 100) }, () => COUNT)]);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('combobox', { name: 'Child' }).selectOption('Ben');
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Outer Space');
  await page.getByRole('combobox', { name: 'Length' }).selectOption('Long, 3 min');
  await expect(status(page)).toHaveText(/^\d+ stories found$/);
  // Every twelfth story matches: a fourth by child, a third by place, a third by length.
  await expect(status(page)).toHaveText(`${Math.floor(STORIES / 12)} stories found`);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(status(page)).toHaveText('2 stories found');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  // Another device deletes two stories.
  await Promise.all([uproot(`stories/${ids[STORIES / 2]}`), uproot(`stories/${ids[3]}`)]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(page.getByRole('link', { name: 'Evening 5', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Evening 4', exact: true })).toHaveCount(0);
  await reads.forget();
  await search.fill(`evening ${STORIES / 2 + 1}`);
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  // Only the page of a hundred that had changed was read again.
  await reads.expectOnly(queries(100), COUNT.what);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(cards(page)).toHaveCount(PAGE);
  await search.fill('été');
  await expect(status(page)).toHaveText('1 story found');
  await page.getByRole('button', { name: `Delete “Evening ${STORIES}”` }).click();
  await expectOnlyToast(page, { title: 'You’re offline', text: 'You can delete stories when you’re back online.' });
  await expect(cards(page)).toHaveCount(1);
  await context.setOffline(false);
});

test('a deleted story goes with its favorite and progress once Undo has expired, on any screen [spec 8.9]', async ({ page }) => {
  const account = await remembered(page);
  const [kept = '', gone = '', left = ''] = [randomUUID(), randomUUID(), randomUUID()];
  const fields = (title: string, minute: number) => storyFields(account, { title, createdAt: new Date(Date.now() - minute * 60_000) });
  await plantAll(
    new Map<string, Record<string, Value>>([
      [`stories/${kept}`, fields('The Kept One', 1)],
      [`stories/${gone}`, fields('The One That Goes', 2)],
      [`stories/${left}`, fields('The One Left Alone', 3)],
      [`users/${account.uid}/favorites/${gone}`, { storyId: gone, addedAt: new Date() }],
      [`users/${account.uid}/progress/${gone}`, { page: 1, pageCount: 2, finished: false, updatedAt: new Date() }],
    ]),
  );
  await page.clock.install();
  await page.goto('/my-stories');
  await expect(cards(page)).toHaveCount(3);

  // With the keyboard, the focus starts on the answer that keeps it, moves to Undo, and then back to the story.
  await press(page, 'Delete “The Kept One”');
  await passGate(page);
  await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "Delete this story?":
      - heading "Delete this story?" [level=2]
      - button "Keep It"
      - button "Delete Story"
  `);
  await expectFocus(page, 'button', 'Keep It');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button', 'Delete “The Kept One”');
  await page.keyboard.press('Enter');
  await passGate(page);
  await press(page, 'Delete Story');
  await expect(cards(page)).toHaveCount(2);
  await expectFocus(page, 'button', 'Undo: keep “The Kept One”');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await expectFocus(page, 'a', 'The Kept One');

  // The app is closed before Undo has expired, so the story stays.
  await page.getByRole('button', { name: 'Delete “The One Left Alone”' }).click();
  await passGate(page);
  await page.getByRole('button', { name: 'Delete Story' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Delete “The One That Goes”' }).click();
  await passGate(page);
  await page.getByRole('button', { name: 'Delete Story' }).click();
  await page.clock.runFor(9000);
  await expect(page.getByRole('button', { name: 'Undo: keep “The One That Goes”' })).toBeEnabled();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.clock.runFor(1100);
  await expectToast(page, 'Story Deleted', '“The One That Goes” is gone from your shelf.');
  expect(await storiesOf(account)).toEqual([kept, left].sort());
  expect(await favoritesOf(account)).toEqual([]);
  expect(await planted(`users/${account.uid}/progress/${gone}`)).toBeNull();
  await closeToast(page);
  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.goto(`/read-story/${gone}`);
  await expectOnlyToast(page, { title: 'Story Not Found', text: 'Story not found', red: true });
  await expect(page).toHaveURL('/');
});
