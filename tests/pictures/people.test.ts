/** The people and animals of a page, measured from pixels: grown-ups look like grown-ups, and what is held is in a hand. */
import { describe, expect, it } from 'vitest';
import type { ChildAppearance } from '../../domain/src/index.ts';
import { boxOf } from './support/boxes.ts';
import { ALONE } from './support/marks.ts';
import { type Measured, measure, measureParts, middleOf } from './support/measure.ts';
import { markedSvg, stagedPicture, touches, type WrittenPage } from './support/staged-page.ts';

/** The width of the raster that pixels are counted in (measure.ts). */
const ROW = 300 * ALONE;

const svgOf = (page: WrittenPage): string => markedSvg(stagedPicture(page));
const drawn = (page: WrittenPage): Measured[] => measure(svgOf(page));

const find = (all: readonly Measured[], what: string): Measured => {
  const found = all.find((each) => each.what === what);
  if (!found) throw new Error(`No ${what} is drawn.`);
  return found;
};

function heightOf({ pixels }: Measured): number {
  const rows = [...pixels].map((index) => Math.floor(index / ROW));
  return Math.max(...rows) - Math.min(...rows);
}

const widthOf = (one: Pick<Measured, 'pixels'>): number => {
  const { left, right } = boxOf(one);
  return right - left;
};

describe('a grown-up', () => {
  it.each(['person', 'adult'])('is much taller than a child: %s', (who) => {
    const all = drawn({ acts: ['child stands, left', `${who} stands, right`], looks: [{ skin: 'medium', hair: 'bob' }] });
    expect(heightOf(find(all, who)) / heightOf(find(all, 'child'))).toBeGreaterThan(1.25);
  });
});

describe('a door', () => {
  it.each([
    ['in a room', 'inside', []],
    ['outdoors', 'outside', []],
    ['of the house of the text', 'outside', ['house x2']],
  ])('is no lower than a child, even beside five figures: %s', (_where, space, more) => {
    const acts = ['child', 'woman', 'man', 'sibling', 'animal'].map((who) => `${who} stands`);
    const all = drawn({ place: 'farm', space, acts, things: ['door', ...more], looks: [{ skin: 'dark', hair: 'bob' }] });
    expect(heightOf(find(all, 'door'))).toBeGreaterThanOrEqual(heightOf(find(all, 'child')));
  });

  it('is no lower than the child who knocks on it', () => {
    const all = drawn({ acts: ['child knocks on door', 'animal looks at child'] });
    expect(heightOf(find(all, 'door'))).toBeGreaterThanOrEqual(heightOf(find(all, 'child')));
  });
});

describe('a door or a window that an act uses', () => {
  const ACTS = [
    'child knocks on door',
    'child opens window',
    'animal peeks out of window',
    'child looks into window',
    'animal leans on door',
  ];

  it.each(ACTS)('is that of a house outdoors: %s', (act) => {
    const isOfHouse = (space: string): boolean => svgOf({ space, acts: [act] }).includes('[part house-->');
    expect([isOfHouse('outside'), isOfHouse('inside')]).toEqual([true, false]);
  });

  it('is above the ground if it is a window', () => {
    const all = drawn({ acts: ['child opens window'] });
    expect(boxOf(find(all, 'window')).bottom).toBeLessThan(boxOf(find(all, 'child')).bottom - 40);
  });
});

describe('a small animal', () => {
  const animal = (who: string, ...others: string[]): number => heightOf(find(drawn({ acts: [`${who} stands, right`, ...others] }), who));

  it.each(['ant', 'bee', 'ladybug', 'mouse', 'sparrow'] as const)(
    'is clearly smaller than a child, and large when it is alone: %s',
    (who) => {
      const child = 'child stands, left';
      const all = drawn({ acts: [child, `${who} stands, right`] });
      expect(heightOf(find(all, who)) / heightOf(find(all, 'child'))).toBeLessThan(0.72);
      expect(animal(who) / animal(who, child)).toBeGreaterThan(1.3);
    },
  );
});

describe('a large animal', () => {
  it.each(['elephant', 'giraffe', 'whale', 'dinosaur'])('takes far more of the picture than a child: %s', (who) => {
    const all = drawn({ acts: ['child stands, left', `${who} stands, right`] });
    expect(find(all, who).area / find(all, 'child').area).toBeGreaterThan(1.5);
  });
});

describe('what a figure holds', () => {
  const LOOKS: readonly (readonly [string, string, readonly ChildAppearance[]])[] = [
    ['a described child without a skin tone', 'child', [{ clothes: 'yellow' }]],
    ['such a child in a wheelchair', 'child', [{ clothes: 'yellow', wheelchair: 'manual' }]],
    ['a child of whom nothing is known', 'child', []],
    ['a described child', 'child', [{ skin: 'medium', hair: 'bob' }]],
    ['a grown-up of the family', 'adult', []],
    ['another grown-up', 'person', []],
  ];
  it.each(LOOKS)('is in the hands of %s', (_title, who, looks) => {
    const svg = svgOf({ acts: [`${who} holds lantern, left`, 'animal stands, right'], looks });
    expect(touches(svg, who, 'lantern')).toBe(true);
    expect(find(measure(svg), 'lantern').shown).toBeGreaterThan(0.7);
  });

  it.each(['horse', 'cow', 'elephant', 'turtle'] as const)('is in the mouth or the trunk of an animal without hands: %s', (who) => {
    const svg = svgOf({ acts: [`${who} holds basket, left`] });
    expect(touches(svg, who, 'basket')).toBe(true);
    expect(find(measure(svg), 'basket').shown).toBeGreaterThan(0.9);
    expect(find(measure(svg), who).eyes).toBeGreaterThan(0.9);
  });

  it.each(['umbrella', 'teapot', 'pumpkin', 'book', 'blanket'])('may be larger than a lantern: %s', (kind) => {
    for (const who of ['child', 'animal', 'person']) expect(touches(svgOf({ acts: [`${who} holds ${kind}, left`] }), who, kind)).toBe(true);
  });
});

