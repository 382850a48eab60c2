import type { Page } from '@playwright/test';

/** Checks in every frame whether the page is empty. @returns whether it ever was, after its first content. */
export async function watchForBlankScreen(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { wasBlank: boolean };
    let begun = false;
    seen.wasBlank = false;
    const look = (): void => {
      const text = document.getElementById('root')?.innerText.trim() ?? '';
      if (text !== '') begun = true;
      else if (begun) seen.wasBlank = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { wasBlank: boolean }).wasBlank);
}
