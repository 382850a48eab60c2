/** Shared by the browser tests: pages that fail on errors, accounts, stories and the database. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type BrowserContext, test as base, type Download, expect, type Locator, type Page } from '@playwright/test';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { noteCanary, noteStory } from '../../leaks/canaries.ts';
import { watchPolicy } from './policy-watch.ts';
import { fillForm } from './questions.ts';
import { PASSWORD, remember } from './sign-in.ts';

export { expect, PASSWORD, remember };

/** Chromium's own, which tests of 200 % text change. */
const USUAL_FONT_SIZES = { standard: 16, fixed: 13 };

/** A page fails its test on an uncaught error or a violation of its policy. */
export const test = base.extend<{ forbidden: string[] }>({
  /** Violations of the pages' policy; a test that expects them empties the list. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here.
  forbidden: async ({}, use) => {
    const forbidden: string[] = [];
    await use(forbidden);
    expect(forbidden).toEqual([]);
  },
  context: async ({ context, forbidden }, use) => {
    const errors: string[] = [];
    context.on('weberror', (event) => errors.push(String(event.error())));
    await watchPolicy(context, forbidden);
    await use(context);
    // Playwright resets the rest of a reused context.
    await context.setOffline(false);
    // Playwright resumes a paused clock only while it removes the clock, and leaves a script in the context that needs it.
    await context.clock.resume();
    const sessions = await Promise.all(context.pages().map((page) => context.newCDPSession(page)));
    for (const session of sessions) await session.send('Page.setFontSizes', { fontSizes: USUAL_FONT_SIZES });
    expect(errors).toEqual([]);
  },
});

/** Answers for apis.google.com, from which the pop-up sign-in loads a helper even with the Auth emulator. */
export async function answerGoogle(context: BrowserContext): Promise<void> {
  const api = await readFile(new URL('./google-api-double.js', import.meta.url), 'utf8');
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: new URL(route.request().url()).pathname === '/js/api.js' ? api : 'gapi.loaded_0();',
    }),
  );
}

/** Signs in with a new account on the page that the Auth emulator shows in the place of Google's. */
export async function addGoogleAccount(page: Page, email: string, name: string): Promise<void> {
  await page.locator('#add-account-button').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill(name);
  await page.locator('#sign-in').click();
}

export function newEmail(): string {
  const email = `family-${randomUUID()}@example.com`;
  noteCanary('e-mail', email);
  return email;
}

/** Creates an account through the form and waits for home. @returns its e-mail address. */
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

