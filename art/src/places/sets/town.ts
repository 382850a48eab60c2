/** A street, and the roofs of a warm town. */
import { darken, LAMP, mix } from '../../paper/color.ts';
import { hills } from '../../paper/shapes.ts';
import { line, path, pathData, rect, shows } from '../../paper/svg.ts';
import { far } from './far.ts';
import type { DrawBackdrop } from './laid.ts';
import { atHour, HOURS, sky, weather } from './sky.ts';

/** House fronts along a street. */
export const street: DrawBackdrop = (s, set) => {
  const { w, h, rng } = s;
  const ground = (set.horizon ?? 80) / 100;
  sky(s, set);
  far(s, set, 'town', 0.5, 0);
  const colors = ['#c9907a', '#9aa68a', '#8f93b0', '#d0ae7c', '#b0809a'];
  let x = -30;
  let i = rng.int(0, 4);
  while (x < w) {
    const wide = w * rng.range(0.2, 0.28);
    const tall = h * (rng.range(0.34, 0.5) - 0.8 + ground);
    const wall = atHour(set, colors[i++ % 5] ?? '#c9907a');
    const y = h * ground;
    s.sheet(path(pathData`M${x} ${y}V${y - tall}H${x + wide}V${y}Z`), { color: wall, lit: 0.26 });
    s.sheet(path(pathData`M${x - 12} ${y - tall + 8}L${x + wide / 2} ${y - tall - h * 0.11}L${x + wide + 12} ${y - tall + 8}Z`), {
      color: darken(wall, 0.36),
      lit: 0.2,
    });
    const lit = rng.chance(set.time === 'night' ? 0.25 : 0.5) && !set.dark;
    const panes = path(
      [0.2, 0.62].map((px) => pathData`M${x + wide * px} ${y - tall * 0.78}h${wide * 0.2}v${h * 0.08}h${-wide * 0.2}Z`).join(''),
      lit ? LAMP : darken(wall, 0.5),
    );
    s.add(lit ? shows('house window', panes) : panes);
    s.add(
      path(
        pathData`M${x + wide * 0.4} ${y}v${-h * 0.13}a${wide * 0.1} ${wide * 0.1} 0 0 1 ${wide * 0.2} 0v${h * 0.13}Z`,
        darken(wall, 0.52),
      ),
    );
    x += wide + rng.range(2, 14);
  }
  s.sheet(path(hills(rng, w, h, [ground, ground - 0.01, ground, ground - 0.01], 0.002).data), {
    color: atHour(set, '#a08c8a'),
    lit: 0.3,
    is: 'ground',
  });
  s.add(
    line(
      Array.from({ length: 26 }, () => pathData`M${rng.range(0, w)} ${rng.range(0.83, 0.98) * h}q10 -8 20 0`).join(''),
      atHour(set, '#6a5a66'),
      3.4,
      'opacity=".45"',
    ),
  );
  return () => weather(s, set);
};

/** Flat roofs of a warm town, one behind the other. */
export const roofs: DrawBackdrop = (s, set) => {
  const { w, h, rng } = s;
  sky(s, set);
  for (const [t, y] of [
    [0.0, 0.46],
    [0.3, 0.54],
    [0.6, 0.64],
  ] as const) {
    let data = '';
    let panes = '';
    for (let x = -30; x < w + 20; ) {
      const wide = w * rng.range(0.12, 0.2);
      const top = (y + rng.range(-0.04, 0.04)) * h;
      data += pathData`M${x} ${h}V${top}h6v-8h${wide - 12}v8h6V${h}Z`;
      if (rng.chance(0.8)) panes += pathData`M${x + wide * 0.3} ${top + 26}v-6a7 7 0 0 1 14 0v18h-14Z`;
      x += wide * rng.range(0.9, 1.1);
    }
    s.sheet(path(data), { color: mix(atHour(set, '#c9a088'), HOURS[set.time].sky[2], 0.4 - t * 0.5), lit: 0.3, shadow: 0.6 });
    s.add(path(panes, LAMP, 'opacity=".85"'));
  }
  s.sheet([rect(-20, h * 0.72, w + 40, h)], { color: atHour(set, '#d0a88e'), lit: 0.3 });
  s.add(line(pathData`M0 ${h * 0.745}H${w}`, atHour(set, '#8a6a66'), 4, 'opacity=".6"'));
  return () => weather(s, set);
};
