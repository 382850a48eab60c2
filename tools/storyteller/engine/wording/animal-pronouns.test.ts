import { expect, it } from 'vitest';
import { animalPronouns } from './animal-pronouns.ts';

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
