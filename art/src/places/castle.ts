import { darken, EMBER, LAMP, MOON, mix } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { cloud, crown, grass, hills } from '../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../paper/svg.ts';
import { glowworms, moon, trail } from '../things/props.ts';
import { type DrawPlace, firs, ground, palette, spread } from './parts/common.ts';

/** A castle of many towers on its hill, lit windows, banners, a winding road. */
export const castle: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#1f1a4a', '#5a4490', '#e8a0a0'], far: '#9a82bc', near: '#231d45', light: '#ffdfae' },
    { sky: ['#14284f', '#3f6a9a', '#d9c4a8'], far: '#86a4c0', near: '#182a4a', light: '#ffe9b8' },
    { sky: ['#331a44', '#8a3f66', '#ffb088'], far: '#c0808f', near: '#331c3e', light: '#ffd59a' },
  ]);
  const cx = w * 0.66;
  s.light = { x: cx - w * rng.range(0.17, 0.2), y: h * 0.22, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.45, p.sky[1]],
      [0.8, p.sky[2]],
    ],
    { r: 84 },
  );
  s.stars(80, 0.42, MOON, 120);
  s.add(moon(s, s.light.x, s.light.y, 82, s.phase ?? 'full', s.mood === 'sleepy'));
  s.sheet([path(cloud(rng, w * 0.16, h * 0.27, w * 0.2, 36)), path(cloud(rng, w * 0.89, h * 0.2, w * 0.16, 30))], {
    color: mix(p.sky[2], p.sky[1], 0.4),
    lit: 0.25,
    shadow: 0.6,
  });
  const far = hills(rng, w, h, [0.58, 0.52, 0.6, 0.62, 0.56, 0.54]);
  s.sheet([path(far.data), firs(s, spread(s, 0, w * 0.42, 38), far.at, h * 0.075)], { color: p.at(0.06), lit: 0.36, shadow: 0.6 });
  // The castle: far towers, then the near ones, each with its own roof.
  const k = Math.min(1.15, (h > w ? 1.2 : 1) * 1.02);
  const base = h * 0.63;
  const X = (x: number): number => cx + x * k;
  const Y = (y: number): number => base + y * k;
  const tower = (x: number, wide: number, top: number, foot = 30): string =>
    pathData`M${X(x - wide)} ${Y(foot)}V${Y(top + 16)}H${X(x - wide - 6)}V${Y(top)}H${X(x - wide + 4)}V${Y(top + 7)}H${X(x - 5)}V${Y(top)}H${X(x + 5)}V${Y(top + 7)}H${X(x + wide - 4)}V${Y(top)}H${X(x + wide + 6)}V${Y(top + 16)}H${X(x + wide)}V${Y(foot)}Z`;
  const roof = (x: number, wide: number, top: number, tall: number): string =>
    pathData`M${X(x - wide - 12)} ${Y(top + 3)}Q${X(x - 6)} ${Y(top - tall * 0.4)} ${X(x)} ${Y(top - tall)}Q${X(x + 6)} ${Y(top - tall * 0.4)} ${X(x + wide + 12)} ${Y(top + 3)}Z`;
  const wallA = mix(p.at(0.3), '#c9b8d8', 0.3);
  const wallB = mix(p.at(0.5), '#a896c0', 0.3);
  const tiles = p.tint(rng.pick(['#c9564c', '#3f7f92', '#b0568a']));
  s.sheet([path(tower(-66, 20, -150)), path(tower(70, 22, -132)), path(tower(4, 27, -196))], { color: wallA, lit: 0.26 });
  s.sheet([path(roof(-66, 20, -150, 62)), path(roof(70, 22, -132, 60)), path(roof(4, 27, -196, 82))], {
    color: mix(tiles, p.at(0.4), 0.25),
    lit: 0.2,
    shadow: 0.7,
  });
  s.sheet(
    [
      path(tower(-112, 26, -86)),
      path(tower(112, 27, -92)),
      path(
        pathData`M${X(-112)} ${Y(30)}V${Y(-50)}H${X(-98)}V${Y(-42)}H${X(-82)}V${Y(-50)}H${X(-66)}V${Y(-42)}H${X(-50)}V${Y(-50)}H${X(-34)}V${Y(-42)}H${X(-18)}V${Y(-50)}H${X(18)}V${Y(-42)}H${X(34)}V${Y(-50)}H${X(50)}V${Y(-42)}H${X(66)}V${Y(-50)}H${X(82)}V${Y(-42)}H${X(98)}V${Y(-50)}H${X(112)}V${Y(30)}Z`,
      ),
      path(tower(-32, 15, -82)),
      path(tower(32, 15, -82)),
    ],
    { color: wallB, lit: 0.3 },
  );
  s.sheet([path(roof(-112, 26, -86, 66)), path(roof(112, 27, -92, 70)), path(roof(-32, 15, -82, 38)), path(roof(32, 15, -82, 38))], {
    color: tiles,
    lit: 0.24,
    shadow: 0.7,
  });
  const win = (x: number, y: number, r: number): string =>
    pathData`M${X(x - r)} ${Y(y + r * 1.6)}V${Y(y - r * 0.5)}A${r * k} ${r * k} 0 0 1 ${X(x + r)} ${Y(y - r * 0.5)}V${Y(y + r * 1.6)}Z`;
  s.add(
    s.glow(X(0), Y(-40), 190 * k, LAMP, 0.28),
    path(
      [
        win(4, -158, 7),
        win(4, -118, 5),
        win(-66, -116, 5.5),
        win(70, -100, 5.5),
        win(-112, -46, 6.5),
        win(112, -52, 6.5),
        win(-112, -8, 5),
        win(112, -10, 5),
        win(-72, -10, 5),
        win(72, -10, 5),
      ].join(''),
      LAMP,
    ),
    paperParts(path(win(0, -4, 21), darken(wallB, 0.55)) + path(win(0, 0, 15), LAMP)),
    line(pathData`M${X(-7)} ${Y(-20)}V${Y(24)}M${X(7)} ${Y(-20)}V${Y(24)}`, '#c98a4a', 2.2),
  );
  const flag = (x: number, y: number, c: string): string =>
    line(pathData`M${X(x)} ${Y(y + 2)}V${Y(y - 26)}`, darken(wallB, 0.5), 2.4) +
    path(
      pathData`M${X(x)} ${Y(y - 27)}Q${X(x + 14)} ${Y(y - 32)} ${X(x + 30)} ${Y(y - 22)}Q${X(x + 14)} ${Y(y - 18)} ${X(x)} ${Y(y - 13)}Z`,
      c,
    );
  s.add(flag(4, -278, '#f0b45a'), flag(-112, -152, EMBER), flag(112, -162, EMBER));
  // A blanket airs from a window, because the castle is lived in.
  s.add(
    at(
      X(112),
      Y(-38),
      k,
      paperParts(path('M-9 0H9L11 32Q0 38-11 30Z', '#f2d9b0'), 3) + path('M-10 9H10L10.5 15H-10.5ZM-10.5 21H10.5L11 27H-11Z', '#d9705a'),
    ),
  );
  const hill = ground(s, [
    [0.22, 0.88],
    [0.4, 0.72],
    [0.52, 0.645],
    [0.8, 0.64],
    [0.93, 0.7],
    [1.06, 0.76],
  ]);
  s.sheet([hill.shape, ...[0.47, 0.86, 0.9].map((x) => path(crown(rng, x * w, hill.at(x * w) - 8, 24, 19, 7)))], {
    color: p.at(0.58),
    lit: 0.26,
  });
  s.add(
    trail(
      [
        [X(0), h * 0.648, 34],
        [X(0) - 30, h * 0.69, 44],
        [X(0) + 40, h * 0.74, 56],
        [X(0) - 20, h * 0.81, 80],
      ],
      mix(p.light, p.at(0.4), 0.42),
      0.5,
    ),
  );
  const near = ground(s, [
    [-0.05, 0.755],
    [0.2, 0.735],
    [0.4, 0.765],
    [0.6, 0.82],
    [0.8, 0.81],
    [1.05, 0.77],
  ]);
  s.sheet([near.shape, path(grass(rng, 0, w, near.at, 22, 12))], { color: p.at(0.76), lit: 0.24 });
  s.add(
    trail(
      [
        [w * 0.62, h * 0.818, 84],
        [w * 0.52, h * 0.88, 122],
        [w * 0.56, h * 1.03, 250],
      ],
      mix(p.light, p.at(0.4), 0.42),
      0.5,
    ),
  );
  hero({ x: w * 0.325, y: h * 0.89 });
  // Roses and a gate post in front.
  const post = (x: number, dir: number): string =>
    at(
      x,
      h * 1.0,
      1.15 * s.grow,
      paperParts(path('M-30 20V-112H-36V-126H36V-112H30V20Z', p.at(0.86)) + path('M-26-126Q0-150 26-126Z', p.at(0.86))) +
        s.unlessNamed('lantern', at(0, -146, 1, s.glow(0, -18, 70, LAMP, 0.6) + lantern())) +
        line('M-24 8C-40-20 20-24 10-52C4-70-26-66-20-84', '#4f7f5c', 5) +
        group(
          [
            [-20, -80],
            [12, -58],
            [-8, -30],
            [20, -12],
            [-26, -8],
          ]
            .map(([x2 = 0, y2 = 0]) => circle(x2 * dir, y2, 9) + circle(x2 * dir + 5, y2 - 4, 6))
            .join(''),
          `fill="${p.tint('#d9607a')}"`,
        ) +
        group(
          [
            [-12, -66],
            [22, -44],
            [2, -14],
            [-18, -44],
          ]
            .map(([x2 = 0, y2 = 0]) => ellipse(x2 * dir, y2, 10, 5))
            .join(''),
          'fill="#4f7f5c"',
        ),
    );
  s.add(post(w * 0.935, 1));
  s.sheet(
    [
      path(
        pathData`M-40 ${h + 40}V${h * 0.93}Q${w * 0.1} ${h * 0.96} ${w * 0.3} ${h * 0.98}Q${w * 0.7} ${h} ${w + 40} ${h * 0.955}V${h + 40}Z`,
      ),
      ...[0.0, 0.05, 0.1].map((x, i) => path(crown(rng, x * w, h * (0.95 + i * 0.015), 46 - i * 8, 40 - i * 8))),
    ],
    { color: p.at(1), lit: 0.06 },
  );
  s.add(
    group(
      [
        [0.015, 0.91],
        [0.05, 0.945],
        [0.085, 0.93],
        [0.03, 0.97],
        [0.115, 0.965],
      ]
        .map(([x = 0, y = 0]) => circle(x * w, y * h, 8))
        .join(''),
      `fill="${p.tint('#d9607a')}"`,
    ),
    glowworms(s, 8, w * 0.05, w * 0.9, h * 0.66, h * 0.92),
  );
};
