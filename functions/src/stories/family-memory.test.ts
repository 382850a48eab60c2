import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAlike, rememberedStory, sharedText, sketchOf } from './family-memory.ts';
import { withoutAnimal } from './names/without-animal.ts';

const BOAT = [
  '{child} had a boat with one oar, and the otter had the other. They went round and round the pond until the moon came out to see.',
  'Then the otter sat down next to {child}, and they rowed together, and it went straight.',
];
const LAMP = [
  'On the top shelf of the workshop stood a lamp which had never been lit, since nobody knew where its switch was.',
  '{child} asked it politely. The lamp thought about it for a while, and then it glowed a little, like toast.',
];
const remembered = (paragraphs: string[], title = "{child}'s Otter Boat", animal = 'otter') =>
  rememberedStory({ title, paragraphs }, animal, 'slow-lamp');

describe('what is remembered of a story', () => {
  test('is its seed, title, opening and sketch, without the animal', () => {
    expect(remembered(BOAT)).toEqual({
      seed: 'slow-lamp',
      title: "{child}'s animal Boat",
      opening: '{child} had a boat with one oar, and the animal had the other. They went round and round',
      sketch: expect.any(String),
    });
  });

  test.each([
    [
      "the story said Mia's rabbit",
      "Mia's rabbit",
      "They met Mia's rabbit. Mia was asleep.",
      "They met animal's animal. animal was asleep.",
    ],
    ['the animal was called like a sister', 'robin', 'Two Robins and a robin sang.', 'Two animal and a animal sang.'],
    ['it was two words', 'red panda', 'The red panda and the pandas.', 'The animal and the animal.'],
    ['a word of it was hidden', "{word}'s owl", "It was {word}'s owl.", "It was animal's animal."],
    ['it is written without spaces', '小明的兔子', '小明的兔子 slept.', 'animal slept.'],
  ])('has no word that the family typed, where %s', (_what, animal, text, expected) => {
    expect(withoutAnimal(text, animal)).toBe(expected);
  });

  test('keeps the child’s placeholders, whatever the animal is', () => {
    expect(withoutAnimal('{child} and the child slept.', 'child')).toBe('{child} and the animal slept.');
  });

  test('never contains a name that was in the animal', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{2,12}$/), (name) => {
        const story = rememberedStory(
          { title: `${name}'s Boat`, paragraphs: [`{child} saw ${name}, and ${name.toUpperCase()}.`] },
          `${name}'s otter`,
          's',
        );
        expect(`${story.title} ${story.opening}`.toLowerCase().split(/[^a-z]+/)).not.toContain(name.toLowerCase());
      }),
    );
  });
});

describe('a story is too similar', () => {
  const fresh = remembered(LAMP, 'The Toast Lamp');

  test('with the title of an earlier one', () => {
    expect(isAlike(remembered(LAMP), [remembered(BOAT)])).toBe(true);
  });

  test('with the opening of an earlier one', () => {
    expect(isAlike(remembered([BOAT[0] ?? '', ...LAMP], 'Other'), [remembered(BOAT)])).toBe(true);
  });

  test('when it retells an earlier one, even with another animal and in another order', () => {
    const again = [BOAT[1] ?? '', BOAT[0] ?? ''].map((text) => text.replaceAll('otter', 'heron'));
    expect(isAlike(remembered(again, 'Other', 'heron'), [fresh, remembered(BOAT)])).toBe(true);
  });

  test('and otherwise not', () => {
    expect(isAlike(fresh, [remembered(BOAT)])).toBe(false);
    expect(isAlike(fresh, [])).toBe(false);
  });
});

test('a sketch estimates the similarity of two long texts to about a tenth', () => {
  const text = (from: number, to: number) => Array.from({ length: to - from }, (_word, index) => `w${from + index}`).join(' ');
  for (const shared of [0, 150, 300, 450, 600]) {
    const estimate = sharedText(sketchOf(text(0, 600)), sketchOf(text(600 - shared, 1200 - shared)));
    expect(Math.abs(estimate - shared / (1200 - shared))).toBeLessThan(0.1);
  }
});
