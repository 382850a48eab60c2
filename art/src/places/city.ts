import { darken, LAMP, MOON, mix } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { at, circle, group, line, path, pathData, rect } from '../paper/svg.ts';
import { moon, smoke } from '../things/props.ts';
import { type DrawPlace, palette } from './parts/common.ts';

/** A roof above the lights of a city. */
export const city: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#141a40', '#3a4488', '#d99a8f'], far: '#7f83bc', near: '#1d2148', light: '#ffe3b0' },
    { sky: ['#12283f', '#2f5f86', '#c9b896'], far: '#6f93b0', near: '#172c46', light: '#ffedbf' },
    { sky: ['#2a1a44', '#70406f', '#ffad80'], far: '#a8748f', near: '#2d1d42', light: '#ffd79c' },
  ]);
  s.light = { x: w * rng.range(0.52, 0.62), y: h * 0.24, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.4, p.sky[1]],
      [0.72, p.sky[2]],
    ],
    { r: 70 },
  );
  s.stars(60, 0.36, MOON, 100);
  const phase = rng.chance(0.35) ? 'crescent' : 'full';
  s.add(moon(s, s.light.x, s.light.y, 58, s.phase ?? phase, s.mood === 'sleepy'));
  const block = (x: number, top: number, wide: number, kind: number): string => {
    const r = x + wide;
    if (kind === 1) return pathData`M${x} ${h}V${top}L${x + wide / 2} ${top - wide * 0.5}L${r} ${top}V${h}Z`;
    if (kind === 2)
      return pathData`M${x} ${h}V${top}H${x + wide * 0.2}V${top - 20}H${x + wide * 0.36}V${top - 46}H${x + wide * 0.46}V${top - 80}H${x + wide * 0.52}V${top - 46}H${x + wide * 0.64}V${top - 20}H${x + wide * 0.8}V${top}H${r}V${h}Z`;
    if (kind === 3) return pathData`M${x} ${h}V${top}Q${x + wide / 2} ${top - wide * 0.7} ${r} ${top}V${h}Z`;
    return pathData`M${x} ${h}V${top}H${x + wide * 0.15}V${top - 12}H${x + wide * 0.4}V${top}H${r}V${h}Z`;
  };
  const panes = (x: number, top: number, wide: number, size: number, bottom: number): [string, string] => {
    let on = '';
    let off = '';
    const cols = Math.max(1, Math.floor((wide - size) / (size * 1.9)));
    const gap = (wide - cols * size) / (cols + 1);
    const step = Math.round(size + gap);
    // Each from the one before it: what repeats takes few bytes.
    const pane = pathData`h${size}v${size * 1.25}h${-size}z`;
    for (let y = top + size; y < bottom; y += size * 2.1) {
      const panesIn = (columns: readonly number[]): string =>
        columns
          .map(
            (i, nth) =>
              (nth === 0 ? pathData`M${Math.round(x + gap) + i * step} ${y}` : `m${(i - (columns[nth - 1] ?? 0)) * step} 0`) + pane,
          )
          .join('');
      const [lit, dark]: [number[], number[]] = [[], []];
      for (let i = 0; i < cols; i++)
        if (rng.chance(0.4)) lit.push(i);
        else if (rng.chance(0.6)) dark.push(i);
      on += panesIn(lit);
      off += panesIn(dark);
    }
    return [on, off];
  };
  const row = (
    step: number,
    low: number,
    high: number,
    t: number,
    size: number,
    lit: number,
    kinds: readonly number[],
    glowing: number,
  ): void => {
    const shapes: string[] = [];
    let on = '';
    let off = '';
    for (let x = -20; x < w + 20; ) {
      const wide = step * rng.range(0.75, 1.25);
      const top = h * rng.range(low, high);
      shapes.push(path(block(x, top, wide, rng.pick(kinds))));
      const [a, b] = panes(x, top, wide, size, Math.min(h * 0.8, top + size * 13));
      on += a;
      off += b;
      x += wide + rng.range(-2, step * 0.16);
    }
    s.sheet(shapes, { color: p.at(t), lit, shadow: 0.6 + t * 0.3 });
    s.add(path(off, darken(p.at(t), 0.35), 'opacity=".5"'), path(on, mix(p.at(t), LAMP, glowing)));
  };
  row(w * 0.075, 0.34, 0.52, 0.02, 6, 0.34, [0, 2, 3, 0], 0.55);
  s.add(s.glow(s.light.x, h * 0.62, w * 0.5, p.light, 0.22, h * 0.14));
  row(w * 0.1, 0.5, 0.62, 0.3, 8, 0.26, [0, 1, 0, 3], 0.8);
  // A neighbor with a long neck looks over the houses.
  const nx = w * 0.6;
  s.add(
    at(
      nx,
      h * 0.63,
      0.95 * s.grow,
      paperParts(
        path('M-16 70C-18 20-14-20-10-66H16C14-20 20 20 24 70Z', '#e9bf6c') +
          path('M-20-62C-24-96 20-104 40-84C58-78 62-60 50-52C34-46-14-42-20-62Z', '#e9bf6c') +
          line('M-4-88L-8-106M12-92L14-110', '#b8713c', 5),
      ) +
        group(
          circle(-9, -108, 4.5) + circle(14, -112, 4.5) + path('M-6 2L8-4L10 10L-4 14ZM0-34L12-38L12-26ZM4 36L18 30L16 46Z'),
          'fill="#b8713c"',
        ) +
        path('M24-56Q40-48 52-56', 'none', 'stroke="#6b4340" stroke-width="2.4"') +
        circle(14, -76, 4.4, '#1d1730') +
        circle(15.5, -77.5, 1.5, MOON),
    ),
  );
  row(w * 0.145, 0.63, 0.7, 0.56, 11, 0.2, [0, 1, 0], 1);
  // Washing between two houses.
  s.add(
    line(pathData`M${w * 0.66} ${h * 0.66}Q${w * 0.78} ${h * 0.715} ${w * 0.97} ${h * 0.64}`, '#e6d3c0', 1.8),
    [
      [0.72, 0.68, '#d9604c'],
      [0.77, 0.689, '#f0e0c4'],
      [0.815, 0.689, '#6f9fb0'],
      [0.865, 0.68, '#e0a94e'],
    ]
      .map(([x, y, c]) => at(Number(x) * w, Number(y) * h, 0.85, paperParts(path('M-12 0H12L11 28Q0 34-11 28Z', String(c)), 3)))
      .join(''),
  );
  // The near roof: a ridge of tiles, a chimney, a round tank.
  const roofY = h * (s.peopled ? 0.71 : 0.83);
  s.add(
    at(
      w * 0.86,
      roofY + 10,
      1.05 * s.grow,
      paperParts(
        line('M-36 0L-28-52M36 0L28-52M0 0V-50M-34-18L30-40M34-18L-30-40', darken(p.near, 0.1), 6) +
          path('M-40-48V-112H40V-48Z', mix('#9a6448', p.near, 0.25)) +
          path('M-50-110L0-148L50-110Z', mix('#6a4048', p.near, 0.3)),
      ) + line('M-20-110V-50M0-110V-50M20-110V-50', '#6f4438', 2.4, 'opacity=".7"'),
    ),
  );
  s.sheet(
    path(
      pathData`M-40 ${h + 40}V${roofY + 26}H${w * 0.04}V${roofY - 30}H${w * 0.12}V${roofY + 8}L${w * 0.2} ${roofY}H${w * 0.66}L${w * 0.74} ${roofY + 22}H${w + 40}V${h + 40}Z`,
    ),
    { color: mix('#8a4f58', p.near, 0.42), lit: 0.2, is: 'ground' },
  );
  s.add(at(w * 0.08, roofY - 32, 0.9, smoke(p.light)), rect(w * 0.032, roofY - 40, w * 0.096, 13, mix('#a9606a', p.near, 0.3), 3));
  let tiles = '';
  for (let r = 0; r < (s.peopled ? 8 : 5); r++)
    tiles += pathData`M${-20 + (r % 2) * 24} ${roofY + 34 + r * 25}` + 'q12 15 24 0'.repeat(Math.ceil((w + 40) / 24));
  s.add(line(tiles, darken(mix('#8a4f58', p.near, 0.5), 0.35), 2.6, 'opacity=".55"'));
  hero({ x: w * 0.34, y: h * 0.865 });
  // A lamp and a pot of flowers on the near parapet.
  s.small('lantern', { x: w * 0.52, y: h * 0.868, k: 0.9 }, lantern(), s.glow(w * 0.52, h * 0.868 - 18, 72, LAMP, 0.5));
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.955}H${w + 40}V${h + 40}Z`),
      path(pathData`M${w * 0.02} ${h}V${h * 0.86}H${w * 0.012}V${h * 0.84}H${w * 0.078}V${h * 0.86}H${w * 0.07}V${h}Z`),
    ],
    { color: darken(p.near, 0.3), lit: 0.06 },
  );
  s.add(
    at(
      w * 0.93,
      h * 0.957,
      1,
      paperParts(path('M-26-26H26L20 0H-20Z', '#c9704f')) +
        group(
          [
            [-14, -36],
            [0, -46],
            [14, -38],
            [6, -30],
            [-6, -28],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 9))
            .join(''),
          `fill="${p.tint('#e8809a')}"`,
        ) +
        group(circle(-4, -40, 3) + circle(10, -44, 3) + circle(-14, -34, 3), `fill="${LAMP}"`),
    ),
  );
};
