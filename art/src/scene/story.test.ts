/// <reference types="node" />
/** Pictures of family stories: any scene is drawn, small, and the same every time. */
import { gzipSync } from 'node:zlib';
import {
  type ChildAppearance,
  COVER_IDS,
  coverPicture,
  EMOTIONS,
  FIGURE_KINDS,
  FOCUSES,
  OBJECT_KINDS,
  type PicturedStory,
  POSES,
  pagePicture,
  parseScene,
  readActLine,
  readCast,
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
import { makeRng } from '../paper/prng.ts';
import { crescent } from '../paper/shapes.ts';
import { path } from '../paper/svg.ts';
import { lookOfChild, lookOfKin } from '../people/look.ts';
import { ALWAYS_SHOWN, layoutPage, type Spot } from './placing/layout.ts';

/** Compressed bytes of a picture. */
const LIMIT = 12 * 1024;
const SIZE = { width: 960, height: 640 };
const RUNS = LONG ? 10_000 : 80;

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
function problems({ svg, alt }: { svg: string; alt: string }): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');
  const opened = svg.match(/<[a-zA-Z](?:[^>]*[^/])?>/g)?.length;
  return [
    ...(gzipSync(svg).length > LIMIT ? [`${gzipSync(svg).length} bytes`] : []),
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
        expect(problems(drawn)).toEqual([]);
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

  it('has a drawing for every kind of thing', () => {
    for (const kind of OBJECT_KINDS) {
      const room = { place: 'home', space: 'inside' };
      const [bare, full] = [[], [{ kind, count: 1 }]].map((objects) => ({ ...COVER, scene: parseScene({ ...room, objects }), page: 1 }));
      const drawn = (picture: StoryPicture): number =>
        storyPicture(picture, { ...SIZE, marks: true }).svg.split(`<!--[${kind}-->`).length - 1;
      expect([kind, ...[bare, full].map((each) => each && drawn(each))]).toEqual([kind, 0, 1]);
    }
  });

  it('gives helmets to all who are under water or in space, awake or asleep, but not in a ship', () => {
    // The edge of the glass.
    const helmets = (place: string, space: string, pose: string): number => {
      const scene = parseScene({ place, space, figures: [{ who: 'animal', pose }, { who: 'woman', pose }, { who: 'fish' }] });
      return storyPicture({ ...COVER, page: 2, scene }).svg.split('stroke-width="3" stroke-opacity=".75"').length - 1;
    };
    for (const place of ['underwater', 'space'])
      for (const pose of ['stand', 'sleep'])
        expect([place, pose, helmets(place, 'outside', pose), helmets(place, 'inside', pose)]).toEqual([place, pose, 2, 0]);
  });

  it.each([
    ['pirate', 'moon', ' r="104"'],
    ['clouds', 'star', 'M532 72V192'],
    ['underwater', 'shell', 'M-28-26L-36-58'],
    ['mountain', 'house', 'translate(662 379)'],
    ['bakery', 'bag', 'M-26-74Q0-64 26-74'],
    ['meadow', 'flower', 'rx="6.5" ry="10"'],
  ])('leaves its own out where the text has one: the %s and a %s', (place, kind, own) => {
    const space = ['bakery', 'library'].includes(place) ? 'inside' : 'outside';
    const times = (named: string): number => {
      const scene = parseScene({ place, space, figures: [{ who: 'child', side: 'right' }], objects: [{ kind: named, count: 1 }] });
      return storyPicture({ ...COVER, page: 1, scene }, SIZE).svg.split(own).length - 1;
    };
    // A flower of the text looks like those of a meadow.
    expect(times(kind)).toBeLessThanOrEqual(kind === 'flower' ? 6 : 0);
    expect(times('key')).toBeGreaterThan(times(kind));
  });

  it('dresses each figure of a family in a color of its own', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const children = [0, 1, 2, 3].map((nth) => lookOfChild(null, id, nth));
      const family = [...children, ...children.slice(0, 1).map((child) => lookOfKin(child, 'woman', id))];
      expect(new Set(family.map(({ clothes }) => clothes)).size).toBe(family.length);
    }
  });

  it('draws who and what has a name that ends in a number', () => {
    const cast = readCast({ characters: [{ name: 'Agent 3', kind: 'owl' }], things: [{ name: 'Engine 9', kind: 'train' }] });
    const staging = { view: 'wide', acts: ['Agent 3 looks at Engine 9'].map(readActLine), things: [] };
    const { alt } = storyPicture({ ...COVER, cast, page: 1, scene: parseScene({ place: 'meadow', staging }, {}, cast) });
    expect(alt).toMatch(/^A happy owl looks at a train,/);
  });

  it('shows no two strangers who look the same, and no beard on a woman', () => {
    const drawn = (id: string, who: string, count: number): string => {
      const scene = parseScene({ place: 'meadow', figures: Array.from({ length: count }, () => ({ who })) });
      return storyPicture({ ...COVER, seed: id, page: 2, scene }, { ...SIZE, marks: true }).svg;
    };
    const isBearded = (id: string, who: string): boolean => drawn(id, who, 1).includes('M-47 2C-50 52');
    const ids = Array.from({ length: 20 }, (_, id) => `${id}`);
    for (const who of ['person', 'woman', 'man'])
      for (const id of ids) {
        const looks = [...drawn(id, who, 3).matchAll(new RegExp(`<!--\\[${who}-->.*?href="#(\\w+)"`, 'gs'))].map(([, paper]) => paper);
        expect(new Set(looks).size, `${who} ${id}`).toBe(3);
      }
    expect(ids.filter((id) => isBearded(id, 'woman'))).toEqual([]);
    expect(ids.filter((id) => isBearded(id, 'man'))).not.toEqual([]);
  });

  it('has no lantern but those that the text counts', () => {
    // The glass of every lantern.
    const lanterns = (place: string, objects: object[]): number =>
      storyPicture({ ...COVER, page: 2, scene: parseScene({ place, space: 'outside', objects }) }).svg.split('d="M-12-34H12L15-4H-15Z"')
        .length - 1;
    expect(lanterns('city', [])).toBe(1);
    const three = [{ kind: 'lantern', count: 3 }];
    for (const place of SETTING_IDS) expect([place, lanterns(place, three)]).toEqual([place, lanterns('farm', three)]);
  });

  it('has something that holds each hammock, and clocks and curtains outdoors', () => {
    const sheets = (kind: string, count: number, space: string): number =>
      storyPicture({ ...COVER, page: 2, scene: parseScene({ place: 'meadow', space, objects: [{ kind, count }] }) }).svg.split(
        'stroke-width="30"',
      ).length;
    // The thing and what holds it cast a shadow each.
    for (const [kind, inside] of [
      ['clock', 1],
      ['curtain', 1],
      ['hammock', 2],
    ] as const)
      for (const [space, shadows] of [
        ['outside', 2],
        ['inside', inside],
      ] as const)
        expect(sheets(kind, 2, space) - sheets(kind, 1, space), `${kind} ${space}`).toBe(shadows);
  });

  it('has a clock that never contradicts the light', () => {
    const clocks = SCENE_TIMES.map((time) => {
      const scene = parseScene({ place: 'home', space: 'inside', time, objects: [{ kind: 'clock', count: 1 }] });
      const { svg } = storyPicture({ ...COVER, page: 2, scene }, { ...SIZE, marks: true });
      const id = /<!--\[clock-->.*?href="#(\w+)"/s.exec(svg)?.[1];
      return new RegExp(`id="${id}"(.*?)</g>`, 's').exec(svg)?.[1]?.replace(/#[\da-f]{6}/g, '');
    });
    expect(new Set(clocks).size).toBe(SCENE_TIMES.length);
  });

  it('has the same moon on every page of a story', () => {
    // The moon of the city, that of the forest, and one that the text names.
    const isCrescent = (id: string, place: 'city' | 'forest' | 'home', page: number, objects: object[] = []): boolean =>
      /A(?:52 52|58 58|36 36) 0 1 0/.test(
        storyPicture({ ...COVER, seed: id, page, scene: parseScene({ place, space: 'outside', time: 'night', objects }) }).svg,
      );
    const stories = Array.from({ length: 12 }, (_, id) => [
      ...(['city', 'forest'] as const).flatMap((place) => [1, 2, 3, 4].map((page) => isCrescent(`${id}`, place, page))),
      ...(['city', 'home'] as const).map((place) => isCrescent(`${id}`, place, 5, [{ kind: 'moon', count: 1 }])),
    ]);
    for (const pages of stories) expect(new Set(pages).size).toBe(1);
    expect(new Set(stories.flat()).size).toBe(2);
  });
});

