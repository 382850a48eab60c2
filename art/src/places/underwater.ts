import { darken, lighten, mix } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { hills, star } from '../paper/shapes.ts';
import { at, circle, group, line, path, pathData, rect } from '../paper/svg.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** Deep under water: rays from above, a rock arch, kelp, a shell with a light. */
export const underwater: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#8fd6cf', '#2f8fa6', '#154a78'], far: '#3f93ac', near: '#0f2f5a', light: '#e6fbe0' },
    { sky: ['#a5d8e6', '#3f86b8', '#1f3a7c'], far: '#5f8fc0', near: '#1a2a5e', light: '#f4f6dc' },
    { sky: ['#a9e0b8', '#2f9a8f', '#0f5568'], far: '#4aa896', near: '#0d3a50', light: '#f6fbd0' },
  ]);
  s.light = { x: w * rng.range(0.5, 0.62), y: -h * 0.04, color: p.light };
  s.add(
    rect(
      0,
      0,
      w,
      h,
      s.linear(
        [
          [0, p.sky[0]],
          [0.34, p.sky[1]],
          [0.85, p.sky[2]],
        ],
        0,
        h,
      ),
    ),
  );
  for (const x of [-0.3, -0.14, 0, 0.13, 0.3])
    s.add(
      path(
        pathData`M${s.light.x + x * w * 0.3 - 12} -10L${s.light.x + x * w * 1.6 - 60} ${h}H${s.light.x + x * w * 1.6 + 46}L${s.light.x + x * w * 0.3 + 22} -10Z`,
        s.linear(
          [
            [0, p.light, 0.34],
            [0.75, p.light, 0],
          ],
          0,
          h,
        ),
      ),
    );
  // The underside of the waves.
  s.add(
    path(
      pathData`M-20 -20H${w + 20}V26L${w} 26` +
        [...Array(9).keys()].map((i) => pathData`Q${w - (i + 0.5) * (w / 8)} ${i % 2 ? 6 : 52} ${w - (i + 1) * (w / 8)} 26`).join('') +
        'Z',
      lighten(p.sky[0], 0.5),
      'opacity=".6"',
    ),
  );
  s.add(at(w * 0.325, 22, 1.2, path('M-52-30H52C44 8 20 20 0 20C-20 20-44 8-52-30Z', '#5f4a52')));
  const far = hills(rng, w, h, [0.6, 0.52, 0.64, 0.6, 0.5, 0.58]);
  s.sheet(path(far.data), { color: p.at(0.06), lit: 0.2, shadow: 0.5 });
  // Fish in a school that looks to the hero.
  const fishShape = (x: number, y: number, k: number): string =>
    pathData`M${x} ${y}Q${x + 12 * k} ${y - 10 * k} ${x + 26 * k} ${y}Q${x + 12 * k} ${y + 10 * k} ${x} ${y}L${x - 9 * k} ${y - 7 * k}L${x - 6 * k} ${y}L${x - 9 * k} ${y + 7 * k}Z`;
  s.sheet(
    path(
      Array.from({ length: 11 }, (_, i) =>
        fishShape(w * 0.56 + (i % 4) * 44 + rng.range(-9, 9), h * 0.2 + Math.floor(i / 4) * 28 + rng.range(-8, 8), rng.range(0.8, 1.1)),
      ).join(''),
    ),
    { color: mix(p.sky[0], p.far, 0.35), lit: 0.3, shadow: 0.35 },
  );
  // A rock arch.
  const ax = w * 0.76;
  s.sheet(
    path(
      pathData`M${ax - w * 0.2} ${h}C${ax - w * 0.2} ${h * 0.72} ${ax - w * 0.16} ${h * 0.4} ${ax - w * 0.03} ${h * 0.39}C${ax + w * 0.1} ${h * 0.37} ${ax + w * 0.14} ${h * 0.48} ${ax + w * 0.2} ${h * 0.5}C${ax + w * 0.26} ${h * 0.54} ${ax + w * 0.28} ${h * 0.8} ${ax + w * 0.3} ${h}H${ax + w * 0.12}C${ax + w * 0.12} ${h * 0.7} ${ax + w * 0.1} ${h * 0.56} ${ax + w * 0.01} ${h * 0.55}C${ax - w * 0.07} ${h * 0.55} ${ax - w * 0.09} ${h * 0.72} ${ax - w * 0.07} ${h}Z`,
    ),
    { color: p.at(0.4), lit: 0.16 },
  );
  const weed = (x: number, y: number, tall: number, width: number): string => {
    let left = pathData`M${x - width} ${y}`;
    let right = '';
    const steps = 5;
    for (let i = 1; i <= steps; i++) {
      const yy = y - (tall * i) / steps;
      const ww = width * (1 - (i / steps) ** 2);
      const sx = x + Math.sin(i * 1.7 + x) * 13;
      left += pathData`Q${x - ww + Math.sin(i * 1.7 + x - 1) * 22} ${yy + tall / steps / 2} ${sx - ww} ${yy}`;
      right =
        pathData`Q${x + ww + Math.sin(i * 1.7 + x - 1) * 22} ${yy + tall / steps / 2} ${i === 1 ? x + width : x + Math.sin((i - 1) * 1.7 + x) * 13 + width * (1 - ((i - 1) / steps) ** 2)} ${y - (tall * (i - 1)) / steps}` +
        right;
    }
    return path(`${left}${right}Z`);
  };
  s.sheet([...[0.05, 0.1, 0.16, 0.47, 0.51, 0.93].map((x) => weed(x * w, h * 0.86, h * rng.range(0.24, 0.46), 10))], {
    color: p.tint('#2f8a74'),
    lit: 0.2,
    shadow: 0.6,
  });
  const sand = mix('#e3c48f', p.sky[1], 0.32);
  const mid = ground(s, [
    [-0.05, 0.78],
    [0.24, 0.75],
    [0.5, 0.79],
    [0.74, 0.77],
    [1.05, 0.73],
  ]);
  s.sheet(mid.shape, { color: mix(sand, p.at(0.3), 0.45), lit: 0.2 });
  // Corals at the right, the shell with its light.
  const coral = (x: number, y: number, k: number, c: string): string =>
    at(
      x,
      y,
      k,
      paperParts(
        line(
          'M0 0V-44M0-26C-18-30-24-44-24-60M0-34C18-38 24-52 22-74M-24-48C-34-50-40-60-40-70M22-58C32-58 40-66 42-78M0-44C-2-60 4-70 2-86',
          c,
          11,
        ),
      ),
    );
  const corals = coral(w * 0.93, h * 0.86, 1.2 * s.grow, p.tint('#ee7f74')) + coral(w * 0.85, h * 0.83, 0.8, p.tint('#e9a8c0'));
  s.add(s.unlessNamed('coral', corals));
  s.small(
    'shell',
    { x: w * 0.7, y: h * 0.845, k: 1.1 * s.grow },
    paperParts(path('M-46-18C-60-62-24-78 0-78C24-78 60-62 46-18Z', '#e7b3c0')) +
      line('M-28-26L-36-58M-10-26L-13-72M10-26L13-72M28-26L36-58', '#c98a9f', 3) +
      paperParts(path('M-50-20Q0-6 50-20C52 4 30 12 0 12C-30 12-52 4-50-20Z', '#f3cdd0')) +
      circle(0, -22, 15, '#fff6dc') +
      circle(-4, -27, 5, '#ffffff', 'opacity=".8"'),
    s.glow(w * 0.7, h * 0.81, 120, '#fff0cf', 0.7),
  );
  const near = ground(s, [
    [-0.05, 0.82],
    [0.18, 0.8],
    [0.4, 0.83],
    [0.64, 0.88],
    [0.84, 0.9],
    [1.05, 0.86],
  ]);
  s.sheet(near.shape, { color: sand, lit: 0.16 });
  s.add(
    line(
      [0.12, 0.24, 0.42, 0.55].map((x) => pathData`M${x * w} ${h * rng.range(0.92, 0.95)}q22 -8 44 0q22 8 44 0`).join(''),
      darken(sand, 0.2),
      2.6,
      'opacity=".6"',
    ),
    path(star(w * 0.57, h * 0.925, 17, 5, 0.5, 0.3), '#ee8a5f'),
  );
  hero({ x: w * 0.325, y: h * 0.89, medium: 'under' });
  // A sunken object: a teapot or a boot with a creature in it.
  const isBoot = rng.chance(0.5);
  s.add(
    s.unlessNamed(
      isBoot ? 'boot' : 'teapot',
      at(
        w * 0.8,
        h * 0.955,
        0.95,
        isBoot
          ? paperParts(
              path('M-16-62H18V-26C34-24 48-20 48-2C48 4-16 4-16 2Z', '#8a5a4a') +
                path('M-18-64H20V-52H-18Z', '#a9745c') +
                path('M-17-6H48V4H-17Z', '#5a3d42'),
            ) +
              circle(2, -66, 10, '#f0955f') +
              circle(5, -69, 3.4, '#fff') +
              circle(6, -69, 1.8, '#1d1730')
          : paperParts(
              path('M30-34C52-34 50-4 28-8', 'none', 'stroke="#d9b76a" stroke-width="7" stroke-opacity="1"') +
                path('M-26-26C-44-26-42-46-56-48L-60-40C-50-36-50-10-28-8Z', '#d9b76a') +
                path('M-34-20C-34-50 34-50 34-20C34 0 20 4 0 4C-20 4-34 0-34-20Z', '#e8cb84') +
                path('M-16-42Q0-54 16-42Z', '#d9b76a') +
                circle(0, -51, 5, '#b98a4a'),
            ),
      ),
    ),
  );
  s.sheet(
    [
      path(
        pathData`M-40 ${h + 40}V${h * 0.9}C${w * 0.04} ${h * 0.84} ${w * 0.1} ${h * 0.88} ${w * 0.12} ${h * 0.95}C${w * 0.2} ${h * 0.97} ${w * 0.3} ${h * 0.985} ${w * 0.5} ${h * 0.99}C${w * 0.7} ${h * 0.99} ${w * 0.9} ${h * 0.98} ${w * 0.93} ${h * 0.92}C${w * 0.97} ${h * 0.86} ${w} ${h * 0.88} ${w + 40} ${h * 0.9}V${h + 40}Z`,
      ),
      weed(w * 0.03, h, h * 0.5, 14),
      weed(w * 0.985, h, h * 0.36, 13),
    ],
    { color: p.at(0.98), lit: 0.06 },
  );
  const bubbles = Array.from({ length: 13 }, () => circle(rng.range(0.04, 0.96) * w, rng.range(0.15, 0.85) * h, rng.range(3, 10))).join('');
  s.add(group(bubbles, `fill="${p.light}" fill-opacity=".12" stroke="${p.light}" stroke-width="2" opacity=".6"`));
};
