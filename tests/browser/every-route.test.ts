/** What holds on every route: no accessibility violations by day or night, and no sideways scrolling on a small phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSettings, remember, test } from './support.ts';

interface Place {
  path: string;
  what: string;
  signedIn?: boolean;
  /** A text that shows that the page is there, with its data. */
  text: string;
  open?: (page: Page) => Promise<unknown>;
}

const PLACES: readonly Place[] = [
  { path: '/', what: 'home', text: 'A Very Polite Well' },
  { path: '/', what: 'home of a signed-in person, with the settings', text: 'A Very Polite Well', signedIn: true, open: openSettings },
  { path: '/auth', what: 'signing in', text: 'Welcome Back' },
  { path: '/create-story', what: 'the form', text: 'Which picture goes on the cover?' },
  { path: '/favorites', what: 'the favourites', text: 'The Rainbow Was One Short', signedIn: true },
  { path: '/favorites', what: 'the favourites of a visitor', text: 'Sign In Required' },
  { path: '/premium', what: 'premium', text: 'Premium Family Plan' },
  { path: '/story/10', what: 'a curated story', text: 'Page 1 of 6' },
  { path: '/read-story/7c1e4b52-0d3a-4f86-9b27-5e8a61f3c940', what: 'a story of one’s own', text: 'Sweet dreams, Kofi!', signedIn: true },
  { path: '/test-openai', what: 'the developers’ page', text: 'AI service check' },
  { path: '/no-such-page', what: 'an unknown page', text: '404 Page Not Found' },
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const { path, what, signedIn = false, text, open } of PLACES) {
  test(`${what} (${path}) is accessible by day and by night, and fits 320 pixels`, async ({ page }) => {
    // What still fades in has not the contrast it ends with.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    if (signedIn) await remember(page, 'parent@example.com');
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await open?.(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
