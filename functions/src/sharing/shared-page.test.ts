import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { storyPicture } from '@tuckaway/art/kit';
import { coverScene, DEFAULT_SCENE, NO_CAST, STORY_SETTINGS, type StoryPicture } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { HOSTILE_MARKUP } from '../../../tests/fixtures/hostile-markup.ts';
import { crowdedPage, type DrawStoryPicture, goneStoryPage, sharedStoryPage, troublePage } from './shared-page.ts';
import type { SharedStory } from './shared-pictures.ts';

const STORY: SharedStory = {
  title: 'The Little One & the Lamp',
  paragraphs: ['The lamp yawned.', '“Late?” asked the fox.', 'It was.'],
  childName: null,
  animal: 'fox',
  storySetting: 'forest',
  storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  pages: [
    { text: 'The lamp yawned.', scene: { ...DEFAULT_SCENE, place: 'forest' } },
    { text: '“Late?” asked the fox.\n\nIt was.', scene: { ...DEFAULT_SCENE, place: 'forest', time: 'night' } },
  ],
  cover: coverScene({ storySetting: 'forest' }),
  childSeed: 7,
  coverImage: 'moon',
  storyTone: 'calm',
  expiresAt: Date.UTC(2026, 10, 28, 20),
};
const ORIGIN = 'https://tales.example';
const page = (changes: Partial<SharedStory> = {}, draw: DrawStoryPicture = storyPicture) =>
  sharedStoryPage({ ...STORY, ...changes }, { origin: ORIGIN, reportPath: '/report#a-token', draw });
/** The page with these paragraphs, each on a page of its own. */
const paragraphsPage = (paragraphs: string[], changes: Partial<SharedStory> = {}, draw?: DrawStoryPicture) =>
  page({ paragraphs, pages: paragraphs.map((text) => ({ text, scene: DEFAULT_SCENE })), ...changes }, draw);
const meta = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the page of a shared story', () => {
  test('is read in its language, and from the left also if a paragraph begins with an Arabic name [fault 11]', () => {
    expect(paragraphsPage(['محمد slept.', 'The lamp yawned, and so did the moon.'])).toContain('<article dir="ltr" lang="en">');
    const arabic = paragraphsPage(['كان يا ما كان.'], { title: 'المصباح' });
    expect(arabic).toContain('<article dir="rtl" lang="ar">');
    expect(arabic).toContain('<p class="end" lang="en">Sweet dreams!</p>');
  });

  test('shows verse in its lines', () => {
    expect(page({ pages: [{ text: 'A <berry>,\nplop.\n\nIt fell.', scene: DEFAULT_SCENE }] })).toMatch(
      /<p>A &lt;berry&gt;,<br>plop\.<\/p>\s*<p>It fell\.<\/p>/u,
    );
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
      'until November 28, 2026',
      '<a href="/report#a-token">Report this story</a>',
    ])
      expect(html).toContain(text);
  });

  test('has a title, a description and a picture for messengers, and is closed to search engines', () => {
    const html = page();
    expect(meta(html, 'og:title')).toBe('The Little One &amp; the Lamp');
    expect(meta(html, 'og:description')).toBe('The lamp yawned. “Late?” asked the fox. It was.');
    expect(meta(html, 'og:image')).toBe('https://tales.example/shared/forest.jpg');
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'robots')).toBe('noindex, nofollow, noarchive');
    expect(meta(html, 'referrer')).toBe('no-referrer');
    expect(html).toContain('<title>The Little One &amp; the Lamp – Tuckaway Tales</title>');
  });

  test('where it is over, says so kindly and leads on to our own stories', () => {
    const html = goneStoryPage();
    expect(html).toContain('<h1>This story is no longer available</h1>');
    expect(html).toContain('You can ask them for a new link');
    expect(html).toContain('<a class="button" href="/#stories">Read one of our stories</a>');
    expect(html).toContain('<img src="/art/empty/not-found.svg" alt="" ');
  });

  test('has no script and no inline style', () => {
    for (const html of [page(), goneStoryPage(), crowdedPage(), troublePage(405), troublePage(500)]) {
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    }
  });

  test('draws the cover above the title, and each page’s picture before its text', () => {
    const drawn: StoryPicture[] = [];
    const html = page({}, (picture) => {
      drawn.push(picture);
      return { svg: `<svg>${drawn.length}</svg>`, alt: `Picture "${drawn.length}"` };
    });
    expect(html.replace(/<(?!svg|h1|p>)[^>]*>|\n\s*/g, '')).toMatch(
      /<svg>1.*<h1>The Little One.*<svg>2.*<p>The lamp yawned\..*<svg>3.*<p>“Late\?” asked the fox\..*<p>It was\./,
    );
    expect(html).toContain('<div class="picture" role="img" aria-label="Picture &quot;2&quot;"><svg>');
    const [first, second] = STORY.pages;
    const story = { cast: NO_CAST, animal: 'fox', tone: 'calm', cover: 'moon', seed: STORY.storyId, childSeed: 7 };
    expect(drawn).toEqual([
      { ...story, scene: STORY.cover, page: null, title: STORY.title },
      { ...story, scene: first?.scene, page: 0 },
      { ...story, scene: second?.scene, page: 1, last: true },
    ]);
  });

  test('draws a scene without its animal where that would reveal a name', () => {
    const drawn: string[] = [];
    page({ animal: null }, ({ animal, scene, page: number }) => {
      drawn.push(animal);
      if (number !== null) expect(scene.figures.map(({ who }) => who)).not.toContain('animal');
      return { svg: '<svg></svg>', alt: '' };
    });
    expect(drawn).toEqual(['', '', '']);
    expect(page({ animal: null })).toContain('aria-label="A child and a lantern');
  });

  test('is not larger than a photograph with 24 pictures, and has no id twice, nor one that names the story', () => {
    const html = paragraphsPage(Array.from({ length: 24 }, () => 'The same words.'));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toContain(STORY.storyId);
    expect(gzipSync(html).length).toBeLessThan(150_000);
  });

  test('has a preview for every place, and for an unknown one', () => {
    for (const id of [...STORY_SETTINGS.map((setting) => setting.id), 'nowhere']) {
      const [picture = ''] = /\/shared\/[a-z]+\.jpg/.exec(page({ storySetting: id })) ?? [];
      expect(existsSync(join(import.meta.dirname, '../../../web/public', picture)), id).toBe(true);
    }
  });

  test('escapes every text', () => {
    const named: DrawStoryPicture = ({ animal }) => ({ svg: '<svg></svg>', alt: animal });
    const outline = (html: string) =>
      html
        .replaceAll('<br>', '')
        .replace(/>[^<]*</g, '><')
        .replace(/="[^"]*"/g, '=""');
    const plain = outline(paragraphsPage(['One.', 'Two.'], { childName: 'Mia' }, named));
    for (const text of HOSTILE_MARKUP) {
      const html = paragraphsPage([text, text], { title: text, childName: text, animal: text }, named);
      expect(outline(html), text).toBe(plain);
    }
  });
});
