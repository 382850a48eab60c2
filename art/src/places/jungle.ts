import { darken, lighten, mix } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { crown, hills, leaf, leafShape, palmShape } from '../paper/shapes.ts';
import { circle, ellipse, group, line, move, oneDecimal, path, pathData, rect, shows } from '../paper/svg.ts';
import { glowworms } from '../things/props.ts';
import { type DrawPlace, ground, palette, spread } from './parts/common.ts';

/** A green hollow: a waterfall with the light behind it, vines and large leaves. */
export const jungle: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#123b35', '#2f7a52', '#d9d67a'], far: '#8dbd6a', near: '#0d2b2b', light: '#fff0a8' },
    { sky: ['#12323f', '#2b6f6a', '#a9d08a'], far: '#77b58a', near: '#0e2733', light: '#f8f0b4' },
    { sky: ['#26304a', '#7a6a4c', '#f2c26a'], far: '#8fae5a', near: '#0f2f2a', light: '#ffd98a' },
  ]);
  const cx = w * rng.range(0.58, 0.64);
  s.light = { x: cx, y: h * 0.24, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.35, p.sky[1]],
      [0.62, p.sky[2]],
    ],
    { r: 88 },
  );
  s.add(s.unlessNamed('moon', shows(s.byDay ? 'sky sun' : 'sky moon', circle(cx, s.inSight(h * 0.22), 62, p.light, 'opacity=".85"'))));
  const palms = [52, 62, 76].map((size) => palmShape(size, rng.range(-0.3, 0.3)));
  const back = hills(rng, w, h, [0.36, 0.3, 0.38, 0.46, 0.38, 0.3, 0.34]);
  s.sheet(
    [
      path(back.data),
      path(
        spread(s, 0, w, 70, [[cx - 80, cx + 80]])
          .map((x) => `M${oneDecimal(x)} ${oneDecimal(back.at(x) + 8)}${rng.pick(palms)}`)
          .join(''),
      ),
    ],
    { color: p.at(0.1), lit: 0.5, shadow: 0.5 },
  );
  // Cliffs with the fall between them.
  s.add(
    rect(
      cx - 44,
      h * 0.36,
      88,
      h * 0.42,
      s.linear(
        [
          [0, '#fffbe0'],
          [0.6, mix(p.sky[2], '#dff4ee', 0.6)],
          [1, mix(p.far, '#cfeee6', 0.5)],
        ],
        h * 0.36,
        h * 0.75,
      ),
    ),
  );
  s.add(
    line(
      [-28, -12, 5, 20, 34].map((x) => pathData`M${cx + x} ${h * 0.37}V${h * rng.range(0.6, 0.74)}`).join(''),
      '#fffdf0',
      3,
      'opacity=".5"',
    ),
  );
  const cliff = (dir: number): string =>
    path(
      pathData`M${cx + dir * (w + 50)} ${h * 0.34}L${cx + dir * 150} ${h * 0.36}Q${cx + dir * 70} ${h * 0.35} ${cx + dir * 40} ${h * 0.4}Q${cx + dir * 52} ${h * 0.47} ${cx + dir * 36} ${h * 0.54}Q${cx + dir * 54} ${h * 0.62} ${cx + dir * 44} ${h * 0.76}L${cx + dir * (w + 50)} ${h}Z`,
    );
  s.sheet(
    [
      cliff(1),
      cliff(-1),
      path(crown(rng, cx + 150, h * 0.37, 84, 34)),
      path(crown(rng, cx - 160, h * 0.38, 96, 36)),
      path(crown(rng, cx + 270, h * 0.33, 90, 44)),
      path(crown(rng, cx - 330, h * 0.34, 110, 50)),
    ],
    { color: p.at(0.42), lit: 0.36 },
  );
  // Palms and bushes before the rock.
  s.sheet(
    [
      ...[0.07, 0.17, 0.3, 0.83, 0.93].map((x) => path(crown(rng, x * w, h * 0.74, w * rng.range(0.07, 0.1), h * rng.range(0.06, 0.1)))),
      ...[
        [0.13, 1.5, 0.25],
        [0.24, 1.1, -0.2],
        [0.9, 1.45, -0.22],
      ].map(([x = 0, k = 1, lean = 0]) => path(`M${oneDecimal(x * w)} ${oneDecimal(h * 0.74)}${palmShape(100 * k, lean)}`)),
    ],
    { color: p.at(0.54), lit: 0.3, shadow: 0.8 },
  );
  const up = s.peopled ? 0.07 : 0;
  s.add(
    ellipse(cx - 10, h * (0.765 - up * 0.7), w * 0.24, h * 0.042, mix(p.sky[2], '#bfe6dc', 0.5)),
    ellipse(cx - 10, h * (0.755 - up * 0.7), w * 0.14, h * 0.02, '#fbfbe4', 'opacity=".6"'),
  );
  const floor = ground(s, [
    [-0.05, 0.73],
    [0.2, 0.72],
    [0.4, 0.775 - up * 0.6],
    [0.6, 0.81 - up],
    [0.8, 0.775 - up * 0.6],
    [1.05, 0.72],
  ]);
  s.sheet([floor.shape, ...[0.06, 0.14, 0.24, 0.86, 0.95].map((x) => fern(x * w, floor.at(x * w) + 4, 60, rng.range(-0.2, 0.2)))], {
    color: p.at(0.66),
    lit: 0.2,
    is: 'ground',
  });
  // A trunk to sit by, and stones.
  s.add(paperParts(ellipse(w * 0.33, h * 0.9, 150, 30, p.at(0.55)) + ellipse(w * 0.33, h * 0.892, 138, 22, p.at(0.44))));
  hero({ x: w * 0.335, y: h * 0.9 });
  const dark = darken(p.at(0.96), 0.15);
  const vines = [0.1, 0.22, 0.44, 0.78, 0.9].map((fx) => vine(fx * w, h * rng.range(0.2, 0.4), rng.range(-24, 24)));
  s.add(line(vines.map((v) => v.d).join(''), p.at(0.8), 5), path(vines.map((v) => v.leaves).join(''), p.at(0.62)));
  if (rng.chance(0.6)) {
    const v = vines[3];
    if (v) s.small('umbrella', { x: v.x, y: v.y, k: 0.9, turn: 8 }, umbrella('#e8705a'));
  } else {
    const v = vines[2];
    if (v) s.small('lantern', { x: v.x, y: v.y + 44, k: 1 }, lantern());
  }
  s.sheet(
    [
      path(
        pathData`M-40 -40H${w + 40}V${h * 0.1}Q${w * 0.9} ${h * 0.17} ${w * 0.8} ${h * 0.09}Q${w * 0.68} ${h * 0.12} ${w * 0.6} ${h * 0.05}Q${w * 0.44} ${h * 0.1} ${w * 0.36} ${h * 0.07}Q${w * 0.24} ${h * 0.17} ${w * 0.14} ${h * 0.12}Q${w * 0.05} ${h * 0.2} -40 ${h * 0.16}Z`,
      ),
      ...[
        [0.05, 0.12, 165],
        [0.17, 0.09, 190],
        [0.3, 0.04, 172],
        [0.72, 0.05, 196],
        [0.86, 0.09, 168],
        [0.97, 0.12, 200],
      ].map(([x = 0, y = 0, a = 0]) => path(leaf(x * w, y * h, h * 0.14, 34, a))),
    ],
    { color: darken(p.at(0.8), 0.1), lit: 0.1 },
  );
  s.sheet(
    [
      monstera(w * 0.02, h * 1.02, 1.15 * s.grow, 18),
      monstera(w * 0.99, h * 1.03, 1.3 * s.grow, -22),
      monstera(w * 0.84, h * 1.06, 0.9 * s.grow, 6),
      path(leaf(w * 0.15, h * 1.03, h * 0.17, 40, 26)),
      path(leaf(w * 0.68, h * 1.03, h * 0.13, 34, -26)),
      path(pathData`M-40 ${h + 40}V${h * 0.985}H${w + 40}V${h + 40}Z`),
    ],
    { color: dark, lit: 0.06 },
  );
  s.add(glowworms(s, 10, w * 0.1, w * 0.9, h * 0.45, h * 0.85, '#ffe58a'));
};

