/** What things look like that are broken, lit, tied or full. */

import type { ObjectKind } from '@tuckaway/domain';
import type { Bounds } from '../paper/bounds.ts';
import { LAMP } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import type { Stage } from '../paper/stage.ts';
import { circle, ellipse, line, path, pathData } from '../paper/svg.ts';
import type { GripData } from './grip-data.ts';

const CRACK = '#2a1f34';

/** A zigzag from the upper edge to the lower one. */
const ZIGZAG = [8, -7, 9, -8, 6] as const;

/** Torn in two, or with a crack if it is too heavy to be moved. */
export function brokenApart(s: Stage, paper: string, { left, right, top, bottom }: Bounds, { weight = 'still' }: GripData): string {
  const [x, height] = [(left + right) / 2, bottom - top];
  const points = ZIGZAG.map((dx, i): [number, number] => [
    x + dx * Math.min(2, (right - left) / 80),
    top + (height * (i + 1)) / (ZIGZAG.length + 1),
  ]);
  const down = points.map(([px, py]) => pathData`L${px} ${py}`).join('');
  if (weight === 'still') {
    const crack =
      pathData`M${x} ${top + height * 0.04}` +
      points
        .slice(0, 3)
        .map(([px, py]) => pathData`L${px} ${py}`)
        .join('') +
      pathData`M${points[1]?.[0] ?? x} ${points[1]?.[1] ?? top}l${height * 0.08} ${height * 0.05}`;
    return paper + flat(line(crack, CRACK, Math.max(4, height / 50), 'stroke-opacity=".75"'));
  }
  const half = (edge: number, turn: number, shift: number): string => {
    const clip = s.define(
      (id) =>
        `<clipPath id="${id}">${path(pathData`M${edge} ${top - 40}H${x}` + down + pathData`L${x} ${bottom + 40}H${edge}Z`)}</clipPath>`,
    );
    return `<g transform="${pathData`translate(${shift} 0) rotate(${turn} ${x} ${bottom})`}"><g clip-path="url(#${clip})">${paper}</g></g>`;
  };
  const gap = Math.min(7, (right - left) * 0.06);
  return half(left - 60, -5, -gap) + half(right + 60, 6, gap);
}

/** The light of something that has none of its own. */
export function glowOf(s: Stage, { left, right, top, bottom }: Bounds): string {
  return flat(s.glow((left + right) / 2, (top + bottom) / 2, Math.max(right - left, bottom - top) * 0.95, LAMP, 0.75));
}

/** Where a string goes around: from, height, to. Of others, a bow is on the upper edge. */
const TIES: Partial<Record<ObjectKind, readonly [number, number, number]>> = {
  ...{
    box: [-46, -28, 46],
    chest: [-62, -18, 62],
    bag: [-36, -44, 36],
    sack: [-38, -82, 38],
    blanket: [-180, -34, 186],
    letter: [-18, -16, 18],
  },
  ...{
    book: [-62, -30, 62],
    map: [-50, -28, 50],
    bedroll: [-56, -22, 40],
    hay: [-64, -26, 64],
    curtain: [-92, -96, 92],
    paper: [-33, -10, 35],
  },
  ...{
    basket: [-50, -26, 50],
    log: [-60, -18, 44],
    pillow: [-64, -20, 64],
    jar: [-23, -58, 23],
    crate: [-72, -34, 72],
    bottle: [-12, -62, 12],
  },
};

const TWINE = '#f4e2bc';
export function tieOf(kind: ObjectKind, { left, right, top }: Bounds): string {
  const [from, y, to] = TIES[kind] ?? [(left + right) / 2, top + 4, (left + right) / 2];
  const [x, k] = [(from + to) / 2, Math.min(1.6, Math.max(0.45, (right - left) / 100))];
  const band = from === to ? '' : flat(line(pathData`M${from} ${y}Q${x} ${y + 7 * k} ${to} ${y}`, TWINE, 6 * k));
  const bow = pathData`M${x} ${y + 3 * k}C${x - 18 * k} ${y - 20 * k} ${x - 34 * k} ${y - 6 * k} ${x} ${y + 3 * k}C${x + 18 * k} ${y - 20 * k} ${x + 34 * k} ${y - 6 * k} ${x} ${y + 3 * k}Z`;
  const tails = line(pathData`M${x} ${y + 3 * k}l${-12 * k} ${16 * k}M${x} ${y + 3 * k}l${13 * k} ${14 * k}`, TWINE, 4.6 * k);
  return band + tails + path(bow, TWINE) + flat(circle(x, y + 3 * k, 4.6 * k, '#c9a060'));
}

/** What fills things up to their edges. */
const LIQUIDS: Partial<Record<ObjectKind, string>> = {
  ...{ cup: '#a8683c', bowl: '#e8964a', soup: '#e8964a', pot: '#e8964a', pan: '#e0ae68', ladle: '#e8964a', teapot: '#a8683c' },
  ...{ bucket: '#7fb4cc', jug: '#7fb4cc', 'watering-can': '#7fb4cc', barrel: '#7fb4cc', well: '#5f94b4', boot: '#7fb4cc' },
};

/** What runs out of other things that are poured from. */
const POURED: Partial<Record<ObjectKind, string>> = {
  ...{ milk: '#fbf6ec', sack: '#f6efe0', bag: '#f6efe0', jar: '#d99a3a', bowl: '#f0e2c4', box: '#f0e2c4', basket: '#d99a58' },
};
export const pouredFrom = (kind: ObjectKind): string | undefined => POURED[kind] ?? LIQUIDS[kind];

export function liquidOf(kind: ObjectKind, { mouth }: GripData): string {
  const color = LIQUIDS[kind];
  if (!color || !mouth) return '';
  const [x, y, rx, ry] = mouth;
  return flat(
    ellipse(x, y, rx * 0.95, ry * 0.86, color) + ellipse(x - rx * 0.3, y - ry * 0.2, rx * 0.34, ry * 0.24, '#ffffff', 'opacity=".35"'),
  );
}

/** What is heaped in containers. */
const HEAPS: Partial<Record<ObjectKind, string>> = {
  ...{ basket: '#d9564c', crate: '#8fb04f', chest: '#f0cf7c', sack: '#ead2a0', box: '#7fa0c4', cart: '#e0a040', bag: '#d99a58' },
  ...{ jar: '#d9a05c', nest: '#f3e6d0', drawer: '#d98a5c', boat: '#c98f4e' },
};

/** The middle of what lies on the floor of a glass, above it. */
const IN_GLASS = 11;

export function contentsOf(kind: ObjectKind, { mouth, inside, rim }: GripData): string {
  const color = HEAPS[kind];
  if (!color) return '';
  const [l, floor, r] = mouth
    ? [mouth[0] - mouth[2], mouth[1] + mouth[3], mouth[0] + mouth[2]]
    : inside
      ? [inside[0], inside[3], inside[2]]
      : [0, 0, 0];
  const edge = mouth?.[1] ?? rim?.[1] ?? floor - IN_GLASS;
  const radius = Math.min(20, (r - l) / 6);
  const row = (y: number, inset: number, n: number): string =>
    Array.from({ length: n }, (_, i) => circle(l + inset + ((r - l - 2 * inset) * (i + 0.5)) / n, y, radius, color)).join('');
  return row(edge + radius * 0.2, 0, 4) + row(edge - radius * 0.9, radius, 3);
}
