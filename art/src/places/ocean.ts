import { darken, LAMP, MOON, mix, PAPER } from '../paper/color.ts';
import { paperParts } from '../paper/paper.ts';
import { cloud, waves } from '../paper/shapes.ts';
import { at, circle, group, line, path, pathData, rect } from '../paper/svg.ts';
import { moon, paperBoat, ripples } from '../things/props.ts';
import { type DrawPlace, palette } from './parts/common.ts';

/** The ocean cover: waves as sheets, a lighthouse with its beam, the moon's way on the water. */
export const ocean: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#13204a', '#2f5688', '#9fb6c4'], far: '#6fa3b8', near: '#0f2a48', light: '#ffe9b8' },
    { sky: ['#171a45', '#4a3f86', '#d99a9a'], far: '#8a86b8', near: '#171f48', light: '#ffdca8' },
    { sky: ['#0f2c3f', '#24686f', '#bfcf9f'], far: '#6fb0a0', near: '#0d2c3c', light: '#fff0b8' },
  ]);
  const mx = w * rng.range(0.34, 0.42);
  s.light = { x: mx, y: h * 0.27, color: p.light };
  s.sky(
    [
      [0, p.sky[0]],
      [0.35, p.sky[1]],
      [0.58, p.sky[2]],
    ],
    { r: 74 },
  );
  s.stars(90, 0.42, MOON, 110);
  s.add(moon(s, mx, h * 0.27, 66, 'full', s.mood === 'sleepy'));
  s.sheet([path(cloud(rng, w * 0.14, h * 0.36, w * 0.18, 32)), path(cloud(rng, w * 0.56, h * 0.19, w * 0.16, 28))], {
    color: mix(p.sky[2], p.sky[1], 0.4),
    lit: 0.2,
    shadow: 0.6,
  });
  // The sea, far to near, with the light's way on it.
  const sea = h * 0.53;
  s.add(
    rect(
      0,
      sea,
      w,
      h - sea,
      s.linear(
        [
          [0, mix(p.far, p.light, 0.3)],
          [0.4, p.at(0.3)],
          [1, p.at(0.8)],
        ],
        sea,
        h,
      ),
    ),
  );
  s.add(
    path(pathData`M${mx - 26} ${sea}H${mx + 26}L${mx + 86} ${h * 0.8}H${mx - 70}Z`, p.light, 'opacity=".16"'),
    ripples(s, 22, mx - 60, mx + 20, sea + 4, h * 0.76, p.light, 0.55),
    ripples(s, 26, 0, w, sea + 6, h * 0.72, '#ffffff', 0.16),
  );
  // The rock with the lighthouse.
  const lx = w * 0.79;
  const k = s.grow;
  const ly = h * 0.515;
  const beamY = ly - 158 * k;
  s.add(
    path(
      pathData`M${lx} ${beamY}L${-20} ${beamY - h * 0.11}V${beamY + h * 0.07}Z`,
      s.linear(
        [
          [0, LAMP, 0.55],
          [1, LAMP, 0],
        ],
        0,
        0,
        lx,
        0,
      ),
    ),
    path(pathData`M${lx} ${beamY}L${w + 20} ${beamY - 26}V${beamY + 20}Z`, LAMP, 'opacity=".28"'),
    s.glow(lx, beamY, 110, LAMP, 0.7),
  );
  s.sheet(
    [
      path(
        pathData`M${lx - 150 * k} ${h * 0.585}C${lx - 120 * k} ${h * 0.55} ${lx - 90 * k} ${h * 0.545} ${lx - 64 * k} ${ly + 6}C${lx - 30 * k} ${ly - 14} ${lx + 30 * k} ${ly - 10} ${lx + 60 * k} ${ly + 8}C${lx + 100 * k} ${h * 0.53} ${lx + 130 * k} ${h * 0.56} ${lx + 170 * k} ${h * 0.6}Z`,
      ),
    ],
    { color: p.at(0.7), lit: 0.24 },
  );
  s.add(
    at(
      lx,
      ly + 4,
      k,
      paperParts(path('M-23 4L-15-134H15L23 4Z', '#f6ead6') + path('M-21-136H21V-128H-21Z', '#4a3550')) +
        group(
          path('M-21.2-30L-19.5-56H19.5L21.2-30ZM-17.7-86L-16.2-112H16.2L17.7-86Z', '#d9584c') +
            path('M-7 4V-12A7 7 0 0 1 7-12V4Z', '#4a3550') +
            circle(0, -70, 5, LAMP) +
            path('M4-134H15L23 4H8Z', darken('#f6ead6', 0.5), 'opacity=".22"'),
          'stroke="none"',
        ) +
        paperParts(rect(-12, -160, 24, 24, LAMP) + path('M-17-158L0-182L17-158Z', '#4a3550') + circle(0, -184, 4, '#4a3550')) +
        line('M-4-160V-137M4-160V-137', '#4a3550', 2) +
        at(
          46,
          -8,
          0.36,
          paperParts(path('M-44 2V-40L0-78L44-40V2Z', '#e3cfae') + path('M0-90L56-40L0-76L-56-40Z', '#8a4a50')) +
            rect(-18, -30, 22, 20, LAMP),
        ),
    ),
  );
  const wave = (y: number, t: number, length: number, height: number, lit: number): void => {
    s.sheet(path(waves(w, h * y, w * length, h * height, rng.next(), h + 40)), { color: p.at(t), lit, shadow: 0.9 });
  };
  wave(0.595, 0.24, 0.09, 0.014, 0.34);
  s.add(at(w * 0.9, h * 0.652, 0.62, paperBoat('#f0e3d0')));
  wave(0.655, 0.4, 0.13, 0.02, 0.3);
  wave(0.725, 0.55, 0.17, 0.026, 0.24);
  hero({ x: w * 0.335, y: h * 0.845, medium: 'sea', size: 1.02 });
  wave(0.842, 0.72, 0.23, 0.028, 0.2);
  s.add(ripples(s, 9, w * 0.05, w * 0.85, h * 0.87, h * 0.95, p.light, 0.3));
  wave(0.93, 0.95, 0.3, 0.03, 0.12);
  // A bottle with a letter rides the last wave.
  s.add(
    at(
      w * 0.78,
      h * 0.93,
      1.15,
      paperParts(
        path('M-30-8C-30-18 6-20 12-18L30-15V-7L12-2C4 0-30 2-30-8Z', '#bfe3d8', 'fill-opacity=".75"') + rect(29, -15, 8, 8, '#b98a5c', 2),
      ) +
        path('M-22-13L2-14V-5L-22-4Z', PAPER) +
        line('M-17-10L-3-11', '#c9a98a', 1.6),
      -14,
    ),
  );
  s.add(at(w * 0.2, h * 0.16, 1, line('M-14 4Q-7-8 0 2Q7-8 14 2M22 16Q28 8 32 15Q38 8 42 14', PAPER, 3, 'opacity=".75"')));
};
