/** Where each kind's trunk touches things and is touched, in the coordinates of its drawing: the feet at (0, 0), the head to the right. */
import type { Point } from '../drawn-body.ts';
import type { Kind, Plan } from '../kind.ts';
import { buildOf } from '../parts/builds.ts';

/** Left and right in the drawing. */
export type Sides = readonly [left: Point, right: Point];

/** What is not on a head. */
export interface Trunk {
  /** Of those that face the viewer, behind their heads. */
  back: Point | null;
  lap: Point;
  chest: Point;
  tail: Point | null;
  /** Where what reaches begins: arms, forelegs, wings; a neck where the mouth reaches. */
  shoulders: Sides;
  /** Where the ends of these are while they rest. */
  hands: Sides;
}

type Spot = readonly [number, number];
const p = ([x, y]: Spot): Point => ({ x, y });
/** The same to both sides of the middle. */
const both = (x: number, y: number): Sides => [p([-x, y]), p([x, y])];
/** Two of an animal seen from the side: the far one and the near one. */
const pairOf = (far: Spot, near: Spot): Sides => [p(far), p(near)];

const trunk = (back: Spot | null, lap: Spot, chest: Spot, tail: Spot | null, shoulders: Sides, hands: Sides): Trunk => ({
  back: back && p(back),
  lap: p(lap),
  chest: p(chest),
  tail: tail && p(tail),
  shoulders,
  hands,
});

/** Birds that face the viewer. */
const upright = (tail: Spot | null, wings = -88): Trunk =>
  trunk(null, [0, -20], [0, -66], tail, both(46, wings), both(66, Math.min(wings + 58, -22)));
/** Birds that swim. */
const floating = (): Trunk =>
  trunk([-30, -86], [10, -40], [70, -56], [-104, -80], pairOf([30, -66], [-10, -60]), pairOf([16, -36], [-30, -30]));
/** Birds on long legs. */
const stilted = (): Trunk =>
  trunk([-26, -140], [20, -92], [56, -108], [-90, -130], pairOf([20, -118], [0, -118]), pairOf([-40, -100], [-50, -96]));
/** Fish and their like, by the height of their backs. */
const swimming = (back: Spot, tail: Spot, fin: Spot = [-20, -28]): Trunk =>
  trunk(back, [20, -40], [70, -60], tail, pairOf([4, -72], [4, -72]), pairOf(fin, fin));

