/** What can be held, and how large it is in hands. */
export { canBeHeld } from '@tuckaway/domain';

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
