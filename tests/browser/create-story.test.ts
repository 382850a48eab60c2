/** /create-story: what the form asks for (specification section 5), what it says (section 8), and how it is used. */
import type { Locator, Page } from '@playwright/test';
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
  remembered,
  signIn,
  takeStorageAway,
  test,
  titleOfCreated,
  type Wishes,
} from './support.ts';

const WISHES: Wishes = { childName: 'Mira', animal: 'otter', setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Magical Forest' };

const submitButton = (page: Page) => page.getByRole('button', { name: 'Create My Story!' });

/** As `Enter` in a browser that lets it through although the button is disabled. */
const sendIncomplete = (page: Page) => page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());

test('the button waits for every choice, “Missing Information”, and “Login Required” for a visitor, who finds every choice again [spec 5.7]', async ({
  page,
}) => {
  const { email } = await newAccount('Noor');
  await page.goto('/create-story');
  await expect(page.getByRole('radio', { name: 'Moonlit Night' })).toBeChecked();
  await expect(page.getByText(/needs a sign-in/)).toBeVisible();
  const steps: (() => Promise<void>)[] = [
    () => page.getByLabel("Child's Name").fill('Mira'),
    () => page.getByLabel('Favorite Animal').fill('otter'),
    async () => {
      await page.getByRole('radio', { name: /^Meadow/ }).click({ force: true });
      // What comes below moves up when the grid folds.
      await expect(page.getByText('Selected Theme')).toBeVisible();
    },
    () => page.getByRole('radio', { name: /^Long/ }).check({ force: true }),
    () => page.getByRole('radio', { name: /^Silly/ }).check({ force: true }),
  ];
  for (const step of steps) {
    await expect(submitButton(page)).toBeDisabled();
    await step();
  }
  await expect(submitButton(page)).toBeEnabled();
  await page.getByLabel("Child's Name").fill('   ');
  await expect(submitButton(page)).toBeDisabled();
  await sendIncomplete(page);
  await expectOnlyToast(page, {
    title: 'Missing Information',
    text: 'Please fill in all fields, select a cover image, choose story length and tone to create your magical story!',
    red: true,
  });
  await expect(page).toHaveURL('/create-story');

  await page.getByLabel("Child's Name").fill('Mira');
  await submitButton(page).click();
  await expectOnlyToast(page, { title: 'Login Required', text: 'Please log in to create and save your personalized stories.', red: true });
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page);
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  await expect(page.getByText(/needs a sign-in/)).toHaveCount(0);
  await expect(submitButton(page)).toBeEnabled();
});

test('“Authentication Error” for a signed-in person without a uid', async ({ page }) => {
  await page.route('**/accounts:lookup**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { users: { localId: string }[] };
    for (const user of answer.users) user.localId = '';
    await route.fulfill({ response, json: answer });
  });
  const { email } = await newAccount('Noor');
  await signIn(page, email);
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await fillWishes(page, WISHES);
  await submitButton(page).click();
  await expectOnlyToast(page, { title: 'Authentication Error', text: 'Please refresh the page and try logging in again.', red: true });
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

interface Failure {
  when: string;
  text: string;
  animal?: string;
  arrange?: (page: Page, account: Account) => Promise<unknown>;
}

const answer = (page: Page, given: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]) =>
  page.route('**/api/generate-story', (route) => route.fulfill(given));

