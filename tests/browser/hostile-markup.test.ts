/** Hostile markup in every field, in a real browser: it must be shown as text, run nothing, and send nothing. */
import type { Page } from '@playwright/test';
import { localDay, paragraphsToHtml, storyForEvening } from '@tuckaway/domain';
import type { StoryEntry } from '../../web/src/data/outbox/entry.ts';
import { generatedMarkup, HOSTILE_MARKUP } from '../fixtures/hostile-markup.ts';
import { LONG } from '../long.ts';
import { storyEntry } from '../outbox-simulation/entries.ts';
import { passGate } from './support/gate.ts';
import { openWaiting } from './support/offline-support.ts';
import { expect, plantFavorite, plantStory, refuse, remembered, test } from './support/support.ts';

/** The domain's test goes through 2000 generated texts. */
const GENERATED = LONG ? 2000 : 200;
const ALL = [...HOSTILE_MARKUP, ...generatedMarkup(GENERATED)].map((text) => text.replaceAll('\u0000', ''));
const AWAY = 'https://evil.example/i.png';

/** Adds an entry to the device's queue, which the app has opened. */
function queueStory(page: Page, entry: StoryEntry): Promise<void> {
  return page.evaluate(
    (added) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tuckaway-queue', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('pendingStories', 'readwrite');
          transaction.objectStore('pendingStories').put(added, added.id);
          transaction.oncomplete = () => resolve();
        };
      }),
    entry,
  );
}

test(`${ALL.length} hostile texts in stories, titles, names, cards and pages are shown as text, and run and send nothing`, async ({
  page,
  context,
  forbidden,
}) => {
  const text = page.getByTestId('story-text');
  const ran: string[] = [];
  const left: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  // The policy stops requests before they reach this route.
  await context.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  // Only a compromised server could send these.
  const cards = HOSTILE_MARKUP.map((text, index) => ({
    id: index + 1,
    slug: `story-${index}`,
    title: text,
    description: text,
    category: text,
    imageUrl: index % 3 === 0 ? text : AWAY,
    imageAlt: text,
  }));
  const pages = HOSTILE_MARKUP.slice(0, 40).map((content) => ({ content, imageUrl: AWAY, imageAlt: content }));
  await page.route('**/api/stories/featured', (route) => route.fulfill({ json: cards }));
  await page.route('**/api/stories/1', (route) => route.fulfill({ json: { ...cards[0], pages } }));
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(cards.length);
  const tonight = storyForEvening(cards, localDay(new Date()))?.title ?? '';
  await expect(page.getByRole('link', { name: /^Tonight’s story/ })).toContainText(tonight);
  for (const card of await page
    .getByRole('article')
    .all()
    .then((articles) => articles.slice(0, 5)))
    await card.scrollIntoViewIfNeeded();
  await page.goto('/story/1');
  await expect(page.getByText('Page 1 of 40')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText('Page 2 of 40')).toBeVisible();
  expect(await page.locator('main').locator('script, iframe, object, embed, form, base, [onerror], [onload]').count()).toBe(0);

  const told = ALL.filter((text) => text.trim() !== '');
  const account = await remembered(page, '<img src=x onerror=alert(1)> Noor');
  const hostile = { childName: '<svg onload=alert(1)>', favoriteAnimal: '"><script>alert(1)</script>' };
  // One story as the app stores it, and one document that did not come from the app.
  const written = await plantStory(account, { ...hostile, title: HOSTILE_MARKUP.slice(0, 3).join(' '), content: paragraphsToHtml(told) });
  const stored = await plantStory(account, { ...hostile, title: '</title><script>alert(1)</script>', content: told.join('\n\n') });
  await plantFavorite(account, written);
  await plantFavorite(account, stored);

  // All pages of a family's story at once.
  await page.addInitScript(() => {
    localStorage.setItem('tuckaway:reading-comfort', JSON.stringify({ longPage: location.pathname.startsWith('/read-story/') }));
  });
  await page.goto(`/read-story/${written}`);
  await expect(text.locator('p[dir]').nth(told.length - 1)).toBeAttached();
  const read = await text.locator('p[dir]').allTextContents();
  const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();
  const expected = new Set(told.map(flat));
  expect(read.map(flat).filter((text) => expected.has(text)).length).toBeGreaterThanOrEqual(told.length);
  await page.goto(`/read-story/${stored}`);
  await expect(page.getByText(/A magical adventure for <svg onload=alert\(1\)> featuring "><script>/)).toBeVisible();
  await expect(page).toHaveTitle(/<\/title><script>alert\(1\)<\/script>/);
  expect(await text.locator('script, iframe, object, embed, form, base, meta, link, style, [onerror], [onload]').count()).toBe(0);
  await page.goto('/favorites');
  await expect(page.getByRole('link', { name: '</title><script>alert(1)</script>' })).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByRole('article', { name: '</title><script>alert(1)</script>' })).toContainText('For <svg onload=alert(1)>');
  await page.getByRole('button', { name: /^Delete “<\/title>/ }).click();
  await passGate(page);
  await page.getByRole('button', { name: 'Delete Story' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '“</title><script>alert(1)</script>” will be deleted' })).toBeVisible();

  // On home, tonight's story, a heart that cannot be sent, and a story's entry that did not come from the form.
  await refuse(page, 'write', 503);
  await page.goto('/');
  await expect(page.getByRole('region', { name: tonight })).toContainText('Read Tonight’s Story');
  await expect(page.getByRole('region', { name: 'Last night’s story' })).toContainText('</title><script>alert(1)</script>');
  await page.getByRole('article').first().getByRole('button', { name: 'to favorites' }).click();
  const entry = storyEntry({ userId: account.uid, now: Date.now(), random: Math.random });
  await queueStory(page, {
    ...entry,
    data: { ...entry.data, ...hostile },
    attention: { because: 'refused', message: '<img onerror=alert(1)>' },
  });
  const waiting = (await openWaiting(page)).getByRole('listitem');
  await expect(waiting.first()).toContainText('A story for <svg onload=alert(1)>"><script>alert(1)</script>');
  await expect(waiting.first()).toContainText('Needs your help. <img onerror=alert(1)>');
  await expect(waiting.last()).toContainText(HOSTILE_MARKUP[0] ?? '');
  await expect(waiting).toHaveCount(2);

  expect(ran).toEqual([]);
  expect(left).toEqual([]);
  // The policy blocked the pictures.
  expect(forbidden.filter((text) => !/img-src|Content Security Policy.*image/i.test(text))).toEqual([]);
  expect(forbidden.join(' ')).toContain('evil.example');
  forbidden.length = 0;
});
