/** How often a parent with one free hand presses for a story. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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

const MIRA = { nickname: 'Mira', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'cozy' };
const NOOR = { ...MIRA, nickname: 'Noor', favoriteAnimal: 'owl' };

/** The next story is made at once. */
const answerWith = (page: Page, title: string) =>
  page.route('**/api/generate-story', (route) => route.fulfill({ json: { title, content: 'Mira slept.' } }));

const expectCreated = (page: Page, title: string) =>
  expectOnlyToast(page, { title: 'Story Created!', text: `"${title}" is ready to read!` });

async function expectMirasStory(page: Page): Promise<void> {
  await expectCreated(page, 'The Otter Lamp');
  await expect(page.getByText('A magical adventure for Mira featuring otter')).toBeVisible();
}

test('in a family of one child, the first story takes three taps, and tonight’s, last night’s and the one in progress one', async ({
  page,
}) => {
  const account = await remembered(page);
  await plant(`users/${account.uid}/children/${randomUUID()}`, MIRA);
  await answerWith(page, 'The Otter Lamp');
  await test.step('first story', async () => {
    const taps = await openHome(page);
    await page.getByRole('link', { name: 'Make your first story' }).tap();
    await expect(page.getByRole('button', { name: /^Mira/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Surprise Me' }).tap();
    await page.getByRole('button', { name: 'Create My Story!' }).tap();
    await expectMirasStory(page);
    expect(await taps()).toBe(3);
  });

  await test.step('tonight’s story', async () => {
    const taps = await openHome(page);
    await page.getByRole('link', { name: /^Read Tonight’s Story/ }).tap();
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    expect(await taps()).toBe(1);
  });

  await test.step('last night’s story', async () => {
    const id = await plantStory(account, { title: 'The Lamp That Yawned' });
    const taps = await openHome(page);
    await page.getByRole('region', { name: 'Last night’s story' }).getByRole('link', { name: 'The Lamp That Yawned' }).tap();
    await expect(page).toHaveURL(`/read-story/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'The Lamp That Yawned' })).toBeVisible();
    expect(await taps()).toBe(1);
  });

  await test.step('the story in progress', async () => {
    await page.getByRole('link', { name: 'Close' }).tap();
    await page.getByRole('link', { name: 'Read Story: Because of the Wren' }).tap();
    await page.getByRole('button', { name: 'Page 3', exact: true }).tap();
    await page.getByRole('link', { name: 'Close' }).tap();
    const taps = await countTaps(page);
    await page.getByRole('link', { name: /^Continue Reading/ }).tap();
    await expect(page).toHaveURL('/story/4');
    await expect(page.getByText(/^Page \d of 8/)).toBeVisible();
    expect(await taps()).toBe(1);
  });
});

test('in a family of several children, a new story takes one tap, and so does the next chapter, however old the last one is', async ({
  page,
}) => {
  const account = await remembered(page);
  const notes = { template: '<p>{child} slept.</p>' };
  await answerWith(page, 'The Owl Post Again');

  await test.step('the next chapter of the newest story', async () => {
    await plantStory(account, { title: 'The Owl Post', childName: 'Noor', ...notes });
    const taps = await openHome(page);
    await page.getByRole('button', { name: 'Start the Next Chapter' }).tap();
    await expectCreated(page, 'The Owl Post Again');
    expect(await taps()).toBe(1);
  });

  await test.step('the next adventure of a child whose last one is older than the newest stories', async () => {
    for (const child of [MIRA, NOOR]) await plant(`users/${account.uid}/children/${randomUUID()}`, child);
    for (const title of ['One Lamp', 'Two Lamps', 'Three Lamps']) await plantStory(account, { title, childName: 'Mira', ...notes });
    const taps = await openHome(page);
    await page.getByRole('button', { name: 'The next adventure for Noor' }).tap();
    await expectCreated(page, 'The Owl Post Again');
    expect(await taps()).toBe(1);
  });

  await answerWith(page, 'The Otter Lamp');
  await test.step('a new story, whose place is chosen by chance', async () => {
    const taps = await openHome(page);
    await page.getByRole('link', { name: 'A new story for Mira' }).tap();
    await expectMirasStory(page);
    expect(await taps()).toBe(1);
  });
});
