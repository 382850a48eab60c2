/** The create form while its story is being written. */
import type { Page } from '@playwright/test';
import { encodeFields } from '../../../web/src/data/firestore/values.ts';
import { ANYWHERE, fillWishes, NEVER, type Scene, scene } from './scene.ts';

const SCENE = { place: 'mountain', space: 'outside', view: 'wide', time: 'evening', weather: 'clear', objects: [], focus: 'animal' };
const CHILD = { who: 'child', pose: 'walk', emotion: 'curious', size: 'small', side: 'left' };
const OTTER = { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' };
const TEXTS = [
  'High on the mountain, where the path is made of flat gray stones, an otter had moved into the old goat shed.\n\nAmélie found him on a Tuesday, because of the splashing.',
  '“There is no river here,” said Amélie.\n\n“I know,” said the otter. “I brought my own.” And he pointed at a tin bathtub with a crack in it.',
];

/** Presses “Create My Story!”; the story never comes. */
async function startWaiting(page: Page): Promise<void> {
  await page.route('**/api/generate-story', NEVER);
  await fillWishes(page, ['Amélie', 'otter'], ['Mountain', 'Medium', 'Cozy']);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
}

/** Two pages of the story exist. */
async function startReading(page: Page): Promise<void> {
  const pages = TEXTS.map((text) => ({ text, scene: { ...SCENE, figures: [CHILD, OTTER] } }));
  await page.route(/\/documents:batchGet/, (route) => {
    const [name = ''] = (route.request().postDataJSON() as { documents?: string[] } | null)?.documents ?? [];
    if (!name.includes('/storyDrafts/')) return route.fallback();
    const fields = encodeFields({ title: 'The Otter Who Brought His Own River', pages });
    return route.fulfill({ headers: ANYWHERE, json: [{ found: { name, fields }, readTime: new Date() }] });
  });
  await startWaiting(page);
  await page.getByText('Page 1', { exact: true }).waitFor();
}

export const WAITING_SCENES: readonly Scene[] = [
  scene('create-waiting', { unfinished: true, as: 'parent', viewportOnly: true }, async (page) => {
    await startWaiting(page);
    await page.getByRole('dialog', { name: 'We’re making your story' }).waitFor();
  }),
  scene('create-first-page', { unfinished: true, as: 'parent' }, startReading),
  scene('create-next-page', { unfinished: true, as: 'parent' }, async (page) => {
    await startReading(page);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await page.getByText('The next page is being written...').waitFor();
  }),
];
