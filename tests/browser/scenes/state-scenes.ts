/** States of loading, emptiness, errors and very long texts, which need a prepared browser or server. */
import type { Page } from '@playwright/test';
import type { FieldMap } from '../../../web/src/data/firestore/values.ts';
import { fillForm } from '../support/questions.ts';
import { ANYWHERE, answerQuery, atStory, DENIED, fillWishes, LISTS, NEVER, NO_DOCUMENTS, type Scene, scene } from './scene.ts';

/** A name that is one word of forty letters, a right-to-left one, and one of a script without spaces. */
const LONG_NAME = 'Hubertwolfeschlegelsteinhausenbergerdorf';
const LONG_STORY = {
  id: 10,
  slug: 'long',
  title: `The Extraordinarily Long Evening on Which ${LONG_NAME} Counted Every Single Lamp in the Valley, Twice`,
  description: 'كان يا ما كان، في قديم الزمان، مصباحٌ صغيرٌ لا ينام قبل أن يسمع حكاية. กาลครั้งหนึ่งนานมาแล้วมีตะเกียงดวงเล็กที่ไม่ยอมหลับ',
  category: 'Adventures of the quieter kind',
  rating: 4.6,
  readingTime: 120,
  imageUrl: '/art/none.svg',
};
const LONG_PAGES = [
  { content: `“${LONG_NAME.repeat(2)}!” said the owl.\n\n${LONG_STORY.description}` },
  ...Array.from({ length: 39 }, () => ({ content: 'And another.' })),
];

async function openFavorites(page: Page): Promise<void> {
  await page.goto('/favorites');
  await page.getByRole('heading', { name: 'Your Favorites' }).waitFor();
}

/** A new version that waits to be activated. */
async function giveUpdate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const worker = { postMessage: () => undefined, scriptURL: new URL('/service-worker.js', location.href).href };
    const registration = { waiting: worker, active: worker, installing: null, addEventListener: () => undefined };
    Object.defineProperty(navigator.serviceWorker, 'register', { value: async () => registration });
  });
}

/** The browser's offer to install. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })));
}

const fillNames = (page: Page, child: string, animal: string) => fillWishes(page, [child, animal], ['Library', 'Long', 'Silly']);

const CHILDREN: readonly FieldMap[] = [
  {
    ...{ nickname: 'Amélie', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'cozy', bedtime: '19:30' },
    ...{ age: '2-3', pronouns: 'she', notTonight: ['dark', 'thunder', 'ghosts', 'hospitals'] },
    appearance: { skin: 'medium', hair: 'puffs', hairColor: 'black', glasses: 'round', clothes: 'yellow' },
  },
  { nickname: 'Kofi', favoriteAnimal: 'a very small, very old glow-worm', storyLength: 'long', storyTone: 'silly' },
  { nickname: 'Ngozi', favoriteAnimal: 'owl', storyLength: 'short', storyTone: 'calm' },
];

const MEMORIES = [
  { kind: 'friend', text: 'Crumb, a fox who is afraid of stairs and carries every lamp as if it were full of soup' },
  { kind: 'place', text: 'the lighthouse with the green door' },
  { kind: 'promise', text: '{child} will bring back the oar when the ice is gone' },
  { kind: 'joke', text: 'the goat who answers every question with “Tuesday”' },
];

/** The database returns three children and what the stories of the first one remember, and the first one is chosen. */
async function showChildren(page: Page): Promise<void> {
  await page.route(/\/users\/[^/]+:runQuery/, (route) => {
    const query = route.request().postData() ?? '';
    const isOfFirst = query.includes('"stringValue":"0"');
    const [collection, documents]: [string, readonly FieldMap[]] = query.includes('"memories"')
      ? ['memories', isOfFirst ? MEMORIES : []]
      : ['children', CHILDREN];
    return answerQuery(route, collection, documents.entries());
  });
  await page.goto('/create-story');
  await page.getByRole('button', { name: /^Amélie/ }).click();
}

/** @param consent whether the family agreed to store them. */
async function showLooks(page: Page, child: string, consent: boolean): Promise<void> {
  await page.route('**/*:batchGet', async (route) => {
    const name = (route.request().postDataJSON() as { documents: string[] }).documents[0] ?? '';
    if (!name.endsWith('/choices/looks')) return route.continue();
    const read = consent ? { found: { name, fields: {} } } : { missing: name };
    return route.fulfill({ headers: ANYWHERE, json: [{ ...read, readTime: new Date() }] });
  });
  await showChildren(page);
  await page.getByRole('button', { name: 'Edit your children' }).click();
  await page.getByRole('button', { name: `Edit ${child}` }).click();
  await page.getByRole('button', { name: 'How your child looks' }).click();
  const last = page.getByRole('group', { name: 'Clothes' });
  await last.locator('img').nth(8).waitFor();
  await page.getByText(/^If you like, the pictures show your child/).evaluate((text) => text.scrollIntoView());
}

