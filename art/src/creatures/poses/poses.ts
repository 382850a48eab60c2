/** How each body takes a pose. */
import { headOf } from '../draw.ts';
import type { BodyPose, Stance } from '../drawn-body.ts';
import type { Stride } from '../face.ts';
import type { Kind, Plan } from '../kind.ts';
import { limbOf } from './reaching.ts';
import { restOf } from './resting.ts';

/** What is drawn: itself, a sitter on all fours, curled up, or with its legs folded under it. */
export type Drawing = 'own' | 'prowling' | 'curled' | 'resting';

export interface Posture {
  drawing: Drawing;
  stride: Stride;
  /** Degrees to where it faces: its head goes down. */
  tilt: number;
  /** How far it is above the ground. */
  lift: number;
  /** Its free arms are up. */
  armsUp: boolean;
  flies: boolean;
  /** The hind legs of an animal that sits although it has no such drawing. */
  sits: boolean;
}

/** Tilts of those that face the viewer and of those seen from the side. */
const POSES: Record<BodyPose, { upright: number; aside: number; lift?: number; stride?: Stride; armsUp?: true }> = {
  stand: { upright: 0, aside: 0 },
  walk: { upright: 6, aside: 0, stride: 'walk' },
  run: { upright: 10, aside: -3, lift: 12, stride: 'run' },
  sit: { upright: 0, aside: 0 },
  kneel: { upright: 3, aside: 0 },
  lie: { upright: 0, aside: 0 },
  sleep: { upright: 0, aside: 0 },
  climb: { upright: -6, aside: -50, stride: 'walk', armsUp: true },
  jump: { upright: -6, aside: -16, lift: 38, stride: 'run', armsUp: true },
  fall: { upright: 26, aside: 24, lift: 46, stride: 'run', armsUp: true },
  fly: { upright: 8, aside: -8, stride: 'run' },
  swim: { upright: 12, aside: -4, stride: 'walk' },
  dance: { upright: -10, aside: -9, lift: 14, stride: 'walk', armsUp: true },
  ride: { upright: 0, aside: 0 },
};

/** A head that is further than this from the middle of the feet belongs to an animal seen from the side; all of these look to the right. */
const ASIDE = 20;
/** Seen from the side, too: their whole body counts as a head, or only their beak is aside. */
const SIDEWAYS: ReadonlySet<string> = new Set<Plan | 'toucan'>(['fish', 'whale', 'seahorse', 'pterosaur', 'toucan']);

export const isSideways = (kind: Kind): boolean => headOf(kind).x >= ASIDE || SIDEWAYS.has(kind.plan) || SIDEWAYS.has(kind.form ?? '');

/** Which way a drawing faces: a tail that is seen beside the body is behind it. */
export function wayOf(kind: Kind, drawing: Drawing): -1 | 1 {
  if (drawing === 'curled') return -1;
  if (drawing === 'prowling') return 1;
  const tailOnRight = kind.plan === 'sit' || kind.plan === 'snake' || kind.form === 'axolotl' || (kind.plan === 'merfolk' && !kind.form);
  return tailOnRight ? -1 : 1;
}

/** Those with a furry head, or quills, curl up. */
export const curls = (kind: Kind): boolean =>
  (kind.plan === 'sit' || kind.plan === 'stand') && (kind.neck ?? 0) < 50 && kind.form !== 'heavy' && kind.head !== 'elephant';

const UPRIGHT_FORMS: readonly Kind['form'][] = ['pouch', 'empty pouch', 'upright', 'lanky'];
const goesOnFours = (kind: Kind): boolean =>
  kind.plan === 'sit' && kind.mark !== 'sloth' && !UPRIGHT_FORMS.includes(kind.form) && kind.coat !== 'shag' && kind.muzzle !== 'koala';

/** How far a head is lowered or raised for what its mouth shall reach. @param down how much further down that is */
export function bowOf(kind: Kind, drawing: Drawing, down: number): number {
  const clamp = (least: number, most: number): number => Math.max(least, Math.min(most, down));
  if (drawing === 'prowling') return clamp(-20, 56);
  if (drawing !== 'own' || kind.plan !== 'stand') return 0;
  return kind.form === 'heavy' || kind.form === 'dino' ? clamp(-8, 22) : clamp(-30, (kind.neck ?? 0) + 44);
}

const ON_FOURS: readonly BodyPose[] = ['walk', 'run', 'climb', 'jump', 'swim'];
const SWIMMING: readonly Plan[] = ['fish', 'whale', 'ray', 'eel', 'jelly', 'seahorse', 'octopus', 'tadpole', 'shell'];
/** Whether it is at home above the ground, in water. */
export const floats = ({ plan, form }: Kind): boolean => SWIMMING.includes(plan) || form === 'sea' || form === 'swimmer';

/** What kinds without arms do for a gesture: degrees down, and height above the ground. */
const BOWS: Record<NonNullable<Stance['gesture']>, readonly [tilt: number, lift: number]> = {
  ...{ wave: [-8, 0], point: [6, 0], listen: [7, 0], whisper: [9, 0], hug: [9, 0] },
};

/** Degrees from upright to lying on one side. */
const ON_SIDE = 80;
/** A penguin has no other drawing of one that lies. */
export const isOnSide = ({ form }: Kind, pose: BodyPose): boolean => (pose === 'lie' || pose === 'sleep') && form === 'penguin';

/** @param hands it uses its arms, so it is upright @param low its mouth reaches for the ground, so it is on all fours */
export function postureOf(kind: Kind, { pose, gesture }: Stance, hands: boolean, low: boolean): Posture {
  const drawing = drawingOf(kind, pose, hands, low);
  const { upright, aside, lift = 0, stride = 'stand', armsUp = false } = POSES[pose];
  const sideways = drawing === 'prowling' || (drawing === 'own' && isSideways(kind));
  const sits = (pose === 'sit' || pose === 'kneel' || pose === 'ride') && kind.plan === 'stand';
  const swims = floats(kind);
  const [bow, leap] = gesture && drawing === 'own' && limbOf(kind) === null && kind.plan !== 'bird' ? BOWS[gesture] : [0, 0];
  const usual = bow + (sideways ? aside : isOnSide(kind, pose) ? ON_SIDE : upright);
  const tilt = drawing === 'curled' || drawing === 'resting' ? 0 : sits ? -12 : usual;
  return {
    // A dragon climbs as it sits, so that its hands are beside its face.
    stride: kind.plan === 'dragon' && pose === 'climb' ? 'stand' : stride,
    ...{ drawing, armsUp, sits, flies: pose === 'fly' },
    tilt: swims && pose === 'climb' ? -20 : swims && pose !== 'jump' && pose !== 'fall' ? tilt * 0.6 : tilt,
    lift: leap + (kind.plan === 'snail' || kind.plan === 'shell' ? lift * 0.3 : lift),
  };
}

function drawingOf(kind: Kind, pose: BodyPose, hands: boolean, low: boolean): Drawing {
  if (pose === 'lie' || pose === 'sleep') return curls(kind) ? 'curled' : restOf(kind) ? 'resting' : 'own';
  return goesOnFours(kind) && !hands && (low ? pose !== 'sit' && pose !== 'dance' : ON_FOURS.includes(pose)) ? 'prowling' : 'own';
}
