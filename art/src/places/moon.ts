import { LAMP, MOON, mix } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { cloud, hills, leaf, star } from '../paper/shapes.ts';
import { at, group, line, path, pathData } from '../paper/svg.ts';
import { glowworms, house, moon, smoke, trail } from '../things/props.ts';
import { type DrawPlace, firs, ground, palette, spread } from './parts/common.ts';

/** The moon cover: a great round moon, a house on a hill, a way home. */
export const moonlight: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#14153c', '#2f2f74', '#7a68b0'], far: '#7f78bc', near: '#17163a', light: '#ffe9b8' },
    { sky: ['#0f2240', '#245078', '#7fa8b0'], far: '#6f9fb4', near: '#10253f', light: '#fff0c8' },
    { sky: ['#241640', '#5a3470', '#c47f96'], far: '#a47aa8', near: '#231a40', light: '#ffdfae' },
  ]);
  const mx = w * rng.range(0.61, 0.66);
  const my = h * 0.36;
  const r = Math.min(w, h) * 0.255;
  s.light = { x: mx, y: my, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [0.95, p.sky[2]],
    ],
    { r: r * 0.62 },
  );
  s.stars(110, 0.6, MOON, r * 1.16);
  s.add(
    group(
      Array.from({ length: 5 }, () => path(star(rng.range(0.04, 0.34) * w, rng.range(0.06, 0.4) * h, rng.range(5, 9), 4, 0.3))).join(''),
      `fill="${MOON}" opacity=".9"`,
    ),
  );
  s.add(moon(s, mx, my, r, 'full', s.mood === 'sleepy' || s.mood === 'cozy', 0.36));
  const c1 = cloud(rng, w * 0.2, h * 0.34, w * 0.22, 40);
  const c2 = cloud(rng, mx + r * 0.86, h * 0.47, w * 0.2, 36);
  s.sheet([path(c1), path(c2)], { color: mix(p.sky[2], p.sky[1], 0.35), lit: 0.24, shadow: 0.7 });
  const far = hills(rng, w, h, [0.62, 0.58, 0.62, 0.66, 0.6, 0.56]);
  s.sheet([path(far.data), firs(s, spread(s, 0, w * 0.36, 40), far.at, h * 0.075)], { color: p.at(0.1), lit: 0.36, shadow: 0.6 });
  // The hill of the house, before the moon.
  const hill = ground(s, [
    [0.28, 0.86],
    [0.44, 0.72],
    [0.62, 0.58],
    [0.74, 0.565],
    [0.88, 0.64],
    [1.05, 0.72],
  ]);
  const tree = w * 0.83;
  s.sheet(
    [
      hill.shape,
      path(
        pathData`M${tree - 5} ${hill.at(tree) + 8}C${tree - 2} ${hill.at(tree) - 30} ${tree - 6} ${hill.at(tree) - 50} ${tree - 3} ${hill.at(tree) - 70}H${tree + 5}C${tree + 4} ${hill.at(tree) - 50} ${tree + 2} ${hill.at(tree) - 30} ${tree + 9} ${hill.at(tree) + 8}Z`,
      ),
      path(ellipseTree(tree, hill.at(tree) - 88, 38, 44)),
      firs(s, [w * 0.51, w * 0.545], hill.at, h * 0.1),
    ],
    { color: p.at(0.46), lit: 0.3 },
  );
  const hx = w * 0.68;
  const hy = hill.at(hx) + 6;
  s.add(
    s.glow(hx, hy - 36, 130, LAMP, 0.45),
    at(hx, hy, 1.08 * s.grow, house(p.at(0.8), p.at(1))),
    at(hx + 38 * s.grow, hy - 98 * s.grow, 1.1, smoke(p.light)),
  );
  // The cat on the roof, a detail to discover.
  s.add(
    at(
      hx - 26 * s.grow,
      hy - 82 * s.grow,
      0.8 * s.grow,
      path('M-9 8C-11-6-8-14-4-18L-6-28L0-23L6-28L6-18C10-12 10-2 8 6ZM8 4C18 4 20-6 17-14', p.at(1)) +
        line('M7 3C17 4 20-6 17-13', p.at(1), 3),
    ),
  );
  const near = ground(s, [
    [-0.05, 0.73],
    [0.18, 0.715],
    [0.36, 0.735],
    [0.58, 0.8],
    [0.8, 0.79],
    [1.05, 0.75],
  ]);
  s.sheet(near.shape, { color: p.at(0.7), lit: 0.24 });
  s.add(
    trail(
      [
        [hx + 24, hill.at(hx) + 12, 15],
        [hx - 20, h * 0.66, 26],
        [hx + 26, h * 0.72, 36],
        [hx - 20, h * 0.795, 54],
      ],
      mix(p.at(0.3), LAMP, 0.35),
      0.55,
    ),
    trail(
      [
        [w * 0.655, h * 0.8, 60],
        [w * 0.52, h * 0.87, 104],
        [w * 0.56, h * 1.03, 230],
      ],
      mix(p.at(0.3), LAMP, 0.3),
      0.5,
    ),
  );
  // A fence and lanterns lead the way.
  const post = (x: number, y: number, k: number): string => at(x, y, k, paperParts(path('M-5 2V-34L0-40L5-34V2Z', p.at(0.5)), 3));
  s.add(
    line(
      pathData`M${w * 0.78} ${h * 0.81}Q${w * 0.88} ${h * 0.8} ${w * 1.02} ${h * 0.775}M${w * 0.78} ${h * 0.832}Q${w * 0.88} ${h * 0.822} ${w * 1.02} ${h * 0.8}`,
      p.at(0.5),
      5,
    ),
    [0.79, 0.85, 0.91, 0.97].map((x, i) => post(x * w, h * (0.845 - i * 0.009), 1)).join(''),
  );
  s.add(s.glow(w * 0.735, h * 0.82, 70, LAMP, 0.35), at(w * 0.735, h * 0.84, 0.85, lantern()));
  hero({ x: w * 0.315, y: h * 0.885 });
  s.sheet(
    [
      path(
        pathData`M-40 ${h + 40}V${h * 0.94}Q${w * 0.14} ${h * 0.965} ${w * 0.34} ${h * 0.98}Q${w * 0.7} ${h} ${w * 0.82} ${h * 0.955}Q${w * 0.92} ${h * 0.92} ${w + 40} ${h * 0.9}V${h + 40}Z`,
      ),
      ...[-62, -36, -10, 16, 40].map((a, i) =>
        path(leaf(w * 0.02, h * 0.975, h * (0.15 + (i % 2) * 0.05), 30, a + 14, a < 0 ? -0.35 : 0.35)),
      ),
      ...[-44, -20, 6, 34].map((a, i) => path(leaf(w * 0.975, h * 0.95, h * (0.13 + (i % 2) * 0.05), 28, a - 12, a < 0 ? -0.35 : 0.35))),
    ],
    { color: p.at(1), lit: 0.06 },
  );
  s.add(glowworms(s, 10, w * 0.05, w * 0.95, h * 0.68, h * 0.93));
};

const ellipseTree = (x: number, y: number, rx: number, ry: number): string =>
  pathData`M${x} ${y - ry}C${x + rx * 1.1} ${y - ry} ${x + rx * 1.1} ${y + ry} ${x} ${y + ry}C${x - rx * 1.1} ${y + ry} ${x - rx * 1.1} ${y - ry} ${x} ${y - ry}Z`;
