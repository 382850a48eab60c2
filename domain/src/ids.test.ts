import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCuratedId, isSlug, isStoryId, slugFrom } from './ids.ts';

describe('ids', () => {
  it('distinguish curated from own stories', () => {
    expect(isCuratedId('12') && !isStoryId('12')).toBe(true);
    const uuid = '6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a';
    expect(isStoryId(uuid) && !isCuratedId(uuid)).toBe(true);
  });

  it.each(['0', '01', '-1', '1.5', '1e3', '٣', '1'.repeat(16), ''])('%j is not a curated id', (id) => {
    expect(isCuratedId(id)).toBe(false);
  });

  it.each(['featured', '12', 'Big', 'a--b', '-a', 'a-', 'ä', '', 'a'.repeat(81)])('%j is not a slug', (slug) => {
    expect(isSlug(slug)).toBe(false);
  });

  it.each([
    ['The Ship’s Cat Reports', 'the-ships-cat-reports'],
    ['Žofie & the Night', 'zofie-the-night'],
    ['月の猫', 'story-7'],
    ['Featured', 'story-7'],
    ['1984', 'story-7'],
  ])('“%s” becomes %s', (title, slug) => {
    expect(slugFrom(title, 7)).toBe(slug);
  });

  it('a slug made from any title is valid', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 1e9 }), (title, id) => isSlug(slugFrom(title, id))));
  });
});
