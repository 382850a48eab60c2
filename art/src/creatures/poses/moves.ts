/** Moves of a drawing that its anchors follow. */

import { at } from '../../paper/svg.ts';
import type { Point } from '../drawn-body.ts';

/** Mirrored first, then turned around (0, 0), then moved. */
export interface Move {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly flip: boolean;
}

export const shift = (x: number, y: number): Move => ({ x, y, turn: 0, flip: false });
export const FLIP: Move = { x: 0, y: 0, turn: 0, flip: true };

/** A turn around a point. */
export function turnAround({ x, y }: Point, turn: number): Move {
  const still = rotated({ x, y }, turn);
  return { x: x - still.x, y: y - still.y, turn, flip: false };
}

export function rotated({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

const isStill = ({ x, y, turn, flip }: Move): boolean => x === 0 && y === 0 && turn === 0 && !flip;

/** Where a point of a drawing is after all moves, the first one first. */
export const moved = (point: Point, moves: readonly Move[]): Point =>
  moves.reduce((one, { x, y, turn, flip }) => {
    const after = rotated(flip ? { x: -one.x, y: one.y } : one, turn);
    return { x: after.x + x, y: after.y + y };
  }, point);

/** Which point of a drawing is at a point after all moves. */
export const unmoved = (point: Point, moves: readonly Move[]): Point =>
  moves.reduceRight((one, { x, y, turn, flip }) => {
    const before = rotated({ x: one.x - x, y: one.y - y }, -turn);
    return flip ? { x: -before.x, y: before.y } : before;
  }, point);

export const movedMarkup = (markup: string, moves: readonly Move[]): string =>
  moves.filter((move) => !isStill(move)).reduce((inner, { x, y, turn, flip }) => at(x, y, 1, inner, turn, flip), markup);
