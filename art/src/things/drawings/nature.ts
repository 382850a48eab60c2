/** Things that grow, lie around, fall or shine. */

import { darken, LAMP, lighten, MOON, mix, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { crown, star } from '../../paper/shapes.ts';
import { circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { flower, mushroom, trail } from '../props.ts';
import { light, type Things } from '../thing.ts';

export const NATURE: Things = {
  /** A flat rock with spots of orange lichen. */
  rock: ({ color = '#8d95a8' }) =>
    path('M-130 12C-136-30-104-52-60-54C-20-60 40-58 74-48C118-42 140-16 134 12Z', color) +
    flat(
      path('M-122-8C-100-40-30-48 30-46C70-44 104-34 122-10C80-26-60-30-122-8Z', lighten(color, 0.3)) +
        group(
          [
            [-84, -22, 10],
            [-60, -10, 6],
            [-14, -26, 8],
            [34, -14, 11],
            [70, -24, 6],
            [96, -6, 8],
            [-100, 0, 5],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r) + circle(x + r, y + 3, r * 0.5))
            .join(''),
          'fill="#e8944f" opacity=".85"',
        ),
    ),
  boulder: ({ color = '#9a94a6' }) =>
    path('M-60 6C-70-40-40-66 0-64C44-64 66-34 58 6Z', color) +
    flat(path('M-44-32C-30-56 24-58 40-34C14-44-18-44-44-32Z', lighten(color, 0.3))),
  stone: () =>
    path('M-120 8C-120-14-80-24-10-24C70-24 120-14 120 8Z', '#9fb0b4') + flat(ellipse(-10, -15, 96, 6, '#d3e4e2', 'opacity=".7"')),
  pebble: ({ color = '#a9aab8' }) => ellipse(0, -12, 18, 13, color) + flat(ellipse(-5, -17, 7, 4, lighten(color, 0.5))),
  snowbank: () => path('M-110 6C-104-40-60-46-46-62C-10-96 40-90 60-58C92-52 112-30 114 6Z', '#f0f4f6'),
  thistle: () =>
    line('M0 0C-2-30 4-60 0-96M0-44C-16-52-26-50-36-60M0-60C14-66 22-66 32-78', '#8a8a5c', 5) +
    path('M-14-92C-18-116 18-116 14-92Q0-82-14-92Z', '#9a8f6a') +
    path('M-14-106L-18-132L-6-116L0-138L6-116L18-132L14-106Z', '#b08ac0'),
  grasses: ({ count: n = 9, color = '#a89a5c' }) =>
    line(
      Array.from({ length: n }, (_, i) => pathData`M${(i - n / 2) * 12} 2q${6 + i} ${-34} ${30 + (i % 3) * 8} ${-48 - (i % 4) * 7}`).join(
        '',
      ),
      color,
      4,
    ),
  reeds: ({ count: n = 7 }) =>
    line(
      Array.from(
        { length: n },
        (_, i) => pathData`M${(i - n / 2) * 17} 6q${i % 2 ? 7 : -6} ${-60} ${i % 2 ? 3 : -4} ${-120 - (i % 3) * 26}`,
      ).join(''),
      '#5f8a62',
      5,
    ) + Array.from({ length: n }, (_, i) => ellipse((i - n / 2) * 17 + (i % 2 ? 3 : -4), -118 - (i % 3) * 26, 6, 18, '#7d5544')).join(''),
  birch: (_, s) =>
    path('M-20 4C-14-120-16-240-10-420H14C14-240 16-120 26 4Z', '#d9d2cc') +
    flat(line('M-12-40h14M-8-110h16M0-170h12M-10-230h12M-4-300h12M-12-76h8M4-140h8', '#5a4a52', 6)) +
    path(crown(s.rng, 4, -430, 128, 84, 11), '#6f8a5c') +
    path(crown(s.rng, -60, -350, 66, 40, 8), '#7d9a68'),
  planet: () =>
    circle(0, 0, 54, '#e88a76') +
    flat(path('M-52-14Q0 2 52-14L54-2Q0 16-54-2ZM-48 22Q0 38 48 22L42 34Q0 48-42 34Z', '#c96a66')) +
    light(line('M-86 22C-110 44 96-20 88-34', '#f6d9b0', 9)),
  leaf: () =>
    path('M-70 0C-50-34 30-40 76-6C40 20-40 22-70 0Z', '#6fae5c') +
    flat(line('M-66 0Q0-16 70-6M-30-6l-8-14M0-10l-4-16M30-10l0-16M-28-2l-4 12M4-4l2 14', '#4a8a4a', 2.6)),
  flower: ({ color = '#f0a05f', count: n = 0 }) => flower(64, color, '#5f9a5a', n),
  feather: ({ color = '#f6efe2' }) =>
    path('M0 4C-22-20-20-58 6-84C22-60 20-22 4 4Z', color) +
    flat(line('M2 8C-2-20 0-50 6-76M-10-34L2-26M14-40L2-30M-8-54L3-46', darken(color, 0.3), 2.6)),
  mushroom: ({ color = '#e0634c' }) => mushroom(color),
  star: ({ color = MOON }, s) => light(s.glow(0, 0, 70, color, 0.6)) + path(star(0, 0, 16, 4, 0.34), color),
  bigstar: (_, s) => light(s.glow(0, 0, 120, LAMP, 0.7)) + path(star(0, 0, 26, 5, 0.5), LAMP),
  fire: (_, s) =>
    light(s.glow(0, -40, 230, '#ffb060', 0.75)) +
    path('M-46 4L44-12L48-2L-42 12ZM46 4L-44-12L-48-2L42 12Z', '#6f4a3f') +
    path('M-30-8C-40-44-10-50-6-92C14-70 38-48 28-8Q0 4-30-8Z', '#f08a4a') +
    flat(path('M-15-8C-20-30-2-36 2-58C12-42 22-26 15-8Q0 0-15-8Z', '#ffe09a')),
  smoke: () =>
    flat(
      line('M0 0C-30-40 40-70 6-120C-24-166 44-190 16-250', PAPER, 20, 'opacity=".2"') +
        line('M14-20C-8-60 50-90 22-140C0-176 40-200 30-240', PAPER, 12, 'opacity=".16"'),
    ),
  /** Drops flung in a ring. */
  drops: ({ count: n = 16 }) =>
    flat(
      group(
        Array.from({ length: n }, (_, i) => {
          const a = (i / n) * Math.PI * 2;
          const r = 150 + (i % 3) * 34;
          return `<path d="${pathData`M0 -15C10 -2 10 10 0 10C-10 10 -10 -2 0 -15Z`}" transform="translate(${Math.round(Math.cos(a) * r)} ${Math.round(Math.sin(a) * r * 0.7)}) rotate(${Math.round((a * 180) / Math.PI + 90)})"/>`;
        }).join(''),
        'fill="#d8f0f4" opacity=".85"',
      ),
    ),
  bubbles: ({ count: n = 8 }) =>
    flat(
      group(
        Array.from({ length: n }, (_, i) => circle(Math.sin(i * 1.9) * 18, -i * 34, 6 + (i % 3) * 5)).join(''),
        'fill="#e8faf8" fill-opacity=".22" stroke="#eefcfa" stroke-width="2.6" opacity=".85"',
      ),
    ),
  shell: ({ color = '#f0b0a0', state }) =>
    state === 'half'
      ? path('M-26 0C-40-30-16-46 0-46L-4-30L5-18L-3-6L2 4Q-16 6-26 0Z', color) +
        flat(line('M-12-42L-10 0M-24-30L-18 0', darken(color, 0.25), 2.4))
      : path('M-26 0C-40-30-16-46 0-46C16-46 40-30 26 0Q0 10-26 0Z', color) +
        flat(line('M0-44V0M-12-42L-10 0M12-42L10 0M-24-30L-18 0M24-30L18 0', darken(color, 0.25), 2.4)),
  coral: ({ color = '#ee7f74' }) =>
    path('M-8 4C-10-30-44-36-40-74C-32-78-26-54-14-48C-20-80-10-104 4-104C10-84 2-70 4-50C20-54 22-78 36-78C40-44 16-34 14 4Z', color),
  /** A small gold light, as from a jar or a pocket. */
  shine: (_, s) => flat(s.glow(0, 0, 90, LAMP, 0.8) + circle(0, 0, 5, '#fff3cc')),
  moonpath: () =>
    flat(
      group(
        Array.from({ length: 9 }, (_, i) => ellipse(Math.sin(i * 2.1) * 18, i * 20, 20 + i * 11, 4 + i * 0.4)).join(''),
        `fill="${MOON}" opacity=".42"`,
      ),
    ),
  beam: () => flat(path('M0 0L-150 300H60Z', MOON, 'opacity=".2"') + path('M0 0L-110 300H20Z', MOON, 'opacity=".16"')),
  flashlight: () =>
    light(path('M0 0L-330-90V110Z', '#fff3cc', 'opacity=".34"')) +
    path('M-6-12H44V-8H60V12H-6Z', '#6f7f9a', 'transform="translate(0 0)"') +
    flat(path('M-10-16H6V18H-10Z', '#8fa0b8')),
  notes: () =>
    flat(
      group(
        ['M0 0V-40L22-46V-8', 'M54-40V-74'].map((v) => line(v, LAMP, 4)).join('') +
          ellipse(-6, 0, 8, 6, LAMP) +
          ellipse(16, -7, 8, 6, LAMP) +
          ellipse(48, -40, 8, 6, LAMP),
        'opacity=".9"',
      ),
    ),
  /** Short marks around something loud or sudden. */
  burst: () => flat(line('M-60-10L-34-6M-46-50L-26-34M0-68V-42M46-50L26-34M60-10L34-6', LAMP, 6, 'opacity=".85"')),
  iceStream: () =>
    flat(path('M-200 0C-90-24 60-20 220-6C150 22-90 26-200 0Z', '#cfe6ee') + line('M-120-2l50 6l40-8M20 2l60-6l44 6', '#f4fbfc', 3.4)),
  words: () =>
    flat(
      line('M-70 0q8-12 16 0t16 0M-26-2q6-14 14 0t14 0t14 0M28 2q10-14 18 0t18 0M-50 18q8-10 16 0t16 0M0 18q8-12 16 0t18 0', '#9a7048', 4),
    ),
  road: ({ color = '#c98058' }) =>
    flat(
      trail(
        [
          [-60, 60, 260],
          [40, -40, 120],
          [-20, -110, 62],
          [50, -170, 30],
          [72, -206, 12],
        ],
        color,
        0.8,
      ),
    ),
  pool: () =>
    flat(ellipse(0, -6, 120, 22, mix('#5fa0b4', PAPER, 0.15)) + line('M-70-8q20-6 40 0M10-4q24-6 48 0', PAPER, 3, 'opacity=".6"')),
};
