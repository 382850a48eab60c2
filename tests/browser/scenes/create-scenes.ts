/** The create form's questions, which a phone asks one at a time, and the sheet in which a visitor signs up. */
import type { Page } from '@playwright/test';
import { fillForm, nextQuestion } from '../support/questions.ts';
import { fillWishes, type Scene } from './scene.ts';

const ANSWERS = { childName: 'Amélie', animal: 'otter', setting: 'Mountain' };

async function openForm(page: Page): Promise<void> {
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").waitFor();
}

export const CREATE_SCENES: readonly Scene[] = [
  {
    name: 'create-animal',
    viewportOnly: true,
    show: async (page) => {
      await openForm(page);
      await fillForm(page, { childName: 'Amélie', animal: 'otter' });
    },
  },
  {
    name: 'create-setting',
    show: async (page) => {
      await openForm(page);
      await fillForm(page, { childName: 'Amélie', animal: 'otter' });
      await nextQuestion(page);
    },
  },
  {
    name: 'create-setting-chosen',
    viewportOnly: true,
    show: async (page) => {
      await openForm(page);
      await fillForm(page, ANSWERS);
    },
  },
  {
    name: 'create-length',
    viewportOnly: true,
    show: async (page) => {
      await openForm(page);
      await fillForm(page, { ...ANSWERS, cards: ['Medium'] });
    },
  },
  {
    name: 'create-mood',
    show: async (page) => {
      await openForm(page);
      await fillForm(page, { ...ANSWERS, cards: ['Medium', 'Cozy'] });
    },
  },
  {
    name: 'create-cover',
    show: async (page) => {
      await openForm(page);
      await fillForm(page, { ...ANSWERS, cards: ['Medium', 'Cozy', 'Royal Castle'] });
    },
  },
  {
    name: 'create-sign-up',
    viewportOnly: true,
    show: async (page) => {
      await fillWishes(page, ['Amélie', 'otter'], ['Mountain', 'Medium', 'Cozy']);
      await page.getByRole('button', { name: 'Create My Story!' }).click();
      await page.getByRole('dialog', { name: 'Join Tuckaway Tales' }).getByLabel('Your Name').waitFor();
    },
  },
];
