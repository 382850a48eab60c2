/// <reference types="node" />
/** Every animal that families type is drawn as itself or as a named relative, with the right number of limbs. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pagePicture, parseScene } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { BEDTIME_ANIMALS } from '../../../tests/fixtures/bedtime-animals.ts';
import { DRAWN_AS_ITSELF, DRAWN_AS_RELATIVE, UNDRAWN_ANIMALS } from '../../../tests/fixtures/typed-animals.ts';
import { animalPortrait, drawnAs, knownAnimals, readTypedAnimal, storyPicture } from '../kit.ts';
import { castOf, FAMILIES } from './everyone.ts';
import type { Expression, Face } from './face.ts';
import { KINDS, type KindName } from './kinds.ts';
import { familyOf, namesOf, normalize } from './lexicon.ts';
import { isDrawnPlainly } from './names.ts';

const MOODS: readonly Expression[] = [
  'cozy',
  'curious',
  'worried',
  'surprised',
  'proud',
  'sulky',
  'calm',
  'sleepy',
  'funny',
  'silly',
  'yawning',
];

/** A portrait without what only its seed changes. */
const drawing = (animal: string, mood?: Expression): string => animalPortrait(animal, mood).replace(/t[0-9a-z]{6,}/g, '');

const count = (animal: string, part: 'leg' | 'arm' | 'tentacle' | 'wing'): number =>
  animalPortrait(animal).split(`data-part="${part}"`).length - 1;

