/** What covers the bodies of sitting animals: stripes, spots, long hair, spines. */
import { darken, lighten, mix } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import type { Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

/** Where spots are, left and right of the belly. */
const SPOTS = [
  [-36, -66],
  [-44, -48],
  [-34, -42],
  [36, -64],
  [45, -46],
  [34, -40],
  [-48, -28],
  [49, -26],
] as const;

/** A pattern on a body whose sides are `w` times as wide as usual; without a paper edge. */
export function sitPattern(kind: Kind, w: number): string {
  const k = kind.dark ?? darken(kind.color, 0.45);
  const b = kind.light ?? lighten(kind.color, 0.5);
  switch (kind.coat) {
    case 'stripes':
      return group(
        at(0, 0, 1, '<path d="M-42-72L-24-66L-45-60ZM-48-50L-28-44L-52-38ZM42-72L24-66L45-60ZM48-50L28-44L52-38Z"/>'),
        `fill="${k}"${w < 0.9 ? ' transform="scale(.8 1)"' : ''}`,
      );
    case 'spots':
      return group(SPOTS.map(([x, y]) => circle(x * w, y, 3.8)).join(''), `fill="${k}" opacity=".8"`);
    case 'blots':
      return group(
        SPOTS.map(([x, y], i) => ellipse(x * 0.9, y - 4, 5 + (i % 3) * 1.6, 4 + (i % 2) * 2)).join('') +
          ellipse(6, -52, 5, 6) +
          ellipse(-10, -30, 6, 4.6),
        `fill="${k}"`,
      );
    case 'rosettes':
      return group(
        SPOTS.map(([x, y]) => circle(x * w, y, 5)).join(''),
        `fill="none" stroke="${k}" stroke-width="3.4" stroke-dasharray="8 2.6"`,
      );
    case 'saddle':
      return path(
        `M${-40 * w}-82C${-50 * w}-58 ${-60 * w}-34 ${-55 * w}-8L${-40 * w}-6C${-40 * w}-34 ${-38 * w}-58 ${-26 * w}-90ZM${40 * w}-82C${50 * w}-58 ${60 * w}-34 ${55 * w}-8L${40 * w}-6C${40 * w}-34 ${38 * w}-58 ${26 * w}-90Z`,
        kind.mark === 'honey' ? b : k,
      );
    default:
      return '';
  }
}

/** A pattern over the belly. */
export function bellyPattern(kind: Kind): string {
  if (kind.coat === 'bib')
    return path(
      'M-30-84C-20-62-8-52 0-50C8-52 20-62 30-84C26-62 12-38 0-38C-12-38-26-62-30-84Z',
      kind.accent && kind.form === 'big' ? kind.accent : (kind.light ?? '#fff'),
    );
  if (kind.coat === 'shag') {
    const k = darken(kind.color, 0.22);
    return line(
      'M-44-60l-8 22M-34-44l-6 20M44-60l8 22M34-44l6 20M-22-34l-4 18M22-34l4 18M-50-30l-4 16M50-30l4 16',
      k,
      3.4,
      'stroke-opacity=".55"',
    );
  }
  return '';
}

/** Behind the body: spines all around, or the skin between a glider's paws. */
export function coatBehind(kind: Kind, paint: Paint): string {
  if (kind.coat === 'spines') return spikes(kind, paint);
  if (kind.coat === 'membrane') {
    const side = 'M-24-92C-58-96-84-92-104-78C-92-58-84-28-84-2C-64-12-46-14-34-14Z';
    return path(side, paint(lighten(kind.color, 0.25))) + at(0, 0, 1, path(side, paint(lighten(kind.color, 0.25))), 0, true);
  }
  return '';
}

function spikes(kind: Kind, paint: Paint): string {
  const k = kind.dark ?? '#6d5148';
  const tips = (count: number, rx: number, ry: number, cy: number, from: number, to: number): string => {
    let out = '';
    for (let i = 0; i <= count; i++) {
      const a = from + ((to - from) * i) / count;
      const b = a + (to - from) / count / 2;
      out += (i ? 'L' : 'M') + pathData`${Math.sin(a) * rx} ${cy - Math.cos(a) * ry}`;
      if (i < count) out += pathData`L${Math.sin(b) * rx * 0.84} ${cy - Math.cos(b) * ry * 0.84}`;
    }
    return `${out}Z`;
  };
  return (
    path(tips(25, 92, 100, -88, -2.75, 2.75), paint(k)) +
    path(tips(22, 80, 88, -92, -2.5, 2.5), paint(mix(k, '#c49a74', 0.25))) +
    path(tips(17, 66, 72, -98, -2.3, 2.3), paint(mix(k, '#c49a74', 0.5)))
  );
}
