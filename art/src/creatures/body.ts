/** A creature as a body that takes part in acts: in a pose, turned, reaching, with its anchors as it is drawn. */
import type { FigureState, StoryTone } from '@tuckaway/domain';
import { boundsOf } from '../paper/bounds.ts';
import { makeRng } from '../paper/prng.ts';
import type { Stage } from '../paper/stage.ts';
import { at, faceAt } from '../paper/svg.ts';
import { anchorsOf, type KindAnchors } from './anchors.ts';
import type { Grip } from './bodies.ts';
import type { Cast } from './cast.ts';
import { clothesOf, cutPaper, helmetFront, paintOn, withEars } from './draw.ts';
import type { Anchors, DrawnBody, Point, Reach, Stance } from './drawn-body.ts';
import { expressionOf } from './expressions.ts';
import type { Face, Paint } from './face.ts';
import type { Kind } from './kind.ts';
import { buildOf } from './parts/builds.ts';
import { PROWLING_HEAD, prowl } from './plans/prowl.ts';
import { curled } from './poses/curled.ts';
import { FLIP, type Move, moved, movedMarkup, shift, turnAround, unmoved } from './poses/moves.ts';
import { bowOf, floats, isOnSide, isSideways, type Posture, postureOf, wayOf } from './poses/poses.ts';
import { armsOf, gestured, reached, type Targets } from './poses/reaches.ts';
import { resting, restOf } from './poses/resting.ts';
import { riseOf, strides } from './poses/strides.ts';
import type { Sides } from './poses/trunks.ts';
import { stainedCast, stains } from './stains.ts';

export interface CreatureOptions {
  stage: Stage;
  /** The same for a character on all pages of its story. */
  seed: string;
  /** What it holds things with, as `gripOf` says; another one for what a body does with its paws or wings instead. */
  grip: Grip;
  /** It chooses between smiling and laughing, and what is worn. */
  tone: StoryTone;
  /** It needs a glass helmet to breathe. */
  helmet?: boolean;
  state?: FigureState;
  /** It wears nothing. */
  plain?: boolean;
  /** What it holds or wears may be before its eyes or its mouth. */
  covered?: boolean;
}

/** How far pupils, and the features of a face from the front, move to where it looks. */
const PUPILS = 1.7;
const FEATURES = { x: 5, y: 3.5 } as const;
/** How far a body's lowest part may be below the middle of its feet: near feet, or a trunk that lies before them. */
const SOLE = 8;
const TRUNK = 30;
/** The same of one that is tilted. */
const TILTED = 3;

export function creatureBody(cast: Cast, stance: Stance, options: CreatureOptions): DrawnBody {
  const { stage, seed, tone, grip, helmet = false, state, plain = false, covered = false } = options;
  const stained = stainedCast(cast, state);
  const kind = settled(stained.kind, stance.pose);
  const one = { ...stained, kind };
  const rng = makeRng(seed);
  // In pictures of earlier versions, it said where the creature looks.
  rng.pick([-1, 0, 1, 1]);
  const asymmetric = rng.chance(0.55);
  const eats = stance.reach !== undefined && reachesWithFace(kind, grip);
  const target = eats ? mouthTarget(stance) : null;
  const posture = postureOf(
    kind,
    stance,
    stance.gesture !== undefined || (stance.reach !== undefined && !eats),
    target !== null && target.y > LOW,
  );
  const { drawing } = posture;
  const flip = stance.way !== wayOf(kind, drawing);
  const upright = movesOf(kind, stance, posture, flip, 0);
  const raised = faceFor(
    kind,
    stance,
    posture,
    upright,
    expressionOf(stance.pose === 'sleep' ? 'asleep' : stance.feeling, tone),
    asymmetric,
  );
  const bow = target ? bowOf(kind, drawing, target.y - moved(anchorsOf(kind, drawing, raised).mouth, upright).y) : 0;
  const looking = { ...raised, bow };
  const still = anchorsOf(kind, drawing, looking);
  const paint = paintOn(stage);
  const plainly = drawn(one, paint, looking, posture);
  const moves = target
    ? movesOf(kind, stance, posture, flip, bendTo(target, moved(still.mouth, upright), bendsAround(kind, stance, posture)))
    : upright;
  const all = [...moves, shift(0, groundOf(movedMarkup(plainly, moves), kind, posture))];
  const limbs =
    drawing === 'own' ? reached(kind, still, targetsOf(kind, still, stance, posture, all, flip, eats), posture.flies, paint) : null;
  const dressed = plain ? '' : worn(kind, rng, posture, { helmet, mood: looking.mood, dressedFor: tone });
  const bare = limbs ? drawn(one, paint, { ...looking, ...limbs.face }, posture) : plainly;
  const body = bare + dressed + (limbs?.arms ?? '');
  const glass = helmet ? helmetFront(withEars(still.head, kind)) : '';
  const ends = limbs?.ends ?? '';
  const shapes = movedMarkup(body + glass + ends, all);
  const bounds = boundsOf(shapes);
  return {
    body: movedMarkup(cutPaper(stage, body) + stains(stage, body, still.head, state) + glass + faceMark(still, covered), all),
    front: ends && movedMarkup(cutPaper(stage, ends), all),
    shapes,
    anchors: finished({ ...still, hands: limbs?.hands ?? still.hands }, all, flip, holdsInFace(grip), bounds.top),
    bounds,
  };
}

