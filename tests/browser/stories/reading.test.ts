/** Reading on a phone: turning pages, bars that hide, line length, the night theme, and layout that does not jump. */
import type { Page } from '@playwright/test';
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

test('swipes, taps on the sides and buttons turn the page, and a tap in the middle hides or shows the bars', async ({ page }) => {
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
});

test('in one column the next picture covers neither text nor the label', async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem('tuckaway:reading-comfort', kept), JSON.stringify({ longPage: true }));
  await page.goto('/story/13');
  const label = await page.getByText('AI-generated and reviewed for quality').boundingBox();
  const next = await page.getByRole('article').nth(1).boundingBox();
  if (!label || !next) throw new Error('The label or the second page is missing.');
  expect(label.y + label.height).toBeLessThanOrEqual(next.y);
});

test('the bars hide by themselves, and return for keyboard focus', async ({ page }) => {
  await page.clock.install();
  await openStory(page);
  await page.clock.fastForward(7000);
  const close = page.getByRole('link', { name: 'Close' });
  await expect(page.locator('header[data-away]')).toHaveCSS('opacity', '0');
  await close.focus();
  await expect(page.locator('[data-away]')).toHaveCount(0);
  await expect(page.locator('header[data-reader-bar]')).toHaveCSS('opacity', '1');
});

/** The properties of pages animated while one turns, one list per animation, and the document’s height meanwhile, in pixels. */
function turnAndMeasure(page: Page, number: number): Promise<{ moved: string[][]; length: number }> {
  return page.evaluate(async (wanted) => {
    const dot = document.querySelector<HTMLElement>(`[aria-label="Page ${wanted}"]`);
    if (dot === null) throw new Error('There is nothing to turn the page with.');
    dot.click();
    // React renders in the microtask after the press.
    await Promise.resolve();
    const moved = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-turn]'))
      .map(({ effect }) => Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}))
      .filter((properties) => properties.includes('transform'));
    return { moved, length: document.documentElement.scrollHeight };
  }, number);
}

test('a page turns by a transform only and leaves nothing behind, and does not move with reduced motion', async ({ page }) => {
  await openStory(page);
  // The outgoing page’s height must not extend a shorter incoming page, or everything below it would jump afterwards.
  await page.getByRole('article').evaluate((leaf) => {
    leaf.style.minHeight = '3000px';
  });
  const { moved, length } = await turnAndMeasure(page, 2);
  expect(length).toBeLessThan(2000);
  expect(moved).toHaveLength(1);
  expect(moved[0]?.filter((property) => !['transform', 'offset', 'computedOffset', 'easing', 'composite'].includes(property))).toEqual([]);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('article').first()).not.toHaveCSS('transform', /matrix/);
  await onPage(page, 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await turnAndMeasure(page, 3)).moved).toEqual([]);
  await onPage(page, 3);
});

test('turning a page does not make the document longer', async ({ page }) => {
  await openStory(page);
  // The next page has been laid out.
  await expect(page.locator('article')).toHaveCount(2);
  for (const button of ['Next', 'Previous']) {
    const lengths = await page.evaluate(async (name) => {
      const length = () => document.documentElement.scrollHeight;
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
      // React renders in the microtask after the press.
      await Promise.resolve();
      const turning = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-turn]'))
        .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame));
      const meanwhile = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
        for (const animation of turning) {
          animation.pause();
          animation.currentTime = share * Number(animation.effect?.getComputedTiming().endTime);
        }
        return length();
      });
      for (const animation of turning) animation.finish();
      return { turning: turning.length, meanwhile, after: length() };
    }, button);
    expect(lengths.turning).toBe(1);
    expect(Math.max(...lengths.meanwhile)).toBeLessThanOrEqual(lengths.after);
  }
});

for (const width of [360, 1280]) {
  test(`the bars appear without layout shifts around a story opened from home, ${width} pixels wide`, {
    tag: width === 360 ? '@all' : '@long',
  }, async ({ page }) => {
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

test('a phone shows the picture and a part of a page without scrolling', async ({ page }) => {
  await page.goto('/story/10');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const [picture, text, bar] = await Promise.all([
    page.getByRole('article').locator('.book-frame').boundingBox(),
    page.getByRole('article').locator('.story-text').boundingBox(),
    page.getByRole('navigation', { name: 'Turn the page' }).boundingBox(),
  ]);
  expect(picture?.height).toBeGreaterThan(0.45 * 740);
  expect((text?.y ?? Number.NaN) + (text?.height ?? Number.NaN)).toBeLessThan(bar?.y ?? Number.NaN);
});

for (const size of ['small', 'medium']) {
  test(`lines of ${size} story text have at most 65 characters on every screen`, { tag: size === 'medium' ? '@all' : '@long' }, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('tuckaway:text-size', chosen), size);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/story/10');
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const longest = await page
        .getByRole('article')
        .getByRole('paragraph')
        .evaluateAll((paragraphs) =>
          Math.max(
            ...paragraphs.map((paragraph) => {
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
      expect(longest, `at ${width} pixels`).toBeLessThanOrEqual(66);
      if (width >= 768) expect(longest, `at ${width} pixels`).toBeGreaterThanOrEqual(45);
    }
  });
}

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
