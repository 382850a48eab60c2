/** What can be pressed on the last page of a story and below a book, and the picture of a long page. */
import type { Page } from '@playwright/test';
import { curatedSources } from '../../../tools/seed/sources.ts';
import { LONG } from '../../long.ts';
import { sayingTakes, scriptSpeech } from '../scenes/scripted-speech.ts';
import { expect, plant, remembered, test, turnToEnd } from '../support/support.ts';
import { ownBook } from './own-book.ts';

const STORIES = curatedSources().flatMap(({ id, unpublished }) => (unpublished || id === undefined ? [] : [id]));
/** Its last sentence alone fills a small phone, so its ways on are wholly below. */
const LONG_LAST_SENTENCE = 8;
const OPEN_PAGE = 'article:not([inert] *)';

async function toTheEnd(page: Page, story: number): Promise<void> {
  await page.goto(`/story/${story}`);
  await turnToEnd(page);
  await expect(page.locator('[data-turn]')).toHaveCount(0);
  await expect(page.locator(OPEN_PAGE).getByText('The end. Sleep well.')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The story with the longest last sentence and one more; the long run takes all. */
const ENDED = LONG ? STORIES : [LONG_LAST_SENTENCE, ...STORIES.slice(0, 1)];

test('on a phone the end of every story shows its ways on above the bar, none half under it, and a family’s heart in one row with them', async ({
  page,
}) => {
  for (const height of LONG ? [640, 740] : [640]) {
    await page.setViewportSize({ width: 360, height });
    for (const story of ENDED) {
      await toTheEnd(page, story);
      const bar = await page.locator('[data-turning-bar]').boundingBox();
      const ways = page.locator(OPEN_PAGE);
      for (const way of [ways.getByRole('button', { name: 'Lights Out' }), ways.getByRole('link', { name: 'One More Story' })]) {
        const box = await way.boundingBox();
        if (!box || !bar) throw new Error('A way on or the bar is missing.');
        if (story === LONG_LAST_SENTENCE && box.y >= bar.y) continue;
        expect(box.y + box.height, `story ${story}`).toBeLessThanOrEqual(bar.y);
      }
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await remembered(page);
  await toTheEnd(page, STORIES[0] ?? 0);
  const end = page.locator(OPEN_PAGE);
  const row = [
    end.getByRole('button', { name: 'Add to Favorites' }),
    end.getByRole('link', { name: 'One More Story' }),
    end.getByRole('button', { name: 'Lights Out' }),
  ];
  const boxes = await Promise.all(row.map((way) => way.boundingBox()));
  const bar = await page.locator('[data-turning-bar]').boundingBox();
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Not beside the last words.
  await expect(page.getByRole('button', { name: 'Report this story' })).toHaveCount(0);
});

/** The height in pixels of what is visible below the picture and above the bar, in the half of the page that is the picture's. */
function bandBelowPicture(page: Page): Promise<number> {
  return page.locator(`${OPEN_PAGE} [data-half="picture"]`).evaluate((half) => {
    const picture = half.firstElementChild?.getBoundingClientRect();
    const bar = document.querySelector('[data-turning-bar]')?.getBoundingClientRect();
    if (!picture || !bar) throw new Error('There is no picture, or no bar.');
    return Math.min(half.getBoundingClientRect().bottom, bar.top) - picture.bottom;
  });
}

test('on wide screens a long last page has no empty band below its picture, wherever it is scrolled', async ({ page }) => {
  for (const [size, width, height] of [
    ['largest', 1024, 768],
    ...(LONG
      ? ([
          ['medium', 1280, 860],
          ['medium', 1024, 768],
          ['largest', 1280, 860],
        ] as const)
      : []),
  ] as const) {
    await page.addInitScript((chosen) => localStorage.setItem('tuckaway:text-size', chosen), size);
    await page.setViewportSize({ width, height });
    await toTheEnd(page, 10);
    await expect(page.locator('.story-text').first()).toBeVisible();
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((at) => scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' }), share);
      // A border's width of tolerance.
      expect(await bandBelowPicture(page), `${width} × ${height}, ${size}, scrolled by ${share}`).toBeLessThanOrEqual(2);
    }
  }
});

test('the player covers nothing of a family’s story that can be pressed', async ({ page }) => {
  const { account, id, path } = await ownBook(page);
  await plant(`users/${account.uid}/progress/${id}`, { page: 2, pageCount: 6, finished: false, updatedAt: new Date() });
  await scriptSpeech(page);
  for (const [width, height] of [
    [360, 740],
    [1280, 860],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    // The voice stays at the first sentence, because turning a page ends the offer.
    await sayingTakes(page, 600_000);
    await expect(page.getByRole('button', { name: 'Continue from page 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Read to me' }).click();
    const player = await page.getByRole('region', { name: 'Reading aloud' }).getByRole('button').first().boundingBox();
    if (!player) throw new Error('There is no player.');
    const covered = await page.locator('button:visible, a:visible, summary:visible').evaluateAll(
      (controls, { top, bottom }) =>
        controls
          .filter((control) => !control.closest('[data-player-bar], [inert]'))
          .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.top < bottom && box.bottom > top)
          .map(({ name }) => name),
      { top: player.y, bottom: player.y + player.height },
    );
    expect(covered).toEqual([]);
  }
});
