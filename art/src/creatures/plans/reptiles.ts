/** Turtles, snakes, crocodiles and lizards. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { closesEyes, type Face, isDark, NIGHT, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { limb, limbs } from '../parts/limbs.ts';
import { plainFace, sideMouth } from '../parts/mouths.ts';
import { BOWED_NECK } from '../poses/resting.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** Four legs, or the four flippers of a sea turtle. */
function legsOf(kind: Kind, paint: Paint): string {
  const { color: c } = kind;
  const far = paint(darken(c, 0.25));
  if (kind.form === 'sea')
    return (
      limb('leg', path('M30-40C58-34 92 4 120 28C88 30 40 12 14-14Z', far)) +
      limb('leg', path('M-44-24C-60-10-82 4-104 4C-96-12-76-26-60-36Z', far)) +
      limb('leg', path('M10-30C14 0-4 34-44 46C-52 28-36-8-16-30Z', paint(c))) +
      limb('leg', path('M-74-24C-90-12-112-2-130-8C-124-24-104-36-86-36Z', paint(c)))
    );
  const leg = (x: number, fill: string): string =>
    limb('leg', path(`M${x - 16}-28C${x - 22}-10 ${x - 20} 2 ${x - 8} 3C${x + 8} 4 ${x + 14}-6 ${x + 14}-26Z`, fill));
  return leg(-34, far) + leg(8, far) + leg(-62, paint(c)) + leg(36, paint(c));
}

export function turtle(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const x = kind.accent ?? '#b9824f';
  const bowed = face.lies && kind.form !== 'sea' ? BOWED_NECK : 0;
  return (
    path('M-96-30C-118-28-126-14-130-6C-112-2-100-10-88-14Z', paint(c)) +
    legsOf(kind, paint) +
    path(pathData`M40-54C70-50 74${-74 + bowed} 78${-100 + bowed}L112${-90 + bowed}C116${-50 + bowed / 2} 90-18 40-18Z`, paint(c)) +
    path(
      kind.form === 'tortoise'
        ? 'M-98-24C-106-104-60-152-16-152C38-152 68-104 62-24Q-18-4-98-24Z'
        : 'M-98-24C-102-90-58-132-14-132C34-132 64-90 62-24Q-18-4-98-24Z',
      paint(x),
    ) +
    flat(
      path('M-98-28Q-18-6 62-28Q64-14 56-12Q-18 4-92-12Q-100-14-98-28Z', kind.light ?? c) +
        group(
          '<path d="M-36-112L-6-116L10-92L-12-74L-42-84ZM24-106Q44-90 50-66L28-62L18-86ZM-52-104L-50-80L-74-62L-90-64Q-84-88-52-104ZM-40-74L-14-64L-16-36L-44-34L-66-54ZM-2-64L20-76L30-54L44-56L52-34L4-34Z"/>',
          `fill="${lighten(x, 0.22)}"`,
        ),
    ) +
    path(
      symmetric(-40, [
        [28, -40, 44, -22, 44, 2],
        [44, 28, 24, 36, 0, 36],
      ]),
      paint(c),
      `transform="translate(92 ${-112 + bowed}) rotate(5)"`,
    ) +
    at(94, -114 + bowed, 1, plainFace(face, kind.dark ?? c, 19, 7.6), 5)
  );
}

export function snake(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const coil = (rx: number, y: number): string =>
    path(pathData`M${-rx} ${y}C${-rx} ${y - 34} ${rx} ${y - 34} ${rx} ${y}C${rx} ${y + 26} ${-rx} ${y + 26} ${-rx} ${y}Z`, paint(c)) +
    flat(
      group(
        [-0.6, -0.2, 0.2, 0.6]
          .map((t) =>
            path(pathData`M${rx * t - 9} ${y + 6}L${rx * t} ${y - 2 + Math.abs(t) * -3}L${rx * t + 9} ${y + 6}L${rx * t} ${y + 14}Z`),
          )
          .join(''),
        `fill="${kind.light ?? k}" opacity=".8"`,
      ),
    );
  return (
    line('M70-10C104-2 122-14 132-30', c, 13) +
    (kind.form === 'rattle'
      ? group([0, 1, 2, 3].map((i) => circle(130 + i * 3, -36 - i * 11, 8 - i)).join(''), `fill="${paint('#e3c88f')}"`)
      : '') +
    coil(92, -20) +
    coil(72, -46) +
    coil(50, -72) +
    (kind.form === 'cobra'
      ? path('M-14-78C-70-96-72-160-40-196C-16-212 24-212 48-196C80-160 78-96 22-78Z', paint(c)) +
        flat(
          path('M-18-92C-44-108-46-150-28-172Q4-152 36-172C54-150 52-108 26-92Z', kind.light ?? c) +
            line('M-26-116H34M-24-102H32', k, 4, 'stroke-opacity=".5"'),
        )
      : line('M0-84C-34-108-30-140 0-156', c, 32)) +
    (face.mood === 'silly' || face.mood === 'funny' ? line('M4-138V-112M4-112l-7 8M4-112l7 8', kind.accent ?? '#e2574a', 3.6) : '') +
    at(
      4,
      -166,
      1,
      path(
        symmetric(-38, [
          [28, -38, 46, -20, 48, 2],
          [46, 26, 24, 34, 0, 34],
        ]),
        paint(c),
      ) + plainFace(face, k, 22, 8),
      face.asymmetric ? -6 : 5,
    )
  );
}

