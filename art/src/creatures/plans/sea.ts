/** Soft and shelled animals of the sea. */
import { darken, lighten } from '../../paper/color.ts';
import { star as starPath } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { mouth, plainFace, sideMouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A jellyfish with a skirt of light. */
export function jelly(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? c;
  return (
    line('M-44-90C-58-56-30-38-46-4M-18-86C-30-54-6-34-20 4M12-86C24-54 0-34 16 2M42-90C56-60 30-40 46-8', kind.dark ?? c, 7) +
    group(line('M-30-88C-44-50-14-44-30-14M30-88C40-54 18-40 30-14M0-86C10-56-10-44 0-16', b, 9), 'opacity=".8"') +
    path(
      'M-78-96C-82-156-44-190 0-190C44-190 82-156 78-96Q66-82 52-94Q38-78 26-92Q12-76 0-90Q-12-76-26-92Q-38-78-52-94Q-66-82-78-96Z',
      paint(c),
    ) +
    flat(
      path('M-60-140C-52-164-30-176-14-178C-34-162-44-148-50-126Z', b, 'opacity=".8"') +
        at(0, -124, 1, blush(38, 14) + eyes(24, 0, 8, face, kind.dark) + mouth(14, 8, face)),
    )
  );
}

export function seahorse(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? c;
  const k = kind.dark ?? c;
  return (
    path('M-40-112C-70-116-78-90-64-76C-76-66-58-48-40-62Z', paint(k)) +
    line('M-18-56C-10-22 26-16 26-34C24-48 6-44 10-34', c, 19) +
    path('M-24-150C-60-120-48-70-28-40L-4-46C22-64 26-96 12-120Z', paint(c)) +
    flat(path('M8-118C24-94 18-66-4-50C-14-70-12-98 8-118Z', b) + line('M-10-106L14-100M-10-90L17-84M-10-74L12-68', k, 2.6)) +
    path('M-26-196L-16-214L-6-200L6-216L12-196L30-206L28-180Z', paint(k)) +
    path('M-34-170C-34-200 20-208 36-178C44-172 72-170 82-164C86-156 82-148 76-148C60-150 46-146 36-138C16-122-30-130-34-170Z', paint(c)) +
    flat(ellipse(26, -150, 9, 6, '#e8606a', 'opacity=".4"') + circle(16, -172, 12, '#fbf4e6') + at(18, -172, 1, sideEye(8, face, k)))
  );
}

export function starfish(kind: Kind, paint: Paint, face: Face): string {
  const k = kind.dark ?? kind.color;
  return (
    group(path(starPath(0, -78, 84, 5, 0.52)), `fill="${paint(kind.color)}"`) +
    flat(
      group(
        circle(0, -142, 5) + circle(0, -126, 6) + circle(-62, -94, 5) + circle(62, -94, 5) + circle(-38, -26, 5) + circle(38, -26, 5),
        `fill="${kind.light ?? k}"`,
      ) + at(0, -84, 1, blush(27, 12, 7) + eyes(17, 0, 8, face, k) + mouth(14, 8, face)),
    )
  );
}

/** A ray from above its left wing, gliding to the right. */
export function ray(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  return (
    line('M-50-60C-100-40-128-52-160-20', k, 7) +
    path('M-56-62C-40-100-60-150-96-176C-30-170 30-146 70-112C96-104 100-76 80-62C60-30 0-10-60 2C-34-18-40-44-56-62Z', paint(c)) +
    flat(
      group(
        [
          [-40, -140],
          [-16, -128],
          [-22, -104],
          [8, -112],
          [-20, -30],
          [4, -42],
          [-14, -66],
          [14, -88],
        ]
          .map(([x = 0, y = 0], i) => circle(x, y, i % 2 ? 5 : 6.6))
          .join(''),
        `fill="${b}" opacity=".75"`,
      ) +
        ellipse(46, -70, 9, 6, '#f08a5b', 'opacity=".45"') +
        sideMouth(56, -68, 24, face) +
        circle(52, -96, 13, '#fbf4e6') +
        at(54, -96, 1, sideEye(8.6, face, k)),
    )
  );
}

/** A long body in waves, its head to the right. */
export function eel(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const wave = 'M-142-40C-120-12-92-16-72-44C-52-74-24-78-2-50C20-20 46-20 58-56C64-76 66-90 72-100';
  return (
    line(wave, k, 44) +
    line(wave, c, 36) +
    line('M-126-30C-108-16-90-22-72-46C-52-76-24-80-2-52C18-26 42-22 54-54', b, 6, 'stroke-dasharray="1 14"') +
    at(
      78,
      -118,
      1,
      path('M-34 4C-38-34 4-48 34-30C56-24 70-10 64 8C58 26 28 34 4 34C-18 34-32 22-34 4Z', paint(c)) +
        flat(
          path('M8 20C30 18 52 12 64 2C66 22 30 34 6 34C0 32 0 22 8 20Z', b) +
            ellipse(10, 12, 9, 6, '#f08a5b', 'opacity=".45"') +
            sideMouth(30, 8, 26, face) +
            circle(20, -10, 12, '#fbf4e6') +
            at(22, -10, 1, sideEye(8, face, k)),
        ),
      face.asymmetric ? -6 : 4,
    )
  );
}

/** A nautilus in its striped shell, or a clam with its pearl. */
export function shell(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  if (kind.form === 'nautilus')
    return (
      line('M60-46C90-44 110-30 116-8M54-38C78-28 90-12 90 6M44-30C60-18 66-4 62 10M66-56C96-62 120-52 132-34', darken(b, 0.16), 10) +
      circle(-16, -92, 84, paint(b)) +
      flat(
        path(
          'M-84-140C-66-120-52-104-30-96C-60-98-84-104-99-104C-98-118-92-130-84-140ZM-36-174C-30-150-22-126-14-104C-34-126-52-146-62-162C-54-168-46-172-36-174ZM16-170C14-148 8-124-2-102C-2-128-6-152-10-176C0-176 8-174 16-170ZM58-132C44-122 26-108 10-98C22-118 34-138 42-152C50-146 54-140 58-132Z',
          c,
        ) + line('M-16-92m-22 0a22 22 0 1 0 22-22', k, 5),
      ) +
      path('M22-86C50-100 84-92 88-66C90-42 62-24 32-30C8-36 4-72 22-86Z', paint(lighten(b, 0.1))) +
      flat(
        ellipse(46, -42, 9, 6, '#f08a5b', 'opacity=".45"') +
          sideMouth(56, -46, 22, face) +
          circle(58, -70, 13, '#fff8ec') +
          at(60, -70, 1, sideEye(8.6, face, darken(b, 0.2))),
      )
    );
  const ribs = (flip: number): string =>
    line(
      [-60, -36, -12, 12, 36, 60]
        .map((x) => pathData`M${x * 0.3} ${flip * -8 - 40}L${x * 1.2} ${flip * (86 - Math.abs(x) * 0.55) * -1 - 40}`)
        .join(''),
      k,
      3.4,
      'stroke-opacity=".55"',
    );
  return (
    path('M-14-34C-60-52-104-100-84-142C-70-170-40-158-28-172C-14-184 14-184 28-172C40-158 70-170 84-142C104-100 60-52 14-34Z', paint(c)) +
    flat(ribs(1)) +
    path('M-86-56C-40-70 40-70 86-56C70-30 40-24 0-24C-40-24-70-30-86-56Z', paint('#7a3f5c')) +
    circle(0, -56, 17, kind.accent ?? '#fff4e4') +
    path(
      'M-96-56C-84-58-70-50-56-46C-40-52-26-44-12-42C0-46 12-44 26-44C40-52 56-46 70-50C84-58 92-58 96-56C96-20 50 2 0 2C-50 2-96-20-96-56Z',
      paint(lighten(c, 0.12)),
    ) +
    at(0, -24, 0.8, plainFace(face, k, 24, 9)) +
    flat(circle(-6, -63, 4, '#ffffff', 'opacity=".9"'))
  );
}

/** A ball of spines with a face. */
export function urchin(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const spines = (count: number, length: number, turn: number): string =>
    Array.from({ length: count }, (_, i) => at(0, -84, 1, path(pathData`M-7 -44L0 ${-length}L7 -44Z`), (360 / count) * i + turn)).join('');
  return (
    group(spines(20, 96, 0), `fill="${paint(k)}"`) +
    group(spines(20, 82, 9), `fill="${paint(lighten(k, 0.2))}"`) +
    circle(0, -84, 56, paint(c)) +
    at(0, -88, 1, plainFace(face, k, 21, 8.6))
  );
}
