/** Hair and head coverings of all ages, around a head at (0, 0) with a radius of about 45. */
import type { HairStyle } from '@tuckaway/domain';
import { darken, lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { circle, ellipse, line, path, pathData } from '../paper/svg.ts';
import type { PersonColors } from './colors.ts';
import { curls, curlsBack } from './curls.ts';
import { hijab, hood, type Layers, patka, shawl } from './head-cloth.ts';

/** Those of children's looks, and more that characters have. Missing: the hood of the jacket is up. */
export type Hairdo = HairStyle | 'bald' | 'plaits' | 'wild' | 'waves' | 'combed' | 'tuft' | 'shawl';

/** The same on both sides. */
const twice = (make: (side: -1 | 1) => string): string => make(-1) + make(1);
/** A highlight or a shaded line in the hair. */
const strands = (data: string, color: string, width = 2.6, opacity = 0.55): string =>
  flat(line(data, color, width, `opacity="${opacity}"`));

/** A close cap of hair with an even hairline. */
const CAP = 'M-46.5 2C-51-61 51-61 46.5 2C44.5-7 42-14 37-20C13-28-13-28-37-20C-42-14-44.5-7-46.5 2Z';
/** Hair combed to both sides from the middle. */
const PARTED = 'M0-40C-16-34-35-24-46.5 6C-55-62 55-62 46.5 6C35-24 16-34 0-40Z';
/** Hair combed back. */
const SLEEK = 'M-46.5 4C-53-63 53-63 46.5 4C41-18 26-28 0-29C-26-28-41-18-46.5 4Z';

/** The same for all: what is behind the body and what is before the face. */
const DRAWN: Record<Hairdo, (colors: PersonColors) => Layers> = {
  none: ({ skin }) => ({
    behind: '',
    front: flat(ellipse(-14, -32, 12, 6, lighten(skin, 0.5), 'opacity=".45" transform="rotate(-24 -14 -32)"')),
  }),
  cropped: ({ hair }) => ({
    behind: '',
    front: path(CAP, hair) + strands('M-26-36q4-6 10-8M-4-42q5-3 10-2M18-40q6 2 10 7', lighten(hair, 0.35), 2.4, 0.45),
  }),
  short: ({ hair }) => ({
    behind: path('M-50-2C-54-66 54-66 50-2C49 12 46 16 43 16H-43C-46 16-49 12-50-2Z', hair),
    front:
      path(
        'M-47 4C-56-46-34-60-10-56C-2-63 12-62 17-56C42-54 54-36 47 4C45-8 42-15 37-20C28-17 14-19 4-27C-6-19-24-16-35-20C-42-14-45-6-47 4Z',
        hair,
      ) + strands('M-31-30Q-20-44-2-47M10-40Q26-38 34-28', lighten(hair, 0.4)),
  }),
  curly: ({ hair }) => ({
    behind: path(`${curls([0, -6], [53, 48], 13, 150, 390)}Z`, hair),
    front:
      path(`${curls([0, -8], [47, 46], 11, 168, 372)}${pathData`L44 0`}${curlsBack(44, 0, 9)}Z`, hair) +
      strands('M-28-36a7 7 0 1 1 9 8M2-42a7 7 0 1 1 9 8M26-32a6 6 0 1 1 6 8', lighten(hair, 0.4), 2.4, 0.5),
  }),
  bob: ({ hair }) => ({
    behind: path('M-54-4C-59-70 59-70 54-4C56 24 54 40 46 45H-46C-54 40-56 24-54-4Z', hair),
    front:
      path('M-47-4C-52-64 52-64 47-4C45-12 43-17 40-20C14-25-14-25-40-20C-43-17-45-12-47-4Z', hair) +
      twice((side) =>
        path(
          pathData`M${side * 38} ${-30}C${side * 60} ${-20} ${side * 58} 26 ${side * 50} 44C${side * 42} 44 ${side * 42} 10 ${side * 38} ${-30}Z`,
          hair,
        ),
      ) +
      strands('M-22-48Q-26-36-24-26M0-50V-27M22-48Q26-36 24-26', darken(hair, 0.35), 2.2, 0.4) +
      strands('M-34-38Q-18-50 4-50', lighten(hair, 0.4)),
  }),
  long: ({ hair }) => ({
    behind: path('M-53-4C-60-72 60-72 53-4C60 34 62 66 54 92C34 100-34 100-54 92C-62 66-60 34-53-4Z', hair),
    front:
      path(PARTED, hair) +
      twice((side) =>
        path(
          pathData`M${side * 42} ${-14}C${side * 58} ${-6} ${side * 60} 40 ${side * 54} 80C${side * 44} 76 ${side * 45} 20 ${side * 42} ${-14}Z`,
          hair,
        ),
      ) +
      strands('M-8-46Q-32-36-42-8M8-46Q32-36 42-8M-52 20Q-54 48-51 70M52 20Q54 48 51 70', lighten(hair, 0.35)),
  }),
  ponytail: ({ hair, cloth }) => ({
    behind: path('M20-46C44-78 92-50 82 14C80 34 70 48 62 50C66 28 60-2 32-26Z', hair) + strands('M46-46Q74-30 70 24', lighten(hair, 0.35)),
    front:
      path(SLEEK, hair) +
      strands('M-34-24Q-14-46 26-46M-18-26Q4-40 34-38', lighten(hair, 0.35)) +
      ellipse(37, -43, 9, 6, cloth, 'transform="rotate(42 37 -43)"'),
  }),
  bunches: ({ hair, cloth }) => ({
    behind: twice((side) =>
      path(
        pathData`M${side * 40} ${-22}C${side * 72} ${-44} ${side * 88} 4 ${side * 70} 44C${side * 58} 36 ${side * 54} 8 ${side * 38} 0Z`,
        hair,
      ),
    ),
    front:
      path(PARTED, hair) +
      twice((side) => ellipse(side * 46, -18, 6, 9, cloth)) +
      strands('M-6-46Q-28-38-40-18M6-46Q28-38 40-18', lighten(hair, 0.35)),
  }),
  bun: ({ hair, cloth }) => ({
    behind: circle(0, -60, 21, hair) + strands('M-10-66q10-8 20 0M-12-58q12-8 24 0', lighten(hair, 0.35), 2.4),
    front: path(SLEEK, hair) + ellipse(0, -47, 15, 5, cloth) + strands('M-34-20Q-22-38-6-44M34-20Q22-38 6-44', lighten(hair, 0.35)),
  }),
  braids: ({ hair, cloth }) => ({
    behind: path('M-50-2C-55-66 55-66 50-2C50 16 48 22 44 24H-44C-48 22-50 16-50-2Z', hair),
    front:
      path(PARTED, hair) + twice((side) => plait(side, hair, cloth)) + strands('M-6-46Q-28-38-42-10M6-46Q28-38 42-10', lighten(hair, 0.35)),
  }),
  cornrows: ({ hair, cloth, skin }) => ({
    behind: twice((side) => [0, 1, 2].map((i) => thinBraid(side, i, hair, cloth)).join('')),
    front:
      path(CAP, hair) +
      flat(line('M-22-38Q-28-30-29-22M-8-42Q-11-34-11-26M8-42Q11-34 11-26M22-38Q28-30 29-22', skin, 2.2, 'opacity=".75"')),
  }),
  puffs: ({ hair, cloth }) => ({
    behind: twice((side) => path(`${curls([side * 45, -44], [24, 23], 9, 0, 360)}Z`, hair)),
    front:
      path(PARTED, hair) +
      twice((side) => ellipse(side * 31, -37, 7, 5, cloth, `transform="rotate(${side * 45} ${side * 31} -37)"`)) +
      strands('M-5-46Q-24-40-38-20M5-46Q24-40 38-20', lighten(hair, 0.3), 2.2, 0.45),
  }),
  afro: ({ hair }) => ({
    behind:
      path(`${curls([0, -18], [66, 60], 17, 128, 412)}Z`, hair) +
      strands('M-46-40a8 8 0 1 1 10 9M-16-62a8 8 0 1 1 10 9M22-60a8 8 0 1 1 10 9M46-34a8 8 0 1 1 8 10', lighten(hair, 0.3), 2.6, 0.45),
    front: path(`${curls([0, -12], [48, 44], 11, 172, 368)}${pathData`L43-4`}${curlsBack(43, -4, 9)}Z`, hair),
  }),
  locs: ({ hair, cloth }) => ({
    behind: path('M-52-2C-58-70 58-70 52-2L48 16H-48Z', hair) + twice((side) => [0, 1, 2, 3].map((i) => backLoc(side, i, hair)).join('')),
    front:
      path(CAP, hair) +
      twice((side) => [0, 1, 2].map((i) => sideLoc(side, i, hair)).join('') + ellipse(side * 52, 22, 6, 3.4, cloth)) +
      strands('M-14-50Q-26-42-30-26M-2-51Q-8-42-8-29M10-50Q16-42 15-28M22-47Q34-40 37-22', lighten(hair, 0.3), 2.2, 0.5),
  }),
  hijab,
  patka,
  shawl,
  bald: ({ hair, skin }) => ({
    behind: twice((side) => path(pathData`M${side * 34} -16C${side * 60} -22 ${side * 60} 20 ${side * 40} 22Z`, hair)),
    front:
      twice((side) =>
        path(
          pathData`M${side * 47} 6C${side * 50} -8 ${side * 47} -20 ${side * 40} -26C${side * 41} -16 ${side * 42} -6 ${side * 43} 2Z`,
          hair,
        ),
      ) + flat(ellipse(-14, -32, 12, 6, lighten(skin, 0.5), 'opacity=".45" transform="rotate(-24 -14 -32)"')),
  }),
  plaits: ({ hair, cloth }) => ({
    behind: path('M-50-2C-55-66 55-66 50-2C50 16 48 22 44 24H-44C-48 22-50 16-50-2Z', hair) + twice((side) => plait(side, hair, cloth)),
    front: path(PARTED, hair) + strands('M-6-46Q-28-38-42-10M6-46Q28-38 42-10', lighten(hair, 0.35)),
  }),
  wild: ({ hair }) => ({
    behind: path(
      'M-48 14L-66 10L-56-4L-74-18L-58-26L-66-46L-46-44L-44-66L-26-56L-12-76L2-58L20-72L28-54L48-60L50-40L68-36L58-22L74-10L57-2L66 12L48 14Z',
      hair,
    ),
    front:
      path('M-46.5 2C-51-61 51-61 46.5 2L38-22L29-13L20-28L10-17L-2-30L-12-17L-23-27L-30-13L-39-21Z', hair) +
      strands('M-40-40Q-34-48-24-50M14-50Q28-48 36-38', lighten(hair, 0.4)),
  }),
  waves: ({ hair }) => ({
    behind: path('M-52-4C-60-72 60-72 52-4C62 8 52 20 58 32C48 40 40 34 34 40H-34C-40 34-48 40-58 32C-52 20-62 8-52-4Z', hair),
    front:
      path('M-47 6C-58-62 58-64 47 6C45-6 44-12 40-18C34-14 28-20 22-26C14-20 6-28-2-32C-14-26-24-18-32-14C-38-8-44-4-47 6Z', hair) +
      strands('M-38-26Q-24-34-6-44M6-42Q22-38 38-26M-52 14q-4 8 0 14M52 14q4 8 0 14', lighten(hair, 0.4)),
  }),
  combed: ({ hair }) => ({
    behind: path('M-49-2C-53-64 53-64 49-2C48 8 46 12 43 12H-43C-46 12-48 8-49-2Z', hair),
    front:
      path('M-47 4C-53-56-24-62 4-56C36-58 54-34 47 4C45-8 43-18 38-25C24-22-4-22-22-34C-30-30-36-24-40-18C-44-12-46-5-47 4Z', hair) +
      strands('M-20-38Q4-28 36-31M-24-46Q2-38 30-42', lighten(hair, 0.4), 2.4),
  }),
  tuft: ({ hair }) => ({
    behind: '',
    front:
      path('M-14-43C-12-52-4-56 2-64C4-58 2-54 0-52C8-54 14-60 20-60C18-52 14-46 10-42Q-2-48-14-43Z', hair) +
      strands('M-28-37q6-4 12-5M14-41q8 2 13 5', hair, 3, 0.7),
  }),
};

const solid = 'stroke-opacity="1"';

function backLoc(side: -1 | 1, i: number, hair: string): string {
  const data = pathData`M${side * (30 + i * 6)} -10Q${side * (46 + i * 5)} 20 ${side * (32 + i * 10)} ${68 - i * 8}`;
  return line(data, i % 2 ? darken(hair, 0.2) : hair, 9, solid);
}

function sideLoc(side: -1 | 1, i: number, hair: string): string {
  const data = pathData`M${side * (8 + i * 13)} ${i * 8 - 46}Q${side * (40 + i * 12)} ${i * 10 - 40} ${side * (43 + i * 9)} ${26 + i * 7}`;
  return line(data, i === 1 ? lighten(hair, 0.12) : hair, 9, solid);
}

/** A thin braid at the neck, with a bead. */
function thinBraid(side: -1 | 1, i: number, hair: string, bead: string): string {
  const [x, y] = [side * (51 - i * 11), 62 - i * 3];
  const data = pathData`M${side * (44 - i * 6)} 14Q${side * (54 - i * 8)} 36 ${x} ${y}`;
  return line(data, i % 2 ? darken(hair, 0.22) : hair, 7.5, solid) + circle(x, y, 4.6, bead);
}

function plait(side: -1 | 1, hair: string, band: string): string {
  const knots = [0, 1, 2, 3, 4].map((i) =>
    ellipse(
      side * (50 + Math.sin(i) * 2),
      18 + i * 13,
      9.5 - i * 0.6,
      8.6,
      hair,
      `transform="rotate(${side * -24} ${side * 50} ${18 + i * 13})"`,
    ),
  );
  return (
    knots.join('') +
    path(pathData`M${side * 46} 78L${side * 42} 92Q${side * 51} 96 ${side * 57} 91L${side * 54} 78Z`, hair) +
    ellipse(side * 50, 78, 7, 4, band)
  );
}

/** @param style without one, the hood is up. */
export function hairOf(style: Hairdo | undefined, colors: PersonColors): Layers {
  return (style === undefined ? hood : DRAWN[style])(colors);
}

/** How far a style rises above the top of the head, and how far it extends to each side of the head's middle. */
export const HAIR_ROOM: Partial<Record<Hairdo, { rise: number; side: number }>> = {
  afro: { rise: 38, side: 72 },
  bun: { rise: 38, side: 56 },
  patka: { rise: 30, side: 56 },
  puffs: { rise: 28, side: 72 },
  bunches: { rise: 12, side: 82 },
  ponytail: { rise: 22, side: 84 },
  wild: { rise: 34, side: 76 },
  tuft: { rise: 22, side: 48 },
};
