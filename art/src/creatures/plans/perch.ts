/** Birds that perch or walk, seen from the side, their heads to the right. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { closesEyes, type Face, NIGHT, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { sideBeak } from '../parts/beaks.ts';
import { birdTail } from '../parts/bird-tails.ts';
import { beatingWings, limbs } from '../parts/limbs.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

const BODY = 'M-76-34C-70-74-40-112 4-122C44-130 68-100 64-60C58-22 20-4-16-6C-44-8-66-16-76-34Z';
const WING = 'M-86-42C-66-82-22-102 22-88C34-62 12-38-26-34C-50-32-72-36-86-42Z';
const HEAD_X = 40;
const HEAD_Y = -132;

export function perch(kind: Kind, paint: Paint, face: Face): string {
  const c = kind.color;
  const rise = (kind.legs ?? 24) - 6;
  const hovers = kind.form === 'hover';
  const body =
    birdTail(kind, paint) +
    path(BODY, paint(c)) +
    flat(chest(kind)) +
    (kind.form === 'wingless'
      ? flat(
          line(
            'M-52-70q-8 12-4 22M-30-84q-8 14-4 26M-8-90q-8 14-4 28M-40-44q-8 10-4 18M-14-52q-8 12-4 22M14-80q-6 14-2 26',
            darken(c, 0.25),
            3.4,
          ),
        )
      : hovers || face.flies
        ? beatingWings(kind, paint)
        : wing(kind, paint)) +
    at(HEAD_X, HEAD_Y, 1, head(kind, paint, face), face.asymmetric ? -5 : 4);
  return (
    (kind.form === 'trunk' ? (face.flies ? '' : tree()) : hovers || face.flies ? '' : legs(kind, rise)) +
    at(0, hovers ? -34 : -rise, 1, body)
  );
}

/** Two legs with three toes in front. */
function legs(kind: Kind, rise: number): string {
  const color =
    kind.top === 'casque' || kind.form === 'small wing' || kind.form === 'wingless'
      ? '#b09a7c'
      : kind.beak === 'gull' || kind.form === 'flames'
        ? '#f0a850'
        : darken(kind.bill ?? kind.accent ?? '#c99a5a', 0.18);
  const leg = (x: number): string => pathData`M${x} ${-rise - 12}L${x + 2} -2M${x - 9} 0H${x + 16}M${x + 2} -3L${x + 12} -7`;
  return limbs('leg', [leg(-14)], darken(color, 0.15), 6) + limbs('leg', [leg(16)], color, 6);
}

const tree = (): string =>
  path('M58-236H96L102 4H52Z', '#7a5440') +
  flat(line('M70-220V-150M84-180V-90M68-110V-20M86-60V-8', '#5f4034', 4)) +
  line('M18-24L54-30M22-10L54-14', '#8f8a98', 6);

function chest(kind: Kind): string {
  const b = kind.light ?? lighten(kind.color, 0.4);
  const belly = path('M62-74C62-26 18-4-20-7C-36-8-50-12-60-18C-24-22 24-32 40-92C52-92 60-88 62-74Z', b);
  const breast = kind.coat === 'bib' ? path('M66-66C64-96 54-112 40-116C24-84 4-60-14-48C16-34 54-36 66-66Z', kind.accent ?? b) : '';
  return belly + breast;
}

function wing(kind: Kind, paint: Paint): string {
  const k = kind.dark ?? darken(kind.color, 0.3);
  const small = kind.form === 'small wing';
  return (
    (small ? at(-22, -30, 0.6, path(WING, paint(k))) : path(WING, paint(kind.coat === 'spots' ? kind.color : k))) +
    flat(small ? '' : feathers(kind, k))
  );
}

function feathers(kind: Kind, k: string): string {
  const b = kind.light ?? lighten(kind.color, 0.5);
  switch (kind.coat) {
    case 'bands':
      return line(
        'M-62-44Q-50-66-30-78M-36-40Q-24-62-4-74',
        kind.plan === 'perch' && kind.top === 'plume' ? b : kind.mark === 'stripe' ? NIGHT : b,
        8,
      );
    case 'saddle':
      return (
        path('M-4-50C-16-66-14-84 4-88C18-84 26-76 22-70C16-58 6-50-4-50Z', b) +
        line('M-76-44Q-60-42-40-40', kind.beak === 'gull' ? NIGHT : lighten(k, 0.2), 7)
      );
    case 'stripes':
      return line('M-70-48L-52-60M-54-44L-34-66M-34-42L-14-70M-12-44L4-74', b, 4.4);
    case 'spots': {
      const dots: [number, number][] = [
        [-58, -54],
        [-40, -66],
        [-36, -48],
        [-18, -76],
        [-14, -56],
        [4, -80],
        [6, -62],
        [-66, -44],
        [30, -100],
        [44, -84],
        [26, -70],
        [46, -62],
        [20, -40],
        [-4, -30],
        [36, -38],
      ];
      return group(dots.map(([x, y]) => circle(x, y, 4)).join(''), `fill="${kind.tail === 'streamers' ? k : b}"`);
    }
    default:
      return line('M-70-46Q-48-56-30-52M-48-40Q-26-52-6-52M-24-38Q-2-48 14-58', lighten(k, 0.22), 3.4);
  }
}

