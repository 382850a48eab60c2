/** The check of text alternatives finds what they leave out and what they add. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { pagePicture, parseScene } from '../../domain/src/index.ts';
import { altFaults } from './support/story-page.ts';

const picture = pagePicture(
  { id: 'alt', storySetting: 'forest', storyTone: 'calm', favoriteAnimal: 'pangolin', coverImage: 'moon' },
  parseScene({
    place: 'forest',
    space: 'outside',
    figures: [{ who: 'child' }, { who: 'animal' }],
    objects: [
      { kind: 'soup', count: 1 },
      { kind: 'lantern', count: 2 },
    ],
  }),
  2,
  [],
);
const { alt } = storyPicture(picture);
const drawn = ['child', 'animal', 'soup', 'lantern', 'lantern'].map((what) => ({ what }));
const faultsOf = (text: string): string => altFaults(picture, text, drawn).join('\n');

describe(`“${alt}”`, () => {
  it('agrees with its picture', () => {
    expect(faultsOf(alt)).toBe('');
  });

  it.each([
    ['does not say 1 animal', alt.replace('pangolin', 'hedgehog')],
    ['does not say 2 lantern', alt.replace('two lanterns', 'three lanterns')],
    ['says kettle, which is not drawn', alt.replace('soup', 'soup, a kettle')],
    ['says owl, which is not drawn', alt.replace(/\.$/, ' beside an owl.')],
    ['says tree, which is not drawn', alt.replace('two lanterns', 'two lanterns on a tree')],
  ])('is found wrong: %s', (fault, text) => {
    expect(text).not.toBe(alt);
    expect(faultsOf(text)).toContain(fault);
  });
});