/** Bodies by form, or by plan where the form has none of its own. */
const TRUNKS: Readonly<Record<string, Trunk>> = {
  bird: upright(null),
  chick: upright(null, -76),
  robin: upright([-90, -34], -76),
  hen: upright([-84, -94], -68),
  rooster: upright([-92, -110], -68),
  peacock: upright([0, -150], -60),
  duck: floating(),
  goose: floating(),
  swan: floating(),
  pelican: floating(),
  wader: stilted(),
  shark: swimming([-52, -116], [-142, -96], [-24, -20]),
  hammer: swimming([-52, -112], [-142, -96], [-24, -20]),
  dolphin: swimming([-50, -104], [-138, -34], [-18, -46]),
  sword: swimming([-56, -108], [-138, -92], [-26, -28]),
  angel: swimming([0, -132], [-110, -88], [-24, -52]),
  puffer: swimming([0, -150], [-104, -84], [-32, -44]),
  angler: swimming([-30, -132], [-112, -88], [-24, -34]),
  goldfish: swimming([-46, -122], [-150, -90], [-20, -52]),
  fish: swimming([-46, -122], [-120, -88], [-20, -52]),
  orca: swimming([-40, -116], [-164, -84], [-42, 18]),
  whale: swimming([10, -128], [-164, -84], [-42, 18]),
  octopus: trunk(null, [0, -50], [0, -56], null, both(36, -58), both(92, -76)),
  cuttlefish: trunk(null, [0, -46], [0, -52], null, both(20, -50), both(116, -14)),
  jelly: trunk(null, [0, -90], [0, -100], null, both(36, -88), both(44, -6)),
  seahorse: trunk([-44, -90], [16, -70], [16, -94], [12, -36], pairOf([10, -100], [10, -100]), pairOf([16, -90], [16, -90])),
  star: trunk(null, [0, -50], [0, -58], null, both(48, -92), both(78, -102)),
  ray: trunk([-10, -116], [10, -40], [40, -50], [-156, -22], pairOf([0, -110], [0, -40]), pairOf([-90, -172], [-56, 0])),
  eel: trunk([-40, -72], [30, -40], [60, -60], [-140, -40], pairOf([68, -96], [68, -96]), pairOf([68, -96], [68, -96])),
  nautilus: trunk([-20, -174], [60, -34], [50, -44], null, pairOf([64, -50], [60, -44]), pairOf([130, -36], [114, -10])),
  clam: trunk(null, [0, -50], [0, -20], null, both(70, -50), both(94, -54)),
  urchin: trunk(null, [0, -40], [0, -56], null, both(50, -84), both(92, -84)),
  crab: trunk(null, [0, -30], [0, -40], null, both(58, -62), both(90, -138)),
  shrimp: trunk([0, -140], [60, -66], [80, -80], [-112, 0], pairOf([50, -68], [60, -72]), pairOf([50, -26], [66, -32])),
  seal: trunk([-30, -92], [20, -30], [50, -60], [-146, -20], pairOf([54, -40], [-4, -44]), pairOf([82, 0], [-50, 2])),
  'sea lion': trunk([-36, -88], [30, -40], [56, -80], [-146, -20], pairOf([54, -40], [-4, -44]), pairOf([82, 0], [-50, 2])),
  manatee: trunk([-20, -116], [20, -30], [40, -50], [-150, -34], pairOf([-6, -40], [-6, -40]), pairOf([-52, 4], [-52, 4])),
  turtle: trunk([-16, -131], [50, -24], [70, -50], [-124, -8], pairOf([8, -24], [42, -24]), pairOf([4, 0], [32, 2])),
  tortoise: trunk([-16, -150], [50, -24], [70, -50], [-124, -8], pairOf([8, -24], [42, -24]), pairOf([4, 0], [32, 2])),
  cobra: trunk([-40, -92], [0, -84], [0, -112], [128, -26], both(0, -100), both(0, -100)),
  snake: trunk([-40, -92], [0, -84], [-8, -110], [128, -26], both(0, -100), both(0, -100)),
  worm: trunk([-40, -72], [14, -32], [36, -60], [-108, -10], pairOf([40, -90], [40, -90]), pairOf([40, -90], [40, -90])),
  caterpillar: trunk([-36, -76], [24, -40], [50, -42], [-130, -22], pairOf([12, -40], [30, -40]), pairOf([-4, -4], [12, -4])),
  centipede: trunk([-40, -58], [24, -40], [50, -42], [-150, -22], pairOf([12, -40], [30, -40]), pairOf([18, -4], [34, -4])),
  chameleon: trunk([-20, -98], [30, -30], [50, -50], [-110, -10], pairOf([22, -34], [40, -34]), pairOf([22, -4], [40, -4])),
  slug: trunk([-30, -56], [60, -24], [76, -50], [-120, 0], pairOf([76, -70], [76, -70]), pairOf([76, -70], [76, -70])),
  snail: trunk([-22, -132], [60, -24], [76, -50], [-120, 0], pairOf([76, -70], [76, -70]), pairOf([76, -70], [76, -70])),
  lizard: trunk([-26, -70], [30, -20], [60, -30], [-130, -78], pairOf([26, -26], [44, -22]), pairOf([18, 0], [44, 0])),
  crocodile: trunk([-26, -72], [30, -20], [60, -30], [-158, -40], pairOf([26, -26], [44, -22]), pairOf([18, 0], [44, 0])),
  frog: trunk(null, [0, -30], [0, -56], null, both(22, -50), both(30, -2)),
  axolotl: trunk(null, [0, -30], [0, -56], [114, -36], both(22, -50), both(30, -2)),
  tadpole: trunk([10, -140], [20, -30], [30, -40], [-150, -90], pairOf([20, -60], [20, -60]), pairOf([20, -60], [20, -60])),
  dragonfly: trunk(null, [0, -60], [0, -84], [0, -10], both(8, -92), both(28, -70)),
  wings: trunk(null, [0, -60], [0, -84], [0, -26], both(8, -92), both(28, -70)),
  beetle: trunk([-24, -116], [20, -24], [34, -38], [-98, -40], pairOf([18, -24], [34, -24]), pairOf([14, -2], [42, 0])),
  ant: trunk([-72, -78], [4, -30], [20, -44], [-114, -44], pairOf([0, -40], [8, -36]), pairOf([6, -2], [28, 0])),
  roach: trunk([-24, -84], [20, -24], [34, -38], [-108, -30], pairOf([18, -24], [34, -24]), pairOf([14, -2], [42, 0])),
  hopper: trunk([-40, -94], [30, -28], [48, -44], [-130, -42], pairOf([34, -36], [44, -34]), pairOf([36, -2], [54, 2])),
  mantis: trunk([-50, -72], [14, -56], [42, -110], [-132, -18], pairOf([40, -106], [46, -114]), pairOf([92, -112], [100, -130])),
  twig: trunk([-30, -66], [40, -70], [70, -84], [-142, -28], pairOf([44, -80], [48, -82]), pairOf([94, -14], [62, 2])),
  spider: trunk([0, -130], [0, -30], [0, -44], null, both(36, -82), both(94, -66)),
  scorpion: trunk([-30, -86], [30, -24], [40, -34], [-50, -160], pairOf([38, -84], [34, -40]), pairOf([122, -138], [118, -58])),
  bat: trunk(null, [0, -30], [0, -48], null, both(34, -84), both(128, -100)),
  dragon: trunk([0, -150], [0, -30], [0, -64], [-146, -80], both(38, -84), both(38, -50)),
  rex: trunk([0, -150], [0, -30], [0, -64], [-146, -62], both(34, -84), both(44, -62)),
  dino: trunk([-34, -116], [40, -40], [60, -66], [-166, -38], pairOf([24, -50], [46, -50]), pairOf([26, 0], [48, 0])),
  swimmer: trunk([-30, -108], [40, -30], [62, -60], [-162, -16], pairOf([44, -40], [34, -26]), pairOf([90, 20], [44, 46])),
  armor: trunk([-20, -120], [50, -36], [66, -56], [-164, -34], pairOf([28, -46], [48, -46]), pairOf([30, 0], [50, 0])),
  plates: trunk(null, [50, -36], [66, -56], [-162, -32], pairOf([28, -46], [48, -46]), pairOf([30, 0], [50, 0])),
  pterosaur: trunk(null, [0, -30], [0, -62], null, both(14, -100), both(158, -156)),
  griffin: trunk([-52, -114], [50, -46], [66, -90], [-128, -150], pairOf([30, -62], [54, -62]), pairOf([34, -2], [58, -2])),
  fairy: trunk(null, [0, -44], [0, -80], null, both(24, -96), pairOf([-36, -58], [60, -112])),
  merfolk: trunk(null, [6, -40], [0, -80], [120, -40], both(24, -96), pairOf([-36, -58], [44, -60])),
  cloak: trunk(null, [0, -40], [0, -76], null, both(46, -76), pairOf([-58, -46], [92, -58])),
};