/** A head in profile with its middle at (0, 0), about 40 in radius. */
function head(kind: Kind, paint: Paint, face: Face): string {
  const green = kind.form === 'green head';
  const c = kind.top === 'hood' ? (kind.light ?? kind.color) : green ? '#2f7a68' : kind.color;
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? '#f0a850';
  const skin = kind.mark === 'pale' ? (kind.light ?? c) : c;
  const dark = Number.parseInt(skin.slice(1, 3), 16) < 96 && kind.mark !== 'goggles';
  return (
    crest(kind, paint) +
    sideBeak(kind, paint, face) +
    circle(0, 0, 40, paint(c)) +
    flat(
      (green ? path('M-38 12C-24 30 20 38 38 14L36 26C22 44-26 40-39 22Z', '#fbf4e6') + ellipse(14, -6, 19, 16, '#d9443f') : '') +
        mask(kind) +
        (dark && !closesEyes(face.mood) ? circle(10, -6, 11, '#f6e3b4') : '') +
        (kind.mark === 'goggles' ? circle(10, -6, 13, x) : '') +
        ellipse(6, 15, 9, 6, '#f08a5b', 'opacity=".45"') +
        at(10, -6, 1, sideEye(8.4, face, kind.mark === 'mask' ? k : darken(skin, 0.12))),
    ) +
    front(kind, paint)
  );
}

function mask(kind: Kind): string {
  const b = kind.light ?? lighten(kind.color, 0.5);
  const k = kind.dark ?? darken(kind.color, 0.4);
  switch (kind.mark) {
    case 'mask':
      return path('M39-6C24-22 10-22-2-12C2 6 14 22 34 20Z', '#2a2636');
    case 'pale':
      return kind.beak === 'chisel' || kind.top === 'mohawk'
        ? path('M38-2C20-10 0-4-16 10C-10 26 6 38 20 34C32 26 38 12 38-2Z', b)
        : path('M39-8C26-30 0-34-18-20C-26 4-14 28 4 38C26 38 42 18 39-8Z', b);
    case 'stripe':
      return kind.tail === 'cocked'
        ? line('M-34-16Q-6-28 24-22', b, 5)
        : path('M-36 18C-20 30 20 32 38 12C40 26 26 40 2 40C-18 40-32 30-36 18Z', '#5fa08a');
    case 'caracal':
      return path('M40-2C26 4 12 14 10 36C28 36 40 20 40-2Z', kind.accent ?? b);
    case 'goggles':
      return '';
    default:
      return kind.coat === 'bands' && kind.top === 'peak' ? line('M-30 26Q0 40 34 20', k, 6) : '';
  }
}

/** Behind the head: crests and plumes. */
function crest(kind: Kind, paint: Paint): string {
  const c = kind.color;
  const x = kind.accent ?? lighten(c, 0.3);
  switch (kind.top) {
    case 'peak':
      return path('M-38-4C-44-36-40-58-50-78C-14-74 16-58 30-28Z', paint(kind.beak === 'chisel' ? x : c));
    case 'plume':
      if (kind.form === 'topknot')
        return (
          line('M4-36C6-58 14-66 22-72', kind.dark ?? c, 5) +
          ellipse(28, -70, 10, 7, paint(kind.accent ?? c), 'transform="rotate(30 28 -70)"')
        );
      return (
        group(
          [-58, -34, -10, 14].map((a) => at(-6, -8, 1, path('M-9-24C-14-54-8-74 0-84C8-74 14-54 9-24Z'), a)).join(''),
          `fill="${paint(x)}"`,
        ) +
        (kind.coat === 'bands'
          ? flat(
              group(
                [-58, -34, -10, 14].map((a) => at(-6, -8, 1, path('M-8-66C-6-74-3-80 0-84C3-80 6-74 8-66Z'), a)).join(''),
                `fill="${kind.dark ?? c}"`,
              ),
            )
          : '')
      );
    case 'mohawk':
      return path('M-36-14L-52-30L-32-34L-38-54L-16-44L-14-60L4-40L14-48L16-30Z', paint(c));
    case 'cap':
      return '';
    case 'hood':
      return path('M-36 18C-58 22-60 48-40 58C-10 70 26 66 36 48C44 34 36 20 24 22Z', paint(kind.accent ?? c));
    default:
      return '';
  }
}

/** In front of the head: caps, helmets, wattles. */
function front(kind: Kind, paint: Paint): string {
  const x = kind.accent ?? '#d9534a';
  if (kind.top === 'cap')
    return flat(path('M-38-12C-34-38 0-48 28-30C14-26-14-20-38-12Z', kind.light === '#f3dcc0' ? (kind.dark ?? x) : x));
  if (kind.top === 'casque')
    return (
      path('M-14-36C-10-58 6-66 12-64C16-54 14-44 12-38Z', paint('#c9a070')) + path('M22 16C34 22 34 40 24 42C16 38 16 24 22 16Z', paint(x))
    );
  return '';
}
