/** The people of a page, measured from pixels: grown-ups look like grown-ups, and what is held is in a hand. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { type ChildAppearance, pagePicture, parseScene } from '../../domain/src/index.ts';
import { ALONE } from './marks.ts';
import { type Measured, measure, middleOf } from './measure.ts';

const STORY = { id: 'people', storySetting: 'meadow', storyTone: 'cozy', favoriteAnimal: 'fox', coverImage: 'garden' } as const;
/** The width of the raster that pixels are counted in (measure.ts). */
const ROW = 300 * ALONE;

/** What the picture of a scene shows. */
function drawn(scene: object, looks: readonly ChildAppearance[] = [], favoriteAnimal = 'fox'): Measured[] {
  const picture = pagePicture({ ...STORY, favoriteAnimal }, parseScene(scene), 2, looks);
  return measure(storyPicture(picture, { width: 960, height: 640, marks: true }).svg);
}

const page = (figures: readonly object[], objects: readonly object[] = [], looks: readonly ChildAppearance[] = []): Measured[] =>
  drawn({ place: 'meadow', space: 'outside', view: 'wide', time: 'day', focus: 'child', figures, objects }, looks);

const find = (all: readonly Measured[], what: string): Measured => {
  const found = all.find((each) => each.what === what);
  if (!found) throw new Error(`No ${what} is drawn.`);
  return found;
};

function heightOf({ pixels }: Measured): number {
  const rows = [...pixels].map((index) => Math.floor(index / ROW));
  return Math.max(...rows) - Math.min(...rows);
}

describe('a grown-up', () => {
  it.each(['person', 'adult'])('is much taller than a child: %s', (who) => {
    const all = page(
      [
        { who: 'child', side: 'left' },
        { who, side: 'right' },
      ],
      [],
      [{ skin: 'medium', hair: 'bob' }],
    );
    expect(heightOf(find(all, who)) / heightOf(find(all, 'child'))).toBeGreaterThan(1.25);
  });
});

describe('a door', () => {
  it.each([
    ['in a room', 'inside', []],
    ['outdoors', 'outside', []],
    ['of the house of the text', 'outside', [{ kind: 'house', count: 2 }]],
  ])('is no lower than a child, even beside five figures: %s', (_where, space, more) => {
    const figures = ['child', 'woman', 'man', 'sibling', 'animal'].map((who, nth) => ({ who, side: ['left', 'middle', 'right'][nth % 3] }));
    const scene = { place: 'farm', space, view: 'wide', figures, objects: [{ kind: 'door', count: 1 }, ...more] };
    const all = drawn(scene, [{ skin: 'dark', hair: 'bob' }]);
    expect(heightOf(find(all, 'door'))).toBeGreaterThanOrEqual(heightOf(find(all, 'child')));
  });
});

describe('a small animal', () => {
  const animal = (who: string, ...others: object[]): number => heightOf(find(page([{ who, side: 'right' }, ...others]), who));

  it.each(['ant', 'bee', 'ladybug', 'mouse', 'sparrow'] as const)(
    'is clearly smaller than a child, and large when it is alone: %s',
    (who) => {
      const child = { who: 'child', side: 'left' };
      const all = page([child, { who, side: 'right' }]);
      expect(heightOf(find(all, who)) / heightOf(find(all, 'child'))).toBeLessThan(0.72);
      expect(animal(who) / animal(who, child)).toBeGreaterThan(1.3);
    },
  );
});

describe('a large animal', () => {
  it.each(['elephant', 'giraffe', 'whale', 'dinosaur'])('takes far more of the picture than a child: %s', (who) => {
    const all = page([
      { who: 'child', side: 'left' },
      { who, side: 'right' },
    ]);
    expect(find(all, who).area / find(all, 'child').area).toBeGreaterThan(1.7);
  });
});

