/** Low, long and small creatures, and those with thin wings. Feet at (0, 0). */
import { darken, lighten } from '../color.ts';
import { symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../svg.ts';
import { sideEye } from './birds.ts';
import type { DrawPlan } from './cast.ts';
import { pair } from './ears.ts';
import { blush, eyes, type Face, mouth, NIGHT, type Paint } from './face.ts';
import type { Kind, Plan } from './kind.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;
/** The face that most of these share, centered at (0, 0). */
const plainFace = (face: Face, lid: string, dx = 20, r = 8): string =>
  flat(blush(dx + 14, 14) + eyes(dx, 0, r, face, lid) + mouth(15, 8, face));

export function turtle(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const x = kind.accent ?? '#b9824f';
  return (
    path('M-96-30C-118-28-126-14-130-6C-112-2-100-10-88-14Z', paint(c)) +
    path('M-70-26C-78-10-78 2-66 3C-52 4-44-6-42-22ZM20-26C14-10 16 2 28 3C42 4 50-6 50-22Z', paint(c)) +
    path('M40-54C70-50 74-74 78-100L112-90C116-50 90-18 40-18Z', paint(c)) +
    path('M-98-24C-102-90-58-132-14-132C34-132 64-90 62-24Q-18-4-98-24Z', paint(x)) +
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
      'transform="translate(92 -112) rotate(5)"',
    ) +
    at(94, -114, 1, plainFace(face, kind.dark ?? c, 19, 7.6), 5)
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
    coil(92, -20) +
    coil(72, -46) +
    coil(50, -72) +
    line('M0-84C-34-108-30-140 0-156', c, 32) +
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

export function caterpillar(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const worm = kind.form === 'worm';
  if (worm)
    return (
      line('M-106-10C-80-10-76-54-44-54C-10-54-14-14 14-16C44-18 34-70 40-96', c, 36) +
      flat(line('M-62-60l-8 30M-28-70l4 34M6-34l10 34M30-34l28 10', k, 4, 'stroke-opacity=".5"')) +
      at(
        42,
        -112,
        1,
        path(
          symmetric(-40, [
            [28, -40, 42, -22, 42, 2],
            [42, 28, 24, 38, 0, 38],
          ]),
          paint(c),
        ) + plainFace(face, k, 18, 7.6),
        4,
      )
    );
  let out = '';
  const balls: [number, number, number][] = [
    [-108, -24, 24],
    [-74, -36, 28],
    [-36, -46, 30],
    [4, -38, 31],
  ];
  for (const [x, y, r] of balls)
    out +=
      line(pathData`M${x - 8} ${y + r - 4}V0M${x + 8} ${y + r - 4}V0`, k, 7) +
      circle(x, y, r, paint(x === -74 || x === 4 ? (kind.light ?? c) : c));
  return (
    out +
    line('M34-118C28-138 22-146 12-152M64-118C70-138 78-146 90-148', k, 4.5) +
    circle(11, -154, 7, kind.accent ?? k) +
    circle(92, -149, 7, kind.accent ?? k) +
    at(50, -80, 1, circle(0, 0, 46, paint(c)) + plainFace(face, k), face.asymmetric ? -6 : 4)
  );
}

/** A snail; in another form, a chameleon with a curled tail. */
export function snail(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? '#d97f5b';
  if (kind.form === 'chameleon') {
    return (
      line('M-150 4H150', '#8a5f4a', 11) +
      line('M-62-40C-112-40-124-4-98 6C-78 10-72-14-90-14', c, 14) +
      path('M-78-30C-70-84-20-104 20-96C60-88 64-40 40-22C0-8-50-8-78-30Z', paint(c)) +
      flat(line('M-40-84q10 24 0 52M-10-94q10 30 0 64M20-94q8 30 0 62', k, 6, 'stroke-opacity=".7"')) +
      line('M-42-24V0M-50 2h16M22-24V0M14 2h16', k, 11) +
      path('M10-104C8-142 44-164 62-170C66-148 108-130 112-96C108-72 60-60 28-72C14-80 8-90 10-104Z', paint(c)) +
      flat(
        line('M64-82Q88-74 110-92', NIGHT, 2.6) +
          circle(70, -112, 19, kind.light ?? c) +
          at(72, -112, 1, sideEye(9, face, k)) +
          ellipse(56, -86, 8, 5, '#f08a5b', 'opacity=".5"'),
      )
    );
  }
  return (
    path('M-128 2C-110-12-90-14-60-16L34-24C44-50 44-74 56-96L100-84C104-40 90 2 50 2Z', paint(c)) +
    circle(-22, -72, 60, paint(x)) +
    flat(
      `<path d="M-22-72m-44 6a44 44 0 1 1 82 18a34 34 0 0 1-64-14a26 26 0 0 1 48-12a18 18 0 0 1-30 12" fill="none" stroke="${lighten(x, 0.38)}" stroke-width="8" stroke-linecap="round"/>`,
    ) +
    line('M62-126C58-146 54-154 48-162M94-128C100-146 106-152 114-158', c, 8) +
    circle(47, -165, 8, paint(k)) +
    circle(116, -161, 8, paint(k)) +
    at(
      78,
      -98,
      1,
      path(
        symmetric(-38, [
          [26, -38, 40, -22, 40, 0],
          [40, 26, 24, 34, 0, 34],
        ]),
        paint(c),
      ) + plainFace(face, k, 17, 7.4),
      face.asymmetric ? -5 : 4,
    )
  );
}

export function crocodile(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const lizard = kind.form === 'lizard';
  const plates = lizard ? '' : path('M-96-46l10-18 12 14 10-20 14 14 12-20 14 16 14-18 12 18 12-14 8 18Z', paint(k));
  return (
    (lizard
      ? line('M-60-24C-112-20-146-34-150-62C-150-84-128-86-126-70', c, 17)
      : path('M-60-64C-104-56-132-36-164-44C-152-14-108-4-60-8Z', paint(c))) +
    line('M-52-22C-58-10-60-4-66 1M-46-20C-44-8-44-2-44 2', k, 15) +
    line('M26-20C22-8 22-2 18 2', k, 15) +
    plates +
    path('M-84-40C-80-76-20-80 34-70C56-66 60-24 36-12C-10-2-80-4-84-40Z', paint(c)) +
    flat(path('M-70-18C-30-28 10-24 46-26C40-8-40-2-70-18Z', b)) +
    line('M-34-14C-38-4-38 0-42 2M44-16C46-6 46-2 44 2', c, 16) +
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
          ) + plainFace(face, k, 23, 8),
          4,
        )
      : path('M16-58C10-90 40-104 62-96C72-90 72-84 90-80C122-76 150-66 150-48C150-30 120-24 80-26C44-26 22-36 16-58Z', paint(c)) +
        flat(
          path('M54-42C90-46 126-44 149-44C146-30 116-24 80-26C58-26 40-30 30-38Z', b) +
            line('M52-44Q100-36 148-48', NIGHT, 2.6) +
            path('M84-42l5 9 5-9ZM104-42l5 8 5-8ZM124-44l4 8 5-8Z', '#fbf4e6') +
            circle(138, -64, 3.2, darken(k, 0.4)) +
            ellipse(62, -58, 10, 6, '#f08a5b', 'opacity=".4"'),
        ) +
        circle(54, -92, 18, paint(c)) +
        flat(circle(55, -92, 12, '#fbf4e6') + at(57, -92, 1, sideEye(8, face, k))))
  );
}

