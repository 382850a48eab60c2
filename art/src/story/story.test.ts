/// <reference types="node" />
/** Pictures of family stories: any scene is drawn, small, and the same every time. */
import { gzipSync } from 'node:zlib';
import {
  COVER_IDS,
  coverPicture,
  EMOTIONS,
  FIGURE_KINDS,
  FOCUSES,
  OBJECT_KINDS,
  POSES,
  pagePicture,
  parseScene,
  SCENE_LIMITS,
  SCENE_PLACES,
  SCENE_TIMES,
  SCENE_VIEWS,
  SCENE_WEATHERS,
  SETTING_IDS,
  SIDES,
  type StoryPicture,
  TONE_IDS,
} from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, SEED } from '../../../tests/long.ts';
import { knownAnimals, storyPicture } from '../kit.ts';
import { clothOf } from './figures.ts';
import { arrangeFigures, arrangeThings } from './layout.ts';
import { drawingOf } from './objects.ts';
import { isDrawn } from './shown.ts';

/** A cover is as small as every picture of the kit; a page with five figures and a dozen things takes more. */
const LIMIT = { cover: 12 * 1024, page: 16 * 1024 };
const RUNS = LONG ? 10_000 : 200;

/** A word of a list, or what a newer version or a model might write. */
const word = (words: readonly string[]) => fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string());
const figure = fc.record({
  who: word(FIGURE_KINDS),
  pose: word(POSES),
  emotion: word(EMOTIONS),
  size: word(['small', 'medium', 'large']),
  side: word(SIDES),
});
const object = fc.record({ kind: word(OBJECT_KINDS), count: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double()) });
const scene = fc.record({
  place: word(SCENE_PLACES),
  space: word(['inside', 'outside']),
  view: word(SCENE_VIEWS),
  time: word(SCENE_TIMES),
  weather: word(SCENE_WEATHERS),
  figures: fc.array(figure, { maxLength: SCENE_LIMITS.figures + 1 }),
  objects: fc.array(object, { maxLength: SCENE_LIMITS.objectKinds + 1 }),
  focus: word(FOCUSES),
});
const story = fc.record({
  id: fc.uuid(),
  storySetting: fc.constantFrom(...SETTING_IDS),
  storyTone: fc.constantFrom(...TONE_IDS),
  favoriteAnimal: fc.oneof(fc.constantFrom(...knownAnimals), fc.string()),
  coverImage: fc.constantFrom(...COVER_IDS),
});

