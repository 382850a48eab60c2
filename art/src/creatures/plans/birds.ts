/** Upright birds that face the viewer. */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint, turnedFeatures } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { beak, yawnBelow, yawningBill } from '../parts/mouths.ts';
import { EGG, feet, webbedFeet, wing } from '../parts/upright-birds.ts';
import { owl, raptor } from './owls.ts';

const ROUND = symmetric(-150, [
  [46, -150, 64, -118, 66, -82],
  [68, -34, 42, -6, 0, -6],
]);

/** The red of a robin reaches from its breast over its face. */
const ROBIN_FACE = 'M0-26C20-40 46-28 48-2C50 16 44 28 38 38L-38 38C-44 28-50 16-48-2C-46-28-20-40 0-26Z';
/** A bird sitting upright, feet at (0, 0). */
export function bird(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.4);
  const x = kind.accent ?? '#f0a850';
  const tilt = face.asymmetric ? -4 : 3;
  const flat = (s: string): string => `<g stroke="none">${s}</g>`;
  switch (kind.form) {
    case 'owl':
      return owl(kind, paint, face);
    case 'eagle':
    case 'hawk':
      return raptor(kind, paint, face);
    case 'penguin':
    case 'puffin':
      return (
        webbedFeet(paint(x), face) +
        path(EGG, paint(c)) +
        flat(
          path(
            kind.form === 'penguin'
              ? 'M0-140C10-156 46-150 46-118C44-104 40-96 44-70C48-36 30-14 0-14C-30-14-48-36-44-70C-40-96-44-104-46-118C-46-150-10-156 0-140Z'
              : symmetric(-92, [
                  [30, -96, 44, -60, 40, -40],
                  [34, -20, 16, -14, 0, -14],
                ]),
            b,
          ),
        ) +
        wing(kind, k, paint, face) +
        at(
          0,
          -118,
          1,
          turnedFeatures(
            face,
            flat((kind.form === 'puffin' ? pair(24, -6, 26, 26, b) : '') + blush(30, 14) + eyes(22, -4, 7.4, face, darken(b, 0.14))) +
              (kind.form === 'puffin'
                ? (face.mood === 'yawning' ? yawnBelow(31, 12, 12) : '') +
                  path('M-15 2Q0-14 15 2Q12 22 0 32Q-12 22-15 2Z', paint(x)) +
                  flat(path('M-15 2Q0-14 15 2Q0 8-15 2Z', '#5a6a8c') + line('M-14 9Q0 16 14 9', '#f7d66d', 3.5))
                : beak(x, 8, 12, 15, face)),
          ),
          tilt,
        )
      );
    case 'parrot':
    case 'toucan': {
      const t = kind.form === 'toucan';
      return (
        path(kind.tail === 'long' ? 'M-16-24L-26 22L-9 17L0 26L9 14L18-24Z' : 'M-14-24L-9 14L7 11L16-24Z', paint(k)) +
        feet(t ? '#8aa0c0' : '#b89a78', 16, face) +
        path(EGG, paint(c)) +
        flat(
          path(
            symmetric(-112, [
              [22, -108, 34, -84, 36, -62],
              [34, -28, 18, -14, 0, -14],
            ]),
            t ? c : lighten(c, 0.22),
          ),
        ) +
        wing(kind, k, paint, face) +
        (t ? '' : flat(path('M58-62L68-32L60-36Z', x))) +
        at(
          0,
          -122,
          1,
          flat(path('M0-30C20-44 48-28 46 2C42 26 20 36 0 36C-20 36-42 26-46 2C-48-28-20-44 0-30Z', b)) +
            (t || kind.mark || kind.tail ? '' : path('M-6-44C-14-66 2-78 10-84C6-70 18-70 22-78C24-62 14-50 8-44Z', paint(x))) +
            flat(
              (kind.mark
                ? line('M-36-32Q-18-44 0-36M36-32Q18-44 0-36M-44-18Q-40-28-30-26M44-18Q40-28 30-26', '#3a5a3a', 4) +
                  circle(-16, 26, 4, '#2f5fae') +
                  circle(16, 26, 4, '#2f5fae')
                : '') + eyes(23, -6, 7.6, face, darken(b, 0.14)),
            ) +
            (t
              ? face.mood === 'yawning'
                ? yawningBill(
                    path('M-10-4C6-22 66-22 92 12C60 4 30 6-6 12Z', paint(x)) + flat(path('M72-4C84 2 88 8 92 12Q80 8 74 8Z', '#3a2a44')),
                    { x: -2, y: 10, reach: 66, up: 6, down: 22 },
                    path('M-6 6C30 2 58 4 82 18C84 26 80 28 76 28C60 16 26 22-4 22Z', paint(darken(x, 0.14))),
                  )
                : path('M-10-4C6-22 66-22 92 12C96 22 90 30 86 32C70 14 30 24-4 22Z', paint(x)) +
                  flat(path('M72-4C84 2 96 18 86 32C82 26 76 20 70 18Z', '#3a2a44') + line('M-6 12C30 6 58 4 84 22', darken(x, 0.4), 2.4))
              : (face.mood === 'yawning' ? yawnBelow(30, 12, 14) : '') +
                path('M-14 0Q0-16 16 0Q20 22 2 36Q6 22-4 20Q-14 14-14 0Z', paint('#5b5470'))),
          tilt,
        )
      );
    }
    case 'chick':
      return (
        feet(x, 16, face) +
        path(ROUND, paint(c)) +
        wing(kind, k, paint, face) +
        path('M-8-146C-14-164-2-170 0-178C4-168 8-172 14-176C12-164 10-152 6-146Z', paint(c)) +
        at(0, -100, 1, turnedFeatures(face, flat(blush(36, 14) + eyes(24, -4, 8, face, k)) + beak(x, 6, 11, 12, face)), tilt)
      );
    case 'hen':
    case 'rooster': {
      const r = kind.form === 'rooster';
      const tail = r
        ? path('M-34-50C-84-40-110-84-98-128C-90-112-82-110-78-116C-82-140-60-152-46-148C-56-130-44-100-24-86Z', paint(k)) +
          path('M-34-54C-68-52-86-84-80-112C-66-84-48-78-28-80Z', paint(b))
        : path('M-36-44C-76-40-92-74-86-104C-74-96-60-92-52-96C-48-80-40-66-24-60Z', paint(darken(c, 0.08)));
      return (
        tail +
        feet('#f0a850', 16, face) +
        path(
          symmetric(-120, [
            [40, -120, 62, -90, 64, -62],
            [64, -22, 36, -6, 0, -6],
          ]),
          paint(c),
        ) +
        wing(kind, r ? k : darken(c, 0.1), paint, face) +
        at(
          4,
          -122,
          1,
          path('M-16-36C-30-52-14-66-4-54C-6-74 18-76 16-56C30-66 38-48 24-36Z', paint(x)) +
            circle(0, 0, 44, paint(r ? b : c)) +
            turnedFeatures(
              face,
              flat(blush(28, 12, 7) + eyes(20, -5, 7.2, face, darken(c, 0.2))) +
                path('M-2 18C-14 26-12 42-2 42C6 42 8 28 2 18Z', paint(x)) +
                beak('#f2b04a', 6, 11, 15, face),
            ),
          tilt,
        )
      );
    }
    case 'peacock': {
      const turkey = kind.dark === '#5f3a35';
      let fan = '';
      for (let i = -5; i <= 5; i++)
        fan += at(
          0,
          -46,
          1,
          path('M-10-40C-22-120-14-142 0-146C14-142 22-120 10-40Z', paint(turkey ? (i % 2 ? c : darken(c, 0.2)) : k)) +
            (turkey
              ? path('M-15-128Q0-112 15-128Q10-144 0-146Q-10-144-15-128Z', b)
              : ellipse(0, -122, 11, 14, b) + circle(0, -118, 7, x) + circle(0, -117, 3.6, '#2c3d7a')),
          i * 17,
        );
      return (
        fan +
        feet('#e0a860', 14, face) +
        path(
          symmetric(-142, [
            [20, -142, 28, -120, 26, -96],
            [40, -70, 52, -46, 46, -24],
            [40, -6, 16, -6, 0, -6],
          ]),
          paint(turkey ? darken(c, 0.15) : c),
        ) +
        wing(kind, turkey ? k : darken(c, 0.18), paint, face) +
        at(
          0,
          -132,
          0.8,
          (turkey
            ? ''
            : line('M0-40V-60M-9-40L-15-56M9-40L15-56', b, 3) +
              circle(0, -64, 4.5, x) +
              circle(-17, -60, 4.5, x) +
              circle(17, -60, 4.5, x)) +
            circle(0, 0, 44, paint(turkey ? '#d8a49a' : c)) +
            turnedFeatures(
              face,
              flat(pair(20, -4, 12, 12, turkey ? '#f4d7c8' : '#e8f2ea') + eyes(20, -4, 7.6, face, darken(c, 0.2))) +
                beak('#f0c060', 10, 10, 14, face) +
                (turkey ? path('M4 20C16 26 12 48 2 46C-4 42-2 28 4 20Z', paint(x)) : ''),
            ),
          tilt,
        )
      );
    }
    default:
      // Robin, sparrow.
      return (
        path('M-44-30L-92-22L-86-44L-46-58Z', paint(k)) +
        feet(darken(k, 0.1), 15, face) +
        path(ROUND, paint(c)) +
        flat(
          path(
            symmetric(-104, [
              [40, -106, 52, -80, 46, -52],
              [38, -20, 18, -10, 0, -10],
            ]),
            kind.accent && kind.accent !== c ? x : b,
          ) +
            path(
              symmetric(-42, [
                [20, -42, 36, -36, 34, -28],
                [26, -12, 10, -10, 0, -10],
              ]),
              b,
            ),
        ) +
        wing(kind, k, paint, face) +
        at(
          0,
          -108,
          1,
          flat(
            (kind.mark ? path(ROBIN_FACE, x) : '') +
              turnedFeatures(face, blush(36, 14) + eyes(23, -6, 8, face, darken(kind.mark ? x : c, 0.2))),
          ) + turnedFeatures(face, beak('#e8b05c', 6, 10, 14, face)),
          tilt,
        )
      );
  }
}
