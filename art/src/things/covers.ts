/** What lies over somebody, and how food is eaten. */
import type { ObjectKind } from '@tuckaway/domain';
import type { Bounds } from '../bounds.ts';
import { darken, lighten, PAPER } from '../color.ts';
import { cutPaper } from '../creatures/draw.ts';
import { flat } from '../pages/thing.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, line, path, pathData } from '../svg.ts';
import { PAPER_COLORS, type PaperColor } from './colors.ts';

/** Where the turned edge of a blanket is, under a chin. */
export type Hem = 'top' | 'left' | 'right';

const BLANKET = '#c9705a';

/** A blanket over all that is within some bounds, as cut paper. */
export function blanketOver(s: Stage, { left, right, top, bottom }: Bounds, color?: PaperColor, hem: Hem = 'top'): string {
  const paper = color ? PAPER_COLORS[color] : BLANKET;
  const [width, height] = [right - left, bottom - top];
  const [l, r, t, b] = [left - 8, right + 8, top - 5, bottom + 4];
  const round = Math.min(34, width * 0.2, height * 0.5);
  const body = pathData`M${l} ${b}V${t + round}C${l} ${t + round * 0.3} ${l + round * 0.4} ${t} ${l + round} ${t}Q${(l + r) / 2} ${t - height * 0.08} ${r - round} ${t}C${r - round * 0.4} ${t} ${r} ${t + round * 0.3} ${r} ${t + round}V${b}Q${r - width * 0.2} ${b - 6} ${r - width * 0.35} ${b}T${(l + r) / 2} ${b}T${l + width * 0.2} ${b}Z`;
  const band = Math.min(20, (hem === 'top' ? height : width) * 0.22);
  const turned =
    hem === 'top'
      ? pathData`M${l + 2} ${t + round * 0.7}C${l + round * 0.4} ${t - 2} ${l + round} ${t - 3} ${(l + r) / 2} ${t - height * 0.06}C${r - round} ${t - 3} ${r - round * 0.4} ${t - 2} ${r - 2} ${t + round * 0.7}L${r - 3} ${t + round * 0.7 + band}Q${(l + r) / 2} ${t + band} ${l + 3} ${t + round * 0.7 + band}Z`
      : hem === 'left'
        ? pathData`M${l - 4} ${b}V${t + round}C${l - 4} ${t} ${l + round * 0.4} ${t - 3} ${l + round} ${t - 2}Q${l + band * 0.8} ${t + height * 0.4} ${l + band} ${b}Z`
        : pathData`M${r + 4} ${b}V${t + round}C${r + 4} ${t} ${r - round * 0.4} ${t - 3} ${r - round} ${t - 2}Q${r - band * 0.8} ${t + height * 0.4} ${r - band} ${b}Z`;
  const folds = [0.3, 0.52, 0.74]
    .map((share, i) => pathData`M${left + width * share} ${top + height * 0.5}q${4 - i * 4} ${height * 0.16} ${i * 3 - 4} ${height * 0.34}`)
    .join('');
  return cutPaper(
    s,
    path(body, paper) + flat(line(folds, darken(paper, 0.24), 3, 'stroke-opacity=".55"')) + path(turned, lighten(paper, 0.38)),
  );
}

/** How something is eaten: with the hand, with a spoon, or from its edge. */
export interface Food {
  readonly how: 'hand' | 'spoon' | 'drink';
  /** One piece of it or one spoonful, with its foot at (0, 0); empty if it is eaten whole. */
  readonly piece: string;
  readonly color: string;
}

const spoonful = (color: string): string => ellipse(0, -5, 13, 6, color) + flat(ellipse(-3, -7, 5, 2, '#ffffff', 'opacity=".5"'));

const FOODS: Partial<Record<ObjectKind, Food>> = {
  ...Object.fromEntries(
    (
      [
        ['soup', '#e8964a'],
        ['bowl', '#f0e2c4'],
        ['pot', '#e8964a'],
        ['pan', '#f0cf5a'],
        ['ladle', '#e8964a'],
        ['jar', '#d99a3a'],
      ] as const
    ).map(([kind, color]) => [kind, { how: 'spoon', piece: spoonful(color), color }]),
  ),
  ...Object.fromEntries(
    (
      [
        ['cup', '#a8683c'],
        ['milk', '#fbf6ec'],
        ['bottle', '#fbf6ec'],
        ['jug', '#7fb4cc'],
        ['teapot', '#a8683c'],
        ['bucket', '#7fb4cc'],
        ['well', '#7fb4cc'],
        ['puddle', '#7fb4cc'],
      ] as const
    ).map(([kind, color]) => [kind, { how: 'drink', piece: '', color }]),
  ),
  bread: {
    how: 'hand',
    piece:
      path('M-17 0V-20C-25-26-18-34-10-34H10C18-34 25-26 17-20V0Z', '#d9944f') +
      flat(path('M-13-3V-21C-18-26-14-30-9-30H9C14-30 18-26 13-21V-3Z', '#f6dfb0')),
    color: '#d9944f',
  },
  cake: {
    how: 'hand',
    piece:
      path('M-22 0V-24L20-30V0Z', '#e8b48f') +
      path('M-22-24L-6-36L20-30L18-22Q8-16 2-22Q-8-14-22-20Z', '#fbeedb') +
      flat(line('M-20-10L19-13', '#fbeedb', 3)),
    color: '#e8b48f',
  },
  melon: {
    how: 'hand',
    piece:
      path('M-26-24H26C24-4 12 2 0 2C-12 2-24-4-26-24Z', '#5f9a5a') +
      flat(
        path('M-21-24H21C19-9 10-4 0-4C-10-4-19-9-21-24Z', '#e0766a') +
          circle(-8, -16, 2, '#4a3440') +
          circle(4, -12, 2, '#4a3440') +
          circle(10, -19, 2, '#4a3440'),
      ),
    color: '#e0766a',
  },
  pumpkin: { how: 'spoon', piece: spoonful('#e8964a'), color: '#e8964a' },
  pancake: { how: 'hand', piece: ellipse(0, -5, 20, 6, '#e0ae68') + flat(ellipse(0, -7, 15, 3.4, '#f3d9a4')), color: '#e0ae68' },
  plate: {
    how: 'hand',
    piece: circle(0, -10, 11, '#d9a05c') + flat(circle(-3, -13, 2, '#6a4438') + circle(4, -8, 2, '#6a4438')),
    color: '#d9a05c',
  },
  basket: { how: 'hand', piece: path('M0-20C8-25 17-20 15-9C14 0 7 3 0 0C-7 3-14 0-15-9C-17-20-8-25 0-20Z', '#d9564c'), color: '#d9564c' },
  cheese: { how: 'hand', piece: path('M-16 0V-10L14-18V0Z', '#f0c65a') + flat(circle(0, -6, 3, '#d9a63c')), color: '#f0c65a' },
  hay: { how: 'hand', piece: line('M-14 0L10-22M-8 2L16-18M-18-4L4-24', '#dcb45c', 4), color: '#dcb45c' },
};

/** What is eaten or drunk from something, or of something. */
export const foodIn = (kind: ObjectKind): Food => FOODS[kind] ?? { how: 'hand', piece: '', color: PAPER };