describe('what an animal is drawn as', () => {
  it.each(DRAWN_AS_ITSELF)('%s is drawn as itself: %s', (animal, name) => {
    expect(drawnAs(animal)).toEqual({ kind: 'itself', name });
  });

  it.each(DRAWN_AS_RELATIVE)('%s is drawn as its relative: %s', (animal, name) => {
    expect(drawnAs(animal)).toEqual({ kind: 'relative', name });
  });

  it.each(UNDRAWN_ANIMALS)('%s is not drawn', (animal) => {
    expect(drawnAs(animal)).toEqual({ kind: 'none', name: 'cloak' });
  });

  it.each(Object.entries(BEDTIME_ANIMALS))('the bedtime animals in %s are drawn as themselves', (_, animals) => {
    expect(animals.filter((animal) => drawnAs(animal).kind !== 'itself')).toEqual([]);
  });

  it.each(['T. rex', 'T-Rex', 't rex', 'Tyrannosaurus', 'tyrannosaurus rex'])('“%s” is drawn as the one T-rex [fault 21]', (animal) => {
    expect(drawnAs(animal)).toEqual({ kind: 'itself', name: 't-rex' });
  });

  it('is the same with a capital first letter [fault 17]', () => {
    const animals = [...DRAWN_AS_ITSELF, ...DRAWN_AS_RELATIVE].map(([animal]) => animal);
    for (const animal of [...animals, ...UNDRAWN_ANIMALS]) {
      expect(drawnAs(animal.charAt(0).toUpperCase() + animal.slice(1)), animal).toEqual(drawnAs(animal));
    }
  });

  it.each([
    ['Katzen', 'cat'],
    ['Pferde', 'horse'],
    ['Enten', 'duck'],
    ['Hasen', 'hare'],
    ['Löwen', 'lion'],
    ['Waldmaus', 'mouse'],
    ['Elefantenbaby', 'elephant'],
    ['Horsey', 'horse'],
    ['Meine Katzen', 'cat'],
    ['Spider-Man', 'spider'],
    ['Hedwig', 'snowy owl'],
    ['Nemo', 'clownfish'],
    ['Simba cub', 'lion'],
  ])('“%s” is drawn as in stories of earlier versions, as a %s [fault 17]', (animal, name) => {
    expect(drawnAs(animal)).toEqual({ kind: 'itself', name });
  });

  it.each([
    ['girraffe', 'giraffe'],
    ['a baby Girraffe', 'giraffe'],
    ['Seidenaffe', 'monkey'],
    ['Waldfuchs', 'fox'],
    ['hurricane', 'cloak'],
  ])('“%s” is drawn as a %s, whatever word of another language ends it [fault 23]', (animal, name) => {
    expect(drawnAs(animal).name).toBe(name);
  });

  it.each([
    ['Katzen', 'katzen', null],
    ['Waldmaus', 'waldmaus', null],
    ['Enten', 'enten', null],
    ['Hasen', 'hasen', null],
    ['Elefantenbaby', 'elefantenbaby', null],
    ['Nigel', 'friend', 'Nigel'],
    ['Tamara', 'friend', 'Tamara'],
    ['Leonie', 'friend', 'Leonie'],
    ['Sharky', 'friend', 'Sharky'],
    ['our cat, Nala', 'cat', 'Nala'],
    ['my dog tigger', 'dog', 'Tigger'],
  ])('“%s” is a %s called %s [fault 17]', (animal, kind, name) => {
    expect(readTypedAnimal(animal)).toMatchObject({ kind, name });
  });

  it.each([
    ['white Persian cat', true],
    ['katzen', false],
    ['unicorn kitty', true],
    ['buffalope', true],
    ['New Caledonian crow', true],
    ['cat', false],
    ['a small fox', false],
    ['owls', false],
    ['lion cub', false],
    ['Mia’s otter', false],
    ['Auntie Jen’s bunny', false],
    ['sea otter', false],
    ['our dog Bella', false],
    ['zorbleflax', false],
    ['hedge hog', false],
    ['fox wearing boots', false],
    ['Therizinosaurus', true],
  ])('“%s” is drawn without what its other words say: %s [fault 22]', (animal, isPlain) => {
    expect(isDrawnPlainly(animal)).toBe(isPlain);
  });

  it('gives no word to two animals', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const [name, words] of namesOf()) {
      for (const word of new Set(words.map(normalize))) {
        const owner = owners.get(word);
        if (owner !== undefined && owner !== name) twice.push(`${word}: ${owner} and ${name}`);
        owners.set(word, name);
      }
    }
    expect(twice).toEqual([]);
  });

  it('is found without look-behind, which Safari before 16.4 cannot read [fault 19]', () => {
    const domain = new URL('../../../domain/src/', import.meta.url);
    const files = [
      new URL('names.ts', import.meta.url),
      new URL('account/usual-spelling.ts', domain),
      ...readdirSync(new URL('animals/', domain)).map((name) => new URL(`animals/${name}`, domain)),
    ];
    expect(files.filter((file) => /\(\?<[!=]/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('finds each kind in the family that is loaded for it', () => {
    for (const name of Object.keys(KINDS) as KindName[]) {
      const { kinds, plans } = FAMILIES[familyOf(name)];
      expect(kinds[name], name).toBe(KINDS[name]);
      expect(plans[KINDS[name].plan], name).toBeTypeOf('function');
    }
  });
});

describe('drawings', () => {
  it('include at least 120 animals that differ in more than their colors', () => {
    expect(knownAnimals.length).toBeGreaterThanOrEqual(120);
    const face: Face = { mood: 'cozy', look: 0, asymmetric: false };
    const shapes = new Map<string, string[]>();
    for (const name of Object.keys(KINDS) as KindName[]) {
      const { kind, draw } = castOf(KINDS[name]);
      const shape = draw(kind, (color) => color, face).replace(/#[0-9a-f]{6}/g, '');
      shapes.set(shape, [...(shapes.get(shape) ?? []), name]);
    }
    expect([...shapes.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('show each feeling of each animal, and no two the same', () => {
    for (const name of knownAnimals) {
      const faces = new Set(MOODS.map((mood) => drawing(name, mood)));
      expect(faces.size, name).toBe(MOODS.length);
    }
  });

  const LEGS: readonly (readonly [number, string])[] = [
    [8, 'spider,tarantula,scorpion,crab,hermit crab,lobster'],
    [
      6,
      'ant,bee,bumblebee,wasp,fly,ladybug,beetle,stag beetle,firefly,cockroach,butterfly,moth,dragonfly,mosquito,grasshopper,cricket,mantis,stick insect',
    ],
    [
      4,
      'horse,cow,giraffe,elephant,pangolin,armadillo,anteater,platypus,tapir,crocodile,lizard,salamander,chameleon,turtle,tortoise,sea turtle,dinosaur,stegosaurus,triceratops,plesiosaur,griffin',
    ],
    [2, 'pigeon,kiwi,flamingo,heron,ostrich,pterodactyl,fairy'],
    [0, 'snake,worm,fish,mermaid'],
  ];
  it.each(LEGS.flatMap(([legs, names]) => names.split(',').map((name): [string, number] => [name, legs])))(
    '%s has %i legs',
    (name, legs) => {
      expect(count(name, 'leg')).toBe(legs);
    },
  );

  it('give an octopus eight arms, a squid two tentacles more, and a centipede more legs than a caterpillar', () => {
    expect(count('centipede', 'leg')).toBeGreaterThan(count('caterpillar', 'leg'));
    expect([count('octopus', 'arm'), count('octopus', 'tentacle')]).toEqual([8, 0]);
    for (const name of ['squid', 'cuttlefish']) expect([count(name, 'arm'), count(name, 'tentacle')]).toEqual([8, 2]);
  });

  it('keep a page with a child and a thing under 12 KB gzip', () => {
    const scene = parseScene({
      place: 'jungle',
      view: 'wide',
      figures: [{ who: 'animal' }, { who: 'child' }],
      objects: [{ kind: 'lantern' }],
    });
    const story = { id: 'sizes', storySetting: 'jungle', storyTone: 'cozy', coverImage: 'moon' } as const;
    for (const favoriteAnimal of knownAnimals) {
      const { svg } = storyPicture(pagePicture({ ...story, favoriteAnimal }, scene, 1));
      expect(gzipSync(svg).length, favoriteAnimal).toBeLessThanOrEqual(12 * 1024);
    }
  });
});
