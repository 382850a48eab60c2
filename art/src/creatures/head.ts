/** The heads of all furry animals: an outline, ears, a marking and a muzzle. */
import { darken, lighten } from '../paper/color.ts';
import { symmetric } from '../paper/shapes.ts';
import { path } from '../paper/svg.ts';
import { blush, closesEyes, eyes, type Face, isDark, NIGHT, type Paint, turnedFeatures } from './face.ts';
import type { HeadShape, Kind } from './kind.ts';
import { ears, pair } from './parts/ears.ts';
import { marks } from './parts/marks.ts';
import { muzzle } from './parts/muzzles.ts';
import { topBehind, topFront } from './parts/tops.ts';

/** The outlines, centered at (0, 0) and about 108 wide. */
const OUTLINE: Record<HeadShape, string> = {
  round: symmetric(-47, [
    [31, -47, 54, -28, 54, 2],
    [54, 31, 32, 46, 0, 46],
  ]),
  wide: symmetric(-44, [
    [32, -44, 54, -28, 58, 4],
    [62, 34, 34, 45, 0, 45],
  ]),
  cheeky: symmetric(-43, [
    [28, -43, 48, -28, 51, -8],
    [52, 2, 60, 8, 64, 12],
    [60, 17, 56, 19, 55, 22],
    [56, 27, 58, 28, 58, 31],
    [42, 40, 22, 46, 0, 46],
  ]),
  fox: symmetric(-42, [
    [28, -42, 46, -27, 50, -8],
    [53, 2, 62, 10, 70, 15],
    [63, 20, 57, 22, 54, 28],
    [40, 38, 20, 48, 0, 48],
  ]),
  long: symmetric(-52, [
    [28, -52, 38, -36, 35, -6],
    [33, 10, 35, 26, 34, 38],
    [32, 58, 16, 62, 0, 62],
  ]),
  cow: symmetric(-46, [
    [30, -46, 44, -30, 42, -6],
    [40, 10, 44, 22, 42, 36],
    [38, 54, 16, 56, 0, 56],
  ]),
  bear: symmetric(-46, [
    [32, -46, 54, -30, 56, 2],
    [58, 30, 36, 46, 0, 46],
  ]),
  elephant: symmetric(-52, [
    [30, -52, 50, -36, 49, -6],
    [48, 20, 36, 36, 22, 44],
    [14, 48, 6, 48, 0, 48],
  ]),
  mouse: symmetric(-42, [
    [28, -42, 46, -26, 46, -2],
    [46, 22, 20, 46, 0, 46],
  ]),
};

/** Dark markings around the eyes: a lighter ring keeps the eyes visible. */
const RINGS: Partial<Record<NonNullable<Kind['mark']>, string>> = {
  panda: '#fbf4e6',
  raccoon: '#fbf4e6',
  badger: '#fbf4e6',
  mask: '#fbf4e6',
  goggles: '#fbf4e6',
  sloth: '#6b5149',
};
const PALE_FACES: readonly Kind['mark'][] = ['monkey', 'orangutan', 'pale', 'gibbon'];

/** Where the eyes are: their distance from the middle and their height. */
function eyePlace(kind: Kind): readonly [number, number] {
  const shape = kind.head ?? 'round';
  const ape = kind.mark === 'monkey' || kind.mark === 'orangutan' || kind.mark === 'gibbon';
  const y = shape === 'long' ? -10 : shape === 'cow' || shape === 'elephant' ? -8 : shape === 'mouse' ? 4 : ape ? 0 : 1;
  if (kind.mark === 'badger') return [25, y];
  if (ape) return [17, y];
  return [shape === 'long' ? 21 : 23, y];
}

/** A whole furry head centered at (0, 0). */
export function head(kind: Kind, paint: Paint, face: Face): string {
  const shape = kind.head ?? 'round';
  const woolFace = kind.coat === 'wool' && !kind.neck;
  const skin = woolFace ? (kind.light ?? kind.color) : kind.color;
  const narrow = shape === 'long' || shape === 'cow' || shape === 'elephant';
  const [eyeX, eyeY] = eyePlace(kind);
  const ring = kind.mark && RINGS[kind.mark];
  const size = kind.eyes ?? 1;
  const awake = !closesEyes(face.mood);
  const paleFace = PALE_FACES.includes(kind.mark);
  const onDark = !paleFace && (isDark(skin) || (ring !== undefined && ring !== RINGS.sloth) || kind.mark === 'skunk');
  const eyeColor = onDark && !awake ? '#fbe9c8' : NIGHT;
  const around = !awake
    ? ''
    : ring
      ? pair(eyeX, eyeY, 8.6 * size, 9.2 * size, ring)
      : isDark(skin) && !paleFace
        ? pair(eyeX, eyeY, 9 * size, 9.8 * size, '#f6e3b4')
        : size > 1.4
          ? pair(eyeX, eyeY, 9 * size, 9.4 * size, lighten(skin, 0.5))
          : '';
  const lid = paleFace
    ? darken(kind.mark === 'gibbon' ? skin : (kind.light ?? skin), 0.08)
    : ring && ring !== RINGS.sloth
      ? (kind.dark ?? skin)
      : darken(skin, 0.12);
  const features =
    blush(narrow ? 28 : 37, narrow ? 12 : 20, narrow ? 7 : 9) +
    muzzle(kind, paint, face) +
    around +
    eyes(eyeX, eyeY, (narrow ? 7 : 7.6) * size, face, lid, eyeColor);
  return (
    topBehind(kind, paint) +
    ears(kind, paint, face) +
    path(OUTLINE[shape], paint(skin)) +
    `<g stroke="none">${marks(kind, paint)}${turnedFeatures(face, features)}</g>` +
    topFront(kind, paint)
  );
}
