import { AGE_BANDS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { frighteningPart } from './frightening-part.ts';

describe('frightening content', () => {
  test.each([
    ['That night she dies.', 'death'],
    ['The old fisherman drowned.', 'death'],
    ['His mother never came back.', 'loss of a parent'],
    ['“Shut up, idiot,” said the crow.', 'cruelty'],
    ['They left the puppy alone in the dark forest.', 'abandonment'],
    ['The wolf ate the lamb.', 'predators'],
    ['He was locked in the cold cellar.', 'being trapped'],
    ['The barn caught fire.', 'disaster'],
    ['The soldier aimed his bow at the deer.', 'weapons'],
    ['Some strange man grabbed her hand.', 'strangers'],
  ])('“%s” is found as %s', (text, kind) => {
    expect(frighteningPart(text)).toMatchObject({ kind });
  });

  test.each([
    'They played cards to kill time.',
    'They killed an hour by counting clouds.',
    'The sun dies down behind the hill.',
    'The wind died, and the sails hung still.',
    'The engine died halfway up the hill.',
    'He was dead tired.',
    'The fox was not dead, only asleep.',
    'She was dying to see the new boat.',
    'They left the key under the stone.',
    'The farmer closed up shop for the evening.',
    'A star shot across the sky.',
    'The wolf ate the jam.',
  ])('“%s” passes', (text) => {
    expect(frighteningPart(text, '2-3')).toBeNull();
  });

  describe.each([
    'They drank warm cocoa under the soft quilt with the kitten and',
    'After the pancakes, the lantern and the song in the cozy kitchen,',
    'The little hedgehog hummed, folded the blanket, stirred the soup, lit the lamp, and',
  ])('behind “%s”', (cozy) => {
    test.each([
      'his mother died',
      'she dies',
      'the boy drowned',
      'his mother never came back',
      'the crow said, shut up, idiot',
      'the house burned down to ashes',
      'the hunters left the little lamb alone in the forest',
    ])('“%s” is found at every age', (bad) => {
      for (const age of AGE_BANDS) expect(frighteningPart(`${cozy} ${bad}.`, age)).not.toBeNull();
    });

    test.each(['they played cards to kill time', 'the sun died down behind the hill'])('“%s” passes', (good) => {
      expect(frighteningPart(`${cozy} ${good}.`, '2-3')).toBeNull();
    });
  });

  test('names the words as written', () => {
    expect(frighteningPart('All was well. Then the Old Wolf ate the little lamb.')?.word).toBe('Wolf ate the little lamb');
  });

  test.each(['The barn was burning with the horses inside.', 'Behind him in the hall someone was walking, and it was not his mother.'])(
    '“%s” is found without a telling word',
    (text) => {
      expect(frighteningPart(text, '4-5')).not.toBeNull();
    },
  );

  test('names the words that weigh most, in their order, where no rule fits', () => {
    expect(frighteningPart('They drove the old horse until it fell, and then they whipped it.', '4-5')?.word).toMatch(
      /^\p{L}+(?: … \p{L}+){0,2}$/u,
    );
  });

  test('a story of 600 words takes less than 20 milliseconds, once it is warm', () => {
    const story = 'The owl and {child} walked past the harbor, where nobody was afraid of the old gray wolf, and the wind sang. '.repeat(
      29,
    );
    const times = Array.from({ length: 30 }, () => {
      const start = performance.now();
      frighteningPart(story, '4-5');
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  });

  test.each(['The thunder crashed, and the mouse shook with fear.', 'The stranger had a rough, loud voice, a stranger nobody knew.'])(
    '“%s” frightens only the younger ones',
    (text) => {
      expect(frighteningPart(text, '2-3')).not.toBeNull();
      expect(frighteningPart(text, '4-5')).not.toBeNull();
      expect(frighteningPart(text, '6-8')).toBeNull();
    },
  );

  test('a text of one repeated word takes no longer than a story', () => {
    const slowest = ['wolf ', 'never ', 'dark ', 'left the little ', 'never, '].map((word) => {
      const start = performance.now();
      frighteningPart(word.repeat(4_000));
      return performance.now() - start;
    });
    expect(Math.max(...slowest)).toBeLessThan(2_000);
  });
});