/** A bird that sits or sleeps has its feathers over its legs. */
const settled = (kind: Kind, pose: Stance['pose']): Kind =>
  kind.plan === 'perch' && SETTLED.includes(pose) ? { ...kind, legs: Math.min(kind.legs ?? SHORT_LEGS, SHORT_LEGS) } : kind;
const SETTLED: readonly Stance['pose'][] = ['sit', 'kneel', 'lie', 'sleep', 'ride'];
const SHORT_LEGS = 12;

/** Its shoulders and the length of its arms while it stands and looks to the right; a mouth that reaches has its neck. */
export function creatureReach(kind: Kind, grip: Grip): Reach {
  const still = anchorsOf(kind, 'own', { asymmetric: false });
  const flip = wayOf(kind, 'own') !== 1;
  const moves = flip ? [FLIP] : [];
  const arms = reachesWithFace(kind, grip) ? null : armsOf(kind, still);
  const [left, right] = sided(arms?.roots ?? [still.mouth, still.mouth], moves, flip);
  return { shoulders: { left, right }, length: arms?.length ?? MOUTH_REACH };
}

/** About how far a mouth moves when its body tilts. */
const MOUTH_REACH = 30;

/** Whether it grips with its face, and whether it brings its face to what it reaches for. */
const FACE_GRIPS: readonly Grip[] = ['mouth', 'beak', 'nose', 'tusk'];
const holdsInFace = (grip: Grip): boolean => FACE_GRIPS.includes(grip);
export const reachesWithFace = (kind: Kind, grip: Grip): boolean =>
  holdsInFace(grip) || armsOf(kind, anchorsOf(kind, 'own', { asymmetric: false })) === null;

/** Who lies on one side has the lower wing before its belly. */
const FOLDED_WINGS = [-16, -48] as const;

/** Gestures for which a bird seen from the side beats its wings. */
const BEATING: readonly Stance['gesture'][] = ['wave', 'hug'];

