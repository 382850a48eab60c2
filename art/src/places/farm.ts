import { darken, LAMP, lighten, mix } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { cloud, crown, grass, hills, star } from '../paper/shapes.ts';
import { at, circle, group, line, path, pathData } from '../paper/svg.ts';
import { trail } from '../things/props.ts';
import { barn } from '../things/tokens.ts';
import { type DrawPlace, ground, palette, spread } from './parts/common.ts';
import { sunset } from './parts/sunset.ts';

/** Fields in long furrows, a red barn with a lamp, a mill. */
export const farm: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#3f5a94', '#d99a78', '#ffd489'], far: '#c9b268', near: '#3f5a3a', light: '#ffe29a' },
    { sky: ['#33386f', '#b5708a', '#ffb97a'], far: '#b59468', near: '#3a4a3f', light: '#ffd48c' },
    { sky: ['#27597a', '#8fb8a0', '#f7e29a'], far: '#b3bd6f', near: '#2f5a3f', light: '#fff0ae' },
  ]);
  s.light = { x: w * rng.range(0.32, 0.42), y: h * 0.42, color: p.light };
  sunset(s, p, { end: 0.52, halo: 84, sun: 58 });
  s.add(
    group(
      path(cloud(rng, w * 0.72, h * 0.15, 150, 32)) + path(cloud(rng, w * 0.12, h * 0.22, 110, 24)),
      `fill="${lighten(p.sky[2], 0.2)}" opacity=".5"`,
    ),
  );
  const far = hills(rng, w, h, [0.5, 0.47, 0.51, 0.49, 0.46]);
  s.sheet([path(far.data), ...spread(s, 10, w, 60).map((x) => path(crown(rng, x, far.at(x), 15, 11, 6)))], {
    color: p.at(0.04),
    lit: 0.4,
    shadow: 0.5,
  });
  // A mill far off.
  const mx = w * 0.16;
  const sails = [0, 90, 180, 270]
    .map(
      (a) =>
        `<g transform="rotate(${a + 20})">${path('M-3 0L-4-52H12L10-14L3 0Z', '#f4e6cc')}${line('M-1-20H11M-2-34H11', '#b5977a', 1.6)}</g>`,
    )
    .join('');
  s.add(
    at(
      mx,
      h * 0.54,
      1.05,
      paperParts(path('M-24 10L-15-72H15L24 10Z', '#d9c0a0') + path('M-19-70Q0-104 19-70Z', '#a9584c')) +
        path('M-7 10V-8A7 7 0 0 1 7-8V10Z', LAMP) +
        at(0, -74, 1, paperParts(sails, 3) + circle(0, 0, 5, '#6b4340')),
    ),
  );
  const mid = hills(rng, w, h, [0.56, 0.53, 0.57, 0.54, 0.52], 0.008);
  s.sheet(path(mid.data), { color: p.at(0.22), lit: 0.36, shadow: 0.7 });
  // Furrows that run to one point.
  const vx = w * 0.46;
  const vy = h * 0.44;
  const field = ground(s, [
    [-0.05, 0.62],
    [0.25, 0.6],
    [0.5, 0.625],
    [0.75, 0.61],
    [1.05, 0.6],
  ]);
  s.sheet(field.shape, { color: p.tint('#8a9a4a'), lit: 0.3 });
  let furrows = '';
  for (let i = -9; i <= 9; i += 2) {
    const x0 = vx + i * w * 0.055;
    const x1 = vx + i * w * 0.15;
    const y0 = h * 0.625 + Math.abs(i) * 0.8;
    furrows += pathData`M${x0} ${y0}Q${(x0 + x1) / 2 - (x1 - x0) * 0.08} ${(y0 + h) / 2} ${x1} ${h}H${x1 + w * 0.11}Q${(x0 + x1) / 2 + w * 0.05} ${(y0 + h) / 2} ${x0 + w * 0.03} ${y0}Z`;
  }
  s.add(path(furrows, darken(p.tint('#8a7a3f'), 0.16), 'opacity=".5"'), circle(vx, vy, 0));
  // The barn.
  const k = 2.15 * s.grow;
  s.add(
    s.glow(w * 0.77, h * 0.62, 210, LAMP, 0.34),
    at(
      w * 0.885,
      h * 0.688,
      1.15 * s.grow,
      paperParts(path('M-28 4V-150C-28-182 28-182 28-150V4Z', '#c9bfc0') + path('M-28-150C-28-182 28-182 28-150Z', '#8f8a9a')) +
        line('M-28-110H28M-28-66H28M-28-24H28', '#9a929f', 3),
    ),
    at(w * 0.755, h * 0.694, k, barn(2.6)),
  );
  // The weathercock is a fish.
  s.add(
    at(
      w * 0.755,
      h * 0.694 - 84 * k + 2,
      1,
      line('M0 0V-26M-16-22H16', '#3a2f4a', 3) + path('M-20-34Q0-50 18-34Q0-20-20-34L-32-44V-24Z', '#3a2f4a') + circle(8, -37, 2.2, LAMP),
    ),
  );
  const near = ground(s, [
    [-0.05, 0.745],
    [0.2, 0.735],
    [0.42, 0.76],
    [0.62, 0.735],
    [0.8, 0.705],
    [1.05, 0.695],
  ]);
  s.sheet([near.shape, path(grass(rng, 0, w, near.at, 16, 13))], { color: p.at(0.7), lit: 0.24 });
  s.add(
    trail(
      [
        [w * 0.755, h * 0.716, 46],
        [w * 0.69, h * 0.77, 66],
        [w * 0.54, h * 0.86, 112],
        [w * 0.56, h * 1.03, 240],
      ],
      mix(p.light, p.at(0.4), 0.4),
      0.55,
    ),
  );
  // Straw, and a fence.
  s.add(
    at(
      w * 0.925,
      h * 0.83,
      1.1 * s.grow,
      paperParts(circle(0, -30, 36, '#e0b45a')) + line('M0-30m-24 4a24 24 0 1 1 46 6a17 17 0 0 1-33-4a11 11 0 0 1 20-4', '#b98a3a', 3.4),
    ),
  );
  const fence = (x0: number, x1: number, y: number): string => {
    let out = line(pathData`M${x0} ${y - 26}L${x1} ${y - 30}M${x0} ${y - 10}L${x1} ${y - 13}`, '#a9744f', 6);
    for (let x = x0 + 10; x < x1; x += 38) out += at(x, y, 1, paperParts(path('M-5 4V-38L0-44L5-38V4Z', '#c08a5f'), 3));
    return out;
  };
  s.add(fence(-10, w * 0.14, h * 0.79));
  hero({ x: w * 0.325, y: h * 0.885 });
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.96}Q${w * 0.5} ${h * 0.995} ${w + 40} ${h * 0.95}V${h + 40}Z`),
      path(grass(rng, -10, w * 0.24, () => h * 0.97, 10, 52)),
      path(grass(rng, w * 0.68, w + 10, () => h * 0.965, 10, 60)),
    ],
    { color: p.at(1), lit: 0.08 },
  );
  // Sunflowers by the road.
  const sun =
    paperParts(
      line('M0 0C-3-30 3-60 0-92', '#4c7a45', 5) +
        path('M0-30C12-46 28-44 34-38C26-26 10-22 0-30ZM0-46C-12-60-26-58-32-52C-24-42-10-38 0-46Z', '#5f8f50') +
        path(star(0, -100, 25, 12, 0.62), '#f3bf4a'),
    ) + circle(0, -100, 11.5, '#7a4a38');
  for (const [x, y, k] of [
    [0.865, 0.99, 1.15],
    [0.955, 1, 1.5],
    [0.05, 1, 1.3],
  ] as const)
    s.small('flower', { x: x * w, y: y * h, k }, sun);
};
