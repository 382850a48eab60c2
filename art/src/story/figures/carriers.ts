/** What carries a figure: a vehicle of the scene or a broad back for riders, a bed or a hammock for sleepers. */
import type { ObjectKind, SceneObject } from '@tuckaway/domain';
import type { Plan } from '../../creatures/kind.ts';
import type { Stage } from '../../stage.ts';
import { at, shows } from '../../svg.ts';
import { BED_HEIGHT, bed } from '../backdrop/backdrop.ts';
import type { DrawnThing } from '../objects.ts';
import { type Carrier, type DrawnFigure, lies } from './drawn-figure.ts';

/** Where the seat is, as shares of the vehicle's width from its middle and of its height, and whether the rider sits within it. */
const VEHICLES: Partial<Record<ObjectKind, { x: number; y: number; within: boolean }>> = {
  cart: { x: 0, y: 0.45, within: true },
  boat: { x: -0.26, y: 0.24, within: false },
  sled: { x: 0, y: 0.6, within: false },
  bed: { x: 0, y: 0.45, within: false },
};
/** A vehicle is at least this many times as wide as its rider. */
const ROOM = 2;

/** The height of backs as a share of a figure's. Figures of other plans carry no one. */
const BACKS: Partial<Record<Plan, number>> = { stand: 0.7, whale: 0.78, turtle: 0.8, dino: 0.55, dragon: 0.9, seal: 0.6, crocodile: 0.8 };
/** A back is at least this many times as wide as its rider. */
const BROAD = 1.2;
/** The share of a rider's height that is behind a back. */
const LEGS = 0.24;
/** How far the middle of a back is from a figure's middle, as a share of its width, if its head is on the right. */
const BEHIND_HEAD = -0.14;
/** Its head is above its back, so riders sit on its shoulders, behind its head. */
const UPRIGHT: Plan = 'dragon';

export interface Carried {
  /** Each rider and each sleeper is one with what carries it. */
  figures: DrawnFigure[];
  /** The things that carry no one. */
  rest: readonly SceneObject[];
}

type DrawKind = (kind: ObjectKind) => DrawnThing;

const has = (objects: readonly SceneObject[], wanted: ObjectKind): boolean =>
  objects.some(({ kind, count }) => kind === wanted && count > 0);

/** Without one of a kind. */
export const without = (objects: readonly SceneObject[], kind: ObjectKind): readonly SceneObject[] =>
  objects.map((each) => (each.kind === kind ? { ...each, count: each.count - 1 } : each));

export function seatRiders(figures: readonly DrawnFigure[], objects: readonly SceneObject[], draw: DrawKind): Carried {
  let rest = objects;
  const carriers = new Set<DrawnFigure>();
  const seated = figures.map((rider) => {
    if (rider.figure.pose !== 'ride') return rider;
    const vehicle = rest.find(({ kind, count }) => count > 0 && VEHICLES[kind]);
    if (vehicle) {
      rest = without(rest, vehicle.kind);
      return inVehicle(rider, draw(vehicle.kind));
    }
    const mount = figures.find((each) => !carriers.has(each) && canCarry(each, rider));
    if (!mount) return rider;
    carriers.add(mount);
    return onBack(rider, mount);
  });
  return { figures: seated.filter((each) => !carriers.has(each)), rest };
}

const widthOf = ({ left, right }: { left: number; right: number }): number => left + right;

function canCarry(mount: DrawnFigure, rider: DrawnFigure): boolean {
  const { plan, figure } = mount;
  return plan !== null && BACKS[plan] !== undefined && figure.pose !== 'ride' && widthOf(mount) >= widthOf(rider) * BROAD;
}

function onBack(rider: DrawnFigure, mount: DrawnFigure): DrawnFigure {
  const back = mount.height * ((mount.plan && BACKS[mount.plan]) ?? 1);
  const { pose, side } = mount.figure;
  const { markup, figure, left, right, height, turned, plan } = mount;
  const behind = plan === UPRIGHT ? 0 : BEHIND_HEAD * widthOf(mount);
  return carried(
    { ...rider, figure: { ...rider.figure, pose: pose === 'fly' ? 'fly' : 'ride', side } },
    { left, right, height },
    {
      figure: figure.who,
      markup,
      seat: { x: turned ? -behind : behind, y: back - rider.height * LEGS },
      hidesLegs: true,
    },
  );
}

