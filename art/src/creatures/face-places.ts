/** Where each kind's face is drawn: the middle that it turns around, its eyes and what it eats and grips with. */
import type { Face } from './face.ts';
import type { Kind, Plan } from './kind.ts';
import { buildOf } from './parts/builds.ts';
import { BOWED_NECK, LAID_CHIN, LAID_FACE, LAID_HEAD } from './poses/resting.ts';

/** A face in the coordinates of a kind. */
export interface FacePlace {
  /** The middle of the head, around which it is turned. */
  x: number;
  y: number;
  scale: number;
  /** Degrees by which it is turned. */
  turn: number;
  /** Relative to the middle, before turning and scaling. */
  eyes: readonly [number, number];
  mouth: readonly [number, number];
}

/** Middle and scale; degrees if the creature is asymmetric, and if not; eyes; mouth. */
type Row = readonly [x: number, y: number, scale: number, turns: readonly [number, number], eyes: Spot, mouth: Spot];
type Spot = readonly [number, number];

const STILL = [0, 0] as const;
const PLAIN: readonly [Spot, Spot] = [
  [0, 0],
  [0, 18],
];

/** Faces by form, or by plan where the form has none of its own. */
const ROWS: Readonly<Record<string, Row>> = {
  owl: [0, -122, 1, [-4, 3], [0, -2], [0, 19]],
  eagle: [0, -122, 1, [-4, 3], [0, -4], [2, 29]],
  hawk: [0, -122, 1, [-4, 3], [0, -4], [2, 29]],
  penguin: [0, -118, 1, [-4, 3], [0, -4], [0, 20]],
  puffin: [0, -118, 1, [-4, 3], [0, -4], [0, 28]],
  parrot: [0, -122, 1, [-4, 3], [0, -6], [2, 33]],
  toucan: [0, -122, 1, [-4, 3], [0, -6], [85, 28]],
  chick: [0, -100, 1, [-4, 3], [0, -4], [0, 16]],
  hen: [4, -122, 1, [-4, 3], [0, -5], [0, 19]],
  rooster: [4, -122, 1, [-4, 3], [0, -5], [0, 19]],
  robin: [0, -108, 1, [-4, 3], [0, -6], [0, 18]],
  peacock: [0, -132, 0.8, [-4, 3], [0, -4], [0, 21]],
  duck: [0, 0, 1, STILL, [58, -126], [112, -107]],
  goose: [0, 0, 1, STILL, [58, -164], [112, -145]],
  pelican: [0, 0, 1, STILL, [60, -202], [168, -165]],
  swan: [0, 0, 1, STILL, [62, -200], [109, -181]],
  stork: [0, 0, 1, STILL, [68, -227], [146, -209]],
  heron: [0, 0, 1, STILL, [68, -227], [146, -209]],
  crane: [0, 0, 1, STILL, [68, -227], [129, -212]],
  ibis: [0, 0, 1, STILL, [68, -227], [149, -175]],
  flamingo: [0, 0, 1, STILL, [68, -227], [107, -194]],
  wader: [0, 0, 1, STILL, [68, -227], [107, -212]],
  shark: [0, 0, 1, STILL, [76, -100], [96, -73]],
  dolphin: [0, 0, 1, STILL, [74, -104], [126, -79]],
  hammer: [0, 0, 1, STILL, [94, -142], [88, -70]],
  sword: [0, 0, 1, STILL, [62, -98], [80, -75]],
  angler: [0, 0, 1, STILL, [46, -104], [84, -60]],
  angel: [0, 0, 1, STILL, [60, -98], [76, -73]],
  puffer: [8, -88, 1, STILL, [0, -6], [0, 15]],
  fish: [0, 0, 1, STILL, [65, -100], [84, -73]],
  sperm: [0, 0, 1, STILL, [44, -78], [104, -40]],
  whale: [0, 0, 1, STILL, [80, -80], [112, -60]],
  octopus: [0, -92, 1, STILL, [0, 0], [0, 20]],
  jelly: [0, -124, 1, STILL, [0, 0], [0, 17]],
  seahorse: [0, 0, 1, STILL, [18, -172], [81, -156]],
  star: [0, -84, 1, STILL, [0, 0], [0, 17]],
  ray: [0, 0, 1, STILL, [54, -96], [76, -64]],
  eel: [78, -118, 1, [-6, 4], [22, -10], [54, 10]],
  nautilus: [0, 0, 1, STILL, [60, -70], [74, -42]],
  shell: [0, -24, 0.8, STILL, ...PLAIN],
  urchin: [0, -88, 1, STILL, ...PLAIN],
  lobster: [0, 0, 1, STILL, [0, -80], [0, -52]],
  crab: [0, 0, 1, STILL, [0, -106], [0, -52]],
  shrimp: [0, 0, 1, STILL, [72, -116], [82, -84]],
  walrus: [30, -122, 1.08, [-4, -4], [0, -6], [0, 34]],
  'sea lion': [36, -166, 0.94, [-6, 4], [0, 4], [0, 36]],
  manatee: [58, -86, 1, [-5, 4], [0, -12], [0, 34]],
  seal: [32, -122, 1.05, [-6, 4], [0, 1], [0, 25]],
  turtle: [94, -114, 1, [5, 5], ...PLAIN],
  snake: [4, -166, 1, [-6, 5], ...PLAIN],
  worm: [42, -112, 1, [4, 4], ...PLAIN],
  caterpillar: [50, -80, 1, [-6, 4], ...PLAIN],
  chameleon: [0, 0, 1, STILL, [72, -112], [100, -84]],
  snail: [78, -98, 1, [-5, 4], ...PLAIN],
  lizard: [62, -78, 1, [4, 4], ...PLAIN],
  iguana: [62, -78, 1, [4, 4], ...PLAIN],
  komodo: [62, -78, 1, [4, 4], ...PLAIN],
  crocodile: [0, 0, 1, STILL, [57, -92], [142, -42]],
  axolotl: [0, -106, 1, [-3, 3], [0, -4], [0, 14]],
  frog: [0, -106, 1, [-3, 3], [0, -38], [0, 13]],
  tadpole: [30, -84, 1, STILL, ...PLAIN],
  mosquito: [0, -134, 1, [-6, 4], [0, -2], [0, 58]],
  wings: [0, -134, 1, [-6, 4], [0, -2], [0, 14]],
  fly: [54, -74, 1, [-6, 4], [0, -10], [0, 19]],
  beetle: [54, -74, 1, [-6, 4], [0, 0], [0, 17]],
  hopper: [58, -82, 1, [-5, 4], [0, -2], [0, 16]],
  mantis: [46, -182, 1, [-6, 4], [0, -10], [0, 8]],
  twig: [88, -102, 0.86, [-5, 4], [0, -2], [0, 16]],
  spider: [0, 0, 1, STILL, [0, -84], [0, -55]],
  scorpion: [46, -70, 1, [-5, 4], ...PLAIN],
  bat: [0, -110, 1, [-5, 3], ...PLAIN],
  dragon: [0, -138, 1.08, [-5, 4], [0, -6], [0, 38]],
  tall: [92, -246, 0.86, [6, -4], [0, -6], [0, 25]],
  swimmer: [78, -196, 1, [6, -4], [0, -6], [0, 23]],
  dino: [78, -204, 1, [6, -4], [0, -6], [0, 25]],
  armor: [92, -70, 1, [5, -4], [0, -6], [0, 29]],
  plated: [92, -82, 1, [5, -4], [0, -6], [0, 29]],
  pterosaur: [0, -132, 1, [-5, 3], [6, -16], [98, 24]],
  griffin: [66, -176, 1, [-5, 4], [10, -6], [58, 23]],
  merfolk: [0, -142, 1, [-4, 3], [0, 4], [0, 22]],
  cloak: [0, -134, 1, [-4, 3], [0, -2], [0, 17]],
};

