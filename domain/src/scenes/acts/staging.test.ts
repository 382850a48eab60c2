import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedFields } from '../derived-fields.ts';
import { parseScene } from '../parse-scene.ts';
import { actLine } from './act-line.ts';
import { plainKindsOf, withAnimal } from './answered-names.ts';
import { answeredPageSchema, answeredPages } from './answered-scene.ts';
import { doable } from './doable.ts';
import { readCast } from './read-cast.ts';
import { readStaging } from './read-staging.ts';
import { storyCastSchema } from './staging.ts';
import type { Verb } from './verbs.ts';

const CAST = readCast({
  characters: [
    {
      name: 'Old Paloma',
      kind: 'woman',
      age: 'old',
      build: 'round',
      hair: 'gray bun',
      wears: 'purple dress, cream apron',
      carries: 'ladle',
    },
    { name: 'Finn', kind: 'boy' },
  ],
  things: [{ name: 'bedroll', kind: 'bag', color: 'blue', state: 'tied' }],
});
const acts = (...given: object[]) => readStaging({ acts: given }, CAST).acts;

describe('readStaging', () => {
  it('finds whom and what a model means', () => {
    expect(acts({ who: ['{child}', '{child2}', '{child3}'], does: 'Pulls', what: 'the bedroll', to: 'Paloma', feels: 'proud' })).toEqual([
      { who: ['child', 'sibling', 'sibling2'], does: 'pull', what: 'bedroll', to: 'Old Paloma', feels: 'proud' },
    ]);
    expect(acts({ who: ['two gray owls'], does: 'look at', what: 'foxes' })).toEqual([{ who: ['owl'], does: 'look at', what: 'fox' }]);
    const cast = readCast({ things: ['red rope', 'moon lamp', 'bag'].map((name) => ({ name, kind: name.split(' ').at(-1) })) });
    const whatOf = (what: string) => readStaging({ acts: [{ who: ['child'], does: 'hold', what }] }, cast).acts[0]?.what;
    expect(['rope', 'the rope', 'red button', 'moon', 'lamp'].map(whatOf)).toEqual(['red rope', 'red rope', 'button', 'moon', 'moon lamp']);
    expect(acts({ who: ['{word}'], does: 'lie', to: 'bed' })).toEqual([{ who: ['animal'], does: 'lie', what: 'bed' }]);
  });

  it('keeps a kind that a story uses beside a name that ends in it', () => {
    const cast = readCast({ things: [{ name: 'last window', kind: 'window' }] });
    const pageWith = (what: string) => ({ scene: { acts: [{ who: ['child'], does: 'open', what }], things: [] } });
    const both = ['the window', 'last window'].map(pageWith);
    const whatOf = ({ scene }: (typeof both)[number], plain: string[]) => parseScene(scene, {}, cast, plain).staging.acts[0]?.what;
    expect(both.map((page) => whatOf(page, plainKindsOf(both, cast)))).toEqual(['window', 'last window']);
    expect(both.slice(0, 1).map((page) => whatOf(page, plainKindsOf([pageWith('window')], cast)))).toEqual(['last window']);
    const stored = parseScene(both[0]?.scene, {}, cast, ['window']);
    expect(parseScene(stored, {}, cast)).toEqual(stored);
  });

  it('lets who does something unknown stand, and leaves out whom and what it does not know', () => {
    expect(acts({ who: ['child'], does: 'yodel', what: 'trombone', feels: 'giddy' }, { who: ['griffin'], does: 'fly' })).toEqual([
      { who: ['child'], does: 'stand' },
    ]);
    expect(readStaging({ things: ['trombone on table', 'cup x2 on trombone', 7] }).things).toEqual([{ thing: 'cup', count: 2 }]);
  });

  it('shows a character on a page only once', () => {
    expect(
      acts({ who: ['Finn', 'child'], does: 'run' }, { who: ['child', 'Finn'], does: 'sit' }, { who: ['animal', 'child'], does: 'fly' }),
    ).toEqual([
      { who: ['Finn', 'child'], does: 'run' },
      { who: ['animal'], does: 'fly' },
    ]);
  });

  it('lets no character hug itself, but a mouse another mouse', () => {
    expect(acts({ who: ['child', 'animal'], does: 'hug', what: 'animal' }, { who: ['mouse'], does: 'whisper to', what: 'mouse' })).toEqual([
      { who: ['child', 'animal'], does: 'hug' },
      { who: ['mouse'], does: 'whisper to', what: 'mouse' },
    ]);
    expect(acts({ who: ['Finn'], does: 'give', what: 'rope', to: 'rope' })).toEqual([{ who: ['Finn'], does: 'give', what: 'rope' }]);
  });

  it('has no more than a page has room for', () => {
    const many = Array.from({ length: 9 }, () => ({ who: Array.from({ length: 9 }, () => 'mouse'), does: 'run' }));
    const staging = readStaging({ acts: many, things: ['star x8', 'cup x8', 'key'] });
    expect(staging.acts.map(({ who }) => who.length)).toEqual([4, 4, 1]);
    expect(staging.things).toEqual([
      { thing: 'star', count: 8 },
      { thing: 'cup', count: 4 },
    ]);
  });
});

