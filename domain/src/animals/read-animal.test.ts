import { describe, expect, it } from 'vitest';
import { singularOf } from './english.ts';
import { characterMessage, filmAnimal, insteadOfCharacter } from './film-characters.ts';
import { readAnimal } from './read-animal.ts';
import { namesNoAnimal } from './trim-animal.ts';

const ANIMALS = new Set(
  'dog,dane,cat,bunny,bear,owl,fox,lion,tiger,elephant,sheep,otter,crow,pig,unicorn,bird,gato,fuchs,ours,guinea pig,polar bear,t. rex'.split(
    ',',
  ),
);
const isAnimal = (words: string) => {
  const small = words.toLowerCase();
  return ANIMALS.has(small) || ANIMALS.has(singularOf(small) ?? small);
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
    ['bella the dog', 'dog', 'Bella'],
    ['bella rose the dog', 'dog', 'Bella Rose'],
    ['my dog bella rose', 'dog', 'Bella Rose'],
    ['our dog Prince', 'dog', 'Prince'],
    ['Misty is my cat', 'cat', 'Misty'],
    ['our cat, Otto', 'cat', 'Otto'],
    ['our dog, Bear', 'dog', 'Bear'],
    ['my dog, bella', 'dog', 'Bella'],
    ['Bella, dog', 'dog', 'Bella'],
    ['dog - Bella', 'dog', 'Bella'],
    ['a bunny named hops', 'bunny', 'Hops'],
    ['a dog called Bella with spots', 'dog with spots', 'Bella'],
    ['our dog Bella with spots', 'dog with spots', 'Bella'],
    ['my cat Duchess of York', 'cat', 'Duchess of York'],
    ['my cat mr. whiskers', 'cat', 'Mr. Whiskers'],
    ['mr fox', 'fox', 'Mr Fox'],
    ['sgt. pepper', 'friend', 'Sgt. Pepper'],
    ['MY DOG BELLA', 'dog', 'Bella'],
    ['mi gato Toby', 'gato', 'Toby'],
    ['my doggo Bella', 'doggo', 'Bella'],
    ['my dog T.J.', 'dog', 'T.J.'],
    ['my otter van der Berg', 'otter', 'van der Berg'],
    ['my friend 李', 'friend', '李'],
    ['our dog ʻAlohi', 'dog', 'ʻAlohi'],
    ['my little Bella', 'friend', 'Bella'],
    ['my toy Hops', 'friend', 'Hops'],
    ['our friend Bear', 'friend', 'Bear'],
    ['my sister anna', 'sister', 'Anna'],
    ['Dora the Explorer', 'friend', 'Dora'],
    ['PRINCESS SPARKLES', 'friend', 'Princess Sparkles'],
    ['rosie', 'friend', 'Rosie'],
    ['my best friend Sam the dog', 'dog', 'Sam'],
    ['Ellie Elephant', 'elephant', 'Ellie Elephant'],
    ['Daisy Dog', 'dog', 'Daisy Dog'],
    ['my mom’s friend’s cat Tom', 'cat', 'Tom'],
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
    ['only the dog', 'only the dog'],
    ['my baby brother', 'baby brother'],
    ['my fox kit', 'fox kit'],
    ['my unicorn princess', 'unicorn princess'],
    ['Unicorn Princess', 'unicorn princess'],
    ['bear in the forest', 'bear in the forest'],
    ['my dog from grandma', 'dog from grandma'],
    ['my bear plushie', 'bear plushie'],
    ['my baby elefent', 'baby elefent'],
    ['little princess unicorn', 'little princess unicorn'],
    ['small, fluffy dog', 'small, fluffy dog'],
    ['Small Fox', 'small fox'],
    ['Siberian Tiger', 'Siberian tiger'],
    ['Tasmanian Tiger', 'Tasmanian tiger'],
    ['Great Dane', 'Great Dane'],
    ['Great White Owl', 'great white owl'],
    ['my mom’s friend’s cat', 'cat'],
    ['grandmas dog', 'grandma’s dog'],
    ['any dog', 'dog'],
    ['POLAR BEAR', 'polar bear'],
    ['un gato negro', 'gato negro'],
    ['fox wearing boots', 'fox wearing boots'],
  ])('%s has none [fault 17]', (typed, kind) => {
    expect(read(typed)).toMatchObject({ kind, name: null });
  });
});

