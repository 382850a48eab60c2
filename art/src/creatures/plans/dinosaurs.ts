/** Dinosaurs on four legs, sea reptiles and pterosaurs, their heads to the right. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { limb, limbs } from '../parts/limbs.ts';
import { mouth } from '../parts/mouths.ts';
import { LAID_HEAD } from '../poses/resting.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A long neck on the ground, from the breast to the head. */
const LAID_NECK = 'M8-106C52-118 96-106 128-96L138-42C104-32 66-36 40-36Z';

/** A long-necked dinosaur. */
export function dino(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.35);
  const x = kind.accent ?? '#f0a65a';
  const leg = (px: number, color: string): string =>
    limb(
      'leg',
      path(`M${px - 17}-50L${px - 15}-6Q${px - 17} 3 ${px - 10} 3H${px + 12}Q${px + 18} 3 ${px + 16}-6L${px + 18}-50Z`, paint(color)),
    );
  if (kind.form === 'swimmer') return swimmer(kind, paint, face);
  const tall = kind.form === 'tall';
  const crested = kind.form === 'crested';
  const [hx, hy] = face.lies ? [LAID_HEAD.x, LAID_HEAD.y] : tall ? [92, -246] : [78, -204];
  return (
    path('M-60-100C-106-92-124-44-172-40C-142-10-92-24-60-44Z', paint(c)) +
    leg(-34, darken(c, 0.2)) +
    leg(24, darken(c, 0.2)) +
    (tall || crested ? '' : path('M-70-100l-6-22 22 12 0-24 22 18 8-24 16 22 16-18 6 22Z', paint(x))) +
    path(
      face.lies
        ? LAID_NECK
        : tall
          ? 'M12-96C52-120 46-190 66-240L104-228C96-170 96-86 52-54Z'
          : 'M16-96C46-110 42-160 50-196L90-188C88-130 88-76 52-54Z',
      paint(c),
    ) +
    path('M-92-70C-86-112-40-122-4-118C40-114 66-96 62-64C56-34 20-26-20-28C-62-28-92-40-92-70Z', paint(c)) +
    flat(
      path('M-70-36C-30-48 30-46 58-52C48-32 10-26-20-28C-42-28-60-30-70-36Z', b) +
        group(
          circle(-50, -88, 8) +
            circle(-26, -98, 10) +
            circle(0, -92, 7) +
            circle(-32, -72, 6) +
            (face.lies ? circle(72, -92, 5) + circle(90, -84, 6) : circle(62, -132, 5) + circle(66, -150, 6)),
          `fill="${k}" opacity=".55"`,
        ),
    ) +
    leg(-58, c) +
    leg(46, c) +
    (face.lies ? '' : flat(group([-66, -54, 38, 50].map((px) => path(`M${px - 5} 3q6-12 12 0Z`)).join(''), `fill="${b}"`))) +
    at(
      hx,
      hy,
      tall ? 0.86 : 1,
      (crested ? path('M-10-34C-40-44-84-58-104-92C-64-96-14-76 22-36Z', paint(x)) : '') +
        (tall ? path('M-26-30C-22-56 22-56 26-30Z', paint(darken(c, 0.1))) : '') +
        path(
          symmetric(-42, [
            [32, -42, 46, -26, 46, -4],
            [56, 12, 56, 38, 0, 40],
          ]),
          paint(c),
        ) +
        flat(pair(10, 10, 3, 3.6, k) + blush(36, 14, 7) + eyes(22, -6, 8, face, darken(c, 0.15)) + at(0, 22, 1, mouth(0, 13, face))),
      face.asymmetric ? 6 : -4,
    )
  );
}

