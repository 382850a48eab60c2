import { lighten, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { cloud, hills } from '../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData, shows } from '../paper/svg.ts';
import { house, trail } from '../things/props.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** A wide paper rainbow over evening hills, with washing hung on it to dry. */
export const rainbow: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#4a5f9e', '#8fb0c8', '#f7dcae'], far: '#a5cf83', near: '#256b56', light: '#fff0c0' },
    { sky: ['#3f5a8a', '#b5a8c8', '#ffd0a8'], far: '#bfcf78', near: '#2c7250', light: '#ffe6b0' },
    { sky: ['#35648a', '#7fc0b8', '#f3eab4'], far: '#8fc49a', near: '#2a6058', light: '#fff3c4' },
  ]);
  s.light = { x: w * 0.2, y: h * 0.2, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.45, p.sky[1]],
      [0.75, p.sky[2]],
    ],
    { r: 66 },
  );
  s.add(s.unlessNamed('moon', shows(s.byDay ? 'sky sun' : 'sky moon', circle(s.light.x, s.light.y, 44, lighten(p.light, 0.4)))));
  const cx = w * 0.56;
  const cy = h * (h > w ? 0.63 : 0.7);
  const R = Math.min(w * 0.42, h * 0.58);
  const band = Math.min(w, h) * 0.036;
  const colors = ['#d9584c', '#ee8f4e', '#f5cb6a', '#86b878', '#5f9ab8', '#7f76b8'].map(p.tint);
  for (const [i, c] of colors.entries()) {
    const r = R - i * band;
    const shape = path(
      pathData`M${cx - r} ${cy + 60}V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V${cy + 60}H${cx + r - band * 1.06}V${cy}A${r - band * 1.06} ${r - band * 1.06} 0 0 0 ${cx - r + band * 1.06} ${cy}V${cy + 60}Z`,
    );
    s.sheet(shape, { color: c, lit: 0.22, shadow: i === 0 ? 0.8 : 0.45, edge: 0.3 });
  }
  // Washing on the rainbow: the line hangs between two bands.
  const r0 = R - band * 5.5;
  s.add(line(pathData`M${cx - r0 * 0.8} ${cy - r0 * 0.6}Q${cx} ${cy - r0 * 0.4} ${cx + r0 * 0.8} ${cy - r0 * 0.6}`, '#6b4a52', 2.4));
  const hang = (t: number, what: string): string => {
    const x = cx + r0 * 0.8 * (2 * t - 1);
    const y = cy - r0 * 0.6 + 4 * t * (1 - t) * r0 * 0.1;
    return at(x, y + 1, 0.95 * s.grow, paperParts(what));
  };
  const sock = (c: string): string =>
    path('M-8 0H8V24C10 32 22 30 22 38C20 46 0 46-6 38C-9 34-8 26-8 0Z', c) + path('M-8 0H8V7H-8Z', PAPER);
  s.add(
    hang(0.2, sock('#d9604c')),
    hang(0.36, path('M-20 0H20L17 32Q0 40-17 32Z', '#f4e3c4') + path('M-20 0H20L19 9H-19Z', '#7fa8b8')),
    hang(0.52, sock('#e8a94e')),
    hang(0.64, sock('#6f9a72')),
    hang(0.82, path('M-12 0H12L16 34H2L0 12L-2 34H-16Z', '#5f7fa8')),
  );
  s.add(group(path(cloud(rng, w * 0.84, h * 0.15, 130, 30)), `fill="${PAPER}" opacity=".5"`));
  const far = hills(rng, w, h, [0.64, 0.6, 0.66, 0.63, 0.6, 0.62]);
  s.sheet(path(far.data), { color: p.at(0.05), lit: 0.34, shadow: 0.7 });
  const houses =
    at(w * 0.66, far.at(w * 0.66) + 14, 0.5, house('#e0a07a', '#8a5560')) +
    at(w * 0.66 - 58, far.at(w * 0.66 - 58) + 10, 0.42, house('#8fa8b8', '#5f5a80'));
  s.add(s.unlessNamed('house', houses));
  // The clouds at the rainbow's ends.
  s.sheet([path(cloud(rng, cx - R + band * 3, cy + 16, band * 10, 52)), path(cloud(rng, cx + R - band * 3, cy + 16, band * 10, 52))], {
    color: mix(PAPER, p.sky[1], 0.16),
    lit: 0.1,
    shadow: 0.9,
  });
  const mid = hills(rng, w, h, [0.76, 0.72, 0.76, 0.73, 0.7], 0.01);
  s.sheet(path(mid.data), { color: p.at(0.32), lit: 0.25 });
  s.add(
    trail(
      [
        [w * 0.52, h * 0.735, 18],
        [w * 0.62, h * 0.79, 44],
        [w * 0.5, h * 0.87, 92],
        [w * 0.56, h * 1.03, 230],
      ],
      mix(p.light, p.at(0.4), 0.3),
      0.75,
    ),
  );
  const near = ground(s, [
    [-0.05, 0.78],
    [0.2, 0.77],
    [0.42, 0.8],
    [0.56, 0.9],
    [0.72, 0.93],
    [1.05, 0.83],
  ]);
  s.sheet(near.shape, { color: p.at(0.62), lit: 0.2 });
  hero({ x: w * 0.29, y: h * 0.885 });
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.95}Q${w * 0.4} ${h} ${w + 40} ${h * 0.95}V${h + 40}Z`),
      ...[0.05, 0.1, 0.86, 0.93, 0.98].map((x) =>
        path(pathData`M${x * w - 34} ${h * 0.99}C${x * w - 30} ${h * 0.92} ${x * w + 30} ${h * 0.92} ${x * w + 34} ${h * 0.99}Z`),
      ),
    ],
    { color: p.at(0.9), lit: 0.1 },
  );
  // Puddles that reflect the rainbow.
  for (const [x, y, rx] of [
    [0.68, 0.93, 54],
    [0.85, 0.9, 34],
  ] as const)
    s.add(
      ellipse(x * w, y * h, rx, rx * 0.2, mix(p.sky[1], '#ffffff', 0.2)) +
        line(
          pathData`M${x * w - rx * 0.5} ${y * h + 2}Q${x * w} ${y * h - rx * 0.16} ${x * w + rx * 0.5} ${y * h + 2}`,
          '#ee8f4e',
          3,
          'opacity=".7"',
        ),
    );
};
