/** Draws a creature of a kind: its body plan, small clothes, and the glass helmet for space. */
import { darken, lighten, MOON, SHADE } from '../paper/color.ts';
import { flat, paperParts } from '../paper/paper.ts';
import type { Rng } from '../paper/prng.ts';
import type { Mood, Stage } from '../paper/stage.ts';
import { at, circle, type Disc, ellipse, line, path, pathData } from '../paper/svg.ts';
import type { Cast } from './cast.ts';
import type { Expression, Face, Paint } from './face.ts';
import type { Kind, Plan } from './kind.ts';
import { buildOf } from './parts/builds.ts';

/** Where heads are; of some plans, the whole body. */
const HEADS: Partial<Record<Plan, Disc>> = {
  wader: { x: 50, y: -120, r: 50 },
  fish: { x: -10, y: -88, r: 138 },
  whale: { x: -20, y: -72, r: 158 },
  octopus: { x: 0, y: -92, r: 122 },
  jelly: { x: 0, y: -100, r: 112 },
  seahorse: { x: 4, y: -110, r: 118 },
  crab: { x: 0, y: -70, r: 130 },
  seal: { x: 32, y: -122, r: 62 },
  turtle: { x: 94, y: -112, r: 50 },
  snake: { x: 4, y: -166, r: 54 },
  caterpillar: { x: 50, y: -86, r: 54 },
  snail: { x: 78, y: -104, r: 50 },
  crocodile: { x: 62, y: -66, r: 96 },
  frog: { x: 0, y: -116, r: 74 },
  wings: { x: 0, y: -134, r: 42 },
  beetle: { x: 54, y: -74, r: 50 },
  spider: { x: 0, y: -80, r: 64 },
  dragon: { x: 0, y: -138, r: 66 },
  dino: { x: 78, y: -204, r: 56 },
  cloak: { x: 0, y: -140, r: 72 },
  star: { x: 0, y: -78, r: 96 },
  bat: { x: 0, y: -112, r: 58 },
  bird: { x: 0, y: -120, r: 60 },
  ray: { x: 40, y: -100, r: 84 },
  eel: { x: 78, y: -118, r: 44 },
  shrimp: { x: 66, y: -104, r: 56 },
  shell: { x: 0, y: -92, r: 96 },
  urchin: { x: 0, y: -84, r: 98 },
  tadpole: { x: 20, y: -76, r: 68 },
  hopper: { x: 58, y: -82, r: 46 },
  mantis: { x: 46, y: -180, r: 60 },
  twig: { x: 88, y: -102, r: 44 },
  scorpion: { x: 20, y: -110, r: 80 },
  plated: { x: 92, y: -96, r: 54 },
  pterosaur: { x: 0, y: -140, r: 70 },
  griffin: { x: 66, y: -176, r: 56 },
  merfolk: { x: 0, y: -142, r: 54 },
};

/** The position of a kind's head, in its own coordinates. */
export function headOf(kind: Kind): Disc {
  if (kind.plan === 'sit') {
    const { neck, head } = buildOf(kind);
    return { x: 0, y: neck, r: head * 60 };
  }
  if (kind.plan === 'stand') {
    const neck = kind.neck ?? 0;
    const heavy = kind.form === 'heavy' || kind.form === 'dino';
    return {
      x: 70 + (heavy ? 10 : 0),
      y: -124 - neck + (heavy ? 10 : kind.muzzle === 'pig' ? 18 : 2),
      r: (heavy ? 80 : 66) * (neck > 60 ? 0.85 : 1),
    };
  }
  if (kind.plan === 'perch') return { x: 40, y: -126 - (kind.form === 'hover' ? 40 : (kind.legs ?? 24)), r: 44 };
  if (kind.plan === 'low') return { x: 92, y: -(kind.legs ?? 26) - 56, r: 56 };
  if (kind.plan === 'wader') {
    if (kind.form === 'duck') return { x: 52, y: -118, r: 52 };
    if (kind.form === 'goose') return { x: 54, y: -156, r: 52 };
    if (kind.form === 'swan' || kind.form === 'pelican') return { x: 62, y: -196, r: 46 };
    return { x: 66, y: -222, r: 46 };
  }
  if (kind.plan === 'bird' && (kind.form === 'chick' || kind.form === 'robin')) return { x: 0, y: -104, r: 62 };
  if (kind.plan === 'dino' && kind.form === 'tall') return { x: 92, y: -246, r: 50 };
  if (kind.form === 'sea lion') return { x: 36, y: -166, r: 56 };
  if (kind.form === 'manatee') return { x: 58, y: -86, r: 62 };
  if (kind.form === 'cobra') return { x: 4, y: -150, r: 60 };
  if (kind.form === 'angel') return { x: -10, y: -96, r: 126 };
  if (kind.form === 'worm') return { x: 42, y: -112, r: 50 };
  if (kind.form === 'chameleon') return { x: 62, y: -118, r: 62 };
  if (kind.form === 'lizard' || kind.form === 'iguana' || kind.form === 'komodo') return { x: 62, y: -78, r: 52 };
  return HEADS[kind.plan] ?? { x: 0, y: -120, r: 60 };
}

