/** The faces of people, measured from pixels: nothing that is worn covers an eye or a mouth. */
import { afterEach, describe, expect, it } from 'vitest';
import { lookOfChild, type PersonLook } from '../../art/src/people/look.ts';
import { personBody } from '../../art/src/people/person.ts';
import type { Point, Stance } from '../../art/src/scene/drawn-body.ts';
import { APPEARANCE } from '../../domain/src/index.ts';
import { freeRasters, type Raster, rasterize } from './raster.ts';

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
const VIEW = { left: -260, top: -330, size: 520, pixels: 520 } as const;

const plain = (color: string): string => color;
const base: PersonLook = lookOfChild({ skin: 'light', hair: 'none', hairColor: 'black' }, 'faces', 0);

function drawn(look: PersonLook, part: Partial<Stance>): { raster: Raster; parts: { at: Point; r: number }[] } {
  const { body, front, anchors } = personBody(look, { pose: 'stand', way: 1, feeling: 'happy', gaze: { x: 0, y: 0 }, ...part }, plain);
  const box = `${VIEW.left} ${VIEW.top} ${VIEW.size} ${VIEW.size}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}${front}</svg>`;
  const { eyes, mouth, head } = anchors;
  const down = { x: mouth.x - eyes.x, y: mouth.y - eyes.y };
  // The eyes are beside the line from the middle between them to the mouth.
  const aside = { x: down.y * 0.68, y: -down.x * 0.68 };
  const k = head.r / 45;
  return {
    raster: rasterize(svg, VIEW.pixels),
    parts: [
      { at: { x: eyes.x - aside.x, y: eyes.y - aside.y }, r: 8 * k },
      { at: { x: eyes.x + aside.x, y: eyes.y + aside.y }, r: 8 * k },
      { at: mouth, r: 9 * k },
    ],
  };
}

/** The largest share of an eye or a mouth that looks different on a bare head. */
function covered(look: PersonLook, part: Partial<Stance>): number {
  const [worn, bare] = [drawn(look, part), drawn({ ...base, age: look.age, build: look.build }, part)];
  return Math.max(...worn.parts.map(({ at, r }) => share(worn.raster, bare.raster, at, r)));
}

function share(one: Raster, other: Raster, { x, y }: Point, r: number): number {
  let [all, different] = [0, 0];
  for (let dy = -Math.ceil(r); dy <= r; dy++)
    for (let dx = -Math.ceil(r); dx <= r; dx++) {
      if (Math.hypot(dx, dy) > r) continue;
      const at = Math.round(y + dy - VIEW.top) * one.width + Math.round(x + dx - VIEW.left);
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
    const hidden = WORN.flatMap((worn) =>
      STANCES.map((part) => ({ worn, part, share: covered({ ...base, age, ...worn }, part) })).filter(({ share }) => share > MOST),
    );
    expect(hidden).toEqual([]);
  });

  it('and it is seen where something does', () => {
    const one = drawn(base, {});
    const dark: Raster = { ...one.raster, values: one.raster.values.map(() => 0) };
    for (const { at, r } of one.parts) expect(share(one.raster, dark, at, r)).toBeGreaterThan(0.4);
  });
});