describe('what a figure holds', () => {
  it.each([
    ['a described child without a skin tone', 'child', [{ clothes: 'yellow' }]],
    ['such a child in a wheelchair', 'child', [{ clothes: 'yellow', wheelchair: 'manual' }]],
    ['a child seen from behind', 'child', []],
    ['a described child', 'child', [{ skin: 'medium', hair: 'bob' }]],
    ['a grown-up of the family', 'adult', []],
    ['another grown-up', 'person', []],
  ] as const)('is in the hands of %s', (_title, who, looks) => {
    const all = page(
      [
        { who, pose: 'hold', side: 'left' },
        { who: 'animal', side: 'right' },
      ],
      [{ kind: 'lantern', count: 1 }],
      looks,
    );
    const lantern = find(all, 'lantern');
    expect(lantern.mark.parent).toBe(find(all, who).mark);
    expect(lantern.shown).toBeGreaterThan(0.7);
  });

  it.each(['horse', 'cow', 'elephant', 'turtle'] as const)('lies on the back of an animal on four legs: %s', (who) => {
    const all = page([{ who, pose: 'hold', side: 'left' }], [{ kind: 'basket', count: 1 }]);
    expect(find(all, 'basket').mark.parent).toBe(find(all, who).mark);
    expect(find(all, 'basket').shown).toBeGreaterThan(0.9);
    expect(find(all, who).face).toBeGreaterThan(0.9);
  });

  it.each(['umbrella', 'teapot', 'pumpkin', 'book', 'blanket'])('may be larger than a lantern: %s', (kind) => {
    for (const who of ['child', 'animal', 'person']) {
      const all = page([{ who, pose: 'hold', side: 'left' }], [{ kind, count: 1 }]);
      expect(find(all, kind).mark.parent?.what).toBe(who);
    }
  });
});

/** The middle column and the lowest row of what is drawn. */
function footOf({ pixels }: Measured): { column: number; row: number } {
  const columns = [...pixels].map((index) => index % ROW);
  const rows = [...pixels].map((index) => Math.floor(index / ROW));
  return { column: (Math.min(...columns) + Math.max(...columns)) / 2, row: Math.max(...rows) };
}

describe('a star', () => {
  it.each([
    ['in a hand in a room, where it is one of paper', 'inside', 'child'],
    ['in the sky outdoors', 'outside', undefined],
  ])('is %s', (_where, space, holder) => {
    const scene = { place: 'circus', space, figures: [{ who: 'child', pose: 'hold' }], objects: [{ kind: 'star', count: 1 }] };
    expect(find(drawn(scene, [{ skin: 'dark', hair: 'puffs' }]), 'star').mark.parent?.what).toBe(holder);
  });
});

describe('things seen close up', () => {
  it('are below those of the sky', () => {
    const objects = ['book', 'moon'].map((kind) => ({ kind, count: 1 }));
    const all = drawn({ place: 'meadow', view: 'detail', focus: 'objects', objects });
    expect(middleOf(find(all, 'moon')).y).toBeLessThan(middleOf(find(all, 'book')).y - 30);
  });
});

describe('a figure seen close up', () => {
  const closeUp = (who: string, looks: readonly ChildAppearance[], favoriteAnimal = 'fox'): string[] => {
    const figures = [{ who, pose: 'hold' }, { who: 'woman' }];
    const scene = { place: 'meadow', view: 'detail', focus: who, figures, objects: [{ kind: 'letter', count: 1 }] };
    return drawn(scene, looks, favoriteAnimal)
      .filter(({ what }) => [who, 'woman', 'letter'].includes(what))
      .map(({ what, mark }) => [mark.parent?.what, what].filter(Boolean).join(' with '))
      .sort();
  };

  it('holds what it holds on other pages, or has it before its feet', () => {
    expect(closeUp('child', [{ skin: 'dark', hair: 'puffs' }])).toEqual(['child', 'child with letter']);
    expect(closeUp('animal', [])).toEqual(['animal', 'animal with letter']);
    expect(closeUp('animal', [], 'duck')).toEqual(['animal', 'letter']);
  });

  it.each([
    ['a child', 'child'],
    ['a grown-up', 'adult'],
  ])('shows more than a back: %s without a described look', (_who, who) => {
    expect(closeUp(who, [])).toContain('woman');
  });
});

describe('a swimmer', () => {
  const swimmer = (place: string, favoriteAnimal: string): Measured => {
    const figures = ['child', 'animal'].map((who, nth) => ({ who, side: ['left', 'right'][nth] }));
    return find(drawn({ place, figures }, [], favoriteAnimal), 'animal');
  };

  it.each(['shark', 'whale', 'goldfish', 'seahorse'])('is in a pool on land, which is wider than it: %s', (animal) => {
    const [wet, dry] = ['meadow', 'underwater'].map((place) => swimmer(place, animal));
    const widthOf = ({ pixels }: Measured): number => {
      const columns = [...pixels].map((index) => index % ROW);
      return Math.max(...columns) - Math.min(...columns);
    };
    if (!wet || !dry) throw new Error('Nothing is drawn.');
    expect(widthOf(wet) / heightOf(wet)).toBeGreaterThan(widthOf(dry) / heightOf(dry));
    expect(wet.shown).toBeGreaterThan(0.9);
  });
});

