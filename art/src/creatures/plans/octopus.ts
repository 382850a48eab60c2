/** Octopus, squid and cuttlefish, their arms on the ground at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint, turnedFeatures } from '../face.ts';
import type { Kind } from '../kind.ts';
import { limbs } from '../parts/limbs.ts';
import { mouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** The eight arms, four behind the hood and four before it. */
const ARMS = [
  'M-30-50C-50-20-78-18-104-44',
  'M30-50C50-20 78-18 104-48',
  'M-16-46C-24-12-44 2-68 4',
  'M16-46C24-12 44 2 70 2',
  'M-38-60C-66-44-92-56-92-82',
  'M38-60C66-44 94-52 100-80',
  'M-8-44C-12-16-22-4-36 6',
  'M9-44C12-18 22-6 38 4',
] as const;
const SHORT_ARMS = [
  'M-34-50C-42-30-50-22-62-20',
  'M34-50C42-30 50-22 62-20',
  'M-22-46C-28-22-34-12-44-8',
  'M22-46C28-22 34-12 44-8',
  'M-14-44C-18-22-22-12-26 0',
  'M14-44C18-22 22-12 26 0',
  'M-5-44C-6-22-8-8-8 2',
  'M5-44C6-22 8-8 8 2',
] as const;
/** The two long ones of a squid. */
const TENTACLES = ['M-20-50C-50-4-86 8-118-12', 'M20-50C50-4 86 8 118-14'] as const;
const FIN = 'M30-192C64-176 78-140 74-100C70-74 60-60 44-54C56-96 52-150 30-192Z';

export function octopus(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const squid = kind.form === 'squid';
  const cuttle = kind.form === 'cuttlefish';
  const arms = (list: readonly string[], color: string): string => limbs('arm', list, color, cuttle ? 12 : 19);
  const own = cuttle ? SHORT_ARMS : ARMS;
  const back = arms(own.slice(0, 4), k);
  const front = arms(
    own.slice(4).filter((_, nth) => !face.busy?.[nth]),
    c,
  );
  const tentacles = squid || cuttle ? limbs('tentacle', TENTACLES, k, 8) : '';
  const suckers = group(
    [
      [-60, -17],
      [-72, -11],
      [60, -11],
      [72, -11],
      [-18, -8],
      [20, -10],
      [82, -56],
      [-84, -58],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 3.6))
      .join(''),
    `fill="${b}" stroke="none"`,
  );
  const hood = cuttle
    ? symmetric(-196, [
        [30, -196, 54, -150, 52, -100],
        [50, -70, 44, -44, 0, -40],
      ])
    : squid
      ? 'M0-206C22-186 40-160 42-128C70-130 76-116 64-104C58-96 50-92 44-86C42-56 26-38 0-38C-26-38-42-56-44-86C-50-92-58-96-64-104C-76-116-70-130-42-128C-40-160-22-186 0-206Z'
      : symmetric(-186, [
          [50, -186, 74, -150, 68, -112],
          [62, -84, 56, -76, 54, -60],
          [48, -38, 20, -36, 0, -36],
        ]);
  return (
    tentacles +
    back +
    front +
    (cuttle ? path(FIN, paint(lighten(c, 0.22))) + at(0, 0, 1, path(FIN, paint(lighten(c, 0.22))), 0, true) : suckers) +
    path(hood, paint(c)) +
    flat(
      (cuttle
        ? line('M-30-160q14-10 26 0t26 0M-36-138q16-10 34 0t34 0', k, 4, 'stroke-opacity=".6"')
        : squid
          ? ''
          : circle(-34, -150, 8, b, 'opacity=".6"') + circle(-18, -166, 5, b, 'opacity=".6"') + circle(38, -156, 6, b, 'opacity=".6"')) +
        at(0, -92, 1, turnedFeatures(face, blush(36, 16) + eyes(22, 0, 9, face, k) + mouth(18, 8, face))),
    )
  );
}