function faceFor(kind: Kind, stance: Stance, posture: Posture, moves: readonly Move[], mood: Face['mood'], asymmetric: boolean): Face {
  const [from, to] = [unmoved({ x: 0, y: 0 }, moves), unmoved(stance.gaze, moves)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  return {
    ...{ mood, asymmetric: asymmetric && posture.drawing !== 'curled', look: x * PUPILS, down: y * PUPILS },
    turn: { x: x * FEATURES.x, y: y * FEATURES.y },
    ...(posture.drawing === 'resting' && { lies: true }),
    stride: posture.stride,
    ...(isOnSide(kind, stance.pose) && { wings: FOLDED_WINGS }),
    ...((kind.plan === 'perch' || kind.plan === 'wader') && (posture.flies || BEATING.includes(stance.gesture)) && { flies: true }),
  };
}

function drawn({ kind, draw }: Cast, paint: Paint, face: Face, posture: Posture): string {
  const rise = riseOf(kind, posture.drawing, face.stride);
  const raised = (markup: string): string => (rise === 0 ? markup : at(0, -rise, 1, markup));
  if (posture.drawing === 'prowling') return raised(prowl(kind, paint, face));
  if (posture.drawing === 'curled') return curled(kind, paint, face.mood, face);
  const own = draw(kind, paint, face);
  if (posture.drawing === 'resting') return resting(own, restOf(kind)?.down ?? 0);
  return raised(strides(own, kind, posture.stride, posture.sits));
}

/** Clothes are where its head is. */
function worn(kind: Kind, rng: ReturnType<typeof makeRng>, { drawing, stride }: Posture, dress: Parameters<typeof clothesOf>[2]): string {
  if (drawing === 'curled' || drawing === 'resting') return '';
  const clothes = clothesOf(kind, rng, dress);
  return clothes && drawing === 'prowling'
    ? at(PROWLING_HEAD.x, PROWLING_HEAD.y - buildOf(kind).neck - riseOf(kind, drawing, stride), 1, clothes)
    : clothes;
}

/** The front feet of an animal seen from the side, around which it bends down. */
const FRONT_FEET = 50;
/** Around the middle of a body, it climbs and falls. */
const MIDDLE: Point = { x: 0, y: -60 };

const bendsAround = (kind: Kind, { way }: Stance, { drawing }: Posture): Point => ({
  x: drawing === 'prowling' || isSideways(kind) ? FRONT_FEET * way : 0,
  y: 0,
});

function movesOf(kind: Kind, stance: Stance, posture: Posture, flip: boolean, bend: number): Move[] {
  const { way, lean = 0 } = stance;
  const { tilt, sits } = posture;
  const feet = bendsAround(kind, stance, posture);
  return [...(flip ? [FLIP] : []), turnAround(sits ? feet : MIDDLE, tilt * way), turnAround(feet, bend), turnAround({ x: 0, y: 0 }, lean)];
}

/** What is lower than this is reached on all fours. */
const LOW = -76;
/** How far a body bends for what its mouth shall reach: on four feet less than upright. */
const MOST_BENT = { upright: 16, aside: 9 } as const;

/** What its mouth reaches for: before it, if there are two. */
const mouthTarget = ({ reach, way }: Stance): Point | null =>
  (way > 0 ? (reach?.right ?? reach?.left) : (reach?.left ?? reach?.right)) ?? null;

function bendTo(target: Point, mouth: Point, pivot: Point): number {
  const most = pivot.x === 0 ? MOST_BENT.upright : MOST_BENT.aside;
  const angle = ({ x, y }: Point): number => (Math.atan2(y - pivot.y, x - pivot.x) * 180) / Math.PI;
  const turn = ((angle(target) - angle(mouth) + 540) % 360) - 180;
  return Math.max(-most, Math.min(most, turn));
}

/** How far it is moved down so that it touches the ground, or stays above it. */
function groundOf(outline: string, kind: Kind, { tilt, lift, drawing, flies }: Posture): number {
  const { bottom } = boundsOf(outline);
  const lies = drawing === 'curled' || drawing === 'resting';
  const tilted = tilt !== 0 && !flies && !floats(kind);
  return (tilted ? TILTED - bottom : Math.min(0, (lies ? TRUNK : SOLE) - bottom)) - lift;
}

function targetsOf(
  kind: Kind,
  still: KindAnchors,
  { reach, gesture }: Stance,
  { armsUp, drawing }: Posture,
  moves: readonly Move[],
  flip: boolean,
  eats: boolean,
): Targets {
  const arms = armsOf(kind, still);
  if (!arms) return [null, null];
  const shown = gestured(arms, still, gesture, wayOf(kind, drawing), armsUp);
  if (!reach || eats) return shown;
  const inDrawing = (point: Point | undefined): Point | null => (point ? unmoved(point, moves) : null);
  const [left, right] = [inDrawing(reach.left), inDrawing(reach.right)];
  return flip ? [right ?? shown[0], left ?? shown[1]] : [left ?? shown[0], right ?? shown[1]];
}

/** Left and right in the picture. */
const sided = ([left, right]: Sides, moves: readonly Move[], flip: boolean): Sides =>
  flip ? [moved(right, moves), moved(left, moves)] : [moved(left, moves), moved(right, moves)];

function finished(still: KindAnchors, moves: readonly Move[], flip: boolean, inFace: boolean, highest: number): Anchors {
  const to = (point: Point): Point => moved(point, moves);
  const grip = still.tip ?? still.mouth;
  const top = to(still.top);
  const [left, right] = inFace ? sided([grip, grip], moves, flip) : sided(still.hands, moves, flip);
  return {
    grip: { left, right },
    mouth: to(still.mouth),
    head: { ...to(still.head), r: still.head.r },
    eyes: to(still.eyes),
    back: still.back && to(still.back),
    lap: to(still.lap),
    chest: to(still.chest),
    tail: still.tail && to(still.tail),
    top: { x: top.x, y: Math.max(top.y, highest) },
  };
}

/** The radius of what eyes take of the largest head. */
const EYES = 22;

/** Says where its face is, for the checks of pictures. */
const faceMark = ({ head, eyes, mouth }: KindAnchors, covered: boolean): string =>
  faceAt(
    head,
    covered
      ? []
      : [
          { ...eyes, r: Math.min(EYES, head.r * 0.4) },
          { ...mouth, r: head.r * 0.25 },
        ],
  );