/** The tips of sitting animals' tails, by the tail. */
export const TAIL_TIPS: Readonly<Record<string, Spot>> = {
  ...{ bushy: [94, -98], wolf: [92, -68], squirrel: [108, -130], ring: [94, -88], cat: [108, -82], puff: [60, -20], mouse: [124, -56] },
  ...{ beaver: [118, -6], tuft: [98, -78], kanga: [132, -8], skunk: [84, -112], curl: [60, -72], long: [122, -62], pompon: [86, -66] },
  ...{ short: [62, -14] },
};

function sitting(kind: Kind): Trunk {
  const { width: w, neck } = buildOf(kind);
  const tip = TAIL_TIPS[kind.tail ?? ''];
  return trunk(kind.form === 'big' ? [0, neck - 6] : null, [0, -24], [0, neck + 66], tip ?? null, ...armsOf(kind, w, neck));
}

/** Where the arms or forelegs of a sitting animal begin and end, as its build has them. */
function armsOf({ form }: Kind, w: number, neck: number): readonly [Sides, Sides] {
  if (form === 'big') return [both(46, -92), both(62, -40)];
  if (form === 'pouch' || form === 'empty pouch') return [both(33, -88), both(33, -56)];
  if (form === 'upright') return [both(24, -100), both(24, -68)];
  const k = form === 'lanky' ? 0.86 : w < 0.9 ? 0.84 : 1;
  return [both(30 * w, neck + 66), both(20 * k, -6)];
}

