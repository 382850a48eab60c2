/** Mud and water on a figure: a shade of its colors, and what clings to it below its head. */
import type { FigureState } from '@tuckaway/domain';
import { type Bounds, boundsOf } from '../paper/bounds.ts';
import { darken, lighten, mix } from '../paper/color.ts';
import type { Stage } from '../paper/stage.ts';
import { at, circle, type Disc, line, path, pathData } from '../paper/svg.ts';
import type { Cast } from './cast.ts';

const MUD = '#784a1a';
const WATER = '#cfe6f0';
/** How high mud and water reach, and how much room they need below a chin and beside a head, as shares of the figure's height and width. */
const HEIGHT = 0.45;
const LEAST_HEIGHT = 0.2;
const LEAST_WIDTH = 0.3;

/** @param state missing: the color stays. */
export function stained(color: string, state: FigureState | undefined): string {
  if (state === 'muddy') return mix(color, MUD, 0.34);
  return state === 'wet' ? darken(color, 0.16) : color;
}

export function stainedCast(cast: Cast, state: FigureState | undefined): Cast {
  if (!state) return cast;
  const { color, light, dark } = cast.kind;
  const kind = {
    ...cast.kind,
    color: stained(color, state),
    ...(light && { light: stained(light, state) }),
    ...(dark && { dark: stained(dark, state) }),
  };
  return { ...cast, kind };
}

/** @param body what it clings to. @param head stays clean; null if its face is not seen */
export function stains(s: Stage, body: string, head: Disc | null, state: FigureState | undefined): string {
  if (!state) return '';
  const id = s.define((i) => `<mask id="${i}" mask-type="alpha">${body}</mask>`);
  const area = areaOf(boundsOf(body), head);
  return `<g mask="url(#${id})" stroke="none">${state === 'muddy' ? mud(area) : drops(area)}</g>`;
}

/** Below the chin, or beside the head of an animal that has it near the ground; what is all head, such as a whale, has it along its belly. */
function areaOf({ left, right, top, bottom }: Bounds, head: Disc | null): Bounds {
  const height = bottom - top;
  const chin = head ? head.y + head.r + 4 : top;
  if (!head || bottom - chin > height * LEAST_HEIGHT) return { left, right, top: Math.max(bottom - height * HEIGHT, chin), bottom };
  const beside = head.x > (left + right) / 2 ? { left, right: head.x - head.r } : { left: head.x + head.r, right };
  if (beside.right - beside.left > (right - left) * LEAST_WIDTH) return { ...beside, top: bottom - height * HEIGHT, bottom };
  return { left, right, top: bottom - height * LEAST_HEIGHT, bottom };
}

/** How far its edge is below its top, as shares of its height, and where its splashes are. */
const EDGE = [0.36, 0.06, 0.44, 0.12, 0.5, 0.04, 0.4, 0.2] as const;
const SPLASHES = [
  [0.3, 0.04, 4],
  [0.5, 0.1, 3],
  [0.63, 0.02, 4.5],
  [0.77, 0.14, 3],
] as const;

function mud({ left, right, top, bottom }: Bounds): string {
  const [width, height] = [right - left, bottom - top];
  const step = width / (EDGE.length - 1);
  const points = EDGE.map((down, index) => [left + index * step, top + (0.1 + down * 0.9) * height] as const);
  const edge = points
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      return index === 0 ? pathData`M${x} ${y}` : pathData`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
    })
    .join('');
  return (
    path(`${edge}${pathData`V${bottom + 20}H${left}Z`}`, MUD) +
    line(edge, lighten(MUD, 0.22), 3.4, 'stroke-opacity=".8"') +
    SPLASHES.map(([x, y, r]) => circle(left + x * width, top + y * height, r, MUD)).join('')
  );
}

/** Where drops are, as shares of width and height. */
const DROPS = [
  [0.2, 0.5],
  [0.34, 0.16],
  [0.44, 0.62],
  [0.56, 0.26],
  [0.66, 0.7],
  [0.78, 0.38],
] as const;

function drops({ left, right, top, bottom }: Bounds): string {
  return DROPS.map(([x, y]) => at(left + x * (right - left), top + y * (bottom - top), 1, path(DROP, WATER))).join('');
}

/** About 12 wide and 20 high. */
const DROP = 'M0-11C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-11Z';
