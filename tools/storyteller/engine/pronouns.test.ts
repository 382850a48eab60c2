import { describe, expect, it } from 'vitest';
import { type Pronouns, withPronouns } from './pronouns.ts';

const told = (text: string, pronouns: Pronouns | null = 'she') => withPronouns(text, pronouns, ['the cook', 'Aunt Luz', 'Mr. Bo'], 'whale');

describe('the name', () => {
  it('becomes a pronoun where the child is told of again', () => {
    expect(told('{child} oiled the gate. Then {child} pushed.')).toBe('{child} oiled the gate. Then she pushed.');
    expect(told('“Hush,” said {child}. {child} listened. It was quiet. {child} sat down.', 'he')).toBe(
      '“Hush,” said {child}. He listened. It was quiet. He sat down.',
    );
    expect(told('{child} knelt. “Come,” said {child}, and waited.')).toBe('{child} knelt. “Come,” she said, and waited.');
    expect(told('“Why?” asked {child}. {child} listened. “Who is there?” asked {child}.')).toBe(
      '“Why?” asked {child}. She listened. “Who is there?” she asked.',
    );
    expect(told('{child} was cold, so {child} ran.', 'he')).toBe('{child} was cold, so he ran.');
  });

  it('stays without pronouns, and in what the characters say', () => {
    expect(told('{child} knelt. {child} waited.', null)).toBe('{child} knelt. {child} waited.');
    const said = '{child} knelt. “Here is Ada. {child} knows her. {child} is kind.” {child} waited.';
    expect(told(said)).toBe(said);
  });

  it.each([
    ['another child', '{child} waved to {child2}. {child} waited.'],
    ['someone with a name', '{child} waved to Ada. {child} waited.'],
    ['another character', '{child} waved to the cook. {child} waited.'],
    ['a woman', '{child} waved to the ferrywoman. {child} waited.'],
    ['a sentence about others', '{child} knelt. The lamp went out. {child} waited.'],
  ])('stays after %s', (_what, text) => {
    expect(told(text)).toBe(text);
  });
});
