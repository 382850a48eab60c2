/** What people wear on the trunk, drawn upward from the middle of the hips at (0, 0). */

import type { Paint } from '../creatures/face.ts';
import { darken, lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { circle, line, path, pathData, rect } from '../paper/svg.ts';
import type { Frame } from './frame.ts';
import { turned } from './limbs.ts';
import type { PersonLook, Top } from './look.ts';

/** How far each reaches below the hips, in lengths of a leg, and how much wider than they its hem is. */
const HEMS: Record<Top, { down: number; wide: number }> = {
  shirt: { down: 0.1, wide: 1.02 },
  pajamas: { down: 0.2, wide: 1.12 },
  coat: { down: 0.46, wide: 1.36 },
  dress: { down: 0.56, wide: 1.62 },
  gown: { down: 0.86, wide: 1.75 },
};

/** Whether it covers thighs. */
export const isSkirt = (top: Top): boolean => HEMS[top].down > 0.3;

/** @param room how far below the hips the hem may reach. @param bend degrees by which the back leans over a skirt that hangs straight */
export function trunk(look: PersonLook, frame: Frame, room: number, bend: number, paint: Paint): string {
  const { spine, shoulder, waist, hip } = frame;
  const { down, wide } = HEMS[look.top];
  const most = frame.leg * down + 4;
  const hem = Math.max(5, Math.min(most, room));
  // A skirt that is short of room is narrower, too.
  const half = hip * (1 + (wide - 1) * Math.min(1, hem / most)) + 2;
  const round = Math.max(waist, hip);
  const hang = (x: number, y: number): string => {
    const to = y > 0 ? turned({ x, y }, -bend) : { x, y };
    return pathData`${to.x} ${to.y}`;
  };
  const cut: Cut = { hem, half, round, hang };
  const sides = outline(hang, -spine - 1, [
    [shoulder * 0.5, -spine - 1, shoulder * 0.98, -spine + 1, shoulder * 1.06, -spine * 0.78],
    [shoulder * 1.1, -spine * 0.6, waist, -spine * 0.56, round * 1.02, -spine * 0.24],
    [round * 1.04, spine * 0.02, half, hem * 0.5, half, hem - 3],
    [half * 0.66, hem + 3, half * 0.34, hem + 3, 0, hem + 3],
  ]);
  const neck = Math.max(8, shoulder * 0.42);
  return (
    rect(-neck, -spine - 12, neck * 2, 18, darken(look.skin, 0.12), neck * 0.6) +
    path(sides, paint(look.clothes)) +
    flat(DETAILS[look.top](look, frame, cut)) +
    (look.apron ? apron(look.apron, frame, cut) : '')
  );
}

interface Cut {
  hem: number;
  half: number;
  round: number;
  /** A point, which moves with a skirt that hangs. */
  hang: (x: number, y: number) => string;
}

type Segment = readonly [number, number, number, number, number, number];

/** A closed outline from curves of its right half. */
function outline(hang: Cut['hang'], top: number, right: readonly Segment[]): string {
  const ends = right.map(([, , , , x, y]) => ({ x, y }));
  const down = right.map(([a, b, c, d, x, y]) => `C${hang(a, b)} ${hang(c, d)} ${hang(x, y)}`);
  const up = right.map(
    ([a, b, c, d], i) => `C${hang(-c, d)} ${hang(-a, b)} ${i > 0 ? hang(-(ends[i - 1]?.x ?? 0), ends[i - 1]?.y ?? 0) : hang(0, top)}`,
  );
  return `M${hang(0, top)}${down.join('')}${up.reverse().join('')}Z`;
}

type Detail = (look: PersonLook, frame: Frame, cut: Cut) => string;

/** A curve from side to side. */
const across = (hang: Cut['hang'], half: number, y: number, sag = 8): string => `M${hang(-half, y)}Q${hang(0, y + sag)} ${hang(half, y)}`;

const buttons = (spine: number, color: string, dx = 0): string =>
  [0.72, 0.5, 0.28].map((up) => circle(dx, -spine * up, 2.6, color)).join('');

const collar = (shoulder: number, spine: number, color: string): string =>
  path(
    pathData`M${-shoulder * 0.5} ${-spine}L0 ${-spine * 0.74}L${shoulder * 0.5} ${-spine}Q0 ${-spine + 8} ${-shoulder * 0.5} ${-spine}Z`,
    color,
  );

const DETAILS: Record<Top, Detail> = {
  shirt: ({ clothes, age }, { spine, shoulder, waist }, { hem, half, round, hang }) => {
    const trim = lighten(clothes, 0.42);
    const neckline = line(across(hang, shoulder * 0.56, -spine + 3, 10), trim, 4.4);
    const seam = line(across(hang, half - 3, hem - 3, 6), darken(clothes, 0.3), 3, 'opacity=".5"');
    if (age === 'grown' || age === 'old')
      return (
        collar(shoulder, spine, lighten(clothes, 0.5)) +
        line(`M${hang(0, -spine * 0.72)}L${hang(0, hem)}`, darken(clothes, 0.26), 2.4) +
        buttons(spine, lighten(clothes, 0.5), 5) +
        seam
      );
    const middle = (shoulder + waist) / 2 + 1;
    return (
      neckline + line(across(hang, middle, -spine * 0.5, 9) + across(hang, round, -spine * 0.32, 9), trim, 4.4, 'opacity=".85"') + seam
    );
  },
  pajamas: ({ clothes }, { spine, shoulder }, { hem, half, hang }) => {
    const dots = [
      [-0.5, -0.62],
      [0.5, -0.66],
      [-0.58, -0.28],
      [0.56, -0.3],
      [-0.46, 0.02],
      [0.5, 0.02],
    ] as const;
    return (
      collar(shoulder, spine, lighten(clothes, 0.5)) +
      line(`M${hang(0, -spine * 0.72)}L${hang(0, hem)}`, darken(clothes, 0.24), 2.4) +
      buttons(spine, lighten(clothes, 0.62), 0) +
      dots.map(([x, y]) => circle(shoulder * x, spine * y, 3.2, lighten(clothes, 0.45))).join('') +
      line(across(hang, half - 3, hem - 3, 6), lighten(clothes, 0.4), 3)
    );
  },
  coat: ({ clothes }, { spine, shoulder, waist }, { hem, half, hang }) =>
    line(`M${hang(0, -spine * 0.8)}L${hang(0, hem + 2)}`, darken(clothes, 0.3), 2.6) +
    path(
      pathData`M${-shoulder * 0.62} ${-spine + 1}L0 ${-spine * 0.62}L${shoulder * 0.62} ${-spine + 1}Q0 ${-spine + 10} ${-shoulder * 0.62} ${-spine + 1}Z`,
      darken(clothes, 0.24),
    ) +
    buttons(spine * 0.84, lighten(clothes, 0.55), 6) +
    line(
      `M${hang(-waist * 0.74, hem * 0.1)}L${hang(-waist * 0.32, hem * 0.1)}M${hang(waist * 0.34, hem * 0.1)}L${hang(waist * 0.76, hem * 0.1)}`,
      darken(clothes, 0.34),
      3.4,
    ) +
    line(across(hang, half - 4, hem - 3, 6), darken(clothes, 0.3), 3, 'opacity=".5"'),
  dress: ({ clothes }, { spine, shoulder }, { hem, half, round, hang }) =>
    path(
      pathData`M${-shoulder * 0.6} ${-spine}Q${-shoulder * 0.5} ${-spine * 0.74} 0 ${-spine * 0.8}Q${shoulder * 0.5} ${-spine * 0.74} ${shoulder * 0.6} ${-spine}Q0 ${-spine + 9} ${-shoulder * 0.6} ${-spine}Z`,
      lighten(clothes, 0.52),
    ) +
    line(across(hang, round * 0.98, -spine * 0.3, 8), darken(clothes, 0.34), 4.4) +
    line(across(hang, half - 3, hem - 5, 7), lighten(clothes, 0.42), 4) +
    line(
      `M${hang(-half * 0.34, -spine * 0.1)}L${hang(-half * 0.46, hem - 8)}M${hang(half * 0.34, -spine * 0.1)}L${hang(half * 0.46, hem - 8)}`,
      darken(clothes, 0.24),
      2.4,
      'opacity=".6"',
    ),
  gown: ({ clothes }, { spine, shoulder }, { hem, half, round, hang }) =>
    line(across(hang, shoulder * 0.62, -spine + 3, 12), '#f2cf86', 4.4) +
    line(across(hang, round * 0.98, -spine * 0.3, 8), '#f2cf86', 5) +
    line(
      `M${hang(0, -spine * 0.2)}L${hang(0, hem - 4)}M${hang(-half * 0.3, -spine * 0.1)}L${hang(-half * 0.5, hem - 6)}M${hang(half * 0.3, -spine * 0.1)}L${hang(half * 0.5, hem - 6)}`,
      darken(clothes, 0.26),
      2.4,
      'opacity=".6"',
    ) +
    line(across(hang, half - 3, hem - 4, 7), '#f2cf86', 4.4),
};

function apron(color: string, { spine, shoulder, waist }: Frame, { hem, round, hang }: Cut): string {
  const foot = Math.max(hem - 8, 6);
  const bib = shoulder * 0.56;
  const side = Math.min(waist, round) * 0.86;
  return (
    path(
      `M${hang(-bib, -spine * 0.76)}L${hang(bib, -spine * 0.76)}L${hang(bib + 2, -spine * 0.36)}Q${hang(side, -spine * 0.3)} ${hang(side + 2, foot - 6)}Q${hang(0, foot + 6)} ${hang(-side - 2, foot - 6)}Q${hang(-side, -spine * 0.3)} ${hang(-bib - 2, -spine * 0.36)}Z`,
      color,
    ) +
    flat(
      line(pathData`M${-bib} ${-spine * 0.76}L${-bib * 0.8} ${-spine}M${bib} ${-spine * 0.76}L${bib * 0.8} ${-spine}`, color, 4.4) +
        line(pathData`M${-bib * 0.8} ${-spine * 0.04}H${bib * 0.8}`, darken(color, 0.24), 2.8, 'opacity=".7"'),
    )
  );
}

/** Around the neck at (0, 0), with an end that hangs to one side. */
export function scarf(color: string, { shoulder }: Frame, side: -1 | 1): string {
  const w = shoulder * 0.86;
  const end = pathData`M${-side * 12} 8L${-side * 20} 46H${-side * 4}L${side * 2} 8Z`;
  return (
    path(end, darken(color, 0.12)) +
    path(pathData`M${-w} -8Q0 8 ${w} -8Q${w + 6} 6 ${w - 4} 12Q0 24 ${-w + 4} 12Q${-w - 6} 6 ${-w} -8Z`, color) +
    flat(
      line(pathData`M${-side * 19} 38h${side * 15}M${-w * 0.5} 3q4 6 3 10M${w * 0.4} 4q2 5 0 10`, lighten(color, 0.5), 2.6, 'opacity=".8"'),
    )
  );
}
