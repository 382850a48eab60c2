import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsToHtml } from '../text/story-html.ts';
import { DEFAULT_SCENE } from './parse-scene.ts';
import { pageParagraphs, storyPages, textsOfPages } from './story-pages.ts';
import { SCENE_LIMITS } from './vocabulary.ts';

const CONTEXT = { storySetting: 'forest', favoriteAnimal: 'otter', childName: 'Mia' } as const;
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('textsOfPages', () => {
  it('lets short paragraphs share a page', () => {
    expect(textsOfPages([words(10), words(30), words(20)])).toEqual([`${words(10)}\n\n${words(30)}`, words(20)]);
  });

  it('does not put a whole story of a script without spaces on one page', () => {
    const paragraphs = Array.from({ length: 6 }, () => '小明和狐狸走进了森林，他们看见了一盏小小的灯笼。'.repeat(3));
    expect(textsOfPages(paragraphs)).toEqual(paragraphs);
  });

  it('never has more pages than a story may have, and loses no paragraph', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 }).map(words), { maxLength: 200 }), (paragraphs) => {
        const texts = textsOfPages(paragraphs);
        expect(texts.length).toBeLessThanOrEqual(SCENE_LIMITS.pages);
        expect(texts.flatMap(pageParagraphs)).toEqual(paragraphs);
      }),
    );
  });
});

describe('storyPages', () => {
  const content = paragraphsToHtml([`The otter slept. ${words(40)}`, `Mia laughed. ${words(40)}`]);

  it('reads stored pages, whatever their scenes say', () => {
    const pages = [{ text: 'The otter slept.', scene: { place: 'city', weather: 'frogs' } }, { text: 'Mia laughed.' }];
    expect(storyPages({ ...CONTEXT, content, pages })).toEqual([
      { text: 'The otter slept.', scene: { ...DEFAULT_SCENE, place: 'city' } },
      { text: 'Mia laughed.', scene: { ...DEFAULT_SCENE, place: 'forest' } },
    ]);
  });

  it('derives pages of a story that has none', () => {
    const pages = storyPages({ ...CONTEXT, content });
    expect(pages.map(({ text }) => text.slice(0, 12))).toEqual(['The otter sl', 'Mia laughed.']);
    expect(pages[0]?.scene.figures[0]).toMatchObject({ who: 'animal', pose: 'sleep' });
  });

  it.each([[[]], ['pages'], [[{ text: '' }]], [[null]], [Array.from({ length: 25 }, () => ({ text: 'One.' }))]])(
    'derives pages where the stored ones cannot be read: %j',
    (pages) => {
      expect(storyPages({ ...CONTEXT, content, pages })).toEqual(storyPages({ ...CONTEXT, content }));
    },
  );

  it('has no pages for a story without text', () => {
    expect(storyPages({ ...CONTEXT, content: '' })).toEqual([]);
  });
});
