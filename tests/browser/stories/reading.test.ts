/** Reading on a phone: turning pages, bars that hide, line length, the night theme, and layout that does not jump. */
import type { Page } from '@playwright/test';
import { LONG } from '../../long.ts';
import { expect, hydrated, test } from '../support/support.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const onPage = (page: Page, number: number) => expect(page.getByText(`Page ${number} of 12`, { exact: true })).toBeVisible();

/** Its first page is short enough for a phone to show it in one part. */
async function openStory(page: Page): Promise<void> {
  await page.goto('/story/13');
  await onPage(page, 1);
  // The bars appear after the text.
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
}

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 420 }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('swipes, taps on the sides and buttons turn the page; the bars go with a tap in the middle or by themselves', async ({ page }) => {
  await page.clock.install();
  await openStory(page);
  await swipe(page, 300, 80);
  await onPage(page, 2);
  await swipe(page, 80, 300);
  await onPage(page, 1);
  await page.touchscreen.tap(340, 420);
  await onPage(page, 2);
  await page.touchscreen.tap(20, 420);
  await onPage(page, 1);
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await onPage(page, 2);
  await page.getByRole('button', { name: 'Previous', exact: true }).tap();
  await onPage(page, 1);
  const bars = page.locator('[data-reader-bar]');
  await page.touchscreen.tap(180, 420);
  await expect(bars.and(page.locator('[data-away]'))).toHaveCount(2);
  await page.touchscreen.tap(180, 420);
  await expect(bars.and(page.locator('[data-away]'))).toHaveCount(0);
  await onPage(page, 1);

  await page.clock.fastForward(7000);
  await expect(page.locator('header[data-away]')).toHaveCSS('opacity', '0');
  // They return for keyboard focus.
  await page.getByRole('link', { name: 'Close' }).focus();
  await expect(page.locator('[data-away]')).toHaveCount(0);
  await expect(page.locator('header[data-reader-bar]')).toHaveCSS('opacity', '1');
});

test('in one column verse keeps its lines, and the next picture covers neither text nor the label [spec 2.37]', async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem('tuckaway:reading-comfort', kept), JSON.stringify({ longPage: true }));
  await page.goto('/story/13');
  await expect(page.getByRole('article').getByText(/^Up the mountain/)).toHaveText(/stair by stair,\ncame a cloud/, { useInnerText: true });
  const label = await page.getByText('AI-generated and reviewed for quality').boundingBox();
  const next = await page.getByRole('article').nth(1).boundingBox();
  if (!label || !next) throw new Error('The label or the second page is missing.');
  expect(label.y + label.height).toBeLessThanOrEqual(next.y);
});

/** Turns a page. @returns the animated properties of pages, one list per animation, and the document’s heights at moments of the turn and after it. */
function turn(page: Page, button: 'Next' | 'Previous'): Promise<{ moved: string[][]; meanwhile: number[]; after: number }> {
  return page.evaluate(async (name) => {
    const length = () => document.documentElement.scrollHeight;
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    // React renders in the microtask after the press.
    await Promise.resolve();
    const turning = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-turn]'))
      .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame));
    const moved = turning.map(({ effect }) => Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}));
    const meanwhile = [0.1, 0.5, 0.9].map((share) => {
      for (const animation of turning) {
        animation.pause();
        animation.currentTime = share * Number(animation.effect?.getComputedTiming().endTime);
      }
      return length();
    });
    for (const animation of turning) animation.finish();
    return { moved, meanwhile, after: length() };
  }, button);
}

test('a page turns by a transform only, never makes the document longer, and does not move with reduced motion', async ({ page }) => {
  await openStory(page);
  // The next page has been laid out.
  await expect(page.locator('article')).toHaveCount(2);
  for (const button of ['Next', 'Previous'] as const) {
    const { moved, meanwhile, after } = await turn(page, button);
    expect(moved).toHaveLength(1);
    expect(moved[0]?.filter((property) => !['transform', 'offset', 'computedOffset', 'easing', 'composite'].includes(property))).toEqual(
      [],
    );
    expect(Math.max(...meanwhile)).toBeLessThanOrEqual(after);
  }
  await expect(page.locator('[data-turn]')).toHaveCount(0);
  await onPage(page, 1);
  // The outgoing page’s height must not extend a shorter incoming page, or everything below it would jump afterwards.
  await page.getByRole('article').evaluate((leaf) => {
    leaf.style.minHeight = '3000px';
  });
  expect(Math.max(...(await turn(page, 'Next')).meanwhile)).toBeLessThan(2000);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('article').first()).not.toHaveCSS('transform', /matrix/);
  await onPage(page, 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await turn(page, 'Next')).moved).toEqual([]);
  await onPage(page, 3);
});

for (const width of LONG ? [360, 1280] : [360]) {
  test(`the bars appear without layout shifts around a story opened from home, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    // Hydration follows the full style sheet, which has all fonts.
    await hydrated(page);
    // A fallback font is slightly narrower or wider, so fonts that load late would shift the layout.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    await page.getByRole('article').first().getByRole('link').click();
    // The browser ignores shifts right after a press, so this observer counts all.
    await page.evaluate(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          shifts.push(...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? ''))));
      }).observe({ type: 'layout-shift' });
    });
    await expect(page.getByText(/^Page 1 of/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    // The next page has been laid out.
    await expect(page.locator('article')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

/** In characters. */
function longestLine(page: Page): Promise<number> {
  const paragraphs = page.getByRole('article').getByRole('paragraph');
  return paragraphs.evaluateAll((all) =>
    Math.max(
      ...all.map((paragraph) => {
        const range = document.createRange();
        const text = paragraph.firstChild as Text;
        const lines = new Map<number, number>();
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return Math.max(...lines.values());
      }),
    ),
  );
}

test('lines of story text have at most 65 characters on every screen', async ({ page }) => {
  for (const size of LONG ? ['small', 'medium'] : ['medium']) {
    await page.addInitScript((chosen) => localStorage.setItem('tuckaway:text-size', chosen), size);
    await page.goto('/story/10');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of LONG ? [360, 768, 1280, 1920] : [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The page follows the screen a moment later.
      await expect.poll(() => longestLine(page), { message: `at ${width} pixels` }).toBeLessThanOrEqual(66);
      if (width >= 768) expect(await longestLine(page), `at ${width} pixels`).toBeGreaterThanOrEqual(45);
    }
  }
});

test('the night theme by the clock is applied before the app’s code has loaded', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.clock.setFixedTime(new Date(2026, 10, 21, 21, 0));
  await page.addInitScript(() => localStorage.setItem('tuckaway:theme', 'clock'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 17, 42)');
});

test('folding and unfolding the settings grid keeps the pressed card in place', async ({ page }) => {
  // A tablet shows the whole form; a question alone is too short to scroll.
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/create-story');
  const card = page.locator('label', { hasText: 'Workshop' });
  await expect(card.locator('img')).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  const top = async (element: ReturnType<Page['locator']>) => (await element.boundingBox())?.y ?? Number.NaN;
  const pressedAt = await top(card);
  await card.tap();
  const banner = page.getByText('Selected Theme').locator('xpath=ancestor::div[2]');
  await expect(banner).toBeVisible();
  expect(Math.abs((await top(banner)) - pressedAt)).toBeLessThan(4);
  const changedAt = await top(banner);
  await page.getByRole('button', { name: /^Change the setting/ }).tap();
  await expect(card).toBeVisible();
  expect(Math.abs((await top(card)) - changedAt)).toBeLessThan(4);
});
