/** Firefox without a window, over WebDriver BiDi. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../installed.ts';
import { type Driver, PHONE } from './driver.ts';

export async function openFirefox(): Promise<Driver> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.setViewport(PHONE);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]).catch(() => undefined);
  return {
    async open(url) {
      await page.goto(url);
    },
    run: (program) => page.evaluate(called(program)) as Promise<never>,
    async press(program) {
      const element = await elementOf(page, program);
      await element.click();
    },
    async type(program, text) {
      const element = await elementOf(page, program);
      await element.type(text);
    },
    close: () => browser.close(),
  };
}

const called = (program: string) => `(function () { ${program} })()`;

async function elementOf(page: Page, program: string): Promise<ElementHandle> {
  const element = (await page.evaluateHandle(called(program))).asElement();
  if (!element) throw new Error('There is no such element.');
  return element as ElementHandle;
}
