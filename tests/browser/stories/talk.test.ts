/** “Talk together” on a phone without a network: by keys, over neither text nor picture, and never in lights out or from a voice. */
import { saidSoFar, sayingTakes, scriptSpeech } from '../scenes/scripted-speech.ts';
import { audit, prepareAudits } from '../support/audit.ts';
import { expect, installed, test } from '../support/installed.ts';
import { turnToEnd } from '../support/support.ts';

test.use({ serviceWorkers: 'allow' });

test('a lamp beside the marks unfolds a question in their place, offline and by keys, and is gone while a voice reads in the dark', async ({
  context,
  page,
}) => {
  await prepareAudits(page);
  await scriptSpeech(page);
  await installed(page);
  await page.getByRole('link', { name: 'Read Story: The Elevator Is Resting' }).click();
  await expect(page.getByRole('button', { name: 'Page 7', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  const lamp = page.getByRole('button', { name: 'Talk together' });
  await page.getByRole('button', { name: 'Page 6', exact: true }).click();
  await expect(lamp).toHaveCount(0);
  await page.getByRole('button', { name: 'Page 7', exact: true }).press('Enter');
  await lamp.focus();
  await page.keyboard.press('Enter');
  const question = page.getByText('Where has the cat lain down?');
  await expect(question).toBeVisible();
  await audit(page, 'an unfolded question');
  const [asked, story, picture] = await Promise.all(
    [question, page.locator('article:not([inert] *) .story-text'), page.locator('article:not([inert] *) [data-half="picture"]')].map(
      (part) => part.boundingBox(),
    ),
  );
  for (const part of [story, picture]) expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(lamp).toBeFocused();

  await turnToEnd(page);
  await lamp.click();
  await expect(page.getByText('Who did you meet on your way today?')).toBeVisible();
  await sayingTakes(page, 10);
  await page.getByRole('button', { name: 'Lights Out' }).click();
  await expect(page.getByRole('dialog', { name: 'Lights out' })).toBeVisible();
  await expect(page.getByText('Who did you meet on your way today?')).toHaveCount(0);
  const said = async () => JSON.stringify(await saidSoFar(page));
  await expect.poll(said).toContain('Sleep well.');
  expect(await said()).not.toContain('Who did you meet');
});
