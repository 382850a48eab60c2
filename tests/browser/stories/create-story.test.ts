/** /create-story: required fields (specification section 5), messages (section 8), and its controls. */
import type { Page } from '@playwright/test';
import {
  type Account,
  closeToast,
  enter,
  expect,
  expectOnlyToast,
  expectSignedIn,
  fillWishes,
  newAccount,
  PASSWORD,
  plant,
  takeStorageAway,
  test,
  type Wishes,
} from '../support/support.ts';

// Room for the whole form; questions.test.ts asks one at a time.
test.use({ viewport: { width: 1280, height: 720 } });

const WISHES: Wishes = { childName: 'Mira', animal: 'otter', setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Magical Forest' };

const submitButton = (page: Page) => page.getByRole('button', { name: 'Create My Story!' });

/** Submits the form although the button is disabled. */
const sendIncomplete = (page: Page) => page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());

test('the form needs every choice and a sign-in, and keeps the choices over the sign-in [spec 2.25, 2.27, 2.29, 5.2, 5.7]', async ({
  page,
}) => {
  const { email } = await newAccount('Noor');
  await page.goto('/create-story');
  await expect(page.getByRole('radio', { name: 'Moonlit Night' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Story setting' }).getByRole('radio')).toHaveCount(20);
  await expect(page.getByText(/need to sign in/)).toBeVisible();
  const steps: (() => Promise<void>)[] = [
    () => page.getByLabel("Child's Name").fill('Mira'),
    () => page.getByLabel('Favorite Animal').fill('otter'),
    async () => {
      await page.getByRole('radio', { name: /^Meadow/ }).click({ force: true });
      // The grid folds, which moves everything below it up.
      await expect(page.getByText('Selected Theme')).toBeVisible();
      const badge = await page.getByText('Chosen setting: Meadow').boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect(badge && main && badge.x > main.x + main.width / 2 && badge.y < main.y + 120).toBe(true);
    },
    () => page.getByRole('radio', { name: /^Long/ }).check({ force: true }),
    () => page.getByRole('radio', { name: /^Silly/ }).check({ force: true }),
  ];
  for (const step of steps) {
    await expect(submitButton(page)).toBeDisabled();
    await step();
  }
  await expect(submitButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Something from today' }).click();
  await page.getByRole('radio', { name: 'A trip' }).check({ force: true });
  await page.getByLabel("Child's Name").fill('   ');
  await expect(submitButton(page)).toBeDisabled();
  await sendIncomplete(page);
  await expectOnlyToast(page, {
    title: 'Missing Information',
    text: 'Please fill in all fields, select a cover image, choose story length and tone to create your magical story!',
    red: true,
  });
  await expect(page).toHaveURL('/create-story');
  await closeToast(page);

  await page.getByLabel("Child's Name").fill('Mira');
  await submitButton(page).click();
  await page.getByRole('dialog', { name: 'Join Tuckaway Tales' }).getByRole('button', { name: 'Close' }).click();
  await expectOnlyToast(page, { title: 'Login Required', text: 'Please log in to create and save your personalized stories.', red: true });
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page);
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  await expect(page.getByRole('radio', { name: 'A trip' })).toBeChecked();
  await expect(page.getByText(/need to sign in/)).toHaveCount(0);
  await expect(submitButton(page)).toBeEnabled();
});

interface Failure {
  when: string;
  text: string | RegExp;
  arrange?: (page: Page, account: Account) => Promise<unknown>;
}

const answer = (page: Page, given: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]) =>
  page.route('**/api/generate-story', (route) => route.fulfill(given));

const FAILURES: readonly Failure[] = [
  {
    when: 'all of today’s stories are used up',
    text: /^You've made all of today's stories\. You can make more \w+/,
    arrange: (_page, { uid }) => plant(`storyUsage/${uid}`, { day: new Date().toISOString().slice(0, 10), count: 1_000_000 }),
  },
  {
    when: 'a refusal has no message',
    text: 'Something went wrong while creating your story. Please try again!',
    arrange: (page) => answer(page, { status: 422, json: {} }),
  },
  {
    when: 'the response contains no story',
    text: 'No story content received from API',
    arrange: (page) => answer(page, { json: { title: 'Nothing at all' } }),
  },
  {
    when: 'a gateway answers with HTML, and the device cannot store the request',
    text: 'Unable to create or queue story. Please try again.',
    arrange: (page) => answer(page, { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  {
    when: 'there is no network, and the device cannot store the request',
    text: 'Unable to create or queue story. Please try again.',
    arrange: (page) => page.route('**/api/generate-story', (route) => route.abort('internetdisconnected')),
  },
];
test('a failed creation gives the reason and keeps the form, and the story that follows is split into paragraphs [spec 4.14]', async ({
  page,
}) => {
  await takeStorageAway(page);
  const account = await enter(page);
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await fillWishes(page, WISHES);
  const name = page.getByLabel("Child's Name");

  await test.step('an invalid name is reported at its field, and nothing is sent', async () => {
    let sent = 0;
    await page.route('**/api/generate-story', (route) => {
      sent += 1;
      return route.abort();
    });
    await name.fill('M1ra');
    await submitButton(page).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/can only have letters/);
    expect(sent).toBe(0);
    await name.fill(WISHES.childName);
  });

  await test.step('an animal that the server refuses is reported at its field [safety 10]', async () => {
    await page.unroute('**/api/generate-story');
    const animal = page.getByLabel('Favorite Animal');
    await animal.fill('zombie');
    await submitButton(page).click();
    await expect(animal).toBeFocused();
    await expect(animal).toHaveAccessibleDescription('We can’t write a bedtime story about that. Please choose another favorite animal.');
    await animal.fill('otter');
  });

  for (const { when, text, arrange } of FAILURES) {
    await test.step(`“${text}” when ${when}`, async () => {
      await page.unroute('**/api/generate-story');
      await arrange?.(page, account);
      await submitButton(page).click();
      await expectOnlyToast(page, { title: 'Story Creation Failed', text, red: true });
      await expect(page).toHaveURL('/create-story');
      await expect(page.getByLabel('Favorite Animal')).toHaveValue('otter');
      await expect(page.getByText('Selected Theme')).toBeVisible();
      await expect(submitButton(page)).toBeEnabled();
      await closeToast(page);
    });
  }

  await test.step('a text without blank lines gets three sentences per paragraph, and a story without a title gets one', async () => {
    await page.unroute('**/api/generate-story');
    await answer(page, { json: { content: 'One owl. Two owls? Three owls! Four owls slept. Then Mira did, too' } });
    await submitButton(page).click();
    await expectOnlyToast(page, { title: 'Story Created!', text: `"Mira's otter Adventure" is ready to read!` });
    await expect(page).toHaveURL(/\/read-story\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Mira's otter Adventure");
    await expect(page.getByTestId('story-text').getByRole('paragraph').filter({ hasText: /owl/ })).toHaveText([
      'One owl. Two owls? Three owls!',
      'Four owls slept. Then Mira did, too.',
    ]);
  });
});
