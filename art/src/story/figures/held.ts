/** What can be held, and how large it is in hands. */
import type { ObjectKind } from '@tuckaway/domain';

/** The room for it. */
export interface HoldRoom {
  width: number;
  height: number;
}

/** How far something extends from the middle of its foot. */
export interface HeldSize {
  left: number;
  right: number;
  height: number;
}

/** Things are drawn a little smaller in hands than on the ground. */
const MOST = 0.9;

export const heldFactor = (room: HoldRoom, { left, right, height }: HeldSize): number =>
  Math.min(MOST, room.height / height, room.width / (left + right));

/** What stands, hangs or flies, and what lies on the ground because it is too large. */
const NOT_HELD: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  ...(['lamp', 'star', 'moon', 'bubble', 'cloud', 'tree', 'sandcastle', 'barrel', 'shelf', 'drawer', 'bench', 'chair', 'table'] as const),
  ...(['bed', 'curtain', 'ladder', 'broom', 'door', 'window', 'piano', 'clock', 'mirror', 'flag', 'sign', 'kite', 'balloon'] as const),
  ...(['boat', 'ship', 'cart', 'bicycle', 'train', 'bus', 'hammock', 'tent', 'fence', 'gate', 'well', 'bridge', 'house'] as const),
  ...(['lighthouse', 'telescope', 'puddle', 'fire', 'grass', 'hay', 'log', 'rug', 'sled', 'crate', 'chest', 'coral'] as const),
  ...(['swing', 'raft', 'plank', 'footprint'] as const),
]);

/** In a room, a star is one of paper. */
export const canBeHeld = (kind: ObjectKind, inside: boolean): boolean => !NOT_HELD.has(kind) || (inside && kind === 'star');
