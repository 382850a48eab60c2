import { LIMITS, personTextProblem } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectWithin } from '../../../../tests/cpu-time.ts';
import { LONG } from '../../../../tests/long.ts';
import { replaceName } from './find-name.ts';

const found = (text: string, name: string) => replaceName(text, name, () => '@');

describe('a name is found', () => {
  test.each([
    ['D.J. Lee', 'D.J. Lee, DJ Lee, d.j.  lee', '@, @, @'],
    ['Anna-Lena', 'Anna-Lena, Anna Lena, anna - lena', '@, @, @'],
    ["O'Neil", "O'Neil, O’Neil and ONeil’s owl", '@, @ and @’s owl'],
    ["D'Arcy-Jones", 'D’Arcy Jones, DArcy-Jones', '@, @'],
    ['ʻAlohi', 'ʻAlohi, ’Alohi and Alohi', '@, @ and @'],
    ["Jess'", "Jess' owl, “Jess,” she said", '@ owl, “@,” she said'],
    ['Sam Jr.', "It was Sam Jr. We saw Sam Jr.'s owl.", "It was @ We saw @'s owl."],
    ['Νίκη', 'η ΝΊΚΗ και η Νικη', 'η @ και η @'],
  ])('%s', (name, text, expected) => expect(found(text, name)).toBe(expected));

  test.each(['\u00AD', '\u034F', '\u200B', '\u200D', '\u2060', '\uFEFF', '\uFE0F', '\u3164'])(
    'with an invisible character between its letters: %j',
    (hidden) => {
      for (const name of ['Mia', 'Søren', 'Müller', 'Anna-Lena', 'מרים', '小明']) {
        const written = [...name].join(hidden);
        expect(found(`“${written}” slept.`, name)).toBe('“@” slept.');
      }
      expect(found(`Mu${hidden}\u0308ller and So${hidden}eren`, 'Müller')).toContain('@ and');
    },
  );

  test.each([
    ['Søren', 'Soren, Soeren, SØREN and Sören', '@, @, @ and @'],
    ['Soeren', 'Søren and Sören', '@ and @'],
    ['Müller', 'Mueller, Muller and MÜLLER', '@, @ and @'],
    ['Mueller', 'Müller', '@'],
    ['Weiß', 'Weiss and WEISS', '@ and @'],
    ['Paweł', 'Pawel', '@'],
    ['Pawel', 'Paweł', '@'],
    ['Æsa', 'Aesa, Äsa and æsa', '@, @ and @'],
    ['Åse', 'Aase, Ase and Åse', '@, @ and @'],
    ['Đorđe', 'Djordje, Dorde and Ðorðe', '@, @ and @'],
    ['Þóra', 'Thora and Thóra', '@ and @'],
    ['Işıl', 'Isil and IŞIL', '@ and @'],
  ])('%s in another spelling', (name, text, expected) => expect(found(text, name)).toBe(expected));

  test.each([
    ['Mia', 'the M-i-a, the M.i.a and the Mi’a owl', 'the @, the @ and the @ owl'],
    ['M-i-a', 'the Mia and the M-i-a owl', 'the @ and the @ owl'],
    ['Mia', 'a Mi\u0301a\u0308 owl', 'a @ owl'],
    ['Anna-Lena', 'the Annalena owl', 'the @ owl'],
    ['Zoë', 'a Z-o-e\u0308 owl', 'a @ owl'],
    ['محمد', 'بومة مُحَمَّد ومـحـمـد', 'بومة @ و@'],
    ['דוד', 'הינשוף של דָּוִד', 'הינשוף של @'],
    ["צ'רלי", 'הינשוף של צ’רלי', 'הינשוף של @'],
  ])('%s with marks or hyphens between its letters', (name, text, expected) => expect(found(text, name)).toBe(expected));

  test.each([
    ['Max', 'Ｍａｘ the owl, 𝓜𝓪𝔁 and ＭＡＸ’s hat', '@ the owl, @ and @’s hat'],
    ['Ｍａｘ', 'the Max owl', 'the @ owl'],
    ['Fiona', 'a ﬁona owl', 'a @ owl'],
    ['ガク', 'ｶﾞｸのふくろう', '@のふくろう'],
  ])('%s in full-width, half-width, joined or ornamental letters', (name, text, expected) => expect(found(text, name)).toBe(expected));

  test.each([
    ['Міа', 'Mia’s rabbit', '@’s rabbit'],
    ['Mia', 'the Міа owl, МІА and the Mιa owl', 'the @ owl, @ and the @ owl'],
    ['Томас', 'the owl of Tomac', 'the owl of @'],
    ['Νίκη', 'Nikη the owl', '@ the owl'],
    ['Zoë', 'a Zоё owl', 'a @ owl'],
    ['Хорхе', 'Xopxe’s hat', '@’s hat'],
  ])('%s in letters of another script that look the same', (name, text, expected) => expect(found(text, name)).toBe(expected));

  test.each([
    ['Sue', 'a suede hedgehog'],
    ['Ida', 'a friday fox'],
    ['Lo', 'a løve'],
    ['An', 'a nice owl'],
  ])('%s, but not within “%s”', (name, text) => expect(found(text, name)).toBe(text));

  test.each([
    ['Anna Lena', 'Anna. Lena slept.', '@. @ slept.'],
    ['Mia ʼʼʼ', 'The owl of Mia slept.', 'The owl of @ slept.'],
  ])('%s, and nothing but it', (name, text, expected) => expect(found(text, name)).toBe(expected));
});

