/** Butterflies, moths, dragonflies and mosquitoes, seen from above. */
import { lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, NIGHT, type Paint, turnedFeatures } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { limbs } from '../parts/limbs.ts';
import { mouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** The six legs, beside the body. */
const LEGS = [
  'M-8-96C-24-92-30-80-28-70',
  'M8-96C24-92 30-80 28-70',
  'M-8-82C-22-74-26-62-24-52',
  'M8-82C22-74 26-62 24-52',
  'M-6-68C-16-58-18-46-16-36',
  'M6-68C16-58 18-46 16-36',
] as const;

export function wings(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? NIGHT;
  const fly = kind.form === 'dragonfly';
  const moth = kind.form === 'moth';
  const side = fly
    ? group(
        path('M10-116C40-160 116-170 132-148C136-126 60-104 10-106Z', paint(c)) +
          path('M10-102C50-106 112-92 116-72C104-58 44-78 10-96Z', paint(kind.accent ?? c)),
        'opacity=".9"',
      ) + flat(line('M22-114C60-130 100-140 122-142', b, 2.4))
    : kind.form === 'mosquito'
      ? group(path('M6-108C30-150 74-176 104-166C104-140 60-104 8-98Z', paint(c)), 'opacity=".8"') +
        flat(line('M14-108C40-132 70-150 96-160', b, 2.4))
      : path(
          moth ? 'M10-92C36-72 70-40 92-46C108-60 96-84 70-96Z' : 'M10-88C34-92 78-74 84-46C86-18 50-8 32-26C18-42 12-66 10-88Z',
          paint(kind.accent ?? b),
        ) +
        path(
          moth
            ? 'M8-104C30-150 94-170 122-152C130-120 100-76 60-74C34-78 18-88 8-104Z'
            : 'M8-104C24-168 88-192 112-164C128-138 108-92 64-84C40-82 18-88 8-104Z',
          paint(c),
        ) +
        flat(
          circle(moth ? 84 : 82, -134, moth ? 15 : 18, b) +
            circle(moth ? 84 : 82, -134, moth ? 7 : 9, k) +
            circle(54, -52, 10, moth ? b : c, moth ? 'opacity="0"' : '') +
            line(moth ? 'M30-100Q70-96 112-120' : 'M24-112Q50-116 62-140', k, 2.4, 'stroke-opacity=".4"'),
        );
  const thin = fly || kind.form === 'mosquito';
  return (
    limbs('leg', LEGS, k, kind.form === 'mosquito' ? 3 : 4) +
    side +
    `<g transform="scale(-1 1) rotate(${face.asymmetric ? 5 : 2} 0 -100)">${side}</g>` +
    (thin
      ? line(fly ? 'M0-100V-8' : 'M0-100V-30', k, fly ? 15 : 17) + flat(line('M-6-62H6M-6-44H6M-6-28H6', lighten(k, 0.4), 3))
      : path(
          symmetric(-120, [
            [14, -120, 16, -80, 13, -50],
            [10, -28, 5, -22, 0, -22],
          ]),
          paint(k),
        ) + (moth ? '' : flat(line('M-11-76Q0-70 11-76M-10-58Q0-52 10-58', lighten(k, 0.3), 3)))) +
    line(
      moth ? 'M-8-158C-14-182-30-190-40-190M8-158C14-182 30-190 40-190' : 'M-8-158C-12-184-24-196-38-198M8-158C12-184 26-194 40-192',
      k,
      moth ? 6 : 3.6,
    ) +
    (moth || thin ? '' : circle(-40, -198, 5.5, b) + circle(42, -192, 5.5, b)) +
    at(
      0,
      -134,
      1,
      circle(0, 0, 33, paint(lighten(k, fly ? 0.25 : 0.3))) +
        turnedFeatures(
          face,
          (kind.form === 'mosquito' ? line('M0 18L0 62', k, 4.6) : '') +
            flat(`<g>${pair(12, -2, 8.4, 9.2, '#fbf0d8')}${eyes(12, -2, 6.6, face, k)}${blush(22, 10, 5)}${mouth(11, 6, face)}</g>`),
        ),
      face.asymmetric ? -6 : 4,
    )
  );
}
