/** Another app shares a voice note with the installed app, as the manifest's share target allows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, installed, test } from '../support/installed.ts';
import { plantStory, remembered } from '../support/support.ts';

test.use({ serviceWorkers: 'allow', lean: true });

/** A beep in Opus, in the container that WhatsApp uses. */
const NOTE = readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'recordings', 'tone.ogg')).toString('base64');
const STORY = {
  title: 'The Smallest Lamp',
  childName: 'Mira',
  content: '<p>Mira found the smallest lamp. It yawned.</p>',
  template: '<p>{child} found the smallest lamp. It yawned.</p>',
};

test('a shared voice note waits for its story, is saved, and leaves the device', async ({ page }) => {
  const account = await remembered(page);
  await plantStory(account, STORY);
  await installed(page);
  const opened = await page.evaluate(async (base64) => {
    const form = new FormData();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    form.append('note', new File([bytes], 'PTT-20261126-WA0001.opus', { type: 'audio/ogg' }));
    // What the system sends when an app shares a file; a page's own form may not be sent anywhere.
    return (await fetch('/record/shared', { method: 'POST', body: form })).url;
  }, NOTE);
  expect(new URL(opened).pathname).toBe('/record/shared');

  await page.goto('/record/shared');
  await page.getByRole('link', { name: STORY.title }).click();
  await page.getByRole('textbox', { name: 'Who is reading?' }).fill('Opa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use the Shared Voice Note' }).click();
  await page.getByRole('button', { name: 'Save These Pages' }).click();
  await expect(page.getByText('Your voice note is saved, page by page.')).toBeVisible();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.goto('/record/shared');
  await expect(page.getByText(/no voice note waiting/)).toBeVisible();
});
