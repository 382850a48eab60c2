/** What parents do at bedtime with the keyboard alone, and what a screen reader finds there: names, roles, states and their order. */
import type { Page } from '@playwright/test';
import { atStory, fillWishes } from './scenes/scene.ts';
import { scriptSpeech } from './scenes/scripted-speech.ts';
import { giveMicrophone } from './scenes/voice-scenes.ts';
import { expectFocus, press, tabTo } from './support/keyboard.ts';
import { expect, hydrated, newEmail, PASSWORD, plantStory, remembered, test } from './support/support.ts';

const STORY = {
  title: 'The Smallest Lamp',
  childName: 'Mira',
  content: '<p>Mira found the smallest lamp. It yawned.</p>',
  template: '<p>{child} found the smallest lamp. It yawned.</p>',
};

/** Moves to the choice and picks it. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Space');
}

/** Types the answer to the question for grown-ups that has the focus. */
async function answerGate(page: Page): Promise<void> {
  await expectFocus(page, 'input', /^What is/);
  const question = (await page.getByRole('dialog', { name: 'For grown-ups' }).locator('label').textContent()) ?? '';
  const [a, b] = question.match(/\d+/g)?.map(Number) ?? [];
  await page.keyboard.type(String((a ?? 0) * (b ?? 0)));
  await page.keyboard.press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a visitor answers one question after the other, and signs up in a sheet on top', async ({ page }) => {
    await page.route('**/api/generate-story', (route) => route.fulfill({ json: { title: 'The Otter Lamp', content: 'The otter slept.' } }));
    await page.goto('/create-story');
    await hydrated(page);
    await tabTo(page, /^Child's Name/);
    await page.keyboard.type('Mira');
    await press(page, 'Next');
    await expectFocus(page, 'h2', /^2 of 6/);
    await tabTo(page, /^Favorite Animal/);
    await page.keyboard.type('otter');
    await press(page, 'Next');
    await expectFocus(page, 'h2', /^3 of 6/);
    await choose(page, /Space/);
    await expectFocus(page, 'button', /^Change the setting/);
    await press(page, 'Next');
    await expectFocus(page, 'h2', /^4 of 6/);
    await expect(page.locator('form')).toMatchAriaSnapshot(`
      - heading /4 of 6/ [level=2]
      - group:
        - radio /Short/
        - radio /Medium/
        - radio /Long/
    `);
    await choose(page, /^Short/);
    await press(page, 'Back');
    await expectFocus(page, 'h2', /^3 of 6/);
    await press(page, 'Next');
    await expectFocus(page, 'h2', /^4 of 6/);
    await expect(page.getByRole('radio', { name: /^Short/ })).toBeChecked();
    await press(page, 'Next');
    await expectFocus(page, 'h2', /^5 of 6/);
    await choose(page, /^Funny/);

    await press(page, 'Create My Story!');
    const sheet = page.getByRole('dialog', { name: 'Join Tuckaway Tales' });
    await expect(sheet).toMatchAriaSnapshot(`
      - dialog "Join Tuckaway Tales":
        - heading "Join Tuckaway Tales" [level=2]
        - textbox "Your Name"
        - textbox "Email Address"
        - textbox "Password"
        - button "Create Account"
        - button "Already have an account? Sign in"
    `);
    // The focus stays in the sheet.
    await tabTo(page, 'Close');
    await tabTo(page, 'Your Name');
    await page.keyboard.type('Noor');
    await tabTo(page, 'Email Address');
    await page.keyboard.type(newEmail());
    await tabTo(page, 'Password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/read-story\//);
    await expectFocus(page, 'h1', 'The Otter Lamp');
  });
});

