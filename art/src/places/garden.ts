import { darken, EMBER, LAMP, lighten, MOON, mix } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { crown, grass, hills, leafShape } from '../paper/shapes.ts';
import { at, circle, line, path, pathData, rect, shows } from '../paper/svg.ts';
import { flower, glowworms, trail } from '../things/props.ts';
import { type DrawPlace, ground, palette } from './parts/common.ts';

/** The secret garden: a wall with a round gate, light behind it, flowers larger than any animal. */
export const garden: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#221f4c', '#57407a', '#e29a8e'], far: '#9a7aa6', near: '#1e2a3a', light: '#ffdba0' },
    { sky: ['#14304a', '#2f6a78', '#b8c99a'], far: '#7fa48f', near: '#152a34', light: '#ffe9b0' },
    { sky: ['#2a1f48', '#7a4a6c', '#f0a878'], far: '#a8748a', near: '#2a2038', light: '#ffd08a' },
  ]);
  const gx = w * 0.64;
  const gy = h * 0.5;
  const r = Math.min(w, h) * 0.215;
  s.light = { x: gx, y: gy, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [0.9, p.sky[2]],
    ],
    null,
  );
  s.stars(50, 0.32, MOON, 0);
  s.add(s.glow(gx, gy, w * 0.55, p.light, 0.5));
  const mx = w * 0.24;
  const crescent = pathData`M${mx + 9} ${h * 0.1}A34 34 0 1 0 ${mx + 34} ${h * 0.2}A27 27 0 0 1 ${mx + 9} ${h * 0.1}Z`;
  if (!s.byDay) s.add(s.unlessNamed('moon', shows('sky moon', path(crescent, MOON))));
  const trees = hills(rng, w, h, [0.34, 0.36, 0.4, 0.38, 0.33], 0.01);
  s.sheet(
    [
      path(trees.data),
      ...[0.06, 0.2, 0.36, 0.52, 0.8, 0.95].map((x) =>
        path(crown(rng, x * w, h * rng.range(0.3, 0.36), w * rng.range(0.07, 0.1), h * rng.range(0.07, 0.11))),
      ),
    ],
    { color: p.at(0.08), lit: 0.3, shadow: 0.6 },
  );
  // What lies behind the gate: a lit lawn, a far tree, a path.
  s.add(
    circle(
      gx,
      gy,
      r + 8,
      s.radial(gx, gy + r * 0.2, r * 1.5, [
        [0, '#fff3cc'],
        [0.5, p.light],
        [1, mix(p.light, EMBER, 0.5)],
      ]),
    ),
  );
  const clip = s.define((id) => `<clipPath id="${id}">${circle(gx, gy, r + 6)}</clipPath>`);
  s.add(
    `<g clip-path="url(#${clip})">${path(crown(rng, gx + r * 0.35, gy - r * 0.1, r * 0.4, r * 0.36), mix('#7fa860', p.light, 0.4))}${rect(gx + r * 0.31, gy, 9, r * 0.6, mix('#8a6a4a', p.light, 0.25))}${path(pathData`M${gx - r * 1.2} ${gy + r * 0.5}Q${gx - r * 0.3} ${gy + r * 0.28} ${gx + r * 1.2} ${gy + r * 0.48}V${gy + r * 1.3}H${gx - r * 1.2}Z`, mix('#7fae62', p.light, 0.22))}${trail(
      [
        [gx + 4, gy + r * 0.36, 14],
        [gx - 16, gy + r * 0.6, 30],
        [gx, gy + r * 1.1, 80],
      ],
      '#fff0cf',
      0.9,
    )}</g>`,
  );
  // The wall, with the round opening left free.
  const top = h * 0.4;
  const wall = p.at(0.5);
  s.sheet(
    `<path fill-rule="evenodd" d="${pathData`M-40 ${top}Q${gx - r * 1.7} ${top - 8} ${gx - r * 1.25} ${top - 10}Q${gx - r * 0.9} ${gy - r * 1.34} ${gx} ${gy - r * 1.36}Q${gx + r * 0.9} ${gy - r * 1.34} ${gx + r * 1.25} ${top - 10}Q${gx + r * 1.7} ${top - 8} ${w + 40} ${top}V${h}H-40ZM${gx - r} ${gy}A${r} ${r} 0 1 0 ${gx + r} ${gy}A${r} ${r} 0 1 0 ${gx - r} ${gy}Z`}"/>`,
    { color: wall, lit: 0.24 },
  );
  s.add(circle(gx, gy, r + 9, 'none', `stroke="${lighten(wall, 0.3)}" stroke-width="16" stroke-dasharray="34 4" opacity=".8"`));
  let bricks = '';
  for (let i = 0; i < 26; i++) {
    const bx = rng.range(0, w);
    const by = top + 20 + rng.int(0, 8) * 26;
    if (Math.hypot(bx + 20 - gx, by - gy) > r + 52 && by < h * 0.8) bricks += pathData`M${bx} ${by}h44v18h-44Z`;
  }
  s.add(path(bricks, darken(wall, 0.3), 'opacity=".28"'));
  const leaves = [235, 125].map((angle) => leafShape(21, 14, angle));
  let ivy = '';
  let strands = '';
  for (const [x0, len] of [
    [0.035, 0.2],
    [0.1, 0.12],
    [0.36, 0.1],
    [0.9, 0.22],
    [0.97, 0.15],
  ] as const) {
    const sway = rng.range(-14, 14);
    const at1 = (t: number): [number, number] => [x0 * w + Math.sin(t * 4) * sway, top - 6 + t * len * h];
    strands += pathData`M${x0 * w} ${top - 8}` + [0.25, 0.5, 0.75, 1].map((t) => pathData`L${at1(t)[0]} ${at1(t)[1]}`).join('');
    for (let i = 0; i < 9; i++) {
      const [ix, iy] = at1((i + 0.5) / 9);
      ivy += `M${Math.round(ix)} ${Math.round(iy)}${leaves[i % 2]}`;
    }
  }
  s.add(line(strands, p.tint('#3f6f52'), 4));
  s.sheet(path(ivy), { color: p.tint('#4f8a62'), lit: 0.2, shadow: 0.6 });
  const up = s.peopled ? 0.025 : 0;
  const lawn = ground(s, [
    [-0.05, 0.76 - up],
    [0.25, 0.745 - up],
    [0.5, 0.75 - up],
    [0.75, 0.74 - up],
    [1.05, 0.77 - up],
  ]);
  s.sheet([lawn.shape, path(grass(rng, 0, w, lawn.at, 20, 16))], { color: mix(p.at(0.6), '#3f7f60', 0.5), lit: 0.24, is: 'ground' });
  s.add(
    trail(
      [
        [gx, h * (0.748 - up), r * 1.05],
        [gx - 20, h * 0.8, r * 1.3],
        [gx - w * 0.1, h * 0.88, r * 1.7],
        [gx - w * 0.04, h * 1.03, r * 2.6],
      ],
      mix(p.light, '#b99a86', 0.5),
      0.5,
    ),
  );
  hero({ x: w * 0.335, y: h * 0.885 });
  // Flowers taller than the hero, at both sides.
  const colors = [p.tint('#e8809a'), p.tint('#f0a05f'), p.tint('#e9dcf0'), p.tint('#b58ad6'), p.tint('#f0cf70')];
  const stems = (xs: readonly number[], low: number, high: number): string =>
    xs
      .map((x) =>
        at(
          x * w,
          h * 1.01,
          1.35 * s.grow,
          flower(h * rng.range(low, high) * 0.75, rng.pick(colors), '#4c8a5c', rng.int(0, 3)),
          rng.range(-5, 5),
        ),
      )
      .join('');
  s.add(
    s.unlessNamed(
      'flower',
      stems([0.02, 0.075, 0.14], 0.14, 0.34) + stems([0.86, 0.91, 0.965], 0.14, 0.4) + stems([0.2, 0.55, 0.62, 0.7, 0.78], 0.07, 0.12),
    ),
  );
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.97}Q${w * 0.5} ${h * 1.0} ${w + 40} ${h * 0.97}V${h + 40}Z`),
      path(grass(rng, -10, w + 10, () => h * 0.985, 17, 36)),
    ],
    { color: p.at(0.95), lit: 0.06 },
  );
  // A teapot for a bird's house.
  s.add(
    s.unlessNamed(
      'teapot',
      at(
        w * 0.115,
        h * 0.46,
        0.86,
        line('M0 40V-8', '#4a3540', 6) +
          paperParts(
            path('M-30 6C-52 2-48-26-30-24', 'none', 'stroke="#e6b7a0" stroke-width="7" stroke-opacity="1"') +
              path('M28 0C44-4 42-24 58-30L62-22C52-14 50 8 30 14Z', '#e6b7a0') +
              path('M-34-6C-34-38 34-38 34-6C34 20 20 26 0 26C-20 26-34 20-34-6Z', '#f2cdb4') +
              path('M-18-30Q0-42 18-30Z', '#e6b7a0') +
              circle(0, -38, 5, '#d9604c'),
          ) +
          circle(0, 0, 10, LAMP) +
          circle(0, 0, 13, 'none', 'stroke="#c98f7a" stroke-width="3"'),
      ),
    ),
  );
  s.add(glowworms(s, 12, w * 0.2, w * 0.9, h * 0.5, h * 0.86));
};