/** Frogs, and the axolotl with its feathery gills. */
export function frog(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const axo = kind.form === 'axolotl';
  const gill = group(
    path(
      'M50-118C70-144 92-148 104-142C96-132 84-122 62-108ZM56-106C80-118 104-114 112-104C100-98 82-94 62-96ZM56-92C78-90 92-78 96-66C82-68 68-76 56-82Z',
    ),
    `fill="${paint(k)}"`,
  );
  return (
    (axo ? `${path('M24-14C66 6 104-8 118-40C92-34 66-40 40-50Z', paint(c)) + gill}<g transform="scale(-1 1)">${gill}</g>` : '') +
    path('M-40-58C-84-62-98-18-84-2C-66 6-40 2-30-8ZM40-58C84-62 98-18 84-2C66 6 40 2 30-8Z', paint(axo ? c : darken(c, 0.08))) +
    path(
      symmetric(-92, [
        [38, -92, 52, -58, 48, -30],
        [44, 0, 22, 2, 0, 2],
      ]),
      paint(c),
    ) +
    flat(
      path(
        symmetric(-78, [
          [26, -78, 34, -52, 32, -30],
          [28, -8, 14, -6, 0, -6],
        ]),
        b,
      ),
    ) +
    line('M-22-40C-26-18-24-8-30 0M22-40C26-18 24-8 30 0', c, 13) +
    pair(32, 0, 14, 5.5, paint(c)) +
    pair(74, 0, 18, 6, paint(darken(c, 0.08))) +
    (axo ? '' : circle(-33, -144, 21, paint(c)) + circle(33, -144, 21, paint(c))) +
    at(
      0,
      -106,
      1,
      path(
        symmetric(axo ? -46 : -40, [
          [36, axo ? -46 : -40, 64, -22, 66, 4],
          [64, 32, 32, 38, 0, 38],
        ]),
        paint(c),
      ) +
        flat(
          axo
            ? blush(42, 12) + eyes(34, -4, 7.4, face, k) + mouth(10, 12, face)
            : pair(33, -38, 13, 13, '#fbf4e6') +
                at(0, -38, 1, eyes(33, 0, 9, face, k)) +
                blush(42, 6) +
                pair(5, -8, 2, 2.6, k) +
                (face.mood === 'funny'
                  ? mouth(6, 22, face)
                  : line('M-34 2Q0 24 34 2', NIGHT, 3) + (face.mood === 'silly' ? path('M4 13h16v12a8 8 0 0 1-16 0Z', '#ee8a80') : '')),
        ),
      face.asymmetric ? -3 : 3,
    )
  );
}