/** How far ears, horns and combs rise above a head. */
export function heightAboveHead(kind: Kind): number {
  const scale = kind.plan === 'stand' && (kind.form === 'heavy' || kind.form === 'dino') ? 1.22 : 1;
  const tops: Partial<Record<string, number>> = {
    bunny: 66,
    fennec: 50,
    kanga: 50,
    long: 56,
    tuft: 34,
    fox: 26,
    cat: 14,
    antlers: 60,
    moose: 54,
    unicorn: 56,
    horns: 28,
    goat: 34,
    ibex: 66,
    gazelle: 60,
    oryx: 84,
    longhorns: 30,
    peak: 26,
    plume: 34,
    mohawk: 18,
    ossicones: 24,
    frill: 34,
    mane: 22,
    quills: 44,
    squirrel: 24,
    hare: 78,
  };
  return Math.max(tops[kind.ears ?? ''] ?? 0, tops[kind.top ?? ''] ?? 0, tops[kind.coat ?? ''] ?? 0, kind.form === 'owl' ? 14 : 0) * scale;
}

const NIGHTCAP_PLANS: readonly Plan[] = ['sit', 'bird', 'seal', 'snake', 'turtle', 'frog', 'bat'];

/** A nightcap that leans on the head, its tip hanging to one side. */
function nightcap(x: number, y: number, w: number, color: string): string {
  return at(
    x,
    y,
    w / 44,
    path('M-38 4C-36-34-6-58 30-56C58-54 74-34 78-6C66-18 56-26 44-28C46-16 44-4 38 8Z', color) +
      circle(79, 2, 11, '#fbeedb') +
      path('M-42 8C-30-6 30-8 42 8C44 16 40 20 34 19C14 12-14 12-34 19C-42 19-44 14-42 8Z', '#fbeedb') +
      `<g stroke="none">${line('M-14-34L2-10M14-48L28-20', lighten(color, 0.28), 6, 'stroke-opacity=".8"')}</g>`,
    -6,
  );
}

/** A scarf around a neck. */
function scarf(x: number, y: number, w: number, color: string): string {
  return at(
    x,
    y,
    w / 40,
    path('M22 4L34 44L20 40L12 46L8 6Z', darken(color, 0.14)) +
      path('M-40-10C-22 6 22 6 40-10C46-2 46 8 40 14C20 24-20 24-40 14C-46 8-46-2-40-10Z', color) +
      `<g stroke="none">${line('M-22 1L-20 16M-2 4V20M18 2L17 17', lighten(color, 0.35), 4.5, 'stroke-opacity=".8"')}</g>`,
  );
}

/** A drawn creature's mood, and what it may wear. */
export interface CreatureStyle {
  helmet?: boolean;
  mood: Expression;
  /** The mood that its clothes suit; by default its own. */
  dressedFor?: Mood;
  /** No clothes that were not requested, so that it looks the same in every picture of its story. */
  plain?: boolean;
  /** The direction it looks: -1 left, 1 right; random by default. */
  look?: number;
  lies?: boolean;
}

/** A creature's markup with its feet at (0, 0), without shadows. */
export function creatureMarkup({ kind, draw }: Cast, paint: Paint, rng: Rng, dress: CreatureStyle): string {
  const chance: Face = { mood: dress.mood, look: rng.pick([-1, 0, 1, 1]), asymmetric: rng.chance(0.55) };
  const face: Face = { ...chance, ...(dress.look !== undefined && { look: dress.look }), ...(dress.lies && { lies: true }) };
  return draw(kind, paint, face) + (dress.plain ? '' : clothesOf(kind, rng, dress));
}

