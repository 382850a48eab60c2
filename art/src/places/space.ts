import { darken, LAMP, lighten, MOON, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { star } from '../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../paper/svg.ts';
import { rocket } from '../things/tokens.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** A small moon, a ringed planet, a rocket with a lit window. */
export const space: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#0d0f2e', '#1c1d55', '#4a3f86'], far: '#6f6bb0', near: '#2a2a5c', light: '#ffdf9e' },
    { sky: ['#0c1430', '#14315c', '#2f6f8a'], far: '#5f8fae', near: '#1d3358', light: '#ffe6b0' },
    { sky: ['#170f30', '#3a1d52', '#8a3f6a'], far: '#a8649a', near: '#33204e', light: '#ffd9a0' },
  ]);
  const px = w * rng.range(0.66, 0.74);
  const py = h * rng.range(0.24, 0.3);
  const r = Math.min(w, h) * rng.range(0.145, 0.175);
  s.light = { x: px, y: py, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.55, p.sky[1]],
      [1, p.sky[2]],
    ],
    { r: r * 0.9, strength: 0.8 },
  );
  // Ribbons of far dust, as torn paper.
  for (const [y, t] of [
    [0.34, 0.25],
    [0.46, 0.5],
  ] as const) {
    const a = h * (y + rng.range(-0.05, 0.05));
    s.sheet(
      path(
        pathData`M${-40} ${a + h * 0.26}C${w * 0.2} ${a + h * 0.06} ${w * 0.4} ${a + h * 0.16} ${w * 0.62} ${a + h * 0.02}S${w * 0.9} ${a - h * 0.2} ${w + 40} ${a - h * 0.22}V${a - h * 0.06}C${w * 0.86} ${a} ${w * 0.72} ${a + h * 0.16} ${w * 0.5} ${a + h * 0.2}S${w * 0.14} ${a + h * 0.26} ${-40} ${a + h * 0.42}Z`,
      ),
      { color: mix(p.sky[1], p.sky[2], t + 0.3), lit: 0.12, shadow: 0.5, edge: 0.15 },
    );
  }
  s.stars(120, 0.72, MOON, r * 1.7);
  const twinkles = Array.from({ length: 7 }, () =>
    path(star(rng.range(0.05, 0.95) * w, rng.range(0.04, 0.5) * h, rng.range(5, 10), 4, 0.3)),
  ).join('');
  s.add(group(twinkles, `fill="${MOON}" opacity=".9"`));
  // A constellation in the shape of a bed.
  const bx = w * 0.1;
  const by = h * 0.16;
  s.add(
    line(
      pathData`M${bx} ${by}L${bx + 6} ${by + 62}M${bx + 4} ${by + 36}L${bx + 104} ${by + 44}L${bx + 108} ${by + 70}M${bx + 104} ${by + 44}L${bx + 101} ${by + 22}M${bx + 6} ${by + 36}L${bx + 26} ${by + 18}L${bx + 46} ${by + 38}`,
      MOON,
      1.4,
      'opacity=".4"',
    ) +
      group(
        [
          [0, 0],
          [6, 62],
          [4, 36],
          [104, 44],
          [108, 70],
          [101, 22],
          [26, 18],
          [46, 38],
        ]
          .map(([x = 0, y = 0]) => circle(bx + x, by + y, 3))
          .join(''),
        `fill="${MOON}"`,
      ),
  );
  // The planet and its ring: behind, the disc, before.
  const tilt = rng.range(-24, -14);
  const body = p.tint(rng.pick(['#f0a860', '#e88a76', '#e9bf7a', '#d98fb0']));
  const ring = (front: boolean): string =>
    at(
      px,
      py,
      1,
      line(
        front
          ? pathData`M${-r * 1.72} 0A${r * 1.72} ${r * 0.42} 0 0 0 ${r * 1.72} 0`
          : pathData`M${-r * 1.72} 0A${r * 1.72} ${r * 0.42} 0 0 1 ${r * 1.72} 0`,
        mix(body, PAPER, 0.55),
        15,
        `opacity="${front ? 0.95 : 0.6}"`,
      ) +
        line(
          front
            ? pathData`M${-r * 1.45} 0A${r * 1.45} ${r * 0.33} 0 0 0 ${r * 1.45} 0`
            : pathData`M${-r * 1.45} 0A${r * 1.45} ${r * 0.33} 0 0 1 ${r * 1.45} 0`,
          mix(body, PAPER, 0.25),
          6,
          'opacity=".8"',
        ),
      tilt,
    );
  const clip = s.define((id) => `<clipPath id="${id}">${circle(0, 0, r)}</clipPath>`);
  s.add(
    s.glow(px, py, r * 2.1, p.light, 0.5),
    ring(false),
    circle(
      px,
      py,
      r,
      s.radial(px - r * 0.35, py - r * 0.4, r * 1.7, [
        [0, lighten(body, 0.45)],
        [0.6, body],
        [1, darken(body, 0.35)],
      ]),
    ),
  );
  s.add(
    at(
      px,
      py,
      1,
      `<g clip-path="url(#${clip})" opacity=".4">${[-0.5, -0.12, 0.22, 0.6].map((y, i) => path(pathData`M${-r} ${y * r}Q0 ${y * r + r * 0.22} ${r} ${y * r}V${y * r + r * (i % 2 ? 0.1 : 0.17)}Q0 ${y * r + r * 0.4} ${-r} ${y * r + r * 0.14}Z`, i % 2 ? lighten(body, 0.5) : darken(body, 0.22))).join('')}</g>`,
      tilt,
    ),
    ring(true),
  );
  // A far blue world and a comet.
  s.add(
    circle(w * 0.43, h * 0.13, 21, p.tint('#6fa8b8')) +
      path(
        pathData`M${w * 0.43 - 14} ${h * 0.13 - 4}q8 -10 14 -3q-2 10 -10 11ZM${w * 0.43 + 3} ${h * 0.13 + 4}q10 -4 12 3q-4 9 -9 8Z`,
        p.tint('#b9d8a8'),
      ),
  );
  s.add(
    path(pathData`M${w * 0.32} ${h * 0.37}L${w * 0.16} ${h * 0.46}L${w * 0.315} ${h * 0.395}Z`, MOON, 'opacity=".35"') +
      path(star(w * 0.325, h * 0.377, 11, 5, 0.45), LAMP),
  );
  // The ground: a moon with craters.
  const back = ground(s, [
    [-0.05, 0.72],
    [0.2, 0.69],
    [0.5, 0.66],
    [0.78, 0.64],
    [1.05, 0.7],
  ]);
  s.sheet(back.shape, { color: p.at(0.35), lit: 0.3, shadow: 0.8 });
  const rocketSize = 1.55 * s.grow;
  s.small(
    null,
    { x: w * 0.7, y: h * 0.735, k: rocketSize, turn: 7 },
    rocketStanding(),
    s.glow(w * 0.7, h * 0.735 - 40 * rocketSize, 90 * rocketSize, LAMP, 0.4),
  );
  const near = ground(s, [
    [-0.05, 0.755],
    [0.18, 0.745],
    [0.4, 0.75],
    [0.62, 0.79],
    [0.84, 0.78],
    [1.05, 0.74],
  ]);
  s.sheet(near.shape, { color: p.at(0.66), lit: 0.34 });
  const crater = (x: number, y: number, rx: number): string =>
    ellipse(x, y, rx, rx * 0.26, p.at(0.92)) +
    path(pathData`M${x - rx} ${y}A${rx} ${rx * 0.26} 0 0 0 ${x + rx} ${y}A${rx} ${rx * 0.18} 0 0 1 ${x - rx} ${y}Z`, p.at(0.4));
  s.add(
    crater(w * 0.62, h * 0.87, 62),
    crater(w * 0.86, h * 0.83, 38),
    crater(w * 0.1, h * 0.82, 34),
    crater(w * 0.78, h * 0.94, 50),
    crater(w * 0.48, h * 0.8, 20),
  );
  s.add(
    line(
      pathData`M${w * 0.66} ${h * 0.77}Q${w * 0.56} ${h * 0.8} ${w * 0.44} ${h * 0.875}`,
      PAPER,
      3,
      'opacity=".4" stroke-dasharray="1 13"',
    ),
  );
  hero({ x: w * 0.325, y: h * 0.89, medium: 'space' });
  s.sheet(
    path(
      pathData`M-40 ${h + 40}V${h * 0.955}Q${w * 0.12} ${h * 0.93} ${w * 0.24} ${h * 0.965}Q${w * 0.5} ${h * 1.0} ${w * 0.74} ${h * 0.97}Q${w * 0.9} ${h * 0.93} ${w + 40} ${h * 0.95}V${h + 40}Z`,
    ),
    { color: p.at(0.98), lit: 0.12 },
  );
  // An object lost on the way up.
  const lost = rng.int(0, 2);
  s.add(
    at(
      w * 0.52,
      h * 0.43,
      0.9,
      lost === 0
        ? paperParts(path('M-8-26H10V4C10 10 22 10 26 18C28 28 16 30 8 28C-4 26-8 20-8 8Z', '#e2665a') + path('M-8-26H10V-18H-8Z', PAPER))
        : lost === 1
          ? paperParts(
              path('M26-6C42-8 42 14 24 12', 'none', 'stroke="#f2cdb4" stroke-width="6" stroke-opacity="1"') +
                path('M-24-16H26C26 10 16 20 2 20C-14 20-24 8-24-16Z', '#f2cdb4'),
            ) + line('M-6-26q6-7 0-14M8-26q6-7 0-14', PAPER, 3, 'opacity=".6"')
          : paperParts(path('M-34 14L-10-26L34 0L6 20Z', PAPER) + path('M-10-26L6 20L0 4Z', '#cfc3d8')),
      -16,
    ),
  );
};

const rocketStanding = (): string =>
  paperParts(line('M-30 2L-16-16M30 2L16-16M0 2V-10', '#c9bdd0', 5)) +
  at(0, -8, 1, rocket().replace(/<path d="M-9-14Q-12 6 0 20Q12 6 9-14Z"[^>]*>/, ''));
