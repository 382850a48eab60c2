/** A phone whose browser shows text at twice the usual size. */
import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Sets the phone's text size. Call it before the first page. */
export async function doubleText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

/** Expects that the page follows the phone's text size. */
export const expectDoubled = (page: Page) => expect(page.locator('html')).toHaveCSS('font-size', '32px');

/** What reaches beyond the screen's sides and is cut off there. */
export async function beyondSides(page: Page): Promise<string[]> {
  await expectDoubled(page);
  return page.evaluate(() => {
    const isCutOff = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around.getBoundingClientRect().right <= innerWidth + 1) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const all = [...document.body.querySelectorAll(':not(svg *)')].filter((element) => !element.closest('[aria-hidden="true"]'));
    const cut = all.filter((element) => isCutOff(element) && ![...element.children].some(isCutOff));
    return cut.map((element) => `${element.localName} “${element.textContent?.trim().slice(0, 40)}” ${element.className}`.trim());
  });
}
