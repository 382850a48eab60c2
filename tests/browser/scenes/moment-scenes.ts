/** What a returning family finds, and the small moments of delight, which are kept on the screen. */
import type { Page } from '@playwright/test';
import { atStory, LISTS, OWN_STORY, type Scene, scene } from './scene.ts';

/** A moment is over after this many milliseconds where less motion is asked for (web/src/ui/moments/moment-layer.ts). */
const STILL_MS = 2600;

/** Keeps what would go by itself after the time of a moment. */
function keepMoments(page: Page): Promise<unknown> {
  return page.addInitScript((still) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: TimerHandler, after?: number) => (after === still ? 0 : later(run, after)) });
  }, STILL_MS);
}

/** Answers as for a family with one story. */
async function haveOneStory(page: Page): Promise<void> {
  await page.route(LISTS, async (route) => {
    const asked = route.request().postDataJSON() as { structuredQuery: { from: { collectionId: string }[] } };
    if (asked.structuredQuery.from[0]?.collectionId !== 'stories') return route.fallback();
    // Beyond the newest two, because other tests add stories to the same shelf.
    const response = await route.fetch({ postData: { ...asked, structuredQuery: { ...asked.structuredQuery, limit: 100 } } });
    const found = (await response.json()) as { document?: { name: string } }[];
    await route.fulfill({ response, json: found.filter(({ document }) => document?.name.endsWith(OWN_STORY)) });
  });
}

export const MOMENT_SCENES: readonly Scene[] = [
  scene('home-in-progress', { as: 'parent' }, async (page) => {
    await atStory(page);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await page.getByText(/^Page 3 of/).waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('link', { name: /^Continue Reading/ }).waitFor();
    await page.getByRole('article').nth(19).waitFor();
  }),
  scene('first-story-lamp', { as: 'parent', viewportOnly: true }, async (page) => {
    await keepMoments(page);
    await haveOneStory(page);
    await page.goto(`/read-story/${OWN_STORY}`);
    await page.locator('[data-moment="lamp"]').waitFor();
  }),
  scene('favorite-stars', { as: 'parent', viewportOnly: true }, async (page) => {
    await keepMoments(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // The favorite stays on this device.
    await page.route(/:commit/, (route) => route.abort());
    await page
      .getByRole('button', { name: /^Add .* to favorites$/ })
      .first()
      .click();
    await page.locator('[data-moment="stars"]').waitFor();
  }),
];