test('the question for grown-ups holds and returns the focus, when child mode ends', async ({ page }) => {
  await remembered(page);
  await page.goto('/');
  await hydrated(page);
  await press(page, 'Start Child Mode');
  await expectFocus(page, 'h1', 'Which story tonight?');
  const grownUps = page.getByRole('button', { name: /^Grown-ups/ });
  await press(page, /^Grown-ups/);
  await expectFocus(page, 'input', /^What is/);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "For grown-ups":
      - heading "For grown-ups" [level=2]
      - textbox /What is \\d × \\d+\\?/
      - button "Cancel"
      - button "Continue" [disabled]
  `);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^What is/ });
  await expect(field).toHaveAccessibleDescription(/^Not quite\. Here’s another one\. What is \d × \d+\?$/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectFocus(page, 'input', /^What is/);
  await page.keyboard.press('Escape');
  await expect(grownUps).toBeFocused();
  await page.keyboard.press('Enter');
  await answerGate(page);
  await expect(page.getByRole('button', { name: /^Open settings/ })).toBeVisible();
  await expect(page.locator('main:focus, main :focus, h1:focus')).toHaveCount(1);
});

test('the settings lead to comfort and voice, inviting a reader asks a grown-up first, and a PIN then replaces the question', async ({
  page,
}) => {
  const account = await remembered(page);
  const id = await plantStory(account, STORY);
  await page.goto(`/read-story/${id}`);
  await press(page, 'More');
  await press(page, 'Family Voices');
  await expect(page.getByRole('dialog', { name: 'Family voices' })).toBeVisible();
  await press(page, 'Invite Someone to Read');
  await answerGate(page);
  await expect(page.getByRole('textbox', { name: 'Who will read?' })).toBeVisible();
  await tabTo(page, /^Who will read/);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', 'Family Voices');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await expectFocus(page, 'h1', 'Tonight’s book');
  // It comes later, and would move what has the focus out of sight.
  await expect(page.getByRole('heading', { name: 'Last night’s story' })).toBeVisible();
  await tabTo(page, /^Open settings/, { backwards: true });
  for (const entry of ['Reading voice', 'Reading comfort']) {
    await page.keyboard.press('Enter');
    await expectFocus(page, 'h2', 'Settings');
    await press(page, entry);
    await expect(page.getByRole('dialog', { name: entry })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', entry);
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', /^Open settings/);
  }

  await page.keyboard.press('Enter');
  await expectFocus(page, 'h2', 'Settings');
  await press(page, 'Device PIN');
  await expectFocus(page, 'input', 'New PIN');
  await page.keyboard.type('24');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New PIN' })).toHaveAccessibleDescription(/Please use four to eight digits/);
  await page.keyboard.type('68');
  await page.keyboard.press('Enter');
  await answerGate(page);
  await expect(page.getByText('PIN set', { exact: true }).first()).toBeVisible();
  await expectFocus(page, 'button', 'Device PIN');

  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', /^Open settings/);
  await page.getByRole('region', { name: 'Last night’s story' }).getByRole('link', { name: STORY.title }).press('Enter');
  await expectFocus(page, 'h1', STORY.title);
  await press(page, 'More');
  await press(page, 'Share This Story');
  await expectFocus(page, 'input', 'Your PIN');
  await page.keyboard.type('1357');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That PIN isn’t right. Please try again.')).toBeVisible();
  await expectFocus(page, 'input', 'Your PIN');
  await page.keyboard.type('2468');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share this story' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', 'Share This Story');
});

test('a story that needs attention is retried, changed at its field and discarded, and the focus stays in its list [spec 8.17] [safety 10]', async ({
  page,
}) => {
  await remembered(page);
  await page.route('**/api/generate-story', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1800' }, json: { message: 'Busy.' } }),
  );
  await fillWishes(page, ['Mira', 'otter'], ['Outer Space', 'Short', 'Funny']);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await expect(page.getByRole('button', { name: /^1 pending/ })).toBeVisible();
  await page.unrouteAll();
  let answered = Promise.resolve();
  await page.route('**/api/generate-story', async (route) => {
    await answered;
    await route.fulfill({ status: 422, json: { message: 'Please choose another animal.', field: 'favoriteAnimal' } });
  });
  await press(page, /^1 pending/);
  await expectFocus(page, 'h2', 'Waiting to be sent');
  await press(page, 'Send Now');
  const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
  const discard = list.getByRole('button', { name: /^Remove/ });
  await expect(list.getByText('Please choose another animal.')).toBeVisible();
  const retried = Promise.withResolvers<void>();
  answered = retried.promise;
  await press(page, /^Try Again/);
  // A request that is being retried cannot be discarded.
  await expect(discard).toHaveCount(0);
  retried.resolve();
  await expect(discard).toBeVisible();
  await press(page, /^Change It/);
  await expect(page).toHaveURL('/create-story');
  await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  await expect(page.getByLabel('Favorite Animal')).toBeFocused();
  await expect(page.getByLabel('Favorite Animal')).toHaveAccessibleDescription('Please choose another animal.');

  // The entry stays until the changed request is stored.
  await press(page, /^1 pending/);
  await press(page, /^Remove/);
  await press(page, 'Yes, Remove');
  await expect(list.getByText('Nothing is waiting')).toBeVisible();
  await expectFocus(page, 'h2', 'Waiting to be sent');
  await page.keyboard.press('Escape');
  // The button that opened the list is gone, so the screen gets the focus.
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();
});

test('lights out are left with a key, and the focus comes back to the player', async ({ page }) => {
  await scriptSpeech(page);
  await atStory(page);
  await press(page, 'Read to me');
  await expectFocus(page, 'button', 'Pause');
  await press(page, 'Lights Out');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Lights out":
      - button "Turn the light on"
  `);
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Turn the light on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page, 'button', 'Lights Out');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page, 'button', 'Lights Out');
});

test('a page is recorded sentence by sentence', async ({ page }) => {
  await giveMicrophone(page);
  const account = await remembered(page);
  const id = await plantStory(account, STORY);
  await page.goto(`/record/${id}`);
  await tabTo(page, 'Who is reading?');
  await page.keyboard.type('Papa');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h2', /^Page 1 of/);
  await press(page, 'Start Recording');
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toMatchAriaSnapshot(`
    - region /Page 1 of/:
      - heading /Page 1 of/ [level=2]
      - navigation "Pages":
        - button "Page 1" [disabled]
      - button
      - meter "Your volume"
      - button "Next Sentence"
  `);
  // The sentence itself has the focus, and a key goes on to the next.
  const sentence = page.getByRole('button', { name: STORY.title });
  await expect(sentence).toBeFocused();
  const done = page.getByRole('button', { name: 'Done with This Page' });
  while (!(await done.isVisible())) {
    const before = await page.getByText(/^Sentence \d+ of/).textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Sentence \d+ of/)).not.toHaveText(before ?? '');
  }
  await press(page, 'Done with This Page');
  await expect(page.getByText('This page is recorded.')).toBeVisible();
  await expectFocus(page, 'h2', /^Page 1 of/);
  await tabTo(page, /^(Next Page|Finish)$/);
});
