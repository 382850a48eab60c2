/** Pictures for screens without content: small and kind, each with a creature in it. */

import { castOf } from '../../creatures/everyone.ts';
import { placeHero } from '../../creatures/hero.ts';
import { KINDS } from '../../creatures/kinds.ts';
import { darken, LAMP, MOON, mix, PAPER } from '../../paper/color.ts';
import { lantern, paperParts } from '../../paper/paper.ts';
import { cloud, crown, star } from '../../paper/shapes.ts';
import { Stage } from '../../paper/stage.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { ground } from '../../places/parts/common.ts';
import { glowworms, letter, moon, signpost, trail } from '../../things/props.ts';

export const EMPTY_KINDS = ['favorites', 'offline', 'not-found', 'soon', 'error'] as const;
export type EmptyKind = (typeof EMPTY_KINDS)[number];

const SKIES: Record<EmptyKind, readonly [string, string, string, string]> = {
  favorites: ['#1f1f52', '#4a4490', '#b08ac0', '#3a3570'],
  offline: ['#1a2f52', '#3f6a90', '#a9c0c4', '#2c4f6c'],
  'not-found': ['#14303f', '#2c6068', '#a8bf9a', '#21484f'],
  soon: ['#33235a', '#85527f', '#f0a887', '#5a3a62'],
  error: ['#241f4c', '#564480', '#d09a98', '#423466'],
};

const smilingStar = (r: number): string =>
  paperParts(path(star(0, 0, r, 5, 0.52), LAMP)) +
  circle(-r * 0.2, -r * 0.02, r * 0.08, '#6b3f2f') +
  circle(r * 0.22, -r * 0.02, r * 0.08, '#6b3f2f');

const SCENES: Record<EmptyKind, (s: Stage, ink: string) => void> = {
  favorites(s) {
    // An open jar, and the first star is on its way.
    placeHero(s, castOf(KINDS.mouse), { x: 285, y: 492, size: 1.16 });
    s.add(
      s.glow(520, 400, 130, LAMP, 0.35),
      at(
        520,
        492,
        1.5,
        group(
          path('M-46-92H46C58-92 62-84 60-74V-18C60-4 52 2 40 2H-40C-52 2-60-4-60-18V-74C-62-84-58-92-46-92Z', '#dff0f4', 'opacity=".28"') +
            line('M-44-94H44M-58-74V-18C-58-6-50 0-40 0H40C50 0 58-6 58-18V-74', '#eef8f8', 3.4, 'opacity=".8"') +
            line('M-44-70V-30', '#ffffff', 6, 'opacity=".5"'),
          '',
        ),
      ),
      at(640, 486, 1.2, paperParts(ellipse(0, -6, 42, 10, '#c98a4e') + ellipse(0, -11, 42, 10, '#e0a45e'))),
    );
    s.add(
      line('M560 120Q640 190 545 285', MOON, 4, 'stroke-dasharray="1 16" opacity=".7"'),
      s.glow(532, 306, 90, LAMP, 0.6),
      at(532, 306, 1, smilingStar(34), -12),
    );
    s.add(path(star(200, 150, 12, 4, 0.3) + star(350, 110, 9, 4, 0.3) + star(650, 190, 10, 4, 0.3), MOON));
  },
  offline(s, ink) {
    // The post is slow tonight, but it comes.
    s.sheet([path(cloud(s.rng, 280, 220, 240, 56)), path(cloud(s.rng, 560, 180, 180, 44))], {
      color: mix(PAPER, '#6f8fae', 0.4),
      lit: 0.1,
      shadow: 0.8,
    });
    s.add(
      line('M590 486V300', '#5a4450', 11) +
        paperParts(
          path('M540 300H650V236C650 206 540 206 540 236Z', '#d9604c') + path('M540 300V238C540 216 580 216 580 238V300Z', '#b84a40'),
        ) +
        line('M650 262H676V236', '#e8c37a', 6) +
        circle(676, 232, 8, LAMP) +
        line('M556 262H566', ink, 5),
    );
    placeHero(s, castOf(KINDS.snail), { x: 330, y: 492, size: 1.3 });
    s.add(at(300, 322, 1.5, letter(), -12));
    s.add(line('M80 498H160M60 512H190', mix('#a9c0c4', PAPER, 0.4), 5, 'opacity=".4"'));
  },
  'not-found'(s, ink) {
    // A path that forks into nothing, a signpost, and a friend with a lantern.
    s.add(
      trail(
        [
          [520, 392, 26],
          [470, 420, 48],
          [540, 470, 90],
          [470, 620, 230],
        ],
        mix(LAMP, ink, 0.55),
        0.6,
      ),
    );
    s.sheet([path(crown(s.rng, 150, 380, 90, 84)), path(crown(s.rng, 690, 376, 96, 92))], {
      color: darken('#2c6068', 0.3),
      lit: 0.14,
      shadow: 0.8,
    });
    s.add(at(560, 486, 2.5, signpost()));
    placeHero(s, castOf(KINDS.cloak), { x: 320, y: 496, size: 1.25 });
  },
  soon(s) {
    // A creature keeps an egg warm.
    s.add(
      s.glow(520, 420, 190, LAMP, 0.4),
      at(
        520,
        470,
        1.75,
        paperParts(path('M-26-6C-28-50-12-78 4-78C20-78 36-50 34-6Q4 8-26-6Z', '#f3e3c0')) +
          group(circle(-6, -46, 5) + circle(14, -60, 4) + circle(18, -30, 6) + circle(-8, -22, 4), 'fill="#7fae86"') +
          at(2, -74, 0.7, paperParts(path('M-30 6C-28-22 26-24 34 4C22-4-16-4-30 6Z', '#d9604c') + circle(3, -18, 8, PAPER))) +
          paperParts(path('M-62-8C-40-18 44-20 66-8C62 16 36 20 2 20C-32 20-58 16-62-8Z', '#a9744b')) +
          line('M-54-4L-26 8M-30-8L2 12M0-10L30 10M26-10L54 2', '#7d5038', 2.6),
      ),
    );
    placeHero(s, castOf(KINDS.owl), { x: 295, y: 492, size: 1.14 });
    s.add(line('M590 320h22l-22 26h22M624 272h16l-16 19h16M650 236h11l-11 13h11', MOON, 5, 'opacity=".75"'));
  },
  error(s, ink) {
    // A star has fallen down; it already has a bandage.
    s.add(
      line('M700 60Q620 200 540 330', MOON, 5, 'stroke-dasharray="1 18" opacity=".5"'),
      s.glow(530, 425, 190, LAMP, 0.55),
      ellipse(530, 490, 92, 12, ink, 'opacity=".5"'),
    );
    s.add(
      at(
        530,
        414,
        1,
        paperParts(path(star(0, 0, 92, 5, 0.55), LAMP)) +
          line('M-28-6q8 8 16 0M14-6q8 8 16 0M-8 18q8 7 16 0', '#6b3f2f', 5) +
          ellipse(-34, 12, 9, 6, '#f08a5b', 'opacity=".6"') +
          ellipse(36, 12, 9, 6, '#f08a5b', 'opacity=".6"') +
          at(
            30,
            -48,
            1,
            paperParts(path('M-24-9H24Q32 0 24 9H-24Q-32 0-24-9Z', '#f3d3b0'), 3) +
              path('M-9-9H9V9H-9Z', '#e0b48c') +
              circle(-4, -3, 1.6, '#b5835c') +
              circle(4, -3, 1.6, '#b5835c') +
              circle(-4, 4, 1.6, '#b5835c') +
              circle(4, 4, 1.6, '#b5835c'),
            62,
          ),
        9,
      ),
    );
    placeHero(s, castOf(KINDS.bear), { x: 290, y: 492, size: 1.12 });
    s.add(at(168, 490, 1.4, lantern()));
  },
};

