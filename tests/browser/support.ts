/** What the browser tests share: pages that tell on errors, accounts, and the path to a story. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const PASSWORD = 'bedtime123';

/** Every page fails its test on an uncaught error, and reaches nothing but this machine. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('weberror', (event) => errors.push(String(event.error())));
    await context.route(
      (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
      async (route) => {
        // Google's helper of the pop-up sign-in comes from Google even against the Auth emulator: a double answers in its place.
        if (new URL(route.request().url()).hostname !== 'apis.google.com') return route.abort();
        return route.fulfill({
          contentType: 'text/javascript',
          body: await readFile(new URL('./google-api-double.js', import.meta.url), 'utf8'),
        });
      },
    );
    await use(context);
    expect(errors).toEqual([]);
  },
});

export function newEmail(): string {
  return `family-${randomUUID()}@example.com`;
}

/** Creates an account on the screen; ends at home, signed in. */
export async function createAccount(page: Page, name: string, email: string = newEmail()): Promise<string> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Need an account? Create one' }).click();
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectSignedIn(page);
  return email;
}

/** Signs in on the screen; ends at home. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Favorites' })).toBeVisible();
}

export interface Wishes {
  childName: string;
  animal: string;
  setting: string;
  length: 'Short' | 'Medium' | 'Long';
  mood: 'Funny' | 'Sleepy' | 'Cozy' | 'Silly' | 'Calm';
  cover: string;
}

export async function fillWishes(page: Page, { childName, animal, setting, length, mood, cover }: Wishes): Promise<void> {
  await page.getByLabel("Child's Name").fill(childName);
  await page.getByLabel('Favorite Animal').fill(animal);
  await page.getByRole('radio', { name: new RegExp(`^${setting}`) }).check({ force: true });
  await expect(page.getByText('Selected Theme')).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${length}`) }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${mood}`) }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${cover}`) }).check({ force: true });
}

/** Makes a story; ends in its reader. @returns the story's id. */
export async function makeStory(page: Page, wishes: Wishes): Promise<string> {
  await page.goto('/create-story');
  await fillWishes(page, wishes);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await page.waitForURL(/\/read-story\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`A magical adventure for ${wishes.childName} featuring ${wishes.animal}`)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** A toast with this title, and this text where one is given. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(toast).toBeVisible();
  if (text !== undefined) await expect(toast).toContainText(text);
}