/** Spots of a gecko, patches of a salamander, folds of a komodo dragon. */
function skin(kind: Kind): string {
  const k = kind.dark ?? darken(kind.color, 0.3);
  const dots = [
    [-58, -50],
    [-38, -60],
    [-18, -52],
    [2, -62],
    [20, -52],
    [-50, -34],
    [-8, -38],
    [14, -36],
  ];
  if (kind.mark === 'spots') return group(dots.map(([x = 0, y = 0]) => circle(x, y, 4.6)).join(''), `fill="${kind.accent ?? k}"`);
  if (kind.mark === 'patches')
    return group(
      ellipse(-54, -46, 13, 9) + ellipse(-22, -60, 14, 8) + ellipse(14, -54, 13, 9) + ellipse(-4, -34, 10, 7),
      `fill="${kind.accent ?? k}"`,
    );
  if (kind.form === 'komodo')
    return line('M-60-60q6 10 2 20M-40-66q6 12 2 24M-18-68q6 12 2 24M4-66q6 12 2 24M24-62q6 10 2 20', k, 3.4, 'stroke-opacity=".6"');
  return '';
}

export function crocodile(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const komodo = kind.form === 'komodo';
  const lizard = kind.form === 'lizard' || kind.form === 'iguana' || komodo;
  const plates = lizard ? '' : path('M-96-46l10-18 12 14 10-20 14 14 12-20 14 16 14-18 12 18 12-14 8 18Z', paint(k));
  return (
    (lizard
      ? komodo || kind.form === 'iguana'
        ? path('M-60-62C-110-58-140-30-172-10C-140 2-100 0-60-12Z', paint(c)) +
          (komodo ? '' : flat(line('M-84-52L-88-10M-104-46L-110-8M-124-36L-130-8', k, 8)))
        : line('M-60-24C-112-20-146-34-150-62C-150-84-128-86-126-70', c, 17)
      : path('M-60-64C-104-56-132-36-164-44C-152-14-108-4-60-8Z', paint(c))) +
    limbs('leg', ['M-56-22C-60-10-62-4-68 1', 'M26-20C22-8 22-2 18 2'], k, 15) +
    plates +
    path('M-84-40C-80-76-20-80 34-70C56-66 60-24 36-12C-10-2-80-4-84-40Z', paint(c)) +
    flat(path('M-70-18C-30-28 10-24 46-26C40-8-40-2-70-18Z', b) + skin(kind)) +
    (kind.form === 'iguana'
      ? path('M-74-56l2-22 10 16 2-26 11 20 3-28 12 22 4-28 11 24 6-26 10 24 8-20 6 26Z', paint(kind.accent ?? k))
      : '') +
    limbs('leg', ['M-34-14C-38-4-38 0-42 2', 'M44-16C46-6 46-2 44 2'], c, 16) +
    (lizard
      ? at(
          62,
          -78,
          1,
          path(
            symmetric(-36, [
              [28, -36, 46, -18, 48, 4],
              [44, 26, 22, 32, 0, 32],
            ]),
            paint(c),
          ) +
            (kind.form === 'iguana' ? path('M-20 26Q0 62 24 28Q2 36-20 26Z', paint(kind.accent ?? k)) : '') +
            flat(
              kind.eyes ? pair(23, 0, 12, 12.6, '#fbf0b0') : isDark(c) && !closesEyes(face.mood) ? pair(23, 0, 10, 10.6, '#f6e3b4') : '',
            ) +
            plainFace(face, k, 23, 8 * Math.sqrt(kind.eyes ?? 1)) +
            (komodo ? flat(line('M0 30V46M0 46l-7 8M0 46l7 8', '#e2574a', 3.6)) : ''),
          4,
        )
      : path('M16-58C10-90 40-104 62-96C72-90 72-84 90-80C122-76 150-66 150-48C150-30 120-24 80-26C44-26 22-36 16-58Z', paint(c)) +
        flat(
          path('M54-42C90-46 126-44 149-44C146-30 116-24 80-26C58-26 40-30 30-38Z', b) +
            (face.mood === 'worried' || face.mood === 'sulky'
              ? line('M52-38Q100-54 148-44', NIGHT, 3)
              : line('M52-44Q100-36 148-48', NIGHT, 2.8)) +
            (face.mood === 'funny' || face.mood === 'silly' || face.mood === 'surprised' || face.mood === 'yawning'
              ? sideMouth(98, -44, 34, { ...face, mood: 'funny' })
              : '') +
            path('M84-42l5 9 5-9ZM104-42l5 8 5-8ZM124-44l4 8 5-8Z', '#fbf4e6') +
            circle(138, -64, 3.2, darken(k, 0.4)) +
            ellipse(62, -58, 10, 6, '#f08a5b', 'opacity=".4"'),
        ) +
        circle(54, -92, 18, paint(c)) +
        flat(circle(55, -92, 12, '#fbf4e6') + at(57, -92, 1, sideEye(8, face, k))))
  );
}