describe('readCast', () => {
  it('makes a valid cast of anything', () => {
    const named = fc.record({
      name: fc.oneof(fc.string(), fc.anything()),
      kind: fc.constantFrom('owl', 'rope', 'x'),
      wears: fc.anything(),
    });
    const given = fc.record({ characters: fc.oneof(fc.anything(), fc.array(named)), things: fc.oneof(fc.anything(), fc.array(named)) });
    fc.assert(
      fc.property(fc.oneof(given, fc.anything()), (input) => {
        const cast = readCast(input);
        expect(storyCastSchema.safeParse(cast).success).toBe(true);
        expect(readCast(cast)).toEqual(cast);
      }),
    );
  });

  it('has a friend for an unknown kind, no unknown thing, and none of the family', () => {
    const characters = [
      { name: 'Ari', kind: 'griffin' },
      { name: '{word}', kind: 'owl' },
      { name: 'ari', kind: 'owl' },
      { name: 'child', kind: 'girl' },
      { kind: 'owl' },
    ];
    expect(readCast({ characters, things: [{ name: 'horn', kind: 'trombone' }] })).toEqual({
      characters: [{ name: 'Ari', kind: 'friend' }],
      things: [],
    });
  });
});

describe('derivedFields', () => {
  it('has the figures, poses and objects that apps without acts draw', () => {
    const staging = readStaging(
      {
        view: 'hands',
        acts: [
          { who: ['child', 'Finn'], does: 'hold', what: 'bedroll', feels: 'proud' },
          { who: ['animal'], does: 'sleep', what: 'basket' },
        ],
        things: ['bedroll on table', 'basket', 'cup x3 on shelf'],
      },
      CAST,
    );
    expect(derivedFields(staging, CAST)).toEqual({
      view: 'detail',
      figures: [
        { who: 'child', pose: 'hold', emotion: 'proud', size: 'medium', side: 'left' },
        { who: 'sibling', pose: 'hold', emotion: 'proud', size: 'medium', side: 'middle' },
        { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
      ],
      objects: [
        { kind: 'bag', count: 1 },
        { kind: 'basket', count: 1 },
        { kind: 'cup', count: 3 },
        { kind: 'table', count: 1 },
      ],
      focus: 'objects',
    });
  });

  it('has a thing once that one holds and others look at', () => {
    const acts = [
      { who: ['animal'], does: 'look at', what: 'lantern' },
      { who: ['child'], does: 'hold', what: 'lantern' },
    ];
    expect(derivedFields(readStaging({ acts })).objects).toEqual([{ kind: 'lantern', count: 1 }]);
    expect(derivedFields(readStaging({ acts, things: ['lantern x2'] })).objects).toEqual([{ kind: 'lantern', count: 3 }]);
  });

  it('has those who only take part', () => {
    const { figures, objects } = derivedFields(readStaging({ acts: [{ who: ['child'], does: 'give', what: 'letter', to: 'owl' }] }));
    expect(figures.map(({ who, pose }) => `${who} ${pose}`)).toEqual(['child hold', 'owl stand']);
    expect(objects).toEqual([{ kind: 'letter', count: 1 }]);
  });
});

describe('the animal in an answer', () => {
  const page = (who: string, what = '', brought: object[] = []) => ({
    text: 'x',
    new: brought,
    scene: { acts: [{ who: [who], does: 'hold', what, to: '' }], things: [`hat on ${who}`] },
  });
  const namesIn = (pages: readonly object[], animal: string) =>
    withAnimal(pages, animal).map((given) => {
      const { scene } = given as { scene: { acts: { who: string[] }[]; things: { of: string }[] } };
      return [scene.acts[0]?.who[0], scene.things[0]?.of];
    });

  it('is meant by its kind, and by the only character of it', () => {
    expect(namesIn([page('the Otter'), page('animal')], 'otter')).toEqual([Array(2).fill('animal'), Array(2).fill('animal')]);
    expect(namesIn([page('red panda'), page('panda')], "{word}'s red panda").flat()).toEqual(Array(4).fill('animal'));
    const brought = page('Pip', '', [
      { name: 'Pip', kind: 'dog', looks: '' },
      { name: 'Finn', kind: 'boy', looks: '' },
    ]);
    expect(namesIn([brought], '{word} the dog').flat()).toEqual(['animal', 'animal']);
    expect(withAnimal([brought], 'dog')).toMatchObject([{ new: [{ name: 'Finn' }] }]);
  });

  it('is not meant by another one of its kind, nor by a thing', () => {
    expect(namesIn([page('owl', 'animal'), page('owl')], 'owl').flat()).toEqual(Array(4).fill('owl'));
    const friend = page('Old Oona', '', [{ name: 'Old Oona', kind: 'owl', looks: 'old' }]);
    expect(namesIn([friend, page('animal')], 'owl')[0]).toEqual(['Old Oona', 'Old Oona']);
    expect(namesIn([friend, page('owl')], 'owl')).toEqual([Array(2).fill('Old Oona'), Array(2).fill('animal')]);
    expect(namesIn([page('star')], 'sea star').flat()).toEqual(['star', 'star']);
  });

  it('changes nothing of what is no page', () => {
    for (const animal of ['otter', '{word}', ''])
      expect(withAnimal([{ text: 7 }, { scene: 'x' }], animal)).toEqual([{ text: 7 }, { scene: 'x' }]);
  });
});

it('doable lets who cannot do something do what comes closest, or look at it', () => {
  const whale = ['walk', 'sit', 'fly', 'hug', 'lean on', 'pour'] as const;
  const changed = (who: string[], does: Verb, what?: string) =>
    doable([{ who, does, ...(what && { what }) }], (name) => (name === 'animal' ? whale : [])).map(actLine);
  expect(changed(['child', 'animal'], 'walk')).toEqual(['child walks', 'animal swims']);
  expect(changed(['animal'], 'sit')).toEqual(['animal stands']);
  expect(changed(['animal'], 'hug', 'child')).toEqual(['animal looks at child']);
  expect(changed(['child'], 'pour', 'jug')).toEqual(['child pours jug']);
});

it('answered pages have every property, bring whom they name first, and are read back', () => {
  const place = { place: 'bakery', space: 'inside', time: 'night', weather: 'clear' };
  const first = {
    ...{ ...place, view: 'above', things: ['bowl x6 on shelf', 'moon far'] },
    acts: [
      { who: ['child'], does: 'eat', what: 'bun', feels: 'happy' },
      { who: ['animal'], does: 'eat', what: 'bun', feels: 'happy' },
      { who: ['Finn'], does: 'pour', what: 'jug', to: 'cup' },
    ],
  };
  const second = { ...place, view: 'near', acts: [{ who: ['Old Paloma', 'Finn'], does: 'carry', what: 'bedroll' }] };
  const pages = [first, second].map((scene, index) => ({ text: `Page ${index}.`, scene: parseScene(scene, {}, CAST) }));
  const answered = answeredPages(pages, CAST).map((page) => answeredPageSchema.parse(page));
  expect(answered.map((page) => page.new)).toEqual([
    [{ name: 'Finn', kind: 'boy', looks: '' }],
    [
      { name: 'Old Paloma', kind: 'woman', looks: 'old, round, gray bun, purple dress, cream apron' },
      { name: 'bedroll', kind: 'bag', looks: 'blue, tied' },
    ],
  ]);
  expect(answered[0]?.scene.acts).toEqual([
    { who: ['child', 'animal'], does: 'eat', what: 'bun', to: '', feels: 'happy' },
    { who: ['Finn'], does: 'pour', what: 'jug', to: 'cup', feels: '' },
  ]);
  const cast = readCast(answered.flatMap((page) => page.new));
  expect(cast.characters).toEqual(expect.arrayContaining(CAST.characters.map(({ carries: _carries, ...character }) => character)));
  expect(cast.things).toEqual(CAST.things);
  expect(parseScene(answered[1]?.scene, {}, cast)).toEqual(pages[1]?.scene);
});
