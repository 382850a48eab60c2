import { describe, expect, test } from 'vitest';
import { expectWithin } from '../../../../tests/cpu-time.ts';
import { alwaysFrightening } from './always.ts';

describe('the list of what is never allowed', () => {
  test.each([
    ['He was killed.', 'killed'],
    ['a ZOMBIE', 'ZOMBIE'],
    ['The owl was dead', 'was dead'],
    ['two guns', 'guns'],
    ['a killer whaler', 'killer'],
    ['a blood trail', 'blood'],
  ])('finds in “%s”: %s', (text, word) => {
    expect(alwaysFrightening(text)).toBe(word);
  });

  test.each([
    'The wind died down.',
    'A bread knife lay by the dough.',
    'the deadline of the baker',
    'A gunny sack of killdeer feathers.',
    'A killer whale and two poison dart frogs shared a blood orange.',
    'the Tasmanian devil under the skull and bones',
  ])('lets “%s” pass', (text) => {
    expect(alwaysFrightening(text)).toBeNull();
  });

  test('reads a text of one repeated word as fast as a story', () => {
    for (const word of ['kill time ', 'killa', 'is dead tired ', 'blood moon ', 'hanged ']) {
      const text = word.repeat(4_000);
      expectWithin(1_000, () => alwaysFrightening(text));
    }
  });
});