/** A plesiosaur: a long neck, four flippers. */
function swimmer(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.35);
  const flipper = (x: number, y: number, turn: number, fill: string): string =>
    limb('leg', at(x, y, 1, path('M-14-8C-34 14-52 30-74 36C-58 44-14 34 16 6Z', paint(fill)), turn));
  return (
    path('M-70-70C-116-66-144-44-168-14C-132-18-96-28-70-42Z', paint(c)) +
    flipper(-40, -40, -14, k) +
    flipper(44, -40, -52, k) +
    path(face.lies ? LAID_NECK : 'M10-86C50-104 40-150 52-190L90-184C90-124 84-72 52-46Z', paint(c)) +
    path('M-90-58C-80-104-30-116 4-112C46-108 70-88 66-60C58-30 20-16-20-18C-60-20-88-34-90-58Z', paint(c)) +
    flat(
      path('M-72-36C-30-46 30-44 60-48C48-26 12-16-20-18C-44-20-62-26-72-36Z', b) +
        group(
          circle(-50, -80, 7) +
            circle(-26, -92, 9) +
            circle(2, -88, 6) +
            (face.lies ? circle(70, -92, 5) + circle(90, -84, 5) : circle(58, -128, 5) + circle(64, -148, 5)),
          `fill="${k}" opacity=".5"`,
        ),
    ) +
    flipper(-46, -24, 4, c) +
    flipper(34, -24, -34, c) +
    at(
      face.lies ? LAID_HEAD.x : 78,
      face.lies ? LAID_HEAD.y : -196,
      1,
      path('M-40 2C-42-34-6-44 22-36C52-28 62 4 44 24C28 40-38 40-40 2Z', paint(c)) +
        flat(pair(9, 10, 3, 3.6, k) + blush(34, 14, 7) + eyes(21, -6, 8, face, darken(c, 0.15)) + at(0, 20, 1, mouth(0, 12, face))),
      face.asymmetric ? 6 : -4,
    )
  );
}

/** Stegosaurus with its plates, or ankylosaurus with its armor and club. */
export function plated(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.35);
  const x = kind.accent ?? '#e8804f';
  const armor = kind.form === 'armor';
  const leg = (px: number, color: string): string =>
    limb(
      'leg',
      path(`M${px - 17}-46L${px - 15}-6Q${px - 17} 3 ${px - 10} 3H${px + 12}Q${px + 18} 3 ${px + 16}-6L${px + 18}-46Z`, paint(color)),
    );
  const plates: readonly [number, number, number, number][] = [
    [-104, -50, 0.5, -38],
    [-80, -78, 0.72, -28],
    [-48, -106, 0.95, -14],
    [-10, -118, 1.1, 0],
    [28, -108, 0.9, 16],
    [56, -88, 0.62, 30],
  ];
  const back = armor
    ? ''
    : plates
        .map(([px, py, size, turn]) =>
          at(
            px,
            py,
            size,
            path('M-22 16C-34-14-20-48 0-62C20-48 34-14 22 16Z', paint(x)) +
              flat(line('M0 6V-40M-10 4L-12-24M10 4L12-24', darken(x, 0.25), 3)),
            turn,
          ),
        )
        .join('');
  return (
    back +
    path('M-70-88C-116-76-136-44-168-34C-140-12-100-14-66-36Z', paint(c)) +
    (armor
      ? circle(-164, -34, 22, paint(k)) + circle(-150, -48, 10, paint(k))
      : path('M-140-40L-156-70L-132-50ZM-124-50L-134-82L-112-58Z', paint(b))) +
    leg(-34, darken(c, 0.22)) +
    leg(28, darken(c, 0.22)) +
    path(
      armor
        ? 'M-100-60C-96-112-44-124-4-122C44-120 76-98 74-64C64-34 22-22-20-24C-66-24-98-36-100-60Z'
        : 'M-92-60C-88-108-44-130-6-128C40-124 76-96 72-62C62-34 20-22-20-24C-62-24-90-36-92-60Z',
      paint(c),
    ) +
    flat(
      path('M-72-36C-30-46 30-44 66-50C52-28 12-22-20-24C-44-24-62-28-72-36Z', b) +
        (armor
          ? ''
          : group(circle(-46, -76, 7) + circle(-20, -88, 9) + circle(10, -82, 6) + circle(36, -76, 7), `fill="${k}" opacity=".5"`)),
    ) +
    (armor ? armorPlates(paint, x, k) : '') +
    leg(-58, c) +
    leg(48, c) +
    at(
      92,
      armor ? -70 : -82,
      1,
      (armor ? path('M-40-18L-62-44L-30-36ZM40-18L62-44L30-36Z', paint(x)) : '') +
        path('M0-40C30-42 46-26 46-4C56 14 52 38 0 40C-52 38-56 14-46-4C-46-26-30-42 0-40Z', paint(c)) +
        flat(
          (armor ? group(circle(-16, -28, 5) + circle(0, -32, 6) + circle(16, -28, 5), `fill="${x}"`) : '') +
            path('M0 10C20 8 44 14 42 26C34 38 14 40 0 40C-14 40-34 38-42 26C-44 14-20 8 0 10Z', lighten(c, 0.2)) +
            pair(10, 16, 3, 3.6, k) +
            blush(36, 12, 7) +
            eyes(22, -6, 8, face, darken(c, 0.15)) +
            at(0, 26, 1, mouth(0, 12, face)),
        ),
      face.asymmetric ? 5 : -4,
    )
  );
}

