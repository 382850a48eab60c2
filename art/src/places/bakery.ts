import { darken, EMBER, LAMP, MOON, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { at, circle, ellipse, group, line, path, pathData, rect, shows } from '../paper/svg.ts';
import { lights } from '../things/props.ts';
import { cupcake } from '../things/tokens.ts';
import { type DrawPlace, palette } from './parts/common.ts';
import { floor, lamp, windowView } from './parts/room.ts';

/** A warm bakery at night; the moon in its window is a croissant. */
export const bakery: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#1b2350', '#4a5a9a', '#8a8fc0'], far: '#a9664f', near: '#4a2a30', light: LAMP },
    { sky: ['#172c4c', '#3f6f94', '#8fb0b8'], far: '#8f7a58', near: '#3f3028', light: LAMP },
    { sky: ['#2a1f4c', '#6a4a86', '#c08a9a'], far: '#a85f68', near: '#46263a', light: LAMP },
  ]);
  const ox = w * 0.79;
  const fy = h * 0.74;
  s.light = { x: ox, y: h * 0.55, color: LAMP };
  s.add(rect(0, 0, w, h, s.paper(p.far, 0.3)));
  let paper = '';
  for (let x = 20; x < w; x += 46) paper += pathData`M${x} 0V${fy}`;
  s.add(line(paper, darken(p.far, 0.25), 9, 'opacity=".16"'));
  // The window with snow and a croissant moon.
  const wx = w * 0.36;
  const wy = h * 0.31;
  s.window = { x: wx, y: wy };
  const ww = w * 0.135;
  const wh = h * 0.2;
  const shape = pathData`M${wx - ww} ${wy + wh}V${wy - wh * 0.3}A${ww} ${wh * 0.75} 0 0 1 ${wx + ww} ${wy - wh * 0.3}V${wy + wh}Z`;
  const croissant = at(
    wx + ww * 0.2,
    wy - wh * 0.22,
    0.98,
    s.glow(0, 0, 70, MOON, 0.6) +
      paperParts(
        path(
          'M-44 22C-56-10-30-42 2-42C36-42 56-8 44 24C36 34 26 28 28 16C26-2 14-10 0-10C-14-10-26-2-28 16C-28 30-38 32-44 22Z',
          '#f0b860',
        ),
      ) +
      line('M-26-26Q-20-14-26 0M-8-40Q-6-24-10-10M12-40Q8-24 12-9M30-24Q22-12 27 2', '#c9853f', 3.4),
    12,
  );
  const snow = Array.from({ length: 16 }, () => circle(wx + rng.range(-ww, ww), wy + rng.range(-wh, wh), rng.range(1.4, 3))).join('');
  s.sheet(
    path(
      pathData`M${wx - ww - 14} ${wy + wh + 14}V${wy - wh * 0.3}A${ww + 14} ${wh * 0.75 + 14} 0 0 1 ${wx + ww + 14} ${wy - wh * 0.3}V${wy + wh + 14}Z`,
    ),
    { color: darken(p.far, 0.42), lit: 0.1 },
  );
  s.add(
    windowView(
      s,
      shape,
      wy - wh,
      wy + wh,
      s.unlessNamed('moon', shows('sky moon', croissant)) +
        path(
          pathData`M${wx - ww} ${wy + wh * 0.7}L${wx - ww * 0.5} ${wy + wh * 0.3}L${wx - ww * 0.1} ${wy + wh * 0.66}L${wx + ww * 0.4} ${wy + wh * 0.36}L${wx + ww} ${wy + wh * 0.74}V${wy + wh}H${wx - ww}Z`,
          p.sky[0],
        ) +
        group(snow, `fill="${PAPER}" opacity=".85"`),
      [p.sky[0], p.sky[1]],
    ),
    line(pathData`M${wx} ${wy - wh * 1.05}V${wy + wh}M${wx - ww} ${wy + wh * 0.24}H${wx + ww}`, darken(p.far, 0.42), 6),
  );
  s.sheet(path(pathData`M${wx - ww - 30} ${wy + wh + 12}H${wx + ww + 30}V${wy + wh + 28}H${wx - ww - 30}Z`), {
    color: mix('#c98f60', p.near, 0.2),
    lit: 0.2,
  });
  // Shelves with loaves.
  const loaf = (x: number, y: number, k: number, kind: number): string =>
    at(
      x,
      y,
      k,
      paperParts(
        kind === 0
          ? path('M-40 0C-48-30-20-42 0-42C20-42 48-30 40 0Z', '#d99a58')
          : kind === 1
            ? path('M-22 0C-26-14-28-36-16-44C-6-54 10-54 18-44C28-36 26-14 22 0Z', '#c98648')
            : kind === 2
              ? path('M-30-6C-30-30 30-30 30-6C30 2-30 2-30-6Z', '#e3ac62')
              : path('M-9 0L-15-80C-12-90 6-90 8-80L8 0Z', '#dca45c'),
        4,
      ) +
        line(
          kind === 0
            ? 'M-20-34L-12-20M0-38L6-24M18-33L24-20'
            : kind === 1
              ? 'M-10-42Q0-34 12-42M-12-28Q0-20 14-28'
              : kind === 2
                ? 'M-12-16h.1M4-20h.1M14-13h.1M-2-11h.1'
                : 'M-9-68L2-60M-8-48L3-40M-8-28L4-20',
          '#f6dcae',
          3.4,
        ),
    );
  const board = (y: number, x0: number, x1: number): void => {
    s.sheet(
      path(
        pathData`M${x0} ${y}H${x1}V${y + 14}H${x0}ZM${x0 + 16} ${y + 14}H${x0 + 26}V${y + 34}ZM${x1 - 26} ${y + 14}H${x1 - 16}L${x1 - 26} ${y + 34}Z`,
      ),
      { color: mix('#a06a48', p.near, 0.25), lit: 0.3 },
    );
  };
  s.add(
    loaf(w * 0.6, h * 0.205, 0.8, 0),
    loaf(w * 0.69, h * 0.205, 0.86, 2),
    loaf(w * 0.775, h * 0.205, 0.8, 1),
    loaf(w * 0.845, h * 0.205, 0.72, 0),
    at(
      w * 0.93,
      h * 0.205,
      1,
      paperParts(path('M-26-54H26L20 0H-20Z', '#b5764a')) + line('M-24-36H24M-22-18H22M-10-54L-8 0M10-54L8 0', '#8a5436', 2.4),
    ),
    loaf(w * 0.915, h * 0.13, 0.62, 3),
    loaf(w * 0.945, h * 0.13, 0.66, 3),
  );
  board(h * 0.205, w * 0.55, w * 0.985);
  s.add(loaf(w * 0.06, h * 0.33, 0.74, 1), loaf(w * 0.135, h * 0.33, 0.74, 0));
  board(h * 0.33, w * 0.01, w * 0.19);
  s.add(
    at(w * 0.055, h * 0.5, 0.62, cupcake()),
    at(
      w * 0.14,
      h * 0.5,
      0.7,
      paperParts(
        path('M-40-10H40L34 0H-34Z', PAPER) +
          path('M-34-10V-40H34V-10Z', '#d98a9a') +
          path('M-34-40Q-26-24-18-36Q-10-22 0-36Q8-22 18-36Q26-24 34-40V-46H-34Z', '#fbe9da'),
      ) + circle(0, -52, 7, '#d9474a'),
    ),
  );
  board(h * 0.5, w * 0.01, w * 0.19);
  // The oven.
  const brick = mix('#b5604a', p.near, 0.18);
  s.add(s.glow(ox, h * 0.6, 250, LAMP, 0.5));
  s.sheet(
    path(pathData`M${ox - 150} ${fy + 12}V${h * 0.46}C${ox - 150} ${h * 0.3} ${ox + 150} ${h * 0.3} ${ox + 150} ${h * 0.46}V${fy + 12}Z`),
    {
      color: brick,
      lit: 0.24,
    },
  );
  let bricks = '';
  for (let r = 0; r < 8; r++)
    for (let c = -3; c < 4; c++)
      if (Math.hypot(c * 44 + (r % 2) * 22 + 18, (r - 5) * 30) > 96)
        bricks += pathData`M${ox + c * 42 + (r % 2) * 21 - 18} ${h * 0.4 + r * 27}h34v17h-34Z`;
  s.add(path(bricks, darken(brick, 0.3), 'opacity=".35"'));
  s.add(
    path(pathData`M${ox - 84} ${h * 0.66}V${h * 0.56}A84 78 0 0 1 ${ox + 84} ${h * 0.56}V${h * 0.66}Z`, darken(brick, 0.5)) +
      path(
        pathData`M${ox - 70} ${h * 0.66}V${h * 0.565}A70 66 0 0 1 ${ox + 70} ${h * 0.565}V${h * 0.66}Z`,
        s.radial(ox, h * 0.66, 130, [
          [0, '#fff0b8'],
          [0.4, LAMP],
          [0.75, EMBER],
          [1, '#8a3038'],
        ]),
      ) +
      s.unlessNamed('bread', loaf(ox - 26, h * 0.655, 0.72, 0) + loaf(ox + 34, h * 0.655, 0.66, 1)) +
      rect(ox - 100, h * 0.66, 200, 15, mix('#d9b28a', brick, 0.2), 4),
  );
  s.add(path(pathData`M${ox - 46} ${fy + 10}V${h * 0.715}H${ox + 46}V${fy + 10}Z`, darken(brick, 0.45)));
  s.add(floor(s, fy, mix('#c98a62', p.near, 0.3), true));
  s.add(path(pathData`M${ox - 84} ${fy}H${ox + 84}L${ox + 40} ${h}H${ox - 300}Z`, LAMP, 'opacity=".16"'));
  s.add(lamp(s, w * 0.22, h * 0.2, p.tint('#4f8a86'), 150), lights(w * 0.48, -6, w * 1.02, 10, 26, 9, [LAMP, '#f0a07a'], '#3a2432'));
  // Sacks of flour, with a mouse's eyes in the dark between them.
  const sack = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      paperParts(path('M-40 2C-50-30-44-60-26-74L-34-90Q0-80 34-90L26-74C44-60 50-30 40 2Z', '#e6d4b4')) +
        line('M-26-74Q0-64 26-74', '#b5946a', 4) +
        path('M-12-40q12 -18 24 0q-2 18-12 24q-10-6-12-24Z', '#c98a5a', 'opacity=".7"'),
    );
  const sacks =
    sack(w * 0.55, h * 0.815, 0.86 * s.grow) +
    sack(w * 0.61, h * 0.84, 0.98 * s.grow) +
    group(ellipse(w * 0.578 - 4, h * 0.8, 2.4, 3) + ellipse(w * 0.578 + 5, h * 0.8, 2.4, 3), `fill="${LAMP}"`);
  s.add(s.unlessNamed('bag', s.unlessNamed('sack', sacks)));
  hero({ x: w * 0.315, y: h * 0.88 });
  // The counter's edge in front, with what is for sale.
  const cy = h * 0.945;
  s.sheet(path(pathData`M${w * 0.5} ${h + 40}V${cy}H${w + 40}V${h + 40}Z`), { color: mix('#8a5238', p.near, 0.3), lit: 0.2 });
  s.add(rect(w * 0.49, cy - 10, w, 15, '#c9915f', 5));
  s.small(null, { x: w * 0.93, y: cy - 10, k: 0.78 }, cupcake());
  s.small(null, { x: w * 0.84, y: cy - 10, k: 0.62 }, cupcake());
  s.add(
    at(
      w * 0.72,
      cy - 10,
      0.9,
      paperParts(
        path('M-50-6H50L42 0H-42Z', PAPER) +
          path('M-40-6A14 16 0 0 1-12-6ZM-14-6A14 16 0 0 1 14-6ZM12-6A14 16 0 0 1 40-6Z', '#e0a85f') +
          path('M-28-20A14 15 0 0 1 0-20ZM0-20A14 15 0 0 1 28-20Z', '#d99a52'),
      ),
    ),
  );
  s.sheet(path(pathData`M-40 ${h + 40}V${h * 0.97}Q${w * 0.25} ${h * 0.99} ${w * 0.5} ${h * 0.995}V${h + 40}Z`), {
    color: darken(p.near, 0.4),
    lit: 0.05,
  });
};
