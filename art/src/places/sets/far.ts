/** Shapes on the horizon. */
import type { Backdrop, Far, Soil } from '@tuckaway/domain/content';
import { darken, LAMP, mix } from '../../paper/color.ts';
import { crown, hills, palmShape } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { path, pathData, rect } from '../../paper/svg.ts';
import { ripples } from '../../things/props.ts';
import { firs, spread } from '../parts/common.ts';
import { atHour, HOURS } from './sky.ts';

export const SOIL: Record<Soil, string> = {
  snow: '#e6eef4',
  sand: '#e8bf84',
  grass: '#7fae62',
  earth: '#b07a52',
  moss: '#5f8f66',
};

/** The shapes on the horizon, each on its own sheet of paper. */
export function far(s: Stage, set: Backdrop, what: Far, line0: number, t: number): void {
  const { w, h } = s;
  const air = HOURS[set.time].sky[2];
  const tone = (color: string, near = 0): string => mix(atHour(set, color, 0.06), air, Math.max(0, 0.5 - t * 0.5 - near));
  const y = line0 * h;
  const ridge = (heights: readonly number[], jitter = 0.014) =>
    hills(
      s.rng,
      w,
      h,
      heights.map((v) => line0 + v),
      jitter,
    );
  switch (what) {
    case 'sea':
    case 'river': {
      const water = tone(what === 'sea' ? '#4f8fae' : '#5f9fa8', 0.2);
      s.add(
        rect(
          0,
          y - (what === 'sea' ? h * 0.07 : h * 0.02),
          w,
          h * 0.4,
          s.linear(
            [
              [0, mix(water, air, 0.45)],
              [1, darken(water, 0.25)],
            ],
            y - h * 0.07,
            y + h * 0.25,
          ),
        ),
        s.glow(s.light.x, y, w * 0.34, s.light.color, 0.5, h * 0.05),
        ripples(
          s,
          14,
          Math.max(0, s.light.x - w * 0.24),
          Math.min(w * 0.94, s.light.x + w * 0.2),
          y - h * 0.05,
          y + h * 0.12,
          s.light.color,
          0.5,
        ),
      );
      return;
    }
    case 'peaks': {
      const peak = (x: number, top: number, half: number): string =>
        pathData`M${x - half} ${y + 40}L${x - half * 0.34} ${y - top * 0.62}L${x} ${y - top}L${x + half * 0.3} ${y - top * 0.66}L${x + half} ${y + 40}Z`;
      const cap = (x: number, top: number, half: number): string =>
        pathData`M${x} ${y - top}L${x - half * 0.3} ${y - top * 0.66}L${x - half * 0.12} ${y - top * 0.72}L${x} ${y - top * 0.6}L${x + half * 0.14} ${y - top * 0.73}L${x + half * 0.28} ${y - top * 0.68}Z`;
      const list: [number, number, number][] = [
        [w * 0.18, h * 0.3, w * 0.24],
        [w * 0.46, h * 0.2, w * 0.2],
        [w * 0.78, h * 0.38, w * 0.3],
      ];
      s.sheet(
        list.map(([a, b, c]) => path(peak(a, b, c))),
        { color: tone('#7f8cae'), lit: 0.34, shadow: 0.7 },
      );
      s.add(path(list.map(([a, b, c]) => cap(a, b, c)).join(''), tone('#f6f2ea', 0.2)));
      return;
    }
    case 'dunes':
      s.sheet(path(ridge([0.0, -0.07, -0.01, -0.09, -0.02, 0.01], 0.02).data), { color: tone('#dca46c'), lit: 0.34, shadow: 0.6 });
      return;
    case 'ice': {
      const berg = (x: number, top: number, half: number): string =>
        pathData`M${x - half} ${y + 30}L${x - half * 0.7} ${y - top * 0.5}L${x - half * 0.2} ${y - top * 0.7}L${x + half * 0.1} ${y - top}L${x + half * 0.6} ${y - top * 0.4}L${x + half} ${y + 30}Z`;
      s.sheet(
        [path(berg(w * 0.14, h * 0.13, w * 0.14)), path(berg(w * 0.4, h * 0.07, w * 0.09)), path(berg(w * 0.9, h * 0.16, w * 0.16))],
        {
          color: tone('#cfe3ea'),
          lit: 0.4,
          shadow: 0.6,
        },
      );
      return;
    }
    case 'firs': {
      const r = ridge([0.0, -0.03, 0.01, -0.02, 0.0]);
      s.sheet([path(r.data), firs(s, spread(s, -10, w + 10, 46), r.at, h * (0.13 + t * 0.06))], {
        color: tone('#4f8570'),
        lit: 0.3,
        shadow: 0.7,
      });
      return;
    }
    case 'crowns': {
      const r = ridge([0.0, -0.02, 0.01, 0.0]);
      s.sheet([path(r.data), ...spread(s, 0, w, 88).map((x) => path(crown(s.rng, x, r.at(x) - 26, 62, 46)))], {
        color: tone('#6f9a68'),
        lit: 0.3,
        shadow: 0.7,
      });
      return;
    }
    case 'palms': {
      const r = ridge([0.01, -0.01, 0.0, 0.01]);
      s.sheet(
        [
          path(r.data),
          path(
            [0.08, 0.15, 0.84, 0.93]
              .map((x, i) => pathData`M${x * w} ${r.at(x * w)}` + palmShape(h * (0.12 + (i % 2) * 0.04), i % 2 ? 0.2 : -0.2))
              .join(''),
          ),
        ],
        { color: tone('#6a8a5c'), lit: 0.3, shadow: 0.7 },
      );
      return;
    }
    case 'town': {
      let houses = '';
      let panes = '';
      for (let x = -20; x < w + 20; ) {
        const wide = s.rng.range(46, 82);
        const tall = h * s.rng.range(0.06, 0.15);
        houses += pathData`M${x} ${y + 40}V${y - tall}L${x + wide / 2} ${y - tall - s.rng.range(16, 34)}L${x + wide} ${y - tall}V${y + 40}Z`;
        for (const px of [0.26, 0.62])
          if (s.rng.chance(0.7)) panes += pathData`M${x + wide * px} ${y - tall * s.rng.range(0.5, 0.8)}h9v12h-9Z`;
        x += wide * s.rng.range(0.86, 1.1);
      }
      s.sheet(path(houses), { color: tone('#8a7a9c'), lit: 0.28, shadow: 0.7 });
      s.add(path(panes, LAMP, `opacity="${set.time === 'day' ? 0.35 : 0.95}"`));
      return;
    }
    case 'paddies': {
      for (const [i, v] of [0.0, 0.05, 0.11].entries()) {
        s.sheet(path(ridge([v, v - 0.012, v + 0.01, v - 0.006, v]).data), {
          color: tone(i % 2 ? '#8fb56a' : '#6f9f62', i * 0.12),
          lit: 0.32,
          shadow: 0.5,
        });
        s.add(ripples(s, 5, w * 0.04, w * 0.9, (line0 + v + 0.014) * h, (line0 + v + 0.04) * h, s.light.color, 0.55));
      }
      return;
    }
    default:
      s.sheet(path(ridge([0.0, -0.05, 0.01, -0.04, 0.0], 0.02).data), { color: tone(SOIL[set.soil ?? 'grass']), lit: 0.34, shadow: 0.6 });
  }
}
