/** Things that stand open or have nothing in them, so that something is seen in them. */

import type { ObjectKind } from '@tuckaway/domain';
import { darken, LAMP, lighten, PAPER } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { ellipse, line, path, pathData, rect } from '../paper/svg.ts';
import { HOUSE } from './drawings/house.ts';
import { type Draw, light } from './thing.ts';

const HOLLOW = '#3a2c38';
const stroke = (data: string, color: string, width: number): string =>
  path(data, 'none', `stroke="${color}" stroke-width="${width}" stroke-opacity="1" stroke-linecap="round" stroke-linejoin="round"`);

const house =
  (name: string, state: string): Draw =>
  (_, s) =>
    HOUSE[name]?.({ state }, s) ?? '';

/** Doors, lids and flaps are open. */
export const OPEN: Partial<Record<ObjectKind, Draw>> = {
  box: () =>
    path('M-38-72L-44-96H44L38-72Z', '#b58f66') +
    path('M-46-58L-38-72H38L46-58V-30H-46Z', HOLLOW) +
    path('M-46-58L-38-72L-62-84L-76-70ZM46-58L38-72L62-84L76-70Z', '#d4b088') +
    path('M-46-58H46V2H-46Z', '#c09a70') +
    flat(line('M-30-30H-10M-30-20H-16', '#94704c', 3)),
  chest: () =>
    path('M-60-62C-60-112 60-112 60-62Z', '#a06a48') +
    path('M-62-44L-58-66H58L62-44V-20H-62Z', HOLLOW) +
    path('M-62-44H62V4H-62Z', '#8a5a40') +
    flat(path('M-64-46H64V-38H-64Z', '#d9a84f') + rect(-9, -46, 18, 18, '#f0cf7c', 3) + line('M-40-38V4M40-38V4', '#6a4434', 4)),
  jar: house('jar', 'open'),
  sack: () =>
    path('M-44-88C-46-104 46-104 44-88Z', '#d9c49c') +
    flat(ellipse(0, -89, 43, 9, HOLLOW)) +
    path('M-62 4C-76-40-60-76-46-90Q0-70 46-90C60-76 76-40 62 4Q0 14-62 4Z', '#e8d6b4') +
    flat(line('M-47-84Q0-64 47-84', '#b0946a', 5) + path('M-14-34C-4-52 12-48 16-34C18-18 2-12-8-16Q-18-22-14-34Z', '#c9a878')),
  drawer: (_, s) =>
    (HOUSE.drawers?.({}, s) ?? '') +
    path('M-90-117H90L86-61H-86Z', '#c08a60') +
    flat(ellipse(0, -92, 7, 7, '#e8c37a') + line('M-84-111H84', '#8f5f42', 3)),
  door: () =>
    path('M-70 4V-210C-70-226 70-226 70-210V4Z', darken('#7d8fa8', 0.4)) +
    flat(path('M-60 4V-206H60V4Z', '#ffd98a')) +
    path('M-62 6V-208L-92-198V12Z', '#7d8fa8') +
    flat(ellipse(-86, -88, 4, 6, '#e8c37a')),
  window: (_, s) =>
    (s.glass ? '' : light(s.glow(0, -80, 130, LAMP, 0.4))) +
    path('M-58 0V-90A58 58 0 0 1 58-90V0Z', '#8a5f48') +
    flat(path('M-46-10V-90A46 46 0 0 1 46-90V-10Z', s.glass ?? LAMP)) +
    path('M-50-8V-98L-84-112V6ZM50-8V-98L84-112V6Z', '#a87a58') +
    flat(path('M-56-18V-88L-78-98V-8ZM56-18V-88L78-98V-8Z', lighten('#8fb0c4', 0.2))) +
    path('M-66-10H66V4H-66Z', '#8a5f48'),
  curtain: () =>
    flat(rect(-106, -246, 212, 14, '#8a5f48', 6)) +
    path(
      'M-96 4V-236H-34C-40-170-70-130-64-96C-56-60-50-30-46 2C-64-6-80 6-96 4ZM96 4V-236H34C40-170 70-130 64-96C56-60 50-30 46 2C64-6 80 6 96 4Z',
      '#d98a6a',
    ) +
    flat(
      line(
        'M-76-230C-72-170-84-120-80-96M-54-230C-58-170-76-120-72-96M76-230C72-170 84-120 80-96M54-230C58-170 76-120 72-96',
        lighten('#d98a6a', 0.3),
        5,
      ) + line('M-98-96Q-80-86-62-96M98-96Q80-86 62-96', '#b5603f', 7),
    ),
  tent: () =>
    path('M0-150L110 4H-110Z', '#d98a5c') +
    path('M0-146L54 4H-54Z', '#4f2f3c') +
    flat(path('M0-128L46 4H-46Z', LAMP, 'opacity=".6"')) +
    path('M0-150L-54 4H-84L-70-30Z', '#f0c890') +
    path('M0-150L54 4H84L70-30Z', '#f0c890') +
    stroke('M0-148V-168', '#8a5f48', 5),
  gate: () =>
    path('M-80 4V-118L-72-128L-64-118V4ZM80 4V-118L72-128L64-118V4Z', '#8a6a50') +
    path('M-64-92L-112-82V-68L-64-80ZM-64-28L-112-12V2L-64-16Z', '#b08a62') +
    [-104, -88, -72]
      .map((x, i) =>
        path(pathData`M${x - 4} ${8 - i * 4}V${-92 - i * 5}L${x} ${-100 - i * 5}L${x + 4} ${-92 - i * 5}V${8 - i * 4}Z`, '#c09a70'),
      )
      .join(''),
  boat: () =>
    path('M36-36H44V-118H36Z', '#7a5440') +
    path('M46-112C66-96 70-70 70-50H46Z', PAPER) +
    path('M-72-36H72C66-8 46 4 0 4C-46 4-66-8-72-36Z', '#b5644a'),
};

