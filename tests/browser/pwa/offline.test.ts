/** Working offline with a real service worker: reading, changing favorites and progress, and which account the data belongs to. */
import { dataOn } from '../support/device.ts';
import { installed, test } from '../support/installed.ts';
import {
  entriesOnDevice,
  favoritesOf,
  fireSync,
  heartOf,
  newAnimal,
  orderStory,
  storiesOf,
  syncButton,
  timesAsked,
  WELL,
  WELL_ID,
  waitingOnDevice,
  wishesFor,
} from '../support/offline-support.ts';
import { watchForBlankScreen } from '../support/page-load.ts';
import {
  comeHome,
  expect,
  expectToast,
  logOut,
  newAccount,
  planted,
  plantFavorite,
  plantStory,
  remembered,
  signIn,
} from '../support/support.ts';

test.use({ serviceWorkers: 'allow', lean: true });

test('offline, hearts and turned pages survive a reload, a story that is not on the device says so, and all of it arrives once online [spec 1.5]', async ({
  context,
  page,
}) => {
  const account = await remembered(page);
  await installed(page);
  const well = heartOf(page, WELL);
  const octopus = heartOf(page, 'Eight Arms to Bed');
  await expect(well).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  const press = async (heart: typeof well, to: boolean) => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(to));
    await expect(heart).toBeEnabled();
  };
  for (const to of [true, false, true]) await press(well, to);
  for (const to of [true, false]) await press(octopus, to);
  await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toBeVisible();
  // One entry per story: a newer change replaces the older one.
  expect(await waitingOnDevice(page)).toBe(2);
  await page.reload();
  await expect(well).toHaveAttribute('aria-pressed', 'true');
  await expect(octopus).toHaveAttribute('aria-pressed', 'false');
  expect(await favoritesOf(account)).toEqual([]);

  await page.getByRole('link', { name: `Read Story: ${WELL}` }).click();
  // With the keyboard, because the offline banner appears meanwhile and moves what a mouse would press.
  await page.getByRole('button', { name: 'Page 3', exact: true }).press('Enter');
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect.poll(() => waitingOnDevice(page)).toBe(3);
  await page.goto(`/story/${WELL_ID}`);
  await page.getByRole('button', { name: 'Continue from page 3' }).click();
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();

  // Made elsewhere since: home keeps the newest stories on the device.
  const story = await plantStory(account, { title: 'The Lantern Goat', content: '<p>The goat carried the lantern.</p>' });
  await page.goto(`/read-story/${story}`);
  await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
  await expect(page).toHaveURL(`/read-story/${story}`);

  await context.setOffline(false);
  await expect(page.getByText('The goat carried the lantern.')).toBeVisible();
  await expect.poll(() => favoritesOf(account)).toEqual([WELL_ID]);
  await expect
    .poll(() => planted(`users/${account.uid}/progress/${WELL_ID}`), { timeout: 30_000 })
    .toMatchObject({ page: '3', finished: 'false' });
  await expect.poll(() => waitingOnDevice(page)).toBe(0);
  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await expect(well).toHaveAttribute('aria-pressed', 'true');
  await expect(octopus).toHaveAttribute('aria-pressed', 'false');
});

test('waiting entries survive the sign-out for their account, and all its other data leaves the device, without a blank screen', async ({
  context,
  page,
}) => {
  const wasBlank = await watchForBlankScreen(page);
  const account = await remembered(page, 'Farida Quill');
  const story = await plantStory(account, { title: 'The Moon, Peeled', content: '<p>Quillabeth peeled the moon.</p>' });
  await plantFavorite(account, story);
  await installed(page);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'The Moon, Peeled', exact: true }).click();
  await expect(page.getByText('Quillabeth peeled the moon.')).toBeVisible();
  const traces = ['Quillabeth', 'The Moon, Peeled', 'Farida', account.email, account.uid];
  await expect
    .poll(async () => {
      const { traces: kept } = await dataOn(page);
      return traces.filter((trace) => !kept.includes(trace));
    })
    .toEqual([]);

  const animal = newAnimal();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await heartOf(page, WELL).click();
  await expect(heartOf(page, WELL)).toHaveAttribute('aria-pressed', 'true');
  await orderStory(page, { ...wishesFor(animal), childName: 'Zebedea' });
  await expectToast(page, 'Story Queued for Creation');
  await page.goto('/');
  await logOut(page);
  await expect
    .poll(async () => {
      const { traces: kept } = await dataOn(page);
      return [...traces, 'Zebedea', animal].filter((trace) => kept.includes(trace));
    })
    .toEqual([]);
  await expect(heartOf(page, WELL)).toHaveAttribute('aria-pressed', 'false');
  expect(await wasBlank()).toBe(false);

  // The worker alone sends nothing for an account that has signed out.
  const before = await entriesOnDevice(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  for (const tag of ['favorite-sync', 'user-actions-sync'] as const) expect(await fireSync(context, tag)).toBe('done');
  await page.goto('/favicon.svg');
  expect(await entriesOnDevice(page)).toEqual(before);

  const stranger = await newAccount('Bertil Baer');
  await signIn(page, stranger.email);
  expect(await wasBlank()).toBe(false);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expect(page.getByText(/Zebedea|on their way/i)).toHaveCount(0);
  await expect(syncButton(page, '')).toHaveCount(0);
  expect(await waitingOnDevice(page)).toBe(2);
  expect(await favoritesOf(stranger)).toEqual([]);
  expect(await favoritesOf(account)).toEqual([story]);
  expect(await timesAsked(animal)).toBe(0);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await logOut(page);
  await comeHome(page, account.email);
  await expect.poll(() => favoritesOf(account), { timeout: 30_000 }).toHaveLength(3);
  expect(await favoritesOf(account)).toContain(WELL_ID);
  expect(await storiesOf(account)).toHaveLength(2);
  expect(await storiesOf(stranger)).toEqual([]);
  expect(await timesAsked(animal)).toBe(1);
  await expect.poll(() => waitingOnDevice(page)).toBe(0);
});
