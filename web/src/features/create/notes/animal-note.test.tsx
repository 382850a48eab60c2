// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aboutAnimal } from '@tuckaway/art';
import { parseStoryRequest, singularOf } from '@tuckaway/domain';
import { expect, it, vi } from 'vitest';
import { TYPED_ANIMALS } from '../../../../../tests/fixtures/typed-by-families.ts';
import { sample } from '../../../../../tests/long.ts';
import { animalWords } from './about-animal.ts';
import { AnimalNote } from './animal-note.tsx';

const NONE = 'We can’t draw this animal yet. In the pictures, it will be a small friend in a night cloak.';
const looksLike = (animal: string) => `In the pictures, this animal will look like ${animal}.`;

/** Misspelled drawn animals that are words of their own. */
const OTHER_WORDS = new Set([
  'tigger',
  'kat',
  'jerbo',
  'cane',
  'fan',
  'un bear',
  'su bear',
  'su nbear',
  'arctic ox',
  'guinea owl',
  'tick insect',
]);

/** A word with one letter doubled, left out, swapped with the next one, or written as it is heard. */
function misspellings(word: string): string[] {
  const at = [...word].flatMap((letter, index) => {
    const [start, next, end] = [word.slice(0, index), word.charAt(index + 1), word.slice(index + 2)];
    return /[a-z]/u.test(letter) ? [start + letter + letter + next + end, start + next + end, start + next + letter + end] : [];
  });
  const alike = ['ph f', 'f ph', 'c k', 'k c', 's z', 'z s', 'ie ei', 'ei ie'].map((pair) => pair.split(' ') as [string, string]);
  const wrong = new Set([...at, ...alike.map(([one, other]) => word.replace(one, other))].map((one) => one.trim()));
  wrong.delete(word);
  return [...wrong].filter((one) => one.split(' ').length === word.split(' ').length);
}

it.each([
  ['pangolin', ''],
  ['our dog Bella', ''],
  ['T. Rex', ''],
  ['gatito', ''],
  ['perro', ''],
  ['antlion', looksLike('a beetle')],
  ['ocelot', looksLike('a lynx')],
  ['water bear', NONE],
  ['sea pig', looksLike('a slug')],
  ['dingo', looksLike('a dog')],
  ['nutria', looksLike('a capybara')],
  ['white Persian cat', looksLike('a cat')],
  ['African hunting dog', looksLike('a wolf')],
  ['unicorn kitty', looksLike('a cat')],
  ['Simba', 'Your story will be about a lion with a name of its own.'],
  ['Chase from Paw Patrol', 'Your story will be about a dog with a name of its own.'],
  ['Olaf', `Your story will be about a snowman with a name of its own. ${NONE}`],
  ['fox wearing boots', ''],
  ['hedge hog', ''],
  ['bush baby', ''],
  ['Therizinosaurus', looksLike('a dinosaur')],
])('says of “%s” what the pictures show: “%s” [fault 22]', async (animal, text) => {
  expect(animalWords(animal, await aboutAnimal(animal))).toEqual({ text, offers: [] });
});

it.each([
  ['elemphant', 'elephant'],
  ['catapilla', 'caterpillar'],
  ['totle', 'turtle'],
  ['girrafe', 'giraffe'],
  ['pengwin', 'penguin'],
  ['rabit', 'rabbit'],
  ['buffalope', 'buffalo'],
  ['a baby elephent', 'elephant'],
  ['my baby elefent', 'elephant'],
  ['tyranosaurus', 'tyrannosaurus'],
  ['slof', 'sloth'],
  ['bunnie', 'bunny'],
  ['aligator', 'alligator'],
  ['velosoraptor', 'velociraptor'],
  ['elefant', 'elephant'],
  ['Elefant', 'elephant'],
  ['gorila', 'gorilla'],
  ['our girraffe', 'giraffe'],
  ['seahores', 'seahorse'],
  ['krokodile', 'crocodile'],
  ['ostritch', 'ostrich'],
  ['kangeroo', 'kangaroo'],
  ['ber', 'bear'],
  ['huskyy', 'husky'],
  ['lackbird', 'blackbird'],
])('asks of “%s” whether a near one is meant [fault 23]', async (animal, near) => {
  const { text, offers } = animalWords(animal, await aboutAnimal(animal));
  expect(text).toContain(`Did you mean ${near}?`);
  expect(offers).toEqual([{ label: `Yes, ${near}`, value: animal.replace(/\S+$/u, near) }]);
});

it('asks of every drawn animal with one letter doubled, left out, swapped or written as it is heard [fault 23]', async () => {
  const { kinds, names, isForeign } = await aboutAnimal('');
  const silent: string[] = [];
  for (const kind of sample(
    kinds.filter((one) => one !== 'T-rex'),
    12,
  )) {
    for (const wrong of misspellings(kind)) {
      // “Tigre” is an animal in another language.
      if (wrong.length < 3 || names.has(wrong) || names.has(singularOf(wrong) ?? '') || isForeign(wrong)) continue;
      const { text } = animalWords(wrong, await aboutAnimal(wrong));
      if (!text.includes('Did you mean')) silent.push(wrong);
    }
  }
  // Words of their own, or with an article: a film’s tiger, a gerbil and a dog in other languages.
  expect(silent.filter((wrong) => !OTHER_WORDS.has(wrong))).toEqual([]);
});

