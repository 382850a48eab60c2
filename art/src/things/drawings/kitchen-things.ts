/** Food and what is in a kitchen. Each has its foot at (0, 0). */

import { LAMP, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { star } from '../../paper/shapes.ts';
import { circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const LEAF = '#6f9a54';
const stalk = (x: number, y: number, color = '#7a5440'): string => flat(line(pathData`M${x} ${y}q2-10 10-14`, color, 4));
/** A line with a paper edge, for thin things. */
const stroke = (data: string, color: string, width: number): string =>
  path(data, 'none', `stroke="${color}" stroke-width="${width}" stroke-opacity="1" stroke-linecap="round" stroke-linejoin="round"`);

export const KITCHEN_THINGS = {
  apple: () =>
    path('M0-40C16-50 34-40 30-18C28 0 14 6 0 0C-14 6-28 0-30-18C-34-40-16-50 0-40Z', '#d9564c') +
    stalk(0, -38) +
    flat(ellipse(-13, -26, 5, 8, '#f0a08a', 'opacity=".8"')),
  pear: () => path('M0-58C12-58 12-42 18-32C32-12 22 4 0 4C-22 4-32-12-18-32C-12-42-12-58 0-58Z', '#c9bf5a') + stalk(0, -56),
  berry: () => circle(0, -14, 15, '#6a4a94') + flat(path(star(0, -26, 7, 5, 0.5), LEAF) + circle(-5, -17, 3.4, '#b09ad0', 'opacity=".9"')),
  banana: () =>
    path('M-34-40C-30-10 0 4 38-16C40-20 38-24 34-24C10-14-14-22-22-44Z', '#f0cf5a') +
    flat(line('M-30-38C-22-16 4-8 34-20', '#c99a3a', 2.4)),
  carrot: () =>
    path('M-22-34C-14-46 14-46 22-34C20-14 8 2 0 12C-8 2-20-14-22-34Z', '#e8884a') +
    flat(
      path('M0-40C-22-54-20-70-14-76C-6-66 0-56 0-40C2-60 10-72 18-74C22-64 16-50 0-40Z', LEAF) +
        line('M-14-26h10M4-16h8M-8-8h7', '#b5603a', 2.6),
    ),
  pumpkin: () =>
    path('M0-54C34-66 62-48 58-22C54 2 28 8 0 4C-28 8-54 2-58-22C-62-48-34-66 0-54Z', '#e08a40') +
    flat(
      path('M-6-54C-10-68-4-76 8-78L12-68C4-68 4-60 6-54Z', '#6f7a44') +
        line('M-26-56C-36-34-34-14-24 2M26-56C36-34 34-14 24 2M0-54V4', '#b5622c', 3.4),
    ),
  cake: () =>
    path('M-54-44H54V0Q0 8-54 0Z', '#e8b48f') +
    path('M-56-46C-56-60 56-60 56-46L54-30Q44-18 34-32Q22-16 10-32Q-2-16-14-32Q-26-16-38-32Q-48-20-54-30Z', '#fbeedb') +
    flat(line('M0-58V-76', '#e07a7a', 6) + path('M0-92C6-84 5-78 0-77C-5-78-6-84 0-92Z', LAMP)),
  cookie: () =>
    circle(0, -20, 22, '#d9a05c') +
    flat(circle(-8, -26, 4, '#6a4438') + circle(8, -22, 4, '#6a4438') + circle(-2, -10, 3.6, '#6a4438') + circle(4, -33, 3, '#6a4438')),
  pancake: () =>
    ellipse(0, -8, 46, 12, '#c98f4a') +
    ellipse(0, -17, 44, 12, '#e0ae68') +
    ellipse(0, -26, 42, 12, '#eec484') +
    flat(path('M-12-30H12L10-22H-14Z', '#fbf0c0')),
  cheese: () =>
    path('M-46-22L40-44V2H-46Z', '#f0c65a') +
    path('M-46-22L-14-52L40-44Z', '#f8de8c') +
    flat(circle(-20, -10, 6, '#d9a63c') + circle(12, -20, 7, '#d9a63c') + circle(24, -4, 4.4, '#d9a63c')),
  soup: () =>
    path('M-40-38H40C40-10 24 4 0 4C-24 4-40-10-40-38Z', '#5f8f9a') +
    ellipse(0, -38, 40, 12, '#e8e0d0') +
    flat(
      ellipse(0, -37, 33, 8.5, '#e8964a') +
        circle(-12, -38, 4, '#8fae5a') +
        circle(10, -35, 4.6, '#f6d27a') +
        circle(18, -40, 3, '#8fae5a') +
        group(line('M-14-52C-22-62-8-68-16-80M12-52C4-62 20-68 12-80', PAPER, 5), 'opacity=".5"'),
    ),
  kettle: () =>
    stroke('M-34-64C-34-108 34-108 34-64', '#4a4658', 8) +
    path('M34-50C52-52 58-72 72-78L78-68C70-58 64-30 38-22Z', '#c9564c') +
    path('M-50-14C-54-50-30-74 0-74C30-74 54-50 50-14C44 6-44 6-50-14Z', '#d9685c') +
    ellipse(0, -72, 24, 7, '#b0483f') +
    circle(0, -82, 8, '#4a4658') +
    flat(
      path('M-50-14C-44 6 44 6 50-14C30-4-30-4-50-14Z', '#a83f3c') +
        ellipse(-22, -46, 7, 15, '#f0a090', 'opacity=".8" transform="rotate(16 -22 -46)"'),
    ),
  plate: () => ellipse(0, -8, 50, 13, '#f0ece4') + flat(ellipse(0, -9, 30, 7, '#cfd6dc')),
  spoon: () => stroke('M-44 0L18-24', '#b0bac8', 7) + ellipse(30, -28, 18, 11, '#c9d2dc', 'transform="rotate(-20 30 -28)"'),
  jug: () =>
    path('M-26-78L30-84L22-64C44-40 40 4 0 4C-40 4-42-40-22-62Z', '#7f9ab4') +
    stroke('M30-58C58-58 56-20 34-16', '#7f9ab4', 8) +
    flat(path('M-34-30Q0-18 36-30V-18Q0-6-35-18Z', PAPER)),
  pot: () =>
    path('M-60-66H60L52-6Q0 12-52-6Z', '#6f7a94') +
    path('M-68-76H68V-62H-68Z', '#8f9ab0') +
    stroke('M-62-48C-82-50-82-26-58-28M62-48C82-50 82-26 58-28', '#6f7a94', 7) +
    flat(group(line('M-18-88C-26-100-12-108-20-122M16-88C8-100 24-108 16-122', PAPER, 5), 'opacity=".5"')),
} satisfies Things;