describe('a star', () => {
  const holding = { place: 'circus', looks: [{ skin: 'dark', hair: 'puffs' }] } as const;

  it.each(['inside', 'outside'])('is in the hand that holds it: %s', (space) => {
    expect(touches(svgOf({ ...holding, space, acts: ['child holds star'] }), 'child', 'star')).toBe(true);
  });

  it('is in the sky where a figure looks up at it', () => {
    const all = drawn({ ...holding, acts: ['child looks up at star'] });
    expect(boxOf(find(all, 'star')).bottom).toBeLessThan(boxOf(find(all, 'child')).top);
  });
});

describe('things seen close up', () => {
  it('are below those of the sky', () => {
    const all = drawn({ view: 'hands', things: ['book', 'moon'] });
    expect(middleOf(find(all, 'moon')).y).toBeLessThan(middleOf(find(all, 'book')).y - 30);
  });
});

describe('a figure seen close up', () => {
  it.each([
    ['child', 'fox'],
    ['animal', 'fox'],
    ['animal', 'duck'],
  ])('is larger than from afar, with what it holds: %s, %s', (who, animal) => {
    const page = { acts: [`${who} holds letter`], animal };
    const [near, far] = ['hands', 'wide'].map((view) => svgOf({ ...page, view }));
    expect(heightOf(find(measure(near ?? ''), who)) / heightOf(find(measure(far ?? ''), who))).toBeGreaterThan(1.2);
    expect(touches(near ?? '', who, 'letter')).toBe(true);
  });
});

describe('a swimmer', () => {
  it.each(['shark', 'whale', 'goldfish', 'seahorse'])('is in a pool on land, which is wider than it: %s', (animal) => {
    const [svg, dry] = ['meadow', 'underwater'].map((place) =>
      svgOf({ place, acts: ['child stands, left', 'animal stands, right'], animal }),
    );
    const [[pool], swimmer] = [measureParts(svg ?? '', 'pool'), find(measure(svg ?? ''), 'animal')];
    expect(pool && widthOf(pool)).toBeGreaterThan(widthOf(swimmer));
    expect(swimmer.shown).toBeGreaterThan(0.8);
    expect(measureParts(dry ?? '', 'pool')).toEqual([]);
  });
});

describe('a rider', () => {
  it.each(['cart', 'boat', 'sled', 'bicycle'])('sits in or on the %s', (kind) => {
    const svg = svgOf({ acts: [`child rides on ${kind}`, 'animal stands, right'] });
    const all = measure(svg);
    const [child, vehicle] = [boxOf(find(all, 'child')), boxOf(find(all, kind))];
    expect(touches(svg, 'child', kind)).toBe(true);
    expect(Math.abs((child.left + child.right - vehicle.left - vehicle.right) / 2)).toBeLessThan(150);
    // Also the part of the child that is behind the side of a boat.
    expect(vehicle.bottom - child.bottom).toBeGreaterThan(6);
  });

  it.each(['horse', 'elephant', 'whale', 'turtle', 'camel'])('sits on the back of a %s', (who) => {
    const svg = svgOf({ acts: [`child rides on ${who}`] });
    const all = measure(svg);
    expect(touches(svg, 'child', who)).toBe(true);
    expect(boxOf(find(all, who)).bottom - boxOf(find(all, 'child')).bottom).toBeGreaterThan(30);
    expect(find(all, 'child').shown).toBeGreaterThan(0.5);
  });

  it('sits on the ground where nothing carries it', () => {
    const [standing, riding] = ['child stands', 'child rides on'].map((act) => heightOf(find(drawn({ acts: [act] }), 'child')));
    expect((riding ?? 0) / (standing ?? 1)).toBeLessThan(0.9);
  });
});

it.each([
  ['bed', 'home'],
  ['bed', 'space'],
  ['hammock', 'jungle'],
])('a child sleeps in the %s that the text names, before others do: %s', (kind, place) => {
  const svg = svgOf({ place, space: 'inside', acts: [`animal sleeps in ${kind}`, `child lies on ${kind}`] });
  expect(measure(svg, (what) => what === kind)).toHaveLength(1);
  expect([touches(svg, 'child', kind), touches(svg, 'animal', kind)]).toEqual([true, false]);
});

describe('a sleeper', () => {
  it.each(['giraffe', 'whale', 'elephant'])('is too large for a bed: %s', (who) => {
    const svg = svgOf({ place: 'home', space: 'inside', acts: ['child sleeps in bed', `${who} sleeps in bed`], things: ['bed x2'] });
    expect([touches(svg, 'child', 'bed'), touches(svg, who, 'bed')]).toEqual([true, false]);
  });

  it.each(['dinosaur', 'diplodocus', 'stegosaurus', 'crocodile', 'turtle', 'tapir', 'horse', 'unknown friend'])(
    'lies lower than it stands: %s',
    (animal) => {
      const [lying = 0, standing = 0] = ['sleeps', 'stands'].map((does) =>
        heightOf(find(drawn({ acts: ['child stands', `animal ${does}, right`], animal }), 'animal')),
      );
      // A turtle is low anyway.
      expect(lying / standing).toBeLessThan(0.95);
    },
  );

  it.each(['woman', 'man', 'person'])('keeps the face it has on other pages: %s', (who) => {
    for (const does of ['stands', 'sleeps'])
      expect(find(drawn({ place: 'home', space: 'inside', acts: [`${who} ${does}`] }), who).face).toBeGreaterThan(0.9);
  });
});
