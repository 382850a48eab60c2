/** Tails of birds seen from the side, behind the body. */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, group, line, path } from '../../paper/svg.ts';
import type { Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

export function birdTail(kind: Kind, paint: Paint): string {
  const c = kind.color;
  const k = kind.dark ?? darken(c, 0.3);
  switch (kind.tail) {
    case 'short':
      return path('M-58-52L-112-26C-114-16-108-8-98-6L-50-18Z', paint(k));
    case 'long':
      return (
        path('M-56-56L-142 12C-142 24-134 32-122 30L-44-18Z', paint(k)) +
        `<g stroke="none">${line('M-74-36L-124 14', lighten(k, 0.22), 4)}</g>`
      );
    case 'fork':
      return path('M-56-54L-142-22L-92-22L-134 14L-46-14Z', paint(k));
    case 'cocked':
      return (
        path('M-58-30C-84-56-96-90-92-118C-82-122-72-120-66-114C-62-92-52-70-40-54Z', paint(k)) +
        `<g stroke="none">${line('M-86-100L-72-106M-84-84L-66-92M-78-68L-58-76', darken(k, 0.3), 3.4)}</g>`
      );
    case 'fan':
      return group(
        [-4, 20, 44, 68].map((a) => at(-50, -36, 1, path('M-10-8C-16-46-14-66 0-72C14-66 16-46 10-8Z'), a - 118)).join(''),
        `fill="${paint(kind.light ?? c)}"`,
      );
    case 'pompon':
      return (
        circle(-78, -62, 17, paint(kind.light ?? c)) +
        circle(-92, -48, 15, paint(kind.light ?? c)) +
        circle(-84, -30, 13, paint(kind.light ?? c))
      );
    case 'streamers':
      return kind.form === 'flames'
        ? flames(kind, paint)
        : path('M-54-58C-90-40-130 0-150 34C-138 36-126 30-118 22C-122 32-120 38-116 42C-92 28-62 2-44-16Z', paint(k)) +
            `<g stroke="none">${line('M-72-36C-96-14-118 6-136 26', kind.coat === 'spots' ? (kind.light ?? c) : lighten(k, 0.25), 4, 'stroke-dasharray="9 8"')}</g>`;
    default:
      return '';
  }
}

/** A phoenix's tail. */
const flames = (kind: Kind, paint: Paint): string =>
  path(
    'M-50-62C-96-66-136-40-146 10C-134-6-124-10-114-10C-130 8-132 30-126 46C-114 26-104 18-92 14C-98 28-94 40-86 48C-76 20-58 0-40-16Z',
    paint(kind.accent ?? '#ffc24a'),
  ) + path('M-52-54C-84-52-112-32-122-2C-112-12-102-14-94-12C-104 2-106 16-102 28C-90 10-60-4-44-20Z', paint(kind.color));
