/** Acts are seen: measured from what is drawn, for scenes made by a seed over all bodies and all verbs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LONG, SEED } from '../long.ts';
import { readMarks } from './support/marks.ts';
import type { Measured } from './support/measure.ts';
import { freeRasters } from './support/raster.ts';
import { sameDrawings, sharedBy } from './support/same-drawings.ts';
import {
  colorFaults,
  containerFaults,
  countFaults,
  cropFaults,
  faceFaults,
  gazeFaults,
  measuredKinds,
  sizeFaults,
  touchFaults,
} from './support/staged-faults.ts';
import { markedSvg, stagedPicture, type WrittenPage } from './support/staged-page.ts';
import { type SeededScene, seededScene } from './support/staged-scenes.ts';

const SCENES = LONG ? 300 : 18;

type Scene = WrittenPage & Partial<SeededScene>;

const svgOf = (page: WrittenPage): string => markedSvg(stagedPicture(page));

function inColor({ cast = {}, ...scene }: Scene, color: string): Scene {
  const { things = [], ...others } = cast as { things?: object[] };
  return { ...scene, cast: { ...others, things: things.map((thing) => ({ ...thing, color })) } };
}

/** What is wrong with the picture of a scene, or with another one in its place. */
const CHECKS = {
  touches: (scene, svg, all) => touchFaults(svg, all, stagedPicture(scene)),
  gazes: (scene, svg, all) => gazeFaults(svg, all, stagedPicture(scene)),
  counts: ({ counts = {} }, _svg, all) => countFaults(all, counts),
  colors: (scene, svg, all) => colorFaults(svg, (color) => svgOf(inColor(scene, color)), all, scene.colors ?? {}),
  containers: (scene, svg, all) => containerFaults(svg, all, stagedPicture(scene)),
  sizes: (scene, svg, all) => sizeFaults(svg, all, stagedPicture(scene)),
  faces: (_scene, svg, all) => faceFaults(svg, all),
  crops: (_scene, _svg, all) => cropFaults(all),
} satisfies Record<string, (scene: Scene, svg: string, all: readonly Measured[]) => string[]>;
type Check = keyof typeof CHECKS;
const NAMES = Object.keys(CHECKS) as Check[];

describe(`${SCENES} staged scenes (seed ${SEED})`, () => {
  const faults = new Map<Check | 'drawings', string[]>([...NAMES, 'drawings' as const].map((name) => [name, []]));

  beforeAll(async () => {
    for (let nth = 0; nth < SCENES; nth++) {
      const scene = seededScene(SEED, nth);
      const svg = markedSvg(stagedPicture(scene));
      const all = measuredKinds(svg);
      const note = (name: Check | 'drawings', found: readonly string[]): void => {
        const where = `${nth}: ${scene.animal}, ${scene.view}, ${scene.acts?.join('; ')}`;
        faults.get(name)?.push(...found.map((fault) => `${fault} (${where})`));
      };
      for (const name of NAMES) note(name, CHECKS[name](scene, svg, all));
      note('drawings', sameDrawings(stagedPicture(scene)));
      await freeRasters();
    }
  }, 30 * 60_000);

  it.each([...faults.keys()])('show what they say: %s', (name) => {
    expect(faults.get(name)).toEqual([]);
  });
});

/** Moves what a mark shows to the right and down. */
const shifted = (svg: string, what: string, right: number, down: number): string =>
  svg.replace(
    new RegExp(`(<!--\\[${what}-->)<g transform="translate\\(([-.\\d]+) ([-.\\d]+)`),
    (_, mark: string, x: string, y: string) => `${mark}<g transform="translate(${Number(x) + right} ${Number(y) + down}`,
  );

/** Lays paper over the face of what is called so. */
function covered(svg: string, what: string): string {
  const picture = readMarks(svg);
  const face = picture.marks.find((mark) => mark.what.startsWith('face ') && mark.parent?.what === what);
  if (!face) throw new Error(`${what} has no face.`);
  const [, x = 0, y = 0] = face.what.split(' ').map(Number);
  const at = picture.placeOf(face, { x, y });
  return svg.replace('</svg>', `<circle cx="${at.x}" cy="${at.y}" r="40" fill="#222222"/></svg>`);
}

const lookingAway = (svg: string): string =>
  svg.replace(/<!--\[gaze (\S+) (\S+) (\S+) /g, (_, x: string, y: string, dx: string) => `<!--[gaze ${x} ${y} ${-Number(dx)} `);

const LANTERN: Scene = {
  acts: ['child holds red lantern', 'animal looks at child'],
  cast: { things: [{ name: 'red lantern', kind: 'lantern', color: 'red' }] },
  counts: { child: 1, animal: 1, lantern: 1 },
  colors: { lantern: 'red' },
};
const IN_BLUE: Scene = { ...LANTERN, cast: { things: [{ name: 'red lantern', kind: 'lantern', color: 'blue' }] } };

/** A scene, the fault to find, and how its right picture becomes a wrong one. */
const WRONG: Record<Check, readonly [scene: Scene, fault: RegExp, wrong: (svg: string) => string]> = {
  touches: [LANTERN, /child misses lantern/, (svg) => shifted(svg, 'lantern', 12, 0)],
  gazes: [{ acts: ['child looks at animal', 'animal looks at child'] }, /child looks \d+° past animal/, lookingAway],
  counts: [LANTERN, /1 lantern wanted, 3 drawn/, () => svgOf({ ...LANTERN, things: ['lantern x2'] })],
  colors: [LANTERN, /the lantern is not red/, () => svgOf(IN_BLUE)],
  containers: [{ acts: ['child hides in barrel'] }, /child is not in barrel/, () => svgOf({ acts: ['child stands'], things: ['barrel'] })],
  sizes: [
    { acts: ['child stands', 'cat stands'] },
    /cat is \d+ % of the child/,
    () => svgOf({ acts: ['child stands, small', 'cat stands, large'] }),
  ],
  faces: [LANTERN, /of the face of child visible/, (svg) => covered(svg, 'child')],
  crops: [LANTERN, /of animal inside/, (svg) => shifted(svg, 'animal', 0, 120)],
};

describe('a faulty picture is found', () => {
  it.each(NAMES)('by its %s', (name) => {
    const [scene, fault, wrong] = WRONG[name];
    const [right, other] = [svgOf(scene), wrong(svgOf(scene))];
    expect(CHECKS[name](scene, right, measuredKinds(right))).toEqual([]);
    expect(CHECKS[name](scene, other, measuredKinds(other)).join('\n')).toMatch(fault);
  });

  it('where two characters share a drawing', () => {
    const picture = stagedPicture({ acts: ['fox stands', 'owl stands'] });
    expect(sameDrawings(picture)).toEqual([]);
    expect(sharedBy(picture, ['fox', 'fox', 'owl'])).toEqual(['fox and fox share a drawing']);
  });
});
