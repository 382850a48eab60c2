import { darken, LAMP, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { at, circle, line, path, pathData, rect } from '../paper/svg.ts';
import { house, moon, smoke, trail } from '../things/props.ts';
import { type DrawPlace, firs, ground, palette } from './parts/common.ts';

/** Sharp peaks with snow, a hut with a light, a small cable car on its way. */
export const mountain: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#1f2f5e', '#6a7ab8', '#f2bfa0'], far: '#a9aed4', near: '#24304f', light: '#ffdcae' },
    { sky: ['#1a3a5c', '#4f8fa8', '#f0dfb4'], far: '#8fb5c4', near: '#1e3a4c', light: '#ffedbc' },
    { sky: ['#33285e', '#9a6a9a', '#ffb98a'], far: '#c49ab8', near: '#33304f', light: '#ffd094' },
  ]);
  s.light = { x: w * rng.range(0.3, 0.38), y: h * 0.3, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.4, p.sky[1]],
      [0.66, p.sky[2]],
    ],
    { r: 70 },
  );
  s.stars(46, 0.26);
  s.add(moon(s, s.light.x, s.light.y, 46, s.phase ?? 'full', s.mood === 'sleepy'));
  const peak = (x: number, top: number, base: number, wide: number): { rock: string; snow: string; shade: string } => {
    const lean = rng.range(-0.1, 0.1) * wide;
    const tx = x + lean;
    const at1 = (t: number, side: number, out: number): [number, number] => [tx + side * wide * t + out, top + (base - top) * t];
    const [ax, ay] = at1(0.3, -1, 0);
    const [bx, by] = at1(0.26, 1, 0);
    const j = wide * 0.07;
    return {
      rock: pathData`M${tx} ${top}L${ax - j} ${ay + 8}L${x - wide * 0.62} ${base - (base - top) * 0.4}L${x - wide} ${base}H${x + wide}L${x + wide * 0.56} ${base - (base - top) * 0.44}L${bx + j} ${by}Z`,
      snow: pathData`M${tx} ${top}L${ax - j} ${ay + 8}L${ax + wide * 0.06} ${ay - 8}L${tx - wide * 0.12} ${ay + 16}L${tx - wide * 0.02} ${ay - 10}L${tx + wide * 0.1} ${ay + 14}L${bx - wide * 0.06} ${by - 10}L${bx + j} ${by}Z`,
      shade: pathData`M${tx} ${top}L${bx + j} ${by}L${x + wide * 0.56} ${base - (base - top) * 0.44}L${x + wide} ${base}H${x + wide * 0.1}L${tx + wide * 0.16} ${top + (base - top) * 0.6}L${tx - wide * 0.04} ${top + (base - top) * 0.4}Z`,
    };
  };
  const range = (
    list: readonly (readonly [number, number, number])[],
    base: number,
    color: string,
    lit: number,
    snow: string,
    shadow: number,
  ): void => {
    const all = list.map(([x, top, wide]) => peak(x * w, top * h, base * h, wide * w));
    s.sheet(all.map((m) => path(m.rock)).join('') + rect(-40, base * h - 2, w + 80, h), { color, lit, shadow });
    for (const m of all) s.add(path(m.shade, darken(color, 0.5), 'opacity=".24"') + path(m.snow, snow));
  };
  range(
    [
      [0.06, 0.3, 0.24],
      [0.42, 0.34, 0.27],
      [0.62, 0.28, 0.24],
      [0.98, 0.3, 0.24],
    ],
    0.82,
    p.at(0.08),
    0.4,
    mix(p.at(0.02), PAPER, 0.6),
    0.6,
  );
  range(
    [
      [0.8, 0.13, 0.36],
      [0.2, 0.43, 0.28],
    ],
    0.84,
    p.at(0.36),
    0.3,
    mix(PAPER, p.at(0.2), 0.12),
    0.8,
  );
  // The cable and the car.
  const cable = pathData`M-20 ${h * 0.3}Q${w * 0.4} ${h * 0.48} ${w * 0.72} ${h * 0.44}`;
  s.add(
    line(cable, '#2c2a44', 2.2),
    at(
      w * 0.445,
      h * 0.427,
      0.95 * s.grow,
      line('M0 0V16', '#2c2a44', 3) +
        paperParts(path('M-24 16H24Q30 16 29 24L25 46Q24 50 20 50H-20Q-24 50-25 46L-29 24Q-30 16-24 16Z', '#d9604c')) +
        rect(-20, 22, 17, 14, LAMP, 2) +
        rect(3, 22, 17, 14, LAMP, 2),
    ),
  );
  const shelf = ground(s, [
    [0.4, 0.82],
    [0.52, 0.7],
    [0.64, 0.64],
    [0.82, 0.625],
    [1.05, 0.6],
  ]);
  s.sheet([shelf.shape, firs(s, [w * 0.9, w * 0.955, w * 1.0], (x) => shelf.at(x), h * 0.15)], { color: p.at(0.56), lit: 0.24 });
  const hut =
    s.glow(w * 0.735, h * 0.57, 140, LAMP, 0.4) +
    at(w * 0.735, h * 0.632, 1.05 * s.grow, house('#6b4a48', '#39304a')) +
    at(w * 0.735 + 40 * s.grow, h * 0.632 - 96 * s.grow, 1, smoke(PAPER));
  s.add(s.unlessNamed('house', hut));
  const near = ground(s, [
    [-0.05, 0.72],
    [0.14, 0.735],
    [0.34, 0.75],
    [0.56, 0.8],
    [0.78, 0.75],
    [1.05, 0.7],
  ]);
  s.sheet([near.shape, firs(s, [w * 0.02, w * 0.085, w * 0.135], near.at, h * 0.22)], { color: p.at(0.76), lit: 0.2 });
  s.add(
    trail(
      [
        [w * 0.735, h * 0.757, 24],
        [w * 0.66, h * 0.79, 46],
        [w * 0.54, h * 0.86, 84],
        [w * 0.56, h * 1.03, 210],
      ],
      mix(p.light, p.at(0.5), 0.45),
      0.5,
    ),
  );
  hero({ x: w * 0.335, y: h * 0.885 });
  s.sheet(
    [
      path(
        pathData`M-40 ${h + 40}V${h * 0.93}L${w * 0.06} ${h * 0.915}L${w * 0.13} ${h * 0.955}L${w * 0.24} ${h * 0.975}L${w * 0.5} ${h * 0.985}L${w * 0.72} ${h * 0.965}L${w * 0.84} ${h * 0.92}L${w * 0.93} ${h * 0.935}L${w + 40} ${h * 0.89}V${h + 40}Z`,
      ),
    ],
    { color: p.at(0.98), lit: 0.08 },
  );
  if (rng.chance(0.5)) s.add(at(w * 0.8 + 2, h * 0.152, 1.05, capOnPeak(p.tint('#d9604c'))));
  else s.add(at(w * 0.9, h * 0.925, 1, signal()));
};

const capOnPeak = (c: string): string =>
  paperParts(
    path('M-30 26C-26 4-14-20 4-30C34-34 54-14 56 14C46 0 34-8 22-8C26 4 28 14 30 26Z', c) +
      circle(57, 22, 9, PAPER) +
      path('M-36 22Q0 36 36 22Q42 30 36 36Q0 48-36 36Q-42 30-36 22Z', PAPER),
  ) + line('M-4-14L14 6M-16 2L-2 18', '#f2a58c', 5);

const signal = (): string =>
  paperParts(line('M0 4V-46', '#6b4a3f', 6) + path('M0-46L38-36L0-24Z', '#e2a04e'), 4) +
  path('M8-38q5-6 8 0q0 5-8 9q-6-4-6-8q2-5 6-1Z', '#d9604c');
