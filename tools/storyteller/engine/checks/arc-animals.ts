/** The animals with which an arc is checked. */
import { bodyOfAnimal, knownAnimals } from '../../../../art/src/kit.ts';
import type { Arc } from '../../../../domain/src/content/index.ts';
import type { Body, Verb } from '../../../../domain/src/index.ts';
import { traitsOf } from '../traits.ts';

/** One animal of each trait, and a walker. */
const ANY = [
  'owl',
  'blue whale',
  'dolphin',
  'mole',
  'mouse',
  'ant',
  'elephant',
  'tortoise',
  'snail',
  'centipede',
  'bee',
  'rabbit',
  'deer',
  'fox',
];
/** At least, for an arc that is told for one body only. */
const OF_A_BODY = 8;

const animalsWith = (body: Body) => knownAnimals.filter((name) => bodyOfAnimal(name).body === body);

export function animalsFor({ body }: Arc): readonly string[] {
  if (body === null) return ANY;
  const all = animalsWith(body);
  const differs = (name: string) => [...traitsOf(name), '|', ...bodyOfAnimal(name).cannot].join();
  const unlike = all.filter((name, index) => all.findIndex((other) => differs(other) === differs(name)) === index);
  return [...new Set([...unlike, ...all.slice(0, OF_A_BODY)])];
}

/** Acts of the animal that most animals with the arc's body cannot be shown doing. */
export function impossibleActs({ body, lengths }: Arc): string[] {
  if (body === null) return [];
  const all = animalsWith(body);
  const isImpossible = (verb: Verb) => all.filter((name) => bodyOfAnimal(name).cannot.includes(verb)).length > all.length / 2;
  return lengths[2].flatMap(({ scene }, index) =>
    scene.acts
      .filter(({ who, does }) => who.includes('animal') && isImpossible(does))
      .map(({ does }) => `Page ${index + 1}: an animal with the body “${body}” cannot ${does}.`),
  );
}
