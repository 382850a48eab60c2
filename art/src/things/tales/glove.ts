/** Five Mice, One Glove: a lost glove with a mouse in each finger, and the rhubarb that it lies under. */

import { darken, lighten } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { at, circle, ellipse, line, path, pathData, shows } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const WOOL = '#5f8fa0';
const ROOM = '#573a4e';

interface Finger {
  x: number;
  y: number;
  turn: number;
  long: number;
  r: number;
}

/** From the thumb to the pinky, of a glove whose cuff ends at (0, 0). */
const FINGERS: readonly Finger[] = [
  { x: -88, y: -190, turn: -48, long: 150, r: 37 },
  { x: -76, y: -296, turn: -13, long: 168, r: 34 },
  { x: -10, y: -312, turn: -2, long: 196, r: 35 },
  { x: 58, y: -304, turn: 9, long: 166, r: 33 },
  { x: 110, y: -268, turn: 23, long: 130, r: 30 },
];

/** A finger or the room in it, pointing up from (0, 0). */
const capsule = (r: number, from: number, to: number): string =>
  pathData`M${-r} ${-from}V${-(to - r)}A${r} ${r} 0 0 1 ${r} ${-(to - r)}V${-from}Q0 ${-from + r * 0.7} ${-r} ${-from}Z`;

/** A heart-shaped leaf with a wavy edge on its stalk at (0, 0), pointing up. */
const LEAF =
  'M0 8C-30 34-90 34-120 4C-156 0-168-40-150-66C-160-100-132-132-100-134C-84-166-40-170-22-186Q0-206 22-186C40-170 84-166 100-134C132-132 160-100 150-66C168-40 156 0 120 4C90 34 30 34 0 8Z';

const FUR = ['#b9aec2', '#cfa67c', '#8f8698', '#e0c8ac', '#d99a7a'] as const;

/** A mouse's head with closed eyes, its middle at (0, 0). */
const head = (c: string): string =>
  circle(-16, -15, 11, c) +
  circle(16, -15, 11, c) +
  circle(-16, -15, 6, '#f2b3a8') +
  circle(16, -15, 6, '#f2b3a8') +
  circle(0, 0, 21, lighten(c, 0.06)) +
  flat(line('M-14-2q5 5 10 0M4-2q5 5 10 0', '#3a2f4a', 3) + ellipse(0, 8, 5, 3.6, '#f08a8a'));

/** What is seen of each mouse in its finger: all of it, a paw in its mouth, its feet, its head at the near end, its head at the tip. */
const MICE: readonly ((long: number) => string)[] = [
  (long) =>
    ellipse(0, -long * 0.5, 30, 44, FUR[0]) + flat(ellipse(0, -long * 0.46, 19, 28, '#efe6e6')) + at(0, -long * 0.72, 1, head(FUR[0])),
  (long) =>
    ellipse(0, -long * 0.4, 22, 40, FUR[1]) + at(0, -long * 0.66, 1, head(FUR[1])) + circle(6, -long * 0.66 + 15, 8, lighten(FUR[1], 0.25)),
  (long) =>
    ellipse(0, -long * 0.5, 23, 62, FUR[2]) +
    line(pathData`M0 ${-long * 0.24}C26 ${-long * 0.16} -26 -2 8 22`, '#e8a59c', 6, 'stroke-opacity="1"') +
    flat(
      [-13, 13]
        .map(
          (x) =>
            ellipse(x, -30, 10, 16, '#f2b3a8') +
            circle(x - 6, -16, 4, '#f2b3a8') +
            circle(x, -14, 4, '#f2b3a8') +
            circle(x + 6, -16, 4, '#f2b3a8'),
        )
        .join(''),
    ),
  (long) => ellipse(0, -long * 0.5, 22, 48, FUR[3]) + at(0, -long * 0.22, 1, head(FUR[3])),
  (long) => ellipse(0, -long * 0.36, 18, 30, FUR[4]) + at(0, -long * 0.62, 0.9, head(FUR[4])),
];

