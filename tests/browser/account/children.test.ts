/** Children of an account: filling in the form with one press, two children in one story, and the next episode. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit, prepareAudits } from '../support/audit.ts';
import { passGate } from '../support/gate.ts';
import { fillForm } from '../support/questions.ts';
import { openMore } from '../support/story-actions.ts';
import { type Account, expect, plant, planted, readToEnd, remembered, test, titleOfCreated } from '../support/support.ts';

// Room for the whole form.
test.use({ viewport: { width: 1280, height: 720 } });

async function plantChild({ uid }: Account, nickname: string, wishes: Record<string, string> = {}): Promise<void> {
  const child = { nickname, favoriteAnimal: 'otter', storyLength: 'medium', storyTone: 'cozy', ...wishes };
  await plant(`users/${uid}/children/${randomUUID()}`, child);
}

/** Makes a story and waits for it. */
async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await page.waitForURL(/\/read-story\//);
  await titleOfCreated(page);
}
const stored = (page: Page) => planted(`stories/${page.url().split('/').at(-1)}`);

test('a story for two children uses both names, and its next episode continues it', async ({ page }) => {
  const account = await remembered(page);
  await plantChild(account, 'Mira', { storyLength: 'short', bedtime: '19:30' });
  await plantChild(account, 'Tamino', { favoriteAnimal: 'a very small owl', storyLength: 'short', storyTone: 'silly' });
  await page.goto('/create-story');
  const names = page.getByRole('group', { name: 'Who is it for tonight?' });

  await names.getByRole('button', { name: /^Mira/ }).click();
  await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  await page.getByRole('button', { name: 'Add a brother, sister or friend' }).click();
  await page.getByRole('group', { name: 'And with' }).getByRole('button', { name: 'Tamino' }).click();
  await page.getByRole('radio', { name: /^Meadow/ }).click({ force: true });
  await expect(page.getByText('Selected Theme')).toBeVisible();
  await create(page);
  const first = await readToEnd(page);
  expect(first).toContain('Sweet dreams, Mira and Tamino!');
  expect(first.match(/Mira/g)?.length).toBeGreaterThan(3);
  const { recap = '', template = '', content = '', cast = '' } = (await stored(page)) ?? {};
  // Both names occur in the story itself, not only in the text around it.
  expect(content).toContain('Tamino');
  expect(recap).toMatch(/\{child\}.*\{child2\}/);
  expect(recap + template).not.toMatch(/Mira|Tamino/);
  const hero = /(\p{L}+) the otter/u.exec(cast)?.[1] ?? 'missing';

  const firstId = page.url().split('/').at(-1);
  await page.getByRole('button', { name: 'Continue this adventure' }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/read-story/') && !url.pathname.endsWith(`${firstId}`));
  await expect.poll(async () => (await stored(page))?.continues).toBe(firstId);
  const second = await readToEnd(page);
  for (const name of ['Mira', 'Tamino', hero]) expect(second).toContain(name);
  expect(second).not.toBe(first);
  await openMore(page);
  await expect(page.getByRole('link', { name: 'The story before this one' })).toHaveAttribute('href', `/read-story/${firstId}`);
});

test('a child is saved from the form, changed and removed, and every story for it leaves out what is not for tonight', async ({ page }) => {
  await prepareAudits(page);
  const account = await remembered(page);
  await plantChild(account, 'Tamino');
  await page.goto('/create-story');
  const names = page.getByRole('group', { name: 'Who is it for tonight?' });

  await test.step('saved from the form', async () => {
    // The audit looks at a phone, where the form asks one question at a time.
    await fillForm(page, { childName: 'Mira', animal: 'hedgehog' });
    await page.getByRole('button', { name: 'Remember Mira' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a child' })).toBeVisible();
    await page.getByLabel('Bedtime').fill('19:15');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(names.getByRole('button', { name: /^Mira hedgehog medium, cozy, bed at 7:15 PM/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('changed with the keyboard, and another one removed after a question', async () => {
    await names.getByRole('button', { name: 'Edit your children' }).click();
    await expect(page.getByRole('dialog', { name: 'Your children' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Mira' }).click();
    const sheet = page.getByRole('dialog', { name: 'About Mira' });
    await page.getByLabel('Favorite animal', { exact: true }).last().fill('badger');
    await sheet.getByRole('radio', { name: '4–5' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(sheet.getByRole('radio', { name: '2–3' })).toBeChecked();
    await sheet.getByRole('checkbox', { name: 'The dark' }).focus();
    await page.keyboard.press('Space');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove Tamino' }).click();
    await passGate(page);
    await audit(page, 'the question before a child is removed');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(names.getByRole('button', { name: /^Tamino/ })).toHaveCount(0);
    // The form shows what the server has stored.
    await page.reload();
    await expect(names.getByRole('button', { name: /^Mira badger/ })).toBeVisible();
    await expect(names.getByRole('button', { name: /^Tamino/ })).toHaveCount(0);
  });

  await test.step('how it looks is asked for by itself, with the keyboard, and taken back [safety 6]', async () => {
    const look = async () => (await planted(`users/${account.uid}/children/0`))?.appearance;
    const sheet = page.getByRole('dialog', { name: 'About Mira' });
    const open = async () => {
      await page.getByRole('button', { name: 'Edit Mira' }).click();
      await sheet.getByRole('button', { name: 'How your child looks' }).press('Enter');
      await expect(sheet.getByRole('group', { name: 'Clothes' })).toBeVisible();
    };
    await names.getByRole('button', { name: 'Edit your children' }).click();
    await open();
    await audit(page, 'the consent to how a child looks');
    await expect(sheet.getByRole('group', { name: 'Skin tone' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'I Agree' }).press('Enter');
    await passGate(page);
    await sheet.getByRole('group', { name: 'Skin tone' }).getByRole('radio', { name: 'Olive' }).check({ force: true });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect.poll(look).toContain('olive');
    expect(await planted(`users/${account.uid}/choices/looks`)).toHaveProperty('chosenAt');
    await open();
    await sheet.getByRole('button', { name: 'Take This Back' }).press('Enter');
    await passGate(page);
    await audit(page, 'the question before the consent is taken back');
    await page.getByRole('button', { name: 'Yes, Delete Them' }).press('Enter');
    await expect(sheet.getByRole('group', { name: 'Skin tone' })).toHaveCount(0);
    await expect.poll(() => planted(`users/${account.uid}/choices/looks`)).toBeNull();
    // A trigger deletes it.
    await expect.poll(look, { timeout: 60_000 }).toBeUndefined();
    await sheet.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('a story leaves the dark out', async () => {
    // The audit has left a phone.
    await page.setViewportSize({ width: 1280, height: 720 });
    await names.getByRole('button', { name: /^Mira/ }).click();
    await expect(page.getByText('Not tonight: the dark.')).toBeVisible();
    await page.getByRole('radio', { name: /^Short/ }).check({ force: true });
    await page.getByRole('radio', { name: /^Forest/ }).click({ force: true });
    await expect(page.getByText('Selected Theme')).toBeVisible();
    await create(page);
    const story = (await stored(page)) ?? {};
    expect(story).toMatchObject({ age: '2-3', notTonight: expect.stringContaining('"dark"') });
    // The first free place of an account’s children; Tamino’s has an older kind of id.
    expect(story.childId).toBe('0');
    expect(story.content).not.toMatch(/\bdark/i);
  });
});
