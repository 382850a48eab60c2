import { describe, expect, it } from 'vitest';
import { singularOf } from './english.ts';
import { filmAnimal, insteadOfCharacter } from './film-characters.ts';
import { readAnimal } from './read-animal.ts';
import { namesNoAnimal } from './trim-animal.ts';

const ANIMALS = new Set('dog cat bunny bear owl fox lion tiger elephant sheep otter crow guinea pig unicorn t. rex bird'.split(' '));
const isAnimal = (words: string) => {
  const small = words.toLowerCase();
  return small === 'guinea pig' || ANIMALS.has(singularOf(small) ?? small) || small === 't. rex';
};
const read = (typed: string) => readAnimal(typed, isAnimal);

describe('a name that was typed with the animal, or instead of it', () => {
  it.each([
    ['my cat Mr. Whiskers', 'cat', 'Mr. Whiskers'],
    ['our dog Bella', 'dog', 'Bella'],
    ['my dog bella', 'dog', 'Bella'],
    ['Bella the dog', 'dog', 'Bella'],
    ['Baa, the sheep', 'sheep', 'Baa'],
    ['a dog called Otto', 'dog', 'Otto'],
    ['my bunny Hops', 'bunny', 'Hops'],
    ['my grandma’s dog Bella', 'dog', 'Bella'],
    ['our dog Bear', 'dog', 'Bear'],
    ['my guinea pig Fig', 'guinea pig', 'Fig'],
    ['T-Rex Bob', 'T. rex', 'Bob'],
    ['Mr. Fox', 'fox', 'Mr. Fox'],
    ['my friend Oli', 'friend', 'Oli'],
    ['Bella', 'friend', 'Bella'],
    ['luna', 'friend', 'Luna'],
    ['Princess Sparkles', 'friend', 'Princess Sparkles'],
    ['Sir Fluffs A Lot', 'friend', 'Sir Fluffs A Lot'],
    ['{word} the dog', 'dog', '{word}'],
  ])('%s is a %s called %s [fault 17]', (typed, kind, name) => {
    expect(read(typed)).toMatchObject({ kind, name });
  });

  it.each([
    ['a small fox', 'small fox'],
    ['white Persian cat', 'white Persian cat'],
    ['New Caledonian crow', 'New Caledonian crow'],
    ['a bear who is kind', 'bear who is kind'],
    ['my owl with glasses', 'owl with glasses'],
    ['Mia’s otter', 'Mia’s otter'],
    ['{word}', '{word}'],
    ['Otter', 'otter'],
    ['zorbleflax', 'zorbleflax'],
    ['熊', '熊'],
  ])('%s has none [fault 17]', (typed, kind) => {
    expect(read(typed)).toMatchObject({ kind, name: null });
  });
});

it.each([
  ['cats and dogs', 'cats', ['dogs'], false],
  ['lion or tiger', 'lion', ['tiger'], false],
  ['a cat, a dog and an owl', 'cat', ['dog', 'owl'], false],
  ['black and white cat', 'black and white cat', [], false],
  ['Mia and her dog', 'dog', [], false],
  ['two bunnies', 'bunnies', [], true],
  ['a herd of elephants', 'elephants', [], true],
  ['owls', 'owls', [], false],
])('of “%s”, one is chosen: %s [fault 18]', (typed, kind, others, isSeveral) => {
  expect(read(typed)).toMatchObject({ kind, others, isSeveral });
});

it.each([
  ['otter.', 'otter'],
  ['otter,', 'otter'],
  [' - otter’', 'otter'],
])('“%s” is read without its stray marks [fault 20]', (typed, kind) => {
  expect(read(typed).kind).toBe(kind);
});

it.each(['the', 'The.', 'my', 'a', ' and the ', ''])('“%s” names no animal [fault 20]', (typed) => {
  expect(namesNoAnimal(typed)).toBe(true);
  expect(read(typed).isEmpty).toBe(true);
});

it.each(['T. rex', 'T. Rex', 'T-Rex', 't rex', 'T.rex', 'a T-REX'])('“%s” is a T. rex [fault 21]', (typed) => {
  expect(read(typed)).toMatchObject({ kind: 'T. rex', name: null });
});

it.each([
  ['Simba', 'lion', null],
  ['Peppa Pig', 'pig', null],
  ['Elsa', null, 'reindeer'],
  ['spider-man', null, 'spider'],
  ['Elsa the dog', null, null],
  ['otter', null, null],
])('%s, if it is in a film, is told as a %s, or a %s is suggested [fault 25]', (typed, kind, instead) => {
  expect([filmAnimal(typed), insteadOfCharacter(typed)]).toEqual([kind, instead]);
});