function inVehicle(rider: DrawnFigure, { kind, markup, left, right, height }: DrawnThing): DrawnFigure {
  const { within, ...seat } = VEHICLES[kind] ?? { x: 0, y: 1, within: false };
  const k = Math.max(1, (widthOf(rider) * ROOM) / (left + right));
  return carried(
    rider,
    { left: left * k, right: right * k, height: height * k },
    { thing: kind, markup: at(0, 0, k, markup), seat: { x: seat.x * (left + right) * k, y: seat.y * height * k }, hidesLegs: within },
  );
}

/** A sleeper in a hammock is seen over its edge. */
const HAMMOCK = { room: 1.3, y: 0.4 } as const;

/** Children come first, then other people, then animals. */
const rankOf = ({ figure, plan }: DrawnFigure): number => (figure.who === 'child' || figure.who === 'sibling' ? 0 : plan === null ? 1 : 2);

/** What a sleeping person of the picture has of its own. */
const BEDDING = ['blanket', 'pillow'] as const;
/** Plans of animals that sleep on the floor, because no bed of the text is theirs. */
const TOO_LARGE = new Set<Plan>(Object.keys(BACKS) as Plan[]);

/**
 * Sleepers lie in the beds, on the pillows and under the blankets that the scene names, people before animals.
 * @param everywhere whether people lie in beds, too, for whom the scene names none.
 */
export function layInBeds(s: Stage, { figures, rest: objects }: Carried, draw: DrawKind, everywhere: boolean): Carried {
  let rest = objects;
  const laid = new Map<DrawnFigure, DrawnFigure>();
  for (const sleeper of figures.filter(({ figure }) => lies(figure)).sort((one, other) => rankOf(one) - rankOf(other))) {
    const bedding = sleeper.plan === null ? BEDDING.filter((each) => has(rest, each)) : [];
    for (const kind of bedding) rest = without(rest, kind);
    const tucked = bedding.reduce((markup, kind) => shows(kind, markup), sleeper.markup);
    const own = { ...sleeper, markup: tucked };
    const fits = !own.plan || !TOO_LARGE.has(own.plan);
    const kind = fits ? (['bed', 'hammock'] as const).find((each) => has(rest, each)) : undefined;
    if (kind) rest = without(rest, kind);
    if (kind === 'hammock') laid.set(sleeper, inHammock(own, draw(kind)));
    else laid.set(sleeper, kind || (everywhere && own.plan === null) ? inBed(s, own, kind) : own);
  }
  return { figures: figures.map((each) => laid.get(each) ?? each), rest };
}

function inBed(s: Stage, sleeper: DrawnFigure, thing: 'bed' | undefined): DrawnFigure {
  const { left, right } = sleeper;
  const carrier = { ...(thing && { thing }), markup: bed(s, left, right), seat: { x: 0, y: BED_HEIGHT }, hidesLegs: false };
  return carried(sleeper, { left: left + 28, right: right + 30, height: 114 }, carrier);
}

function inHammock(sleeper: DrawnFigure, { markup, left, right, height }: DrawnThing): DrawnFigure {
  const k = Math.max(1, (widthOf(sleeper) * HAMMOCK.room) / (left + right));
  const seat = { x: (sleeper.left - sleeper.right) / 2, y: HAMMOCK.y * height * k };
  const carrier: Carrier = { thing: 'hammock', markup: at(0, 0, k, markup), seat, hidesLegs: true };
  return carried(sleeper, { left: left * k, right: right * k, height: height * k }, carrier);
}

function carried(rider: DrawnFigure, below: { left: number; right: number; height: number }, carrier: Carrier): DrawnFigure {
  const { x, y } = carrier.seat;
  return {
    ...rider,
    carrier,
    left: Math.max(below.left, rider.left - x),
    right: Math.max(below.right, rider.right + x),
    height: Math.max(below.height, y + rider.height),
  };
}
