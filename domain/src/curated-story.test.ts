import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCuratedStory, isImageAddress, summaryOf } from './curated-story.ts';

const GOOD = {
  title: 'The Gate',
  description: 'A gate that sings.',
  category: 'Cozy',
  pages: [{ content: 'One.\nTwo.' }, { content: 'Three.', imageUrl: '/art/gate.svg', imageAlt: 'A gate.' }],
};
const HOSTS = ['pictures.example.com'];

describe('publishing a curated story', () => {
  it('takes a good document and fills in rating, reading time and slug', () => {
    expect(checkCuratedStory(GOOD, 14, HOSTS)).toEqual({
      ok: true,
      story: { ...GOOD, id: 14, slug: 'the-gate', rating: 5, readingTime: 5 },
    });
  });

  it.each([
    ['title', { title: '' }],
    ['title', { title: 7 }],
    ['title', { title: 'x'.repeat(121) }],
    ['description', { description: undefined }],
    ['category', { category: '   ' }],
    ['rating', { rating: 6 }],
    ['rating', { rating: '5' }],
    ['readingTime', { readingTime: 0 }],
    ['slug', { slug: '12' }],
    ['slug', { slug: 'featured' }],
    ['pages', { pages: [] }],
    ['pages', { pages: 'none' }],
    ['Page 2', { pages: [{ content: 'One.' }, {}] }],
    ['Page 1', { pages: ['text'] }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageAlt', { imageAlt: 3 }],
  ])('says what is wrong with %s', (word, change) => {
    const checked = checkCuratedStory({ ...GOOD, ...change }, 1, HOSTS);
    expect(checked.ok).toBe(false);
    expect(checked.ok ? [] : checked.problems).toEqual([expect.stringContaining(word)]);
  });

  it('names every problem at once', () => {
    const checked = checkCuratedStory({}, 1, HOSTS);
    expect(checked.ok ? [] : checked.problems).toHaveLength(4);
  });

  it('never throws, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('title', 'description', 'category', 'pages', 'rating', 'slug', 'imageUrl'), fc.anything()),
        (document) => {
          const checked = checkCuratedStory(document, 1, HOSTS);
          if (!checked.ok) expect(checked.problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('lists a story without its pages', () => {
    const checked = checkCuratedStory(GOOD, 1, HOSTS);
    expect(checked.ok && summaryOf(checked.story)).not.toHaveProperty('pages');
  });
});

describe('the address of a picture', () => {
  it.each(['/art/fox.svg', 'https://pictures.example.com/a.png?x=1'])('%s is taken', (address) => {
    expect(isImageAddress(address, HOSTS)).toBe(true);
  });

  it.each([
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    'http://pictures.example.com/a.png',
    'https://pictures.example.com.evil.test/a.png',
    'https://user@pictures.example.com/a.png',
    'https://pictures.example.com:444/a.png',
    'data:image/png;base64,AA',
    'art/fox.svg',
    '/art/a b.svg',
    `/${'a'.repeat(600)}`,
  ])('%s is not', (address) => {
    expect(isImageAddress(address, HOSTS)).toBe(false);
  });
});