async function showMemories(page: Page, child: string): Promise<void> {
  await showChildren(page);
  await page.getByRole('button', { name: 'Edit your children' }).click();
  await page.getByRole('button', { name: `Edit ${child}` }).click();
  await page.getByRole('button', { name: 'What the stories remember' }).click();
  const last = page.getByText(child === 'Kofi' ? /^Nothing yet/ : /Tuesday/);
  await last.scrollIntoViewIfNeeded();
}

export const STATE_SCENES: readonly Scene[] = [
  scene('app-loading', { viewportOnly: true, unfinished: true }, async (page) => {
    // The browser remembers a sign-in, and the code that confirms it never loads.
    await page.addInitScript(() => localStorage.setItem('tuckaway:signed-in', '{}'));
    await page.route(/firebase/, NEVER);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText('Loading magical stories...').waitFor();
  }),
  scene('story-loading', { viewportOnly: true, unfinished: true }, async (page) => {
    await page.route('**/api/stories/10', NEVER);
    await page.goto('/story/10');
    await page.getByText('Loading your story...').waitFor();
  }),
  scene('story-unavailable', {}, async (page) => {
    await page.route('**/api/stories/10', (route) => route.fulfill({ json: { ...LONG_STORY, title: 'A Story', pages: [] } }));
    await page.goto('/story/10');
    await page.getByText('Story Content Unavailable').waitFor();
  }),
  scene('story-bars-away', { viewportOnly: true }, async (page) => {
    await page.clock.install();
    await atStory(page);
    await page.clock.fastForward(7000);
    await page.locator('nav[data-away]').waitFor({ state: 'attached' });
  }),
  scene('story-largest-text', { viewportOnly: true }, async (page) => {
    await page.addInitScript(() => localStorage.setItem('tuckaway:text-size', 'largest'));
    await atStory(page);
  }),
  scene('story-on-its-side', { viewportOnly: true }, async (page) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await atStory(page);
  }),
  scene('story-continue', { as: 'parent', viewportOnly: true }, async (page) => {
    await atStory(page, 4);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    // Leaving the story stores the open page.
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await atStory(page, 4);
    await page.getByRole('button', { name: 'Continue from page 3' }).waitFor();
  }),
  scene('story-long-words', {}, async (page) => {
    await page.route('**/api/stories/10', (route) => route.fulfill({ json: { ...LONG_STORY, pages: LONG_PAGES } }));
    await atStory(page);
  }),
  scene('home-long-words', {}, async (page) => {
    const stories = [LONG_STORY, { ...LONG_STORY, id: 11, title: 'Short', description: 'Short.' }, { ...LONG_STORY, id: 12 }];
    await page.route('**/api/stories/featured', (route) => route.fulfill({ json: stories }));
    await page.goto('/');
    await page.getByRole('article').nth(2).waitFor();
  }),
  scene('create-setting-open', {}, async (page) => {
    await page.goto('/create-story');
    await fillForm(page, { childName: 'Amélie', animal: 'otter', setting: 'Library' });
    await page.getByRole('button', { name: /^Change the setting/ }).click();
    await page.getByRole('radio', { name: /^Library/ }).waitFor();
  }),
  scene('create-long-words', {}, (page) => fillNames(page, `${LONG_NAME} محمد عبد الرحمن`, 'a very small, very old glow-worm')),
  scene('create-children', { as: 'parent' }, async (page) => {
    await showChildren(page);
    await page.getByRole('button', { name: 'Add a brother, sister or friend' }).click();
    await page.getByRole('button', { name: 'Kofi', exact: true }).click();
  }),
  scene('create-children-sheet', { as: 'parent', viewportOnly: true }, async (page) => {
    await showChildren(page);
    await page.getByRole('button', { name: 'Edit your children' }).click();
    await page.getByRole('dialog', { name: 'Your children' }).waitFor();
  }),
  scene('create-child', { as: 'parent', viewportOnly: true }, async (page) => {
    await showChildren(page);
    await page.getByRole('button', { name: 'Edit your children' }).click();
    await page.getByRole('button', { name: 'Edit Kofi' }).click();
    await page.getByLabel('Bedtime').waitFor();
  }),
  scene('create-child-looks', { as: 'parent', viewportOnly: true }, (page) => showLooks(page, 'Amélie', true)),
  scene('create-child-no-looks', { as: 'parent', viewportOnly: true }, (page) => showLooks(page, 'Kofi', false)),
  scene('create-child-memories', { as: 'parent', viewportOnly: true }, (page) => showMemories(page, 'Amélie')),
  scene('create-child-no-memories', { as: 'parent', viewportOnly: true }, (page) => showMemories(page, 'Kofi')),
  scene('create-child-topics', { as: 'parent', viewportOnly: true }, async (page) => {
    await showChildren(page);
    await page.getByRole('button', { name: 'Edit your children' }).click();
    await page.getByRole('button', { name: 'Edit Amélie' }).click();
    await page.getByRole('checkbox', { name: 'A new baby' }).focus();
  }),
  scene('create-more', { as: 'parent' }, async (page) => {
    await page.goto('/create-story');
    await page.getByLabel("Child's Name").fill('Amélie');
    await page.getByRole('button', { name: 'A little more about Amélie' }).click();
    await page.getByRole('checkbox', { name: 'Dogs' }).click();
    await fillForm(page, { childName: 'Amélie', animal: 'puppy', setting: 'Library', cards: ['Long', 'Silly'] });
    await page.getByRole('button', { name: 'Create My Story!' }).click();
    await page.getByText(/^You asked us to leave out dogs tonight/).waitFor();
  }),
  scene('create-next-episode', { as: 'parent' }, async (page) => {
    await page.addInitScript(() => {
      const wishes = { childName: 'Amélie', favoriteAnimal: 'otter', storySetting: 'mountain', storyLength: 'medium', storyTone: 'cozy' };
      const continues = { storyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', title: 'The Late Lamp', recap: 'They slept.', cast: [] };
      sessionStorage.setItem(
        'tuckaway:draft:create-story',
        JSON.stringify({ ...wishes, coverImage: 'moon', siblings: ['Kofi'], continues }),
      );
    });
    await page.goto('/create-story');
    await page.getByText('The Late Lamp').waitFor();
  }),
  scene('create-wrong', { as: 'parent' }, async (page) => {
    await fillNames(page, 'Mia <3', 'otter');
    await page.getByRole('button', { name: 'Create My Story!' }).click();
    await page.getByText(/^The child's name can only have/).waitFor();
  }),
  scene('create-long-waiting', { as: 'parent', viewportOnly: true, unfinished: true }, async (page) => {
    await page.clock.install();
    await page.route('**/api/generate-story', NEVER);
    await fillNames(page, 'Amélie', 'otter');
    await page.getByRole('button', { name: 'Create My Story!' }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.clock.fastForward(13_000);
    await page.getByRole('button', { name: 'Go to Favorites' }).waitFor();
  }),
  scene('read-story-regenerating', { as: 'premium', viewportOnly: true, unfinished: true }, async (page) => {
    await page.route('**/api/generate-story', NEVER);
    await page.goto('/favorites');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Try a Different Version' }).click();
    await page.getByRole('button', { name: 'Creating New Story...' }).waitFor();
  }),
  scene('favorites-loading', { as: 'premium', unfinished: true }, async (page) => {
    await page.route(LISTS, NEVER);
    await openFavorites(page);
    await page.getByText('Loading your favorites...').waitFor();
  }),
  scene('favorites-empty', { as: 'admin' }, async (page) => {
    await page.route(LISTS, (route) => route.fulfill(NO_DOCUMENTS));
    await openFavorites(page);
    await page.getByText('No favorites yet').waitFor();
  }),
  scene('favorites-error', { as: 'admin' }, async (page) => {
    await page.route(LISTS, (route) => route.fulfill(DENIED));
    await openFavorites(page);
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  scene('toast', { as: 'premium', viewportOnly: true }, async (page) => {
    await page.goto('/favorites');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Download Story' }).click();
    await page.getByText('Story Downloaded!').first().waitFor();
  }),
  scene('install-card', {}, async (page) => {
    await page.goto('/');
    await page.getByRole('complementary').waitFor({ state: 'attached' });
    await offerInstall(page);
    await page.getByRole('button', { name: 'Install App' }).waitFor();
  }),
  scene('update-card', { viewportOnly: true }, async (page) => {
    await giveUpdate(page);
    await page.goto('/');
    await page.getByText('A new version is ready').waitFor();
  }),
  scene('screen-trouble', {}, async (page) => {
    await page.goto('/');
    await page.route(/not-found-screen/, (route) => route.abort());
    await page.goto('/no-such-page');
    await page.getByText('This page didn’t open').waitFor();
  }),
];
