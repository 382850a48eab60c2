import { darken, EMBER, LAMP, MOON, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { leaf, waves } from '../paper/shapes.ts';
import type { Stage } from '../paper/stage.ts';
import { at, circle, group, line, path, pathData, rect, shows } from '../paper/svg.ts';
import { ripples } from '../things/props.ts';
import { ship } from '../things/tokens.ts';
import { type DrawPlace, palette } from './parts/common.ts';

/** A bay with a wide-sailed ship, a palm island, a chest. */
export const pirate: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#1d3560', '#4f8fa0', '#f5c98a'], far: '#7fb8a8', near: '#123f58', light: '#ffdf9a' },
    { sky: ['#34275e', '#b0617a', '#ffb478'], far: '#c48a90', near: '#2a2f5c', light: '#ffd08a' },
    { sky: ['#123a58', '#2f8a94', '#d9e0a4'], far: '#6fc0ac', near: '#0f4560', light: '#fff0ae' },
  ]);
  const lx = w * rng.range(0.6, 0.66);
  s.light = { x: lx, y: h * 0.4, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.36, p.sky[1]],
      [0.56, p.sky[2]],
    ],
    { r: 112 },
  );
  s.add(
    s.unlessNamed(
      'moon',
      shows(
        s.byDay ? 'sky sun' : 'sky moon',
        circle(
          lx,
          h * 0.4,
          104,
          s.linear(
            [
              [0, '#fff3cc'],
              [1, mix(p.light, EMBER, 0.35)],
            ],
            h * 0.24,
            h * 0.56,
          ),
        ),
      ),
    ),
  );
  s.stars(50, 0.26, MOON, 150);
  const sea = h * 0.53;
  // An island with palms, far at the left.
  const island = pathData`M${w * 0.02} ${sea + 8}C${w * 0.08} ${sea - 34} ${w * 0.22} ${sea - 40} ${w * 0.33} ${sea + 8}Z`;
  const palms = [
    [0.13, 0.95, 0.14],
    [0.19, 1.2, -0.12],
    [0.24, 0.7, 0.2],
  ].map(([x = 0, k = 1, lean = 0]) => {
    const px = w * x;
    const py = sea - 22;
    const tx = px + lean * 90 * k;
    const ty = py - 82 * k;
    return (
      path(
        pathData`M${px - 5} ${py + 20}Q${px + lean * 20 - 3} ${py - 40 * k} ${tx - 2} ${ty}L${tx + 3} ${ty}Q${px + lean * 20 + 5} ${py - 40 * k} ${px + 6} ${py + 20}Z`,
      ) + [-108, -64, -22, 24, 66, 110].map((a) => path(leaf(tx, ty, 50 * k, 13 * k, a, a < 0 ? -0.5 : 0.5))).join('')
    );
  });
  s.sheet([path(island), ...palms], { color: mix(p.far, p.near, 0.4), lit: 0.3, shadow: 0.6 });
  s.add(
    rect(
      0,
      sea,
      w,
      h - sea,
      s.linear(
        [
          [0, mix(p.far, p.light, 0.45)],
          [0.5, p.at(0.35)],
          [1, p.at(0.7)],
        ],
        sea,
        h,
      ),
    ),
    ripples(s, 24, lx - 100, lx + 60, sea + 3, h * 0.72, '#fff3cc', 0.6),
  );
  s.sheet(path(waves(w, h * 0.57, w * 0.08, h * 0.012, rng.next(), h + 40)), { color: p.at(0.16), lit: 0.34, shadow: 0.7 });
  // The ship, its lamps lit.
  s.add(at(w * 0.67, h * 0.655, 2.75 * s.grow, ship(p.tint('#d9584c'), 2.2), rng.range(-4, 1)));
  s.sheet(path(waves(w, h * 0.645, w * 0.12, h * 0.02, rng.next(), h + 40)), { color: p.at(0.34), lit: 0.3, shadow: 0.9 });
  s.add(ripples(s, 10, w * 0.1, w * 0.9, h * 0.68, h * 0.74, p.light, 0.35));
  s.sheet(path(waves(w, h * 0.735, w * 0.16, h * 0.024, rng.next(), h + 40)), { color: p.at(0.55), lit: 0.24, shadow: 0.9 });
  // An arm that only wants its tea.
  s.add(
    at(
      w * 0.9,
      h * 0.79,
      1.05,
      line('M0 20C-16-10 20-30 6-60C0-74-20-72-22-58', p.tint('#d9718a'), 19) +
        group(circle(2, -2, 4) + circle(10, -22, 4) + circle(9, -42, 3.6), 'fill="#f4b3b0"') +
        at(
          -26,
          -60,
          0.7,
          paperParts(path('M-20-20H20C20 2 12 10 0 10C-12 10-20 2-20-20Z', PAPER)) +
            line('M20-14C32-14 32 2 16 2M-6-28q6-7 0-14M6-28q6-7 0-14', PAPER, 4),
          -10,
        ),
    ),
  );
  s.sheet(path(waves(w, h * 0.79, w * 0.2, h * 0.022, rng.next(), h + 40)), { color: p.at(0.74), lit: 0.2, shadow: 0.8 });
  // The sandbank or a ship's planks, a chest, and the way that is marked on it.
  const sand = mix('#efcf94', p.sky[1], 0.14);
  if (s.peopled) planks(s, mix('#b07a52', p.sky[1], 0.2));
  else
    s.sheet(
      path(
        pathData`M-40 ${h + 40}V${h * 0.83}C${w * 0.1} ${h * 0.8} ${w * 0.42} ${h * 0.79} ${w * 0.56} ${h * 0.87}C${w * 0.66} ${h * 0.93} ${w * 0.8} ${h * 0.96} ${w + 40} ${h * 0.975}V${h + 40}Z`,
      ),
      { color: sand, lit: 0.16 },
    );
  const chest = { x: w * 0.115, y: h * 0.9, k: 1.05 * s.grow };
  s.small(
    'chest',
    chest,
    paperParts(
      path('M-44-40C-46-82 36-92 44-54L44-40Z', '#8a4f38') +
        path('M-36-44Q0-64 36-44L40-36H-40Z', LAMP) +
        rect(-44, -40, 88, 42, '#a9653f', 3),
    ) +
      rect(-44, -28, 88, 6, '#e3b55f') +
      rect(-8, -34, 16, 18, '#e3b55f', 3) +
      circle(0, -26, 3, '#6b3f2f') +
      circle(-18, -47, 7, '#ffe08a') +
      circle(4, -51, 8, '#ffd870') +
      circle(20, -46, 6, '#ffe08a'),
    s.glow(chest.x, chest.y - 44 * chest.k, 76 * chest.k, LAMP, 0.75),
  );
  hero({ x: w * 0.335, y: h * 0.905 });
  if (!s.peopled)
    s.add(
      line(
        pathData`M${w * 0.46} ${h * 0.93}Q${w * 0.56} ${h * 0.95} ${w * 0.68} ${h * 0.965}`,
        '#b98a5c',
        4,
        'stroke-dasharray="10 12" opacity=".8"',
      ),
      line(pathData`M${w * 0.71} ${h * 0.957}l18 14m0 -14l-18 14`, '#d9584c', 6),
    );
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.965}Q${w * 0.5} ${h * 1.0} ${w + 40} ${h * 0.99}V${h + 40}Z`),
      ...[150, 120, 92].map((a) => path(leaf(-20, h * 0.02, h * 0.36, 46, a, 0.4))),
    ],
    { color: darken(p.near, 0.3), lit: 0.06 },
  );
};

/** A deck or a landing with a rail, on which all can stand. */
function planks(s: Stage, color: string): void {
  const { w, h } = s;
  const posts = Array.from({ length: 9 }, (_, i) => rect(i * w * 0.125 - 8, h * 0.61, 15, h * 0.12, '', 5));
  s.sheet([rect(-20, h * 0.625, w + 40, 11, '', 5), ...posts], { color: darken(color, 0.12), lit: 0.3, shadow: 0.5 });
  s.sheet(rect(-40, h * 0.715, w + 80, h), { color, lit: 0.24, is: 'ground' });
  const joints = [0.14, 0.42, 0.73, 0.95, 0.29, 0.6]
    .map((x, i) => pathData`M${x * w} ${h * (i < 4 ? 0.78 : 0.855)}V${h * (i < 4 ? 0.855 : 0.94)}`)
    .join('');
  s.add(line(pathData`M0 ${h * 0.78}H${w}M0 ${h * 0.855}H${w}M0 ${h * 0.94}H${w}` + joints, darken(color, 0.35), 2.6, 'opacity=".5"'));
}
