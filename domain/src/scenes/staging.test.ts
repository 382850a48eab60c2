import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredPageSchema, answeredPages } from './answered-scene.ts';
import { derivedFields } from './derived-fields.ts';
import { parseScene } from './parse-scene.ts';
import { readCast } from './read-cast.ts';
import { readStaging } from './read-staging.ts';
import { STAGING_LIMITS, storyCastSchema } from './staging.ts';

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

  it('has no more than a page has room for', () => {
    const many = Array.from({ length: 9 }, () => ({ who: Array.from({ length: 9 }, () => 'mouse'), does: 'run' }));
    const staging = readStaging({ acts: many, things: ['star x8', 'cup x8', 'key'] });
    expect(staging.acts).toHaveLength(STAGING_LIMITS.storedActs);
    expect(staging.acts[0]?.who).toHaveLength(STAGING_LIMITS.who);
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

  it('has those who only take part', () => {
    const { figures, objects } = derivedFields(readStaging({ acts: [{ who: ['child'], does: 'give', what: 'letter', to: 'owl' }] }));
    expect(figures.map(({ who, pose }) => `${who} ${pose}`)).toEqual(['child hold', 'owl stand']);
    expect(objects).toEqual([{ kind: 'letter', count: 1 }]);
  });
});

describe('answered pages', () => {
  it('have every property, bring whom they name first, and are read back', () => {
    const place = { place: 'bakery', space: 'inside', time: 'night', weather: 'clear' };
    const first = {
      ...{ ...place, part: 'oven', view: 'above', things: ['bowl x6 on shelf', 'moon far'] },
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
});
