import { topHat } from '../creatures/draw.ts';
import { LAMP, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { at, circle, ellipse, group, line, path, pathData, rect } from '../paper/svg.ts';
import { moon, ripples } from '../things/props.ts';
import { type DrawPlace, ground, palette, spread } from './parts/common.ts';

/** Ice: cut blocks of it, an igloo with a lit door, ribbons of northern light. */
export const arctic: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#0f1f48', '#1f4f7a', '#7fb0bf'], far: '#b9d3de', near: '#2f5f8a', light: '#f6f0d2' },
    { sky: ['#171c4a', '#3a4a8a', '#b59ac0'], far: '#c9cbe2', near: '#414f90', light: '#ffe9cf' },
    { sky: ['#0d2a40', '#1f6470', '#a8cfae'], far: '#bfdcd4', near: '#2b6a7c', light: '#f4f6cc' },
  ]);
  s.light = { x: w * 0.3, y: h * 0.17, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.42, p.sky[1]],
      [0.64, p.sky[2]],
    ],
    { r: 44, strength: 0.7 },
  );
  s.stars(110, 0.5, PAPER, 70);
  // Northern lights as hanging ribbons.
  for (const [y, c, o] of [
    [0.13, '#7fe0b0', 0.5],
    [0.2, '#8fb8f0', 0.4],
    [0.27, '#c79ae0', 0.34],
  ] as const) {
    const a = rng.range(-0.04, 0.04);
    const top = pathData`M-40 ${h * (y + 0.12 + a)}C${w * 0.2} ${h * (y - 0.1)} ${w * 0.36} ${h * (y + 0.2)} ${w * 0.56} ${h * (y + 0.02)}S${w * 0.86} ${h * (y + 0.12)} ${w + 40} ${h * (y - 0.06)}`;
    const low = pathData`V${h * (y + 0.13)}C${w * 0.86} ${h * (y + 0.3)} ${w * 0.74} ${h * (y + 0.13)} ${w * 0.56} ${h * (y + 0.2)}S${w * 0.2} ${h * (y + 0.06)} -40 ${h * (y + 0.3)}Z`;
    s.add(
      path(
        top + low,
        s.linear(
          [
            [0, c, o],
            [1, c, 0],
          ],
          h * (y - 0.04),
          h * (y + 0.27),
        ),
      ),
      line(top, c, 2.4, `opacity="${o}"`),
    );
  }
  s.add(moon(s, s.light.x, s.light.y, 34, s.phase ?? 'full'));
  const sea = h * 0.6;
  const berg = (x: number, wide: number, tall: number, cutAt: number): { ice: string; shade: string } => ({
    ice: pathData`M${x - wide} ${sea + 14}L${x - wide * 0.82} ${sea - tall * 0.5}L${x - wide * 0.4} ${sea - tall * 0.72}L${x - wide * cutAt} ${sea - tall}L${x + wide * 0.24} ${sea - tall * 0.9}L${x + wide * 0.5} ${sea - tall * 0.46}L${x + wide * 0.86} ${sea - tall * 0.36}L${x + wide} ${sea + 14}Z`,
    shade: pathData`M${x + wide * 0.24} ${sea - tall * 0.9}L${x + wide * 0.5} ${sea - tall * 0.46}L${x + wide * 0.86} ${sea - tall * 0.36}L${x + wide} ${sea + 14}H${x + wide * 0.24}L${x + wide * 0.02} ${sea - tall * 0.5}ZM${x - wide * 0.4} ${sea - tall * 0.72}L${x - wide * 0.2} ${sea - tall * 0.3}L${x - wide * 0.44} ${sea + 14}H${x - wide}L${x - wide * 0.82} ${sea - tall * 0.5}Z`,
  });
  const bergs = (list: readonly (readonly [number, number, number])[], color: string, shadow: number): void => {
    const all = list.map(([x, bw, bh]) => berg(x * w, bw * w, bh * h, rng.range(-0.1, 0.2)));
    s.sheet(all.map((b) => path(b.ice)).join(''), { color, lit: 0.3, shadow });
    for (const b of all) s.add(path(b.shade, p.at(0.7), 'opacity=".3"'));
  };
  bergs(
    [
      [0.16, 0.12, 0.14],
      [0.44, 0.1, 0.11],
      [0.93, 0.13, 0.16],
    ],
    mix(p.far, p.sky[1], 0.42),
    0.5,
  );
  bergs([[0.72, 0.16, 0.27]], mix(p.far, PAPER, 0.2), 0.8);
  // The water, with the lights in it.
  s.add(
    rect(
      0,
      sea + 8,
      w,
      h - sea,
      s.linear(
        [
          [0, mix(p.sky[1], '#7fe0b0', 0.35)],
          [0.6, p.sky[0]],
        ],
        sea,
        h * 0.9,
      ),
    ),
    ripples(s, 22, 0, w, sea + 14, h * 0.76, '#bff0d8', 0.35),
  );
  s.sheet(
    [
      path(
        pathData`M${w * 0.5} ${h * 0.7}L${w * 0.53} ${h * 0.685}H${w * 0.62}L${w * 0.635} ${h * 0.7}L${w * 0.6} ${h * 0.712}H${w * 0.52}Z`,
      ),
      path(
        pathData`M${w * 0.12} ${h * 0.67}L${w * 0.15} ${h * 0.66}H${w * 0.24}L${w * 0.25} ${h * 0.672}L${w * 0.22} ${h * 0.682}H${w * 0.14}Z`,
      ),
    ],
    { color: mix(p.far, PAPER, 0.3), lit: 0.1, shadow: 0.5 },
  );
  // Snow, an igloo, a way of small prints.
  const snow = mix(p.far, PAPER, 0.35);
  const up = s.peopled ? 0.07 : 0;
  const back = ground(s, [
    [0.42, 0.86 - up],
    [0.56, 0.78 - up],
    [0.72, 0.745 - up],
    [0.88, 0.735 - up],
    [1.05, 0.72 - up],
  ]);
  s.sheet(back.shape, { color: mix(snow, p.near, 0.22), lit: 0.2 });
  const k = 1.75 * s.grow;
  s.add(
    s.glow(w * 0.8, h * (0.74 - up), 190, LAMP, 0.35),
    at(
      w * 0.79,
      h * (0.79 - up),
      k,
      paperParts(
        path('M-54 4C-54-78 50-78 54 4Z', mix(snow, p.near, 0.14)) + path('M-34 6V-10C-34-36 8-36 8-10V6Z', mix(snow, PAPER, 0.3)),
      ) +
        group(
          line(
            'M-50-20H-36M10-20H50M-41-40H41M-20-58H22M-22-40V-56M6-58V-40M22-40V-22M-42-22V-38M38-20V0',
            p.at(0.55),
            1.6,
            'opacity=".6"',
          ) +
            path('M-26 6V-8C-26-26 0-26 0-8V6Z', LAMP) +
            path('M-26 6L-40 18H16L0 6Z', LAMP, 'opacity=".35"'),
          'stroke="none"',
        ),
    ),
  );
  const near = ground(s, [
    [-0.05, 0.77 - up],
    [0.18, 0.755 - up],
    [0.4, 0.775 - up],
    [0.62, 0.84 - up * 1.5],
    [0.84, 0.84 - up * 1.5],
    [1.05, 0.8 - up],
  ]);
  s.sheet(near.shape, { color: snow, lit: 0.12, is: 'ground' });
  s.add(
    group(
      [
        [0.72, 0.845, 4],
        [0.69, 0.86, 5],
        [0.655, 0.868, 5.6],
        [0.62, 0.885, 6.4],
        [0.58, 0.89, 7],
        [0.54, 0.91, 7.6],
      ]
        .map(([x = 0, y = 0, r = 1]) => ellipse(x * w, y * h, r * 1.5, r * 0.6))
        .join(''),
      `fill="${p.at(0.7)}" opacity=".5"`,
    ),
  );
  hero({ x: w * 0.325, y: h * 0.89 });
  // The surprise: a snowman as a neighbor, or an iceberg that is an ice cream.
  s.small(
    null,
    { x: w * 0.115, y: h * 0.83, k: 0.92 * s.grow },
    paperParts(
      circle(0, -26, 32, '#f4f4ee') +
        circle(0, -76, 24, '#fbf8f0') +
        path('M-26-58Q0-44 26-58L28-48Q0-34-28-48Z', p.tint('#d9604c')) +
        path('M16-48L26-16L12-18Z', p.tint('#c24f44')),
    ) +
      circle(-8, -82, 3, '#2c2a44') +
      circle(8, -82, 3, '#2c2a44') +
      path('M0-76L24-72L0-69Z', '#ee8f4e') +
      line('M-9-66Q0-60 9-66', '#2c2a44', 2.4) +
      at(0, -96, 0.8, topHat(), -8),
  );
  s.sheet(
    path(
      pathData`M-40 ${h + 40}V${h * 0.955}L${w * 0.1} ${h * 0.94}L${w * 0.2} ${h * 0.965}L${w * 0.44} ${h * 0.985}L${w * 0.66} ${h * 0.965}L${w * 0.8} ${h * 0.98}L${w * 0.92} ${h * 0.935}L${w + 40} ${h * 0.95}V${h + 40}Z`,
    ),
    { color: p.at(0.6), lit: 0.1 },
  );
  const flakes = spread(s, 0, w, 26)
    .map((x) => pathData`M${x} ${rng.range(0.1, 0.95) * h}h.1`)
    .join('');
  s.add(`<path d="${flakes}" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" opacity=".65"/>`);
};
