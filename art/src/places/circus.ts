import { darken, LAMP, MOON, mix } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { hills, star } from '../paper/shapes.ts';
import { at, circle, ellipse, group, line, move, path, pathData, rect, shows } from '../paper/svg.ts';
import { glowworms, lights } from '../things/props.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** A striped tent with strings of light. */
export const circus: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#141640', '#333880', '#a8709a'], far: '#5f62a8', near: '#2a2048', light: '#ffdf9e' },
    { sky: ['#102a40', '#1f5a70', '#b9a880'], far: '#4f8a94', near: '#142c40', light: '#ffe6a8' },
    { sky: ['#2a1440', '#6a2f60', '#f09a7a'], far: '#98587f', near: '#331a40', light: '#ffd594' },
  ]);
  const red = p.tint(rng.pick(['#cf4f4a', '#c9563f', '#b84a6a']));
  const cream = '#f6e6c8';
  const cx = w * 0.62;
  s.light = { x: cx, y: h * 0.5, color: LAMP };
  s.add(
    rect(
      0,
      0,
      w,
      h,
      s.linear(
        [
          [0, p.sky[0]],
          [0.5, p.sky[1]],
          [0.9, p.sky[2]],
        ],
        0,
        h,
      ),
    ),
  );
  s.stars(100, 0.5, MOON, 0);
  const disc = circle(0, 0, 38, MOON) + circle(-10, -8, 7, '#eccf98', 'opacity=".6"') + circle(12, 10, 9, '#eccf98', 'opacity=".6"');
  if (!s.byDay) s.add(s.unlessNamed('moon', at(w * 0.2, h * 0.19, 1, s.glow(0, 0, 110, MOON, 0.45) + shows('sky moon', disc))));
  // Beams of light into the sky.
  for (const [x, a] of [
    [0.36, -0.18],
    [0.92, 0.12],
  ] as const)
    s.add(
      path(
        pathData`M${x * w} ${h * 0.66}L${(x + a) * w - 60} -10H${(x + a) * w + 60}Z`,
        s.linear(
          [
            [0, LAMP, 0],
            [1, LAMP, 0.26],
          ],
          0,
          h * 0.66,
        ),
      ),
    );
  const far = hills(rng, w, h, [0.62, 0.58, 0.63, 0.6, 0.58]);
  s.sheet(
    [
      path(far.data),
      path(
        pathData`M${w * 0.02} ${h * 0.64}L${w * 0.03} ${h * 0.55}L${w * 0.1} ${h * 0.49}L${w * 0.17} ${h * 0.55}L${w * 0.18} ${h * 0.64}Z`,
      ),
    ],
    { color: p.at(0.1), lit: 0.3, shadow: 0.6 },
  );
  // A big wheel at the back.
  const wx = w * 0.93;
  const wy = h * 0.42;
  const wr = Math.min(w, h) * 0.16;
  let wheel = circle(wx, wy, wr, 'none', `stroke="${p.at(0.05)}" stroke-width="5"`);
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 + 0.2;
    wheel +=
      line(pathData`M${wx} ${wy}L${wx + Math.cos(a) * wr} ${wy + Math.sin(a) * wr}`, p.at(0.05), 2) +
      circle(wx + Math.cos(a) * wr, wy + Math.sin(a) * wr, 8, i % 2 ? red : LAMP);
  }
  s.add(line(pathData`M${wx - 50} ${h * 0.64}L${wx} ${wy}L${wx + 50} ${h * 0.64}`, p.at(0.05), 6), wheel);
  // The tent: walls, the lit opening, the roof in stripes.
  const k = Math.min(w * 0.27, h * 0.4);
  const floor = h * 0.71;
  const wallTop = floor - k * 0.5;
  const peak = wallTop - k * 0.72;
  s.add(s.glow(cx, floor - k * 0.2, k * 1.9, LAMP, 0.4));
  s.sheet(path(pathData`M${cx - k * 0.92} ${wallTop - 8}H${cx + k * 0.92}L${cx + k} ${floor + 20}H${cx - k}Z`), { color: cream, lit: 0.1 });
  let stripes = '';
  for (const i of [-3.5, -2.5, -1.5, 0.5, 1.5, 2.5].map((v) => v + 0.25))
    stripes += pathData`M${cx + k * 0.92 * (i / 3.5)} ${wallTop - 8}H${cx + k * 0.92 * ((i + 0.5) / 3.5)}L${cx + k * ((i + 0.5) / 3.5)} ${floor + 20}H${cx + k * (i / 3.5)}Z`;
  s.add(path(stripes, red));
  s.add(
    path(
      pathData`M${cx} ${wallTop + k * 0.02}C${cx + k * 0.04} ${wallTop + k * 0.24} ${cx + k * 0.16} ${floor - k * 0.04} ${cx + k * 0.36} ${floor + 20}H${cx - k * 0.36}C${cx - k * 0.16} ${floor - k * 0.04} ${cx - k * 0.04} ${wallTop + k * 0.24} ${cx} ${wallTop + k * 0.02}Z`,
      s.linear(
        [
          [0, '#f0a04e'],
          [1, '#fff0bf'],
        ],
        wallTop,
        floor,
      ),
    ),
  );
  s.sheet(
    [
      path(
        pathData`M${cx} ${wallTop}C${cx - k * 0.02} ${wallTop + k * 0.2} ${cx - k * 0.2} ${floor - k * 0.16} ${cx - k * 0.5} ${floor - k * 0.1}L${cx - k * 0.46} ${wallTop}Z`,
      ),
      path(
        pathData`M${cx} ${wallTop}C${cx + k * 0.02} ${wallTop + k * 0.2} ${cx + k * 0.2} ${floor - k * 0.16} ${cx + k * 0.5} ${floor - k * 0.1}L${cx + k * 0.46} ${wallTop}Z`,
      ),
    ],
    { color: darken(red, 0.12), lit: 0.2, shadow: 0.6 },
  );
  const n = 9;
  const eave = (i: number): [number, number] => [cx + k * 1.12 * ((i / n) * 2 - 1), wallTop + 6 - Math.sin((i / n) * Math.PI) * -10];
  let roofRed = '';
  let roofCream = '';
  for (let i = 0; i < n; i++) {
    const [x0, y0] = eave(i);
    const [x1, y1] = eave(i + 1);
    const f = pathData`M${cx} ${peak}Q${cx + (x0 - cx) * 0.34} ${peak + (y0 - peak) * 0.66} ${x0} ${y0}A${(x1 - x0) * 0.52} ${(x1 - x0) * 0.46} 0 0 0 ${x1} ${y1}Q${cx + (x1 - cx) * 0.34} ${peak + (y1 - peak) * 0.66} ${cx} ${peak}Z`;
    if (i % 2) roofCream += f;
    else roofRed += f;
  }
  s.sheet(path(roofRed) + path(roofCream), { color: red, lit: 0.1 });
  s.add(
    path(
      roofCream,
      s.linear(
        [
          [0, darken(cream, 0.2)],
          [1, cream],
        ],
        peak,
        wallTop,
      ),
    ),
  );
  s.add(
    line(pathData`M${cx} ${peak + 4}V${peak - 40}`, '#3a2f4a', 5),
    path(
      pathData`M${cx + 2} ${peak - 42}Q${cx + 24} ${peak - 52} ${cx + 50} ${peak - 36}Q${cx + 24} ${peak - 28} ${cx + 2} ${peak - 18}Z`,
      LAMP,
    ),
  );
  s.add(
    lights(cx, peak - 16, -20, h * 0.36, 46, 9, ['#ffcf7a', '#f0906a', '#9fd0c0'], '#2a2444'),
    lights(cx, peak - 16, w + 20, h * 0.22, 30, 7, ['#9fd0c0', '#ffcf7a', '#f0906a'], '#2a2444'),
  );
  // The ring.
  const near = ground(s, [
    [-0.05, 0.74],
    [0.2, 0.725],
    [0.5, 0.715],
    [0.8, 0.72],
    [1.05, 0.735],
  ]);
  s.sheet(near.shape, { color: mix('#7a4a52', p.near, 0.35), lit: 0.3 });
  s.add(
    path(pathData`M${cx - k * 0.36} ${h * 0.722}H${cx + k * 0.36}L${w * 0.66} ${h * 0.84}L${w * 0.2} ${h * 0.84}Z`, LAMP, 'opacity=".2"'),
  );
  s.sheet(
    path(
      pathData`M${w * 0.02} ${h * 0.89}C${w * 0.06} ${h * 0.79} ${w * 0.7} ${h * 0.79} ${w * 0.74} ${h * 0.89}C${w * 0.7} ${h * 1.0} ${w * 0.06} ${h * 1.0} ${w * 0.02} ${h * 0.89}Z`,
    ),
    { color: mix('#c98a52', p.near, 0.2), lit: 0.26, shadow: 0.7 },
  );
  s.add(
    group(
      Array.from({ length: 11 }, (_, i) =>
        path(star(w * (0.09 + i * 0.058), h * (0.955 + Math.sin((i / 10) * Math.PI) * 0.012), 8, 5, 0.5)),
      ).join(''),
      `fill="${LAMP}" opacity=".75"`,
    ),
  );
  // A drum to stand on.
  const hx = w * 0.335;
  s.add(
    at(
      hx,
      h * 0.905,
      1.1 * s.grow,
      paperParts(path('M-100-26V10Q0 36 100 10V-26Z', '#3f7f92') + ellipse(0, -26, 100, 20, cream)) +
        path('M-100-12Q0 14 100-12V-4Q0 22-100-4Z', LAMP) +
        line('M-84-6L-56 15M-56 3L-28 20M-28 8L0 24M0 10L28 20M28 8L56 15M56 3L84-6', cream, 3, 'opacity=".85"'),
    ),
  );
  hero({ x: hx, y: h * 0.905 - 24 * s.grow, size: 0.94 });
  // A unicycle and three balls were left here.
  s.add(
    at(
      w * 0.87,
      h * 0.945,
      1.05 * s.grow,
      paperParts(circle(0, -28, 27, 'none', 'stroke="#2c2444" stroke-width="6" stroke-opacity="1"')) +
        line('M0-28L10-84M-2-86H24M0-28L26-46M0-28L-22-12M-16-48L16-8M-22-36L22-20', '#2c2444', 3.4) +
        paperParts(path('M-10-90Q10-98 30-88Q24-80 10-82Q-4-80-10-90Z', red), 3),
    ),
    circle(w * 0.79, h * 0.945, 14, '#e8a94e') + circle(w * 0.765, h * 0.955, 12, '#4f9a92') + circle(w * 0.775, h * 0.92, 12, red),
  );
  s.sheet(
    [
      path(
        pathData`M-40 -40H${w + 40}V${h * 0.04}Q${w * 0.9} ${h * 0.09} ${w * 0.75} ${h * 0.045}Q${w * 0.62} ${h * 0.09} ${w * 0.5} ${h * 0.045}Q${w * 0.38} ${h * 0.09} ${w * 0.25} ${h * 0.045}Q${w * 0.1} ${h * 0.09} -40 ${h * 0.04}Z`,
      ),
      path(
        pathData`M-40 -40H${w * 0.05}C${w * 0.075} ${h * 0.2} ${w * 0.05} ${h * 0.36} 0 ${h * 0.48}C${w * 0.03} ${h * 0.64} ${w * 0.03} ${h * 0.84} ${w * 0.05} ${h + 40}H-40Z`,
      ),
      path(
        pathData`M${w + 40} -40H${w * 0.95}C${w * 0.925} ${h * 0.2} ${w * 0.95} ${h * 0.36} ${w} ${h * 0.48}C${w * 0.97} ${h * 0.64} ${w * 0.975} ${h * 0.84} ${w * 0.955} ${h + 40}H${w + 40}Z`,
      ),
    ],
    { color: darken(red, 0.42), lit: 0.1 },
  );
  s.add(
    path(move('M-8-16H8V10L0 20L-8 10Z', w * 0.012, h * 0.48, 1.4), LAMP),
    path(move('M-8-16H8V10L0 20L-8 10Z', w * 0.988, h * 0.48, 1.4), LAMP),
    glowworms(s, 6, w * 0.1, w * 0.9, h * 0.1, h * 0.4, '#ffe08a'),
  );
};
