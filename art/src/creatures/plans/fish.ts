/** Fish, sharks and dolphins, swimming to the right, centered at about (0, -90). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, NIGHT, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { mouth, sideMouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

const spots = (fill: string): string =>
  group(
    [
      [-60, -92],
      [-42, -104],
      [-22, -112],
      [0, -122],
      [-32, -90],
      [-8, -98],
      [44, -118],
      [60, -112],
      [50, -98],
      [-14, -80],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, i % 3 ? 4 : 5.4))
      .join(''),
    `fill="${fill}" opacity=".85"`,
  );

/** Fish, sharks and dolphins. */
export function fish(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? lighten(c, 0.2);
  const cheek = (cx: number, cy: number): string => ellipse(cx, cy, 9, 6, '#f08a5b', 'opacity=".4"');
  switch (kind.form) {
    case 'shark':
      return (
        path('M-84-92C-112-96-130-124-146-140C-136-108-132-92-144-52C-118-64-104-74-84-78Z', paint(c)) +
        path('M-22-120C-20-152-2-174 22-182C18-158 26-138 40-122Z', paint(k)) +
        path('M-104-86C-60-136 30-142 84-112C112-96 118-80 106-66C70-34-40-40-104-86Z', paint(c)) +
        flat(
          path('M-70-66C-20-76 60-64 108-74C96-52 50-40 6-43C-24-46-50-54-70-66Z', b) +
            (kind.mark === 'spots' ? spots(x) : '') +
            line('M14-98q-6 12 0 24M26-100q-6 13 0 26M38-102q-6 14 0 28', k, 3),
        ) +
        path('M6-62C8-34-10-20-26-14C-26-36-24-50-14-62Z', paint(k)) +
        flat(
          sideMouth(68, -74, 28, face) +
            path('M74-72l4 7 5-7ZM86-73l4 6 4-7Z', '#fbf4e6') +
            cheek(66, -84) +
            at(76, -100, 1, sideEye(8, face, k)),
        )
      );
    case 'dolphin':
      return (
        path('M-78-66C-104-58-124-62-146-46C-132-38-124-34-128-12C-106-22-92-38-72-52Z', paint(k)) +
        path('M-16-128C-16-150-34-166-48-172C-20-176 10-166 30-128Z', paint(k)) +
        path('M-92-54C-70-118 0-146 62-126C86-120 92-104 100-98C118-96 132-86 130-80C124-74 108-74 96-74C50-58-30-86-92-54Z', paint(c)) +
        flat(
          path('M-50-72C0-84 40-66 96-74C108-74 120-76 126-80C104-92 70-78 40-84C10-88-24-84-50-72Z', b) +
            line('M98-84Q112-80 127-81', NIGHT, 2.2) +
            cheek(72, -88) +
            at(74, -104, 1, sideEye(7.5, face, k)),
        ) +
        path('M20-82C16-58-2-46-20-44C-16-62-10-74 0-84Z', paint(k))
      );
    case 'hammer':
      return (
        path('M-84-92C-112-96-130-124-146-140C-136-108-132-92-144-52C-118-64-104-74-84-78Z', paint(c)) +
        path('M-22-120C-20-152-2-174 22-182C18-158 26-138 40-122Z', paint(k)) +
        path('M-104-86C-60-136 30-136 84-108L82-62C50-36-40-40-104-86Z', paint(c)) +
        flat(
          path('M-70-66C-20-76 50-64 84-68L82-60C50-40 20-40 6-43C-24-46-50-54-70-66Z', b) +
            line('M4-98q-6 12 0 24M16-100q-6 13 0 26M28-102q-6 14 0 28', k, 3),
        ) +
        path('M6-62C8-34-10-20-26-14C-26-36-24-50-14-62Z', paint(k)) +
        path(
          'M72-118C66-140 74-160 96-160C116-160 116-144 112-128C108-108 108-74 112-54C116-36 112-22 94-22C74-22 68-40 74-60C80-80 80-100 72-118Z',
          paint(c),
        ) +
        flat(
          sideMouth(62, -70, 26, face) +
            cheek(74, -92) +
            at(94, -142, 1, sideEye(8, face, k)) +
            circle(96, -38, 7, NIGHT) +
            circle(98, -41, 2.4, '#ffe9b8'),
        )
      );
    case 'sword':
      return (
        path('M-84-88C-110-92-132-118-142-138C-132-104-130-84-142-44C-120-58-104-70-84-76Z', paint(c)) +
        path('M-34-118C-36-152-8-180 26-182C6-160 20-136 44-120Z', paint(k)) +
        path('M-100-84C-50-124 30-128 78-104C92-98 92-80 82-72C40-44-40-48-100-84Z', paint(c)) +
        path('M76-104L176-94L80-80Z', paint(k)) +
        flat(path('M-70-70C-20-80 50-70 88-78C70-56 36-48 6-50C-24-52-50-60-70-70Z', b)) +
        path('M6-68C4-46-10-30-28-24C-28-42-24-56-10-66Z', paint(k)) +
        flat(sideMouth(60, -76, 22, face) + cheek(52, -84) + at(62, -98, 1, sideEye(8, face, k)))
      );
    case 'angler':
      return (
        line('M14-138C20-190 66-204 92-168', k, 5) +
        circle(92, -156, 26, kind.accent ?? b, 'opacity=".3" stroke="none"') +
        circle(92, -156, 11, kind.accent ?? b) +
        path('M-56-86C-84-116-108-118-116-112C-106-98-106-78-116-60C-104-54-80-60-56-78Z', paint(k)) +
        path('M-40-130C-24-158 6-160 22-138Z', paint(k)) +
        path('M-76-84C-60-150 50-160 92-110C104-94 104-70 90-54C48-14-52-20-76-84Z', paint(c)) +
        flat(
          path(
            'M22-66Q66-52 96-84C100-60 80-36 50-34C34-36 24-50 22-66Z',
            face.mood === 'sulky' || face.mood === 'worried' ? k : '#3a2440',
          ) + path('M34-64l5 13 6-11 6 12 6-13 6 11 6-14 5 8 4-14L64-60Z', '#fbf4e6'),
        ) +
        path('M-4-62C-22-56-30-42-26-30C-10-30 4-40 8-52Z', paint(k)) +
        flat(cheek(30, -82) + circle(44, -104, 17, '#fbf4e6') + at(46, -104, 1, sideEye(10, face, k)))
      );
    case 'angel':
      return (
        path('M-52-86C-78-118-104-122-112-116C-102-100-102-76-112-58C-102-52-76-58-52-80Z', paint(x)) +
        path('M-30-118C-22-170 0-204 20-216C16-180 28-150 48-124Z', paint(c)) +
        path('M-30-54C-22-6 0 8 24 14C16-10 28-30 48-48Z', paint(c)) +
        path('M-62-86C-40-142 30-146 76-100C84-92 84-80 76-72C30-28-40-30-62-86Z', paint(c)) +
        flat(
          path('M-30-122Q-20-86-30-50L-12-42Q0-86-12-130ZM12-136Q26-86 12-36L30-38Q44-86 30-132Z', k) +
            cheek(60, -76) +
            sideMouth(58, -74, 20, face) +
            circle(58, -98, 13, '#fbf4e6') +
            at(60, -98, 1, sideEye(8.6, face, k)),
        ) +
        path('M-4-80C-18-72-26-60-24-50C-8-48 2-58 8-70Z', paint(x))
      );
    case 'puffer': {
      let spikes = '';
      for (let i = 0; i < 16; i++) spikes += at(0, -84, 1, path('M-8-62L0-84L8-62Z'), i * 22.5);
      return (
        path('M-54-84C-76-108-100-110-106-104C-96-90-96-78-106-64C-94-60-74-66-54-80Z', paint(x)) +
        group(spikes, `fill="${paint(k)}"`) +
        circle(0, -84, 66, paint(c)) +
        flat(
          path('M-62-68Q0-40 62-68C54-34 28-18 0-18C-28-18-54-34-62-68Z', b) +
            circle(-20, -130, 6, k) +
            circle(4, -138, 7, k) +
            circle(28, -128, 5, k) +
            at(8, -88, 1, blush(36, 14) + eyes(26, -6, 9, face, k) + mouth(12, 8, face)),
        ) +
        path('M-22-70C-34-62-38-50-34-42C-22-44-14-54-12-64Z', paint(x))
      );
    }
    default: {
      const clown = kind.form === 'clown';
      const gold = kind.form === 'goldfish';
      return (
        (gold ? path('M-50-90C-80-136-124-156-160-150C-140-128-132-108-140-92C-132-74-140-46-162-22C-124-24-84-40-50-78Z', paint(x)) : '') +
        (gold ? '' : path('M-56-86C-84-124-116-130-124-122C-112-106-112-74-126-52C-112-44-82-52-56-78Z', paint(clown ? c : x))) +
        path(
          gold
            ? 'M-40-126C-34-182 30-190 64-150C50-150 48-140 50-128Z'
            : kind.form === 'salmon'
              ? 'M-8-140L4-170L34-164L36-142Z'
              : 'M-36-128C-20-166 34-166 50-128Z',
          paint(clown ? c : x),
        ) +
        path('M-20-36C-18-12 10-8 26-14C22-26 24-34 26-42Z', paint(clown ? c : x)) +
        path('M-74-82C-48-146 40-152 84-104C92-92 92-78 84-68C44-18-46-22-74-82Z', paint(c)) +
        flat(
          clown
            ? path('M22-141C10-110 10-60 24-34C34-36 42-40 50-44C34-64 34-116 48-133C40-137 30-140 22-141Z', b) +
                path('M-34-128C-44-104-44-68-34-40L-16-33C-26-66-26-104-16-136Z', b)
            : path('M-52-56C-10-70 50-62 84-70C62-40 20-28-14-34C-32-38-44-46-52-56Z', b) +
                (kind.mark === 'spots' ? spots(k) : '') +
                line(
                  kind.mark === 'spots' ? 'M0 0' : 'M-28-104q14 12 0 26M-4-116q14 14 0 28M-6-82q14 12 0 24M18-104q14 12 0 26',
                  k,
                  4,
                  'stroke-opacity=".7"',
                ),
        ) +
        path('M6-84C-14-76-26-62-22-50C-4-48 12-58 18-70Z', paint(clown ? k : x)) +
        flat(cheek(58, -78) + sideMouth(64, -74, 22, face) + circle(62, -100, 14, '#fbf4e6') + at(65, -100, 1, sideEye(9, face, k)))
      );
    }
  }
}