const HUMPS: Readonly<Record<string, Spot>> = { hump: [-22, -128], 'one-hump': [-14, -170], wool: [-30, -134] };

function standing(kind: Kind): Trunk {
  const heavy = kind.form === 'heavy' || kind.form === 'dino';
  const hump = kind.neck || kind.coat === 'wool' ? HUMPS[kind.coat ?? ''] : undefined;
  const back: Spot = hump ?? (heavy ? [-36, -136] : [-36, -117]);
  const tail: Spot | null =
    kind.tail === 'none' && kind.form !== 'dino'
      ? null
      : kind.form === 'dino'
        ? [-146, -48]
        : kind.tail === 'puff' || kind.tail === 'short'
          ? [-98, -92]
          : kind.tail === 'pig'
            ? [-106, -88]
            : [-104, -52];
  return trunk(back, [50, -44], [64, -70], tail, pairOf([32, -60], [52, -60]), pairOf([32, -2], [52, -2]));
}

function lying(kind: Kind): Trunk {
  const legs = kind.legs ?? 26;
  const spiny = kind.coat === 'quills' || kind.coat === 'spines';
  const tail: Spot | null =
    kind.tail === 'none'
      ? null
      : kind.tail === 'short'
        ? [-108, -legs - 32]
        : kind.tail === 'plume'
          ? [-168, -legs]
          : kind.tail === 'paddle'
            ? [-168, -legs - 14]
            : [-158, -12];
  return trunk(
    spiny ? null : [-30, -legs - 92],
    [50, -legs],
    [70, -legs - 24],
    tail,
    pairOf([28, -legs - 10], [44, -legs - 10]),
    pairOf([30, -2], [48, -2]),
  );
}

function perching(kind: Kind): Trunk {
  const rise = kind.form === 'hover' ? 34 : (kind.legs ?? 24) - 6;
  const up = ([x, y]: Spot): Spot => [x, y - rise];
  const tail: Spot | null =
    kind.tail === 'none'
      ? null
      : up(
          kind.tail === 'cocked'
            ? [-84, -100]
            : kind.tail === 'short' || kind.tail === 'pompon' || kind.tail === 'fan'
              ? [-100, -36]
              : [-128, -12],
        );
  return trunk(
    up([-34, -98]),
    up([20, -14]),
    up([58, -70]),
    tail,
    pairOf(up([14, -84]), up([10, -84])),
    pairOf(up([-60, -50]), up([-76, -44])),
  );
}

const DRAWN: Partial<Record<Plan, (kind: Kind) => Trunk>> = { sit: sitting, stand: standing, low: lying, perch: perching };

export function trunkOf(kind: Kind): Trunk {
  const own = DRAWN[kind.plan];
  if (own) return own(kind);
  return TRUNKS[kind.form ?? ''] ?? TRUNKS[kind.plan] ?? trunk(null, [0, -30], [0, -60], null, both(40, -70), both(50, -40));
}