/** What a creature wears that stands or sits as in its own drawing. */
export function clothesOf(kind: Kind, rng: Rng, dress: Pick<CreatureStyle, 'helmet' | 'mood' | 'dressedFor'>): string {
  const cloth = rng.pick(['#d9604c', '#3f8f94', '#e0a33e', '#8a6bb8', '#5f8f5a', '#c65f86']);
  const wears = rng.next();
  if (dress.helmet) return '';
  const dressedFor = dress.dressedFor ?? dress.mood;
  if (kind.plan === 'whale') return kind.form !== 'orca' && wears < 0.6 ? at(18, -132, 1.15, topHat(), -6) : '';
  const neckline = kind.plan === 'sit' ? buildOf(kind).neck + 44 : kind.form === 'penguin' || kind.form === 'puffin' ? -78 : 0;
  if (neckline && kind.top !== 'mane' && kind.coat !== 'spines' && (dressedFor === 'cozy' || wears < 0.3))
    return scarf(0, neckline, kind.form === 'big' ? 46 : 38, cloth);
  const bareHead = kind.top === undefined && kind.ears !== 'bunny' && kind.ears !== 'kanga';
  if (!NIGHTCAP_PLANS.includes(kind.plan) || !bareHead || (dressedFor !== 'sleepy' && wears <= 0.93)) return '';
  const head = headOf(kind);
  const frogTop = kind.plan === 'frog' && kind.form !== 'axolotl' ? -6 : 0;
  const w = kind.plan === 'sit' || kind.plan === 'seal' ? 31 : kind.plan === 'frog' ? 17 : head.r * 0.46;
  const rise = kind.plan === 'sit' ? 0.58 : kind.form === 'owl' ? 0.72 : kind.plan === 'frog' ? 0.4 : 0.6;
  return nightcap(head.x, head.y - head.r * rise + frogTop, w, cloth);
}

/** A head with what rises above it. */
export function withEars({ x, y, r }: Disc, kind: Kind): Disc {
  const rise = heightAboveHead(kind) * 0.42;
  return { x, y: y - rise, r: r + rise };
}

/** A small glass helmet in front of a head. */
export function helmetFront(r: Disc): string {
  return `<g stroke="none">${circle(r.x, r.y, r.r * 1.25, '#cfe0ff', 'opacity=".13"')}${circle(r.x, r.y, r.r * 1.25, 'none', `stroke="#e6efff" stroke-width="3" stroke-opacity=".75"`)}${line(pathData`M${r.x - r.r * 0.98} ${r.y - r.r * 0.26}A${r.r} ${r.r} 0 0 1 ${r.x - r.r * 0.3} ${r.y - r.r * 0.97}`, '#f4f7ff', 6, 'stroke-opacity=".6"')}${circle(r.x + r.r * 0.72, r.y + r.r * 0.66, r.r * 0.07, '#f4f7ff', 'opacity=".5"')}</g>`;
}

/** A color as a gradient from a lit top to a shaded foot. */
export function paintOn(stage: Stage): Paint {
  return (c) =>
    c.startsWith('#') && c.length === 7
      ? stage.down([
          [0, lighten(c, 0.14)],
          [0.55, c],
          [1, darken(c, 0.16)],
        ])
      : c;
}

/** Adds markup to a stage as cut paper: soft shadows behind, a lit edge, then the markup. */
export function cutPaper(stage: Stage, inner: string): string {
  const id = stage.define((i) => `<g id="${i}">${inner}</g>`);
  const use = (more: string): string => `<use href="#${id}" ${more}/>`;
  const pass = (w: number, o: number): string => use(`stroke-width="${w}" stroke-opacity="${o}"`);
  return (
    `<g stroke="${SHADE}" paint-order="stroke" stroke-linejoin="round">` +
    pass(30, 0.035) +
    pass(23, 0.045) +
    pass(17, 0.055) +
    pass(11, 0.07) +
    use(`stroke="${MOON}" stroke-width="2.4" stroke-opacity=".55" stroke-linejoin="miter" transform="translate(.5 -1.2)"`) +
    pass(5.5, 0.16) +
    '</g>'
  );
}

/** Draws a creature on a stage with its paper shadows. */
export function creatureOnStage(stage: Stage, cast: Cast, dress: CreatureStyle, rng: Rng = stage.rng): string {
  return cutPaper(stage, creatureMarkup(cast, paintOn(stage), rng, dress));
}

/** The soft pool of light and the shadow on which a creature stands. */
export function lightPool(stage: Stage, x: number, y: number, w: number, light: string): string {
  return (
    stage.glow(x, y - w * 0.1, w * 1.35, light, 0.34, w * 0.62) +
    ellipse(x, y, w * 0.66, w * 0.085, SHADE, 'opacity=".28"') +
    ellipse(x, y, w * 0.5, w * 0.055, SHADE, 'opacity=".3"')
  );
}

/** A top hat for a whale. */
export const topHat = (): string =>
  paperParts(path('M-18-2L-16-34Q0-40 17-34L18-2Z', '#3a3158') + ellipse(0, 0, 30, 7, '#3a3158'), 3) +
  flat(path('M-18-10Q0-4 18-10V-3Q0 3-18-3Z', '#d9604c'));
