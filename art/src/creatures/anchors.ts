/** Where each drawing touches things and is touched, in its own coordinates: the feet at (0, 0), the head to the right. */

import type { Disc } from '../paper/svg.ts';
import { headOf, heightAboveHead } from './draw.ts';
import type { Point } from './drawn-body.ts';
import type { Face } from './face.ts';
import { type FacePlace, facePlace, furryFace } from './face-places.ts';
import type { Kind } from './kind.ts';
import { buildOf } from './parts/builds.ts';
import { hasTrunk } from './parts/muzzles.ts';
import { PROWLING_TAIL, prowlingHead } from './plans/prowl.ts';
import { CURLED_HEAD } from './poses/curled.ts';
import { moved, rotated } from './poses/moves.ts';
import type { Drawing } from './poses/poses.ts';
import { LAID_BODY, LAID_CLOAK, restOf } from './poses/resting.ts';
import { riseOf } from './poses/strides.ts';
import { TAIL_TIPS, type Trunk, trunkOf } from './poses/trunks.ts';

/** The anchors of a drawing before it is moved. */
export interface KindAnchors extends Trunk {
  eyes: Point;
  mouth: Point;
  head: Disc;
  top: Point;
  /** On what it balances things; null for others. */
  tip: Point | null;
}

/** Heads of those whose whole body counts as a head when a picture makes room, and others that are smaller than that room. */
const HEADS: Readonly<Record<string, Disc>> = {
  fish: { x: 58, y: -88, r: 46 },
  angel: { x: 46, y: -88, r: 40 },
  shark: { x: 78, y: -88, r: 36 },
  hammer: { x: 92, y: -90, r: 66 },
  dolphin: { x: 70, y: -98, r: 36 },
  sword: { x: 60, y: -90, r: 34 },
  angler: { x: 48, y: -88, r: 58 },
  puffer: { x: 0, y: -84, r: 66 },
  whale: { x: 76, y: -72, r: 54 },
  sperm: { x: 74, y: -84, r: 60 },
  octopus: { x: 0, y: -112, r: 74 },
  jelly: { x: 0, y: -130, r: 64 },
  seahorse: { x: 14, y: -164, r: 46 },
  crab: { x: 0, y: -72, r: 62 },
  lobster: { x: 0, y: -66, r: 50 },
  crocodile: { x: 84, y: -62, r: 58 },
  scorpion: { x: 46, y: -70, r: 42 },
  pterosaur: { x: 4, y: -136, r: 42 },
  ray: { x: 48, y: -88, r: 50 },
  star: { x: 0, y: -84, r: 50 },
  urchin: { x: 0, y: -84, r: 58 },
  clam: { x: 0, y: -36, r: 60 },
  nautilus: { x: 52, y: -62, r: 42 },
  axolotl: { x: 0, y: -110, r: 66 },
  armor: { x: 92, y: -70, r: 50 },
  plated: { x: 92, y: -82, r: 50 },
};

/** Noses and a tusk, on which things are balanced. */
const NOSES: Readonly<Record<string, Point>> = {
  ...{ whale: { x: 110, y: -102 }, humpback: { x: 110, y: -102 }, orca: { x: 110, y: -102 }, beluga: { x: 110, y: -116 } },
  ...{ sperm: { x: 118, y: -134 }, narwhal: { x: 174, y: -194 }, dolphin: { x: 124, y: -88 } },
};
/** The end of an elephant's trunk, relative to the middle of its head. */
const TRUNK_END = [32, 73] as const;

const OWN_HEADS: readonly Kind['form'][] = ['lizard', 'iguana', 'komodo'];
const headDisc = (kind: Kind): Disc =>
  OWN_HEADS.includes(kind.form) ? headOf(kind) : (HEADS[kind.form ?? ''] ?? HEADS[kind.plan] ?? headOf(kind));

/** Faces from the front whose eyes, nose and mouth move to where they look, by form or plan. */
const TURNING: ReadonlySet<string> = new Set([
  ...['sit', 'stand', 'turtle', 'snake', 'caterpillar', 'snail', 'lizard', 'iguana', 'komodo', 'tadpole', 'wings', 'beetle', 'hopper'],
  ...['mantis', 'twig', 'scorpion', 'bat', 'dragon', 'merfolk', 'cloak', 'octopus', 'urchin', 'clam', 'seal'],
  ...['penguin', 'puffin', 'chick', 'hen', 'rooster', 'robin', 'peacock'],
]);
const STILL_FACES: readonly Kind['form'][] = ['chameleon', 'fly', 'walrus', 'manatee'];
const turns = ({ plan, form = '' }: Kind): boolean => (TURNING.has(form) || TURNING.has(plan)) && !STILL_FACES.includes(form);

const p = (x: number, y: number): Point => ({ x, y });

/** A point of a face, given relative to its middle. */
function onFace({ x, y, scale, turn }: FacePlace, [px, py]: readonly [number, number], shift: Point = p(0, 0)): Point {
  const away = rotated(p((px + shift.x) * scale, (py + shift.y) * scale), turn);
  return p(x + away.x, y + away.y);
}