const COVER: StoryPicture = coverPicture({
  id: 'one',
  storySetting: 'bakery',
  storyTone: 'cozy',
  favoriteAnimal: 'fox',
  coverImage: 'moon',
});
const titled = (story: PicturedStory): StoryPicture => ({ ...coverPicture(story), title: 'Mia, Leo and the Very Sleepy Lighthouse' });
const plain = (svg: string): string => svg.replace(/t[0-9a-z]{8,}/g, '');

describe('the cover', () => {
  it('is drawn for every setting in every frame', () => {
    const pictures = SETTING_IDS.flatMap((storySetting, i) =>
      COVER_IDS.map((coverImage, j) =>
        storyPicture(
          titled({ id: `${i}-${j}`, storySetting, storyTone: 'calm', favoriteAnimal: knownAnimals[i * 5 + j] ?? 'cat', coverImage }),
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
    expect(plain(storyPicture({ ...COVER, scene: parseScene(stored) }).svg)).toBe(plain(storyPicture(COVER).svg));
  });

  it('has its title on a sign, in at most four lines that fit, and never mirrored', () => {
    const titled = (title: string, id = 'one') => storyPicture({ ...COVER, seed: id, title }).svg;
    const linesOf = (title: string): [text: string, width: number][] =>
      [...titled(title).matchAll(/textLength="([\d.]+)"[^>]*>([^<]*)</g)].map(([, width, text = '']) => [text, Number(width)]);
    const LONG_TITLE = `${'The Lamp That Looked for the Moon of '.repeat(5)}Sunda by Sea`;
    for (const title of [
      'Night',
      'The Fox and the Lamp',
      LONG_TITLE,
      'x'.repeat(200),
      '小狐狸和月亮上的灯塔',
      'الثعلب والمصباح الصغير',
      'छोटी लोमड़ी और चाँद',
    ]) {
      const lines = linesOf(title);
      expect(lines.length, title).toBeLessThanOrEqual(4);
      expect(
        lines
          .map(([text]) => text)
          .join('')
          .replaceAll(' ', ''),
        title,
      ).toBe(title.replaceAll(' ', ''));
      for (const [, width] of lines) expect(width, title).toBeLessThanOrEqual(0.66 * 900 + 0.1);
      expect(problems({ svg: titled(title), alt: storyPicture(COVER).alt }), title).toEqual([]);
    }
    expect(linesOf('小狐狸和月亮上的灯塔').length).toBe(2);
    expect(titled('الثعلب')).toContain('direction="rtl"');
    expect(titled('Tom & <Jerry>')).toContain('>Tom &amp; &lt;Jerry&gt;<');
    // The whole picture, and its letters once more.
    const turns = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => titled('Night', id).split('translate(900 0) scale(-1 1)').length - 1);
    expect(new Set(turns)).toEqual(new Set([0, 2]));
    expect(linesOf('  ')).toEqual([]);
    expect(storyPicture(COVER).svg).not.toContain('<text');
  });

  it('has one moon in the night sky of the place and its frame', () => {
    // The frame's crescent on a stage of 900 x 600.
    const crescentOfFrame = path(crescent(900 * 0.875, 600 * 0.15, 42)).slice(9, 40);
    const hasIt = (storySetting: (typeof SETTING_IDS)[number]): boolean =>
      storyPicture(coverPicture({ id: 'moons', storySetting, storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'moon' })).svg.includes(
        crescentOfFrame,
      );
    for (const place of ['clouds', 'castle', 'mountain', 'bakery'] as const) expect([place, hasIt(place)]).toEqual([place, false]);
    expect(hasIt('underwater')).toBe(true);
  });

  it('shows a lantern until the animal has a name', () => {
    expect(storyPicture({ ...COVER, animal: ' ' }).alt).toBe(
      'A child and a lantern in a warm bakery, in cool moonlight, framed by a night sky.',
    );
    expect(problems(storyPicture({ ...COVER, animal: '' }))).toEqual([]);
  });
});

describe('the text alternative', () => {
  const say = (input: object): string => storyPicture({ ...COVER, scene: parseScene(input), page: 2 }).alt;

  it('says who does what, where and when', () => {
    const acted = (acts: readonly string[], things: readonly string[] = []): string =>
      say({ place: 'forest', time: 'night', staging: { acts: acts.map(readActLine), things } });
    const where = 'in a forest, near a door in a tree at night';
    expect(acted(['child gives letter to owl, proud', 'animal looks at child, curious'], ['lantern x3'])).toBe(
      `A proud child gives a letter to an owl; a curious fox looks at the child, ${where}, with three lanterns.`,
    );
    expect(acted(['child and sibling pull rope', 'animal sleeps in bed'])).toBe(
      `A happy child and a second happy child pull a rope; a fox sleeps in a bed, ${where}.`,
    );
    expect(acted(['child hugs animal', 'animal sits, sulky'])).toBe(`A happy child hugs a sulky fox, ${where}.`);
    expect(acted(['child sits on bed', 'animal sleeps in bed'])).toBe(
      `A happy child sits on a bed; a fox sleeps beside the bed, ${where}.`,
    );
    expect(acted(['animal sleeps on pillow', 'child sleeps in blanket'])).toBe(
      `A fox sleeps on a pillow; a child sleeps under a blanket, ${where}.`,
    );
    expect(acted([], ['rope x2'])).toBe(`Two ropes ${where}.`);
    expect(acted([])).toBe(`A quiet view ${where}.`);
  });

  it('says what each child wears and uses, in the order of the story, never its skin, hair or clothes, and no wheelchair of who sleeps', () => {
    const look = { skin: 'dark', hair: 'afro', hairColor: 'red', clothes: 'teal' } as const;
    const told = (act: string, ...worn: ChildAppearance[]): string => {
      const scene = parseScene({ place: 'meadow', time: 'day', staging: { acts: [readActLine(act)], things: [] } });
      return storyPicture({ ...COVER, scene, page: 2, looks: worn.map((one) => ({ ...look, ...one })) }).alt;
    };
    expect(
      told('child and sibling and sibling2 stand', { glasses: 'round', hearingAid: 'both' }, { hair: 'hijab', wheelchair: 'manual' }, {}),
    ).toBe(
      'A happy child with glasses and hearing aids, a second happy child in a hijab in a wheelchair, and a third happy child stand, in a flower meadow by day.',
    );
    expect(told('child sleeps', { hair: 'patka', hearingAid: 'left', wheelchair: 'power' })).toBe(
      'A child in a patka with a hearing aid sleeps, in a flower meadow by day.',
    );
  });

  it('says who is where, when, and with what, in scenes of earlier versions', () => {
    expect(storyPicture(COVER).alt).toBe('A child and a happy fox in a warm bakery, in cool moonlight, framed by a night sky.');
    expect(
      say({ place: 'meadow', time: 'night', figures: [{ who: 'animal' }, { who: 'child' }], objects: [{ kind: 'lantern', count: 3 }] }),
    ).toBe('A happy fox stands; a happy child stands, in a flower meadow at night, with three lanterns.');
    expect(say({ place: 'castle', space: 'inside', weather: 'snow', time: 'evening', objects: [{ kind: 'rope', count: 2 }] })).toBe(
      'Two ropes in a room of the castle in the evening.',
    );
    const all = (...figures: string[]): string => say({ place: 'farm', time: 'day', figures: figures.map((who) => ({ who })) });
    expect(all('child', 'sibling', 'sibling', 'sibling')).toBe(
      'A happy child stands; a second happy child stands; a third happy child stands; a fourth happy child stands, in the fields before a barn by day.',
    );
    expect(all('animal', 'fox', 'friend', 'friend')).toBe(
      'A happy fox stands; another happy fox stands; a happy friend in a night cloak stands; another happy friend in a night cloak stands, in the fields before a barn by day.',
    );
  });
});

describe('the layout', () => {
  const extent = fc.record({
    left: fc.integer({ min: 10, max: 190 }),
    right: fc.integer({ min: 10, max: 190 }),
    height: fc.integer({ min: 20, max: 330 }),
  });
  const content = fc.record({
    figures: fc
      .array(fc.record({ left: extent, side: fc.constantFrom(...SIDES), rise: fc.constantFrom(0, 0.16) }), { maxLength: 5 })
      .map((all) => all.map(({ left, side, rise }) => ({ ...left, side, rise }))),
    tall: fc.array(extent, { maxLength: 3 }),
    low: fc.array(
      extent.map((each) => ({ ...each, height: Math.min(each.height, 120) })),
      { maxLength: 12 },
    ),
    sky: fc.array(
      extent.map((each) => ({ ...each, height: Math.min(each.height, 160) })),
      { maxLength: 8 },
    ),
  });
  const size = { w: 900, h: 600 };

  it('lets no one stand above the ground, however much lies before them', () => {
    const figure = { left: 60, right: 60, height: 220, rise: 0, side: 'middle' } as const;
    const tall = [{ left: 80, right: 80, height: 180, rise: 0.11 }];
    for (let nth = 0; nth < 60; nth++)
      for (const height of [40, 90, 160]) {
        const low = Array.from({ length: 4 }, () => ({ left: 70, right: 70, height }));
        const layout = layoutPage({ figures: [figure, figure, figure], tall, low, sky: [] }, size, 1.28, makeRng(`feet ${nth}`));
        for (const { y } of [...layout.figures, ...layout.tall]) expect(y).toBeGreaterThanOrEqual(0.755 * size.h - 0.5);
      }
  });

  it('keeps everything apart and inside of what every screen shows', () => {
    fc.assert(
      fc.property(content, fc.uuid(), fc.constantFrom(1, 1.28), (page, seed, grow) => {
        const layout = layoutPage(page, size, grow, makeRng(seed));
        // Figures may stand a little before tall things, which are apart from each other as long.
        const boxes = (['figures', 'low', 'sky', 'tall'] as const).flatMap((row) =>
          page[row].map(({ left, right, height }, i) => {
            const { x, y, k } = layout[row][i] as Spot;
            const share = row === 'tall' ? 0.93 : 1;
            return { x0: x - left * k * share, x1: x + right * k * share, y0: y - height * k, y1: y };
          }),
        );
        for (const [i, { x0, x1, y0, y1 }] of boxes.entries()) {
          expect(x0).toBeGreaterThanOrEqual(ALWAYS_SHOWN.left * size.w - 0.1);
          expect(x1).toBeLessThanOrEqual(ALWAYS_SHOWN.right * size.w + 0.1);
          expect(y0).toBeGreaterThanOrEqual(ALWAYS_SHOWN.top * size.h - 0.1);
          expect(y1).toBeLessThanOrEqual(ALWAYS_SHOWN.bottom * size.h + 0.1);
          const others = boxes.slice(i + 1);
          expect(others.filter((b) => b.x0 < x1 - 0.1 && b.x1 > x0 + 0.1 && b.y0 < y1 - 0.1 && b.y1 > y0 + 0.1)).toEqual([]);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
