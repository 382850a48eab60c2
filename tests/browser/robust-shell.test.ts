/** The app stays usable when the browser lacks a feature or gets something wrong. */
import type { Page } from '@playwright/test';
import { LONG } from '../long.ts';
import { expect, newAccount, signIn, test } from './support/support.ts';

/** Faults by description; each is set up before any code of the page runs. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'IndexedDB is missing': (page) => page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined })),
  'IndexedDB refuses': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Refused.', 'SecurityError');
      };
    }),
  'IndexedDB never answers': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, {}) as IDBOpenDBRequest;
    }),
  'storage throws': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Refused.', 'SecurityError');
          },
        });
    }),
  'storage is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    }),
  'the worker is refused': (page) =>
    page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    }),
  'the clock is two years behind': (page) => page.addInitScript(shiftClock, -2),
  'the clock is two years ahead': (page) => page.addInitScript(shiftClock, 2),
};

function shiftClock(years: number): void {
  const offset = years * 365 * 24 * 60 * 60 * 1000;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(Real.now() + offset);
      else super(...parts);
    }
    static override now(): number {
      return Real.now() + offset;
    }
  } as DateConstructor;
}

/** What a visitor does, with expectations. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' }).click();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").fill('Mira');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** `npm run test:long` also runs the opposite faults, and each fault alone. */
const COMBINED = ['IndexedDB never answers', 'storage is full', 'the worker is refused', 'the clock is two years ahead'];
const OPPOSITE = ['IndexedDB refuses', 'storage throws', 'the worker is refused', 'the clock is two years behind'];
const ALONE = LONG ? [OPPOSITE, ...Object.keys(FAULTS).map((what) => [what])] : [];

for (const faults of [COMBINED, ...ALONE]) {
  test(`a visitor can read and a user can sign in where ${faults.join(', ')}`, async ({ page }) => {
    const { email } = await newAccount('Noor Haddad');
    for (const what of faults) await FAULTS[what]?.(page);
    await visit(page);
    await signIn(page, email);
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  });
}
