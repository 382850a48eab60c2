/** The create form's questions, which a phone asks one at a time, and the sheet in which a visitor signs up. */
import type { Page } from '@playwright/test';
import { fillForm, nextQuestion } from '../support/questions.ts';
import { fillWishes, type Scene, scene } from './scene.ts';

const ANSWERS = { childName: 'Amélie', animal: 'otter', setting: 'Mountain' };

async function openForm(page: Page): Promise<void> {
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").waitFor();
}

export const CREATE_SCENES: readonly Scene[] = [
  scene('create-animal', { viewportOnly: true }, async (page) => {
    await openForm(page);
    await fillForm(page, { childName: 'Amélie', animal: 'otter' });
  }),
  scene('create-setting', {}, async (page) => {
    await openForm(page);
    await fillForm(page, { childName: 'Amélie', animal: 'otter' });
    await nextQuestion(page);
  }),
  scene('create-setting-chosen', { viewportOnly: true }, async (page) => {
    await openForm(page);
    await fillForm(page, ANSWERS);
  }),
  scene('create-length', { viewportOnly: true }, async (page) => {
    await openForm(page);
    await fillForm(page, { ...ANSWERS, cards: ['Medium'] });
  }),
  scene('create-mood', {}, async (page) => {
    await openForm(page);
    await fillForm(page, { ...ANSWERS, cards: ['Medium', 'Cozy'] });
  }),
  scene('create-cover', {}, async (page) => {
    await openForm(page);
    await fillForm(page, { ...ANSWERS, cards: ['Medium', 'Cozy', 'Royal Castle'] });
  }),
  scene('create-sign-up', { viewportOnly: true }, async (page) => {
    await fillWishes(page, ['Amélie', 'otter'], ['Mountain', 'Medium', 'Cozy']);
    await page.getByRole('button', { name: 'Create My Story!' }).click();
    await page.getByRole('dialog', { name: 'Join Tuckaway Tales' }).getByLabel('Your Name').waitFor();
  }),
];
