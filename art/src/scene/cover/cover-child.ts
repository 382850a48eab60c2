/** The child of a story beside its animal on the cover, in a way that suits the place. */
import type { StoryPicture } from '@tuckaway/domain';
import type { Cast } from '../../creatures/cast.ts';
import { cutPaper, helmetFront, lightPool, paintOn } from '../../creatures/draw.ts';
import type { Stance } from '../../creatures/drawn-body.ts';
import type { Spot } from '../../creatures/hero.ts';
import { reach } from '../../creatures/poses/reach.ts';
import type { Stage } from '../../paper/stage.ts';
import { at } from '../../paper/svg.ts';
import { lookOfChild } from '../../people/look.ts';
import { HELMET, personBody } from '../../people/person.ts';
import { drawStagedThing } from '../../things/staged-thing.ts';

/** A child beside an animal that is as large as the picture's hero. */
const SIZE = 0.9;
/** Picture units between the two; under water one has a bell of air around it. */
const GAP = { usual: 14, under: 92 };
/** Half of a standing child's width, with its arms. */
const HALF = 46;

/** @param spot where the animal is; @param cast null for the lantern that stands for an animal that is not named yet */
export function coverChild(s: Stage, { childSeed, looks = [] }: StoryPicture, cast: Cast | null, spot: Spot): string {
  const { medium = 'land', size = 1, margin = 14 } = spot;
  const k = SIZE * size * s.grow;
  const [left, right] = cast ? reach(cast.kind) : [60, 60];
  const animal = 0.95 * (cast?.kind.size ?? 1) * size * s.grow;
  const side = spot.x > s.w / 2 ? -1 : 1;
  const beside = spot.x + side * ((side === 1 ? right : left) * animal + (medium === 'under' ? GAP.under : GAP.usual) + HALF * k);
  const x = Math.max(margin + HALF * k, Math.min(s.w - margin - HALF * k, beside));
  const pose = medium === 'sea' ? 'sit' : medium === 'under' ? 'swim' : 'stand';
  const stance: Stance = { pose, way: side === 1 ? -1 : 1, feeling: 'happy', gaze: { x: -side * 0.8, y: 0 }, gesture: 'wave' };
  const { body, front, anchors } = personBody(lookOfChild(looks[0] ?? null, String(childSeed), 0), stance, paintOn(s));
  const { head } = anchors;
  const helmet = medium === 'space' || medium === 'under' ? helmetFront({ ...head, r: head.r * HELMET }) : '';
  const child = cutPaper(s, body) + (front && cutPaper(s, front)) + helmet;
  if (medium !== 'sea') return (medium === 'land' ? lightPool(s, x, spot.y, 56 * k, s.light.color) : '') + at(x, spot.y, k, child);
  const boat = drawStagedThing(s, { kind: 'boat' });
  const seat = boat.grips.seat ?? { x: 0, y: -30 };
  return at(x, spot.y + 10, k, at(seat.x, seat.y, 1, child) + boat.markup + (boat.front ?? ''));
}
