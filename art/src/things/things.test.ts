/** What acts need of things: where they are touched, what color they are, and what is in them. */

import type { ColorWord } from '@tuckaway/domain';
import { OBJECT_KINDS, type ObjectKind } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { freeRasters, rasterize } from '../../../tests/pictures/support/raster.ts';
import { PAPERS } from '../paper/color.ts';
import { Stage } from '../paper/stage.ts';
import { at, rect } from '../paper/svg.ts';
import { type Grips, gripsOf } from './grips.ts';
import { type DrawnStagedThing, drawStagedThing, type StagedThing } from './staged-thing.ts';

/** In drawing units: hands and edges of paper reach a little farther than outlines. */
const EDGE = 6;
const PIXELS = 80;
/** Of 255. */
const DIFFERENT = 24;

const stage = (): Stage => new Stage(600, 600, 'things', 't', 'calm');
const pointsOf = ({ handle, sides, rim, top, ends, seat, spout, hook }: Grips) => [
  ...[handle, sides.left, sides.right, rim, top, ...ends, hook],
  ...[seat, spout].filter((point) => point !== null),
];

/** A thing in the middle of a picture, as large as fits, with what is in it. */
function pictureOf(thing: StagedThing, inside: (drawn: DrawnStagedThing) => string = () => ''): string {
  const s = stage();
  const drawn = drawStagedThing(s, thing);
  const k = Math.min(500 / (drawn.left + drawn.right), 440 / drawn.height);
  s.add(rect(0, 0, 600, 600, '#000000'), at(300 + ((drawn.left - drawn.right) / 2) * k, 540, k, drawn.markup + inside(drawn)));
  return s.render({ width: 600, height: 600 });
}

const channels = (svg: string): Uint8Array[] =>
  (['red', 'brightness', 'blue'] as const).map((channel) => rasterize(svg, PIXELS, channel).values);

/** Which pixels differ clearly, by their index. */
function differing(one: string, other: string): number[] {
  const [first, second] = [channels(one), channels(other)];
  const differs = (pixel: number): boolean =>
    first.some((values, c) => Math.abs((values[pixel] ?? 0) - (second[c]?.[pixel] ?? 0)) > DIFFERENT);
  return Array.from({ length: PIXELS * PIXELS }, (_, pixel) => pixel).filter(differs);
}

const difference = (one: string, other: string): number => differing(one, other).length;

/** Something flat that stands in a container and is a little too wide for it. */
function filling({ grips: { inside } }: DrawnStagedThing): string {
  if (!inside) return '';
  const width = inside.right - inside.left;
  return rect(inside.left - width * 0.2, inside.top, width * 1.4, inside.bottom - inside.top, '#ff00ff');
}

describe('things of acts', () => {
  it.each(OBJECT_KINDS)('are touched where they are, shut and open: %s', (kind) => {
    expect(drawStagedThing(stage(), { kind }).grips).toEqual(gripsOf(kind));
    for (const holds of [false, true]) {
      const { left, right, height, grips } = drawStagedThing(stage(), { kind, holds });
      for (const { x, y } of pointsOf(grips)) {
        expect(x).toBeGreaterThanOrEqual(-left - EDGE);
        expect(x).toBeLessThanOrEqual(right + EDGE);
        expect(y).toBeGreaterThanOrEqual(-height - EDGE);
        expect(y).toBeLessThanOrEqual(EDGE);
      }
      if (!grips.inside) continue;
      expect(grips.inside.bottom).toBeLessThanOrEqual(EDGE);
      expect(grips.inside.bottom).toBeGreaterThan(-height);
      expect(grips.inside.left).toBeGreaterThanOrEqual(-left);
      expect(grips.inside.right).toBeLessThanOrEqual(right);
    }
  });

  it('show another color on their main paper', async () => {
    const colors = Object.keys(PAPERS) as ColorWord[];
    for (const [nth, kind] of OBJECT_KINDS.entries()) {
      const usual = pictureOf({ kind });
      const [one, other] = [colors[nth % 8], colors[(nth % 8) + 8]].map((color) => pictureOf({ kind, ...(color && { color }) }));
      expect(difference(usual, one ?? '') + difference(usual, other ?? ''), kind).toBeGreaterThan(20);
      expect(difference(one ?? '', other ?? ''), kind).toBeGreaterThan(8);
    }
    await freeRasters();
  });

  const containers = OBJECT_KINDS.filter((kind) => drawStagedThing(stage(), { kind, holds: true }).front !== undefined);
  it.each(containers)('cover a part of what is in them with their fronts: %s', async (kind: ObjectKind) => {
    const holds = { kind, holds: true } as const;
    const bare = pictureOf(holds);
    const filled = pictureOf(holds, filling);
    const closed = pictureOf(holds, (drawn) => filling(drawn) + (drawn.front ?? ''));
    const shown = new Set(differing(bare, filled));
    const covered = differing(filled, closed).filter((pixel) => shown.has(pixel));
    expect(covered.length).toBeGreaterThan(0);
    expect(difference(bare, closed)).toBeGreaterThan(0);
    await freeRasters();
  });

  it('look different in each of their states', async () => {
    const states = { broken: 'cup', lit: 'jar', open: 'door', tied: 'box', empty: 'soup', full: 'basket' } as const;
    for (const [state, kind] of Object.entries(states) as [keyof typeof states, ObjectKind][])
      expect(difference(pictureOf({ kind }), pictureOf({ kind, state })), state).toBeGreaterThan(20);
    await freeRasters();
  });

  it('have three sizes', () => {
    const heights = (['small', 'medium', 'large'] as const).map((size) => drawStagedThing(stage(), { kind: 'teddy', size }).height);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(new Set(heights).size).toBe(3);
  });
});
