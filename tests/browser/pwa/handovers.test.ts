/** Two accounts use one device in turn, with a real service worker and its copies. */
import { watchForBlankScreen } from '../support/blank-screen.ts';
import { dataOn } from '../support/device.ts';
import { expect, installed, test } from '../support/installed.ts';
import { waitingOnDevice } from '../support/offline-support.ts';
import { logOut, newAccount, openSettings, plantFavorite, plantStory, refuse, signIn } from '../support/support.ts';

test.use({ serviceWorkers: 'allow' });

const ROUNDS = 20;

test(`an account that signs in sees nothing of the previous one, whose waiting entry stays (rounds: ${ROUNDS})`, { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(60_000 + ROUNDS * 60_000);
  const wasBlank = await watchForBlankScreen(page);
  await installed(page);
  const first = await newAccount('Aurelia Albatross');
  const second = await newAccount('Bertil Baer');
  const story = await plantStory(first, { title: 'Only for Aurelia', content: '<p>Aurelia saw a very particular heron.</p>' });
  await plantFavorite(first, story);
  const marks = [first.uid, first.email, 'Aurelia', 'particular heron', story];

  for (let round = 1; round <= ROUNDS; round += 1) {
    await signIn(page, first.email);
    if (round === 1) {
      // This entry cannot be sent before its account signs out.
      await refuse(page, 'write', 503);
      await page.getByRole('button', { name: 'Add A Very Polite Well to favorites' }).click();
      await expect.poll(() => waitingOnDevice(page)).toBe(1);
    }
    await page.getByRole('link', { name: 'Favorites' }).click();
    await page.getByRole('link', { name: 'Only for Aurelia' }).click();
    await expect(page.getByText('a very particular heron')).toBeVisible();
    await page.goto('/create-story');
    await page.getByLabel("Child's Name").fill('Aurelia the Younger');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    expect((await dataOn(page)).traces, 'while they are here').toContain('particular heron');
    await logOut(page);

    await signIn(page, second.email);
    const settings = await openSettings(page);
    await expect(settings).toContainText('Bertil Baer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /shows what is waiting/ })).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('Aurelia');
    await expect
      .poll(async () => {
        const { traces } = await dataOn(page);
        return marks.filter((mark) => traces.includes(mark));
      })
      .toEqual([]);
    expect((await dataOn(page)).waiting.map(({ userId }) => userId)).toEqual([first.uid]);
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    await page.goBack();
    await logOut(page);
    expect(await wasBlank()).toBe(false);
  }
  console.info(`Handovers: ${ROUNDS} rounds, no blank screen, no trace`);
});
