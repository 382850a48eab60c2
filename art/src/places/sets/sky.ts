/** The hours of the day: skies, their lights, and their effect on colors. */
import type { Backdrop, Time } from '@tuckaway/domain/content';
import { DUSK, LAMP, lighten, MOON, mix, PAPER, turn } from '../../paper/color.ts';
import type { Stage } from '../../paper/stage.ts';
import { circle, group, line, pathData, shows } from '../../paper/svg.ts';
import { moon } from '../../things/props.ts';

interface Hour {
  sky: readonly [string, string, string];
  light: string;
  /** The hour's color and opacity over every other color. */
  wash: string;
  washStrength: number;
}

export const HOURS: Record<Time, Hour> = {
  day: { sky: ['#5b8fb4', '#9cc4c6', '#f6e6bd'], light: '#fff0c0', wash: '#e9d9b4', washStrength: 0.08 },
  gold: { sky: ['#56508a', '#d08a78', '#ffd596'], light: '#ffdf9a', wash: '#c06a50', washStrength: 0.26 },
  dusk: { sky: ['#262559', '#75507f', '#eba08a'], light: '#ffdca6', wash: '#3a2a5e', washStrength: 0.46 },
  night: { sky: ['#0f1436', '#1f2c5e', '#4c5a94'], light: MOON, wash: '#151a42', washStrength: 0.58 },
  dawn: { sky: ['#3d5484', '#c08a9c', '#ffd9a8'], light: '#ffe8b8', wash: '#9a6a86', washStrength: 0.24 },
};

/** A color as it looks at a background's hour. */
export const atHour = (set: Backdrop, color: string, more = 0): string => {
  const { wash: over, washStrength: by } = HOURS[set.time];
  return turn(mix(color, over, Math.min(0.9, by + more)), set.tint ?? 0);
};

/** Draws the sky, the stars and the sun or moon, and moves the stage's light there. */
export function sky(s: Stage, set: Backdrop): void {
  const { sky: stops, light } = HOURS[set.time];
  const tint = (c: string): string => turn(c, set.tint ?? 0);
  const [x, y, r] = set.disc ?? [64, 30, 0];
  s.light = { x: (x / 100) * s.w, y: (y / 100) * s.h, color: light };
  s.sky(
    [
      [0, tint(stops[0])],
      [0.45, tint(stops[1])],
      [Math.min(0.98, (set.horizon ?? 58) / 100 + 0.12), tint(stops[2])],
    ],
    set.disc ? { r, strength: set.time === 'day' ? 0.55 : 0.9 } : null,
  );
  if ((set.time === 'night' || set.time === 'dusk') && !set.starless) {
    s.add(shows('stars', ''));
    s.stars(set.time === 'night' ? 90 : 36, set.time === 'night' ? 0.62 : 0.36, MOON, r * 1.6);
  }
  if (set.disc) {
    if (set.time === 'night' || set.time === 'dusk') s.add(moon(s, s.light.x, s.light.y, r, 'full', s.mood === 'sleepy'));
    else if (!s.named.has('moon'))
      s.add(
        s.glow(s.light.x, s.light.y, r * 2.2, light, 0.6),
        shows(
          'sky sun',
          circle(
            s.light.x,
            s.light.y,
            r,
            s.linear(
              [
                [0, lighten(PAPER, 0.2)],
                [1, mix(light, LAMP, 0.4)],
              ],
              s.light.y - r,
              s.light.y + r,
            ),
          ),
        ),
      );
  }
}

/**
 * What falls or blows in front of everything, down to a height (a share of the picture's).
 * @param share of the usual drops and flakes
 */
export function weather(s: Stage, set: Backdrop, bottom = 1, share = 1): void {
  const some = (count: number, make: (x: number, y: number) => string): string =>
    Array.from({ length: Math.round(count * share) }, () =>
      make(Math.round(s.rng.next() * s.w), Math.round(s.rng.next() * s.h * bottom)),
    ).join('');
  if (set.weather) s.add(shows(set.weather, ''));
  if (set.weather === 'snow') {
    const flakes = (count: number, width: number, opacity: number): string =>
      line(
        some(count, (x, y) => pathData`M${x} ${y}h.1`),
        '#f6f2ea',
        width,
        `opacity="${opacity}"`,
      );
    s.add(flakes(60, 4, 0.75), flakes(34, 7, 0.85), flakes(12, 11, 0.6));
  }
  if (set.weather === 'rain')
    s.add(
      group(
        line(
          some(70, (x, y) => pathData`M${x} ${y}l-9 34`),
          '#d5e4ee',
          2.2,
          'opacity=".42"',
        ) +
          line(
            some(24, (x, y) => pathData`M${x} ${y}l-13 48`),
            '#e9f2f6',
            3,
            'opacity=".34"',
          ),
        'fill="none"',
      ),
    );
  if (set.weather === 'wind')
    s.add(
      line(
        some(7, (x, y) => pathData`M${x - 60} ${y * 0.6 + 40}q60 -16 104 0t70 -6q16 -16 2 -24q-14 -4 -14 10`),
        mix(PAPER, DUSK, 0.1),
        3.2,
        'opacity=".5"',
      ),
    );
}
