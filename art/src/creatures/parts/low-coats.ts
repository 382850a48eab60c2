/** What low animals wear on their backs: scales, bands, quills. */
import { darken, lighten } from '../../paper/color.ts';
import { group, line, path, pathData, shows } from '../../paper/svg.ts';
import type { Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

/** Quills and spines that stand out behind the body, whose belly is `legs` above the ground. */
export function backSpines(kind: Kind, legs: number, paint: Paint): string {
  const k = kind.dark ?? darken(kind.color, 0.3);
  const tip = kind.accent ?? '#f6ead2';
  const fan = (count: number, length: number, width: number, lean: number): [string, string] => {
    let quills = '';
    let tips = '';
    for (let i = 0; i < count; i++) {
      const a = -1.75 + (i / (count - 1)) * 2.5;
      const [sx, sy] = [-14 + Math.sin(a) * 70, -legs - 30 - Math.cos(a) * 48];
      const [dx, dy] = [Math.sin(a - lean), -Math.cos(a - lean)];
      const [px, py] = [-dy * width, dx * width];
      const l = length * (1 - Math.abs(i / (count - 1) - 0.4) * 0.45);
      quills += pathData`M${sx - px} ${sy - py}L${sx + dx * l} ${sy + dy * l}L${sx + px} ${sy + py}Z`;
      tips += pathData`M${sx + dx * l * 0.62} ${sy + dy * l * 0.62}L${sx + dx * l * 0.97} ${sy + dy * l * 0.97}`;
    }
    return [quills, tips];
  };
  if (kind.coat === 'quills') {
    const [back, backTips] = fan(19, 96, 5.5, 0.5);
    const [front, frontTips] = fan(15, 66, 6, 0.62);
    const spread = path(back, paint(k)) + line(backTips, tip, 4) + path(front, paint(lighten(k, 0.14))) + line(frontTips, tip, 4);
    return shows('part quills', spread);
  }
  if (kind.coat === 'spines') {
    const [back] = fan(19, 52, 8, 0.5);
    const [front, tips] = fan(15, 38, 8, 0.6);
    return path(back, paint(k)) + path(front, paint(lighten(k, 0.25))) + line(tips, tip, 3);
  }
  return '';
}

/** A pattern on the body, with the belly at height 0 and without a paper edge. */
export function backPattern(kind: Kind): string {
  const c = kind.color;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  switch (kind.coat) {
    case 'scales': {
      const rows = [
        [-74, 6, 22],
        [-54, 8, 22],
        [-34, 8, 22],
        [-14, 8, 22],
      ] as const;
      const scale = (x: number, y: number): string =>
        pathData`M${x - 13} ${y - 8}Q${x - 12} ${y + 15} ${x - 3} ${y + 15}Q${x + 10} ${y + 13} ${x + 11} ${y - 9}Z`;
      return rows
        .map(([y, count, step], row) =>
          group(
            Array.from({ length: count }, (_, i) => path(scale((row === 0 ? -58 : -80) + i * step + (row % 2) * 9, y))).join(''),
            `fill="${row % 2 ? lighten(c, 0.14) : darken(c, 0.1)}" stroke="${k}" stroke-width="2.4"`,
          ),
        )
        .join('');
    }
    case 'bands':
      return (
        path('M-98-26C-96-74-50-90-8-90C36-88 76-66 80-36Q-10-8-98-26Z', darken(c, 0.08)) +
        line('M-34-86Q-42-50-36-20M-16-89Q-22-50-16-17M2-89Q-2-50 4-16M20-87Q18-50 24-17M38-82Q38-50 44-20', k, 4.5) +
        line('M-84-60l8 8M-70-70l8 8M-80-42l8 8M-60-54l8 8M-62-34l8 8M56-70l6 8M64-52l6 8M54-44l6 8', lighten(c, 0.3), 3)
      );
    case 'saddle':
      return (
        path('M74-62C40-70 6-66-30-84C-10-60 20-38 70-18C78-30 80-48 74-62Z', k) +
        line('M72-64C40-72 6-68-34-86M68-16C22-36-12-58-30-80', b, 4.5)
      );
    case 'rump':
      return path('M-100-22C-98-74-50-92-8-90C26-88 40-80 44-66C48-30 40 0 14 8C-56 12-100 6-100-22Z', b);
    case 'stripes':
      return line('M-78-68Q-82-44-78-22M-58-80Q-62-48-58-14M-36-86Q-40-56-36-30', b, 6) + line('M-14-88Q-18-62-14-40M8-88Q4-66 8-46', b, 5);
    case 'quills':
      return line(
        'M-70-40l-16-14M-50-54l-18-18M-28-60l-16-22M-4-62l-12-24M-60-20l-18-8M-36-34l-18-14M-10-40l-16-18M14-50l-10-20',
        kind.accent ?? b,
        3.4,
        'stroke-opacity=".8"',
      );
    case 'spines':
      return line(
        'M-70-40l-12-10M-50-54l-12-12M-28-60l-10-14M-4-62l-8-14M-60-20l-12-6M-36-34l-12-10M-10-40l-10-12M14-50l-6-12M34-46l-6-12M10-26l-10-10',
        kind.accent ?? b,
        3,
        'stroke-opacity=".7"',
      );
    default:
      return path('M-92-14C-50-24 30-22 76-22C66 0 40 10-10 10C-60 10-88 4-92-14Z', b, 'opacity=".55"');
  }
}
