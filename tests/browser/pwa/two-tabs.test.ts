/** Favorites and the session in two tabs (specification section 4, decision P15). */
import type { Locator, Page } from '@playwright/test';
import { enter, expect, hydrated, logOut, planted, plantFavorite, plantStory, test } from '../support/support.ts';

const WELL = 'A Very Polite Well';

declare global {
  interface Window {
    /** Title and text of every toast of the page. */
    toasts: string[];
  }
}

/** In the page, because a background tab of a busy machine answers after a toast has gone. */
function noteToasts(): void {
  window.toasts = [];
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLElement && added.matches('[role="region"][aria-label^="Notifications"] li'))) continue;
      window.toasts.push([...added.querySelectorAll(':scope > div > div')].map(({ textContent }) => textContent).join(': '));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The tabs do not learn of each other’s presses, so the presses overlap. */
function learnNothing(): void {
  Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  // Visible pages look at the queue every few seconds: a heart that fills between finding and pressing it would empty again.
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
}

/** Presses without the mouse, which waits for frames. Expects this toast and no other. */
async function press(tab: Page, button: Locator, toast: string): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => tab.evaluate(() => window.toasts)).toEqual([toast]);
}

// In the long run only, because the outbox simulation plays tabs against each other.
test('a favorite added or removed in two tabs at once changes once, without an error', { tag: '@long' }, async ({ page, context }) => {
  await context.addInitScript(learnNothing);
  await context.addInitScript(noteToasts);
  const account = await enter(page);
  const other = await context.newPage();
  await other.goto('/');
  const heartIn = (tab: Page) => tab.getByRole('button', { name: `Add ${WELL} to favorites` });
  for (const tab of [page, other]) {
    await hydrated(tab);
    await expect(heartIn(tab)).toBeEnabled();
  }
  await Promise.all([page, other].map((tab) => press(tab, heartIn(tab), 'Added to Favorites: Story has been saved to your favorites.')));

  // An own story was added earlier, so the list has both kinds, newest first.
  const story = await plantStory(account, { title: 'The Lantern Goat' });
  await plantFavorite(account, story, new Date(Date.now() - 60_000));
  for (const tab of [page, other]) {
    await tab.goto('/favorites');
    await expect(tab.getByRole('article')).toHaveCount(2);
    await expect(tab.getByRole('article').first()).toContainText(WELL);
    await expect(tab.getByRole('article').last()).toContainText('The Lantern Goat');
  }

  for (const tab of [page, other]) {
    const remove = tab.getByRole('article', { name: WELL }).getByRole('button', { name: /Remove/ });
    await press(tab, remove, 'Removed from Favorites: Story has been removed from your favorites.');
    await expect(tab.getByRole('article')).toHaveCount(1);
  }
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a favorite added or removed in one tab changes in the other, and signing out signs out both', async ({ page, context }) => {
  const { uid } = await enter(page);
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(other.getByText('No favorites yet')).toBeVisible();
  const stored = () => planted(`users/${uid}/favorites/3`);
  await page.getByRole('button', { name: `Add ${WELL} to favorites` }).click();
  await expect(other.getByRole('article', { name: WELL })).toBeVisible();
  await expect.poll(stored).toMatchObject({ storyId: '3' });
  await other.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: `Add ${WELL} to favorites` })).toBeVisible();
  await expect.poll(stored).toBeNull();
  await expect(other.getByText('No favorites yet')).toBeVisible();

  await logOut(page);
  await expect(other.getByText('Please sign in to view your favorite stories.')).toBeVisible();
});
