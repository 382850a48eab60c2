import { type Parsed, parseStoryRequest, type StoryRequest } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { BEDTIME_ANIMALS, DOUBTFUL_ANIMALS } from '../../../../tests/fixtures/bedtime-animals.ts';
import { FIRST_NAMES, MOST_COMMON } from '../../../../tests/fixtures/first-names.ts';
import { DISGUISES, disguised, SLURS } from '../../../../tests/fixtures/slurs.ts';
import { sample } from '../../../../tests/long.ts';
import { unfitField } from './unfit-request.ts';

const WISH = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };
/** The field that is refused by the endpoint's two checks; null if the request is accepted. */
const refusedField = (changes: object): string | null => {
  const parsed: Parsed<StoryRequest> = parseStoryRequest({ ...WISH, ...changes });
  return parsed.ok ? (unfitField(parsed.value)?.field ?? null) : (parsed.field ?? '');
};

describe('names', () => {
  test.each(Object.entries(MOST_COMMON))('the most common ones in %s are accepted', (_language, names) => {
    expect(new Set(names).size).toBeGreaterThanOrEqual(20);
    expect(names.filter((childName) => refusedField({ childName }) !== null)).toEqual([]);
  });

  test('at most two of 2,000 real ones are rejected', () => {
    expect(Object.keys(MOST_COMMON)).toHaveLength(12);
    expect(FIRST_NAMES.length).toBeGreaterThanOrEqual(2000);
    const rejected = FIRST_NAMES.filter((childName) => refusedField({ childName }) !== null);
    expect(rejected.length, rejected.join(', ')).toBeLessThanOrEqual(2);
  });

  test('of several children are judged as they are shown, one after the other', () => {
    expect(refusedField({ childName: 'Fu', siblings: ['Ck'] })).toBe('siblings');
    expect(refusedField({ childName: 'Jews', siblings: ['must', 'die'] })).toBe('siblings');
    expect(refusedField({ childName: 'Gas Jews' })).toBe('childName');
  });

  test('of families with three children are accepted', () => {
    const names = FIRST_NAMES.filter((childName) => refusedField({ childName }) === null);
    const families = names.map((childName, index) => {
      const at = (step: number) => names[(index * step + step) % names.length] ?? '';
      return { childName, siblings: [at(7919), at(104_729)] };
    });
    expect(families.length).toBeGreaterThanOrEqual(2000);
    expect(sample(families, 300).filter((family) => refusedField(family) !== null)).toEqual([]);
  });

  test(`${SLURS.length} slurs are rejected, as the child’s name and as another child’s`, () => {
    expect(SLURS.filter((childName) => refusedField({ childName }) !== 'childName')).toEqual([]);
    expect(SLURS.filter((slur) => refusedField({ siblings: ['Leo', slur] }) !== 'siblings')).toEqual([]);
  });

  test.each(Object.entries(DISGUISES))('slurs are rejected in disguise: %s', (_disguise, disguise) => {
    const words = disguised(disguise);
    expect(words.length).toBeGreaterThan(90);
    expect(words.filter((childName) => refusedField({ childName }) !== 'childName')).toEqual([]);
  });

  test.each(['Zombie', 'Mia Kill', 'Vodka'])('%s is not for small children', (childName) => {
    expect(refusedField({ childName })).toBe('childName');
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

describe('an animal that is not for tonight', () => {
  test('is refused with the field and a message that names the topic', () => {
    const parsed = parseStoryRequest({ ...WISH, favoriteAnimal: 'small puppy', notTonight: ['dark', 'dogs'] });
    expect(parsed.ok && unfitField(parsed.value)).toEqual({
      field: 'favoriteAnimal',
      message: 'You asked us to leave out dogs tonight. Please choose another animal, or change that list.',
    });
  });
});
