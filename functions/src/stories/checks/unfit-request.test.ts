import { looksLikeName, type Parsed, parseStoryRequest, personTextProblem, type StoryRequest } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { BEDTIME_ANIMALS, DOUBTFUL_ANIMALS } from '../../../../tests/fixtures/bedtime-animals.ts';
import { FIRST_NAMES, MOST_COMMON } from '../../../../tests/fixtures/first-names.ts';
import { DISGUISES, disguised, SLURS, SLURS_THAT_ARE_NAMES } from '../../../../tests/fixtures/slurs.ts';
import {
  LEFT_OUT_NAMES,
  LISTED_NAMES,
  MISREAD_ANIMALS,
  MISREAD_NAMES,
  TYPED_ANIMALS,
  TYPED_NAMES,
  TYPED_NO_NAMES,
} from '../../../../tests/fixtures/typed-by-families.ts';
import { sample } from '../../../../tests/long.ts';
import { alwaysFrightening } from '../frightening/always.ts';
import { areUnfitNames, unfitField } from './unfit-request.ts';

const WISH = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };
/** The field that is refused by the endpoint's two checks; null if the request is accepted. */
const refusedField = (changes: object): string | null => {
  const parsed: Parsed<StoryRequest> = parseStoryRequest({ ...WISH, ...changes });
  return parsed.ok ? (unfitField(parsed.value)?.field ?? null) : (parsed.field ?? '');
};

test('a film’s character is refused with a suggestion beside the field, but no animal that is called like one [fault 25]', () => {
  const fieldOf = (favoriteAnimal: string) => unfitField({ ...WISH, favoriteAnimal } as StoryRequest);
  expect(fieldOf('Elsa')).toEqual({
    field: 'favoriteAnimal',
    message: 'We can’t borrow Elsa from another story. How about a reindeer? If this is your own animal, add its kind: “Elsa the cat”.',
  });
  expect(fieldOf('Spider-Man')?.message).toContain('How about a spider?');
  expect(['Elsa the cat', 'our dog Elsa', 'Simba', 'spider', 'Anna'].filter((animal) => fieldOf(animal) !== null)).toEqual([]);
});

describe('names', () => {
  test('2,000 real ones are accepted in private stories [safety 9]', () => {
    expect(Object.keys(MOST_COMMON)).toHaveLength(12);
    expect(FIRST_NAMES.length).toBeGreaterThanOrEqual(2000);
    expect(FIRST_NAMES.filter((childName) => refusedField({ childName }) !== null)).toEqual([]);
  });

  test('those that a word list finds, and those that families typed, are accepted in private stories, and no others [safety 9]', () => {
    const names = [...MISREAD_NAMES, ...LISTED_NAMES, ...LEFT_OUT_NAMES, ...SLURS_THAT_ARE_NAMES, ...TYPED_NAMES];
    expect(names.filter((childName) => refusedField({ childName }) !== null)).toEqual([]);
    expect(names.filter((name) => refusedField({ siblings: [name] }) !== null)).toEqual([]);
    expect(TYPED_NO_NAMES.filter((childName) => refusedField({ childName }) !== 'childName')).toEqual([]);
  });

  test(`${SLURS.length} slurs are rejected, as the child’s name and as another child’s`, () => {
    expect(SLURS.filter((childName) => refusedField({ childName }) !== 'childName')).toEqual([]);
    expect(SLURS.filter((slur) => refusedField({ siblings: ['Leo', slur] }) !== 'siblings')).toEqual([]);
  });

  test.each(Object.entries(DISGUISES))('slurs are rejected in disguise: %s', (_disguise, disguise) => {
    const words = disguised(disguise);
    expect(words.length).toBeGreaterThan(80);
    expect(words.filter((childName) => refusedField({ childName }) !== 'childName')).toEqual([]);
  });

  test.each(['Zombie', 'Mia Kill', 'Vodka'])('%s is not for small children', (childName) => {
    expect(refusedField({ childName })).toBe('childName');
  });
});

