import { darken, EMBER, LAMP, MOON, mix } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { star } from '../paper/shapes.ts';
import { at, circle, ellipse, group, line, move, path, pathData } from '../paper/svg.ts';
import { partyHat, trail } from '../things/props.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** Ferns and cycads, a glowing mountain, a nest. */
export const dinosaur: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#3a2a5a', '#c4626a', '#ffb46e'], far: '#d98f6a', near: '#203f3a', light: '#ffd88a' },
    { sky: ['#1f3f5c', '#6f9f8f', '#f6dc90'], far: '#9fb578', near: '#153a38', light: '#fff0a8' },
    { sky: ['#4a2348', '#d0704f', '#ffd07a'], far: '#c99058', near: '#2c3f2f', light: '#ffe090' },
  ]);
  const vx = w * rng.range(0.68, 0.74);
  s.light = { x: vx, y: h * 0.3, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.4, p.sky[1]],
      [0.66, p.sky[2]],
    ],
    { r: 60, strength: 0.9 },
  );
  s.stars(36, 0.26, MOON, 160);
  // The volcano and its soft smoke.
  const puffs = [
    [0, 0.2, 36],
    [-26, 0.15, 44],
    [20, 0.12, 50],
    [-50, 0.085, 48],
    [64, 0.06, 62],
    [4, 0.045, 66],
    [-90, 0.04, 46],
  ].map(([x = 0, y = 0, r = 1]) =>
    path(pathData`M${vx + x - r} ${h * y}A${r} ${r} 0 1 1 ${vx + x + r} ${h * y}A${r} ${r} 0 1 1 ${vx + x - r} ${h * y}Z`),
  );
  s.sheet(puffs, { color: mix(p.sky[1], p.sky[0], 0.35), lit: 0.3, shadow: 0.4, edge: 0.3 });
  const top = h * 0.25;
  s.add(s.glow(vx, top, 130, EMBER, 0.8));
  s.sheet(
    path(
      pathData`M${vx - w * 0.34} ${h * 0.66}C${vx - w * 0.18} ${h * 0.58} ${vx - w * 0.1} ${h * 0.4} ${vx - w * 0.055} ${top}L${vx - w * 0.03} ${top + 12}L${vx} ${top + 2}L${vx + w * 0.03} ${top + 14}L${vx + w * 0.055} ${top}C${vx + w * 0.1} ${h * 0.4} ${vx + w * 0.18} ${h * 0.58} ${vx + w * 0.36} ${h * 0.66}Z`,
    ),
    { color: mix(p.far, p.sky[1], 0.4), lit: 0.24, shadow: 0.6 },
  );
  s.add(
    path(
      pathData`M${vx - w * 0.03} ${top + 12}L${vx} ${top + 2}L${vx + w * 0.03} ${top + 14}C${vx + w * 0.036} ${h * 0.34} ${vx + w * 0.02} ${h * 0.36} ${vx + w * 0.028} ${h * 0.42}C${vx + w * 0.014} ${h * 0.44} ${vx + w * 0.012} ${h * 0.36} ${vx} ${h * 0.35}C${vx - w * 0.01} ${h * 0.38} ${vx - w * 0.008} ${h * 0.48} ${vx - w * 0.022} ${h * 0.48}C${vx - w * 0.034} ${h * 0.46} ${vx - w * 0.024} ${h * 0.34} ${vx - w * 0.03} ${top + 12}Z`,
      s.linear(
        [
          [0, LAMP],
          [1, '#e2664a'],
        ],
        top,
        h * 0.48,
      ),
    ),
  );
  const far = ground(s, [
    [-0.05, 0.56],
    [0.2, 0.53],
    [0.45, 0.58],
    [0.7, 0.6],
    [1.05, 0.55],
  ]);
  s.sheet(far.shape, { color: p.at(0.1), lit: 0.36, shadow: 0.6 });
  // A family that grazes far away, behind trees like umbrellas.
  const saur =
    'M-80 0V-22C-100-20-120-30-140-26C-120-40-100-48-78-52C-56-66-20-66 4-54C20-60 26-90 34-116C38-130 56-132 66-122C70-114 60-110 52-110C46-80 40-50 22-32V0H8V-24H-58V0Z';
  const tree = (x: number, y: number, k: number): string =>
    path(move('M-4 6C-2-30-4-60-4-84C-40-80-56-92-50-104C-40-126 40-126 50-104C56-92 40-80 4-84C4-60 4-30 6 6Z', x, y, k));
  s.sheet(
    [
      path(move(saur, w * 0.5, far.at(w * 0.5) + 12, 0.95)),
      path(move(saur, w * 0.36, far.at(w * 0.36) + 10, 0.52)),
      tree(w * 0.08, far.at(w * 0.08), 0.9),
      tree(w * 0.17, far.at(w * 0.17) + 4, 0.66),
      tree(w * 0.93, far.at(w * 0.93) + 4, 0.9),
    ],
    { color: p.at(0.3), lit: 0.3, shadow: 0.7 },
  );
  const mid = ground(s, [
    [-0.05, 0.65],
    [0.2, 0.62],
    [0.44, 0.66],
    [0.68, 0.68],
    [0.85, 0.65],
    [1.05, 0.63],
  ]);
  s.sheet([mid.shape, cycad(w * 0.9, mid.at(w * 0.9), 1.25 * s.grow), cycad(w * 0.055, mid.at(w * 0.055), 1.0)], {
    color: p.at(0.46),
    lit: 0.28,
  });
  // A pool that mirrors the glow.
  s.add(
    ellipse(w * 0.62, h * 0.735, w * 0.15, h * 0.026, mix(p.sky[2], p.far, 0.2)),
    ellipse(w * 0.63, h * 0.733, w * 0.08, h * 0.01, '#fff0c0', 'opacity=".6"'),
  );
  const near = ground(s, [
    [-0.05, 0.75],
    [0.18, 0.73],
    [0.4, 0.755],
    [0.62, 0.79],
    [0.84, 0.77],
    [1.05, 0.74],
  ]);
  s.sheet(near.shape, { color: p.at(0.68), lit: 0.26 });
  s.add(
    trail(
      [
        [w * 0.6, h * 0.788, 70],
        [w * 0.54, h * 0.86, 110],
        [w * 0.6, h * 1.03, 220],
      ],
      mix(p.light, p.at(0.4), 0.5),
      0.4,
    ),
  );
  // The nest: one egg is already hatching.
  const egg = (x: number, y: number, k: number, a: number, c: string): string =>
    at(
      x,
      y,
      k,
      paperParts(path('M-22-4C-24-40-10-62 0-62C10-62 24-40 22-4C14 10-14 10-22-4Z', '#f3e3c0')) +
        group(circle(-8, -36, 4.4) + circle(7, -46, 3.6) + circle(10, -22, 5) + circle(-9, -14, 3.6), `fill="${c}"`),
      a,
    );
  const nx = w * 0.8;
  const ny = h * 0.86;
  const eggs = egg(-34, -8, 1, -12, '#7fae86') + egg(38, -8, 1, 12, '#d98a6a');
  const baby = at(
    2,
    -10,
    1.05,
    paperParts(path('M-20-30C-24-62 24-62 20-30L22-2H-22Z', '#8fc08a')) +
      circle(-8, -38, 3.6, '#1d1730') +
      circle(8, -38, 3.6, '#1d1730') +
      circle(-7, -39.5, 1.2, MOON) +
      circle(9, -39.5, 1.2, MOON) +
      line('M-5-29Q0-25 5-29', '#1d1730', 2.2) +
      paperParts(path('M-24-4C-25-20-23-24-22-26L-13-18L-6-28L2-18L10-28L16-19L23-26C24-20 25-14 24-4C14 10-14 10-24-4Z', '#f3e3c0')) +
      group(circle(-10, -8, 4) + circle(9, -6, 4.6), 'fill="#e0a94e"') +
      at(0, -55, 0.62, partyHat('#d9604c'), 8),
  );
  const straw =
    paperParts(path('M-92-14C-60-26 60-26 92-14C86 14 50 22 0 22C-50 22-86 14-92-14Z', '#a9744b')) +
    line('M-84-10L-50 6M-60-15L-20 12M-24-17L20 14M20-17L56 8M56-15L84-2M-40 10L0-12M10 14L44-10M-74 2L-40-12M60 8L86-8', '#7d5038', 2.8);
  // The text's egg is in the text's nest.
  if (!s.named.has('egg')) s.small('nest', { x: nx, y: ny, k: 1 }, eggs + baby + straw, s.glow(nx, ny - 30, 120, LAMP, 0.5));
  hero({ x: w * 0.325, y: h * 0.885 });
  // Fewer where figures need the bytes of a page.
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.955}Q${w * 0.5} ${h * 1.0} ${w + 40} ${h * 0.95}V${h + 40}Z`),
      ...(s.peopled ? [-56, -14, 28] : [-84, -56, -28, 0, 28, 56]).map((a) => frond(w * 0.01, h * 1.0, h * 0.25, a + 20)),
      ...(s.peopled ? [-44, -4, 38] : [-58, -30, -4, 26, 50]).map((a) => frond(w * 0.985, h * 1.0, h * 0.22, a - 16)),
    ],
    { color: p.at(0.99), lit: 0.08 },
  );
  s.add(
    path(star(w * 0.2, h * 0.12, 7, 4, 0.3), MOON),
    at(
      w * 0.3,
      h * 0.2,
      1.1,
      path(
        'M0 0C-14-14-34-18-52-8C-38-8-28-2-20 6C-30 6-36 10-40 16C-26 12-14 12-4 10C2 16 10 20 20 18L12 8C22 4 36 4 48 10C40-4 24-10 10-6L22-16L6-8Z',
        darken(p.sky[1], 0.4),
      ),
    ),
  );
  if (rng.chance(0.3)) s.small('lantern', { x: w * 0.51, y: h * 0.86, k: 0.7 }, lantern());
};

function cycad(x: number, y: number, k: number): string {
  let out = path(move('M-13 8C-9-20-9-44-11-62H11C9-44 9-20 14 8Z', x, y, k));
  for (const a of [-100, -66, -34, 0, 34, 66, 100]) out += frond(x, y - 58 * k, 82 * k, a);
  return out;
}

/** One fern frond: a spine with leaflets, cut as one shape. */
function frond(x: number, y: number, length: number, angle: number): string {
  const steps = 8;
  const curve = (t: number): [number, number] => {
    const a = ((angle + t * t * (angle < 0 ? -38 : 38)) * Math.PI) / 180;
    return [x + Math.sin(a) * length * t, y - Math.cos(a) * length * t];
  };
  let left = pathData`M${x} ${y}`;
  let right = '';
  for (let i = 1; i <= steps; i++) {
    const [px, py] = curve(i / steps);
    const [qx, qy] = curve((i - 0.55) / steps);
    const dx = px - qx;
    const dy = py - qy;
    const m = (1 - i / steps) * 1.5 + 0.45;
    left += pathData`L${qx + dy * m * 1.3 + dx * 0.5} ${qy - dx * m * 1.3 + dy * 0.5}L${px + dy * 0.16} ${py - dx * 0.16}`;
    right = pathData`L${px - dy * 0.16} ${py + dx * 0.16}L${qx - dy * m * 1.3 + dx * 0.5} ${qy + dx * m * 1.3 + dy * 0.5}` + right;
  }
  return path(`${left}${right}Z`);
}
