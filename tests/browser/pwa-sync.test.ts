/** What a `sync` event does: an open page sends what waits, else the worker does it alone, as the account that the entry belongs to. */
import type { BrowserContext } from '@playwright/test';
import { installed, test } from './installed.ts';
import { enter, expect, logOut, planted } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Lets the browser fire a `sync` event; answers when the worker is through with it, with whether it wants to be asked again. */
async function fireSync(context: BrowserContext, origin: string, tag: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await registration, tag, lastChance: false });
  await page.close();
}

const WELL = 'A Very Polite Well';

test('with no page open the worker alone sends a favorite that was pressed offline', async ({ context, page, site }) => {
  const account = await enter(page);
  await installed(page);
  await context.setOffline(true);
  await page
    .getByRole('article')
    .filter({ hasText: WELL })
    .getByRole('button', { name: /Add .* to favorites/i })
    .click();
  await expect(page.getByRole('button', { name: /1 pending|Offline/ })).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const favorite = `users/${account.uid}/favorites/3`;
  expect(await planted(favorite)).toBeNull();
  await fireSync(context, site.url, 'favorite-sync');
  await expect.poll(() => planted(favorite)).toMatchObject({ storyId: '3' });
});

test('the worker sends nothing once that account has signed out, and keeps it', async ({ context, page, site }) => {
  const account = await enter(page);
  await installed(page);
  await context.setOffline(true);
  await page
    .getByRole('article')
    .filter({ hasText: WELL })
    .getByRole('button', { name: /Add .* to favorites/i })
    .click();
  await expect(page.getByRole('button', { name: /1 pending|Offline/ })).toBeVisible();
  await logOut(page);
  await page.close();
  await context.setOffline(false);

  await fireSync(context, site.url, 'favorite-sync');
  await fireSync(context, site.url, 'user-actions-sync');
  const back = await context.newPage();
  await back.goto('/');
  await expect(back.getByRole('article')).toHaveCount(12);
  expect(await planted(`users/${account.uid}/favorites/3`)).toBeNull();
});
