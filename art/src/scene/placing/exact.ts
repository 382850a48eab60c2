/** Where an author wants those on a page, in the units of the picture. */
import type { Act, Position, Staging } from '@tuckaway/domain';
import { type Cluster, placed, type Spot } from '../cluster.ts';

/** A place in the picture, and the height there at which it covers what is behind, if that is not its foot's. */
export interface ExactSpot extends Spot {
  readonly depth?: number;
}

/** Positions by name; a thing of which there are several has one after the other. */
export type Exact = ReadonlyMap<string, readonly ExactSpot[]>;

export function exactSpots({ exactly = {}, things }: Staging, { w, h }: { w: number; h: number }): Exact {
  const spots = new Map<string, ExactSpot[]>();
  const add = (name: string, [x, y, k = 1, turn = 0, depth = y]: Position): void => {
    spots.set(name, [...(spots.get(name) ?? []), { x: (x / 100) * w, y: (y / 100) * h, k, turn, depth: (depth / 100) * h }]);
  };
  for (const [name, position] of Object.entries(exactly)) add(name, position);
  for (const { thing, at } of things) if (at) add(thing, at);
  return spots;
}

/** The acts of those with a position who face the middle of the picture, unless a side says otherwise. */
export const facingInward = (acts: readonly Act[], exact: Exact, { w }: { w: number }): Act[] =>
  acts.map((act) => {
    const [first] = act.who.flatMap((name) => exact.get(name) ?? []);
    return act.side || !first ? act : { ...act, side: first.x > w / 2 ? 'right' : 'left' };
  });

/** Where a cluster stands so that its first figure with a position is at that position; null without one. */
export function clusterSpot({ bodies, things }: Cluster, exact: Exact): ExactSpot | null {
  const within = [...bodies, ...[...things].flatMap(([name, [first]]) => (first ? [[name, first] as const] : []))];
  for (const [name, { x, y }] of within) {
    const [spot] = exact.get(name) ?? [];
    if (!spot) continue;
    const by = placed({ ...spot, x: 0, y: 0 }, { x, y });
    return { ...spot, x: spot.x - by.x, y: spot.y - by.y };
  }
  return null;
}
