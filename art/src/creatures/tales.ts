/** Dragons, dinosaurs, and the friendly shape in a night cloak for unknown animals. Feet at (0, 0). */
import { darken, lighten } from '../color.ts';
import { star, symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path } from '../svg.ts';
import type { DrawPlan } from './cast.ts';
import { pair } from './ears.ts';
import { blush, eyes, type Face, mouth, NIGHT, type Paint } from './face.ts';
import type { Kind, Plan } from './kind.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A dragon, or in another form a very small tyrannosaur. */
export function dragon(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.35);
  const x = kind.accent ?? '#f08a5b';
  const rex = kind.form === 'rex';
  const wing =
    path('M28-96C50-146 96-164 132-154C120-142 124-128 116-116C102-120 94-108 88-98C76-104 64-96 58-82Z', paint(x)) +
    flat(line('M34-94C58-118 90-140 126-152M52-98C76-108 92-112 112-118', darken(x, 0.3), 3));
  const tail =
    path('M-22-46C-66-40-92-8-132-28C-146-36-150-52-146-64C-162-30-136 6-96 6C-56 6-30 2-8-8Z', paint(c)) +
    (rex ? '' : path('M-146-60C-164-62-168-82-158-96C-150-88-140-84-130-84C-126-72-134-62-146-60Z', paint(x)));
  const spine = rex ? '' : path('M-40-86l-18-8 8 20ZM-52-58l-20-4 12 17ZM-72-30l-18-6 8 18Z', paint(x));
  return (
    (rex ? '' : `<g transform="translate(-6 0) scale(-1 1) rotate(${face.asymmetric ? 7 : 0} 30 -96)">${wing}</g>${wing}`) +
    spine +
    tail +
    path('M-52-40C-72-22-66 2-48 3H-12L-14-30ZM52-40C72-22 66 2 48 3H12L14-30Z', paint(c)) +
    path(
      symmetric(-118, [
        [30, -118, 42, -90, 48, -62],
        [56, -28, 40, -2, 0, -2],
      ]),
      paint(c),
    ) +
    flat(
      path(
        symmetric(-104, [
          [22, -104, 30, -78, 32, -54],
          [34, -24, 20, -8, 0, -8],
        ]),
        b,
      ) + line('M-26-72Q0-64 26-72M-30-52Q0-44 30-52M-28-32Q0-24 28-32', darken(b, 0.2), 3),
    ) +
    (rex
      ? line('M-34-84C-48-78-50-70-44-62M34-84C48-78 50-70 44-62', c, 12)
      : line('M-38-84C-54-70-52-56-38-50M38-84C54-70 52-56 38-50', c, 15)) +
    flat(group([-44, -30, 30, 44].map((px) => path(`M${px - 6} 3q6-13 12 0Z`)).join(''), `fill="${b}"`)) +
    at(
      face.asymmetric ? 3 : 0,
      -138,
      1.08,
      (rex
        ? ''
        : path('M14-36C18-56 32-66 46-68C44-54 38-40 30-30ZM-14-36C-18-56-32-66-46-68C-44-54-38-40-30-30Z', paint(b)) +
          path('M44-14C60-26 74-24 82-16C74-4 60 2 48 2ZM-44-14C-60-26-74-24-82-16C-74-4-60 2-48 2Z', paint(x)) +
          path('M-9-44L0-66L9-44Z', paint(x))) +
        path(
          symmetric(-46, [
            [34, -46, 48, -28, 46, -4],
            [54, 10, 60, 24, 50, 36],
            [36, 52, 18, 50, 0, 50],
          ]),
          paint(c),
        ) +
        flat(
          path(
            symmetric(10, [
              [24, 8, 50, 14, 48, 30],
              [40, 50, 20, 50, 0, 50],
            ]),
            lighten(c, 0.2),
          ) +
            pair(14, 20, 4, 5, k) +
            blush(42, 16, 7) +
            eyes(23, -6, 8.6, face, darken(c, 0.15)) +
            at(0, 33, 1, mouth(0, 17, face)) +
            (rex || face.asymmetric ? path('M-26 34l5 9 5-8ZM26 34l-5 9-5-8Z', '#fbf4e6') : '') +
            (rex ? group(circle(-20, -34, 4) + circle(-4, -38, 5) + circle(14, -36, 4), `fill="${k}" opacity=".7"`) : ''),
        ),
      face.asymmetric ? -5 : 4,
    )
  );
}

