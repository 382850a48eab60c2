import { darken, LAMP, MOON, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { crescent, star } from '../paper/shapes.ts';
import { at, circle, line, path, pathData, rect, shows } from '../paper/svg.ts';
import { robot } from '../things/tokens.ts';
import { type DrawPlace, palette } from './parts/common.ts';
import { floor, lamp, windowView } from './parts/room.ts';

/** A workshop: tools on the wall, a bench, half-finished wonders. */
export const workshop: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#16244a', '#41639a', '#a9b4cc'], far: '#5f7478', near: '#26303a', light: LAMP },
    { sky: ['#1c1f48', '#565a98', '#b0a4cc'], far: '#76685c', near: '#2f2830', light: LAMP },
    { sky: ['#122c40', '#33708a', '#a4c6c0'], far: '#587a6a', near: '#21302e', light: LAMP },
  ]);
  const lx = w * 0.5;
  const fy = h * (s.peopled ? 0.735 : 0.76);
  s.light = { x: lx, y: h * 0.26, color: LAMP };
  s.add(rect(0, 0, w, h, s.paper(p.far, 0.34)));
  let planks = '';
  for (let x = 0; x < w; x += 74) planks += pathData`M${x} 0V${fy}`;
  s.add(line(planks, darken(p.far, 0.35), 2.4, 'opacity=".5"'));
  // A round window with the night in it.
  const wx = w * 0.17;
  const wy = h * 0.25;
  s.window = { x: wx, y: wy };
  const r = Math.min(w, h) * 0.135;
  const round = pathData`M${wx - r} ${wy}A${r} ${r} 0 1 1 ${wx + r} ${wy}A${r} ${r} 0 1 1 ${wx - r} ${wy}Z`;
  s.sheet(circle(wx, wy, r + 13), { color: mix('#a9744f', p.near, 0.2), lit: 0.2 });
  s.add(
    windowView(
      s,
      round,
      wy - r,
      wy + r,
      s.unlessNamed('moon', shows('sky moon', path(crescent(wx + 8, wy - 10, r * 0.42), MOON))) +
        path(
          star(wx - r * 0.5, wy + r * 0.1, 7, 4, 0.3) +
            star(wx + r * 0.46, wy + r * 0.4, 5, 4, 0.3) +
            star(wx - r * 0.2, wy - r * 0.6, 5, 4, 0.3),
          MOON,
        ) +
        path(pathData`M${wx - r} ${wy + r * 0.66}Q${wx} ${wy + r * 0.36} ${wx + r} ${wy + r * 0.7}V${wy + r}H${wx - r}Z`, p.sky[0]),
      [p.sky[0], p.sky[1]],
    ),
    line(pathData`M${wx} ${wy - r}V${wy + r}M${wx - r} ${wy}H${wx + r}`, mix('#a9744f', p.near, 0.3), 6),
  );
  // Gears behind glass, of a clock that is also a door.
  const gear = (x: number, y: number, gr: number, teeth: number, c: string, turnBy: number): string => {
    let g = '';
    for (let i = 0; i < teeth; i++) {
      const a = (i / teeth) * Math.PI * 2 + turnBy;
      const b = Math.PI / teeth;
      const q = (aa: number, rr: number): string => pathData`${x + Math.cos(aa) * rr} ${y + Math.sin(aa) * rr}`;
      g += `${i ? 'L' : 'M'}${q(a - b * 0.6, gr * 0.84)}L${q(a - b * 0.36, gr)}L${q(a + b * 0.36, gr)}L${q(a + b * 0.6, gr * 0.84)}`;
    }
    return (
      paperParts(path(`${g}Z`, c)) +
      circle(x, y, gr * 0.5, darken(c, 0.3)) +
      circle(x, y, gr * 0.36, c) +
      circle(x, y, gr * 0.12, darken(c, 0.5))
    );
  };
  s.add(
    gear(w * 0.855, h * 0.19, 66, 12, p.tint('#c9964f'), 0.1),
    gear(w * 0.775, h * 0.3, 42, 9, p.tint('#a8705a'), 0.32),
    gear(w * 0.925, h * 0.325, 48, 10, p.tint('#8f9aa8'), 0.2),
  );
  // The board of tools.
  const bx = w * 0.34;
  const bw = w * 0.36;
  s.sheet(rect(bx, h * 0.2, bw, h * 0.25, '', 10), { color: mix('#b58a60', p.near, 0.22), lit: 0.34 });
  const tools: readonly string[] = [
    path('M-5 0H5V62Q0 68-5 62Z', '#a9653f') + path('M-22-8H16C20-8 24-2 24 6H-22Z', '#8f96a6'),
    path('M-7 0H7V22H-7Z', '#d9604c') + path('M-3 22H3V66L0 70L-3 66Z', '#aab0bd'),
    path('M-14 0C-18 10-10 20-5 22V66H5V22C10 20 18 10 14 0L7 10H-7Z', '#9aa2b2'),
    path('M-16-4H16L10 14H-10Z', '#a9653f') + path('M-14 14H14L10 70H-4Z', '#b9bfca'),
    path('M-3 0H3V40H-3Z', '#a9653f') + path('M-7 38H7L10 66Q0 74-10 66Z', '#e0b45a'),
  ];
  for (const [i, t] of tools.entries())
    s.add(
      circle(bx + bw * (0.12 + i * 0.19), h * 0.225, 3, '#3a2f3a'),
      at(bx + bw * (0.12 + i * 0.19), h * 0.245, 1.05 * s.grow, paperParts(t), i % 2 ? 3 : -2),
    );
  s.add(lamp(s, lx, h * 0.12, p.tint('#c9564c'), w * 0.24));
  // A paper bird hangs under the roof, ready for its first flight.
  s.add(
    line(pathData`M${w * 0.71} -10L${w * 0.69} ${h * 0.13}`, PAPER, 1.6),
    at(
      w * 0.69,
      h * 0.15,
      1.05,
      paperParts(
        path('M-4 0C-30-30-64-34-84-26C-64-18-44-4-34 12L0 16L34 12C44-4 64-18 84-26C64-34 30-30 6 0Z', '#f0dcb8') +
          path('M-14-4C-12-14 12-14 14-4L8 26Q0 34-8 26Z', '#d9a066'),
      ) + line('M-74-25C-50-20-30-8-20 8M74-25C50-20 30-8 20 8', '#b98a5a', 2.4),
      -8,
    ),
  );
  // The bench.
  const by = h * 0.645;
  const bench = mix('#a86f48', p.near, 0.15);
  s.add(floor(s, fy, mix('#8a6850', p.near, 0.35), false));
  s.sheet(
    [
      rect(w * 0.5, by, w * 0.54, 20, '', 4),
      rect(w * 0.54, by + 18, 20, h * 0.17),
      rect(w * 0.93, by + 18, 20, h * 0.17),
      rect(w * 0.55, by + h * 0.1, w * 0.4, 12),
    ],
    { color: bench, lit: 0.34 },
  );
  s.add(
    at(w * 0.86, by + 1, 1.35 * s.grow, robot()),
    at(
      w * 0.7,
      by,
      1.05 * s.grow,
      paperParts(path('M-36 0V-40L-18-52H18L36-40V0Z', '#6f9aa8') + path('M-44-40L0-76L44-40L36-34L0-62L-36-34Z', '#d9705a')) +
        circle(0, -26, 13, '#3a2f3a') +
        circle(0, -26, 9, LAMP) +
        line('M0-8V-2', '#a9653f', 4),
    ),
    at(
      w * 0.595,
      by,
      1,
      paperParts(path('M-18 0V-34H18V0Z', '#c9bfa8')) +
        line('M-10-34L-16-66M-2-34V-72M8-34L12-62', '#a9653f', 4) +
        path('M-20-66h8v-12h-8ZM-6-72h8l-4-14Z', '#d9604c') +
        circle(13, -66, 6, '#5f8a7c'),
    ),
  );
  s.add(line(pathData`M${w * 0.6} ${by + 20}q12 20 -4 30q-12 10 4 20M${w * 0.76} ${by + 20}q-10 14 4 24`, '#f0cf98', 4));
  // Objects on the floor: a cart on three wheels, shavings.
  s.small(
    'cart',
    { x: w * 0.84, y: h * 0.9, k: 1.2 * s.grow },
    paperParts(path('M-66-58H58L46-22H-54Z', '#d9604c')) +
      path('M-63-48H55L53-42H-61Z', LAMP) +
      paperParts(circle(-36, -14, 18, '#4a3a44') + circle(32, -14, 18, '#4a3a44')) +
      circle(-36, -14, 7, LAMP) +
      circle(32, -14, 7, LAMP) +
      line('M56-56C76-60 84-80 92-92', '#4a3a44', 5) +
      paperParts(path('M-34-58C-34-86-6-92 2-76C12-92 36-82 32-58Z', '#7fa8a0')),
  );
  s.add(
    line(
      [0.12, 0.5, 0.58, 0.68].map((x) => pathData`M${w * x} ${h * rng.range(0.92, 0.97)}q10 -14 20 -2q4 10 -6 8`).join(''),
      '#e3b97c',
      3.6,
    ),
  );
  hero({ x: w * 0.325, y: h * 0.885 });
  s.sheet(
    [
      path(pathData`M-40 ${h + 40}V${h * 0.94}H${w * 0.1}V${h * 0.955}H${w * 0.13}V${h + 40}Z`),
      path(pathData`M-40 ${h}V${h * 0.8}H${w * 0.05}V${h * 0.82}H${w * 0.06}V${h}Z`),
      path(pathData`M-40 ${h + 40}V${h * 0.985}H${w + 40}V${h + 40}Z`),
    ],
    { color: darken(p.near, 0.3), lit: 0.1 },
  );
  s.add(
    at(
      w * 0.09,
      h * 0.94,
      1,
      paperParts(path('M-20-30H20L16 0H-16Z', '#c9704f')) +
        path('M0-30C-4-50-20-56-30-52C-26-40-12-32 0-30C4-50 18-62 30-58C28-42 14-32 0-30Z', '#6f9f72'),
    ),
  );
};
