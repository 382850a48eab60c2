/** Places the story's animal in the picture in a way that suits the place. */
import { darken, LAMP, mix, PAPER, SHADE } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import type { Rng } from '../paper/prng.ts';
import type { Stage } from '../paper/stage.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../paper/svg.ts';
import type { Cast } from './cast.ts';
import { type CreatureStyle, creatureOnStage, headOf, heightAboveHead, helmetFront, lightPool } from './draw.ts';
import { reach } from './poses/reach.ts';

/** What the hero stands on or swims in. */
export type Medium = 'land' | 'sea' | 'under' | 'space' | 'cloud';

export interface Spot {
  x: number;
  y: number;
  size?: number;
  medium?: Medium;
  /** How much of the picture's left and right stays free. */
  margin?: number;
  /** The color of the water in front of a swimmer, if the place has water. */
  water?: string;
}

const SWIMMERS = new Set(['fish', 'whale', 'ray', 'eel', 'octopus', 'jelly', 'seahorse', 'shrimp', 'tadpole']);
const FLYERS = new Set(['wings', 'bat', 'pterosaur']);
/** Too large for a barrel of water. */
const LARGE_FISH = new Set(['shark', 'dolphin', 'hammer', 'sword', 'salmon']);
const HOVERERS = new Set(['bee', 'bumblebee', 'wasp', 'fly', 'firefly', 'hover', 'fairy']);

/** How the hero looks: by default in the picture's mood, dressed by the picture's seed. */
export interface HeroLook extends CreatureStyle {
  /** The same source gives the same clothes. */
  rng: Rng;
}

/** Draws the hero, or a lantern if there is none. */
export function placeHero(s: Stage, cast: Cast | null, spot: Spot, look: HeroLook = { mood: s.mood, rng: s.rng }): void {
  const medium = spot.medium ?? 'land';
  const size = (spot.size ?? 1) * s.grow;
  if (!cast) {
    s.add(s.glow(spot.x, spot.y - 40, 190 * size, LAMP, 0.4), at(spot.x, spot.y, 2 * size, lantern()));
    return;
  }
  const { kind } = cast;
  const swims = SWIMMERS.has(kind.plan) || kind.form === 'axolotl';
  let scale = 0.95 * (kind.size ?? 1) * size;
  const [left, right] = reach(kind);
  const tall = (headOf(kind).r - headOf(kind).y + heightAboveHead(kind)) * scale;
  if (tall > s.h * 0.5) scale *= (s.h * 0.5) / tall;
  const margin = spot.margin ?? 14;
  const x = Math.max(left * scale + margin, Math.min(s.w - right * scale - margin, spot.x));
  const y = spot.y;
  const draw = (dx: number, dy: number, k: number): string =>
    at(x + dx, y + dy, scale * k, creatureOnStage(s, cast, { ...look, helmet: medium === 'space' || medium === 'under' }, look.rng));
  const light = mix(s.light.color, LAMP, 0.5);

  if (medium === 'sea') {
    if (swims || kind.home === 'water') s.add(s.glow(x, y - 50, 210 * scale, light, 0.28), draw(0, 22, 1));
    else s.add(boat(s, x, y, size, draw(-8 * size, -26 * size, 0.86)));
    return;
  }
  if (medium === 'under') {
    if (kind.home === 'water' || kind.plan === 'turtle' || kind.plan === 'frog') {
      const floats = swims || kind.plan === 'seal' || kind.plan === 'turtle' || kind.plan === 'wader';
      s.add(
        s.glow(x, y - 90 * scale, 240 * scale, light, 0.3),
        floats ? '' : ellipse(x, y, 90 * scale, 10 * scale, SHADE, 'opacity=".3"'),
        draw(0, floats ? -34 * size : 0, 1.08),
      );
    } else
      s.add(
        bell(
          s,
          x,
          y,
          size,
          (k) => at(x, y - 26 * size, k, creatureOnStage(s, cast, { ...look, helmet: true }, look.rng)),
          left,
          right,
          headOf(kind).r - headOf(kind).y + heightAboveHead(kind),
        ),
      );
    return;
  }
  if (medium === 'space') {
    const rise = heightAboveHead(kind);
    const bare = headOf(kind);
    const head = rise > 40 ? { x: bare.x, y: bare.y - rise * 0.42, r: bare.r + rise * 0.42 } : bare;
    s.add(
      lightPool(s, x, y, 120 * scale, light),
      draw(0, 0, 1),
      at(x, y, scale, helmetFront(swims ? { ...head, r: head.r * 0.86 } : head)),
    );
    return;
  }
  if (medium === 'cloud' && swims) {
    s.add(s.glow(x, y - 90 * scale, 220 * scale, light, 0.3), draw(0, 14, 1));
    return;
  }
  if (swims) {
    if (kind.plan === 'whale' || (kind.plan === 'fish' && LARGE_FISH.has(kind.form ?? '')) || kind.plan === 'eel' || kind.plan === 'ray')
      s.add(pond(s, x, y, scale, draw(0, 18 * scale, 0.92)));
    else {
      // A small swimmer is lifted, so that the rim does not cover its face.
      const lift = Math.max(58 * size, 116 * size + headOf(kind).y * scale * 0.78);
      s.add(barrel(s, x, y, size, draw(0, -lift, 0.78), light));
    }
    return;
  }
  const hover = FLYERS.has(kind.plan) || HOVERERS.has(kind.form ?? '') ? 46 * size : 0;
  s.add(lightPool(s, x, y, 120 * scale * (kind.plan === 'stand' ? 1.25 : 1), light), draw(0, -hover, 1));
}