/** Nothing is in them, and their openings are seen. */
export const EMPTY: Partial<Record<ObjectKind, Draw>> = {
  nest: () =>
    flat(ellipse(0, -34, 55, 11, '#5f4030')) +
    path('M-58-34Q0-14 58-34C54-4 30 4 0 4C-30 4-54-4-58-34Z', '#9a7048') +
    flat(line('M-52-26Q0-6 52-26M-46-14Q0 4 46-14M-58-34l-10-6M58-34l12-4', '#6f4a34', 3.4)),
  soup: () =>
    path('M-40-38H40C40-10 24 4 0 4C-24 4-40-10-40-38Z', '#5f8f9a') +
    ellipse(0, -38, 40, 12, '#e8e0d0') +
    flat(ellipse(0, -37, 33, 8.5, '#c9bfae')),
  cup: () =>
    path('M20-34C44-36 44-8 20-12', 'none', 'stroke="#e8d4bc" stroke-width="7" stroke-opacity="1"') +
    path('M-26-40H26L20 2Q0 8-20 2Z', '#f4e4cc') +
    ellipse(0, -40, 26, 6.5, '#f8ecd8') +
    flat(ellipse(0, -39.5, 22, 4.6, '#c9b296') + path('M-25-26Q0-20 25-26L24-18Q0-12-24-18Z', '#d9705a')),
  pot: () =>
    stroke('M-62-48C-82-50-82-26-58-28M62-48C82-50 82-26 58-28', '#6f7a94', 7) +
    path('M-62-72H62L52-6Q0 12-52-6Z', '#6f7a94') +
    ellipse(0, -74, 66, 13, '#8f9ab0') +
    flat(ellipse(0, -74, 58, 9.5, '#3f4458')),
  pan: () =>
    path('M30-16H96V-6H30Z', '#5a4a52') +
    path('M-44-20H44L36 4H-36Z', '#6f7890') +
    ellipse(0, -20, 44, 8, '#8f98b0') +
    flat(ellipse(0, -20, 39, 6, '#4a4f64')),
  jug: () =>
    path('M-26-78L30-84L22-64C44-40 40 4 0 4C-40 4-42-40-22-62Z', '#7f9ab4') +
    stroke('M30-58C58-58 56-20 34-16', '#7f9ab4', 8) +
    path('M-27-79C-24-88 26-94 31-85C30-76-22-70-27-79Z', '#9ab4cc') +
    flat(ellipse(2, -81.5, 24, 4.4, '#46586c', 'transform="rotate(-6 2 -81)"') + path('M-34-30Q0-18 36-30V-18Q0-6-35-18Z', PAPER)),
  basket: () =>
    stroke('M-44-44C-44-104 44-104 44-44', '#8a5f3c', 7) +
    flat(ellipse(0, -47, 55, 9, '#5f4028')) +
    path('M-56-48Q0-34 56-48L44 0Q0 8-44 0Z', '#c09058') +
    flat(line('M-52-34Q0-20 52-34M-48-18Q0-6 48-18M-28-42L-24 2M0-40V4M28-42L24 2', '#8a5f3c', 3.2)),
  bag: () =>
    path('M-37-58L-28-72L-14-62L2-74L16-62L28-72L37-58V-30H-37Z', darken('#c99a68', 0.35)) +
    path('M-34 4L-38-58L-22-54L-6-60L8-54L22-60L38-58L34 4Z', '#c99a68') +
    flat(line('M-10-48V0M12-48V0', '#a87a50', 3)),
  crate: () =>
    path('M-66-50H66V-72H-66Z', darken('#b5805a', 0.4)) +
    path('M-70 4V-60H70V4Z', '#b5805a') +
    flat(path('M-66-50H66V-62H-66Z', HOLLOW)) +
    path('M-74-58H74V-40H-74ZM-74-30H74V-10H-74Z', '#c9966a'),
  shelf: ({ state }, s) => {
    const colors = ['#b5564a', '#c98f4e', '#5f8a7c', '#4f6f94', '#8a5f86', '#d9bf8a'];
    let books = '';
    const rows =
      state === 'empty'
        ? []
        : ([
            [0, -96, 88],
            [2, -96, -10],
            [3, -40, 88],
          ] as const);
    for (const [row, from, to] of rows)
      for (let x = from as number; x < to; ) {
        const [w, h] = [s.rng.range(10, 20), s.rng.range(52, 70)];
        books += rect(x, -16 - row * 84 - h, w, h, s.rng.pick(colors), 2);
        x += w + 2;
      }
    return (
      path('M-112 4V-352H112V4Z', '#6a4a3c') +
      flat(path('M-100-8V-342H100V-8Z', '#42302f') + books + [0, 1, 2, 3].map((r) => rect(-100, -16 - r * 84, 200, 10, '#8a6248')).join(''))
    );
  },
  milk: () => path('M-22-62H22L17 0Q0 6-17 0Z', '#dcebf0', 'fill-opacity=".6"') + flat(ellipse(0, -62, 21, 4, '#ffffff', 'opacity=".6"')),
};

/** They shine from within. */
export const LIT: Partial<Record<ObjectKind, Draw>> = { jar: house('jar', 'hum') };