/** Eyes and mouths of low animals, by their snout. */
const SNOUTS: Readonly<Record<string, readonly [Spot, Spot]>> = {
  tube: [
    [4, -12],
    [98, 30],
  ],
  straw: [
    [6, -8],
    [76, 13],
  ],
  bill: [
    [2, -12],
    [90, 10],
  ],
  block: [
    [8, -22],
    [58, 14],
  ],
  trunk: [
    [6, -18],
    [62, 36],
  ],
  pig: [
    [4, -12],
    [64, 23],
  ],
  short: [
    [6, -12],
    [46, 17],
  ],
  cone: [
    [6, -8],
    [62, 22],
  ],
};

/** The tips of beaks seen from the side. */
const BEAK_TIPS: Readonly<Record<string, Spot>> = {
  short: [62, 5],
  cone: [63, 7],
  dagger: [94, 5],
  needle: [118, 10],
  curve: [102, 23],
  chisel: [94, 1],
  hook: [58, 23],
  parrot: [55, 30],
  gull: [75, 9],
  big: [92, 26],
  horned: [118, 23],
};

/** How far below the middle of a furry head its mouth is, by its muzzle. */
const MUZZLES: Readonly<Record<string, Spot>> = {
  fox: [0, 35],
  cat: [0, 25],
  patch: [0, 28],
  koala: [0, 36],
  pointed: [0, 35],
  boar: [0, 43],
  trunk: [0, 44],
  mammoth: [0, 44],
  beaver: [0, 36],
  hippo: [0, 53],
  camel: [4, 51],
  pig: [0, 37],
};

