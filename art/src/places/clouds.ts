import { darken, LAMP, mix, PAPER } from '../paper/color.ts';
import { cloud, crescent, scallops, star } from '../paper/shapes.ts';
import { at, group, line, path, pathData, shows } from '../paper/svg.ts';
import { balloon, house, smoke } from '../things/props.ts';
import { type DrawPlace, palette } from './parts/common.ts';

/** Above the clouds: a house on one, a bed of mist, balloons, the moon as a boat. */
export const clouds: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#2f3d80', '#8f7ab8', '#f5b8a0'], far: '#f0b8ae', near: '#5a5a98', light: '#ffe6b8' },
    { sky: ['#24407a', '#6f9ac4', '#f0dcb8'], far: '#f2dcc4', near: '#5f74b0', light: '#fff0c4' },
    { sky: ['#3f2f6a', '#b06f9a', '#ffc090'], far: '#f4b39a', near: '#6a4f8a', light: '#ffdca0' },
  ]);
  s.light = { x: w * 0.5, y: h * 0.23, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.45, p.sky[1]],
      [0.8, p.sky[2]],
    ],
    { r: 78 },
  );
  s.stars(50, 0.3);
  s.ofPlace.add('moon');
  // The crescent is a boat from which a creature fishes for stars.
  const mx = s.light.x;
  const my = s.light.y;
  s.add(
    s.glow(mx, my, 150, p.light, 0.5),
    s.unlessNamed(
      'moon',
      shows(
        'sky moon',
        at(
          mx,
          my,
          1,
          path(
            crescent(0, 0, 70),
            s.linear(
              [
                [0, '#fff4d2'],
                [1, darken(p.light, 0.08)],
              ],
              -70,
              70,
            ),
          ),
          -42,
        ),
      ),
    ),
  );
  const lx = mx + 74;
  const rod =
    line(pathData`M${mx + 40} ${my - 6}L${lx + 8} ${my - 66}`, '#8a5f52', 4) +
    line(pathData`M${lx + 8} ${my - 66}V${my + 54}`, PAPER, 1.6) +
    path(star(lx + 8, my + 64, 13, 5, 0.48), LAMP);
  s.add(s.unlessNamed('moon', s.unlessNamed('star', rod)));
  s.add(
    s.unlessNamed('balloon', at(w * 0.15, h * 0.47, 0.95, balloon(p.tint('#d9604c'), '#f6d9a4'))),
    s.unlessNamed('balloon', at(w * 0.92, h * 0.5, 0.55, balloon(p.tint('#4f8f9a'), '#f2e3c0'))),
  );
  const bank = (y: number, size: number, color: string, lit: number, swell: number): void => {
    const a = rng.range(0, 6);
    s.sheet(path(scallops(rng, w, (x) => h * y + Math.sin(x / (w * 0.16) + a) * h * swell, size, h + 40)), { color, lit, shadow: 0.8 });
  };
  bank(0.56, w * 0.07, p.at(0.02), 0.4, 0.02);
  bank(0.63, w * 0.1, p.at(0.22), 0.34, 0.025);
  // A house on its own cloud, with a rope ladder.
  const hx = w * 0.73;
  const hy = h * 0.6;
  s.add(
    line(
      pathData`M${hx - 58} ${hy + 16}C${hx - 64} ${hy + 70} ${hx - 72} ${hy + 90} ${hx - 78} ${hy + 130}M${hx - 40} ${hy + 18}C${hx - 46} ${hy + 70} ${hx - 54} ${hy + 96} ${hx - 60} ${hy + 132}M${hx - 60} ${hy + 40}h19M${hx - 64} ${hy + 62}h19M${hx - 69} ${hy + 86}h19M${hx - 74} ${hy + 108}h19`,
      '#f6e3c4',
      3,
    ),
  );
  const home = at(hx, hy, 1.06, house('#6a5a94', '#d9705a')) + at(hx + 40, hy - 98, 1, smoke(PAPER));
  s.add(s.glow(hx, hy - 40, 130, LAMP, 0.4), s.unlessNamed('house', home));
  s.sheet(path(cloud(rng, hx, hy + 30, 240, 44)), { color: mix(p.far, PAPER, 0.35), lit: 0.3, shadow: 0.8 });
  bank(0.76, w * 0.12, p.at(0.42), 0.26, 0.02);
  // The hero's cloud bank.
  s.sheet(
    [
      path(cloud(rng, w * 0.33, h * 0.93, w * 0.5, h * 0.08)),
      path(scallops(rng, w, (x) => h * 0.9 + Math.abs(x - w * 0.33) * 0.03, w * 0.1, h + 40)),
    ],
    { color: mix(p.at(0.3), PAPER, 0.25), lit: 0.2 },
  );
  hero({ x: w * 0.33, y: h * 0.885, medium: 'cloud' });
  s.sheet(path(scallops(rng, w, (x) => h * 0.955 - (Math.abs(x / w - 0.38) * 2) ** 2 * h * 0.045, w * 0.09, h + 40)), {
    color: p.at(0.72),
    lit: 0.14,
  });
  s.add(
    group(
      [0.1, 0.3, 0.6, 0.86].map((x) => line(pathData`M${x * w} ${h * rng.range(0.66, 0.74)}h.1`, '#fff6dc', 4)).join(''),
      'opacity=".8"',
    ),
  );
};
