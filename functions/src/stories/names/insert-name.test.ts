import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertName, withoutNames } from './insert-name.ts';

describe('inserting the name', () => {
  test.each([
    ['in the middle of a sentence', 'The otter waved at {child} twice.', 'Mia', 'The otter waved at Mia twice.'],
    ['as a possessive', "It was {child}'s boot, and {child}’s mitten.", 'James', "It was James's boot, and James’s mitten."],
    ['at the start, with a capital', '{child} yawned.', 'mia', 'Mia yawned.'],
    ['after a sentence, with a capital', '“Good night.” {child} yawned at {child}.', 'mia', '“Good night.” Mia yawned at mia.'],
    ['with a capital that does not grow [fault 7]', 'It was {child}. {child} slept.', 'ßen', 'It was ßen. Ssen slept.'],
    ['after an abbreviation [fault 1]', 'They asked Mr. {child}. {child} slept.', 'd’Angelo', 'They asked Mr. d’Angelo. D’Angelo slept.'],
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
    ['ending with an apostrophe of its own [fault 24]', "It was {child}'s. {child}’s?", "Jess'", 'It was Jess’s. Jess’s?'],
    ['that was typed as a possessive [fault 24]', 'It was {child}’s. {child} slept.', "Chloë's", 'It was Chloë’s. Chloë’s slept.'],
    ['with the apostrophe of the text [fault 24]', 'It’s {child}’s. {child} slept.', "O'Neill", 'It’s O’Neill’s. O’Neill slept.'],
    ['with a straight apostrophe in such a text [fault 24]', "It's {child}'s. {child} slept.", 'O’Neill', "It's O'Neill's. O'Neill slept."],
    ['written from right to left', "{child}'s lamp, said {child}.", 'מיה', "מיה's lamp, said מיה."],
    ['in a script without capitals', '{child} slept.', 'მარიამ', 'მარიამ slept.'],
    ['with signs that replacing could take for its own', '{child} slept.', "D'$&Arc $1 $`", "D'$&Arc $1 $` slept."],
    ['with signs that a pattern could take for its own', '{child} slept.', 'A.*(b|c)+[d]?^', 'A.*(b|c)+[d]?^ slept.'],
  ])('%s', (_where, template, name, expected) => {
    expect(insertName(template, name)).toBe(expected);
  });

  const names = fc.stringMatching(/^[\p{L}][\p{L} '’-]{0,38}$/u).filter((name) => !/['’]$/u.test(name));
  const parts = fc.array(fc.stringMatching(/^[A-Za-z ,.!?"'“”\n-]{0,30}$/), { minLength: 2, maxLength: 8 });

  test('replaces every placeholder and changes nothing else', () => {
    fc.assert(
      fc.property(names, parts, (name, texts) => {
        const story = insertName(texts.join('{child}'), name);
        expect(story).not.toMatch(/[{}]/);
        // Only the capital and the apostrophes of the name may differ; some letters have capitals of two characters.
        const withoutCase = (text: string) => text.toUpperCase().toLowerCase().normalize('NFC').replaceAll("'", '’');
        expect(withoutCase(story)).toBe(withoutCase(texts.join(name)));
      }),
    );
  });
});

test.each([
  ['each in its own place', '{child} and {child2} met {child3}.', 'Mia and leo met Ana.'],
  ['with a capital at a start, and as a possessive', "{child2} slept. It was {child2}'s bed.", "Leo slept. It was leo's bed."],
  ['and leaves the placeholder of a missing child', '{child4} slept.', '{child4} slept.'],
])('inserting several names %s', (_what, template, expected) => {
  expect(insertName(template, 'Mia', ['leo', 'Ana'])).toBe(expected);
});

test.each([
  ['Mia, Leo and ANA', ['Mia', 'Leo', 'Ana'], '{child}, {child2} and {child3}'],
  ['Ana and Ana Lena', ['Mia', 'Leo', 'Ana'], '{child3} and {child3} Lena'],
  ['{child} saw a child and a word', ['Mia', 'Leo', 'Ana'], '{child} saw a child and a word'],
  ['{child} and {word} saw Child and Word', ['Child', 'Word'], '{child} and {word} saw {child} and {child2}'],
  ['the rabbit of mia', ['Mia'], 'the rabbit of {child}'],
  ['Zoe and ZOË', ['Zoë'], '{child} and {child}'],
  ['a miaow', ['Mia'], 'a miaow'],
  ['Robins', ['Robin'], '{child}s'],
])('“%s” without the names %j is “%s”', (text, [childName = '', ...siblings], expected) => {
  expect(withoutNames(text, { childName, siblings })).toBe(expected);
});
