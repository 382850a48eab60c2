/** Where the joints of a body are in a stance. Left and right are those of the picture. */
import type { Point, Reach, Stance } from '../creatures/drawn-body.ts';
import { gesturing, idleHands } from './arms.ts';
import { tiltOf } from './face.ts';
import { type Frame, frameOf } from './frame.ts';
import { bendOf, clamped, type Limb, plus, turned } from './limbs.ts';
import type { PersonLook } from './look.ts';
import { ON_WHEELS, type Posed, posed } from './poses.ts';
import { SEAT } from './wheelchair.ts';

export interface Skeleton {
  readonly frame: Frame;
  readonly pose: Posed;
  readonly wheels: boolean;
  readonly hip: Point;
  /** Degrees. */
  readonly spine: number;
  readonly neck: Point;
  readonly head: Point;
  readonly tilt: number;
  readonly arms: { readonly left: Limb; readonly right: Limb };
  readonly legs: { readonly left: Limb; readonly right: Limb };
  readonly soles: { readonly left: number; readonly right: number };
}

/** A wheelchair carries where others stand, walk or dance; it stays out of water and off backs. */
const WHEELED: readonly Stance['pose'][] = ['stand', 'walk', 'run', 'sit', 'kneel', 'climb', 'jump', 'dance', 'fly'];

/** When hands are on the wheels. */
const PUSHING: readonly Stance['pose'][] = ['walk', 'run', 'sit', 'kneel'];

/** Heads are drawn with this radius. */
const CHIN = 44;
const SHORTEST_STEP = 44;
/** Steeper backs are seen from the side. */
const STEEP = 40;

export const headPoint = ({ frame, head, tilt }: Pick<Skeleton, 'frame' | 'head' | 'tilt'>, x: number, y: number): Point =>
  plus(head, turned({ x: x * frame.head.x, y: y * frame.head.y }, tilt));

export function skeletonOf(look: PersonLook, stance: Stance): Skeleton {
  const frame = frameOf(look.age, look.build);
  const wheels = look.wheelchair !== undefined && WHEELED.includes(stance.pose);
  const own = posed(stance.pose, look.age);
  const pose = wheels ? { ...ON_WHEELS, hands: PUSHING.includes(stance.pose) ? ON_WHEELS.hands : own.hands } : own;
  const { way, lean = 0 } = stance;
  const base = { x: way * (pose.shift ?? 0) * frame.leg, y: 0 };
  const high = wheels
    ? -SEAT.y * frame.chair + frame.thigh / 2 - 4
    : pose.seated
      ? pose.prone
        ? frame.waist * 0.86
        : frame.thigh / 2 + 1
      : frame.leg * pose.rise;
  const hip = turned({ x: base.x, y: -high }, wheels ? 0 : lean);
  const upright = Math.abs(pose.spine ?? 0) < STEEP;
  const spine = way * ((pose.spine ?? 0) + (upright ? frame.stoop : 0)) + lean;
  const neck = plus(hip, turned({ x: 0, y: -frame.spine }, spine));
  const bent = upright ? spine + way * frame.stoop * 0.5 : spine * 0.62;
  const head = plus(neck, turned({ x: 0, y: -frame.neck - CHIN * frame.head.y }, bent));
  const tilt = way * ((pose.head ?? (pose.spine ?? 0) * 0.4) + tiltOf(stance.feeling)) + lean * 0.5;
  const wide = upright ? 1 : 0.5;
  const shoulder = (side: -1 | 1): Point =>
    plus(neck, turned({ x: side * (frame.shoulder - frame.sleeve * 0.3) * wide, y: frame.sleeve * 0.62 }, spine));
  const shoulders = { left: shoulder(-1), right: shoulder(1) };
  return {
    ...{ frame, pose, wheels, hip, spine, neck, head, tilt },
    arms: armsOf({ frame, head, tilt }, pose, shoulders, stance, look),
    legs: legsOf(frame, pose, hip, base.x, wide, stance, wheels, spine),
    soles: order(way, way * (pose.soles?.[0] ?? 0), way * (pose.soles?.[1] ?? 0)),
  };
}

/** The rear and the front one, as left and right. */
const order = <T>(way: -1 | 1, rear: T, front: T): { left: T; right: T } =>
  way > 0 ? { left: rear, right: front } : { left: front, right: rear };

