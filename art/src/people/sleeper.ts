/** A person in bed or on the ground: the head on a pillow, the rest under a blanket, which never covers the face. */

import type { CastAge } from '@tuckaway/domain';
import type { DrawnBody, Point, Reach, Stance } from '../creatures/drawn-body.ts';
import type { Paint } from '../creatures/face.ts';
import { boundsOf } from '../paper/bounds.ts';
import { PAPERS } from '../paper/color.ts';
import { MAIN_PAPERS } from '../paper/main-papers.ts';
import { at, ellipse, group, path, shows } from '../paper/svg.ts';
import { headAnchors } from './anchors.ts';
import { pillow, quilt } from './bed.ts';
import type { PersonColors } from './colors.ts';
import { frameOf } from './frame.ts';
import { headOf } from './head.ts';
import { clamped, sleeveOf } from './limbs.ts';
import type { PersonLook } from './look.ts';

/** How large pillow and blanket are. */
const BEDS: Record<CastAge, number> = { baby: 0.62, small: 0.84, child: 1, grown: 1.24, old: 1.2 };
/** Less than a whole arm comes out from under the blanket. */
const FREE = 0.8;

export function sleeperReach(look: PersonLook, way: Stance['way']): Reach {
  const shoulder = shoulderOf(look, way);
  return { shoulders: { left: shoulder, right: shoulder }, length: frameOf(look.age, look.build).reach * FREE };
}

const shoulderOf = ({ age }: PersonLook, way: Stance['way']): Point => ({ x: -way * 78 * BEDS[age], y: -22 * BEDS[age] });

const isAwake = ({ feeling }: Stance): boolean => feeling !== 'asleep' && feeling !== 'sleepy';

/** A foot that has come out at the end of the blanket. */
const toes = (skin: string): string =>
  path('M120-26C150-36 176-28 178-10C178 4 160 8 120 0Z', skin) + [-20, -11, -2].map((y) => ellipse(178, y, 5, 4.6, skin)).join('');

/** The head is on the left of one that faces right. */
export function sleeper(look: PersonLook, stance: Stance, colors: PersonColors, paint: Paint): DrawnBody {
  const { way, reach, bedding } = stance;
  const named = bedding?.color && PAPERS[bedding.color];
  const frame = frameOf(look.age, look.build);
  const k = BEDS[look.age];
  const shoulder = shoulderOf(look, way);
  const skull = { frame, head: { x: -way * 78 * k, y: -46 * k - 34 * frame.head.y }, tilt: -way * 14 };
  const head = headOf(look, colors, stance, paint);
  const onPillow = (markup: string, flatter = 1): string =>
    at(skull.head.x, skull.head.y, 1, group(markup, `transform="scale(${frame.head.x} ${frame.head.y * flatter})"`), skull.tilt);
  const inBed = (markup: string): string => at(0, 0, k, markup, 0, way < 0);
  const covered = (color: string | null): string => (color ? shows('blanket', quilt(color, paint)) : quilt(look.blanket, paint));
  const end = (wanted: Point | undefined, x: number): Point =>
    wanted ? clamped(shoulder, wanted, frame.reach * FREE) : { x: x * k, y: -25 * k };
  const grip = { left: end(reach?.left, way > 0 ? -98 : 58), right: end(reach?.right, way > 0 ? -58 : 98) };
  const hand = (side: 'left' | 'right'): string => ellipse(grip[side].x, grip[side].y, frame.hand * 1.1, frame.hand * 0.95, colors.skin);
  const out = (['left', 'right'] as const).filter((side) => reach?.[side]);
  const under = (['left', 'right'] as const).filter((side) => !reach?.[side]);
  const body =
    inBed(pillow(paint, bedding?.kind === 'pillow' ? named : undefined)) +
    // Long hair spreads on the pillow.
    onPillow(head.behind, 0.86) +
    inBed(path('M-106 2C-112-34-92-46-66-44C-34-42-20-24-18 2Z', paint(colors.clothes))) +
    onPillow(head.front) +
    (isAwake(stance) ? inBed(toes(colors.skin)) : '') +
    inBed(covered(bedding?.kind === 'blanket' ? (named ?? MAIN_PAPERS.blanket[0]) : null)) +
    out.map((side) => sleeveOf({ from: shoulder, bend: grip[side], to: grip[side] }, colors.clothes, frame.sleeve)).join('') +
    under.map(hand).join('');
  const front = out.map(hand).join('');
  return {
    body,
    front,
    anchors: {
      ...headAnchors(look, stance, skull),
      grip,
      back: null,
      lap: { x: way * 50 * k, y: -62 * k },
      chest: { x: -way * 60 * k, y: -30 * k },
      tail: null,
    },
    shapes: body + front,
    bounds: boundsOf(body + front),
  };
}
