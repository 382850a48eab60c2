import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Shows what else can be done with the open family story, which is folded below it. */
export async function unfoldMore(page: Page): Promise<void> {
  const more = page.getByText('More', { exact: true });
  await expect(more).toBeVisible();
  const isOpen = await more.evaluate((summary) => summary.closest('details')?.open);
  if (!isOpen) await more.click();
}
