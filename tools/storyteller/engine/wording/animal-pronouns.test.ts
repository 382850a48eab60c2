import { expect, it } from 'vitest';
import { agreeing, animalPronouns } from './animal-pronouns.ts';

it('an animal is he or she, always the same for its name, and not as the child', () => {
  const names = ['Toast', 'Mango', 'Lentil', 'Pumpernickel', 'Quince', 'Bramble'];
  const pronouns = names.map((name) => animalPronouns(name, null).they);
  expect(new Set(pronouns)).toEqual(new Set(['he', 'she']));
  expect(names.map((name) => animalPronouns(name, null).they)).toEqual(pronouns);
  for (const name of names) {
    expect(animalPronouns(name, 'he')).toEqual({ they: 'she', them: 'her', their: 'her', self: 'herself' });
    expect(animalPronouns(name, 'she')).toEqual({ they: 'he', them: 'him', their: 'his', self: 'himself' });
  }
});

it('a friend is he, she, they or it as its family says, and its verbs agree', () => {
  expect(animalPronouns('Crumb', 'she', 'she').they).toBe('she');
  expect(animalPronouns('Crumb', null, 'it').their).toBe('its');
  const wording = '<They> was late. <they> flew up, and was glad. <name> was there.';
  expect(agreeing(wording, 'they')).toBe('<They> were late. <they> flew up, and were glad. <name> was there.');
  expect(agreeing(wording, 'it')).toBe(wording);
});
