/** Where an author puts someone or something, there it is drawn. */
import { describe, expect, it } from 'vitest';
import { boxOf } from './support/boxes.ts';
import { type Point, readMarks } from './support/marks.ts';
import { measure } from './support/measure.ts';
import { gazesIn, markedSvg, stagedPicture, touches, type WrittenPage } from './support/staged-page.ts';

const [WIDTH, HEIGHT] = [900, 600];
const svgOf = (page: WrittenPage): string => markedSvg(stagedPicture(page));
const inPicture = ([x, y]: readonly [number, number]): Point => ({ x: (x / 100) * WIDTH, y: (y / 100) * HEIGHT });

/** Where the feet of a figure are, and how large it is drawn. */
function footOf(svg: string, who: string): Point & { k: number } {
  const { marks, placeOf } = readMarks(svg);
  const face = marks.find(({ what, parent }) => what.startsWith('face ') && parent?.what === who);
  if (!face) throw new Error(`${who} has no face.`);
  const [foot, beside] = [placeOf(face, { x: 0, y: 0 }), placeOf(face, { x: 100, y: 0 })];
  return { ...foot, k: Math.hypot(beside.x - foot.x, beside.y - foot.y) / 100 };
}

const boxesOf = (svg: string, kind: string) => measure(svg, (what) => what === kind).map(boxOf);

function expectNear(one: Point, other: Point, near = 6): void {
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(near);
}

describe('who has a position', () => {
  it.each([
    ['child holds up jar', 'child'],
    ['child pulls rope from cart', 'child'],
    ['child rides on animal', 'animal'],
    ['child hugs owl', 'owl'],
    ['animal looks at child', 'animal'],
  ])('is there with its act: %s', (act, who) => {
    for (const id of ['one', 'two', 'three'])
      expectNear(footOf(svgOf({ id, acts: [act], exactly: { [who]: [38, 84, 1.2] } }), who), inPicture([38, 84]));
  });

  it('has the size and the turn of its position', () => {
    const sizeOf = (size: number, turn = 0) => footOf(svgOf({ acts: ['child stands'], exactly: { child: [50, 84, size, turn] } }), 'child');
    expect(sizeOf(1.4).k / sizeOf(0.7).k).toBeCloseTo(2, 1);
    expectNear(sizeOf(1, 20), inPicture([50, 84]));
  });

  it('still touches what it holds', () => {
    expect(touches(svgOf({ acts: ['child holds lantern'], exactly: { child: [60, 80, 1.3, 12] } }), 'child', 'lantern')).toBe(true);
  });

  it('faces the middle of the picture, or as its side says', () => {
    const gazeOf = (line: string, x: number) => gazesIn(svgOf({ acts: [line], exactly: { animal: [x, 84] } }))[0]?.to.x ?? 0;
    expect(gazeOf('animal walks', 25)).toBeGreaterThan(0);
    expect(gazeOf('animal walks', 75)).toBeLessThan(0);
    expect(gazeOf('animal walks, left', 75)).toBeGreaterThan(0);
  });
});

describe('what has a position', () => {
  it('stands there, and several of a kind each where they are put', () => {
    const svg = svgOf({ acts: ['child stands'], things: ['star at 20 40 1.2', 'star at 80 40', 'well at 30 85', 'mushroom x2'] });
    const [first, second] = boxesOf(svg, 'star');
    expect([first, second].map((box) => Math.round(((box?.left ?? 0) + (box?.right ?? 0)) / 2 / 10))).toEqual([18, 72]);
    const [well] = boxesOf(svg, 'well');
    expectNear({ x: ((well?.left ?? 0) + (well?.right ?? 0)) / 2, y: well?.bottom ?? 0 }, inPicture([30, 85]), 14);
    expect(boxesOf(svg, 'mushroom')).toHaveLength(2);
  });

  it('carries the act that is done with it', () => {
    const foot = footOf(svgOf({ acts: ['child sits on bench'], exactly: { bench: [70, 86] } }), 'child');
    expect(foot.x).toBeGreaterThan(WIDTH * 0.6);
  });

  it('is in front of figures higher up, and behind figures lower down', () => {
    const order = (y: number) => {
      const { marks } = readMarks(svgOf({ acts: ['child stands'], exactly: { child: [50, 80] }, things: [`barrel at 50 ${y}`] }));
      return marks.map(({ what }) => what).filter((what) => what === 'child' || what === 'barrel');
    };
    expect(order(90)).toEqual(['child', 'barrel']);
    expect(order(70)).toEqual(['barrel', 'child']);
  });
});

describe('everyone and everything else', () => {
  it.each([20, 50, 80])('stands beside it at x = %d', (x) => {
    const svg = svgOf({
      acts: ['child stands', 'animal sits', 'owl stands'],
      exactly: { child: [x, 86, 1.2] },
      things: ['pumpkin', 'well'],
    });
    const [child] = boxesOf(svg, 'child');
    for (const other of ['animal', 'owl', 'pumpkin', 'well']) {
      const [box] = boxesOf(svg, other);
      const apart = Math.max((box?.left ?? 0) - (child?.right ?? 0), (child?.left ?? 0) - (box?.right ?? 0));
      expect(apart, other).toBeGreaterThan(-30);
    }
  });
});
