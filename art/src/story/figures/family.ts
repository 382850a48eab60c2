/** Children and grown-ups of the family, whose looks are not known: seen from behind in hooded coats, or asleep under a blanket. */
import { darken, lighten, PAPER } from '../../color.ts';
import type { Paint } from '../../creatures/face.ts';
import { symmetric } from '../../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../svg.ts';

export type Arms = 'down' | 'up' | 'out' | 'hold';
export type Hand = readonly [x: number, y: number];

const HANDS: Record<Arms, readonly [number, number]> = { down: [56, -48], up: [62, -150], out: [86, -84], hold: [64, -104] };

/** Where the right hand is of those who hold something: beside the body, so that it is seen from behind. */
export const holdingHand = (who: 'child' | 'adult'): Hand => (who === 'adult' ? adultHand('hold') : HANDS.hold);

const adultHand = (arms: Arms): readonly [number, number] => [HANDS[arms][0] + 4, HANDS[arms][1] - 58];

const arm = (side: 1 | -1, shoulder: number, [x, y]: readonly [number, number], sleeve: string, width: number): string =>
  line(
    pathData`M${side * 26} ${shoulder}Q${side * ((26 + x) / 2 + 12)} ${(shoulder + y) / 2} ${side * x} ${y}`,
    sleeve,
    width,
    'stroke-opacity="1"',
  ) + circle(side * x, y, width * 0.5, PAPER);

/** By how much those who sit are lower. */
export const SEATED = { child: 34, adult: 62 } as const;

/** A coat that is spread on the ground. @param shoulder where it begins */
const spread = (color: string, shoulder: number, wide: number, paint: Paint): string =>
  path(
    symmetric(shoulder, [
      [26, shoulder, 42, shoulder + 12, 45, shoulder + 36],
      [wide - 6, -34, wide + 6, -14, wide, 0],
      [wide * 0.6, 9, wide * 0.3, 9, 0, 9],
    ]),
    paint(color),
  );

/** A child from behind, about 190 high, with the feet at (0, 0). */
export function childFromBehind(color: string, arms: Arms, paint: Paint, seated = false): string {
  if (seated) return spread(color, -78, 60, paint) + at(0, SEATED.child, 1, childUpwards(color, arms, paint));
  return (
    ellipse(-20, -4, 17, 10, '#4a3548') +
    ellipse(20, -4, 17, 10, '#4a3548') +
    path(
      symmetric(-112, [
        [24, -112, 38, -100, 42, -74],
        [48, -44, 56, -26, 52, -12],
        [36, -4, 16, -4, 0, -4],
      ]),
      paint(color),
    ) +
    childUpwards(color, arms, paint) +
    line('M-46-34Q0-22 46-34', PAPER, 4, 'opacity=".55"')
  );
}

/** Its arms and its hood. */
function childUpwards(color: string, arms: Arms, paint: Paint): string {
  const dark = darken(color, 0.24);
  return (
    arm(-1, -96, HANDS[arms === 'hold' ? 'down' : arms], dark, 20) +
    arm(1, -96, HANDS[arms], dark, 20) +
    path('M-34-176C-40-196-30-206-18-198ZM34-176C40-196 30-206 18-198Z', dark) +
    path(
      symmetric(-196, [
        [32, -196, 52, -172, 50, -140],
        [48, -116, 28, -104, 0, -104],
      ]),
      paint(lighten(color, 0.06)),
    ) +
    group(
      line('M0-194Q3-150 0-106M0-98V-40', dark, 2.6, 'opacity=".6"') + line('M-38-112Q0-94 38-112', dark, 3, 'opacity=".7"'),
      'stroke="none"',
    )
  );
}

/** A grown-up from behind in a long coat and a knitted hat, about 260 high. */
export function adultFromBehind(color: string, arms: Arms, paint: Paint, seated = false): string {
  if (seated) return spread(color, -124, 74, paint) + at(0, SEATED.adult, 1, adultUpwards(color, arms, paint));
  return (
    path('M-28-16H-6V0H-34Q-36-8-28-10ZM28-16H6V0H34Q36-8 28-10Z', '#3f3048') +
    path(
      symmetric(-186, [
        [26, -186, 44, -176, 48, -150],
        [52, -96, 62, -40, 62, -16],
        [40, -8, 18, -8, 0, -8],
      ]),
      paint(color),
    ) +
    adultUpwards(color, arms, paint)
  );
}

/** Their arms and their hat. */
function adultUpwards(color: string, arms: Arms, paint: Paint): string {
  const dark = darken(color, 0.24);
  const knit = lighten(color, 0.34);
  return (
    arm(-1, -168, adultHand(arms === 'hold' ? 'down' : arms), dark, 23) +
    arm(1, -168, adultHand(arms), dark, 23) +
    path(
      symmetric(-262, [
        [30, -262, 42, -244, 41, -222],
        [40, -196, 24, -188, 0, -188],
      ]),
      paint(knit),
    ) +
    circle(0, -264, 12, PAPER) +
    path('M-44-196C-24-184 24-184 44-196C50-184 48-176 42-172C22-162-22-162-42-172C-48-176-50-184-44-196Z', darken(knit, 0.2)) +
    group(
      line('M-30-236Q0-226 30-236M-38-218Q0-208 38-218', darken(knit, 0.25), 3, 'opacity=".6"') +
        line('M0-160V-74M-46-104Q0-94 46-104', dark, 3, 'opacity=".6"'),
      'stroke="none"',
    )
  );
}

/** A sleeper under a blanket, with only the hood visible on the pillow; about 230 wide. */
export function underBlanket(color: string, blanket: string, paint: Paint): string {
  return (
    ellipse(-78, -14, 54, 22, paint('#f0e6da')) +
    path('M-112-30C-114-62-60-66-54-34C-52-16-106-8-112-30Z', paint(color)) +
    path('M-64-8C-66-54-30-66 6-62C60-62 112-44 122 0Q30 12-60 4Z', paint(blanket)) +
    group(
      line('M-60-22C-54-54-28-60 4-56C54-56 98-42 114-14', lighten(blanket, 0.4), 5, 'opacity=".7"') +
        line('M-34-48Q-22-20-30 2M8-56Q22-24 14 4M54-48Q66-20 60 3', darken(blanket, 0.24), 2.6, 'opacity=".5"') +
        line('M-100-46Q-84-58-66-46', darken(color, 0.24), 2.6, 'opacity=".6"'),
      'stroke="none"',
    )
  );
}
