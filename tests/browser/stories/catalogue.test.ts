/** The error messages of home, the reader and the favorites (specification section 8), and where the user is then. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  DATABASE,
  enter,
  expect,
  expectOnlyToast,
  newAccount,
  plantFavorite,
  plantStory,
  refuse,
  remembered,
  savedBy,
  test,
  toastsOf,
} from '../support/support.ts';

interface Entry {
  when: string;
  title: string;
  text: string;
  red?: boolean;
  /** The URL afterwards. */
  at: string | RegExp;
  act: (page: Page, account: Account) => Promise<unknown>;
  /** Further expectations. */
  alsoExpect?: (page: Page) => Promise<void>;
}

const READER = /\/read-story\/[0-9a-f-]{36}$/;

/** Goes through the entries on one page; the network routes of an entry end with it. */
async function checkEntries(page: Page, account: Account, entries: readonly Entry[]): Promise<void> {
  for (const { when, title, text, red = false, at, act, alsoExpect } of entries) {
    await test.step(`${title}: “${text}” when ${when}`, async () => {
      await act(page, account);
      await expectOnlyToast(page, { title, text, red });
      await expect(page).toHaveURL(at);
      await alsoExpect?.(page);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
}

const VISITOR: Account = { uid: '', email: '' };

test('a visitor is sent to sign in from what needs an account [spec 6.1]', async ({ page }) => {
  await checkEntries(page, VISITOR, [
    {
      when: 'the visitor presses a heart on home',
      title: 'Sign In Required',
      text: 'Please sign in to save favorite stories.',
      red: true,
      at: '/auth',
      async act() {
        await page.goto('/');
        await page.getByRole('button', { name: 'Add A Very Polite Well to favorites' }).click();
      },
    },
    {
      when: 'the visitor opens a saved story',
      title: 'Authentication Required',
      text: 'Please log in to view your saved stories.',
      red: true,
      at: '/auth',
      act: () => page.goto(`/read-story/${randomUUID()}`),
    },
    {
      when: 'the visitor opens the reader without a story',
      title: 'Invalid Story',
      text: 'No story ID provided in the URL.',
      red: true,
      at: '/',
      act: () => page.goto('/read-story'),
    },
  ]);
  await page.getByRole('link', { name: 'Explore Premium' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect(page.getByText('Please sign in to view your favorite stories.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/auth');
});

test('hearts on home report the result of each press, and a failed load only in the log', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await refuse(page, 'list');
  const account = await enter(page);
  await expect.poll(() => warnings.join()).toContain('The favorites could not be loaded.');
  await expect(toastsOf(page)).toHaveCount(0);
  await page.unrouteAll();
  const loaded = page.waitForResponse(DATABASE.list);
  await page.reload();
  await loaded;

  const heart = page.getByRole('button', { name: /A Very Polite Well (to|from) favorites/ });
  await checkEntries(page, account, [
    {
      when: 'the database refuses the change',
      title: 'Error',
      text: 'Failed to update favorites. Please try again.',
      red: true,
      at: '/',
      async act() {
        await refuse(page, 'write');
        await heart.click();
      },
      alsoExpect: () => expect(heart).toHaveAttribute('aria-pressed', 'false'),
    },
    {
      when: 'the heart is pressed',
      title: 'Added to Favorites',
      text: 'Story has been saved to your favorites.',
      at: '/',
      act: () => heart.click(),
      async alsoExpect() {
        await page.reload();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      },
    },
    {
      when: 'the heart is pressed again',
      title: 'Removed from Favorites',
      text: 'Story has been removed from your favorites.',
      at: '/',
      act: () => heart.click(),
      alsoExpect: () => expect(heart).toHaveAttribute('aria-pressed', 'false'),
    },
  ]);
  await page.getByRole('link', { name: 'Explore Premium' }).click();
  await expect(page).toHaveURL('/premium');
});

test('a saved story that cannot be opened shows the reason at home [spec 5.6]', async ({ page }) => {
  const theirs = await plantStory(await newAccount());
  const account = await remembered(page);
  await checkEntries(page, account, [
    {
      when: 'the story does not exist',
      title: 'Story Not Found',
      text: 'Story not found',
      red: true,
      at: '/',
      act: () => page.goto(`/read-story/${randomUUID()}`),
    },
    {
      when: 'the story belongs to another account',
      title: 'Story Not Found',
      text: "You don't have permission to view this story",
      red: true,
      at: '/',
      act: () => page.goto(`/read-story/${theirs}`),
      alsoExpect: () => expect(page.getByRole('main')).not.toContainText('Mira'),
    },
    {
      when: 'the database fails',
      title: 'Story Not Found',
      text: 'This story could not be found or has been removed.',
      red: true,
      at: '/',
      async act() {
        await refuse(page, 'get', 500);
        // Made after home was opened, which keeps the newest stories on the device.
        await page.goto(`/read-story/${await plantStory(account)}`);
      },
    },
  ]);
});

test('the reader’s buttons report their results', async ({ page }) => {
  const account = await remembered(page);
  await page.goto(`/read-story/${await plantStory(account, { title: 'Élan & 3 Moons: Night’s End!' })}`);
  await checkEntries(page, account, [
    {
      when: 'the database refuses the favorite',
      title: 'Error',
      text: 'Failed to add story to favorites. Please try again.',
      red: true,
      at: READER,
      async act() {
        await refuse(page, 'write');
        await page.getByRole('button', { name: 'Add to Favorites' }).click();
      },
      alsoExpect: () => expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeEnabled(),
    },
    {
      when: 'the favorite is saved',
      title: 'Added to Favorites!',
      text: '"Élan & 3 Moons: Night’s End!"',
      at: READER,
      act: () => page.getByRole('button', { name: 'Add to Favorites' }).click(),
      alsoExpect: () => expect(page.getByRole('button', { name: 'Added to Favorites' })).toBeDisabled(),
    },
    {
      when: 'a different version comes back empty',
      title: 'Error',
      text: 'Failed to create a new story. Please try again.',
      red: true,
      at: READER,
      async act() {
        await page.route('**/api/generate-story', (route) => route.fulfill({ json: { title: 'Nothing at all' } }));
        await page.getByRole('button', { name: 'Try a Different Version' }).click();
      },
      async alsoExpect() {
        await expect(page.getByTestId('story-text')).toHaveCSS('opacity', '1');
        await expect(page.getByTestId('story-text')).toContainText('The lamp yawned.');
      },
    },
  ]);

  const { name, file } = await savedBy(page, page.getByRole('button', { name: 'Download Story' }));
  await expectOnlyToast(page, { title: 'Story Downloaded!' });
  expect(name).toBe('élan___3_moons__night_s_end_.txt');
  expect((await readFile(await file.path(), 'utf8')).split('\n\n')).toEqual([
    'Élan & 3 Moons: Night’s End!',
    'A magical adventure for Mira featuring otter',
    'The lamp yawned.',
    'So did Mira.',
    'Sweet dreams, Mira!',
  ]);
});

test('favorites are listed newest first with 100 characters of text and without missing stories, and failures are reported', async ({
  page,
}) => {
  const account = await remembered(page);
  const long = 'Under the stairs lived a very small lighthouse with nobody at all to shine for but Mira and her sleepy sister Ines.';
  const own = await plantStory(account, { title: 'Under the Stairs', content: `<p>${long}</p><p>The end.</p>` });
  await plantFavorite(account, '3', new Date('2026-01-02T20:00:00Z'));
  await plantFavorite(account, own, new Date('2026-01-03T20:00:00Z'));
  await plantFavorite(account, randomUUID(), new Date('2026-01-04T20:00:00Z'));
  await plantFavorite(account, '987654', new Date('2026-01-05T20:00:00Z'));
  const remove = page.getByRole('button', { name: /^Remove “Under the Stairs”/ });
  await checkEntries(page, account, [
    {
      when: 'the favorites cannot be loaded',
      title: 'Error',
      text: 'Failed to load your favorite stories.',
      red: true,
      at: '/favorites',
      async act() {
        await refuse(page, 'list');
        await page.goto('/favorites');
      },
    },
    {
      when: 'the database refuses to remove a favorite',
      title: 'Error',
      text: 'Failed to remove story from favorites.',
      red: true,
      at: '/favorites',
      async act() {
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Under the Stairs', 'A Very Polite Well']);
        await expect(page.getByRole('article').first()).toContainText(`${long.slice(0, 100).trimEnd()}…`);
        await refuse(page, 'write');
        await remove.click();
      },
      alsoExpect: () => expect(remove).toBeEnabled(),
    },
    {
      when: 'a favorite is removed',
      title: 'Removed from Favorites',
      text: 'Story has been removed from your favorites.',
      at: '/favorites',
      act: () => remove.click(),
      alsoExpect: () => expect(page.getByRole('article').getByRole('heading')).toHaveText(['A Very Polite Well']),
    },
  ]);
  await page.getByRole('link', { name: 'A Very Polite Well', exact: true }).click();
  await expect(page).toHaveURL('/story/3');
});