/** The ears of low animals are behind their heads' middles, and their quills are on their backs. */
const LOW_EARS = { x: -56, rise: 52 } as const;

function topOf(kind: Kind, { x, y, r }: Disc): Point {
  if (kind.plan !== 'low') return p(x, y - r - heightAboveHead(kind));
  return kind.ears === 'long' ? p(x + LOW_EARS.x, y - r - LOW_EARS.rise) : p(x, y - r);
}

type DrawnFace = Pick<Face, 'asymmetric' | 'turn' | 'bow' | 'stride'>;

/** @param face as it is drawn */
export function anchorsOf(kind: Kind, drawing: Drawing, face: DrawnFace): KindAnchors {
  const still = anchorsWithin(kind, drawing, face);
  const rise = riseOf(kind, drawing, face.stride);
  if (rise === 0) return still;
  const up = <T extends Point>(point: T): T => ({ ...point, y: point.y - rise });
  const { tip, back, tail, shoulders, hands } = still;
  return {
    ...{
      eyes: up(still.eyes),
      mouth: up(still.mouth),
      head: up(still.head),
      top: up(still.top),
      lap: up(still.lap),
      chest: up(still.chest),
    },
    ...{ tip: tip && up(tip), back: back && up(back), tail: tail && up(tail) },
    ...{ shoulders: [up(shoulders[0]), up(shoulders[1])], hands: [up(hands[0]), up(hands[1])] },
  };
}

function anchorsWithin(kind: Kind, drawing: Drawing, face: DrawnFace): KindAnchors {
  if (drawing === 'prowling') return prowling(kind, face);
  if (drawing === 'curled') return curledUp(kind, face);
  const rest = drawing === 'resting' ? restOf(kind) : null;
  const place = facePlace(kind, face, rest !== null);
  const turn = turns(kind) ? face.turn : undefined;
  const down = (point: Point): Point => p(point.x, point.y + (rest?.down ?? 0));
  const laid = (point: Point): Point =>
    kind.plan === 'cloak' ? moved(point, [LAID_CLOAK]) : kind.plan === 'dragon' ? p(point.x * LAID_BODY.x, point.y * LAID_BODY.y) : point;
  const onTrunk = (point: Point): Point => down(rest ? laid(point) : point);
  const upright = rest?.head ?? headDisc(kind);
  const head = { ...upright, y: upright.y + (kind.plan === 'stand' ? (face.bow ?? 0) : 0) };
  const { back, tail, lap, chest, shoulders, hands } = trunkOf(kind);
  const trunkEnd = down(onFace(place, TRUNK_END, turn));
  return {
    eyes: down(onFace(place, place.eyes, turn)),
    mouth: down(onFace(place, place.mouth, turn)),
    head,
    top: topOf(kind, head),
    tip: NOSES[kind.form ?? ''] ?? null,
    back: back && onTrunk(back),
    tail: tail && onTrunk(tail),
    lap: onTrunk(lap),
    chest: onTrunk(chest),
    shoulders: [onTrunk(shoulders[0]), onTrunk(shoulders[1])],
    hands: hasTrunk(kind) ? [trunkEnd, trunkEnd] : [onTrunk(hands[0]), onTrunk(hands[1])],
  };
}

function prowling(kind: Kind, { asymmetric, turn, bow = 0 }: DrawnFace): KindAnchors {
  const scale = buildOf(kind).head;
  const [x, y] = prowlingHead({ bow });
  const place = { ...furryFace(kind), x, y, scale, turn: asymmetric ? 5 : -3 };
  const head = { x, y, r: scale * 60 };
  const tip = TAIL_TIPS[kind.tail ?? ''];
  return {
    ...{ eyes: onFace(place, place.eyes, turn), mouth: onFace(place, place.mouth, turn), head, top: topOf(kind, head), tip: null },
    ...{ back: kind.coat === 'spines' ? null : p(-26, -102), lap: p(44, -30), chest: p(64, -54) },
    tail: tip ? p(PROWLING_TAIL.x - tip[0], PROWLING_TAIL.y + tip[1]) : null,
    ...{ shoulders: [p(30, -46), p(50, -46)], hands: [p(32, -2), p(52, -2)] },
  };
}

function curledUp(kind: Kind, { turn }: DrawnFace): KindAnchors {
  const place = { ...furryFace(kind), x: CURLED_HEAD.x, y: CURLED_HEAD.y, scale: 0.98, turn: -10 };
  return {
    ...{
      eyes: onFace(place, place.eyes, turn),
      mouth: onFace(place, place.mouth, turn),
      head: CURLED_HEAD,
      top: topOf(kind, CURLED_HEAD),
      tip: null,
    },
    ...{ back: kind.coat === 'spines' ? null : p(16, -97), lap: p(14, -34), chest: p(-24, -22), tail: trunkOf(kind).tail && p(10, 0) },
    ...{ shoulders: [p(-70, -14), p(-40, -14)], hands: [p(-84, -1), p(-40, -2)] },
  };
}