/** A small decorative picture for a screen without content; its shape suits any background. */
export function emptyStateSvg(kind: EmptyKind): string {
  const key: EmptyKind = Object.hasOwn(SKIES, kind) ? kind : 'error';
  const [top, middle, low, floor] = SKIES[key];
  const s = new Stage(
    800,
    600,
    `empty ${key}`,
    `tEmpty${key.replace('-', '')}`,
    key === 'soon' ? 'sleepy' : key === 'error' ? 'cozy' : 'calm',
  );
  s.light = { x: key === 'soon' ? 500 : key === 'not-found' ? 560 : 620, y: 160, color: MOON };
  s.sky(
    [
      [0, top],
      [0.55, middle],
      [0.9, low],
    ],
    key === 'offline' || key === 'error' || key === 'favorites' ? null : { r: 54 },
  );
  s.stars(46, 0.6, MOON, 90, 0.05);
  if (key === 'not-found') s.add(moon(s, 560, 160, 50, 'crescent'));
  else if (key === 'soon') s.add(moon(s, 500, 160, 50));
  const back = ground(s, [
    [-0.05, 0.68],
    [0.3, 0.63],
    [0.6, 0.67],
    [1.05, 0.62],
  ]);
  s.sheet(back.shape, { color: mix(floor, middle, 0.45), lit: 0.2 });
  const near = ground(s, [
    [-0.05, 0.73],
    [0.3, 0.74],
    [0.65, 0.73],
    [1.05, 0.75],
  ]);
  s.sheet(near.shape, { color: floor, lit: 0.24 });
  SCENES[key](s, darken(floor, 0.6));
  s.add(glowworms(s, 6, 150, 650, 380, 490));
  s.sheet(path(pathData`M-40 640V${552}Q400 ${600} 840 ${548}V640Z`), { color: darken(floor, 0.45), lit: 0.08 });
  return s.render({
    width: 320,
    height: 240,
    shape:
      'M60 300C46 262 60 214 96 194C92 132 152 90 206 104C236 50 318 34 366 70C414 24 506 30 540 80C600 62 668 104 672 164C730 180 764 240 744 296C780 344 764 420 712 442C700 506 628 540 576 522C534 572 448 580 402 548C356 584 270 576 234 532C178 552 104 518 98 456C40 438 22 350 60 300Z',
  });
}