const FAILURES: readonly Failure[] = [
  {
    when: 'the animal is refused',
    text: 'We cannot write a bedtime story about that. Please choose another favorite animal.',
    animal: 'zombie',
  },
  {
    when: 'the family has made all of today’s stories',
    text: "You have made all of today's stories. New ones can be made tomorrow.",
    arrange: (_page, { uid }) => plant(`storyUsage/${uid}`, { day: new Date().toISOString().slice(0, 10), count: 1_000_000 }),
  },
  {
    when: 'a refusal has no words',
    text: 'Something went wrong while creating your story. Please try again!',
    arrange: (page) => answer(page, { status: 422, json: {} }),
  },
  {
    when: 'the answer has no story in it',
    text: 'No story content received from API',
    arrange: (page) => answer(page, { json: { title: 'Nothing at all' } }),
  },
  {
    when: 'a gateway answers in its own language, and nothing can be kept',
    text: 'Unable to create or queue story. Please try again.',
    arrange: (page) => answer(page, { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  {
    when: 'there is no network, and nothing can be kept',
    text: 'Unable to create or queue story. Please try again.',
    arrange: (page) => page.route('**/api/generate-story', (route) => route.abort('internetdisconnected')),
  },
];
test('“Story Creation Failed” with the words that fit, and the form stays as it was; what comes in the end is in paragraphs', async ({
  page,
}) => {
  await takeStorageAway(page);
  const account = await enter(page);
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await fillWishes(page, WISHES);
  const name = page.getByLabel("Child's Name");

  await test.step('a name that cannot be one is said at its field, and nothing is sent', async () => {
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

  for (const { when, text, animal = 'otter', arrange } of FAILURES) {
    await test.step(`“${text}” when ${when}`, async () => {
      await page.unroute('**/api/generate-story');
      await arrange?.(page, account);
      await page.getByLabel('Favorite Animal').fill(animal);
      await submitButton(page).click();
      await expectOnlyToast(page, { title: 'Story Creation Failed', text, red: true });
      await expect(page).toHaveURL('/create-story');
      await expect(page.getByLabel('Favorite Animal')).toHaveValue(animal);
      await expect(page.getByText('Selected Theme')).toBeVisible();
      await expect(submitButton(page)).toBeEnabled();
      await closeToast(page);
    });
  }

  await test.step('a text without a blank line: three sentences a paragraph; without a title: the child and the animal', async () => {
    await page.unroute('**/api/generate-story');
    await answer(page, { json: { content: 'One owl. Two owls? Three owls! Four owls slept. Then Mira did, too' } });
    await submitButton(page).click();
    await expectOnlyToast(page, { title: 'Story Created!', text: `"Mira's otter Adventure" is ready to read!` });
    await expect(page).toHaveURL(/\/read-story\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Mira's otter Adventure");
    await expect(page.getByTestId('story-text').locator('p.whitespace-pre-line')).toHaveText([
      'One owl. Two owls? Three owls!',
      'Four owls slept. Then Mira did, too.',
    ]);
  });
});

test('the grid of 20 settings folds 150 ms after a pick, “Change” opens it, and a badge top right says what is chosen [spec 2.27]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-06-01T19:00:00Z') });
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").fill('Mira');
  const grid = page.getByRole('group', { name: 'Story setting' });
  await expect(grid.getByRole('radio')).toHaveCount(20);
  await page.clock.pauseAt(new Date('2026-06-01T19:10:00Z'));
  await grid.getByRole('radio', { name: /^Bakery/ }).check({ force: true });
  await page.clock.runFor(149);
  await expect(grid).toBeVisible();
  await page.clock.runFor(1);
  await expect(grid).toHaveCount(0);
  await expect(page.getByText('Selected Theme')).toBeVisible();

  const badge = page.getByText('Chosen setting: Bakery');
  const box = await badge.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(box && main && box.x > main.x + main.width / 2).toBe(true);
  expect(box && main && box.y < main.y + 120).toBe(true);

  const change = page.getByRole('button', { name: 'Change the setting, now Bakery' });
  await expect(change).toBeFocused();
  await change.click();
  await expect(grid.getByRole('radio', { name: /^Bakery/ })).toBeFocused();
  await expect(grid.getByRole('radio', { name: /^Bakery/ })).toBeChecked();
});

/** Walks on with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

test('a story is made with the keyboard alone: “Story Created!”', async ({ page }) => {
  await remembered(page);
  await page.goto('/create-story');
  await expect(submitButton(page)).toBeVisible();
  await tabTo(page, page.getByLabel("Child's Name"));
  await page.keyboard.type('Mira');
  await page.keyboard.press('Tab');
  await page.keyboard.type('hedgehog');
  await tabTo(page, page.getByRole('radio', { name: /^Outer Space/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Underwater/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change the setting, now Underwater' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: /^Short/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: /^Funny/ }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: 'Moonlit Night' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Secret Garden' })).toBeChecked();
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  const title = await titleOfCreated(page);
  await expect(page.getByText('Sweet dreams, Mira!')).toBeVisible();
  await expect(page).toHaveURL(/\/read-story\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('A magical adventure for Mira featuring hedgehog')).toBeVisible();
});