describe('a rider', () => {
  const rider = { who: 'child', pose: 'ride', side: 'left' };

  it.each(['cart', 'boat', 'sled', 'bed'])('sits in or on the %s', (kind) => {
    const all = page([rider, { who: 'animal', side: 'right' }], [{ kind, count: 1 }]);
    const [child, vehicle] = [footOf(find(all, 'child')), footOf(find(all, kind))];
    expect(Math.abs(child.column - vehicle.column)).toBeLessThan(50);
    expect(vehicle.row - child.row).toBeGreaterThan(6);
  });

  it.each(['horse', 'elephant', 'whale', 'turtle', 'camel'])('sits on the back of a %s', (who) => {
    const all = page([rider, { who, side: 'right' }]);
    const [child, mount] = [find(all, 'child'), find(all, who)];
    expect(Math.abs(footOf(child).column - footOf(mount).column)).toBeLessThan(60);
    expect(footOf(mount).row - footOf(child).row).toBeGreaterThan(10);
    expect(child.shown).toBeGreaterThan(0.5);
  });

  it('sits on the ground where nothing carries it', () => {
    const standing = heightOf(find(page([{ ...rider, pose: 'stand' }]), 'child'));
    expect(heightOf(find(page([rider]), 'child')) / standing).toBeLessThan(0.9);
  });
});

it.each([
  ['bed', 'home'],
  ['bed', 'space'],
  ['hammock', 'jungle'],
])('a child sleeps in the %s that the text names, before others do: %s', (kind, place) => {
  const figures = [
    { who: 'animal', pose: 'sleep', side: 'right' },
    { who: 'child', pose: 'lie', side: 'left' },
  ];
  const all = drawn({ place, space: 'inside', figures, objects: [{ kind, count: 1 }] });
  expect(all.filter(({ what }) => what === kind)).toHaveLength(1);
  expect(find(all, 'child').mark.parent).toBe(find(all, kind).mark);
});

describe('a sleeper', () => {
  const asleep = (figures: readonly object[], objects: readonly object[]) => drawn({ place: 'home', space: 'inside', figures, objects });
  const child = { who: 'child', pose: 'sleep', side: 'left' };

  it.each(['blanket', 'pillow'])('has the %s that the text names', (kind) => {
    const all = asleep([child, { who: 'animal', side: 'right' }], [{ kind, count: 1 }]);
    expect(find(all, 'child').mark).toBe(find(all, kind).mark.parent);
  });

  it('has one blanket; more of them lie beside it', () => {
    const blankets = asleep([child], [{ kind: 'blanket', count: 3 }]).filter(({ what }) => what === 'blanket');
    expect(blankets.map(({ mark }) => mark.parent?.what ?? 'the room').sort()).toEqual(['child', 'the room', 'the room']);
  });

  it.each(['giraffe', 'whale', 'elephant'])('is too large for a bed: %s', (who) => {
    const all = asleep([child, { who, pose: 'sleep', side: 'right' }], [{ kind: 'bed', count: 2 }]);
    expect(find(all, who).mark.parent).toBeNull();
  });

  it.each(['dinosaur', 'diplodocus', 'stegosaurus', 'crocodile', 'turtle', 'tapir', 'horse', 'unknown friend'])(
    'lies lower than it stands: %s',
    (favoriteAnimal) => {
      const [lying = 0, standing = 0] = ['sleep', 'stand'].map((pose) => {
        const figures = [{ who: 'child' }, { who: 'animal', pose, side: 'right' }];
        return heightOf(find(drawn({ place: 'meadow', figures }, [], favoriteAnimal), 'animal'));
      });
      expect(lying / standing).toBeLessThan(0.94);
    },
  );

  it.each(['woman', 'man', 'person'])('keeps the face it has on other pages: %s', (who) => {
    const [awake, lying] = ['stand', 'sleep'].map((pose) => find(asleep([{ who, pose, side: 'right' }], []), who));
    expect(awake?.face).toBeGreaterThan(0.9);
    expect(lying?.face).toBeGreaterThan(0.9);
  });
});