export const GLOVE: Things = {
  /**
   * Its palm up, the thumb to the left. `count` mice are in its fingers; in the last is a hole (`hole`) or a pea in it (`pea`); the palm is
   * a room, too (`palm`, with the pea), or all is wool (`shut`).
   */
  glove: ({ count: mice = 0, state = 'hole', color = WOOL }) => {
    const each = (draw: (finger: Finger, index: number) => string): string =>
      FINGERS.map((finger, i) => at(finger.x, finger.y, 1, draw(finger, i), finger.turn)).join('');
    const knit = line('M-92-70V-8M-62-74V-6M-31-76V-6M0-76V-6M31-76V-6M62-74V-6M92-70V-8', darken(color, 0.24), 5, 'opacity=".55"');
    const stain = path(
      'M-34-176C-52-190-40-214-20-208C-14-226 16-222 18-204C38-200 36-174 18-172C10-158-22-158-34-176Z',
      '#b5476a',
      'opacity=".75"',
    );
    const tip = ({ long, r }: Finger): string =>
      state === 'hole'
        ? ellipse(0, -long + 2, r * 0.4, 9, '#2f3a5c')
        : circle(0, -long + 9, 13, '#8fbf5a') + circle(-4, -long + 5, 4, '#cfe59a');
    return (
      each(({ r, long }) => path(capsule(r, -26, long), color)) +
      path('M-112-66C-130-140-136-230-114-306C-60-336 80-338 142-272C142-200 128-140 112-66Z', color) +
      path('M-110 2C-118-30-116-60-106-84H106C116-60 118-30 110 2Q0 16-110 2Z', lighten(color, 0.16)) +
      flat(knit + (state === 'palm' ? '' : stain)) +
      (state === 'shut'
        ? ''
        : each(
            ({ r, long }, i) => flat(path(capsule(r - 8, -8, long - 8), ROOM)) + (i < mice ? shows('mouse', MICE[i]?.(long) ?? '') : ''),
          ) +
          (state === 'palm'
            ? flat(path('M-92-116C-104-170-104-230-90-280C-40-306 64-306 112-256C112-200 106-160 92-116Q0-96-92-116Z', ROOM))
            : '') +
          each((finger, i) => (i === 4 ? flat(tip(finger)) : '')))
    );
  },
  /** Three stalks with leaves that keep off the rain. */
  rhubarb: ({ color = '#5f9a55', state }) => {
    const stalk = state === 'dark' ? '#8a4a5c' : '#d9606a';
    const leaf = (x: number, y: number, turn: number, size: number, c: string): string =>
      at(
        x,
        y,
        size,
        path(LEAF, c) +
          flat(
            line(
              'M0 4V-150M0-30C-40-50-90-60-120-50M0-40C40-60 90-70 120-56M0-80C-30-104-60-116-84-118M0-90C30-114 60-124 84-122',
              stalk,
              6,
              'opacity=".75"',
            ),
          ),
        turn,
      );
    return (
      leaf(-10, -290, -4, 0.95, darken(color, 0.22)) +
      line('M-26 6C-30-120-70-190-126-250M14 6C18-120 60-200 120-262M-6 6C-4-120-4-200-10-296', stalk, 22, 'stroke-opacity="1"') +
      leaf(-122, -246, -58, 1.05, darken(color, 0.1)) +
      leaf(116, -258, 54, 1.1, color)
    );
  },
  pea: () => circle(0, -18, 18, '#8fbf5a') + flat(circle(-6, -24, 6, '#cfe59a')),
  drip: () => path('M0-34C12-14 16-6 16 4A16 16 0 0 1-16 4C-16-6-12-14 0-34Z', '#a9d4e8') + flat(ellipse(-5, 4, 4, 7, '#eefaff')),
  shower: (_, s) =>
    flat(
      line(
        Array.from({ length: 64 }, () => pathData`M${s.rng.range(-440, 440)} ${s.rng.range(-600, 0)}l-9 34`).join(''),
        '#d5e4ee',
        2.4,
        'opacity=".5"',
      ),
    ),
};
