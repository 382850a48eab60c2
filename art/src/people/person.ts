/** Draws a person of any age in any stance. */

import type { DrawnBody, Point, Reach, Stance } from '../creatures/drawn-body.ts';
import type { Paint } from '../creatures/face.ts';
import { type Bounds, boundsOf } from '../paper/bounds.ts';
import { darken, lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { at, circle, ellipse, group, line, path, pathData, shows } from '../paper/svg.ts';
import { anchorsOf } from './anchors.ts';
import { isSkirt, scarf, trunk } from './clothes.ts';
import { CLOTHES, type PersonColors, personColors } from './colors.ts';
import { headOf } from './head.ts';
import { type Limb, limb, scaled, sleeveOf } from './limbs.ts';
import type { PersonLook } from './look.ts';
import { leansOnStick, type Skeleton, skeletonOf, standingReach } from './skeleton.ts';
import { sleeper, sleeperReach } from './sleeper.ts';
import { wheelchair } from './wheelchair.ts';

const SHOE = '#56405a';
const solid = 'stroke-opacity="1"';

export function personBody(look: PersonLook, stance: Stance, paint: Paint): DrawnBody {
  const colors = personColors(look.skin, look.hairColor, look.clothes, look.trousers);
  return stance.pose === 'sleep' ? sleeper(look, stance, colors, paint) : posedBody(look, stance, colors, paint);
}

const STANDING: Stance = { pose: 'stand', way: 1, feeling: 'sleepy', gaze: { x: 0, y: 0 } };

/** How much larger than a head its glass helmet is, which has room for hair. */
export const HELMET = 1.15;

/** How far hands reach. @param stance shoulders are lower in some, and old people bend toward one side */
export const reachOf = (look: PersonLook, stance: Stance = STANDING): Reach =>
  stance.pose === 'sleep' ? sleeperReach(look, stance.way) : standingReach(look, stance);

function posedBody(look: PersonLook, stance: Stance, colors: PersonColors, paint: Paint): DrawnBody {
  const bones = skeletonOf(look, stance);
  const { frame, hip, spine, neck, head: center, tilt, pose, arms } = bones;
  const head = headOf(look, colors, stance, paint);
  const place = (markup: string): string =>
    at(center.x, center.y, 1, group(markup, `transform="scale(${frame.head.x} ${frame.head.y})"`), tilt);
  const upright = !pose.seated && !pose.prone && Math.abs(spine) < 40;
  const room = pose.seated || pose.prone || bones.wheels ? 4 : -hip.y - (isSkirt(look.top) ? frame.leg * 0.1 : 0);
  const body = at(hip.x, hip.y, 1, trunk(look, frame, room, upright ? spine - (stance.lean ?? 0) * 0.5 : 0, paint), spine);
  const legs = legsOf(look, bones, stance, colors);
  const chair = bones.wheels && look.wheelchair ? wheelchair(look.wheelchair, frameColor(colors.clothes)) : null;
  const scaledChair = (markup: string): string => (markup ? at(0, 0, frame.chair, markup) : '');
  const rear = stance.way > 0 ? 'left' : 'right';
  const front = stance.way > 0 ? 'right' : 'left';
  const sleeve = (side: 'left' | 'right'): string => sleeveOf(arms[side], colors.clothes, frame.sleeve);
  const hand = (side: 'left' | 'right'): string => {
    const inward = side === 'left' ? 1 : -1;
    if (look.mittens) return mittenOn(arms[side], inward, look.mittens, frame.hand);
    return handOf(arms[side], inward, colors, frame.hand, stance.gesture === 'point' && side === front);
  };
  const reaches = (side: 'left' | 'right'): boolean => stance.reach?.[side] !== undefined;
  const below = (side: 'left' | 'right'): string => (reaches(side) ? '' : hand(side));
  const drawn =
    scaledChair(chair?.behind ?? '') +
    place(head.behind) +
    (pose.prone ? sleeve(rear) + below(rear) : '') +
    (pose.seated && !pose.prone ? body + legs : legs + body) +
    (chair ? lap(bones, look, colors) : '') +
    (look.scarf ? at(neck.x, neck.y, 1, scarf(look.scarf, frame, stance.way > 0 ? -1 : 1), spine) : '') +
    scaledChair(chair?.beforeBody ?? '') +
    (leansOnStick(look, stance) ? stickIn(arms[front].to, stance.way) : '') +
    (pose.prone ? '' : sleeve(rear) + below(rear)) +
    sleeve(front) +
    (beforeFace(stance) ? '' : below(front)) +
    place(head.front) +
    (beforeFace(stance) ? below(front) : '') +
    scaledChair(chair?.front ?? '');
  const hands = (['left', 'right'] as const).filter(reaches).map(hand).join('');
  const shapes = drawn + hands;
  let bounds: Bounds | undefined;
  return {
    ...{ body: drawn, front: hands, shapes, anchors: anchorsOf(look, stance, bones) },
    // Most bodies are drawn only to find out where their hands are.
    get bounds() {
      bounds ??= boundsOf(shapes);
      return bounds;
    },
  };
}

/** Hands at the ear or beside the mouth lie on the head. */
const beforeFace = ({ gesture }: Stance): boolean => gesture === 'listen' || gesture === 'whisper';

/** A mitten with a thumb that points up or inward, and a pointing finger. */
function handOf({ bend, to }: Limb, inward: -1 | 1, { skin }: PersonColors, r: number, points: boolean): string {
  const far = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const ahead = { x: (to.x - bend.x) / far, y: (to.y - bend.y) / far };
  const aside = { x: ahead.y, y: -ahead.x };
  const up = scaled(aside, aside.x * inward * 0.7 - aside.y >= 0 ? 1 : -1);
  const thumb = pathData`M${to.x} ${to.y}L${to.x + up.x * r * 1.05 + ahead.x * r * 0.3} ${to.y + up.y * r * 1.05 + ahead.y * r * 0.3}`;
  const finger = points ? line(pathData`M${to.x} ${to.y}L${to.x + ahead.x * r * 2} ${to.y + ahead.y * r * 2}`, skin, r * 0.72, solid) : '';
  return shows('bare hand', circle(to.x, to.y, r, skin) + line(thumb, skin, r * 0.72, solid) + finger);
}

/** A mitten with its thumb inward and a pale cuff, drawn for a hand with a radius of 10 that points down. */
function mittenOn({ bend, to }: Limb, inward: -1 | 1, color: string, r: number): string {
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI - 90;
  const drawn =
    path('M-13-12H13C17 0 17 21 0 21C-17 21-17 0-13-12Z', color) +
    ellipse(inward * 14, 2, 6, 9.5, color) +
    path('M-15-17H15V-8H-15Z', lighten(color, 0.7));
  return shows('mitten', at(to.x, to.y, r / 10, drawn, turn));
}

function legsOf(look: PersonLook, bones: Skeleton, stance: Stance, colors: PersonColors): string {
  const { frame, legs, soles } = bones;
  const skirted = isSkirt(look.top);
  const bare = look.top === 'dress' || look.top === 'gown';
  const bareFoot = look.socks ?? (look.top === 'pajamas' ? look.skin : undefined);
  const leg = (side: 'left' | 'right'): string => {
    const { from, bend, to } = legs[side];
    // A shoe covers the round end of its leg.
    const ankle = { x: to.x + (bend.x - to.x) * 0.2, y: to.y + (bend.y - to.y) * 0.2 };
    const color = bare ? darken(lighten(look.clothes, 0.5), 0.2) : colors.trousers;
    const shaft = look.boots
      ? line(
          pathData`M${to.x} ${to.y}L${to.x + (bend.x - to.x) * 0.56} ${to.y + (bend.y - to.y) * 0.56}`,
          look.boots,
          frame.thigh + 3,
          solid,
        )
      : '';
    const over = skirted && bones.pose.seated ? limb(from, from, bend, colors.clothes, darken(colors.clothes, 0.3), frame.thigh * 1.3) : '';
    return (
      limb(from, bend, ankle, color, darken(color, 0.4), frame.thigh) +
      shaft +
      (look.boots || !bareFoot
        ? shoe(to, soles[side], stance.way, frame.foot, look.boots ?? SHOE)
        : at(to.x, to.y, frame.foot, ellipse(stance.way * 4, 0, 15, 9, bareFoot), soles[side])) +
      over
    );
  };
  return stance.way > 0 ? leg('left') + leg('right') : leg('right') + leg('left');
}

const shoe = ({ x, y }: Point, turn: number, way: -1 | 1, k: number, color: string): string =>
  at(
    x,
    y,
    k,
    ellipse(way * 4, 0, 16, 9, color) +
      flat(line(pathData`M${way * 4 - 12} 5.4Q${way * 4} 9 ${way * 4 + 12} 5.4`, '#f3e6d4', 2.8, 'opacity=".8"')),
    turn,
  );

/** Thighs on the seat of a wheelchair. */
function lap({ frame, hip }: Skeleton, look: PersonLook, { trousers, clothes }: PersonColors): string {
  const k = frame.hip / 25;
  const shape = path('M-32-8C-20-15 20-15 32-8C35 8 29 16 19 16H-19C-29 16-35 8-32-8Z', isSkirt(look.top) ? clothes : trousers);
  return at(hip.x, hip.y, k, shape);
}

/** A frame of another color than the clothes. */
const frameColor = (clothes: string): string => (COLD.includes(clothes) ? CLOTHES.orange : '#3f9aa0');
const COLD: readonly string[] = [CLOTHES.teal, CLOTHES.green, CLOTHES.blue];

const stickIn = ({ x, y }: Point, way: -1 | 1): string =>
  line(pathData`M${x + way * 6} -2L${x} ${y - 4}Q${x - way * 2} ${y - 18} ${x - way * 14} ${y - 12}`, '#8a6242', 6.4, solid);