it('asks of several, and takes one of them [fault 23]', async () => {
  const { text, offers } = animalWords('two elefants', await aboutAnimal('two elefants'));
  expect(text).toBe('Did you mean elephant? One animal comes along in each story: this time, an elefant.');
  expect(offers).toEqual([{ label: 'Yes, elephant', value: 'elephant' }]);
});

it('asks of a near one in capitals, too, which may be a name [fault 23]', async () => {
  const of = async (animal: string) => animalWords(animal, await aboutAnimal(animal));
  const { text, offers } = await of('Girrafe');
  expect(text).toBe('Did you mean giraffe? What kind of animal is Girrafe?');
  expect(offers.map(({ value }) => value).slice(0, 2)).toEqual(['giraffe', 'Girrafe the dog']);
  for (const name of ['Bella', 'Luna', 'Milo', 'Cooper', 'Rosie', 'Sir Fluffs A Lot']) {
    expect((await of(name)).text, name).toBe(`What kind of animal is ${name}?`);
  }
  expect((await of('elemphant called Bob')).offers[0]?.value).toBe('elephant called Bob');
  expect((await of('elefent with glasses')).offers[0]?.value).toBe('elephant with glasses');
  expect((await of('my polar ber')).offers[0]?.value).toBe('my polar bear');
  expect((await of('ginea pig')).offers[0]?.value).toBe('guinea pig');
  expect((await of('bush bby')).offers[0]?.value).toBe('bush baby');
  expect((await of('arctic wolf')).offers).toEqual([]);
});

it('asks nothing of what no one misspelled [fault 23]', async () => {
  const animals = `
    zorbleflax, otter, perro, gato, pinguino, Waldmaus, horsey, froggie, trex, car, star, unicorn kitty, ice skater, 熊, xyz,
    robot, ghosts, witch, wizard, alien, gnome, coral, a friendly monster, Katzen, fire truck, mommy, honored guest,
    white dog, flying cow, black bat, white deer, Care Bear, mom, fish bowl, dog house, teddybear, ichthyosaurus, chat, lama, boat, carrots, muffin, house, mitten,
    Krebs, pit bull, asp`;
  for (const animal of animals.split(',').map((one) => one.trim())) {
    expect(animalWords(animal, await aboutAnimal(animal)).offers, animal).toEqual([]);
  }
});

it('says which of several animals comes along, and offers the others [fault 18]', async () => {
  const of = async (animal: string) => animalWords(animal, await aboutAnimal(animal));
  expect(await of('cats and dogs')).toEqual({
    text: 'One animal comes along in each story: this time, a cat.',
    offers: [{ label: 'Take a dog instead', value: 'dog' }],
  });
  expect(await of('two bunnies')).toEqual({ text: 'One animal comes along in each story: this time, a bunny.', offers: [] });
  expect(await of('our dogs Bella and Max')).toEqual({
    text: 'One animal comes along in each story: this time, Bella the dog.',
    offers: [{ label: 'Take Max the dog instead', value: 'Max the dog' }],
  });
  const { text, offers } = await of('Bella and Max');
  expect(text).toBe('One animal comes along in each story: this time, Bella. What kind of animal is Bella?');
  expect(offers.at(-1)).toEqual({ label: 'Take Max instead', value: 'Max' });
});

it('asks for the kind of an animal of which only the name was typed, and takes it with one press [fault 17]', async () => {
  const onChoose = vi.fn();
  render(<AnimalNote animal="Princess Sparkles" onChoose={onChoose} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('What kind of animal is Princess Sparkles?'));
  await userEvent.click(screen.getByRole('button', { name: 'A teddy bear' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Princess Sparkles the teddy bear');
});

it('says how an animal of which only the name was typed is drawn, if it is like another [fault 22]', async () => {
  const { text } = animalWords('Foxy-Loxy', await aboutAnimal('Foxy-Loxy'));
  expect(text).toBe(`What kind of animal is Foxy-Loxy? ${looksLike('a fox')}`);
});

it('offers only what a request may have [fault 17]', async () => {
  const wishes = { childName: 'Mia', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' };
  const wrong: string[] = [];
  for (const animal of [...TYPED_ANIMALS, 'Princess Sparkles of Moon']) {
    for (const { value } of animalWords(animal, await aboutAnimal(animal)).offers) {
      if (!parseStoryRequest({ ...wishes, favoriteAnimal: value }).ok) wrong.push(value);
    }
  }
  expect(wrong).toEqual([]);
  const { offers } = animalWords('Sir Fluffs A Lot', await aboutAnimal('Sir Fluffs A Lot'));
  expect(offers.map(({ label }) => label)).toEqual(['A dog', 'A cat', 'A rabbit', 'A teddy']);
});

it('suggests an animal instead of a film’s character [fault 25]', async () => {
  const { text, offers } = animalWords('Elsa', await aboutAnimal('Elsa'));
  expect(text).toMatch(/^We can’t borrow Elsa .* How about a reindeer\?/u);
  expect(offers).toEqual([{ label: 'Yes, reindeer', value: 'reindeer' }]);
});

it('is announced after a pause in typing, and withdrawn when another animal is typed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = render(<AnimalNote animal="" onChoose={() => undefined} />);
  const note = screen.getByRole('status');
  const type = (animal: string) => {
    rerender(<AnimalNote animal={animal} onChoose={() => undefined} />);
    act(() => void vi.advanceTimersByTime(500));
  };
  type('a baby ocelot');
  vi.useRealTimers();
  await waitFor(() => expect(note).toHaveTextContent(looksLike('a lynx')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('pangolin');
  vi.useRealTimers();
  await waitFor(() => expect(note).toBeEmptyDOMElement());
});