describe('finding a name takes time linear in the text', () => {
  /** Milliseconds. A hundred times what one search needs on a busy machine, and nothing beside the years that sharing out separators takes. */
  const TIME_LIMIT_MS = 3000;
  const letters = ['a', 'а', 'о', 'Б', 'ι', 'ʼ', 'å', 'ß', 's', 'ö', 'e', 'đ'];
  const marks = [' ', '-', '.', ',', '·', "'", '’', 'ʼ', '\u0301', '\u0345'];
  const run = (length: number) =>
    fc.uniqueArray(fc.constantFrom(...letters, ...marks), { minLength: 1, maxLength: 3 }).chain((some) =>
      fc.oneof(
        fc.array(fc.constantFrom(...some), { minLength: length, maxLength: length }).map((all) => all.join('')),
        fc.constant(some.join('').repeat(length).slice(0, length)),
      ),
    );

  test.each(['-', '.', "'", '’', 'ʼ', 'ι', 'å', 'åa', 'ß', 'öe', 'öо', 'åа', 'оa', 'đh', 'đһ', '.-', "'.", "-'", 'a-', 'ιι.'])(
    'with a name of 38 times “%s”',
    (mark) => {
      const name = `a${mark.repeat(38).slice(0, 38)}b`;
      expect(personTextProblem(name, LIMITS.childName)).toBeNull();
      for (const written of [mark, '-', ' ', '.', "'", 'ι', '\u0345', '\u034F', '\u00AD', '\u200B\u0308', mark.toUpperCase()]) {
        expectWithin(TIME_LIMIT_MS, () => found(`a${written.repeat(8000)}c `.repeat(2), name));
      }
    },
  );

  test('with any name and text', () => {
    fc.assert(
      fc.property(run(38), run(4000), fc.boolean(), (inside, between, same) => {
        const name = `a${inside}b`;
        const text = `a${same ? inside.repeat(100) : between}c`;
        expectWithin(TIME_LIMIT_MS, () => found(text, name));
        // A mark belongs to the letter before it.
        if (!/\p{M}/u.test(name)) expect(found(`The owl of ${name} slept`, name)).not.toContain(name);
      }),
      { numRuns: LONG ? 200 : 60 },
    );
  });
});
