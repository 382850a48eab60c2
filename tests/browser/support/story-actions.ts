import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Shows what else can be done with the open story, which is folded at its end, or below a family's book. */
export async function unfoldMore(page: Page): Promise<void> {
  const more = page.getByText('More', { exact: true });
  await expect(more).toBeVisible();
  const isOpen = await more.evaluate((summary) => summary.closest('details')?.open);
  if (!isOpen) await more.click();
}