/** The rows of knobs on an ankylosaurus's back, and the spikes along its side. */
function armorPlates(paint: Paint, x: string, k: string): string {
  const knobs: [number, number, number][] = [
    [-70, -86, 12],
    [-42, -104, 13],
    [-10, -110, 14],
    [24, -104, 13],
    [50, -88, 11],
    [-54, -72, 11],
    [-24, -82, 12],
    [8, -82, 12],
    [36, -72, 10],
  ];
  return (
    knobs
      .map(([px, py, r]) =>
        path(
          pathData`M${px - r} ${py + r * 0.6}L${px} ${py - r}L${px + r} ${py + r * 0.6}Q${px} ${py + r * 1.2} ${px - r} ${py + r * 0.6}Z`,
          paint(x),
        ),
      )
      .join('') + path('M-92-50L-112-38L-84-36ZM-60-44L-72-24L-46-34ZM-26-40L-34-20L-12-34ZM10-42L8-22L26-38Z', paint(k))
  );
}

/** A pterosaur with spread wings and its crest. */
export function pterosaur(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.35);
  const x = kind.accent ?? '#e0704f';
  const wing =
    path('M12-104C50-150 104-172 164-158C158-140 148-130 140-104C112-98 80-72 58-40C42-44 22-56 12-66Z', paint(k)) +
    flat(path('M20-98C56-136 104-152 150-146C134-128 92-104 54-56C40-60 28-68 20-78Z', lighten(k, 0.18))) +
    line('M12-102C50-150 104-172 164-158', c, 11) +
    flat(line('M104-156L98-170M108-155L106-170M112-155L114-169', b, 4));
  return (
    limb('wing', wing) +
    limb('wing', wing, `scale(-1 1) rotate(${face.asymmetric ? 6 : 0} 12 -96)`) +
    limbs('leg', ['M-14-30L-18 0M-26 2H-12', 'M14-30L18 0M12 2H26'], k, 7) +
    path('M0-124C22-122 34-96 32-66C30-36 16-18 0-16C-16-18-30-36-32-66C-34-96-22-122 0-124Z', paint(c)) +
    flat(path('M0-100C14-98 20-80 19-62C18-40 10-26 0-26C-10-26-18-40-19-62C-20-80-14-98 0-100Z', b)) +
    at(
      0,
      -132,
      1,
      path('M-16-24C-34-52-62-70-92-76C-76-48-54-18-26 0Z', paint(x)) +
        path('M-34-8C-36-36-8-46 14-38C44-28 46-4 34 12C22 28-4 34-20 24C-30 18-34 6-34-8Z', paint(c)) +
        path('M4-2C26-14 52-8 108 24C72 32 36 36 8 28C-4 22-6 6 4-2Z', paint(lighten(c, 0.22))) +
        flat(
          (face.mood === 'funny' || face.mood === 'silly' || face.mood === 'surprised' || face.mood === 'yawning'
            ? path('M14 16Q54 26 94 24Q56 44 18 32Z', '#5a2338')
            : line(face.mood === 'worried' || face.mood === 'sulky' ? 'M12 26Q40 10 96 26' : 'M10 16Q50 30 98 25', darken(c, 0.6), 3)) +
            ellipse(-14, 8, 8, 5.4, '#f08a5b', 'opacity=".45"') +
            circle(4, -16, 12, '#fbf4e6') +
            at(6, -16, 1, sideEye(8.4, face, darken(c, 0.12))),
        ),
      face.asymmetric ? -5 : 3,
    )
  );
}
