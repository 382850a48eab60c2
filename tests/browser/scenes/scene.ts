/** A state of a screen, shared by the screenshots and the accessibility tests. */
import type { Locator, Page, Route } from '@playwright/test';
import { ownSources } from '../../../tools/seed/sources.ts';
import { encodeFields, type FieldMap } from '../../../web/src/data/firestore/values.ts';
import { fillForm } from '../support/questions.ts';

export interface Scene {
  readonly name: string;
  /** The seed account that is signed in; none if missing. */
  readonly as?: 'parent' | 'premium' | 'admin';
  /** Brings the page into the state and waits for it. */
  readonly show: (page: Page) => Promise<unknown>;
  /** Photographs the viewport instead of the whole page, for states that lie above it. */
  readonly viewportOnly?: boolean;
  /** Only paper shows it, which has no landmarks and no keyboard. */
  readonly printed?: boolean;
  /** Does not wait for an idle network: a response never arrives, or the page has no scripts and is complete when loaded. */
  readonly unfinished?: boolean;
}

/** A scene, with what is special about it before how it is shown. */
export function scene(name: string, special: Omit<Scene, 'name' | 'show'>, show: Scene['show']): Scene {
  return { name, ...special, show };
}

/** Shows a scene with its art, fonts and pictures, which load late. */
export async function showScene(page: Page, scene: Scene): Promise<void> {
  await scene.show(page);
  if (scene.unfinished !== true) await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** A scene that only opens a path and waits for what {@link sign} finds. */
export const opened = (name: string, path: string, sign: (page: Page) => Locator, special: Omit<Scene, 'name' | 'show'> = {}) =>
  scene(name, special, async (page) => {
    await page.goto(path);
    await sign(page).waitFor();
  });

export async function atStory(page: Page, id = 10): Promise<void> {
  await page.goto(`/story/${id}`);
  await page.getByText(/^Page 1 of/).waitFor();
}

/** The seed's stories: two of the parent, which no scene shares, and one each of the premium user and the admin, which one scene each shares. */
export const [OWN_STORY = '', UNSHARED = '', PREMIUM_STORY = '', ADMIN_STORY = ''] = ownSources().map(({ id }) => id);

/** Never answers a request. */
export const NEVER = (): void => undefined;

/** The Firestore emulator has another origin than the site. */
export const ANYWHERE = { 'access-control-allow-origin': '*' };

/** Firestore's queries. */
export const LISTS = /:runQuery/;

/** Answers with which the page shows an empty list, and an error. */
export const NO_DOCUMENTS = { headers: ANYWHERE, json: [{ readTime: new Date() }] };
export const DENIED = { status: 403, headers: ANYWHERE, json: { error: { code: 403, message: 'No.', status: 'PERMISSION_DENIED' } } };

/** Answers a query with documents. @param documents their ids and fields */
export function answerQuery(route: Route, collection: string, documents: Iterable<readonly [string | number, FieldMap]>): Promise<void> {
  const parent = decodeURIComponent(new URL(route.request().url()).pathname).replace(/^\/v1\/|:runQuery$/g, '');
  const time = new Date().toISOString();
  const found = Array.from(documents, ([id, fields]) => ({
    document: { name: `${parent}/${collection}/${id}`, fields: encodeFields(fields), createTime: time, updateTime: time },
    readTime: time,
  }));
  return route.fulfill({ headers: ANYWHERE, json: [...found, { readTime: time }] });
}

/** Fills in the create form: the texts of its two fields, and its setting, length and tone. */
export async function fillWishes(
  page: Page,
  [child, animal]: [string, string],
  [setting, ...others]: [string, string, string],
): Promise<void> {
  await page.goto('/create-story');
  await fillForm(page, { childName: child, animal, setting, cards: others });
}

/** Fills it in with the usual wishes of these scenes. */
export const fillWishesForAmelie = (page: Page) => fillWishes(page, ['Amélie', 'otter'], ['Mountain', 'Medium', 'Cozy']);

export const openSettings = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('dialog').waitFor();
};
