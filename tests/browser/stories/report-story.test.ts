/** A reported story is hidden at once for the user who reported it, stays hidden, and can be shown again (decision P13). */
import type { Page } from '@playwright/test';
import { openMore } from '../support/story-actions.ts';
import { comeHome, expect, logOut, planted, plantFavorite, plantStory, remembered, test, turnToEnd } from '../support/support.ts';

const WELL = 'A Very Polite Well';
/** Its id in the seed data. */
const WELL_ID = '3';

// One test after the other, and after a first call: the emulator starts a process for each call at the same time, for which the app’s ten seconds can be too short.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ request }) => {
  const answer = await request.post('/api/report-story', { data: {} });
  expect(answer.status()).toBe(422);
});

/** The button is at the end of the story. */
async function openSheet(page: Page): Promise<void> {
  await turnToEnd(page);
  await openMore(page);
  await page.getByRole('button', { name: 'Report this story' }).click();
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Report this story' });

/** Sends the report from its open sheet. */
async function send(page: Page, reason: string, note?: string): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.getByRole('radio', { name: reason }).check({ force: true });
  if (note !== undefined) await sheet.getByRole('textbox').fill(note);
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. A person will look into it.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
}

async function report(page: Page, reason: string, note?: string): Promise<void> {
  await openSheet(page);
  await send(page, reason, note);
}

const expectReported = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'You reported this story' })).toBeVisible();

async function expectGoneFromHome(page: Page): Promise<void> {
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('article', { name: WELL })).toHaveCount(0);
}

test('a story that a visitor reports is hidden at once, also offline; the report can be sent later, and the story be shown again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: `Read Story: ${WELL}` }).click();
  await page.route('**/api/report-story', (route) => route.abort('internetdisconnected'));
  await openSheet(page);
  await sheetOf(page).getByRole('radio', { name: 'Wrong or unkind' }).check({ force: true });
  await sheetOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheetOf(page).getByRole('alert')).toHaveText(
    'The story is already hidden for you. Your report couldn’t be sent. Please try again when you’re online.',
  );
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expectReported(page);
  await page.reload();
  await expect(page.getByText('Your report hasn’t been sent yet.')).toBeVisible();
  await page.unroute('**/api/report-story');
  await page.getByRole('button', { name: 'Send the Report' }).click();
  await send(page, 'Too scary', 'The well answers back.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const [kept] = JSON.parse((await page.evaluate(() => localStorage.getItem('tuckaway:reported'))) ?? '[]') as { key: string }[];
  const record = await planted(`storyReports/visitor-${kept?.key}_${WELL_ID}`);
  expect(record).toMatchObject({ kind: 'curated', storyId: WELL_ID, reason: 'too-scary', note: 'The well answers back.', status: 'open' });

  await page.getByRole('link', { name: 'Return Home' }).click();
  await expectGoneFromHome(page);
  await page.reload();
  await expectGoneFromHome(page);
  await page.goto(`/story/${WELL_ID}`);
  await expectReported(page);
  await expect(page.getByText(/^Page 1 of/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Show It Again' }).click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('article', { name: WELL })).toBeVisible();
});

test('a story that a signed-in user reports is hidden on all their devices, can be shown again, and leaves no trace after the sign-out', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await remembered(page);
  const own = await plantStory(account, { title: 'The Lamp That Snored' });
  await plantFavorite(account, own);
  await plantFavorite(account, WELL_ID);

  await page.goto(`/story/${WELL_ID}`);
  await expect.poll(() => planted(`users/${account.uid}`)).not.toBeNull();
  await report(page, 'Not for children');
  await page.goto(`/read-story/${own}`);
  await report(page, 'Something else', 'It snores too loudly.');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  expect(await planted(`storyReports/${account.uid}_${own}`)).toMatchObject({ kind: 'own', document: `stories/${own}`, status: 'open' });

  const second = await browser.newContext({ baseURL: baseURL ?? '' });
  const device = await second.newPage();
  await comeHome(device, account.email);
  await expectGoneFromHome(device);
  await device.goto(`/read-story/${own}`);
  await expectReported(device);
  await device.getByRole('button', { name: 'Show It Again' }).click();
  await expect(device.getByText('The lamp yawned.')).toBeVisible();
  await second.close();

  await page.reload();
  await expect(page.getByRole('article', { name: 'The Lamp That Snored' })).toBeVisible();
  await expect(page.getByRole('article', { name: WELL })).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Our own special stories!' })).toBeVisible();
  await expectGoneFromHome(page);
  await logOut(page);
  await expect(page.getByRole('article', { name: WELL })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(account.uid);
});