function furryMouth(kind: Kind): Spot {
  if (kind.muzzle === 'big') return [0, kind.head === 'long' ? 52 : 47];
  if (kind.muzzle !== 'plain') return MUZZLES[kind.muzzle ?? ''] ?? [0, 29];
  if (kind.top === 'frill') return [0, 47];
  if (kind.coat === 'wool') return [0, 37];
  if (kind.mark === 'monkey') return [0, 32];
  return [0, kind.head === 'mouse' ? 41 : 35];
}

/** How high the eyes of a furry head are. */
function furryEyes(kind: Kind): number {
  const shape = kind.head ?? 'round';
  if (shape === 'long') return -10;
  if (shape === 'cow' || shape === 'elephant') return -8;
  if (shape === 'mouse') return 4;
  return kind.mark === 'monkey' || kind.mark === 'orangutan' || kind.mark === 'gibbon' ? 0 : 1;
}

/** Where the head of a large animal that stands is drawn. */
function standingHead(kind: Kind, bow: number): { x: number; y: number; scale: number } {
  const heavy = kind.form === 'heavy' || kind.form === 'dino';
  const neck = kind.neck ?? 0;
  const pig = kind.muzzle === 'pig';
  return {
    x: 66 + (heavy ? 14 : 4),
    y: -132 - neck + bow + (heavy ? 16 : pig ? 24 : 8),
    scale: heavy ? 1.22 : pig ? 1.08 : neck > 60 ? 0.82 : 1,
  };
}

const FURRY: readonly Plan[] = ['sit', 'stand'];

/** The eyes and the mouth of a furry head, relative to its middle. */
export const furryFace = (kind: Kind): Pick<FacePlace, 'eyes' | 'mouth'> => ({ eyes: [0, furryEyes(kind)], mouth: furryMouth(kind) });

/** @param lies whether its neck or cloak lies on the ground */
export function facePlace(kind: Kind, { asymmetric, bow = 0 }: Pick<Face, 'asymmetric' | 'bow'>, lies = false): FacePlace {
  const turned = (turns: readonly [number, number]): number => turns[asymmetric ? 0 : 1];
  if (FURRY.includes(kind.plan)) {
    const { neck, head } = buildOf(kind);
    const sits = kind.plan === 'sit';
    const place = sits ? { x: asymmetric ? 3 : -2, y: neck, scale: head } : standingHead(kind, bow);
    return { ...place, turn: turned(sits ? [-5, 4] : [5, -3]), ...furryFace(kind) };
  }
  if (kind.plan === 'low') {
    const [eyes, mouth] = SNOUTS[kind.form ?? 'cone'] ?? [
      [6, -8],
      [62, 22],
    ];
    return { x: 70, y: -(kind.legs ?? 26) - 54, scale: 1.2, turn: turned([-4, 3]), eyes, mouth };
  }
  if (kind.plan === 'perch') {
    const rise = kind.form === 'hover' ? 34 : (kind.legs ?? 24) - 6;
    return { x: 40, y: -132 - rise, scale: 1, turn: turned([-5, 4]), eyes: [10, -6], mouth: BEAK_TIPS[kind.beak ?? 'short'] ?? [62, 5] };
  }
  const [x, y, scale, turns, eyes, mouth] = ROWS[kind.form ?? ''] ?? ROWS[kind.plan] ?? [0, -120, 1, STILL, ...PLAIN];
  if (lies && kind.plan === 'dino') return { ...LAID_HEAD, scale, turn: turned(turns), eyes, mouth };
  if (lies && kind.plan === 'dragon') return { ...LAID_CHIN, scale, turn: turned(turns), eyes, mouth };
  if (lies && kind.plan === 'turtle' && kind.form !== 'sea') return { x, y: y + BOWED_NECK, scale, turn: turned(turns), eyes, mouth };
  if (lies && kind.plan === 'cloak') return { ...LAID_FACE, scale, turn: 14, eyes, mouth };
  return { x: kind.plan === 'dragon' && asymmetric ? x + 3 : x, y, scale, turn: turned(turns), eyes, mouth };
}
