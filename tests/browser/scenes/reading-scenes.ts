/** Reading aloud, and the settings of reading comfort. */
import type { Page } from '@playwright/test';
import { openMore } from '../support/story-actions.ts';
import { atStory, OWN_STORY, type Scene, scene } from './scene.ts';
import { scriptSpeech } from './scripted-speech.ts';

/** With the keyboard, because moving the mouse shows the reader’s bars, which move the player away from a click, above all in large text. */
const press = (page: Page, button: string | RegExp) => page.getByRole('button', { name: button }).press('Enter');

/** Reads until the second sentence of the page, and stays there. */
async function listen(page: Page): Promise<void> {
  await scriptSpeech(page);
  await atStory(page);
  await page.getByRole('button', { name: 'Read to me' }).click();
  await page.locator('.reading-mark', { hasText: 'First, you will need a buffalo.' }).waitFor();
  await press(page, 'Pause');
}

/** The settings of an earlier visit. */
export function comfort(page: Page, kept: object): Promise<unknown> {
  return page.addInitScript((value) => localStorage.setItem('tuckaway:reading-comfort', value), JSON.stringify(kept));
}

async function openWith(page: Page, kept: object): Promise<void> {
  await comfort(page, kept);
  await atStory(page);
}

async function lineUp(page: Page): Promise<void> {
  await page.goto('/');
  for (const title of ['How to Wash a Buffalo', 'A Very Polite Well'])
    await page.getByRole('button', { name: `Add “${title}” to tonight’s line-up` }).click();
  await page.getByRole('button', { name: 'Listen' }).waitFor();
}

export const READING_SCENES: readonly Scene[] = [
  scene('line-up', { viewportOnly: true }, lineUp),
  scene('line-up-sheet', { viewportOnly: true }, async (page) => {
    await lineUp(page);
    await page.getByRole('button', { name: /^Tonight/ }).click();
    await page.getByRole('dialog').waitFor();
  }),
  scene('read-aloud', { viewportOnly: true }, listen),
  scene('read-aloud-sheet', { viewportOnly: true }, async (page) => {
    await listen(page);
    await press(page, /^Timer/);
    await page.getByRole('dialog').waitFor();
  }),
  scene('read-aloud-asleep', { viewportOnly: true }, async (page) => {
    await page.clock.install();
    await listen(page);
    await press(page, /^Timer/);
    await page.getByRole('radio', { name: 'End of story' }).check({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press(page, 'Play');
    await page.clock.runFor(300_000);
    const veil = page.getByRole('dialog', { name: 'Good night' });
    await veil.waitFor();
    // It fades in slowly.
    await veil.evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  }),
  scene('lights-out', { viewportOnly: true }, async (page) => {
    await listen(page);
    await press(page, 'Lights Out');
    await page.getByRole('dialog', { name: 'Lights out' }).waitFor();
  }),
  scene('booklet', { as: 'parent', printed: true }, async (page) => {
    // The page waits for the print dialog, which closes at once in a browser without a window.
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await page.goto(`/read-story/${OWN_STORY}`);
    await openMore(page);
    await page.getByRole('button', { name: 'Print as a Booklet' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.locator('article.booklet img').first().waitFor();
  }),
  scene('comfort-sheet', { viewportOnly: true }, async (page) => {
    await atStory(page);
    await page.getByRole('button', { name: 'Reading comfort' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  scene('story-sepia', { viewportOnly: true }, (page) => openWith(page, { sepia: true, face: 'clear', spacing: 'wide' })),
  scene('story-long', {}, async (page) => {
    await comfort(page, { longPage: true });
    await page.goto('/story/10');
    await page.getByText('The end. Sleep well.').waitFor();
  }),
  scene('story-ruler', { viewportOnly: true }, (page) => openWith(page, { ruler: true, face: 'dyslexic' })),
];
