/** A family records its story and invites a relative, who records without an account; the family listens and keeps it. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dataOn } from '../support/device.ts';
import { passGate } from '../support/gate.ts';
import { installed, test as installedTest } from '../support/installed.ts';
import { openMore } from '../support/story-actions.ts';
import { expect, planted, plantStory, remembered, test } from '../support/support.ts';

test.use({ permissions: ['microphone'] });

const STORY = {
  title: 'The Smallest Lamp',
  childName: 'Mira',
  content: '<p>Mira found the smallest lamp. It yawned.</p>',
  template: '<p>{child} found the smallest lamp. It yawned.</p>',
};

const PARAGRAPHS = [
  '{child} found the smallest lamp of the whole house behind the big blue chair, where nobody had looked for it all day long. It yawned.',
  '“Good night, lamp,” said {child}, and put it on the sill beside the window, so that it could see the moon and all of the garden. It went out.',
];
/** Two pages, because together they have more words than one page holds. */
const TWO_PAGES = {
  ...STORY,
  content: PARAGRAPHS.map((text) => `<p>${text.replace('{child}', 'Mira')}</p>`).join(''),
  template: PARAGRAPHS.map((text) => `<p>${text}</p>`).join(''),
};

interface Listened {
  sentencesPlayed: number;
}

/** Runs in the page: counts the recorded sentences that were played to their end. */
function countPlayedSentences(): void {
  const page = window as unknown as Listened;
  page.sentencesPlayed = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...time) {
    this.addEventListener('ended', () => {
      page.sentencesPlayed += 1;
    });
    start.apply(this, time);
  };
}
/** A beep in Opus, in the container that WhatsApp uses. */
const NOTE = join(import.meta.dirname, '..', '..', 'fixtures', 'recordings', 'tone.ogg');

/** While a sentence is recorded, it and the way to the next one are in view, also on a phone that is held sideways. */
async function expectSentenceInView(page: Page): Promise<void> {
  const upright = page.viewportSize();
  await page.setViewportSize({ width: 740, height: 360 });
  const next = page.getByRole('button', { name: 'Next Sentence' });
  for (const part of [next, page.locator('[aria-describedby="studio-next"]')]) await expect(part).toBeInViewport({ ratio: 1 });
  if (upright) await page.setViewportSize(upright);
}

/** Reads all sentences of the open page. @returns how many they are. */
async function readPage(page: Page, isFirst = false): Promise<number> {
  let sentences = 1;
  await page.getByRole('button', { name: /^(Start Recording|Record This Page Again)$/ }).click();
  if (isFirst) await expectSentenceInView(page);
  for (const done = page.getByRole('button', { name: 'Done with This Page' }); ; ) {
    const next = page.getByRole('button', { name: 'Next Sentence' });
    await expect(done.or(next)).toBeVisible();
    if (await done.isVisible()) {
      await done.click();
      break;
    }
    await next.click();
    sentences += 1;
  }
  await expect(page.getByText('This page is recorded.')).toBeVisible();
  return sentences;
}

/** Reads every page, from the open one on. @returns how many pages and sentences they are. */
async function readStory(page: Page): Promise<{ pages: number; sentences: number }> {
  let sentences = await readPage(page, true);
  for (let pages = 1; ; pages += 1) {
    const next = page.getByRole('button', { name: 'Next Page' });
    await expect(next.or(page.getByRole('button', { name: 'Finish' }))).toBeVisible();
    if (!(await next.isVisible())) return { pages, sentences };
    await next.click();
    sentences += await readPage(page);
  }
}

/** Opens the sheet of the open story's voices. A network that comes back may fold the actions again. */
async function openVoices(page: Page): Promise<void> {
  await expect(async () => {
    await openMore(page);
    await page.getByRole('button', { name: 'Family Voices' }).click({ timeout: 3000 });
  }).toPass();
}