/** The errors in a picture; empty if there are none. */
function problems({ svg, alt }: { svg: string; alt: string }, limit = LIMIT.cover): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');
  const opened = svg.match(/<[a-zA-Z](?:[^>]*[^/])?>/g)?.length;
  return [
    ...(gzipSync(svg).length > limit ? [`${gzipSync(svg).length} bytes`] : []),
    ...(svg.match(/NaN|undefined|Infinity|\[object| style=|<style|<script|<foreignObject|<image|<!--/) ?? []),
    ...(new Set(ids).size === ids.length ? [] : ['the same id twice']),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
    ...(opened === svg.match(/<\//g)?.length ? [] : ['a tag is not closed']),
    ...(/^[A-Z].+[^.]\.$/s.test(alt) ? [] : [`“${alt}” is no sentence`]),
  ];
}

describe('the picture of a page', () => {
  it('is drawn for any scene, small, and the same every time', { timeout: 30 * 60_000 }, () => {
    fc.assert(
      fc.property(story, scene, fc.nat({ max: SCENE_LIMITS.pages }), (fields, input, page) => {
        const picture = pagePicture(fields, parseScene(input, { place: fields.storySetting }), page);
        const drawn = storyPicture(picture);
        expect(problems(drawn, LIMIT.page)).toEqual([]);
        expect(storyPicture(structuredClone(picture))).toEqual(drawn);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('shows as many things as the scene has', () => {
    const page = (objects: { kind: string; count: number }[], view = 'wide'): string =>
      storyPicture({
        ...COVER,
        scene: parseScene({ place: 'meadow', figures: [{ who: 'animal' }], objects, view, focus: 'objects' }),
        page: 3,
      }).svg;
    // Each thing casts one shadow of this width.
    const shadows = (svg: string): number => svg.split('stroke-width="30"').length - 1;
    for (const view of ['wide', 'near']) {
      const none = shadows(page([], view));
      expect([1, 3, 7].map((count) => shadows(page([{ kind: 'drum', count }], view)) - none)).toEqual([1, 3, 7]);
    }
  });

  it('lets nothing of the backdrop cover the things in front', () => {
    for (const place of SCENE_PLACES) {
      const scene = parseScene({ place, figures: [{ who: 'animal' }], objects: [{ kind: 'mitten', count: 8 }] });
      const { svg } = storyPicture({ ...COVER, scene, page: 3 });
      // The shape that casts eight shadows, and what is drawn after it.
      const shadows = [...svg.matchAll(/<use href="#([^"]+)"[^>]*stroke-width="30"/g)].map(([, id]) => id);
      const mitten = shadows.find((id) => shadows.filter((other) => other === id).length === 8);
      const after = svg.slice(svg.lastIndexOf(`<use href="#${mitten}"`) + 1);
      expect([place, after.match(/<(?:use|g|path|circle|ellipse)\b/)]).toEqual([place, null]);
    }
  });

  it('dresses each figure of a family in a color of its own', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const family = [['child', 0] as const, ...[0, 1, 2].map((nth) => ['sibling', nth] as const), ['adult', 0] as const];
        expect(new Set(family.map(([who, nth]) => clothOf(id, who, nth))).size).toBe(family.length);
      }),
    );
  });

  it('has a drawing for every thing that its text alternative names', () => {
    for (const kind of OBJECT_KINDS) {
      expect([kind, drawingOf(kind) !== undefined]).toEqual([kind, isDrawn(kind)]);
      if (!isDrawn(kind)) continue;
      const bare = { ...COVER, scene: parseScene({ place: 'home', space: 'inside' }), page: 1 };
      const full = { ...bare, scene: { ...bare.scene, objects: [{ kind, count: 1 }] } };
      expect(storyPicture(full).svg.length).toBeGreaterThan(storyPicture(bare).svg.length + 100);
    }
  });
});

const COVER: StoryPicture = coverPicture({
  id: 'one',
  storySetting: 'bakery',
  storyTone: 'cozy',
  favoriteAnimal: 'fox',
  coverImage: 'moon',
});
const plain = (svg: string): string => svg.replace(/t[0-9a-z]{8,}/g, '');

describe('the cover', () => {
  it('is drawn for every setting in every frame', () => {
    const pictures = SETTING_IDS.flatMap((storySetting, i) =>
      COVER_IDS.map((coverImage, j) =>
        storyPicture(
          coverPicture({ id: `${i}-${j}`, storySetting, storyTone: 'calm', favoriteAnimal: knownAnimals[i * 5 + j] ?? 'cat', coverImage }),
        ),
      ),
    );
    expect(pictures.flatMap((picture) => problems(picture))).toEqual([]);
    expect(new Set(pictures.map(({ svg }) => plain(svg))).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  });

  it('does not depend on the place of the figures that a model wrote into the stored scene', () => {
    const stored = {
      ...COVER.scene,
      figures: [{ ...COVER.scene.figures[0], side: 'left', pose: 'sit' }],
      objects: [{ kind: 'cup', count: 2 }],
    };
    expect(storyPicture({ ...COVER, scene: parseScene(stored) }).svg.length).toBe(storyPicture(COVER).svg.length);
  });

  it('shows a lantern until the animal has a name', () => {
    expect(storyPicture({ ...COVER, animal: ' ' }).alt).toBe('A lantern in a warm bakery, in cool moonlight, framed by a night sky.');
    expect(problems(storyPicture({ ...COVER, animal: '' }))).toEqual([]);
  });
});

describe('the text alternative', () => {
  it('says who is where, when, and with what', () => {
    const say = (input: object): string => storyPicture({ ...COVER, scene: parseScene(input), page: 2 }).alt;
    expect(storyPicture(COVER).alt).toBe('A happy fox in a warm bakery, in cool moonlight, framed by a night sky.');
    expect(
      say({ place: 'meadow', time: 'night', figures: [{ who: 'animal' }, { who: 'child' }], objects: [{ kind: 'lantern', count: 3 }] }),
    ).toBe('A happy fox and a child in a flower meadow at night, with three lanterns.');
    expect(say({ place: 'farm', time: 'day', figures: [{ who: 'animal' }, { who: 'sibling' }, { who: 'sibling' }] })).toBe(
      'A happy fox, a child, and a second child in the fields before a barn by day.',
    );
    const family = ['child', 'sibling', 'sibling', 'sibling'].map((who) => ({ who }));
    expect(say({ place: 'farm', time: 'day', figures: family })).toBe(
      'A child, a second child, a third child, and a fourth child in the fields before a barn by day.',
    );
    expect(say({ place: 'castle', space: 'inside', weather: 'snow', time: 'evening', objects: [{ kind: 'rope', count: 2 }] })).toBe(
      'Two ropes in a room of the castle in the evening.',
    );
    expect(say({ place: 'castle', space: 'inside', time: 'evening' })).toBe('A quiet view in a room of the castle in the evening.');
    expect(say({ view: 'detail', focus: 'other', figures: [{ who: 'owl', emotion: 'asleep' }, { who: 'animal' }] })).toBe(
      'A sleeping owl, seen close up.',
    );
    const all = (...figures: string[]): string => say({ place: 'forest', figures: figures.map((who) => ({ who })) });
    expect(all('child', 'sibling', 'sibling', 'sibling')).toBe(
      'A child, a second child, a third child, and a fourth child in a forest, near a door in a tree in the evening.',
    );
    expect(all('animal', 'fox', 'friend', 'friend')).toBe(
      'A happy fox, another happy fox, a happy friend in a night cloak, and another happy friend in a night cloak in a forest, near a door in a tree in the evening.',
    );
  });
});

describe('the layout', () => {
  const sizes = fc.integer({ min: 20, max: 300 });

  it('lets no figures overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ left: sizes, right: sizes, side: fc.constantFrom(...SIDES) }), { maxLength: 5 }), (figures) => {
        const { xs, factor } = arrangeFigures(figures, 900);
        const spans = figures.map(({ left, right }, i) => [(xs[i] ?? 0) - left * factor, (xs[i] ?? 0) + right * factor] as const);
        spans.sort(([a], [b]) => a - b);
        for (const [i, [from, to]] of spans.entries()) {
          expect(from).toBeGreaterThanOrEqual(89.9);
          expect(to).toBeLessThanOrEqual(Math.min(810.1, (spans[i + 1]?.[0] ?? 900) + 0.1));
        }
      }),
    );
  });

  it('keeps things inside the picture', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 1, maxLength: 12 }), (widths) => {
        const { xs, factor } = arrangeThings(widths, 900, []);
        for (const [i, x] of xs.entries()) {
          expect(x - ((widths[i] ?? 0) * factor) / 2).toBeGreaterThanOrEqual(107);
          expect(x + ((widths[i] ?? 0) * factor) / 2).toBeLessThanOrEqual(793);
        }
      }),
    );
  });
});
