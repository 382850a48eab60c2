/** What grows on top of a head: manes, horns, antlers, tufts. */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, group, line, path } from '../../paper/svg.ts';
import { NIGHT, type Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

const mirrored = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;

/** Behind the head: manes and frills. */
export function topBehind(kind: Kind, paint: Paint): string {
  const k = kind.dark ?? darken(kind.color, 0.4);
  if (kind.top === 'mane') {
    let petals = '';
    for (let i = 0; i < 13; i++) petals += at(0, 0, 1, path('M-22-40Q-14-88 4-92Q22-84 22-40Z'), (360 / 13) * i);
    return group(petals, `fill="${paint(k)}"`) + circle(0, 2, 60, darken(k, 0.16));
  }
  if (kind.top === 'frill') {
    const x = kind.accent ?? '#f6e6c4';
    let out = path(
      symmetric(-92, [
        [40, -92, 92, -66, 92, -14],
        [92, 22, 50, 36, 0, 36],
      ]),
      paint(k),
    );
    out += path(
      symmetric(-78, [
        [32, -78, 76, -54, 76, -14],
        [76, 14, 44, 26, 0, 26],
      ]),
      lighten(k, 0.22),
    );
    for (const a of [-64, -38, -13, 13, 38, 64]) out += at(0, -10, 1, path('M-9-76Q-2-96 0-97Q2-96 9-76Z', x), a);
    return out;
  }
  return '';
}

/** Long hair that falls over the forehead. */
const fringe = (kind: Kind): string =>
  path(
    'M-38-34C-26-62 28-62 38-32C32-22 28-16 22-14C20-22 16-24 12-24C8-16 4-12-2-10C-4-18-8-22-12-22C-18-16-24-12-30-12C-34-18-38-26-38-34Z',
    kind.plan === 'sit' || kind.coat === 'mane' ? (kind.dark ?? kind.color) : lighten(kind.color, 0.12),
  );

/** In front of the ears: antlers, horns and curls. */
export function topFront(kind: Kind, paint: Paint): string {
  const x = kind.accent ?? '#f0ddb8';
  const k = kind.dark ?? NIGHT;
  switch (kind.top) {
    case 'antlers':
      return mirrored(line('M14-44C16-66 30-80 28-104M22-74C34-78 44-88 46-104M17-58C8-66 2-76 4-88', x, 7));
    case 'moose':
      return mirrored(
        path(
          'M14-44C22-58 34-58 44-64C36-74 40-92 50-96C52-84 58-84 62-98C70-90 70-84 72-80C78-90 86-90 88-86C92-62 72-44 48-46C36-46 28-42 20-34Z',
          paint(x),
        ),
      );
    case 'longhorns':
      return mirrored(path('M20-40C46-40 74-50 84-82C98-56 78-20 30-26Z', paint(x))) + fringe(kind);
    case 'buffalo':
      return mirrored(path('M2-50C30-58 46-38 56-18C64-8 78-14 80-36C92-10 72 14 52 4C36-6 30-30 2-32Z', paint(x)));
    case 'ibex':
      return (
        mirrored(path('M6-40C2-84 22-122 62-120C76-116 82-104 82-94C60-112 34-86 26-36Z', paint(x))) +
        mirrored(line('M10-62L25-58M14-80L29-72M22-96L35-86M34-110L44-98M50-116L56-104', darken(x, 0.35), 3))
      );
    case 'ram':
      return (
        mirrored(path('M10-44C38-66 78-52 80-16C80 12 56 22 42 8C34-4 44-18 54-10C64-16 60-34 44-34C34-34 24-30 14-26Z', paint(x))) +
        mirrored(line('M34-54L36-38M58-46L50-34M74-24L60-20M76-2L62-6M62 12L54 0', darken(x, 0.35), 3))
      );
    case 'gazelle':
      return mirrored(
        line('M10-42C4-66 30-76 24-98C22-106 18-110 14-114', x, 8) + line('M7-58L17-60M16-72L27-72M20-88L29-88', lighten(x, 0.3), 2.4),
      );
    case 'oryx':
      return mirrored(path('M8-44L24-138L20-42Z', paint(x)));
    case 'mohawk':
      return path('M-12-36L-22-58L-8-54L-8-72L4-58L12-72L14-54L26-56L14-34Z', k);
    case 'fringe':
      return fringe(kind);
    case 'horns':
      return mirrored(path('M22-42C40-44 54-56 50-78C70-62 62-32 32-28Z', paint(x)));
    case 'goat':
      return mirrored(path('M8-40C6-66 20-84 42-86C30-74 26-58 24-38Z', paint(x)));
    case 'unicorn':
      return (
        path('M-9-46L3-112L12-46Z', paint(x)) +
        line('M-6-62L10-66M-3-78L7-82M0-93L5-96', darken(x, 0.35), 2.4) +
        path('M-22-40C-8-58 22-58 30-42C18-36 12-24 0-24C-2-34-12-36-22-40Z', k)
      );
    case 'ossicones':
      return mirrored(line('M12-44L18-70', kind.color, 8) + circle(19, -74, 7.5, k));
    case 'rhino':
      return path('M-13 34C-10 10-4-8 4-20C8-4 14 14 15 34Z', paint(x)) + path('M-8 4C-6-10-2-18 2-26C5-16 8-8 9 4Z', paint(x));
    case 'forelock':
      return path('M-12-54C2-66 22-58 26-46C16-40 14-26 2-20C0-32-10-40-12-54Z', k);
    case 'fluff':
      return path(
        'M-38-30A15 15 0 0 1-24-52A18 18 0 0 1 6-60A17 17 0 0 1 32-46A14 14 0 0 1 36-24Q16-36 0-30Q-18-34-38-30Z',
        paint(kind.color),
      );
    case 'crest':
      return path('M-18-42A10 10 0 0 1-8-58A11 11 0 0 1 10-58A10 10 0 0 1 20-42Q0-34-18-42Z', k);
    case 'frill': {
      return mirrored(path('M16-30C20-52 30-70 44-78C44-58 40-40 32-22Z', paint(x)));
    }
    default:
      return '';
  }
}