describe('names on a page that anyone can open [safety 9]', () => {
  const isLeftOut = (...names: string[]) => areUnfitNames(names);

  test.each([
    ['halves of one word', ['Fu', 'Ck']],
    ['a word in three parts', ['Ass', 'Ho', 'Le']],
    ['letters', ['F', 'U', 'C', 'K']],
    ['a slogan', ['Jews', 'must', 'die']],
    ['another one', ['White', 'Mia', 'Power']],
    ['a salute', ['Sieg', 'Heil']],
    ['a salute in another spelling', ['Hail', 'Hytler']],
    ['a sentence', ['I', 'Hate', 'Mondays']],
    ['a pun', ['Ben Dover']],
    ['a pun of two children', ['Benn', 'Doverr']],
    ['a pun in another spelling', ['Maik Hunnt']],
    ['a pun after another name', ['Mia', 'Moe', 'Lester']],
    ['a notorious name', ['Ted Bundy']],
    ['a notorious name in another spelling', ['Jeffry Dahmer']],
    ['a notorious name around another one', ['Osama', 'Mia', 'Bin Laden']],
    ['a disguised one', ['Pénis']],
  ])('are left out if they are %s: %j', (_what, names) => {
    expect(isLeftOut(...names)).toBe(true);
  });

  test('are left out if strangers would misread them', () => {
    const slurs = SLURS.filter((slur) => personTextProblem(slur) === null && looksLikeName(slur));
    expect([...slurs, ...SLURS_THAT_ARE_NAMES, ...MISREAD_NAMES, ...LEFT_OUT_NAMES].filter((name) => !isLeftOut(name))).toEqual([]);
  });

  test('are shown where they are one of 2,000 real ones, also together', () => {
    const hidden = sample(FIRST_NAMES, 1500).filter((name) => isLeftOut(name));
    expect(hidden.length, hidden.join(', ')).toBeLessThanOrEqual(8);
    const names = FIRST_NAMES.filter((name) => !hidden.includes(name));
    const families = names.map((name, index) => [1, 7919, 104_729].map((step) => names[(index * step) % names.length] ?? name));
    const misread = sample(families, 300).filter((family) => isLeftOut(...family));
    expect(misread.length, JSON.stringify(misread)).toBeLessThanOrEqual(3);
  });
});

describe('a favorite animal', () => {
  test.each(Object.entries(BEDTIME_ANIMALS))('may be any of the most common ones in %s', (_language, animals) => {
    expect(new Set(animals).size).toBeGreaterThanOrEqual(20);
    expect(animals.filter((favoriteAnimal) => refusedField({ favoriteAnimal }) !== null)).toEqual([]);
  });

  test('may be one whose name is also a rude word', () => {
    expect(DOUBTFUL_ANIMALS.filter((favoriteAnimal) => refusedField({ favoriteAnimal }) !== null)).toEqual([]);
  });

  test('is never refused for a word in its name [safety 10]', () => {
    const animals = [...TYPED_ANIMALS, ...MISREAD_ANIMALS];
    expect(
      animals.filter((favoriteAnimal) => refusedField({ favoriteAnimal }) !== null || alwaysFrightening(favoriteAnimal) !== null),
    ).toEqual([]);
    expect(
      ['coon', 'gun', 'corpse'].filter((word) => refusedField({ favoriteAnimal: word }) === null && alwaysFrightening(word) === null),
    ).toEqual([]);
  });

  test('that is a slur is refused', () => {
    const harmless = SLURS.filter((slur) => refusedField({ favoriteAnimal: slur }) !== 'favoriteAnimal');
    // A donkey, a rooster, birds and a spider are animals.
    expect(harmless.length).toBeLessThanOrEqual(5);
  });

  test('that is profane is refused in plain words', () => {
    const parsed = parseStoryRequest({ ...WISH, favoriteAnimal: 'bullshit' });
    expect(parsed.ok && unfitField(parsed.value)).toEqual({
      field: 'favoriteAnimal',
      message: 'We can’t write a bedtime story about that. Please choose another favorite animal.',
    });
  });
});

test('an animal that is not for tonight is refused with the field and a message that names the topic', () => {
  const parsed = parseStoryRequest({ ...WISH, favoriteAnimal: 'small puppy', notTonight: ['dark', 'dogs'] });
  expect(parsed.ok && unfitField(parsed.value)).toEqual({
    field: 'favoriteAnimal',
    message: 'You asked us to leave out dogs tonight. Please choose another animal, or change that list.',
  });
});
