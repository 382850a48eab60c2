import { describe, expect, it } from 'vitest';
import { withPronouns } from './pronouns.ts';

const told = (text: string) => withPronouns(text, ['the cook', 'Aunt Luz', 'Mr. Bo'], 'whale');

describe('the name of a character with a title', () => {
  it('becomes a pronoun where it comes again', () => {
    expect(told('Aunt Luz oiled the gate. Then Aunt Luz pushed.')).toBe('Aunt Luz oiled the gate. Then she pushed.');
    expect(told('Mr. Bo knelt. “Come,” said Mr. Bo, and waited.')).toBe('Mr. Bo knelt. “Come,” he said, and waited.');
    expect(told('Mr. Bo was cold, so Mr. Bo ran.')).toBe('Mr. Bo was cold, so he ran.');
  });

  it('stays in what the characters say, and in the next paragraph', () => {
    const said = 'Aunt Luz knelt. “Here is Ada. Aunt Luz knows her.”\n\nAunt Luz waited.';
    expect(told(said)).toBe(said);
  });

  it.each([
    ['another character', 'Aunt Luz waved to the cook. Aunt Luz waited.'],
    ['a child', 'Aunt Luz waved to {child}. Aunt Luz waited.'],
    ['a woman', 'Aunt Luz waved to the ferrywoman. Aunt Luz waited.'],
    ['a sentence about others', 'Aunt Luz knelt. The lamp went out. Aunt Luz waited.'],
  ])('stays after %s', (_what, text) => {
    expect(told(text)).toBe(text);
  });
});
