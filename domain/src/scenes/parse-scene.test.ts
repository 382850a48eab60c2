import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReleasedScene } from '../../../tests/fixtures/version-b3012be3/parse-scene.ts';
import { LONG } from '../../../tests/long.ts';
import { readCast } from './acts/read-cast.ts';
import { VIEWS, WHERES } from './acts/staging.ts';
import { VERBS } from './acts/verbs.ts';
import { DEFAULT_SCENE, parseScene } from './parse-scene.ts';
import { type OldScene, sceneSchema } from './scene.ts';
import { EMOTIONS, FIGURE_KINDS, FOCUSES, OBJECT_KINDS, POSES, SCENE_LIMITS, SCENE_PLACES, SIDES } from './vocabulary.ts';

const SCENE: OldScene = {
  place: 'bakery',
  space: 'inside',
  view: 'near',
  time: 'late-night',
  weather: 'snow',
  figures: [
    { who: 'animal', pose: 'hold', emotion: 'proud', size: 'large', side: 'right', state: 'muddy' },
    { who: 'owl', pose: 'peek', emotion: 'asleep', size: 'small', side: 'left' },
  ],
  objects: [
    { kind: 'bun', count: 5 },
    { kind: 'lantern', count: 1 },
  ],
  focus: 'objects',
};

/** A known word, an unknown one, or no word at all. */
const word = (known: readonly string[]) => fc.oneof(fc.constantFrom(...known), fc.string(), fc.anything());
/** What version b3012be3 can draw: it leaves out every other thing. */
const RELEASED_KINDS = new Set(OBJECT_KINDS.filter((kind) => parseReleasedScene({ objects: [{ kind, count: 1 }] }).objects.length > 0));
const CAST = readCast({ characters: [{ name: 'Old Paloma', kind: 'woman' }], things: [{ name: 'red rope', kind: 'rope' }] });
const NAMES = [...FIGURE_KINDS, ...OBJECT_KINDS, 'sibling2', 'Old Paloma', 'red rope'];
const anyStaging = fc.record(
  {
    part: fc.anything(),
    view: word(VIEWS),
    acts: fc.oneof(
      fc.anything(),
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.record(
            {
              who: fc.oneof(fc.anything(), fc.array(word(NAMES))),
              does: word(VERBS),
              what: word(NAMES),
              to: word(NAMES),
              feels: word(EMOTIONS),
              side: word(SIDES),
            },
            { requiredKeys: [] },
          ),
        ),
      ),
    ),
    things: fc.oneof(
      fc.anything(),
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.record(
            { thing: word(NAMES), count: fc.oneof(fc.double(), fc.anything()), where: word(WHERES), of: word(NAMES) },
            { requiredKeys: ['thing'] },
          ),
        ),
      ),
    ),
    exactly: fc.anything(),
  },
  { requiredKeys: [] },
);
const anyScene = fc.record(
  {
    place: word(SCENE_PLACES),
    space: word(['inside', 'outside']),
    view: word(['wide', 'near', 'detail']),
    time: word(['morning', 'night']),
    weather: word(['rain', 'fog']),
    figures: fc.oneof(
      fc.anything(),
      fc.array(fc.oneof(fc.anything(), fc.record({ who: word(FIGURE_KINDS), pose: word(POSES), side: fc.anything() }))),
    ),
    objects: fc.oneof(
      fc.anything(),
      fc.array(fc.oneof(fc.anything(), fc.record({ kind: word(OBJECT_KINDS), count: fc.oneof(fc.double(), fc.anything()) }))),
    ),
    focus: word(FOCUSES),
    staging: anyStaging,
  },
  { requiredKeys: [] },
);

describe('parseScene', () => {
  it('keeps a scene of known words as it is', () => {
    const { staging, ...scene } = parseScene(SCENE);
    expect(scene).toEqual(SCENE);
    expect(parseScene({ ...scene, staging })).toEqual({ ...scene, staging });
  });

  it.each([[[]], [{}], [{ acts: 'x' }], [{ acts: [{ who: ['nobody here'], does: 'run' }] }]])(
    'shows the stored figures where acts beside them cannot be read: %j',
    (staging) => {
      expect(parseScene({ ...SCENE, staging })).toEqual(parseScene(SCENE));
    },
  );

  it('makes a valid scene of any without throwing, of which version b3012be3 shows what it can draw', () => {
    fc.assert(
      fc.property(fc.oneof(anyScene, anyStaging, fc.anything()), (input) => {
        const scene = parseScene(input, {}, CAST);
        expect(sceneSchema.safeParse(scene).success).toBe(true);
        expect(scene.objects.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(SCENE_LIMITS.objects);
        expect(parseScene(scene, {}, CAST)).toEqual(scene);
        const { staging: _staging, ...released } = scene;
        expect(parseReleasedScene(scene)).toEqual({ ...released, objects: scene.objects.filter(({ kind }) => RELEASED_KINDS.has(kind)) });
      }),
      { numRuns: LONG ? 10_000 : 1_000 },
    );
  });

  it('replaces unknown words by defaults, and those of the story where they are given', () => {
    expect(parseScene({ place: 'volcano', time: 'teatime', view: 7 }, { place: 'forest' })).toEqual({ ...DEFAULT_SCENE, place: 'forest' });
    expect(parseScene(null)).toEqual(DEFAULT_SCENE);
  });

  it('shows an unknown figure as a friend, and leaves an unknown object out', () => {
    const { figures, objects } = parseScene({ figures: [{ who: 'griffin', pose: 'fly' }], objects: [{ kind: 'trombone', count: 2 }] });
    expect(figures).toEqual([{ who: 'friend', pose: 'fly', emotion: 'happy', size: 'medium', side: 'left' }]);
    expect(objects).toEqual([]);
  });

  it('drops figures and objects beyond the limits', () => {
    const { figures, objects } = parseScene({
      figures: Array.from({ length: 9 }, () => ({ who: 'mouse' })),
      objects: [
        { kind: 'star', count: 8 },
        { kind: 'star', count: 1 },
        { kind: 'bun', count: 8 },
        { kind: 'key', count: 1 },
      ],
    });
    expect(figures).toHaveLength(SCENE_LIMITS.figures);
    expect(objects).toEqual([
      { kind: 'star', count: 8 },
      { kind: 'bun', count: 4 },
    ]);
  });
});
