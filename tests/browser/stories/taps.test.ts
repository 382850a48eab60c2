/** How often a parent with one free hand presses for a story. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atStory } from '../scenes/scene.ts';
import { expect, expectOnlyToast, expectSignedIn, plant, plantStory, remembered, test } from '../support/support.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Counts presses on the page from now on, over all screens. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let taps = 0;
    document.addEventListener('pointerdown', () => document.documentElement.setAttribute('data-taps', String(++taps)), true);
  });
  return async () => Number(await page.locator('html').getAttribute('data-taps'));
}

async function openHome(page: Page): Promise<() => Promise<number>> {
  await page.goto('/');
  await expectSignedIn(page);
  return countTaps(page);
}

test('tonight’s story takes one tap', async ({ page }) => {
  await remembered(page);
  const taps = await openHome(page);
  await page.getByRole('link', { name: /^Read Tonight’s Story/ }).tap();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  expect(await taps()).toBe(1);
});

test('the story in progress takes one tap', async ({ page }) => {
  await remembered(page);
  await atStory(page, 4);
  await page.getByRole('button', { name: 'Page 3', exact: true }).tap();
  await page.getByRole('link', { name: 'Close' }).tap();
  const taps = await countTaps(page);
  await page.getByRole('link', { name: /^Continue Reading/ }).tap();
  await expect(page).toHaveURL('/story/4');
  await expect(page.getByText(/^Page \d of 8/)).toBeVisible();
  expect(await taps()).toBe(1);
});

test('the next chapter takes one tap', async ({ page }) => {
  const account = await remembered(page);
  await plantStory(account, { title: 'The Owl Post', template: '<p>{child} slept.</p>' });
  await page.route('**/api/generate-story', (route) => route.fulfill({ json: { title: 'The Owl Post Again', content: 'Mira slept.' } }));
  const taps = await openHome(page);
  await page.getByRole('button', { name: 'Start the Next Chapter' }).tap();
  await expectOnlyToast(page, { title: 'Story Created!', text: '"The Owl Post Again" is ready to read!' });
  expect(await taps()).toBe(1);
});

test('last night’s story takes one tap', async ({ page }) => {
  const account = await remembered(page);
  const id = await plantStory(account, { title: 'The Lamp That Yawned' });
  const taps = await openHome(page);
  await page.getByRole('region', { name: 'Your newest stories' }).getByRole('link', { name: 'The Lamp That Yawned' }).tap();
  await expect(page).toHaveURL(`/read-story/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Lamp That Yawned' })).toBeVisible();
  expect(await taps()).toBe(1);
});

const MIRA = { nickname: 'Mira', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'cozy' };
const NOOR = { ...MIRA, nickname: 'Noor', favoriteAnimal: 'owl' };

test('the next adventure takes one tap, also of a child whose last one is older than the newest stories', async ({ page }) => {
  const account = await remembered(page);
  for (const child of [MIRA, NOOR]) await plant(`users/${account.uid}/children/${randomUUID()}`, child);
  const notes = { template: '<p>{child} slept.</p>' };
  await plantStory(account, { title: 'The Owl Post', childName: 'Noor', ...notes });
  for (const title of ['One Lamp', 'Two Lamps', 'Three Lamps']) await plantStory(account, { title, childName: 'Mira', ...notes });
  await page.route('**/api/generate-story', (route) => route.fulfill({ json: { title: 'The Owl Post Again', content: 'Noor slept.' } }));
  const taps = await openHome(page);
  await page.getByRole('button', { name: 'The next adventure for Noor' }).tap();
  await expectOnlyToast(page, { title: 'Story Created!', text: '"The Owl Post Again" is ready to read!' });
  expect(await taps()).toBe(1);
});

for (const [family, link, children] of [
  ['of one child', 'Make your first story', [MIRA]],
  ['of several children', 'A new story for Mira', [MIRA, NOOR]],
] as const) {
  test(`a new story for a known child takes three taps in a family ${family}`, async ({ page }) => {
    const account = await remembered(page);
    for (const child of children) await plant(`users/${account.uid}/children/${randomUUID()}`, child);
    await page.route('**/api/generate-story', (route) => route.fulfill({ json: { title: 'The Otter Lamp', content: 'Mira slept.' } }));
    const taps = await openHome(page);
    await page.getByRole('link', { name: link }).tap();
    await expect(page.getByRole('button', { name: /^Mira/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Surprise Me' }).tap();
    await page.getByRole('button', { name: 'Create My Story!' }).tap();
    await expectOnlyToast(page, { title: 'Story Created!', text: '"The Otter Lamp" is ready to read!' });
    await expect(page.getByText('A magical adventure for Mira featuring otter')).toBeVisible();
    expect(await taps()).toBe(3);
  });
}
