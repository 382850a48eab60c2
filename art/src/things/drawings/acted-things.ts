/** Tools, instruments and small things that acts need. Each has its foot at (0, 0). */

import { LAMP, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { star } from '../../paper/shapes.ts';
import { circle, ellipse, line, path } from '../../paper/svg.ts';
import { light, type Things } from '../thing.ts';

const WOOD = '#a8714c';
/** A line with a paper edge, for thin things. */
const stroke = (data: string, color: string, width: number): string =>
  path(data, 'none', `stroke="${color}" stroke-width="${width}" stroke-opacity="1" stroke-linecap="round" stroke-linejoin="round"`);

export const ACTED_THINGS = {
  spade: () =>
    stroke('M0-44V-132M-16-134H16', WOOD, 8) +
    path('M-24-50H24V-16C24-2 10 4 0 12C-10 4-24-2-24-16Z', '#8f98b0') +
    flat(line('M0-42V-12', '#6f7894', 3.4)),
  rod: () =>
    stroke('M-64 0L52-116', WOOD, 6) +
    flat(line('M52-116C62-126 66-116 66-100V-34', PAPER, 2.4) + line('M66-34c0 12-12 12-12 2', '#6f7894', 3.4)) +
    circle(-36, -20, 10, '#5f7fb0'),
  swing: () => stroke('M-52-22V-236M52-22V-236', '#c9a26a', 5) + path('M-66-28H66V-12H-66Z', '#c0784c'),
  wand: (_, s) => light(s.glow(34, -84, 46, LAMP, 0.5)) + stroke('M-26 0L28-72', '#6a4a8a', 7) + path(star(34, -82, 22, 5, 0.5), '#ffd76a'),
  violin: () =>
    path('M-7-74H7V-146H-7Z', '#4f3440') +
    path('M0-84C26-84 32-66 20-54C14-46 20-40 28-34C44-20 34 4 0 4C-34 4-44-20-28-34C-20-40-14-46-20-54C-32-66-26-84 0-84Z', '#b5643c') +
    path('M-11-142Q0-160 11-142Z', '#4f3440') +
    flat(
      line('M-3-132V-18M3-132V-18', '#f4e4c4', 1.8) +
        path('M-12-20H12L8-12H-8Z', '#4f3440') +
        line('M-18-34q-5-7 0-14M18-34q5-7 0-14', '#5a2f2a', 3),
    ),
  flute: () =>
    path('M-60-19H60Q65-12 60-5H-60Q-65-12-60-19Z', '#d9a860') +
    flat(circle(-40, -12, 3.6, '#6a4438') + [0, 14, 28, 42].map((x) => circle(x, -12, 2.8, '#6a4438')).join('')),
  brush: () =>
    stroke('M-40 2L14-38', '#c9564c', 9) +
    path('M12-44L22-30L34-40L26-52Z', '#aab2c6') +
    path('M26-54L36-40C46-46 54-56 56-72C42-70 32-64 26-54Z', '#5f9a8a'),
  scissors: () =>
    path('M-22-92L8-26L-4-22Z', '#aab2c6') +
    path('M22-92L-8-26L4-22Z', '#c3cad8') +
    circle(-15, -10, 12, 'none', 'stroke="#d9604c" stroke-width="7" stroke-opacity="1"') +
    circle(15, -10, 12, 'none', 'stroke="#d9604c" stroke-width="7" stroke-opacity="1"') +
    flat(circle(0, -30, 3.4, '#5f6478')),
  needle: () =>
    stroke('M-24 0L22-50', '#8f98b0', 6) +
    flat(line('M18-46L21-49', '#3a3048', 2.4) + line('M20-48C44-70 4-80 20-92S56-82 52-70', '#d9604c', 3)),
  spark: (_, s) =>
    light(s.glow(0, -22, 120, LAMP, 0.85)) +
    circle(0, -22, 20, '#ffe08a') +
    flat(circle(0, -22, 12, '#fff4cc') + line('M0-54V-48M-26-40L-22-36M26-40L22-36M-34-18H-28M34-18H28', '#ffe9a8', 3.6)),
  toast: () =>
    path('M-28-4V-34C-44-42-34-60-16-58H16C34-60 44-42 28-34V-4Q28 2 22 2H-22Q-28 2-28-4Z', '#c98a4a') +
    flat(path('M-21-8V-36C-32-42-26-52-14-51H14C26-52 32-42 21-36V-8Q21-5 18-5H-18Q-21-5-21-8Z', '#f3d9a4')),
  milk: () =>
    path('M-22-62H22L17 0Q0 6-17 0Z', '#dcebf0', 'fill-opacity=".6"') +
    flat(path('M-20-48Q0-42 20-48L16-2Q0 3-16-2Z', '#fbf6ec') + ellipse(0, -48, 20, 4, '#ffffff')),
  towel: () =>
    path('M-34-72C-12-78 12-66 34-72V0C12 6-12-6-34 0Z', '#7fb0b8') +
    flat(
      path('M-34-20C-12-14 12-26 34-20V-10C12-16-12-4-34-10Z', PAPER) + line('M-34 0v8M-22-2v8M-10-2v8M2 0v8M14 2v8M26 2v8', '#7fb0b8', 3),
    ),
  ribbon: () =>
    path('M-4-34L-30 4L-18 0L-10 10L6-30ZM4-34L30 4L18 0L10 10L-6-30Z', '#b8486a') +
    path('M0-40C-22-66-52-56-46-36C-42-20-18-26 0-36C18-26 42-20 46-36C52-56 22-66 0-40Z', '#d9608a') +
    circle(0, -38, 9, '#c94f7a'),
  crown: () =>
    path('M-40 0L-46-46L-22-26L0-58L22-26L46-46L40 0Q0 10-40 0Z', '#e8b84f') +
    flat(
      path('M-41-10Q0 0 41-10L40 0Q0 10-40 0Z', '#c9943a') +
        circle(0, -22, 6, '#d9564c') +
        circle(-24, -14, 4.4, '#5f8fae') +
        circle(24, -14, 4.4, '#5f8fae'),
    ) +
    circle(-46, -48, 5, '#f6d27a') +
    circle(0, -60, 6, '#f6d27a') +
    circle(46, -48, 5, '#f6d27a'),
  coin: () => circle(0, -20, 20, '#e8b84f') + flat(circle(0, -20, 14, '#f6d27a') + path(star(0, -20, 9, 5, 0.5), '#c9943a')),
  lens: () =>
    stroke('M-34 2L-12-26', '#7a5440', 10) +
    circle(10, -50, 30, '#d9a84f') +
    flat(circle(10, -50, 22, '#cfe4ee') + line('M0-60L8-68M-2-48L18-68', '#ffffff', 4, 'opacity=".8"')),
  bedroll: () =>
    path('M-56-44H40V0H-56Z', '#5f7fb0') +
    ellipse(40, -22, 17, 23, '#7f9ac4') +
    flat(line('M40-22m0-12a8 11 0 1 1-7 8a5 7 0 1 1 6 9', '#4a6494', 3.4) + line('M-34-44V0M8-44V0', '#e3cba4', 6)),
  raft: () =>
    [-2, -14, -26]
      .map((y, i) =>
        path(
          `M${-104 + i * 8} ${y}H${104 - i * 8}Q${112 - i * 8} ${y - 7} ${104 - i * 8} ${y - 14}H${-104 + i * 8}Q${-112 + i * 8} ${y - 7} ${-104 + i * 8} ${y}Z`,
          ['#9a6a48', '#a8754f', '#b88458'][i],
        ),
      )
      .join('') + flat(line('M-66-40L-72-2M66-40L72-2', '#e3cba4', 6)),
  plank: () => path('M-110-14H110V0H-110Z', '#b5805a') + flat(line('M-94-8H-10M14-6H92', '#8f5f42', 2.6)),
  net: () =>
    stroke('M-46 6L4-58', WOOD, 7) +
    path('M2-80C8-30 40-16 62-40C56-60 40-84 2-80Z', '#e8dcc0', 'fill-opacity=".55"') +
    flat(line('M8-64C22-52 36-44 56-46M14-48C24-40 38-32 50-34M22-82C22-62 28-42 36-28M40-76C42-60 46-48 56-38', '#a8926a', 2.4)) +
    ellipse(30, -62, 38, 17, 'none', 'stroke="#8a5f48" stroke-width="6" stroke-opacity="1" transform="rotate(36 30 -62)"'),
  'watering-can': () =>
    stroke('M30-44C72-54 66-2 32-10', '#5f8f9a', 8) +
    path('M-26-24L-66-62L-58-70L-22-44Z', '#5f8f9a') +
    path('M-76-60L-56-78L-50-70L-70-54Z', '#4a7480') +
    path('M-32-52H34L38 0Q0 8-36 0Z', '#6fa0aa') +
    flat(ellipse(1, -52, 33, 8, '#3f5f6a') + line('M-33-20Q0-12 36-20', '#8fc0c8', 4)) +
    stroke('M-22-54C-22-84 22-84 24-54', '#5f8f9a', 6),
  bandage: () =>
    path('M-52-12L-40-32Q-36-38-28-36L44-22Q52-20 50-12L44 4Q40 10 32 8L-44 0Q-54-2-52-12Z', '#eec8a0') +
    flat(
      path('M-14-33L18-27L12 5L-20 1Z', '#f8e4cc') +
        [-34, 34].map((x) => circle(x, -14, 2.4, '#c99a70') + circle(x - 5, -22, 2.4, '#c99a70')).join(''),
    ),
  crumb: () =>
    path('M-9-2L-7-11L2-13L9-7L8 1L-2 3Z', '#d9a05c') +
    path('M14 2L15-4L21-4L22 2Z', '#c98a4a') +
    path('M-22 3L-20-3L-15-1L-16 4Z', '#e3b478'),
  footprint: () =>
    flat(
      ellipse(-14, -12, 10, 7, '#6a5a52') +
        [-26, -18, -9, -1].map((x, i) => circle(x, -21 - (i % 3 === 0 ? 0 : 3), 3.4, '#6a5a52')).join('') +
        ellipse(20, -2, 10, 7, '#6a5a52') +
        [8, 16, 25, 33].map((x, i) => circle(x, -11 - (i % 3 === 0 ? 0 : 3), 3.4, '#6a5a52')).join(''),
    ),
} satisfies Things;
