import { enter, expect, logOut, planted, test } from '../support/support.ts';

const WELL = 'A Very Polite Well';

declare global {
  interface Window {
    /** Title and text of every toast of the page. */
    toasts: string[];
  }
}

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
