import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STORY_SETTINGS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { HOSTILE_MARKUP } from '../../../tests/fixtures/hostile-markup.ts';
import type { SharedStory } from './shared-copy.ts';
import { crowdedPage, goneStoryPage, sharedStoryPage, troublePage } from './shared-page.ts';

const STORY: SharedStory = {
  title: 'The Little One & the Lamp',
  paragraphs: ['The lamp yawned.', '“Late?” asked the fox.'],
  childName: null,
  animal: 'fox',
  storySetting: 'forest',
  expiresAt: Date.UTC(2026, 10, 28, 20),
};
const ORIGIN = 'https://tales.example';
const page = (changes: Partial<SharedStory> = {}) => sharedStoryPage({ ...STORY, ...changes }, ORIGIN, '/report#a-token');
const meta = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the page of a shared story', () => {
  test('is read from the left also if a paragraph begins with an Arabic name', () => {
    expect(page({ paragraphs: ['محمد slept.', 'The lamp yawned, and so did the moon.'] })).toContain('<article dir="ltr">');
    expect(page({ title: 'المصباح', paragraphs: ['كان يا ما كان.'] })).toContain('<article dir="rtl">');
  });

  test('shows the story, how it was made, and when the link expires', () => {
    const html = page();
    for (const text of [
      '<h1>The Little One &amp; the Lamp</h1>',
      '<p>The lamp yawned.</p>',
      '<p>“Late?” asked the fox.</p>',
      'A magical adventure featuring fox',
      'AI-generated',
      'Sweet dreams!',
      'until 28 November 2026',
      '<a href="/report#a-token">Report this story</a>',
    ])
      expect(html).toContain(text);
  });

  test('shows the child’s name if the family wants it', () => {
    const html = page({ childName: 'Mia' });
    expect(html).toContain('A magical adventure for Mia featuring fox');
    expect(html).toContain('Sweet dreams, Mia!');
    expect(page({ childName: 'Mia and Leo' })).toContain('Sweet dreams, Mia and Leo!');
  });

  test('has a title, a description and a picture for messengers, and is closed to search engines', () => {
    const html = page();
    expect(meta(html, 'og:title')).toBe('The Little One &amp; the Lamp');
    expect(meta(html, 'og:description')).toBe('The lamp yawned. “Late?” asked the fox.');
    expect(meta(html, 'og:image')).toBe('https://tales.example/shared/forest.jpg');
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'robots')).toBe('noindex, nofollow, noarchive');
    expect(meta(html, 'referrer')).toBe('no-referrer');
    expect(html).toContain('<title>The Little One &amp; the Lamp – Tuckaway Tales</title>');
  });

  test('has no script and no inline style', () => {
    for (const html of [page(), goneStoryPage(), crowdedPage(), troublePage(405), troublePage(500)]) {
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    }
  });

  test('has a picture for every place, and for an unknown one', () => {
    for (const id of [...STORY_SETTINGS.map((setting) => setting.id), 'nowhere']) {
      const [picture = ''] = /\/shared\/[a-z]+\.jpg/.exec(page({ storySetting: id })) ?? [];
      expect(existsSync(join(import.meta.dirname, '../../../web/public', picture)), id).toBe(true);
    }
  });

  test('escapes every text', () => {
    const outline = (html: string) => html.replace(/>[^<]*</g, '><').replace(/="[^"]*"/g, '=""');
    const plain = outline(page({ childName: 'Mia' }));
    for (const text of HOSTILE_MARKUP) {
      const html = page({ title: text, paragraphs: [text, text], childName: text, animal: text });
      expect(outline(html), text).toBe(plain);
    }
    console.info(`shares: ${HOSTILE_MARKUP.length} hostile texts shown as text`);
  });
});
