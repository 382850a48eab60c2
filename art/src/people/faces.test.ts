/** The faces of people, measured from pixels: nothing that is worn covers an eye or a mouth. */

import { APPEARANCE } from '@tuckaway/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { sample } from '../../../tests/long.ts';
import { freeRasters, type Raster, rasterize } from '../../../tests/pictures/support/raster.ts';
import type { Stance } from '../creatures/drawn-body.ts';
import { lookOfChild, type PersonLook } from './look.ts';
import { personBody } from './person.ts';

const STYLES = [undefined, ...APPEARANCE.hair, 'bald', 'plaits', 'wild', 'waves', 'combed', 'tuft', 'shawl'] as const;
const AGES = ['baby', 'small', 'child', 'grown', 'old'] as const;
/** Faces at the ends of how far features move. */
const STANCES: readonly Partial<Stance>[] = [
  { feeling: 'happy', gaze: { x: 1, y: 1 } },
  { feeling: 'proud', gaze: { x: -1, y: -1 } },
  { feeling: 'surprised', gaze: { x: 0, y: -1 } },
  { feeling: 'yawning', gaze: { x: 0, y: 0 } },
  { feeling: 'worried', gaze: { x: 1, y: 0 }, pose: 'fly' },
  { feeling: 'asleep', gaze: { x: 0, y: 0 }, pose: 'sleep' },
];
/** The width and height of what is rasterized around the eyes, one pixel a unit: the rasterizer fails at parts that are twice as far outside. */
const VIEW = 240;

const plain = (color: string): string => color;
const base: PersonLook = lookOfChild({ skin: 'light', hair: 'none', hairColor: 'black' }, 'faces', 0);

interface Face {
  raster: Raster;
  /** Eyes and mouth, from the upper left corner. */
  parts: { x: number; y: number; r: number }[];
}

function drawn(look: PersonLook, part: Partial<Stance>): Face {
  const { body, front, anchors } = personBody(look, { pose: 'stand', way: 1, feeling: 'happy', gaze: { x: 0, y: 0 }, ...part }, plain);
  const { eyes, mouth, head } = anchors;
  const [left, top] = [Math.round(eyes.x) - VIEW / 2, Math.round(eyes.y) - VIEW / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${VIEW} ${VIEW}">${body}${front}</svg>`;
  // The eyes are beside the line from the middle between them to the mouth.
  const aside = { x: (mouth.y - eyes.y) * 0.68, y: (eyes.x - mouth.x) * 0.68 };
  const at = (x: number, y: number, r: number) => ({ x: x - left, y: y - top, r: (r * head.r) / 45 });
  return {
    raster: rasterize(svg, VIEW),
    parts: [at(eyes.x - aside.x, eyes.y - aside.y, 8), at(eyes.x + aside.x, eyes.y + aside.y, 8), at(mouth.x, mouth.y, 9)],
  };
}

/** The share of a part that looks different in two pictures. */
function share(one: Raster, other: Raster, { x, y, r }: Face['parts'][number]): number {
  let [all, different] = [0, 0];
  for (let row = Math.ceil(y - r); row <= y + r; row++)
    for (let column = Math.ceil(x - r); column <= x + r; column++) {
      if (Math.hypot(column - x, row - y) > r) continue;
      const at = row * one.width + column;
      all++;
      if (Math.abs((one.values[at] ?? 0) - (other.values[at] ?? 0)) > 30) different++;
    }
  return different / all;
}

afterEach(freeRasters);

/** Edges of brows and wrinkles may differ a little. */
const MOST = 0.12;
const WORN: readonly Partial<PersonLook>[] = [
  ...STYLES.map((hair) => ({ hair })),
  ...(['cap', 'hat', 'crown'] as const).map((what) => ({ headgear: { what, color: '#8a6242' } })),
  ...[{ beard: true }, { scarf: '#3f8f94' }, { hearingAid: 'both' as const }, { apron: '#f3ece0' }],
];

describe('nothing that is worn covers eyes or a mouth', () => {
  it.each(AGES)('at any age and in any feeling: %s', (age) => {
    const pairs = WORN.flatMap((worn) => STANCES.map((part) => ({ worn, part })));
    const bare = new Map(STANCES.map((part) => [part, drawn({ ...base, age }, part)]));
    const hidden = sample(pairs, 50).flatMap(({ worn, part }) => {
      const { raster, parts } = bare.get(part) as Face;
      const other = drawn({ ...base, age, ...worn }, part).raster;
      const most = Math.max(...parts.map((each) => share(other, raster, each)));
      return most > MOST ? [{ worn, part, share: most }] : [];
    });
    expect(hidden).toEqual([]);
  });

  it('is seen to be covered where something lies before it', () => {
    const { raster, parts } = drawn(base, {});
    const dark: Raster = { ...raster, values: raster.values.map(() => 0) };
    for (const part of parts) expect(share(raster, dark, part)).toBeGreaterThan(0.4);
  });
});
