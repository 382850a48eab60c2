/** Rows in which nothing covers another. */

/** How far something extends from the middle of its foot, in drawing units. */
export interface Extent {
  left: number;
  right: number;
  height: number;
}

export const GAP = 12;

export interface Slot extends Extent {
  /** Where its middle would be if it were alone. */
  wanted: number;
  /** Its row and index there. */
  of: 'figures' | 'tall' | 'low';
  index: number;
}

export const widthOf = (all: readonly Extent[]): number => all.reduce((sum, { left, right }) => sum + left + right, 0);

/** Things go where most room is left: the largest first. */
export function giveThingsPlaces(slots: Slot[], { from, to }: { from: number; to: number }, w: number, turn: number): void {
  const placed = slots.filter(({ of }) => of === 'figures');
  const things = slots.filter(({ of }) => of !== 'figures').sort((one, other) => widthOf([other]) - widthOf([one]));
  for (const [nth, thing] of things.entries()) {
    let best = Number.NEGATIVE_INFINITY;
    for (let step = 0; step <= 12; step++) {
      const x = (from + ((to - from) * step) / 12) * w;
      const free = Math.min(
        w,
        ...placed.map((other) => Math.abs(other.wanted - x) - (other.left + other.right + thing.left + thing.right) / 2),
      );
      const liking = free + ((step * 5 + turn * 3 + nth) % 7);
      if (liking > best) {
        best = liking;
        thing.wanted = x;
      }
    }
    placed.push(thing);
  }
}

/** Moves slots apart, keeping their order. */
export function separate(slots: readonly Slot[], from: number, to: number): number[] {
  const order = slots.map((_, index) => index).sort((a, b) => (slots[a]?.wanted ?? 0) - (slots[b]?.wanted ?? 0) || a - b);
  const xs = slots.map(({ wanted }) => wanted);
  let edge = from;
  for (const index of order) {
    const slot = slots[index] as Slot;
    xs[index] = Math.max(xs[index] ?? 0, edge + slot.left);
    edge = (xs[index] ?? 0) + slot.right + GAP * 0.8;
  }
  edge = to;
  for (const index of [...order].reverse()) {
    const slot = slots[index] as Slot;
    xs[index] = Math.min(xs[index] ?? 0, edge - slot.right);
    edge = (xs[index] ?? 0) - slot.left - GAP * 0.8;
  }
  return xs;
}
