/** Griffins, merfolk and fairies, and the friend in a night cloak. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { star, symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, NIGHT, type Paint, sideEye, turnedFeatures } from '../face.ts';
import type { Kind } from '../kind.ts';
import { sideBeak } from '../parts/beaks.ts';
import { pair } from '../parts/ears.ts';
import { free, limb, limbs } from '../parts/limbs.ts';
import { mouth } from '../parts/mouths.ts';
import { LAID_CLOAK, LAID_FACE } from '../poses/resting.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** For unknown animals: a friendly shape in a night cloak, with a small light. */
export function cloak(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? '#f6dcae';
  const k = kind.dark ?? darken(c, 0.3);
  const body =
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
    );
  const features = flat(turnedFeatures(face, blush(27, 12, 7) + eyes(17, -2, 7.6, face, darken(b, 0.2)) + mouth(14, 8, face)));
  // On its side, with its lantern put away.
  if (face.lies) return at(LAID_CLOAK.x, LAID_CLOAK.y, 1, body, LAID_CLOAK.turn) + at(LAID_FACE.x, LAID_FACE.y, 1, features, 14);
  return body + at(0, -134, 1, features, face.asymmetric ? -4 : 3) + free(face, '', litLantern(k));
}

/** The arm with the small light. */
const litLantern = (sleeve: string): string =>
  line('M62-40L92-66', sleeve, 13) +
  line('M92-66V-56', '#e8c37a', 3) +
  circle(92, -38, 30, '#ffcf7a', 'opacity=".25" stroke="none"') +
  path('M80-54H104L108-24H76Z', '#ffcf7a') +
  flat(ellipse(92, -36, 6, 9, '#fff0c4') + path('M78-58H106V-52H78ZM74-26H110V-20H74Z', NIGHT));

/** A griffin: an eagle in front, a lion behind. */
export function griffin(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.4);
  const leg = (x: number, color: string): string =>
    limb('leg', path(`M${x - 14}-54L${x - 12}-6Q${x - 14} 3 ${x - 6} 3H${x + 14}Q${x + 20} 2 ${x + 15}-8L${x + 14}-54Z`, paint(color)));
  const talon = (x: number, color: string): string => limb('leg', line(`M${x}-60L${x + 2}-4M${x - 8} 1L${x + 2}-5L${x + 16} 1`, color, 10));
  return (
    line('M-84-84C-120-76-136-104-130-132', c, 10) +
    path('M-138-128C-146-148-138-166-126-174C-116-160-114-142-122-126Z', paint(k)) +
    leg(-36, darken(c, 0.2)) +
    talon(30, '#c98f3c') +
    path('M-26-104C-56-150-60-206-24-236C-10-214 6-206 22-206C18-196 24-184 34-178C28-166 34-152 44-146C34-120 12-98-26-104Z', paint(k)) +
    flat(line('M-20-110C-36-150-38-190-22-216M-8-110C-10-146-4-172 10-194M6-114C12-134 18-150 26-166', lighten(k, 0.25), 3.4)) +
    path('M-94-74C-90-112-52-118-14-116C26-116 66-128 78-96C84-62 60-40 32-38C-8-32-50-32-72-40C-88-48-94-60-94-74Z', paint(c)) +
    leg(-66, c) +
    talon(54, '#e8a84a') +
    path('M14-118C30-136 36-150 34-170L92-164C98-130 92-90 72-62C62-66 58-72 54-82C46-76 40-78 36-86C28-82 20-92 14-118Z', paint(b)) +
    at(
      66,
      -176,
      1,
      path('M-34-18C-46-48-40-66-26-74C-18-60-8-48-2-34ZM-6-34C-6-56 4-72 18-76C22-62 22-48 18-34Z', paint(b)) +
        sideBeak({ ...kind, beak: 'hook', bill: kind.accent ?? '#f2b04a' }, paint, face) +
        circle(0, 0, 40, paint(b)) +
        flat(ellipse(4, 16, 9, 6, '#f08a5b', 'opacity=".45"') + at(10, -6, 1, sideEye(8.4, face, darken(b, 0.14)))),
      face.asymmetric ? -5 : 4,
    )
  );
}

/** A mermaid on her tail, or a fairy with wings. */
export function merfolk(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const skin = kind.light ?? '#f0c8a4';
  const k = kind.dark ?? darken(c, 0.3);
  const hair = kind.accent ?? '#b5603f';
  const fairy = kind.form === 'fairy';
  const wing =
    path('M10-100C50-156 108-168 122-138C126-112 84-92 40-88C80-84 108-64 98-44C82-28 34-50 10-84Z', paint(k)) +
    flat(line('M18-98C54-128 88-140 108-136M18-90C50-84 76-72 90-54', darken(k, 0.2), 2.6));
  const lower = fairy
    ? limbs('leg', ['M-12-40L-14-4', 'M12-40L14-4'], skin, 11) +
      pair(16, -3, 12, 7, paint(darken(c, 0.25))) +
      path('M-20-84C-30-62-48-46-56-32L-40-38L-30-24L-14-36L0-22L14-36L30-24L40-38L56-32C48-46 30-62 20-84Z', paint(c))
    : path(
        'M-26-78C-44-50-44-14-8-2C34 10 78 4 92-26C84-40 88-58 102-70C112-58 116-50 116-40C128-50 144-50 152-40C146-22 130-14 112-18C98 14 30 34-24 16C-70-2-64-52-26-78Z',
        paint(c),
      ) +
      flat(
        line(
          'M-36-40q10 8 20 0t20 0M-34-20q12 8 24 0t24 0t22 0M-6 4q12 6 24 0t24-2t20-6M104-58Q104-36 116-26M140-42Q124-38 116-26',
          k,
          3.4,
        ),
      );
  return (
    (fairy ? limb('wing', wing) + limb('wing', wing, 'scale(-1 1)') : '') +
    path('M-44-166C-66-120-66-84-50-62C-40-76-30-84-20-88L24-88C34-80 42-72 50-62C66-84 66-124 44-166Z', paint(hair)) +
    lower +
    path('M-22-104C-30-90-30-76-26-68C-10-60 10-60 26-68C30-76 30-90 22-104Z', fairy ? paint(c) : skin) +
    (fairy ? '' : path('M-24-92C-14-86-6-84 0-90C6-84 14-86 24-92C28-80 16-70 0-72C-16-70-28-80-24-92Z', paint(lighten(k, 0.15)))) +
    free(
      face,
      line('M-24-96C-38-84-42-70-36-58', skin, 11),
      line(fairy ? 'M24-96C42-92 52-100 60-112' : 'M24-96C40-86 46-74 44-60', skin, 11) +
        (fairy ? line('M58-104L74-138', '#e8c37a', 4) + path(star(76, -146, 13), '#ffcf7a') : ''),
    ) +
    at(
      0,
      -142,
      1,
      path('M0-44C30-44 44-24 43 2C42 28 22 40 0 40C-22 40-42 28-43 2C-44-24-30-44 0-44Z', paint(skin)) +
        path('M-46 4C-52-40-24-56 2-54C34-54 52-34 46 6C42-8 36-18 26-24C4-8-24-12-36-14C-42-8-44-2-46 4Z', paint(hair)) +
        flat(turnedFeatures(face, blush(27, 14, 7) + eyes(17, 4, 7.6, face, darken(skin, 0.1)) + mouth(20, 8, face))) +
        (fairy ? '' : path(star(-30, -30, 11), '#f6b25a')),
      face.asymmetric ? -4 : 3,
    )
  );
}
