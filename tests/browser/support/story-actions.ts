import type { Page } from '@playwright/test';

/** Opens the sheet with what else can be done with the open story: at its end, or on a family's first page and below its book. */
export async function openMore(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'More', exact: true });
  if (await sheet.isHidden()) await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await sheet.waitFor();
}