function armsOf(
  skull: Pick<Skeleton, 'frame' | 'head' | 'tilt'>,
  pose: Posed,
  shoulders: { left: Point; right: Point },
  stance: Stance,
  look: PersonLook,
): Skeleton['arms'] {
  const { arm, reach } = skull.frame;
  const { way, gaze } = stance;
  const rear = way > 0 ? shoulders.left : shoulders.right;
  const front = way > 0 ? shoulders.right : shoulders.left;
  const [rearRest, frontRest] = pose.hands ?? idleHands(stance.feeling);
  const hang = (from: Point, [x, y]: readonly [number, number]): Point => plus(from, { x: x * arm * way, y: y * arm });
  const onStick = leansOnStick(look, stance);
  const made = stance.gesture
    ? gesturing(
        stance.gesture,
        { rear, front, reach, onHead: (x, y) => headPoint(skull, x, y), beside: (to) => besideHead(skull, to) },
        way,
        gaze,
      )
    : null;
  const lowest = stance.pose === 'ride' ? Number.POSITIVE_INFINITY : -skull.frame.hand * 0.8;
  const rest = (from: Point, [x, y]: readonly [number, number]): Point => {
    const to = besideHead(skull, hang(from, [x, y]));
    return { x: to.x, y: Math.min(to.y, lowest) };
  };
  const ends = order(way, made?.rear ?? rest(rear, rearRest), made?.front ?? rest(front, onStick ? [0.52, 0.72] : frontRest));
  const limb = (side: -1 | 1, from: Point, end: Point, wanted: Point | undefined): Limb => {
    const to = clamped(from, wanted ?? end, reach);
    const across = (to.x - from.x) * side < -arm * 0.2;
    // Elbows point outward, and down where a hand is before the body or beside the head.
    const toward = across ? { x: side * 0.3, y: 1 } : to.y < from.y + arm * 0.3 ? { x: side * 0.4, y: 1 } : { x: side, y: 0.2 };
    return { from, bend: bendOf(from, to, arm, toward), to };
  };
  return {
    left: limb(-1, shoulders.left, ends.left, stance.reach?.left),
    right: limb(1, shoulders.right, ends.right, stance.reach?.right),
  };
}

/** A hand that would be hidden by the head is moved to its side. */
function besideHead(skull: Pick<Skeleton, 'frame' | 'head' | 'tilt'>, to: Point): Point {
  const { head, frame } = skull;
  const free = { x: 50 * frame.head.x + frame.hand, y: 46 * frame.head.y + frame.hand };
  const [dx, dy] = [(to.x - head.x) / free.x, (to.y - head.y) / free.y];
  const far = Math.hypot(dx, dy);
  // Below the chin it hides nothing.
  if (far >= 1 || dy > 0.7) return to;
  return { x: head.x + Math.sign(dx) * free.x * Math.sqrt(1 - Math.min(1, dy * dy)), y: to.y };
}

/** Old people lean on it as long as the hand is free. */
export const leansOnStick = (look: PersonLook, { pose, reach, gesture, way }: Stance): boolean =>
  look.stick === true && (pose === 'stand' || pose === 'walk') && !gesture && !(way > 0 ? reach?.right : reach?.left);

function legsOf(
  frame: Frame,
  pose: Posed,
  hip: Point,
  baseX: number,
  wide: number,
  { way, lean = 0 }: Stance,
  wheels: boolean,
  spine: number,
): Skeleton['legs'] {
  const ankle = 7 * frame.foot;
  const length = wheels ? 0 : Math.max(frame.leg - ankle, 1);
  const unit = wheels ? frame.chair * 58 : pose.seated ? frame.leg + frame.thigh * 0.5 : frame.leg;
  // Short legs take long steps, or they would not be seen.
  const step = pose.prone ? unit : Math.max(unit, SHORTEST_STEP);
  // Seated bodies lean with all they are; the others stand on their feet.
  const turn = pose.seated ? lean : 0;
  const legOf = (side: -1 | 1): Limb => {
    const nth = side * way < 0 ? 0 : 1;
    const [x, y] = pose.feet[nth];
    const from = plus(hip, turned({ x: side * (frame.hip - frame.thigh * 0.5) * 0.8 * wide, y: 0 }, spine));
    const to = turned({ x: baseX + way * x * step, y: y * unit - ankle }, turn);
    const straddles = pose.seated && y > 0.5;
    const toward = pose.prone
      ? { x: 0, y: 1 }
      : straddles
        ? { x: side, y: -0.8 }
        : pose.seated
          ? { x: way * 0.3, y: -1 }
          : { x: way, y: 0.2 };
    return { from, bend: bendOf(from, to, length, toward), to };
  };
  return { left: legOf(-1), right: legOf(1) };
}

/** How far the hands of someone reach who does not lie in bed. */
export function standingReach(look: PersonLook, stance: Stance): Reach {
  const { arms, frame } = skeletonOf(look, stance);
  return { shoulders: { left: arms.left.from, right: arms.right.from }, length: frame.reach };
}
