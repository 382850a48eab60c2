import { darken, LAMP, mix } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { crown, grass, hills } from '../paper/shapes.ts';
import { at, circle, line, move, path, pathData } from '../paper/svg.ts';
import { glowworms, letter, moon, mushroom, trail } from '../things/props.ts';
import { type DrawPlace, firs, ground, palette, spread } from './parts/common.ts';

/** A clearing among firs, a lit door in a thick trunk, and a path to it. */
export const forest: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#10243c', '#1f5260', '#6fab94'], far: '#5d9c8a', near: '#0f2430', light: '#ffe9b8' },
    { sky: ['#1a1a44', '#3a3f7c', '#8f8fc0'], far: '#7479b4', near: '#15163a', light: '#ffe3b0' },
    { sky: ['#2a1c3f', '#6b3a55', '#d98a6a'], far: '#a9667a', near: '#23142e', light: '#ffd596' },
    { sky: ['#0f2a34', '#2c6257', '#b3b77c'], far: '#7fa272', near: '#11282a', light: '#ffe6a6' },
  ]);
  s.light = { x: w * rng.range(0.37, 0.45), y: h * rng.range(0.19, 0.23), color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [0.85, p.sky[2]],
    ],
    { r: 62 },
  );
  s.stars(60, 0.4);
  const phase = rng.chance(0.3) ? 'crescent' : 'full';
  s.add(moon(s, s.light.x, s.light.y, 52, s.phase ?? phase, s.mood === 'sleepy'));
  const far = hills(rng, w, h, [0.5, 0.46, 0.52, 0.48, 0.5, 0.46]);
  s.sheet([path(far.data), firs(s, spread(s, -10, w + 10, 42), far.at, h * 0.13)], { color: p.at(0.08), lit: 0.4, shadow: 0.5 });
  s.add(s.glow(s.light.x, h * 0.56, w * 0.5, p.light, 0.3, h * 0.16));
  const mid = hills(rng, w, h, [0.58, 0.6, 0.62, 0.6, 0.57]);
  s.sheet([path(mid.data), firs(s, spread(s, 0, w, 76, [[w * 0.5, w * 0.86]]), mid.at, h * 0.23)], {
    color: p.at(0.36),
    lit: 0.3,
    shadow: 0.8,
  });
  // The tree with a door.
  const tx = w * 0.72;
  const ty = h * 0.705;
  const bark = p.at(0.72);
  s.add(s.glow(tx, ty - 60, 190, LAMP, 0.42));
  const k = h > w ? 1.25 : 1;
  const trunk = path(
    move(
      'M-92 14C-58 4-50-40-52-110C-54-170-84-196-112-214L-98-224C-70-216-50-206-38-190C-40-226-52-250-60-270L-44-274C-30-250-20-226-14-200C-4-226 8-250 26-268L40-258C22-232 16-206 20-184C38-204 62-214 88-216L90-202C62-192 48-160 50-110C52-44 62 4 98 14Z',
      tx,
      ty,
      k,
    ),
  );
  const leaves =
    path(crown(rng, tx - 78 * k, ty - 222 * k, 74 * k, 46 * k)) +
    path(crown(rng, tx + 6 * k, ty - 268 * k, 88 * k, 56 * k)) +
    path(crown(rng, tx + 84 * k, ty - 216 * k, 70 * k, 44 * k));
  s.sheet(leaves, { color: mix(bark, p.at(0.3), 0.55), lit: 0.3 });
  s.sheet(trunk, { color: bark, lit: 0.24 });
  s.add(
    at(
      tx,
      ty,
      k,
      paperParts(path('M-26 12V-34A25 25 0 0 1 26-34V12Z', darken(bark, 0.4)) + path('M-20 12V-32A19.5 19.5 0 0 1 20-32V12Z', LAMP)) +
        circle(12, -12, 2.6, '#a8753f') +
        line('M-6-51V12M7-51V12', '#e6a955', 2) +
        circle(2, -104, 14, darken(bark, 0.4)) +
        circle(2, -104, 10.5, LAMP) +
        line('M2-115V-94M-9-104H13', darken(bark, 0.4), 2.6),
    ),
  );
  const near = ground(s, [
    [-0.05, 0.74],
    [0.16, 0.73],
    [0.36, 0.745],
    [0.62, 0.72],
    [0.84, 0.725],
    [1.05, 0.7],
  ]);
  s.sheet([near.shape, path(grass(rng, 0, w, near.at, 16, 15))], { color: p.at(0.66), lit: 0.2 });
  s.add(
    trail(
      [
        [w * 0.72, h * 0.722, 34 * k],
        [w * 0.66, h * 0.775, 60],
        [w * 0.53, h * 0.84, 104],
        [w * 0.58, h * 1.02, 240],
      ],
      mix(p.at(0.4), LAMP, 0.35),
      0.5,
    ),
  );
  for (const [fx, fy, c, k2] of [
    [0.87, 0.8, '#e0634c', 1],
    [0.905, 0.815, '#e89a5c', 0.7],
    [0.12, 0.79, '#e0634c', 0.72],
  ] as const)
    s.add(s.unlessNamed('mushroom', at(w * fx, h * fy, k2, mushroom(c))));
  hero({ x: w * 0.315, y: h * 0.885 });
  // The near trunks frame the clearing.
  const edge = darken(p.at(0.98), 0.2);
  s.sheet(
    [
      path(pathData`M-60 ${h + 40}C-10 ${h * 0.8} 34 ${h * 0.6} 22 ${-40}L-60 -40Z`),
      path(pathData`M20 ${h * 0.28}C60 ${h * 0.24} 96 ${h * 0.16} 108 ${h * 0.06}C92 ${h * 0.12} 56 ${h * 0.17} 18 ${h * 0.2}Z`),
      path(pathData`M${w + 60} ${h + 40}C${w - 30} ${h * 0.86} ${w - 64} ${h * 0.6} ${w - 50} ${-40}L${w + 60} -40Z`),
      path(
        pathData`M${w - 56} ${h * 0.34}C${w - 90} ${h * 0.3} ${w - 130} ${h * 0.26} ${w - 142} ${h * 0.18}C${w - 120} ${h * 0.22} ${w - 86} ${h * 0.24} ${w - 54} ${h * 0.26}Z`,
      ),
      path(crown(rng, 96, h * 0.02, 120, 44, 8)),
      path(crown(rng, w - 120, h * 0.03, 150, 52, 9)),
      path(
        pathData`M-40 ${h + 40}V${h * 0.95}Q${w * 0.2} ${h * 0.97} ${w * 0.5} ${h * 0.985}Q${w * 0.8} ${h * 0.97} ${w + 40} ${h * 0.93}V${h + 40}Z`,
      ),
      path(grass(rng, -10, w * 0.3, () => h * 0.965, 13, 34)),
      path(grass(rng, w * 0.7, w + 10, () => h * 0.96, 13, 42)),
    ],
    { color: edge, lit: 0.06, shadow: 1 },
  );
  if (rng.chance(0.5)) s.add(s.unlessNamed('letter', at(w - 25, h * 0.47, 0.9, letter(), -9)));
  else s.add(s.unlessNamed('lantern', at(w - 118, h * 0.25, 0.8, line('M0 0V20', '#d8c3a0', 2) + at(0, 62, 1, lantern()))));
  s.add(glowworms(s, 16, w * 0.08, w * 0.95, h * 0.55, h * 0.92));
};
