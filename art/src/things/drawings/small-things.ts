/** Small things of family stories that the curated stories do not have. Each has its foot at (0, 0). */

import { darken, LAMP, lighten, MOON, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { crescent, crown } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { circle, ellipse, group, line, path, pathData, rect } from '../../paper/svg.ts';
import { light, type Things } from '../thing.ts';

const WOOD = '#a8714c';
/** Stars behind the panes of a window. */
const PANE_STARS = line('M-24-100h.1M-20-36h.1M24-46h.1M30-98h.1M12-84h.1', MOON, 4);

const stalk = (x: number, y: number, color = '#7a5440'): string => flat(line(pathData`M${x} ${y}q2-10 10-14`, color, 4));
/** A line with a paper edge, for thin things. */
const stroke = (data: string, color: string, width: number): string =>
  path(data, 'none', `stroke="${color}" stroke-width="${width}" stroke-opacity="1" stroke-linecap="round" stroke-linejoin="round"`);

const fullMoon = (): string =>
  circle(0, 0, 36, MOON) +
  flat(
    group(
      circle(-12, -5, 7) + circle(5, -17, 4) + circle(11, 11, 9) + circle(-8, 19, 4) + circle(22, -7, 3),
      'fill="#e6c98c" opacity=".55"',
    ),
  );

const BARK = '#7d5746';
/** Taller and narrower than a tree of a landscape, so that people stand below even three of them. */
const leafyTree = (s: Stage): string =>
  path('M-18 4C-10-60-13-110-16-160H16C13-110 12-60 20 4Z', BARK) +
  path(crown(s.rng, 0, -214, 84, 112, 11), '#5f9a60') +
  flat(line('M-8-146L-36-200M7-150L34-206', BARK, 8));
const fir = (): string =>
  path('M-14 4L-11-70H11L14 4Z', BARK) +
  path('M-82-40Q0-66 82-40L40-142H-40Z', '#3f7560') +
  path('M-66-126Q0-148 66-126L30-226H-30Z', '#47806a') +
  path('M-48-210Q0-228 48-210L0-338Z', '#4f8a74');

export const SMALL_THINGS = {
  storyTree: (_, s) => (s.firs ? fir() : leafyTree(s)),
  moon: (_, s) => light(s.glow(0, 0, 130, MOON, 0.6)) + (s.phase === 'full' ? fullMoon() : path(crescent(0, 0, 36), MOON)),
  cloud: () => path('M-70 0C-92-4-88-34-62-32C-56-60-14-66 2-44C22-60 58-48 54-26C82-26 84 0 62 0Z', lighten('#8f9ac4', 0.4)),
  bubble: () =>
    flat(
      circle(0, -20, 19, '#e8faf8', 'fill-opacity=".24" stroke="#eefcfa" stroke-width="2.6"') +
        circle(-7, -27, 4, '#ffffff', 'opacity=".8"'),
    ),
  puddle: () => flat(ellipse(0, -6, 62, 13, '#6f9fb8') + line('M-34-8q14-5 28 0M2-3q16-5 32 0', PAPER, 2.6, 'opacity=".6"')),
  snowball: () => circle(0, -22, 22, '#f0f2f4') + flat(ellipse(-6, -30, 9, 6, '#ffffff', 'opacity=".8"')),
  acorn: () =>
    path('M-15-26C-15-4-6 2 0 4C6 2 15-4 15-26Z', '#c98f52') + path('M-19-24C-19-44 19-44 19-24Q0-18-19-24Z', '#7a5440') + stalk(0, -38),
  feather: () =>
    path('M-34 0C-38-30-4-58 34-60C32-30 6 2-26-2Z', '#c9d3e4') +
    flat(line('M-40 8Q-10-24 28-54M-22-10l-2-18M-8-22l0-18M8-34l2-14', '#7f8cae', 2.6)),
  nest: () =>
    path('M-58-34Q0-14 58-34C54-4 30 4 0 4C-30 4-54-4-58-34Z', '#9a7048') +
    flat(line('M-52-26Q0-6 52-26M-46-14Q0 4 46-14M-58-34l-10-6M58-34l12-4M-30-24l-8-12M28-22l10-12', '#6f4a34', 3.4)),
  egg: () =>
    path('M-19-18C-19-42-8-52 0-52C8-52 19-42 19-18C19-4 10 2 0 2C-10 2-19-4-19-18Z', '#f3e6d0') +
    flat(circle(-6, -26, 3, '#c9a88a') + circle(7, -16, 2.6, '#c9a88a') + circle(4, -36, 2.2, '#c9a88a')),
  stick: () => stroke('M-52-4L50-16M6-10L24-30', '#7a5440', 9),
  log: () =>
    path('M-62-40H56V4H-62Z', '#8a5f48') +
    ellipse(56, -18, 15, 22, '#c99a68') +
    flat(ellipse(56, -18, 8, 12, '#a8744c') + line('M-50-28H20M-40-12H30', '#6a4636', 3)),
  hay: () =>
    path('M-60-52L-68-62L-50-60L-44-72L-32-60L-18-70L-8-58L8-68L20-58L34-70L42-58L56-64L56-52L66-44V-4L58 4H-58L-66-4V-44Z', '#dcb45c') +
    flat(
      path('M-34-60H-22V4H-34ZM22-60H34V4H22Z', '#a8603f') +
        line('M-54-40l14 6M-14-46l22 6M44-44l12 4M-56-18l16 4M-12-22l24 5M42-20l14 4M-8-4l18 3M-52-2l10 3M46-2l10 2', '#a8823a', 3.4),
    ),
  rope: () =>
    stroke('M24-10C46-4 52 4 60-2', '#c9a26a', 9) +
    path('M-52-14C-52-32 44-32 44-14C44 4-52 4-52-14Z', '#b08850') +
    path('M-48-24C-48-42 40-42 40-24C40-6-48-6-48-24Z', '#c9a26a') +
    path('M-42-34C-42-50 34-50 34-34C34-18-42-18-42-34Z', '#dcb880') +
    flat(
      ellipse(-4, -36, 20, 7, '#6a4c38') +
        line('M-44-18l8 8M-26-13l8 8M-6-12l8 8M16-14l8 8M-38-28l8 8M-18-24l8 8M4-24l8 8M22-28l8 8', '#8f6a3f', 3),
    ),
  fan: () =>
    path('M0 2L-60-46C-44-78-20-84 0-84C20-84 44-78 60-46Z', '#d9708a') +
    flat(
      path('M-48-36C-36-60-18-66 0-66C18-66 36-60 48-36L40-30C30-50 16-54 0-54C-16-54-30-50-40-30Z', '#f6d6c4') +
        line('M0 0L-48-60M0 0L-28-76M0 0V-83M0 0L28-76M0 0L48-60', '#a84f6a', 3) +
        circle(0, -2, 5, '#f0cf7c'),
    ),
  basket: () =>
    stroke('M-44-44C-44-104 44-104 44-44', '#8a5f3c', 7) +
    path('M-56-48Q0-36 56-48L44 0Q0 8-44 0Z', '#c09058') +
    flat(line('M-52-34Q0-22 52-34M-48-18Q0-6 48-18M-28-42L-24 2M0-40V4M28-42L24 2', '#8a5f3c', 3.2)),
  box: () =>
    path('M-46-58H46V2H-46Z', '#c09a70') +
    path('M-52-66H52V-46H-52Z', '#d4b088') +
    flat(line('M0-66V-46M-30-30H-10M-30-20H-16', '#94704c', 3)),
  chest: () =>
    path('M-62-44H62V4H-62Z', '#8a5a40') +
    path('M-64-42C-64-86 64-86 64-42Z', '#a06a48') +
    flat(path('M-64-48H64V-38H-64Z', '#d9a84f') + rect(-9, -48, 18, 22, '#f0cf7c', 3) + line('M-40-38V4M40-38V4', '#6a4434', 4)),
  table: () => path('M-96-4L-86-84H-74L-80-4ZM96-4L86-84H74L80-4Z', darken(WOOD, 0.2)) + path('M-112-96H112V-80H-112Z', '#c09060'),
  rug: () =>
    ellipse(0, -8, 150, 26, '#b5606a') +
    flat(ellipse(0, -8, 118, 19, '#e0a890', 'opacity=".7"') + ellipse(0, -8, 76, 12, '#8a4a62', 'opacity=".8"')),
  scarf: () =>
    path('M-30-58L-48-6L-22 2L-10-50ZM12-52L30 4L54-6L34-60Z', '#b0483f') +
    path('M-54-66C-30-50 30-50 54-66C62-56 58-42 48-38C24-24-24-24-48-38C-58-42-62-56-54-66Z', '#c9564c') +
    flat(
      line('M-36-56L-38-36M-12-50V-30M12-50V-30M36-56L38-36', '#f3dcb4', 5) +
        line('M-41-22L-17-15M24-16L47-23', '#f3dcb4', 5) +
        line('M-46-4L-50 8M-37-1L-40 11M-27 1L-29 13M33 2L36 14M42-1L46 10M51-5L56 6', '#c9564c', 3.4),
    ),
  hat: () => path('M-34-8C-36-58 36-58 34-8Z', '#5f7fb0') + path('M-40-14Q0-2 40-14V4Q0 14-40 4Z', PAPER) + circle(0, -58, 12, PAPER),
  shoe: () =>
    path('M-38 0V-32C-22-36-10-32-2-22C14-14 38-14 40 0Z', '#8a5244') +
    flat(path('M-38-4H40V4H-38Z', '#4a3540') + line('M-4-22l-8 6M6-16l-6 6', PAPER, 3)),
  sock: () =>
    path('M-16-70H14V-30C36-24 46-8 36 4H-4C-18 0-18-14-16-30Z', '#d98a5c') + flat(path('M-16-70H14V-56H-16ZM-16-42H14V-34H-16Z', PAPER)),
  button: () =>
    circle(0, -18, 18, '#5f8f9a') +
    flat(
      circle(0, -18, 12, '#7fb0b8') +
        circle(-4, -22, 2.6, '#2f4a58') +
        circle(4, -22, 2.6, '#2f4a58') +
        circle(-4, -14, 2.6, '#2f4a58') +
        circle(4, -14, 2.6, '#2f4a58'),
    ),
  yarn: () =>
    circle(0, -28, 30, '#d97a8a') +
    flat(
      line('M-24-40Q0-16 22-44M-28-26Q2-2 28-26M-16-54Q-22-20-6 0M12-54Q26-26 10-2', '#b05a70', 3) + line('M20-6Q50 8 62-6', '#d97a8a', 4),
    ),
  ladder: () => stroke('M-26 0L-16-190M26 0L16-190M-24-30H24M-22-68H22M-20-106H20M-18-144H18', '#b0825a', 8),
  broom: () =>
    stroke('M0-50L26-176', '#a8825a', 7) +
    path('M-4-64L12-58L22 4Q-10 12-36-4Z', '#d9b25c') +
    flat(line('M-8-30L-16-2M4-28L2 2', '#a8823a', 2.6)),
  wheel: () =>
    circle(0, -44, 44, WOOD) +
    flat(circle(0, -44, 32, '#e3cba4') + line('M0-76V-12M-32-44H32M-23-67L23-21M23-67L-23-21', WOOD, 6) + circle(0, -44, 9, '#7a5440')),
  bell: () =>
    path('M-36-10C-28-24-26-64 0-66C26-64 28-24 36-10Z', '#e8b84f') +
    circle(0, -70, 7, '#c9943a') +
    flat(circle(0, -6, 9, '#a8742c') + path('M-36-12H36V-6H-36Z', '#c9943a')),
  drum: () =>
    path('M-46-62H46V-4Q0 12-46-4Z', '#c9564c') +
    ellipse(0, -62, 46, 13, PAPER) +
    flat(line('M-46-50L-24-2L0-44L24-2L46-50', '#f0cf7c', 3.6)),
  horn: () => path('M-50-30H-10C20-30 30-54 48-58V2C30-2 20-22-10-22H-50Z', '#e8b84f') + flat(ellipse(48, -28, 8, 30, '#c9943a')),
  mirror: () =>
    ellipse(0, -74, 42, 52, '#c9944f') +
    flat(ellipse(0, -74, 33, 43, '#bcd6e2') + line('M-14-96L8-112M-16-72L20-96', '#f4fbfc', 5, 'opacity=".8"')) +
    path('M-8-24H8V4H-8Z', '#c9944f'),
  map: () =>
    path('M-52-10L-46-58L-14-50L18-60L52-52L48-2L16-10L-16 0Z', '#ecd9ae') +
    flat(line('M-34-36q16 12 30 2t32-6', '#a8744c', 3, 'stroke-dasharray="6 6"') + line('M28-38l10 10M38-38l-10 10', '#c9483f', 4)),
  flag: () => stroke('M-30 4V-112', '#8a5f48', 7) + path('M-27-110C0-122 20-98 48-108V-66C20-56 0-80-27-68Z', '#d9604c'),
  sign: () =>
    path('M-6 4V-70H8V4Z', '#8a5f48') + path('M-56-98H42L60-78L42-58H-56Z', '#c09060') + flat(line('M-40-84H26M-40-72H10', '#7a5440', 3.4)),
  kite: () =>
    path('M0-90L40-46L0 12L-40-46Z', '#e0664f') +
    flat(
      path('M0-90L40-46H0ZM0 12V-46H-40Z', '#f6cf6a') + line('M0 12q16 14 4 28t6 30', PAPER, 2.6) + path('M-4 36l14 8l-16 6Z', '#7fae86'),
    ),
  balloon: () =>
    path('M0-100C34-100 44-64 22-38L6-24H-6L-22-38C-44-64-34-100 0-100Z', '#d9708a') +
    flat(
      path('M-6-24H6L9-14H-9Z', '#b05070') +
        line('M0-14Q10 8-2 26T4 58', PAPER, 2.2, 'opacity=".8"') +
        ellipse(-14, -76, 6, 11, PAPER, 'opacity=".5"'),
    ),
  ball: () =>
    circle(0, -30, 31, '#d9604c') +
    flat(path('M-30-36Q0-18 30-36L31-24Q0-6-31-24Z', PAPER) + ellipse(-10, -48, 7, 5, PAPER, 'opacity=".5"')),
  teddy: () =>
    ellipse(0, -28, 30, 30, '#b5835a') +
    ellipse(-26, -4, 13, 10, '#c99a70') +
    ellipse(26, -4, 13, 10, '#c99a70') +
    circle(-20, -92, 11, '#b5835a') +
    circle(20, -92, 11, '#b5835a') +
    circle(0, -76, 28, '#b5835a') +
    flat(
      ellipse(0, -68, 13, 10, '#e3c7a0') +
        circle(-10, -80, 3, '#2a1f34') +
        circle(10, -80, 3, '#2a1f34') +
        ellipse(0, -72, 4, 3, '#2a1f34') +
        ellipse(0, -26, 16, 17, '#d4ac80'),
    ),
  boat: () =>
    path('M-4-36H4V-110H-4Z', '#7a5440') +
    path('M8-106C40-90 50-66 52-46H8ZM-8-94C-28-80-36-62-38-46H-8Z', PAPER) +
    path('M-72-36H72C66-8 46 4 0 4C-46 4-66-8-72-36Z', '#b5644a'),
  cart: () =>
    path('M-84-72H64L52-26H-72Z', '#b07a4c') +
    stroke('M58-60L108-86', '#8a5f48', 8) +
    circle(-36, -22, 25, '#7a5440') +
    circle(30, -22, 25, '#7a5440') +
    flat(circle(-36, -22, 8, '#d9b084') + circle(30, -22, 8, '#d9b084') + line('M-80-56H60', '#8a5a3c', 3)),
  sled: () => path('M-76-44H66V-32H-76Z', '#c0784c') + stroke('M-80-4H60C90-6 92-40 70-44M-50-32V-6M36-32V-6', '#8a5244', 7),
  train: () =>
    path('M-96-74H-20V-16H-96Z', '#c9564c') +
    path('M-20-56H70C84-50 84-24 78-16H-20Z', '#5f8f9a') +
    path('M38-56V-86H56V-56Z', '#3f5a68') +
    path('M-104-86H-12V-72H-104Z', '#7a3f48') +
    circle(-70, -10, 16, '#3f3a52') +
    circle(-18, -10, 16, '#3f3a52') +
    circle(44, -10, 16, '#3f3a52') +
    flat(rect(-80, -64, 34, 24, LAMP, 3) + circle(76, -40, 6, LAMP)),
  tent: () =>
    path('M0-150L110 4H-110Z', '#d98a5c') +
    path('M0-150L34 4H-34Z', '#7a3f48') +
    flat(path('M0-150L-34 4H-62Z', '#f0c890') + path('M0-118L20 4H-20Z', LAMP, 'opacity=".6"')) +
    stroke('M0-148V-168', '#8a5f48', 5),
  gate: () =>
    path('M-80 4V-118L-72-128L-64-118V4ZM80 4V-118L72-128L64-118V4Z', '#8a6a50') +
    path('M-60-92H60V-80H-60ZM-60-28H60V-16H-60Z', '#b08a62') +
    [-46, -18, 10, 38].map((x) => path(pathData`M${x} -2V-104L${x + 5} -112L${x + 10} -104V-2Z`, '#c09a70')).join(''),
  bridge: () =>
    path(
      'M-170 4C-156-60-60-78 0-78C60-78 156-60 170 4H116C112-22 88-34 58-34C28-34 10-18 8 4H-8C-10-18-28-34-58-34C-88-34-112-22-116 4Z',
      '#a8978f',
    ) +
    path('M-176-20C-130-88-60-102 0-102C60-102 130-88 176-20L168 2C122-56 60-72 0-72C-60-72-122-56-168 2Z', '#c0b0a6') +
    flat(
      line('M-134-40l-10-16M-92-66l-7-18M-46-78l-3-20M0-82v-20M46-78l3-20M92-66l7-18M134-40l10-16', '#8f827c', 3.6) +
        line('M-58-28C-84-28-104-16-108 4M58-28C84-28 104-16 108 4', '#8a7a78', 3.4),
    ),
  lighthouse: (_, s) =>
    light(s.glow(0, -218, 110, LAMP, 0.7)) +
    path('M-36 4L-24-196H24L36 4Z', '#f0e6d6') +
    path('M-32-200H32V-190H-32Z', '#4a3550') +
    path('M-20-232H20V-198H-20Z', LAMP) +
    path('M-28-230L0-264L28-230Z', '#c9483f') +
    flat(
      path('M-27.5-140L-29.5-108H29.5L27.5-140ZM-33-48L-34.5-20H34.5L33-48Z', '#d9604c') +
        path('M-10 4V-18A10 10 0 0 1 10-18V4Z', '#4a3550'),
    ),
  telescope: () =>
    stroke('M0-62L-34 2M0-62L34 2M0-62V2', '#7a5440', 6) +
    path('M-62-54L-54-34L70-88L60-112Z', '#5f6f94') +
    flat(path('M44-106L54-82L70-88L60-112Z', '#d9a84f') + circle(65, -100, 5, MOON)),
  window: (_, s) =>
    (s.glass ? '' : light(s.glow(0, -80, 130, LAMP, 0.4))) +
    path('M-58 0V-90A58 58 0 0 1 58-90V0Z', '#8a5f48') +
    flat(
      path('M-46-10V-90A46 46 0 0 1 46-90V-10Z', s.glass ?? LAMP) +
        (s.glass && s.night ? PANE_STARS : '') +
        line('M0-134V-10M-46-66H46', '#8a5f48', 6),
    ),
  spectacles: () =>
    flat(
      group(circle(-28, -20, 19) + circle(28, -20, 19), 'fill="#cfe0f0" fill-opacity=".55" stroke="#d9a84f" stroke-width="5.5"') +
        line('M-9-22Q0-30 9-22M-47-24L-58-34M47-24L58-34', '#d9a84f', 5.5) +
        line('M-36-28l10-6M20-28l10-6', '#ffffff', 4, 'stroke-opacity=".7"'),
    ),
  umbrella: () =>
    path('M-70-92C-64-160 64-160 70-92Q52-104 35-92Q18-104 0-92Q-18-104-35-92Q-52-104-70-92Z', '#d9604c') +
    stroke('M0-96V-8C0 8 22 8 22-6', '#7a5440', 6),
} satisfies Things;