/** Signs in through the form and waits for home. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page);
}

/** Waits until React has hydrated the screen (web/src/app/app-routes.tsx). A link pressed earlier loads a new page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
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
  noteCanary('name', childName);
  noteCanary('animal', animal);
  await fillForm(page, { childName, animal, setting, cards: [length, mood, cover] });
}

/** Creates a story through the open form and waits for its reader. @returns the story's id. */
export async function makeStory(page: Page, wishes: Wishes): Promise<string> {
  await fillWishes(page, wishes);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await page.waitForURL(/\/read-story\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`A magical adventure for ${wishes.childName} featuring ${wishes.animal}`)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** The visible toasts. Each disappears after five seconds, so expect it right after its cause. */
export const toastsOf = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Expects a toast with this title and text. */
export async function expectToast(page: Page, title: string, text = ''): Promise<void> {
  await expect(toastsOf(page).filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
}

/**
 * Expects exactly one toast, word for word.
 * @param red whether the toast reports an error.
 */
export async function expectOnlyToast(page: Page, { title, text, red = false }: { title: string; text?: string | RegExp; red?: boolean }) {
  const toast = toastsOf(page);
  await expect(toast.locator(':scope > div > div')).toHaveText(text === undefined ? [title] : [title, text]);
  await expect(toast).toHaveCount(1);
  if (red) await expect(toast).toHaveClass(/\bbg-alarm\b/);
  else await expect(toast).not.toHaveClass(/\bbg-alarm\b/);
}

/** Waits for the toast of a created story. @returns the story's title. */
export async function titleOfCreated(page: Page): Promise<string> {
  const words = toastsOf(page).locator(':scope > div > div');
  await expect(words).toHaveText(['Story Created!', /^".+" is ready to read!$/]);
  const title = /^"(.+)"/.exec((await words.last().textContent()) ?? '')?.[1] ?? '';
  noteCanary('title', title);
  return title;
}

/** Closes all toasts. */
export async function closeToast(page: Page): Promise<void> {
  const close = toastsOf(page).getByRole('button', { name: 'Close' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons as HTMLButtonElement[]) button.click();
  });
  await expect(toastsOf(page)).toHaveCount(0);
}

const PROJECT = process.env.GCLOUD_PROJECT;
const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
const DOCUMENTS = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents`;

/** Calls an emulator as the project's owner, whom no rule restricts. @returns null for a missing document. */
async function asOwner(url: string, method: string, body?: object): Promise<Record<string, unknown> | null> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

export interface Account {
  uid: string;
  email: string;
}

/**
 * Creates an account without the form. It has no profile before its first sign-in.
 * @param verified whether its e-mail address is. @param agreed whether to the current terms
 */
export async function newAccount(displayName?: string, { verified = true, agreed = true } = {}): Promise<Account> {
  const email = newEmail();
  const answer = await asOwner(`${AUTH}/projects/${PROJECT}/accounts`, 'POST', {
    email,
    password: PASSWORD,
    displayName,
    emailVerified: verified,
  });
  if (displayName !== undefined) noteCanary('name', displayName);
  const uid = String(answer?.localId);
  if (agreed) await plant(`users/${uid}/agreements/${CURRENT_TERMS}`, { agreedAt: new Date() });
  return { uid, email };
}

/** The uid of an account that was created through the form. */
export async function uidOf(email: string): Promise<string> {
  const answer = await asOwner(`${AUTH}/projects/${PROJECT}/accounts:lookup`, 'POST', { email: [email] });
  const [found] = (answer?.users ?? []) as { localId: string }[];
  return found?.localId ?? '';
}

export async function switchOff({ uid }: Account): Promise<void> {
  await asOwner(`${AUTH}/projects/${PROJECT}/accounts:update`, 'POST', { localId: uid, disableUser: true });
}

/** Creates an account and stores its sign-in in the browser for the next page. */
export async function remembered(page: Page, displayName = 'Noor Haddad'): Promise<Account> {
  const account = await newAccount(displayName);
  await remember(page, account.email);
  return account;
}

/** Opens home with a stored sign-in of the account. */
export async function comeHome(page: Page, email: string): Promise<void> {
  await remember(page, email);
  await page.goto('/');
  await expectSignedIn(page);
}

/** Opens home, signed in to a new account. */
export async function enter(page: Page, displayName?: string): Promise<Account> {
  const account = await remembered(page, displayName);
  await page.goto('/');
  await expectSignedIn(page);
  return account;
}

export type Value = string | number | boolean | Date | readonly Value[] | { [field: string]: Value };

function encoded(value: Value): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (isList(value)) return { arrayValue: { values: value.map(encoded) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { mapValue: { fields: encodedFields(value) } };
}

/** `Array.isArray` does not narrow a readonly array. */
function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function encodedFields(fields: Record<string, Value>): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encoded(value)]));
}

/** Writes a document without applying the rules. */
export async function plant(path: string, fields: Record<string, Value>): Promise<void> {
  await asOwner(`${DOCUMENTS}/${path}`, 'PATCH', { fields: encodedFields(fields) });
}

/** Writes at most 500 documents in one commit without applying the rules. @param documents fields by path */
export async function plantAll(documents: ReadonlyMap<string, Record<string, Value>>): Promise<void> {
  const root = `projects/${PROJECT}/databases/(default)/documents`;
  const writes = [...documents].map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields: encodedFields(fields) } }));
  await asOwner(`${DOCUMENTS}:commit`, 'POST', { writes });
}

/** @returns the fields of a document as texts, or null for a missing document. */
export async function planted(path: string): Promise<Record<string, string> | null> {
  const document = await asOwner(`${DOCUMENTS}/${path}`, 'GET');
  const fields = (document?.fields ?? null) as Record<string, Record<string, string>> | null;
  // Lists and maps stay in the database's own notation.
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(Object.values(value)[0])]));
}

export async function uproot(path: string): Promise<void> {
  await asOwner(`${DOCUMENTS}/${path}`, 'DELETE');
}

/** The fields of a family's story in the database. */
export function storyFields({ uid }: Pick<Account, 'uid'>, own: Record<string, Value> = {}): Record<string, Value> {
  return {
    uid,
    title: 'The Lamp That Yawned',
    content: '<p>The lamp yawned.</p><p>So did Mira.</p>',
    childName: 'Mira',
    favoriteAnimal: 'otter',
    storySetting: 'garden',
    storyLength: 'short',
    storyTone: 'calm',
    coverImage: 'moon',
    createdAt: new Date(),
    ...own,
  };
}

/** Stores a story of a family. @returns its id. */
export async function plantStory(
  account: Account,
  own: { title?: string; content?: string; template?: string; childName?: string; favoriteAnimal?: string; storySetting?: string } = {},
): Promise<string> {
  const id = randomUUID();
  noteStory({ title: 'The Lamp That Yawned', content: '<p>The lamp yawned.</p>', ...own });
  await plant(`stories/${id}`, storyFields(account, own));
  return id;
}

export async function plantFavorite({ uid }: Account, storyId: string, addedAt = new Date()): Promise<void> {
  await plant(`users/${uid}/favorites/${storyId}`, { storyId, addedAt });
}

/** Opens the last part of the open book, which has the ways on. */
export async function turnToEnd(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.getByRole('list', { name: 'Pages' }).getByRole('button').last().click();
  // A phone shows long pages in parts.
  while (await next.isEnabled()) await next.click();
}

/** Turns every page of the open book. @returns the texts of its pages; ends at the last one. */
export async function readToEnd(page: Page): Promise<string> {
  const article = page.getByRole('article');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeVisible();
  // Until the whole story is there, the place in it is called “Page 1”, too.
  await page.getByRole('list', { name: 'Pages' }).getByRole('button').first().click();
  const texts = [await article.innerText()];
  // A phone shows long pages in parts.
  while (await next.isEnabled()) {
    await next.click();
    await expect.poll(() => article.innerText()).not.toBe(texts.at(-1));
    texts.push(await article.innerText());
  }
  return texts.join('\n');
}

/** The app's requests to the database. */
export const DATABASE = { get: /\/documents:batchGet/, list: /:runQuery/, write: /\/documents:commit/ } as const;

/** Answers this page's requests of a kind with an error from now on. */
export async function refuse(page: Page, kind: keyof typeof DATABASE, status = 403): Promise<void> {
  await page.route(DATABASE[kind], (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: status, message: 'Not for you.', status: 'PERMISSION_DENIED' } },
    }),
  );
}

/** Removes IndexedDB, so that nothing can be queued. Call it before the first page. */
export async function takeStorageAway(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }));
}

export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Open settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function logOut(page: Page): Promise<void> {
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Confirm Logout' }).getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/**
 * Presses a button that saves a file. Its name is read from the link that the page created (web/src/ui/download-file.ts), because Chromium
 * sometimes reports “download” on a busy machine.
 */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string | null; file: Download }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: await page.locator('a[download]').last().getAttribute('download'), file };
}