/** A round-bellied wooden boat with a lantern at its bow. */
function boat(s: Stage, x: number, y: number, k: number, inside: string): string {
  const wood = '#9a5d40';
  return (
    s.glow(x + 40 * k, y - 60 * k, 230 * k, LAMP, 0.34) +
    at(x, y, k, paperParts(path('M-128-44C-110-30 110-30 140-60C134-44 120-26 104-20H-100Z', darken(wood, 0.45)))) +
    inside +
    at(
      x,
      y,
      k,
      paperParts(
        line('M132-50V-118C132-130 148-130 150-120', '#4a3540', 6) +
          path('M-134-50C-90-22 92-18 146-66C142-22 116 26 74 34H-76C-112 28-132-10-134-50Z', wood),
      ) +
        group(
          path('M-133-47C-90-20 92-16 146-63L144-52C100-8-88-8-131-36Z', '#c9885a') +
            path('M-124-16C-70 8 76 8 132-22L127-11C80 18-70 18-118-4Z', darken(wood, 0.2)),
          'stroke="none"',
        ),
    ) +
    at(x + 150 * k, y - 78 * k, 0.95 * k, lantern())
  );
}

/** A glass diving bell on a rope, with the hero inside. */
function bell(
  s: Stage,
  x: number,
  y: number,
  k: number,
  inside: (scale: number) => string,
  left: number,
  right: number,
  height: number,
): string {
  const fit = Math.min(1, 132 / Math.max(left, right), 198 / height) * k * 0.98;
  const glass = 'M-134 0V-112C-134-200-80-248 0-248C80-248 134-200 134-112V0Z';
  return (
    line(pathData`M${x} ${y - 262 * k}C${x - 14} ${y * 0.4} ${x + 16} ${y * 0.2} ${x + 4} -10`, '#e3cfa4', 4.5, 'opacity=".8"') +
    s.glow(x, y - 110 * k, 230 * k, LAMP, 0.42) +
    at(x, y, k, path(glass, '#bfe6ee', 'opacity=".16"')) +
    inside(fit) +
    at(
      x,
      y,
      k,
      `${path(glass, '#d6f2f4', 'opacity=".09"')}${line('M-134-20V-112C-134-200-80-248 0-248C80-248 134-200 134-112V-20', '#dff4f2', 4, 'stroke-opacity=".6"')}${line('M-108-60V-112C-108-160-88-194-56-212', '#f2fbf8', 9, 'stroke-opacity=".4"')}${paperParts(path('M-142-26H142L132 6H-132Z', '#c08a48') + path('M-24-246H24L16-266H-16Z', '#c08a48'))}${group([-110, -66, -22, 22, 66, 110].map((a) => circle(a, -10, 5)).join(''), 'fill="#f0cf8c"')}`,
    )
  );
}

/** A wooden rain barrel for a hero that needs water on land. */
function barrel(s: Stage, x: number, y: number, k: number, inside: string, light: string): string {
  return (
    lightPool(s, x, y, 120 * k, light) +
    at(x, y, k, ellipse(0, -92, 82, 17, darken('#8a5a40', 0.5)) + ellipse(0, -89, 74, 13, '#3f7f9a')) +
    inside +
    at(
      x,
      y,
      k,
      `${paperParts(path('M-82-92C-60-70 60-70 82-92C92-60 92-34 78 2Q0 18-78 2C-92-34-92-60-82-92Z', '#a06a48'))}${group(path('M-88-70C-60-48 60-48 88-70V-58C60-36-60-36-90-58ZM-86-26C-60-4 60-4 86-26L84-14C60 8-60 8-84-14Z', '#5f4a52') + line('M-44-72C-50-40-48-16-42 8M0-68V12M44-72C50-40 48-16 42 8', '#7d4f38', 3, 'opacity=".8"') + line('M-70-92Q0-64 70-92', '#bfe4ea', 4, 'opacity=".6"'), 'stroke="none"')}`,
    )
  );
}

/** A pond with a swimmer in it. */
function pond(s: Stage, x: number, y: number, k: number, inside: string): string {
  const water = s.linear(
    [
      [0, '#5fa3b8'],
      [1, '#2f6484'],
    ],
    y - 40 * k,
    y + 40 * k,
  );
  return (
    at(x, y, k, paperParts(ellipse(0, -4, 214, 40, '#2c4a58'), 8)) +
    `<ellipse cx="${x.toFixed(1)}" cy="${(y - 8 * k).toFixed(1)}" rx="${(200 * k).toFixed(1)}" ry="${(34 * k).toFixed(1)}" fill="${water}"/>` +
    s.glow(x, y - 70 * k, 230 * k, LAMP, 0.3) +
    inside +
    at(
      x,
      y,
      k,
      path(
        'M-200-8C-170-16-140 0-110-10C-80-18-50-2-20-10C10-18 40-2 70-10C100-18 130-2 160-10C180-14 192-10 200-8C200 14 120 30 0 30C-120 30-200 14-200-8Z',
        water,
      ) + line('M-150 6q24-5 48 0M-30 14q30-5 60 0M80 2q22-5 44 0', PAPER, 2.6, 'opacity=".45"'),
    )
  );
}
