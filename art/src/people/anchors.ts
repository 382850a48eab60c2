/** Where a drawn person touches and is touched. */
import type { Anchors, Point, Stance } from '../creatures/drawn-body.ts';
import { EYES, MOUTH_Y, turnOf } from './face.ts';
import { facing, headRoom } from './head.ts';
import { plus, turned } from './limbs.ts';
import type { PersonLook } from './look.ts';
import { headPoint, type Skeleton } from './skeleton.ts';

type Skull = Pick<Skeleton, 'frame' | 'head' | 'tilt'>;

export function headAnchors(look: PersonLook, stance: Stance, skull: Skull): Pick<Anchors, 'mouth' | 'head' | 'eyes' | 'top'> {
  const { frame, head } = skull;
  const turn = turnOf(stance.feeling, facing(stance), look.age);
  return {
    mouth: headPoint(skull, turn.x, MOUTH_Y + turn.y),
    head: { x: head.x, y: head.y, r: 45 * Math.max(frame.head.x, frame.head.y) },
    eyes: headPoint(skull, turn.x, EYES.y + turn.y),
    top: headPoint(skull, 0, -headRoom(look).rise),
  };
}

export function anchorsOf(look: PersonLook, stance: Stance, bones: Skeleton): Anchors {
  const { frame, hip, spine, neck, arms, pose, legs, soles } = bones;
  const { way } = stance;
  const alongBack = (up: number, forward = 0): Point => plus(hip, turned({ x: way * forward, y: -frame.spine * up }, spine));
  return {
    ...headAnchors(look, stance, bones),
    grip: { left: arms.left.to, right: arms.right.to },
    back: look.age === 'baby' ? null : plus(neck, turned({ x: -way * frame.shoulder * 0.5, y: frame.spine * 0.1 }, spine)),
    lap: pose.seated ? plus(hip, { x: way * frame.leg * 0.3, y: -frame.thigh * 0.7 }) : alongBack(0.1, frame.hip * 0.6),
    chest: alongBack(0.62),
    tail: null,
    foot: { ...legs[way > 0 ? 'right' : 'left'].to, turn: soles[way > 0 ? 'right' : 'left'] },
  };
}
