import { LAMP, lighten, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { cloud, crown, grass, hills } from '../paper/shapes.ts';
import { at, circle, group, line, move, path, pathData } from '../paper/svg.ts';
import { flower, house, kite, smoke, trail } from '../things/props.ts';
import { type DrawPlace, ground, palette, spread } from './parts/common.ts';
import { sunset } from './parts/sunset.ts';

/** A wide evening meadow, one round tree with a swing, the sun going down. */
export const meadow: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#4a5a9a', '#e59a8a', '#ffd79a'], far: '#e3b07f', near: '#2f5f4a', light: '#ffe3a0' },
    { sky: ['#3c6a96', '#9fc4b4', '#fbe6a8'], far: '#b9cf8a', near: '#2c6a55', light: '#fff0b8' },
    { sky: ['#4b3f7a', '#c98aa8', '#ffc9a0'], far: '#d3a884', near: '#2f6b4c', light: '#ffd9a6' },
  ]);
  s.light = { x: w * rng.range(0.4, 0.5), y: h * 0.47, color: p.light };
  sunset(s, p, { end: 0.55, halo: 80, sun: 66 });
  s.add(
    group(
      path(cloud(rng, w * 0.2, h * 0.2, 150, 34)) + path(cloud(rng, w * 0.56, h * 0.13, 110, 24)),
      `fill="${lighten(p.sky[1], 0.5)}" opacity=".6"`,
    ),
  );
  const bands: readonly (readonly [readonly number[], number])[] = [
    [[0.5, 0.48, 0.53, 0.49, 0.47], 0],
    [[0.56, 0.58, 0.54, 0.56, 0.6], 0.22],
    [[0.66, 0.62, 0.66, 0.61, 0.58], 0.45],
  ];
  for (const [ys, t] of bands) {
    const r = hills(rng, w, h, ys, 0.012);
    const trees = t < 0.3 ? spread(s, 20, w, 130).map((x) => path(crown(rng, x, r.at(x) - 6, 17 - t * 10, 13, 7))) : [];
    s.sheet([path(r.data), ...trees], { color: p.at(t), lit: 0.45 - t * 0.4, shadow: 0.6 });
  }
  // The tree.
  const tx = w * 0.79;
  const ty = h * 0.72;
  const k = h > w ? 1.25 : 1;
  s.sheet(
    [
      path(crown(rng, tx, ty - 210 * k, 124 * k, 92 * k, 13)),
      path(crown(rng, tx - 70 * k, ty - 158 * k, 66 * k, 44 * k, 9)),
      path(crown(rng, tx + 74 * k, ty - 160 * k, 62 * k, 42 * k, 9)),
    ],
    { color: p.tint('#5f9a5a'), lit: 0.3 },
  );
  s.sheet(
    path(
      move(
        'M-30 20C-16 0-16-60-14-100C-24-120-50-132-70-140L-62-150C-40-146-18-138-6-126L-2-170H8L10-124C26-140 46-150 68-152L70-142C46-134 24-112 20-92C18-50 20 0 36 20Z',
        tx,
        ty,
        k,
      ),
    ),
    { color: p.tint('#6b4a40'), lit: 0.2, shadow: 0.5 },
  );
  s.add(
    line(
      pathData`M${tx - 74 * k} ${ty - 140 * k}L${tx - 82 * k} ${ty - 24 * k}M${tx - 48 * k} ${ty - 138 * k}L${tx - 42 * k} ${ty - 22 * k}`,
      '#f4e3c0',
      2.6,
    ) + paperParts(path(pathData`M${tx - 94 * k} ${ty - 26 * k}H${tx - 32 * k}V${ty - 17 * k}H${tx - 94 * k}Z`, '#c9704f')),
  );
  s.add(at(tx + 3 * k, ty + 12, 0.62 * k, paperParts(path('M-14 0V-24A14 14 0 0 1 14-24V0Z', LAMP)) + circle(8, -10, 2, '#a8753f')));
  const near = ground(s, [
    [-0.05, 0.74],
    [0.2, 0.71],
    [0.42, 0.73],
    [0.66, 0.75],
    [0.86, 0.725],
    [1.05, 0.74],
  ]);
  s.sheet([near.shape, path(grass(rng, 0, w, near.at, 17, 18))], { color: p.at(0.72), lit: 0.2 });
  s.add(
    trail(
      [
        [w * 0.76, h * 0.745, 26],
        [w * 0.64, h * 0.8, 56],
        [w * 0.5, h * 0.88, 100],
        [w * 0.52, h * 1.03, 210],
      ],
      mix(p.light, p.at(0.5), 0.45),
      0.5,
    ),
  );
  s.add(s.unlessNamed('house', at(w * 0.1, h * 0.515, 0.4, house('#d98f6a', '#7a4a55')) + at(w * 0.1 + 14, h * 0.48, 0.4, smoke(PAPER))));
  // The kite's string goes behind the hero: it is tied to a stake beyond.
  s.small(
    'kite',
    { x: w * 0.5, y: h * 0.865, k: 1 },
    paperParts(line('M0 2V-18', '#6b4a3f', 7)),
    kite(w * 0.16, h * 0.2, w * 0.5, h * 0.85, p.tint('#e2665a'), '#f6c25f'),
  );
  hero({ x: w * 0.33, y: h * 0.875 });
  const colors = [p.tint('#f4e6f2'), p.tint('#ef7f5f'), p.tint('#f5cf6a'), p.tint('#e79ac0'), p.tint('#8fa8e0')];
  for (const x of [0.02, 0.06, 0.11, 0.15, 0.2, 0.46, 0.54, 0.61, 0.68, 0.75, 0.82, 0.88, 0.94, 0.985])
    s.add(
      s.unlessNamed(
        'flower',
        at(
          x * w,
          h * 1.0,
          1.15 * s.grow,
          flower(h * rng.range(0.07, x < 0.18 || x > 0.8 ? 0.2 : 0.1), rng.pick(colors), '#3f7f58', rng.int(0, 3)),
          rng.range(-7, 7),
        ),
      ),
    );
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.975}Q${w * 0.5} ${h * 0.99} ${w + 40} ${h * 0.97}V${h + 40}Z`),
      path(grass(rng, -10, w + 10, () => h * 0.985, 13, 46)),
    ],
    { color: p.at(0.98), lit: 0.08 },
  );
  s.add(
    group(circle(w * 0.7, h * 0.55, 2.4) + circle(w * 0.6, h * 0.5, 2) + circle(w * 0.2, h * 0.6, 2.2), `fill="${PAPER}" opacity=".8"`),
  );
};