/** A long-necked dinosaur. */
export function dino(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.35);
  const x = kind.accent ?? '#f0a65a';
  const leg = (px: number, color: string): string =>
    path(`M${px - 17}-50L${px - 15}-6Q${px - 17} 3 ${px - 10} 3H${px + 12}Q${px + 18} 3 ${px + 16}-6L${px + 18}-50Z`, paint(color));
  return (
    path('M-60-100C-106-92-124-44-172-40C-142-10-92-24-60-44Z', paint(c)) +
    leg(-34, darken(c, 0.2)) +
    leg(24, darken(c, 0.2)) +
    path('M-70-100l-6-22 22 12 0-24 22 18 8-24 16 22 16-18 6 22Z', paint(x)) +
    path('M16-96C46-110 42-160 50-196L90-188C88-130 88-76 52-54Z', paint(c)) +
    path('M-92-70C-86-112-40-122-4-118C40-114 66-96 62-64C56-34 20-26-20-28C-62-28-92-40-92-70Z', paint(c)) +
    flat(
      path('M-70-36C-30-48 30-46 58-52C48-32 10-26-20-28C-42-28-60-30-70-36Z', b) +
        group(
          circle(-50, -88, 8) + circle(-26, -98, 10) + circle(0, -92, 7) + circle(-32, -72, 6) + circle(62, -132, 5) + circle(66, -150, 6),
          `fill="${k}" opacity=".55"`,
        ),
    ) +
    leg(-58, c) +
    leg(46, c) +
    flat(group([-66, -54, 38, 50].map((px) => path(`M${px - 5} 3q6-12 12 0Z`)).join(''), `fill="${b}"`)) +
    at(
      78,
      -204,
      1,
      path(
        symmetric(-42, [
          [32, -42, 46, -26, 46, -4],
          [56, 12, 56, 38, 0, 40],
        ]),
        paint(c),
      ) + flat(pair(10, 10, 3, 3.6, k) + blush(36, 14, 7) + eyes(22, -6, 8, face, darken(c, 0.15)) + at(0, 22, 1, mouth(0, 13, face))),
      face.asymmetric ? 6 : -4,
    )
  );
}

/** For unknown animals: a friendly shape in a night cloak, with a small light. */
export function cloak(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? '#f6dcae';
  const k = kind.dark ?? darken(c, 0.3);
  return (
    pair(18, -2, 17, 8, paint('#8a5f52')) +
    path(
      symmetric(-150, [
        [34, -150, 44, -118, 52, -84],
        [62, -40, 80, -24, 78, -10],
        [60, 0, 24, -2, 0, -2],
      ]),
      paint(c),
    ) +
    flat(
      path('M0-96C8-60 8-30 4-4L-4-4C-8-30-8-60 0-96Z', k) +
        group(
          path(star(-40, -40, 6)) + path(star(44, -52, 5)) + path(star(-26, -74, 4)) + path(star(30, -24, 4.5)) + path(star(-56, -16, 4)),
          'fill="#ffe9b8" opacity=".8"',
        ),
    ) +
    path(
      'M-6-212C-2-226 22-236 36-222C28-222 26-214 30-206C54-190 64-160 60-128C56-100 30-88 0-88C-30-88-58-102-60-130C-62-166-36-206-6-212Z',
      paint(c),
    ) +
    flat(
      path(
        symmetric(-176, [
          [30, -176, 46, -156, 46, -134],
          [46, -110, 24, -98, 0, -98],
        ]),
        darken(k, 0.35),
      ) +
        path(
          symmetric(-166, [
            [26, -166, 40, -150, 40, -132],
            [40, -112, 22, -102, 0, -102],
          ]),
          paint(b),
        ),
    ) +
    at(0, -134, 1, flat(blush(27, 12, 7) + eyes(17, -2, 7.6, face, darken(b, 0.2)) + mouth(14, 8, face)), face.asymmetric ? -4 : 3) +
    line('M62-40L92-66', k, 13) +
    line('M92-66V-56', '#e8c37a', 3) +
    circle(92, -38, 30, '#ffcf7a', 'opacity=".25" stroke="none"') +
    path('M80-54H104L108-24H76Z', '#ffcf7a') +
    flat(ellipse(92, -36, 6, 9, '#fff0c4') + path('M78-58H106V-52H78ZM74-26H110V-20H74Z', NIGHT))
  );
}

/** This family's body plans, by name. */
export const PLANS: Partial<Record<Plan, DrawPlan>> = { dragon, dino, cloak };
