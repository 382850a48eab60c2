import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMOTIONS, FIGURE_SIZES, FIGURE_STATES, OBJECT_KINDS, SIDES } from '../vocabulary.ts';
import { actLine, readActLine, readThingLine, thingLine } from './act-line.ts';
import { STAGING_LIMITS, WHERES } from './staging.ts';
import { VERBS } from './verbs.ts';

describe('readActLine', () => {
  it.each([
    ['child and paloma pull rope, proud', { who: ['child', 'paloma'], does: 'pull', what: 'rope', feels: 'proud' }],
    ['animal pours jug into cup', { who: ['animal'], does: 'pour', what: 'jug', to: 'cup' }],
    ['child tucks in mouse with blanket, happy', { who: ['child'], does: 'tuck in', what: 'mouse', to: 'blanket', feels: 'happy' }],
    ['grandma lin carries hot soup to owl', { who: ['grandma lin'], does: 'carry', what: 'hot soup', to: 'owl' }],
    ['child drops pebble into well', { who: ['child'], does: 'drop into', what: 'pebble', to: 'well' }],
    [
      'animal looks up at moon, left, small, muddy',
      { who: ['animal'], does: 'look up at', what: 'moon', side: 'left', size: 'small', state: 'muddy' },
    ],
    ['owl sleeps', { who: ['owl'], does: 'sleep' }],
    ['child lies on bed with teddy', { who: ['child'], does: 'lie', what: 'bed', to: 'teddy' }],
    ['animal drops into puddle', { who: ['animal'], does: 'drop into', to: 'puddle' }],
  ])('reads “%s”', (line, act) => {
    expect(readActLine(line)).toEqual(act);
  });

  it.each(['', 'child', 'child sings', 'pulls rope', 'child pulls rope, bravely'])('knows that “%s” is no act', (line) => {
    expect(readActLine(line)).toBeNull();
  });
});

/** Names without words that an act is divided at. */
const name = fc.constantFrom('child', 'sibling2', 'animal', 'owl', 'old paloma', 'red rope', 'moon', 'jar of honey');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const withoutMissing = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
const act = fc
  .record({
    who: fc.array(name, { minLength: 1, maxLength: STAGING_LIMITS.who }),
    does: fc.constantFrom(...VERBS),
    what: maybe(name),
    to: maybe(name),
    feels: maybe(fc.constantFrom(...EMOTIONS)),
    side: maybe(fc.constantFrom(...SIDES)),
    size: maybe(fc.constantFrom(...FIGURE_SIZES)),
    state: maybe(fc.constantFrom(...FIGURE_STATES)),
  })
  // A verb has no second end without its first, but something can drop into a well by itself.
  .map(({ to, ...rest }) => withoutMissing(rest.what === undefined && rest.does !== 'drop into' ? rest : { to, ...rest }));
const thing = fc
  .record({
    thing: fc.constantFrom(...OBJECT_KINDS, 'red rope'),
    count: fc.integer({ min: 1, max: STAGING_LIMITS.things }),
    place: maybe(fc.record({ where: fc.constantFrom(...WHERES), of: name })),
  })
  .map(({ place, ...rest }) => ({ ...rest, ...(place?.where === 'far' ? { where: place.where } : place) }));

describe('the lines of acts and things', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(act, thing, (written, placed) => {
        expect(readActLine(actLine(written))).toEqual(written);
        expect(readThingLine(thingLine(placed))).toEqual(placed);
      }),
    );
  });

  it.each([
    ['bowl x6 on shelf', { thing: 'bowl', count: 6, where: 'on', of: 'shelf' }],
    ['lantern hanging from old tree', { thing: 'lantern', count: 1, where: 'hanging from', of: 'old tree' }],
    ['key in the hand of old baker', { thing: 'key', count: 1, where: 'in the hand of', of: 'old baker' }],
    ['boat far', { thing: 'boat', count: 1, where: 'far' }],
    ['rope', { thing: 'rope', count: 1 }],
    ['  ', null],
  ])('reads the thing “%s”', (line, read) => {
    expect(readThingLine(line)).toEqual(read);
  });
});