/** Butterflies, moths and dragonflies. */
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
  return (
    side +
    `<g transform="scale(-1 1) rotate(${face.asymmetric ? 5 : 2} 0 -100)">${side}</g>` +
    (fly
      ? line('M0-100V-8', k, 15) + flat(line('M-6-62H6M-6-44H6M-6-28H6', lighten(k, 0.4), 3))
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
    (moth || fly ? '' : circle(-40, -198, 5.5, b) + circle(42, -192, 5.5, b)) +
    at(
      0,
      -134,
      1,
      circle(0, 0, 33, paint(lighten(k, fly ? 0.25 : 0.3))) +
        flat(`<g>${pair(12, -2, 8.4, 9.2, '#fbf0d8')}${eyes(12, -2, 6.6, face, k)}${blush(22, 10, 5)}${mouth(11, 6, face)}</g>`),
      face.asymmetric ? -6 : 4,
    )
  );
}

/** Bees, ladybirds, fireflies, ants: round, with a large head. */
export function beetle(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? NIGHT;
  const legs = line('M-40-18L-50 0M-10-14V2M22-16L26 0', k, 6);
  const feelers = (x: string): string =>
    line('M-10-38C-14-60-24-68-34-70M12-38C16-58 26-66 38-64', k, 4) + circle(-36, -71, 5.5, x) + circle(40, -64, 5.5, x);
  const face2 = (fill: string, x: string): string =>
    at(
      54,
      -74,
      1,
      feelers(x) +
        circle(0, 0, 42, paint(fill)) +
        flat(
          (kind.form === 'ladybug' ? pair(17, 0, 11, 12, '#fbf0d8') : '') +
            blush(30, 14, 7) +
            eyes(17, 0, 7.6, face, darken(fill, 0.2)) +
            mouth(14, 8, face),
        ),
      face.asymmetric ? -6 : 4,
    );
  switch (kind.form) {
    case 'bee':
      return (
        group(
          path('M-16-104C-60-120-70-172-42-178C-14-178-2-136-4-106Z', paint(kind.accent ?? b)) +
            path('M0-104C-6-150 24-176 42-164C56-146 30-114 8-102Z', paint(kind.accent ?? b)),
          'opacity=".9"',
        ) +
        legs +
        path('M-92-56L-112-50L-90-40Z', k) +
        path('M-96-54C-92-104-44-118 4-112C42-106 50-44 20-24C-30-4-92-8-96-54Z', paint(c)) +
        flat(path('M-62-100C-72-72-70-36-58-15L-38-12C-50-40-52-80-42-108ZM-18-113C-28-80-26-40-14-14L6-19C-6-48-6-82 2-112Z', k)) +
        face2(c, k)
      );
    case 'firefly':
      return (
        group(path('M-20-96C-70-116-92-152-66-164C-34-164-12-124-8-98Z', paint(kind.accent ?? b)), 'opacity=".85"') +
        legs +
        circle(-78, -50, 56, b, 'opacity=".22" stroke="none"') +
        path('M-60-90C-112-94-122-26-70-16C-54-14-46-50-60-90Z', paint(b)) +
        path('M-66-92C-30-116 26-112 34-70C36-34-20-8-68-18C-56-38-54-66-66-92Z', paint(c)) +
        flat(line('M-34-104Q-22-62-38-14', k, 4)) +
        face2(lighten(c, 0.14), b)
      );
    case 'ant':
      return (
        line('M-70-24L-86 0M-40-26L-44 0M-18-30L-12 0M4-36L22 0', k, 6) +
        ellipse(-74, -44, 44, 34, paint(c)) +
        ellipse(-14, -48, 28, 24, paint(darken(c, 0.1))) +
        face2(c, k)
      );
    default:
      return (
        legs +
        path('M-100-22C-104-92-50-124-4-122C42-120 62-80 56-22Q-20-6-100-22Z', paint(c)) +
        flat(
          line('M4-122C-18-90-26-50-24-14', k, 4.5) +
            group(
              circle(-56, -84, 12) + circle(-66, -44, 11) + circle(-34, -52, 8) + circle(20, -92, 11) + circle(4, -52, 10),
              `fill="${k}"`,
            ),
        ) +
        face2(k, k)
      );
  }
}

