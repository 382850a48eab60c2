import { describe, expect, it } from 'vitest';
import { childPronouns } from './child-pronouns.ts';
import type { Pronouns } from './pronouns.ts';

const PEOPLE = [
  { the: 'Aunt Luz', word: 'woman' },
  { the: 'Mr. Bo', word: 'man' },
  { the: 'the cook', word: 'person' },
  { the: 'the owl', word: 'owl' },
];
const told = (pages: readonly string[], pronouns: Pronouns | null = 'she') =>
  pages.map(childPronouns(pronouns, PEOPLE, ['Toast', 'whale']));

describe('the child', () => {
  it('is “she” as a subject, an object and an owner, and named again on the next page', () => {
    expect(told(['{child} knelt. Then {child} took {child}’s hat. Toast sat next to {child}.', '{child} slept.'])).toEqual([
      '{child} knelt. Then she took her hat. Toast sat next to her.',
      '{child} slept.',
    ]);
    expect(told(['{child} ran.\n\n“Come,” said {child}, and waited.'], 'he')).toEqual(['{child} ran.\n\n“Come,” he said, and waited.']);
  });

  it('is named again after four pronouns', () => {
    const [page] = told(['{child} sat. {child} ate. {child} ran. {child} dug. {child} swam. {child} slept.']);
    expect(page).toBe('{child} sat. She ate. She ran. She dug. She swam. {child} slept.');
  });

  it.each([
    ['another child', '{child} waved to {child2}. {child} waited.'],
    ['a woman', '{child} waved to Aunt Luz. {child} waited.'],
    ['a woman of whom nothing else is known', '{child} waved to Mrs. Ito. {child} waited.'],
    ['someone who could be one', '{child} waved to the cook. {child} waited.'],
    ['another “she”', '{child} saw a goat. She sang. {child} waited.'],
  ])('is named again after %s', (_who, page) => {
    expect(told([page])).toEqual([page]);
  });

  it('is named in each paragraph of a page about another “she”, and where nothing of the child’s follows', () => {
    const pages = ['{child} ran.\n\nShe was late.\n\nSo {child} waited.', '{child} sat. Two were {child}’s.'];
    expect(told(pages)).toEqual(pages);
  });

  it('is not mixed up with a man, an owl or the animal', () => {
    expect(told(['{child} waved to Mr. Bo, the owl and Toast. {child} waited.'])).toEqual([
      '{child} waved to Mr. Bo, the owl and Toast. She waited.',
    ]);
  });

  it('as “they” is not mixed up with others, and has its own verbs', () => {
    const page = '{child} was early. {child} was glad. {child} and Toast ran. {child} slept.';
    expect(told([page], 'they')).toEqual([page]);
    expect(told(['{child} sat. {child} slept.'], 'they')).toEqual(['{child} sat. They slept.']);
  });

  it('is no object where a clause begins', () => {
    expect(told(['{child} turned it. Around and around {child} pushed, and ran around {child}’s hat.'])).toEqual([
      '{child} turned it. Around and around {child} pushed, and ran around her hat.',
    ]);
  });

  it('keeps the name without pronouns, beside another character, and in what is said', () => {
    const page = '{child} knelt. “{child} is kind,” said Toast. {child} and Toast ran. “Oh,” said {child}, who was tired.';
    expect(told([page])).toEqual([page]);
    expect(told(['{child} sat. {child} slept.'], null)).toEqual(['{child} sat. {child} slept.']);
  });
});
