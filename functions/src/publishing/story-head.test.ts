import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { curatedSourceSchema } from '@tuckaway/domain/content';
import { readContent } from '@tuckaway/domain/reader';
import { describe, expect, test } from 'vitest';
import { HOSTILE_MARKUP } from '../../../tests/fixtures/hostile-markup.ts';
import { type StoryHead, withStoryHead } from './story-head.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What the build makes the shell of. */
const SHELL = readFileSync(join(ROOT, 'web/index.html'), 'utf8');
const ORIGIN = 'https://tales.example';
const STORY: StoryHead = {
  id: 3,
  title: 'A Very Polite Well',
  description: 'It says “after you” to every bucket.',
  imageUrl: '/art/curated/a-very-polite-well/cover.svg',
  imageAlt: 'A well with a small roof.',
};
const page = (changes: Partial<StoryHead> = {}) => withStoryHead(SHELL, { ...STORY, ...changes }, ORIGIN);
const all = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(([, content]) => content);

describe('the head of a story’s page', () => {
  test('has each tag once, with the story’s values', () => {
    const html = page();
    expect([...html.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)).toEqual(['A Very Polite Well – Tuckaway Tales']);
    expect(
      Object.fromEntries(
        ['description', 'og:title', 'og:description', 'og:url', 'og:type', 'og:image'].map((name) => [name, all(html, name)]),
      ),
    ).toEqual({
      description: [STORY.description],
      'og:title': [STORY.title],
      'og:description': [STORY.description],
      'og:url': ['https://tales.example/story/3'],
      'og:type': ['article'],
      'og:image': ['https://tales.example/shared/curated/a-very-polite-well.jpg'],
    });
    expect([all(html, 'og:image:width'), all(html, 'og:image:alt'), all(html, 'twitter:card')]).toEqual([
      ['1200'],
      ['A well with a small roof.'],
      ['summary_large_image'],
    ]);
  });

  test('has the site’s picture if the story has none', () => {
    const { imageUrl: _none, imageAlt: _words, ...bare } = STORY;
    expect(all(withStoryHead(SHELL, bare, ORIGIN), 'og:image')).toEqual(['https://tales.example/share.jpg']);
  });

  test('keeps home’s description for the app', () => {
    expect(page()).toContain('data-home="Bedtime stories to read together, and stories of your own with your child in them."');
  });

  test.each([
    ['an https picture is shown as it is', 'https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
    ['a photograph of this site by its whole address', '/shared/garden.jpg', 'https://tales.example/shared/garden.jpg'],
    ['a drawing of elsewhere is the site’s own picture', 'https://pictures.example/a.svg?x=1', 'https://tales.example/share.jpg'],
    ['a drawing of ours that is no cover, the same', '/art/covers/moon.svg', 'https://tales.example/share.jpg'],
  ])('%s', (_what, imageUrl, expected) => {
    expect(all(page({ imageUrl }), 'og:image')).toEqual([expected]);
  });

  test('every cover of the seed has a JPEG copy', () => {
    const slugs = readContent('curated/*.yaml', curatedSourceSchema).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(20);
    for (const slug of slugs)
      expect(
        existsSync(join(ROOT, `web/public/shared/curated/${slug}.jpg`)),
        `${slug}: node tools/pictures/install-pictures.ts shared`,
      ).toBe(true);
  });

  test('hostile texts stay text', () => {
    const outline = (html: string) => html.replace(/<title>[^<]*</, '<title><').replace(/(content|href)="[^"]*"/g, '$1=""');
    const plain = outline(page());
    for (const text of [...HOSTILE_MARKUP, '$& $1 $` $$']) {
      expect(outline(page({ title: text, description: text, imageAlt: text })), text).toBe(plain);
    }
    expect(page({ title: '$&$1$`' })).toContain('<title>$&amp;$1$` – Tuckaway Tales</title>');
  });
});

test('the site’s own picture exists', () => {
  expect(existsSync(join(ROOT, 'web/public/share.jpg'))).toBe(true);
});
