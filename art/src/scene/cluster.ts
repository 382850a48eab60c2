/** Bodies and things that touch each other, drawn in coordinates of their own: the ground is at 0, and up is negative. */

import type { DrawnBody, Point } from '../creatures/drawn-body.ts';
import type { Bounds } from '../paper/bounds.ts';
import { at, oneDecimal, shows } from '../paper/svg.ts';
import type { StageFigure, StageThing } from './roles.ts';

export interface Spot extends Point {
  /** Cluster units for each unit of what stands there. */
  readonly k: number;
  /** Degrees. */
  readonly turn?: number;
  readonly flip?: boolean;
}

export interface PlacedBody extends Spot {
  readonly figure: StageFigure;
  readonly drawn: DrawnBody;
}

export interface PlacedThing extends Spot {
  readonly thing: StageThing;
}

/** From back to front. */
export const FARTHEST = -10;
/** Behind those who are in something. */
export const BACK_WALL = -1;
export const BEHIND = 0;
/** Directly behind a body: what it touches, and the larger one of two; wings and what is sat on are further behind. */
export const FURTHER = 8;
export const UNDER = 9;
export const BODY = 10;
/** Over a body: its blanket, and the smaller one of two. */
export const BLANKET = 10.5;
export const BEFORE = 11;
/** Over the body of the one who holds it, and under its fingers. */
export const HELD = 20;
/** What runs from a thing that is held, and the tool for it. */
export const STREAM = 21;
export const FRONT = 30;
const NEAREST = 40;

/** Where a point of what is placed is in the cluster. */
export function placed({ x, y, k, turn = 0, flip = false }: Spot, point: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const [px, py] = [(flip ? -point.x : point.x) * k, point.y * k];
  return { x: x + px * Math.cos(angle) - py * Math.sin(angle), y: y + px * Math.sin(angle) + py * Math.cos(angle) };
}

/** A point of the cluster in the units of what is placed there. */
export function within({ x, y, k, turn = 0, flip = false }: Spot, point: Point): Point {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [(point.x - x) / k, (point.y - y) / k];
  const px = dx * Math.cos(angle) - dy * Math.sin(angle);
  return { x: flip ? -px : px, y: dx * Math.sin(angle) + dy * Math.cos(angle) };
}

export function placedBounds(spot: Spot, { left, right, top, bottom }: Bounds): Bounds {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => placed(spot, { x, y })));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
export const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Less than between any two of these. */
const BETWEEN = 0.25;

/** The bright edge of cut paper. */
const EDGE = 3;

interface Sheet {
  z: number;
  readonly markup: string;
}

export class Cluster {
  readonly bodies = new Map<string, PlacedBody>();
  readonly things = new Map<string, PlacedThing[]>();
  /** Who lies or sits beside what their acts name, because there is no room on it. */
  readonly beside = new Set<string>();
  private readonly sheets: Sheet[] = [];
  private readonly bodySheets = new Map<string, Sheet>();
  private readonly boxes: Bounds[] = [];
  private touchCount = 0;

  private readonly prefix: string;

  /** @param prefix of the numbers of its touches, unique on the page */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  putBody(figure: StageFigure, drawn: DrawnBody, spot: Spot, z = BODY, marks = ''): PlacedBody {
    const body = { ...spot, figure, drawn };
    this.bodies.set(figure.name, body);
    const sheet = { z, markup: shows(figure.mark, put(spot, drawn.body + marks)) };
    this.bodySheets.set(figure.name, sheet);
    this.sheets.push(sheet);
    if (drawn.front) this.sheets.push({ z: z - BODY + FRONT, markup: shows('part hand', put(spot, drawn.front)) });
    this.boxes.push(placedBounds(spot, drawn.bounds));
    return body;
  }

  /** Those who stand nearer to the reader come last. */
  fromBehind(): PlacedBody[] {
    const zOf = ({ figure }: PlacedBody): number => this.bodySheets.get(figure.name)?.z ?? BODY;
    return [...this.bodies.values()].toSorted((one, other) => zOf(one) - zOf(other));
  }

  /** Puts a body directly before another one. */
  bringBefore({ figure }: PlacedBody, other: PlacedBody): void {
    const [sheet, before] = [this.bodySheets.get(figure.name), this.bodySheets.get(other.figure.name)];
    if (sheet && before) sheet.z = before.z + BETWEEN;
  }

  /** A thing that is drawn between others, instead of in its own shape. */
  noteThing(thing: StageThing, spot: Spot): PlacedThing {
    const one = { ...spot, thing };
    this.things.set(thing.name, [...(this.things.get(thing.name) ?? []), one]);
    return one;
  }

  /** @param isOpen whether its front lies before something in it */
  putThing(thing: StageThing, spot: Spot, z = HELD, marks = '', isOpen = false): PlacedThing {
    const one = this.noteThing(thing, spot);
    const { left, right, height, markup, front } = thing;
    const drawn = put(spot, markup + marks);
    this.sheets.push({ z, markup: thing.marked ? drawn : shows(thing.kind, drawn) });
    if (front && isOpen) this.sheets.push({ z: z - HELD + NEAREST, markup: put(spot, front) });
    this.boxes.push(placedBounds(spot, { left: -left - EDGE, right: right + EDGE, top: -height, bottom: 0 }));
    return one;
  }

  /** Keeps others away. */
  reserve(box: Bounds): void {
    this.boxes.push(box);
  }

  /** Something between others, such as a rope or a stream. */
  putBetween(markup: string, z: number, box?: Bounds): void {
    this.sheets.push({ z, markup });
    if (box) this.boxes.push(box);
  }

  /**
   * Marks that say where an anchor and a grip meet, so that finished pictures can be measured.
   * @param anchor in units of the body
   * @returns the mark for the body, and the one for what it touches, by the grip's place in units of that
   */
  touch(anchor: Point): { onBody: string; onThing: (grip: Point) => string } {
    this.touchCount += 1;
    const id = `${this.prefix}${this.touchCount}`;
    return { onBody: shows(`anchor ${written(anchor)} ${id}`, ''), onThing: (grip) => shows(`grip ${written(grip)} ${id}`, '') };
  }

  get bounds(): Bounds {
    const side = (pick: (box: Bounds) => number, best: (...values: number[]) => number): number => best(0, ...this.boxes.map(pick));
    return {
      left: side(({ left }) => left, Math.min),
      right: side(({ right }) => right, Math.max),
      top: side(({ top }) => top, Math.min),
      bottom: side(({ bottom }) => bottom, Math.max),
    };
  }

  get markup(): string {
    return [...this.sheets]
      .sort((one, other) => one.z - other.z)
      .map(({ markup }) => markup)
      .join('');
  }
}

const written = ({ x, y }: Point): string => `${oneDecimal(x)} ${oneDecimal(y)}`;
const put = ({ x, y, k, turn = 0, flip = false }: Spot, markup: string): string => at(x, y, k, markup, turn, flip);
