/** Under the sea, on it, and on a ship's deck. */
import type { Backdrop } from '@tuckaway/domain/content';
import { darken, mix } from '../../paper/color.ts';
import { hills, waves } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { circle, group, line, path, pathData, rect } from '../../paper/svg.ts';
import { ripples } from '../../things/props.ts';
import { far } from './far.ts';
import type { DrawBackdrop } from './laid.ts';
import { atHour, sky, weather } from './sky.ts';

export const under: DrawBackdrop = (s, set) => {
  const { w, h, rng } = s;
  const dark = set.time === 'night';
  const top = atHour(set, '#8fd8d8', dark ? 0.1 : -0.05);
  const deep = atHour(set, '#1f6f96', dark ? 0.2 : 0.02);
  s.light = { x: w * 0.6, y: -20, color: dark ? '#cfe8ea' : '#fff3cc' };
  s.sky(
    [
      [0, top],
      [0.5, mix(top, deep, 0.6)],
      [1, deep],
    ],
    null,
  );
  for (const [x, wide, o] of [
    [0.42, 60, 0.16],
    [0.56, 90, 0.2],
    [0.7, 50, 0.14],
  ] as const)
    s.add(
      path(
        pathData`M${x * w} -10L${x * w - wide * 2.4} ${h * 0.86}H${x * w - wide * 0.3}L${x * w + wide * 0.5} -10Z`,
        s.linear(
          [
            [0, '#fff6d8', dark ? o * 0.5 : o],
            [1, '#fff6d8', 0],
          ],
          0,
          h * 0.86,
        ),
      ),
    );
  s.sheet([path(hills(rng, w, h, [0.62, 0.5, 0.66, 0.7, 0.58], 0.02).data)], { color: mix(deep, top, 0.25), lit: 0.2, shadow: 0.6 });
  const weed = (x: number, tall: number): string =>
    pathData`M${x - 8} ${h}C${x - 30} ${h - tall * 0.4} ${x + 22} ${h - tall * 0.6} ${x - 4} ${h - tall}C${x + 34} ${h - tall * 0.6} ${x - 12} ${h - tall * 0.4} ${x + 12} ${h}Z`;
  s.sheet([path(hills(rng, w, h, [0.72, 0.74, 0.71, 0.73], 0.01).data)], { color: atHour(set, '#cdb98c', dark ? 0.1 : 0.02), lit: 0.28 });
  s.add(
    group([0.06, 0.11, 0.9, 0.95].map((x) => path(weed(x * w, h * rng.range(0.3, 0.5)))).join(''), `fill="${mix(deep, '#3f8f6a', 0.5)}"`),
  );
  s.add(
    line(
      Array.from({ length: 14 }, () => pathData`M${rng.range(0.04, 0.96) * w} ${rng.range(0.8, 0.97) * h}q6 -4 12 0`).join(''),
      atHour(set, '#8f7a5a'),
      3,
      'opacity=".5"',
    ),
  );
  return () => {
    s.sheet(
      [
        path(
          pathData`M-40 ${h + 40}V${h * 0.94}Q${w * 0.1} ${h * 0.9} ${w * 0.2} ${h * 0.97}Q${w * 0.5} ${h} ${w * 0.8} ${h * 0.97}Q${w * 0.92} ${h * 0.91} ${w + 40} ${h * 0.93}V${h + 40}Z`,
        ),
        path(weed(w * 0.02, h * 0.34)),
        path(weed(w * 0.97, h * 0.28)),
      ],
      { color: darken(deep, 0.35), lit: 0.06 },
    );
    s.add(
      Array.from({ length: 9 }, () =>
        circle(rng.range(0.1, 0.9) * w, rng.range(0.1, 0.7) * h, rng.range(3, 8), 'none', 'stroke="#eafaf6" stroke-width="2" opacity=".5"'),
      ).join(''),
    );
  };
};

const water = (s: Stage, set: Backdrop, y: number, t: number, lit: number): void =>
  s.sheet(path(waves(s.w, y * s.h, s.w * (0.11 + t * 0.14), s.h * 0.022, 0.2 + t * 0.5, s.h + 40)), {
    color: atHour(set, mix('#6fb0b8', '#245a80', t)),
    lit,
    shadow: 0.5,
  });

export const sea: DrawBackdrop = (s, set) => {
  sky(s, set);
  const y = (set.horizon ?? 52) / 100;
  (set.far ?? []).forEach((what) => {
    far(s, set, what, y, 0.2);
  });
  s.add(rect(0, y * s.h, s.w, s.h, atHour(set, '#6fb0b8')));
  s.add(
    s.glow(s.light.x, y * s.h + 10, s.w * 0.3, s.light.color, 0.6, s.h * 0.05),
    ripples(s, 12, s.light.x - s.w * 0.16, s.light.x + s.w * 0.12, y * s.h + 6, (y + 0.2) * s.h, s.light.color, 0.6),
  );
  water(s, set, y + 0.08, 0.2, 0.34);
  water(s, set, y + 0.17, 0.45, 0.26);
  water(s, set, y + 0.27, 0.65, 0.2);
  return () => {
    water(s, set, 0.93, 0.95, 0.1);
    weather(s, set);
  };
};

export const deck: DrawBackdrop = (s, set) => {
  const { w, h } = s;
  sky(s, set);
  (set.far ?? []).forEach((what) => {
    far(s, set, what, 0.5, 0.2);
  });
  s.add(rect(0, h * 0.5, w, h * 0.3, atHour(set, '#5fa0ae')), s.glow(s.light.x, h * 0.52, w * 0.3, s.light.color, 0.6, h * 0.04));
  water(s, set, 0.56, 0.3, 0.3);
  const wood = atHour(set, set.color ?? '#b07a52', -0.06);
  // Mast, shrouds and the foot of a sail.
  s.sheet([rect(w * 0.74, -20, 26, h)], { color: darken(wood, 0.25), lit: 0.3 });
  s.sheet(path(pathData`M${w * 0.42} -20C${w * 0.5} ${h * 0.2} ${w * 0.9} ${h * 0.22} ${w * 1.04} -20Z`), {
    color: atHour(set, '#f4e2c4'),
    lit: 0.3,
  });
  s.add(
    line(
      pathData`M${w * 0.75} 40L${w * 0.5} ${h * 0.66}M${w * 0.77} 40L${w * 1.02} ${h * 0.66}M${w * 0.62} ${h * 0.4}H${w * 0.92}M${w * 0.57} ${h * 0.52}H${w * 0.97}`,
      darken(wood, 0.4),
      3,
      'opacity=".7"',
    ),
  );
  s.sheet(
    [rect(-20, h * 0.58, w + 40, 18, '', 8), ...Array.from({ length: 11 }, (_, i) => rect(i * w * 0.1 - 8, h * 0.58, 17, h * 0.14, '', 5))],
    { color: wood, lit: 0.3 },
  );
  s.sheet(rect(-20, h * 0.69, w + 40, h), { color: mix(wood, '#d9b084', 0.3), lit: 0.3 });
  s.add(
    line(
      pathData`M0 ${h * 0.755}H${w}M0 ${h * 0.83}H${w}M0 ${h * 0.92}H${w}` +
        [0.12, 0.4, 0.71, 0.93, 0.27, 0.58]
          .map((x, i) => pathData`M${x * w} ${h * (i < 4 ? 0.755 : 0.83)}V${h * (i < 4 ? 0.83 : 0.92)}`)
          .join(''),
      darken(wood, 0.35),
      2.6,
      'opacity=".5"',
    ),
  );
  return () => weather(s, set);
};
