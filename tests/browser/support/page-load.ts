/** How a page of the app loads: its loading screen, layout shifts, and whether it is ever empty. */
import { expect, type Page } from '@playwright/test';

/** Records layout shifts from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = String((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNoShift(page: Page): Promise<void> {
  await framePassed(page);
  expect(await page.locator('html').getAttribute('data-shift'), page.url()).toBeNull();
}

/** Resolves after the next frame. */
export const framePassed = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

export const loadingScreen = (page: Page) => page.getByRole('heading', { name: 'Loading magical stories...' });

export async function loadWithoutShift(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(loadingScreen(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoShift(page);
}

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