export function spider(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const leg = 'M34-88C64-120 88-100 94-66M38-76C72-92 96-62 98-30M38-64C66-66 84-36 84-2M30-54C48-44 56-22 54 2';
  return (
    line('M0-900V-120', '#e8dcf0', 1.6, 'stroke-opacity=".5"') +
    line(leg, k, 8) +
    `<g transform="scale(-1 1)">${line(leg, k, 8)}</g>` +
    circle(0, -78, 54, paint(c)) +
    flat(
      path('M-10-128Q0-116 10-128L6-110Q0-104-6-110Z', kind.light ?? k) +
        pair(19, -84, 13, 14, '#fbf4e6') +
        at(0, -84, 1, eyes(19, 0, 9, face, k)) +
        circle(-38, -104, 5, '#fbf4e6') +
        circle(38, -104, 5, '#fbf4e6') +
        at(0, -62, 1, blush(36, 4) + mouth(4, 10, face)),
    )
  );
}

export function bat(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const w = path('M30-90C66-140 116-142 140-116C134-104 138-92 132-80C118-84 108-74 104-62C90-70 78-62 74-48C60-56 44-56 32-44Z', paint(k));
  const ear =
    path('M12-138C22-158 38-176 54-186C58-162 54-138 44-122Z', paint(c)) +
    flat(path('M26-142C32-154 40-164 48-170C50-154 48-140 42-130Z', kind.accent ?? c));
  return (
    w +
    `<g transform="scale(-1 1) rotate(${face.asymmetric ? 8 : 0} 30 -90)">${w}</g>` +
    line('M-14-16V0M14-16V0', k, 7) +
    path(
      symmetric(-92, [
        [34, -92, 46, -66, 42, -40],
        [36, -10, 18, -8, 0, -8],
      ]),
      paint(c),
    ) +
    flat(ellipse(0, -44, 22, 28, kind.light ?? c)) +
    ear +
    `<g transform="scale(-1 1)">${ear}</g>` +
    at(
      0,
      -110,
      1,
      path(
        symmetric(-42, [
          [32, -42, 50, -24, 50, 2],
          [50, 30, 28, 42, 0, 42],
        ]),
        paint(c),
      ) +
        plainFace(face, k, 20, 8.4) +
        flat(path('M-10 20l5 9 4-8ZM10 20l-5 9-4-8Z', '#fbf4e6')),
      face.asymmetric ? -5 : 3,
    )
  );
}

/** This family's body plans, by name. */
export const PLANS: Partial<Record<Plan, DrawPlan>> = { turtle, snake, caterpillar, snail, crocodile, wings, beetle, spider, frog, bat };