function fern(x: number, y: number, size: number, lean: number): string {
  const leaves = [-70, -38, -8, 24, 56, 80].map((a) =>
    leafShape(size * (1 - Math.abs(a) / 200), size * 0.2, a + lean * 60, a < 0 ? -0.4 : 0.4),
  );
  return path(`M${oneDecimal(x)} ${oneDecimal(y)}${leaves.join('m0 0')}`);
}

/** To both sides. */
const VINE_LEAVES = [250, 110].map((angle) => leafShape(24, 11, angle));

function vine(x: number, to: number, sway: number): { d: string; leaves: string; x: number; y: number } {
  let leaves = '';
  for (let i = 1; i < 6; i++) leaves += `M${Math.round(x + sway * Math.sin((i / 6) * 3))} ${Math.round((to * i) / 6)}${VINE_LEAVES[i % 2]}`;
  return {
    d: pathData`M${x} -10C${x + sway} ${to * 0.3} ${x - sway * 0.4} ${to * 0.7} ${x + sway * 0.3} ${to}`,
    leaves,
    x: x + sway * 0.3,
    y: to,
  };
}

function monstera(x: number, y: number, k: number, turnBy: number): string {
  return path(
    move(
      'M0 10C-6-20-30-24-66-26L-40-40C-66-46-92-58-104-78L-58-72C-82-92-94-116-90-138C-76-120-58-108-40-104C-58-128-60-152-46-172C-38-148-26-134-12-128C-18-150-10-172 4-188C14-168 18-148 16-128C32-138 42-152 48-172C62-148 58-126 44-104C64-110 80-122 92-138C94-112 82-90 60-72L104-78C92-58 68-44 42-40L68-26C32-24 8-20 2 10Z',
      x,
      y,
      k,
      turnBy,
    ),
  );
}

const umbrella = (c: string): string =>
  paperParts(
    line('M0-14V66C0 78 16 78 16 66', '#6b4340', 4) +
      path('M-54 10C-50-36 50-36 54 10Q44 2 34 10Q24 0 12 10Q0 0-12 10Q-24 0-34 10Q-44 2-54 10Z', c),
  ) +
  group(
    path('M-12 10C-10-14-4-24 0-25C4-24 10-14 12 10Q0 0-12 10Z', lighten(c, 0.55)) +
      path('M34 10C32-10 20-22 4-25C30-26 50-14 54 10Q44 2 34 10Z', lighten(c, 0.55), 'opacity=".7"'),
    'stroke="none"',
  );
