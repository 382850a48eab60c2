import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertName, withoutName } from './insert-name.ts';

describe('the name goes in', () => {
  test.each([
    ['in the middle of a sentence', 'The otter waved at {child} twice.', 'Mia', 'The otter waved at Mia twice.'],
    ['as a possessive', "It was {child}'s boot, and {child}’s mitten.", 'James', "It was James's boot, and James’s mitten."],
    ['at the start, with a capital', '{child} yawned.', 'mia', 'Mia yawned.'],
    ['after a sentence, with a capital', '“Good night.” {child} yawned at {child}.', 'mia', '“Good night.” Mia yawned at mia.'],
    ['where a speech begins, with a capital', 'The otter said, “{child}, look!”', 'mia', 'The otter said, “Mia, look!”'],
    ['at the start of a paragraph, with a capital', 'Then it rained\n\n{child} slept.', 'óscar', 'Then it rained\n\nÓscar slept.'],
    [
      'with a small particle within a sentence',
      'They saw {child} wave. {child} slept.',
      'de la Cruz',
      'They saw de la Cruz wave. De la Cruz slept.',
    ],
    ['next to marks', '“{child}!” ({child}) {child}-bear', 'Zoë', '“Zoë!” (Zoë) Zoë-bear'],
    ['ending with a dot of its own', 'Good night, {child}. Sleep well, {child}!', 'Sam Jr.', 'Good night, Sam Jr. Sleep well, Sam Jr.!'],
    ['in a script without capitals', '{child} slept.', 'მარიამ', 'მარიამ slept.'],
    ['with signs that replacing could take for its own', '{child} slept.', "D'$&Arc", "D'$&Arc slept."],
  ])('%s', (_where, template, name, expected) => {
    expect(insertName(template, name)).toBe(expected);
  });

  const names = fc.stringMatching(/^[\p{L}][\p{L} '’-]{0,38}$/u).filter((name) => !name.includes('{'));
  const parts = fc.array(fc.stringMatching(/^[A-Za-z ,.!?"'“”\n-]{0,30}$/), { minLength: 2, maxLength: 8 });

  test('for every placeholder, with nothing left over and nothing else changed', () => {
    fc.assert(
      fc.property(names, parts, (name, texts) => {
        const story = insertName(texts.join('{child}'), name);
        expect(story).not.toMatch(/[{}]/);
        // The name's capital apart, the text around the places is what it was.
        const small = (text: string) => text.toLowerCase();
        expect(small(story)).toBe(small(texts.join(name)));
      }),
    );
  });

  test('capitals apart, exactly as it was typed', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(insertName('We saw {child} there.', name)).toBe(`We saw ${name} there.`);
      }),
    );
  });
});

describe('the name stays out of what is sent', () => {
  test.each([
    ["Mia's rabbit", 'Mia', "{child}'s rabbit"],
    ['the rabbit of mia', 'Mia', 'the rabbit of {child}'],
    ['the dog Anna-Lena', 'Anna-Lena', 'the dog {child}'],
    ["Mia's rabbit", 'Mia Rose', "{child}'s rabbit"],
    ['the cat of D.J. Lee', 'D.J. Lee', 'the cat of {child}'],
    ['a miaow cat', 'Mia', 'a miaow cat'],
    ['a goat', 'A', 'a goat'],
  ])('%s, for %s', (animal, name, expected) => {
    expect(withoutName(animal, name)).toBe(expected);
  });

  test('but the animal of a child who is called like it stays an animal', () => {
    expect(withoutName('robin', 'Robin')).toBe('robin');
  });
});
