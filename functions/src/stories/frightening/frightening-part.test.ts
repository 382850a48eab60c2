import { AGE_BANDS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { expectWithin } from '../../../../tests/cpu-time.ts';
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

  test.each(['his mother died', 'the crow said, shut up, idiot', 'the hunters left the little lamb alone in the forest'])(
    '“%s” is found at every age, behind cozy words',
    (bad) => {
      const cozy = 'The little hedgehog hummed, folded the blanket, stirred the soup, lit the lamp, and';
      for (const age of AGE_BANDS) expect(frighteningPart(`${cozy} ${bad}.`, age)).not.toBeNull();
    },
  );

  test.each(['The thunder crashed, and the mouse shook with fear.', 'The stranger had a rough, loud voice, a stranger nobody knew.'])(
    '“%s” frightens only the younger ones',
    (text) => {
      expect(frighteningPart(text, '2-3')).not.toBeNull();
      expect(frighteningPart(text, '4-5')).not.toBeNull();
      expect(frighteningPart(text, '6-8')).toBeNull();
    },
  );

  test('a text of one repeated word takes no longer than a story', () => {
    for (const word of ['wolf ', 'never ', 'dark ', 'left the little ', 'never, '])
      expectWithin(2_000, () => frighteningPart(word.repeat(4_000)));
  });
});