it.each([
  ['cats and dogs', 'cats', ['dog'], false],
  ['cats n dogs', 'cats', ['dog'], false],
  ['lion or tiger', 'lion', ['tiger'], false],
  ['either a fox or an owl', 'fox', ['owl'], false],
  ['a cat, a dog and an owl', 'cat', ['dog', 'owl'], false],
  ['black and white cat', 'black and white cat', [], false],
  ['a black and white cat', 'black and white cat', [], false],
  ['my black and white cat', 'black and white cat', [], false],
  ['Black and white cat', 'black and white cat', [], false],
  ['My Black and White Cat', 'black and white cat', [], false],
  ['Mia and her dog', 'dog', [], false],
  ['mia and her dog', 'dog', [], false],
  ['my dog Bella and my cat', 'dog', ['cat'], false],
  ['Bella the dog and Max the cat', 'dog', ['Max the cat'], false],
  ['our dogs Bella and Max', 'dogs', ['Max the dog'], false],
  ['Simba and a bear', 'lion', ['bear'], false],
  ['all my dogs', 'dogs', [], true],
  ['one of our cats', 'cats', [], true],
  ['a gaggle of owls', 'owls', [], true],
  ['two bunnies', 'bunnies', [], true],
  ['two of my cats', 'cats', [], true],
  ['both my cats', 'cats', [], true],
  ['a few dogs', 'dogs', [], true],
  ['twelve kittens', 'kittens', [], true],
  ['a dozen owls', 'owls', [], true],
  ['a herd of elephants', 'elephants', [], true],
  ['owls', 'owls', [], false],
  ['mommy and baby elephant', 'mommy elephant', ['baby elephant'], false],
  ['Bella and Max', 'friend', ['Max'], false],
])('of “%s”, one is chosen: %s [fault 18]', (typed, kind, others, isSeveral) => {
  expect(read(typed)).toMatchObject({ kind, others, isSeveral });
});

it.each([
  ['owls', 'owl'],
  ['two bunnies in hats', 'bunny in hats'],
  ['fox wearing boots', null],
  ['ours', null],
  ['Fuchs', null],
])('one of the “%s” is a %s [fault 19]', (typed, single) => {
  expect(read(typed).single).toBe(single);
});

it.each([
  ['otter.', 'otter'],
  ['otter,', 'otter'],
  [' - otter’', 'otter'],
  ['otter!?', 'otter'],
  ['“otter…”', 'otter'],
  ['"otter"', 'otter'],
  ['(otter)', 'otter'],
  ['otter:', 'otter'],
])('“%s” is read without its stray marks [fault 20]', (typed, kind) => {
  expect(read(typed).kind).toBe(kind);
});

it.each([
  ...['the', 'The.', 'my', 'a', 'a.', ' and the ', '', '🦊', 'any animal', 'no animal', 'none', 'a little', 'Anything!', 'idk'],
  ...['something fluffy', 'you choose', 'surprise me', 'no idea', 'my favorite animal'],
])('“%s” names no animal [fault 20]', (typed) => {
  expect(namesNoAnimal(typed)).toBe(true);
  expect(read(typed).isEmpty).toBe(true);
});

it.each(['T. rex', 'T. Rex', 'T-Rex', 't rex', 'T.rex', 'a T-REX', 'tee rex'])('“%s” is a T. rex [fault 21]', (typed) => {
  expect(read(typed)).toMatchObject({ kind: 'T. rex', name: null });
});

it.each([
  ['Simba', 'lion', null],
  ['Peppa Pig', 'pig', null],
  ['Elsa', null, 'reindeer'],
  ['spider-man', null, 'spider'],
  ['the Elsa from Frozen', null, 'reindeer'],
  ['Olaf or Elsa', null, 'reindeer'],
  ['a Pikachu', null, 'axolotl'],
  ['Rudolph', 'reindeer', null],
  ['little Nemo', 'clownfish', null],
  ['Kung Fu Panda', 'panda', null],
  ['Tweety', 'canary', null],
  ['Elsa with a crown', null, 'reindeer'],
  ['Frozen', null, 'reindeer'],
  ['spiderman and batman', null, 'spider'],
  ['Mickey, Elsa', null, 'reindeer'],
  ['Elsa the dog', null, null],
  ['otter', null, null],
])('%s, if it is in a film, is told as a %s, or a %s is suggested [fault 25]', (typed, kind, instead) => {
  expect([filmAnimal(typed), insteadOfCharacter(typed)]).toEqual([kind, instead]);
});

it('tells of an animal of a film by its kind [fault 25]', () => {
  expect(read('a dog from Paw Patrol')).toMatchObject({ kind: 'dog', isOfFilm: true });
  expect(read('Mickey and Minnie')).toMatchObject({ kind: 'mouse', name: null, isOfFilm: true });
  expect(read('Chase from Paw Patrol')).toMatchObject({ kind: 'dog', name: null, isOfFilm: true });
  expect(read('Winnie the Pooh bear')).toMatchObject({ kind: 'bear', name: null, isOfFilm: true });
  expect(read('Snoopy dog')).toMatchObject({ kind: 'dog', name: null, isOfFilm: true });
  expect(read('a dog like Bluey')).toMatchObject({ kind: 'dog', name: null, isOfFilm: true });
  expect(read('an owl from our garden')).toMatchObject({ kind: 'owl from our garden', isOfFilm: false });
});

it('asks for the kind of an animal that is called like a film’s character [fault 25]', () => {
  expect(characterMessage('a Pikachu and a cat', 'axolotl')).toBe(
    'We can’t borrow Pikachu from another story. How about an axolotl? If this is your own animal, add its kind: “Pikachu the cat”.',
  );
});
