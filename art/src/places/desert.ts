import { darken, EMBER, LAMP, MOON, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { leaf } from '../paper/shapes.ts';
import { at, circle, group, line, move, path, pathData, shows } from '../paper/svg.ts';
import { partyHat, trail } from '../things/props.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** Dunes with a sharp edge, a tent with a light in it, a large low moon. */
export const desert: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#2c2458', '#a8557a', '#ffb070'], far: '#f0b078', near: '#7a3f58', light: '#ffdc98' },
    { sky: ['#1a2a5c', '#4a6a9a', '#f0c090'], far: '#d9a878', near: '#5a3f66', light: '#ffe6b0' },
    { sky: ['#47234f', '#c45f5f', '#ffc878'], far: '#f0a868', near: '#8a4048', light: '#ffe09a' },
  ]);
  const lx = w * rng.range(0.56, 0.64);
  s.light = { x: lx, y: h * 0.36, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.36, p.sky[1]],
      [0.6, p.sky[2]],
    ],
    { r: 130 },
  );
  s.stars(80, 0.3, MOON, 190);
  s.add(
    s.unlessNamed(
      'moon',
      shows(
        s.byDay ? 'sky sun' : 'sky moon',
        circle(
          lx,
          h * 0.36,
          122,
          s.linear(
            [
              [0, '#fff2c9'],
              [1, mix(p.light, EMBER, 0.4)],
            ],
            h * 0.16,
            h * 0.56,
          ),
        ),
      ),
    ),
  );
  // Table mountains.
  s.sheet(
    path(
      pathData`M-40 ${h}V${h * 0.5}L${w * 0.03} ${h * 0.49}L${w * 0.05} ${h * 0.4}H${w * 0.16}L${w * 0.19} ${h * 0.5}L${w * 0.25} ${h * 0.515}L${w * 0.8} ${h * 0.53}L${w * 0.84} ${h * 0.5}L${w * 0.86} ${h * 0.43}H${w * 0.91}L${w * 0.925} ${h * 0.39}H${w * 0.99}L${w + 40} ${h * 0.44}V${h}Z`,
    ),
    { color: mix(p.far, p.sky[1], 0.5), lit: 0.3, shadow: 0.5 },
  );
  const dune = (
    points: readonly (readonly [number, number])[],
    crest: readonly [number, number],
    foot: readonly [number, number],
    color: string,
    lit: number,
  ): void => {
    const g = ground(s, points);
    s.sheet(g.shape, { color, lit, shadow: 0.8 });
    const [x, y] = [crest[0] * w, g.at(crest[0] * w)];
    s.add(
      path(
        pathData`M${x} ${y + 0.5}C${x + w * 0.05} ${y + (foot[1] * h - y) * 0.3} ${x - w * 0.09} ${y + (foot[1] * h - y) * 0.55} ${foot[0] * w} ${foot[1] * h}L${foot[0] * w + w * 0.5} ${foot[1] * h}C${x + w * 0.34} ${y + (foot[1] * h - y) * 0.6} ${x + w * 0.18} ${g.at(x + w * 0.16) + 2} ${x} ${y + 0.5}Z`,
        darken(color, 0.42),
        'opacity=".32"',
      ),
    );
  };
  dune(
    [
      [-0.05, 0.58],
      [0.2, 0.53],
      [0.45, 0.585],
      [0.7, 0.545],
      [1.05, 0.58],
    ],
    [0.2, 0.53],
    [0.26, 0.66],
    p.at(0.04),
    0.36,
  );
  // A caravan, very far, on the ridge.
  const camel = 'M0 0V-9L-3-14C-3-18 0-20 3-17L5-22C8-25 11-22 12-17C15-19 17-15 20-17L23-26H29V-22H25L22-10V0H20L19-9H5L4 0Z';
  s.add(path([0.36, 0.4, 0.44].map((x, i) => move(camel, w * x, h * (0.578 + i * 0.006), 0.95)).join(''), p.at(0.75)));
  dune(
    [
      [-0.05, 0.64],
      [0.25, 0.66],
      [0.5, 0.64],
      [0.76, 0.585],
      [1.05, 0.66],
    ],
    [0.76, 0.585],
    [0.7, 0.82],
    p.at(0.24),
    0.32,
  );
  // The tent.
  const k = s.grow;
  s.add(
    at(
      w * 0.77,
      h * 0.735,
      1.2 * k,
      s.glow(0, -40, 130, LAMP, 0.5) +
        paperParts(line('M0-104V-86', '#5a3540', 4) + path('M0-92C20-60 56-24 84 2H-84C-56-24-20-60 0-92Z', '#e9d2b0')) +
        group(
          path(
            'M0-92C6-60 20-24 26 2H-26C-20-24-6-60 0-92ZM4-86C26-54 58-22 84 2H58C40-22 20-54 4-86ZM-4-86C-26-54-58-22-84 2H-58C-40-22-20-54-4-86Z',
            p.tint('#c9564c'),
          ),
          'stroke="none"',
        ) +
        path('M0-66C4-40 14-16 18 2H-18C-14-16-4-40 0-66Z', LAMP) +
        path('M0-104L26-97L0-90Z', '#e0a94e'),
    ),
  );
  dune(
    [
      [-0.05, 0.74],
      [0.18, 0.7],
      [0.4, 0.76],
      [0.64, 0.755],
      [0.86, 0.73],
      [1.05, 0.75],
    ],
    [0.18, 0.7],
    [0.3, 0.94],
    p.at(0.44),
    0.28,
  );
  s.add(
    trail(
      [
        [w * 0.77, h * 0.745, 20],
        [w * 0.7, h * 0.775, 34],
        [w * 0.56, h * 0.83, 58],
        [w * 0.6, h * 0.93, 90],
      ],
      p.at(0.02),
      0.5,
    ),
  );
  const cactus = (x: number, y: number, c: number, color: string): string =>
    at(
      x,
      y,
      c,
      paperParts(
        path('M-15 6V-84C-15-106 15-106 15-84V-46C28-44 32-50 32-66C32-78 48-78 48-66C48-40 36-28 15-28V6Z', color) +
          path('M-12-40C-34-38-44-48-44-70C-44-82-28-82-28-70C-28-58-24-54-12-54Z', color),
      ) +
        line('M-5-84V0M6-86V0M40-64C40-46 34-38 22-37M-36-68C-36-54-30-48-20-47', darken(color, 0.25), 2.2, 'opacity=".7"') +
        [-78, -58, -34, -12]
          .map((yy, i) => line(pathData`M${i % 2 ? -10 : 0} ${yy}l-3 -3M${i % 2 ? 10 : 4} ${yy + 8}l3 -3`, PAPER, 1.6, 'opacity=".7"'))
          .join(''),
    );
  s.add(
    cactus(w * 0.925, h * 0.85, 1.25 * k, p.tint('#5f8f72')),
    at(w * 0.925, h * 0.85 - 99 * 1.25 * k, 0.95 * k, partyHat(p.tint('#d9604c')), 6),
  );
  const near = ground(s, [
    [-0.05, 0.8],
    [0.22, 0.785],
    [0.44, 0.83],
    [0.66, 0.89],
    [0.86, 0.88],
    [1.05, 0.86],
  ]);
  s.sheet(near.shape, { color: p.at(0.6), lit: 0.3 });
  s.add(
    line(
      [0.87, 0.905, 0.94]
        .map(
          (y, i) =>
            pathData`M${w * 0.06} ${h * y}Q${w * 0.22} ${h * (y - 0.02)} ${w * 0.4} ${h * (y + 0.012 * i)}M${w * 0.5} ${h * (y + 0.03)}Q${w * 0.66} ${h * (y + 0.012)} ${w * 0.86} ${h * (y + 0.02)}`,
        )
        .join(''),
      p.at(0.86),
      2.4,
      'opacity=".4"',
    ),
  );
  hero({ x: w * 0.325, y: h * 0.89 });
  s.add(cactus(w * 0.07, h * 0.9, 0.72 * k, p.tint('#5f8f72')));
  s.sheet(
    [
      path(
        pathData`M-40 ${h + 40}V${h * 0.95}Q${w * 0.3} ${h * 0.97} ${w * 0.55} ${h * 0.985}Q${w * 0.8} ${h * 0.98} ${w + 40} ${h * 0.925}V${h + 40}Z`,
      ),
      ...[-48, -22, 4, 30, 56].map((a) => path(leaf(w * 0.93, h * 0.985, 74, 22, a))),
    ],
    { color: p.at(0.98), lit: 0.08 },
  );
};
