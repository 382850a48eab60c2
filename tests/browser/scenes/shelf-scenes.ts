/** A family's shelf in its states, with more stories on it than the seed has. */
import type { Page, Route } from '@playwright/test';
import { type FieldMap, Timestamp } from '../../../web/src/data/firestore/values.ts';
import { passGate } from '../support/gate.ts';
import { answerQuery, DENIED, LISTS, NEVER, NO_DOCUMENTS, type Scene, scene } from './scene.ts';

const STORIES = [
  ['The Lamp That Could Not Yawn', 'Mira', 'otter', 'forest', 'moon'],
  ['Ben and the Very Slow Submarine', 'Ben', 'octopus', 'underwater', 'ocean'],
  ['Who Put the Moon in the Bread Oven?', 'Mira', 'hedgehog', 'bakery', 'castle'],
  ['A Night Bus for Seven Foxes', 'Mira', 'fox', 'city', 'space'],
  ['The Mountain That Borrowed a Blanket', 'Ben', 'goat', 'mountain', 'garden'],
  ['Nuria counts the sheep of the clouds, and then once more from the other end', 'Núria Gal·la', 'sheep', 'clouds', 'moon'],
  ['شيماء والمصباح الصغير', 'شيماء', 'cat', 'library', 'castle'],
  ['Twelve Bean Poles and One Snail', 'Ben', 'snail', 'garden', 'garden'],
] as const;
const LENGTHS = ['short', 'medium', 'long'] as const;

/** The ids and fields of eighteen stories, the newest first. */
function shelf(): (readonly [string, FieldMap])[] {
  const content = '<p>The lamp in the hall had never been tired in all its life, and it was beginning to wonder what that was like.</p>';
  return Array.from({ length: 18 }, (_, index) => {
    const [title, childName, favoriteAnimal, storySetting, coverImage] = STORIES[index % STORIES.length] ?? STORIES[0];
    const wishes = { childName, favoriteAnimal, storySetting, coverImage, storyTone: 'calm', storyLength: LENGTHS[index % 3] };
    const createdAt = new Timestamp(Date.UTC(2026, 10, 20 - index, 19, 30));
    return [`3f0e8f5c-52f1-4c8a-9d5e-${String(index).padStart(12, '0')}`, { uid: 'a', title, content, createdAt, ...wishes }];
  });
}

/** Answers queries for stories; other queries reach the emulator. */
async function answerStories(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(LISTS, (route) => (route.request().postData()?.includes('"stories"') ? answer(route) : route.fallback()));
}

async function fullShelf(page: Page): Promise<void> {
  let asked = 0;
  await answerStories(page, (route) => {
    asked += 1;
    return asked === 1 ? answerQuery(route, 'stories', shelf()) : route.fulfill(NO_DOCUMENTS);
  });
  await page.goto('/my-stories');
  await page.getByRole('article').first().waitFor();
}

const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search your stories' }).fill(words);

async function homesFinder(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Find a story' }).waitFor();
  await page.locator('#stories').evaluate((stories) => stories.scrollIntoView());
}

async function askToDelete(page: Page): Promise<void> {
  await fullShelf(page);
  await page
    .getByRole('button', { name: /^Delete “Ben and/ })
    .first()
    .click();
  await passGate(page);
  await page.getByRole('alertdialog', { name: 'Delete this story?' }).waitFor();
}

export const SHELF_SCENES: readonly Scene[] = [
  scene('home-finder', { viewportOnly: true }, homesFinder),
  scene('home-finder-signed-in', { as: 'parent', viewportOnly: true }, homesFinder),
  scene('home-finder-search', { viewportOnly: true }, async (page) => {
    await homesFinder(page);
    await page.getByRole('searchbox').fill('snow');
    await page.getByText(/found$/).waitFor();
  }),
  scene('my-stories', { as: 'parent', viewportOnly: true }, fullShelf),
  scene('my-stories-search', { as: 'parent', viewportOnly: true }, async (page) => {
    await fullShelf(page);
    await search(page, 'lamp');
    await page.getByRole('combobox', { name: 'Child' }).selectOption('Ben');
    await page.getByText(/stories found$/).waitFor();
  }),
  scene('my-stories-no-match', { as: 'parent', viewportOnly: true }, async (page) => {
    await fullShelf(page);
    await search(page, 'giraffe');
    await page.getByText('No stories found').waitFor();
  }),
  scene('my-stories-delete', { as: 'parent', viewportOnly: true }, askToDelete),
  scene('my-stories-undo', { as: 'parent', viewportOnly: true }, async (page) => {
    await askToDelete(page);
    await page.getByRole('button', { name: 'Delete Story' }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
  }),
  scene('my-stories-loading', { as: 'parent', viewportOnly: true, unfinished: true }, async (page) => {
    await answerStories(page, NEVER);
    await page.goto('/my-stories');
    await page.getByText('Opening your shelf...').waitFor();
  }),
  scene('my-stories-empty', { as: 'admin', viewportOnly: true }, async (page) => {
    await answerStories(page, (route) => route.fulfill(NO_DOCUMENTS));
    await page.goto('/my-stories');
    await page.getByText('Your shelf is empty').waitFor();
  }),
  scene('my-stories-error', { as: 'admin', viewportOnly: true }, async (page) => {
    await answerStories(page, (route) => route.fulfill(DENIED));
    await page.goto('/my-stories');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
];
