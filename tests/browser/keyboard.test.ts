/** Every path with the keyboard alone: the focus is always visible, never lost, and moves to where reading continues (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11). */

import { givePush } from './scenes/push-browser.ts';
import { expectFocus, press, tabTo } from './support/keyboard.ts';
import { closeToast, enter, expect, hydrated, newAccount, newEmail, PASSWORD, remember, test } from './support/support.ts';

// Most keyboards belong to a larger screen.
test.use({ viewport: { width: 1280, height: 720 } });

/** The first stories on home. */
const [FIRST, SECOND] = ['Out Pops Joey', 'Five Mice, One Glove'];

test('a visitor skips to the stories, reads one to its end, and reports it, and then a shared page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await hydrated(page);
  await expect(page).toHaveTitle('Bedtime stories to read together · Tuckaway Tales');
  await press(page, 'Skip to the stories');
  await expectFocus(page, 'h2', 'Our own special stories!');
  await press(page, `Read Story: ${FIRST}`);
  await expectFocus(page, 'h1', FIRST);
  await expect(page).toHaveTitle(`${FIRST} · Tuckaway Tales`);

  const place = page.getByText(/^Page \d+ of \d+$/);
  await expect(page.locator('[aria-live="polite"]').filter({ has: place })).toBeVisible();
  const count = Number((await place.textContent())?.split(' ').at(-1));
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(`Page 2 of ${count}`);
  // The focused page is gone, so the focus moves to the new page’s heading.
  await expectFocus(page, 'h1', FIRST);
  await tabTo(page, 'Next');
  // A page may have several parts.
  const next = page.getByRole('button', { name: 'Next' });
  while (await next.isEnabled()) await page.keyboard.press('Enter');
  await expect(place).toHaveText(`Page ${count} of ${count}`);
  await expect(page.getByText('The end. Sleep well.')).toBeVisible();
  await expect(next).toBeDisabled();
  await expectFocus(page, 'button', 'Next');
  await expect(page.getByRole('button', { name: `Page ${count}`, exact: true })).toHaveAttribute('aria-current', 'page');

  await page.route('**/api/report-story', (route) => route.fulfill({ json: {} }));
  await press(page, 'More');
  await press(page, 'Report this story');
  await expectFocus(page, 'h2', 'Report this story');
  await tabTo(page, 'Too scary');
  await page.keyboard.press('Space');
  await press(page, 'Send');
  await expectFocus(page, 'h1', 'You reported this story');

  await page.goto(`/report#${'A'.repeat(24)}`);
  await hydrated(page);
  await tabTo(page, 'Too scary');
  await page.keyboard.press('Space');
  await press(page, 'Send');
  await expectFocus(page, 'h1', 'Thank you');
  await press(page, 'Return Home');
  await expect(page).toHaveURL('/');
  await press(page, `Add “${SECOND}” to tonight’s line-up`);
  await press(page, 'Tonight: 1 story');
  await expectFocus(page, 'h2', 'Tonight’s line-up');
  await press(page, 'Read');
  await expectFocus(page, 'h1', SECOND);
});

test('a family creates an account, makes a story, adds and removes favorites, reads the legal sheets, and logs out [spec 2.51]', async ({
  page,
}) => {
  await page.goto('/auth');
  await press(page, 'Forgot your password?');
  await expectFocus(page, 'input', 'Email Address');
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the link is on its way')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', 'Forgot your password?');

  await press(page, 'Need an account? Create one');
  await tabTo(page, 'Your Name', { backwards: true });
  await page.keyboard.type('Noor Haddad');
  await tabTo(page, 'Email Address');
  await page.keyboard.type(newEmail());
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h1', 'Tonight’s book');

  await press(page, 'Create Your Story');
  await expectFocus(page, 'h1', 'Create Your Story');
  await expect(page).toHaveTitle('Create Your Story · Tuckaway Tales');
  await tabTo(page, /^Child's Name/);
  await page.keyboard.type('Mira');
  await tabTo(page, /^Favorite Animal/);
  await page.keyboard.type('otter');
  await tabTo(page, /^Outer Space|^Space/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Underwater/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button', 'Change the setting, now Underwater');
  for (const choice of [/^Short/, /^Funny/]) {
    await tabTo(page, choice);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'Moonlit Night');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Secret Garden' })).toBeChecked();
  await press(page, 'Create My Story!');
  await page.waitForURL(/\/read-story\//);
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
  await expect(page.getByText(/^A magical adventure for Mira featuring/)).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectFocus(page, 'h1', title);

  // The toast would cover buttons that the focus passes.
  await closeToast(page);
  await press(page, 'Add to Favorites');
  await expectFocus(page, 'button', 'Added to Favorites');
  await tabTo(page, 'Close', { backwards: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h1', 'Tonight’s book');
  // It comes later, and would move what has the focus out of sight.
  await expect(page.getByRole('heading', { name: 'Last night’s story' })).toBeVisible();
  await press(page, `Add ${FIRST} to favorites`);
  await expectFocus(page, 'button', `Remove ${FIRST} from favorites`);
  await expect(page.getByRole('button', { name: `Remove ${FIRST} from favorites` })).toBeEnabled();
  await tabTo(page, 'Favorites', { backwards: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  // The neighboring favorite gets the focus, and the screen after the last one.
  await press(page, `Remove “${FIRST}” from favorites`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectFocus(page, 'a', title);
  await press(page, /^Remove/);
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expectFocus(page, 'h1', /favorites/i);

  await tabTo(page, 'Back to Home', { backwards: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h1', 'Tonight’s book');
  await tabTo(page, /^Open settings/, { backwards: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h2', 'Settings');
  for (const entry of ['Privacy Policy', 'Terms of Service', 'Contact Us', 'About']) {
    await press(page, entry);
    await expectFocus(page, 'h2', entry);
    await expect(page.getByRole('dialog', { name: entry }).getByRole('paragraph').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', entry);
  }
  await press(page, 'Logout');
  await expectFocus(page, 'button', 'Cancel');
  await press(page, 'Yes, Logout');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectFocus(page, 'h1', 'Tuck the day away with a story');
});

test('the terms and the unverified address can be answered, and the focus returns to the screen', async ({ page }) => {
  const { email } = await newAccount('Noor Haddad', { verified: false, agreed: false });
  await remember(page, email, { agreed: false });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Please review our terms' })).toBeVisible();
  await tabTo(page, 'I Agree', { backwards: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h1', 'Tonight’s book');
  await expect(page.getByRole('region', { name: 'Please verify your email address' })).toBeVisible();
  await tabTo(page, 'Send again', { backwards: true });
  await page.keyboard.press('Enter');
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  await expectFocus(page, 'button', 'Send again');
  await press(page, 'Not now');
  await expectFocus(page, 'h1', 'Tonight’s book');
});

// In the long run only, because the other overlays share its focus.
test('notifications can be postponed, and enabled and disabled in the settings', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('tuckaway:visit', 'later'));
  await givePush(page, { permission: 'granted' });
  await enter(page);
  await expect(page.getByRole('region', { name: 'Story Notifications' })).toBeVisible();
  await tabTo(page, 'Not now', { backwards: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Story Notifications' })).toHaveCount(0);
  await expectFocus(page, 'h1', 'Tonight’s book');

  await tabTo(page, /^Open settings/, { backwards: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h2', 'Settings');
  // It moves what is below when it appears.
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  await press(page, 'Enable');
  // Enable and Disable replace each other.
  await expectFocus(page, 'button', 'Test');
  await press(page, 'Disable');
  await expectFocus(page, 'button', 'Enable');
});