/** Makes an invitation in the open sheet. */
async function linkFor(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite Someone to Read' }).click();
  await passGate(page);
  await page.getByRole('textbox', { name: 'Who will read?' }).fill(name);
  await page.getByRole('button', { name: 'Create Link' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

/** Says the page's last sentence once more and decides for it. */
async function sayAgain(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: 'Say One Sentence Again' }).click();
  await page.getByRole('button', { name: sentence }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Use the New One' }).click();
  await expect(page.getByText('This page is recorded.')).toBeVisible();
}

test('the family’s own recording is saved, and plays where the story is read', async ({ page }) => {
  const account = await remembered(page);
  const storyId = await plantStory(account, STORY);
  await page.goto(`/read-story/${storyId}`);
  await openVoices(page);
  await expect(page.getByText('No one has recorded this story yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Record It Myself' }).click();
  await page.getByRole('textbox', { name: 'Who is reading?' }).fill('Mom');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await readPage(page);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const upload = page.waitForResponse('**/api/voices/recording');
  await sayAgain(page, 'It yawned.');
  expect((await upload).status()).toBe(200);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('link', { name: 'Back to the Story' }).click();

  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toBeVisible();
  await page.getByRole('button', { name: /How it reads|Sleep timer/ }).click();
  await expect(page.getByRole('radio', { name: 'Mom' })).toBeChecked();
});

test('a voice note from another app takes the place of recording, also without a network', async ({ page }) => {
  const account = await remembered(page);
  const storyId = await plantStory(account, STORY);
  await page.goto(`/record/${storyId}`);
  await page.getByRole('textbox', { name: 'Who is reading?' }).fill('Opa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use a Voice Note' }).click();
  await page.context().setOffline(true);
  await page.getByLabel('Choose a File').setInputFiles({ name: 'letter.opus', mimeType: 'audio/ogg', buffer: Buffer.from('Dear family') });
  await expect(page.getByText(/can’t read this as a voice note/)).toBeVisible();
  await page.getByLabel('Choose a File').setInputFiles(NOTE);
  await page.getByRole('button', { name: 'Play sentence 2: Mira found the smallest lamp.' }).click();
  await page.getByRole('button', { name: 'Sentence 3 earlier' }).click();
  await page.getByRole('button', { name: 'Save These Pages' }).click();
  await expect(page.getByText(/One page is safe on this device/)).toBeVisible();
  const upload = page.waitForResponse('**/api/voices/recording');
  await page.context().setOffline(false);
  expect((await upload).status()).toBe(200);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});

installedTest.describe('a guest', () => {
  installedTest.use({ serviceWorkers: 'allow', lean: true, permissions: ['microphone'] });

  installedTest(
    'records a story without an account; the family listens, keeps, plays it in the dark offline, deletes and revokes [safety 1]',
    async ({ page, browser }) => {
      const account = await remembered(page);
      await installed(page);
      const storyId = await plantStory(account, TWO_PAGES);
      await page.goto(`/read-story/${storyId}`);
      await openVoices(page);
      const link = await linkFor(page, 'Grandma Ana');

      const guest = await (await browser.newContext({ permissions: ['microphone'], serviceWorkers: 'block' })).newPage();
      await guest.goto(link);
      await expect(guest.getByRole('heading', { name: 'Noor Haddad would love to hear you read' })).toBeVisible();
      await guest.getByRole('checkbox', { name: /I am an adult/ }).check();
      await guest.getByRole('button', { name: 'Let’s Read' }).click();
      await expect(guest.getByText('Mira')).toHaveCount(0);
      // The recording waits on the device while there is no network.
      await guest.context().setOffline(true);
      const { pages, sentences } = await readStory(guest);
      await expect(guest.getByText(`${pages} pages are safe on this device`)).toBeVisible();
      await guest.context().setOffline(false);
      await expect(guest.getByText('Everything is saved.')).toBeVisible();

      await page.reload();
      await openVoices(page);
      await expect(page.getByText(/Grandma Ana read this story for you/)).toBeVisible();
      await page.getByRole('button', { name: 'Listen', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
      const keep = page.getByRole('button', { name: 'Keep', exact: true });
      await expect(keep).toBeDisabled();
      await expect(keep).toBeEnabled({ timeout: 60_000 });
      await keep.click();
      await passGate(page);
      await expect(page.getByText('All pages')).toBeVisible();
      await guest.reload();
      await expect(guest.getByText('The family has kept your recording.')).toBeVisible();

      await expect.poll(async () => (await dataOn(page)).traces).toContain(`recording/${storyId}`);
      await page.addInitScript(countPlayedSentences);
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Read to me' }).click();
      await page.getByRole('button', { name: /How it reads|Sleep timer/ }).click();
      await expect(page.getByRole('radio', { name: 'Grandma Ana' })).toBeChecked();
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: 'Reading aloud' }).getByRole('button', { name: 'Lights Out' }).click();
      const dark = page.getByRole('dialog', { name: 'Lights out' });
      await expect(dark).toBeVisible();
      await expect.poll(() => page.evaluate(() => (window as unknown as Listened).sentencesPlayed), { timeout: 60_000 }).toBe(sentences);
      await dark.getByRole('button', { name: 'Turn the light on' }).press('Enter');
      await expect(dark).toBeHidden();
      // The story ended in the dark.
      await page.getByRole('button', { name: /^Good night/ }).click();
      await page.context().setOffline(false);

      await openVoices(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await passGate(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No one has recorded this story yet.')).toBeVisible();
      await guest.reload();
      await expect(guest.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();

      // What becomes of the link is in tests/functions/voices.
      await linkFor(page, 'Uncle Ben');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('button', { name: 'End the Link' }).click();
      await expect(page.getByText('No one has recorded this story yet.')).toBeVisible();
      expect(await planted(`stories/${storyId}`)).not.toBeNull();
    },
  );
});
