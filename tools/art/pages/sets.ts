/** The sets: each lays its back on the stage and gives what belongs before the things. */
import { darken, LAMP, lighten, MOON, mix } from '../../../web/src/art/color.ts';
import { firs, spread } from '../../../web/src/art/places/common.ts';
import { floor, lamp } from '../../../web/src/art/places/room.ts';
import { glowworms, ripples } from '../../../web/src/art/props.ts';
import { crown, grass, hills, palmShape, waves } from '../../../web/src/art/shapes.ts';
import type { Stage } from '../../../web/src/art/stage.ts';
import { circle, d, ellipse, group, line, path, rect } from '../../../web/src/art/svg.ts';
import type { Backdrop, Far, SetName, Soil, Wall } from './scene.ts';
import { atHour, HOURS, sky, weather } from './sky.ts';

/** Lays what is behind everything and gives back what lays the front. */
type Laid = (s: Stage, set: Backdrop) => () => void;

const SOIL: Record<Soil, string> = {
  snow: '#e6eef4',
  sand: '#e8bf84',
  grass: '#7fae62',
  earth: '#b07a52',
  rock: '#93a0b4',
  moss: '#5f8f66',
  stone: '#b8a698',
};

/** What lies on the horizon, each as its own sheet of paper. */
function far(s: Stage, set: Backdrop, what: Far, line0: number, t: number): void {
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
        d`M${x - half} ${y + 40}L${x - half * 0.34} ${y - top * 0.62}L${x} ${y - top}L${x + half * 0.3} ${y - top * 0.66}L${x + half} ${y + 40}Z`;
      const cap = (x: number, top: number, half: number): string =>
        d`M${x} ${y - top}L${x - half * 0.3} ${y - top * 0.66}L${x - half * 0.12} ${y - top * 0.72}L${x} ${y - top * 0.6}L${x + half * 0.14} ${y - top * 0.73}L${x + half * 0.28} ${y - top * 0.68}Z`;
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
        d`M${x - half} ${y + 30}L${x - half * 0.7} ${y - top * 0.5}L${x - half * 0.2} ${y - top * 0.7}L${x + half * 0.1} ${y - top}L${x + half * 0.6} ${y - top * 0.4}L${x + half} ${y + 30}Z`;
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
              .map((x, i) => d`M${x * w} ${r.at(x * w)}` + palmShape(h * (0.12 + (i % 2) * 0.04), i % 2 ? 0.2 : -0.2))
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
        houses += d`M${x} ${y + 40}V${y - tall}L${x + wide / 2} ${y - tall - s.rng.range(16, 34)}L${x + wide} ${y - tall}V${y + 40}Z`;
        for (const px of [0.26, 0.62]) if (s.rng.chance(0.7)) panes += d`M${x + wide * px} ${y - tall * s.rng.range(0.5, 0.8)}h9v12h-9Z`;
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

const land: Laid = (s, set) => {
  const { w, h } = s;
  sky(s, set);
  const horizon = (set.horizon ?? 58) / 100;
  const list = set.far ?? ['hills'];
  list.forEach((what, i) => {
    far(s, set, what, horizon + i * 0.035, i / Math.max(2, list.length));
  });
  s.add(s.glow(s.light.x, horizon * h, w * 0.5, s.light.color, 0.26, h * 0.14));
  const soil = set.soil ?? 'grass';
  const base = SOIL[soil];
  const waterFirst = list.at(-1) === 'sea' || list.at(-1) === 'river';
  const top = waterFirst ? Math.max(horizon + 0.12, 0.68) : horizon + 0.05 + list.length * 0.02;
  const mid = hills(s.rng, w, h, [top + 0.02, top - 0.015, top + 0.01, top - 0.02, top + 0.015], 0.01);
  s.sheet(path(mid.data), { color: atHour(set, mix(base, HOURS[set.time].sky[2], 0.12)), lit: 0.3, shadow: 0.8 });
  const near = hills(s.rng, w, h, [top + 0.13, top + 0.1, top + 0.13, top + 0.09, top + 0.12], 0.008);
  const growing = soil === 'grass' || soil === 'moss';
  s.sheet([path(near.data), growing ? path(grass(s.rng, 0, w, near.at, 24, 13)) : ''], { color: atHour(set, base, 0.06), lit: 0.26 });
  if (soil === 'sand')
    s.add(
      line(
        [0.84, 0.9].map((v) => d`M${w * 0.08} ${v * h}q60 -10 120 0t120 0M${w * 0.56} ${(v + 0.03) * h}q60 -10 120 0t120 0`).join(''),
        atHour(set, darken(base, 0.2)),
        3,
        'opacity=".4"',
      ),
    );
  return () => {
    const dark = atHour(set, darken(base, soil === 'snow' ? 0.22 : 0.42), 0.14);
    s.sheet(
      [
        path(
          d`M-40 ${h + 40}V${h * 0.95}Q${w * 0.24} ${h * 0.99} ${w * 0.5} ${h * 0.99}Q${w * 0.8} ${h * 0.985} ${w + 40} ${h * 0.94}V${h + 40}Z`,
        ),
        growing ? path(grass(s.rng, -10, w * 0.26, () => h * 0.975, 13, 34) + grass(s.rng, w * 0.78, w + 10, () => h * 0.97, 13, 38)) : '',
      ],
      { color: dark, lit: 0.08 },
    );
    if (growing && set.time !== 'day') s.add(glowworms(s, 8, w * 0.05, w * 0.95, h * 0.6, h * 0.94));
    weather(s, set);
  };
};

const WALL: Record<Wall, string> = { wood: '#a9745a', plaster: '#c39a86', metal: '#6f86a0', earth: '#8a6048', brick: '#a8664f' };

const room: Laid = (s, set) => {
  const { w, h } = s;
  const kind = set.wall ?? 'plaster';
  const wall = atHour(set, set.color ?? WALL[kind], -0.12);
  const at = (set.glow ??
    (set.lamp === undefined ? [set.window?.[0] ?? 50, set.window?.[1] ?? 40, 0] : [set.lamp, 24, 0])) as readonly number[];
  s.light = { x: ((at[0] ?? 50) / 100) * w, y: ((at[1] ?? 40) / 100) * h, color: LAMP };
  const fy = ((set.horizon ?? 70) / 100) * h;
  s.add(rect(0, 0, w, h, s.paper(wall, 0.34)));
  const mark = darken(wall, 0.4);
  if (kind === 'wood')
    s.add(
      line(
        spread(s, 20, w, 76)
          .map((x) => d`M${x} 0V${fy}`)
          .join(''),
        mark,
        2.4,
        'opacity=".4"',
      ),
    );
  if (kind === 'metal') {
    s.add(
      line(
        d`M0 ${fy * 0.3}H${w}M0 ${fy * 0.74}H${w}` + [0.2, 0.5, 0.8].map((x) => d`M${x * w} 0V${fy}`).join(''),
        mark,
        2.6,
        'opacity=".5"',
      ),
    );
    s.add(
      line(
        [0.2, 0.5, 0.8].flatMap((x) => [0.1, 0.5, 0.9].map((v) => d`M${x * w + 14} ${v * fy}h.1`)).join(''),
        lighten(wall, 0.4),
        6,
        'opacity=".5"',
      ),
    );
  }
  if (kind === 'brick')
    s.add(
      path(
        Array.from({ length: 26 }, () => d`M${s.rng.range(0, w)} ${s.rng.int(0, 16) * 24 + 12}h44v17h-44Z`).join(''),
        mark,
        'opacity=".2"',
      ),
    );
  if (kind === 'earth') {
    s.add(
      line(Array.from({ length: 22 }, () => d`M${s.rng.range(0, w)} ${s.rng.range(0, fy)}q8 -5 16 0`).join(''), mark, 3, 'opacity=".4"'),
    );
    // Roots hang from above.
    s.add(
      line(
        [0.1, 0.34, 0.62, 0.9]
          .map((x) => d`M${x * w} -10C${x * w + 16} 40 ${x * w - 22} 70 ${x * w + 6} ${s.rng.range(80, 130)}M${x * w + 2} 52q22 12 20 40`)
          .join(''),
        darken(wall, 0.3),
        6,
        'opacity=".7"',
      ),
    );
  }
  if (set.window) {
    const [wx, wy, r, outside] = set.window;
    const x = (wx / 100) * w;
    const y = (wy / 100) * h;
    const hour = HOURS[outside ?? set.time];
    const clip = s.define((id) => `<clipPath id="${id}">${circle(x, y, r)}</clipPath>`);
    const stars = Array.from({ length: 16 }, () => d`M${x + s.rng.range(-r, r)} ${y + s.rng.range(-r, r * 0.5)}h.1`).join('');
    const dark = (outside ?? set.time) === 'night' || (outside ?? set.time) === 'dusk';
    s.add(
      circle(
        x,
        y,
        r,
        s.linear(
          [
            [0, hour.sky[0]],
            [0.55, hour.sky[1]],
            [1, hour.sky[2]],
          ],
          y - r,
          y + r,
        ),
      ),
      `<g clip-path="url(#${clip})">${dark ? line(stars, MOON, 3.4) : circle(x + r * 0.3, y + r * 0.1, r * 0.3, hour.light)}${
        set.wall === 'metal'
          ? ''
          : path(
              d`M${x - r} ${y + r * 0.5}q${r * 0.6} ${-r * 0.3} ${r} ${-r * 0.06}t${r} ${-r * 0.1}v${r}h${-r * 2}Z`,
              darken(hour.sky[1], 0.3),
            )
      }${set.weather === 'rain' ? line(Array.from({ length: 14 }, () => d`M${x + s.rng.range(-r, r)} ${y + s.rng.range(-r, r)}l-7 26`).join(''), '#e4eef4', 2.4, 'opacity=".6"') : ''}</g>`,
    );
    const frame = darken(wall, 0.3);
    s.sheet(
      `<path fill-rule="evenodd" d="${d`M${x - r - 14} ${y}A${r + 14} ${r + 14} 0 1 0 ${x + r + 14} ${y}A${r + 14} ${r + 14} 0 1 0 ${x - r - 14} ${y}ZM${x - r + 3} ${y}A${r - 3} ${r - 3} 0 1 0 ${x + r - 3} ${y}A${r - 3} ${r - 3} 0 1 0 ${x - r + 3} ${y}Z`}"/>`,
      { color: frame, lit: 0.3 },
    );
    if (set.wall === 'metal')
      s.add(
        line(
          Array.from(
            { length: 12 },
            (_, i) => d`M${x + Math.cos((i * Math.PI) / 6) * (r + 6)} ${y + Math.sin((i * Math.PI) / 6) * (r + 6)}h.1`,
          ).join(''),
          lighten(frame, 0.5),
          6,
        ),
      );
    else s.add(line(d`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}`, frame, 7));
  }
  if (set.glow) s.add(s.glow((set.glow[0] / 100) * w, (set.glow[1] / 100) * h, set.glow[2], LAMP, 0.55));
  s.add(kind === 'earth' ? '' : floor(s, fy, darken(wall, 0.34), kind === 'metal'));
  if (kind === 'earth')
    s.sheet(path(hills(s.rng, w, h, [fy / h, fy / h + 0.03, fy / h + 0.02, fy / h - 0.01], 0.01).data), {
      color: darken(wall, 0.26),
      lit: 0.34,
    });
  else s.add(rect(0, fy - 7, w, 12, darken(wall, 0.46)));
  if (set.lamp !== undefined) s.add(lamp(s, (set.lamp / 100) * w, h * 0.2, '#c9604c', w * 0.26));
  return () => {};
};

const under: Laid = (s, set) => {
  const { w, h, rng } = s;
  const dark = set.time === 'night';
  const top = atHour(set, '#8fd8d8', dark ? 0.1 : -0.05);
  const deep = atHour(set, '#1f6f96', dark ? 0.2 : 0.02);
  s.light = { x: w * 0.6, y: -20, color: dark ? '#cfe8ea' : '#fff3cc' };
  s.sky(
    [
      [0, top],
      [0.5, mix(top, deep, 0.6)],
      [1, deep],
    ],
    null,
  );
  for (const [x, wide, o] of [
    [0.42, 60, 0.16],
    [0.56, 90, 0.2],
    [0.7, 50, 0.14],
  ] as const)
    s.add(
      path(
        d`M${x * w} -10L${x * w - wide * 2.4} ${h * 0.86}H${x * w - wide * 0.3}L${x * w + wide * 0.5} -10Z`,
        s.linear(
          [
            [0, '#fff6d8', dark ? o * 0.5 : o],
            [1, '#fff6d8', 0],
          ],
          0,
          h * 0.86,
        ),
      ),
    );
  s.sheet([path(hills(rng, w, h, [0.62, 0.5, 0.66, 0.7, 0.58], 0.02).data)], { color: mix(deep, top, 0.25), lit: 0.2, shadow: 0.6 });
  const weed = (x: number, tall: number): string =>
    d`M${x - 8} ${h}C${x - 30} ${h - tall * 0.4} ${x + 22} ${h - tall * 0.6} ${x - 4} ${h - tall}C${x + 34} ${h - tall * 0.6} ${x - 12} ${h - tall * 0.4} ${x + 12} ${h}Z`;
  s.sheet([path(hills(rng, w, h, [0.72, 0.74, 0.71, 0.73], 0.01).data)], { color: atHour(set, '#cdb98c', dark ? 0.1 : 0.02), lit: 0.28 });
  s.add(
    group([0.06, 0.11, 0.9, 0.95].map((x) => path(weed(x * w, h * rng.range(0.3, 0.5)))).join(''), `fill="${mix(deep, '#3f8f6a', 0.5)}"`),
  );
  s.add(
    line(
      Array.from({ length: 14 }, () => d`M${rng.range(0.04, 0.96) * w} ${rng.range(0.8, 0.97) * h}q6 -4 12 0`).join(''),
      atHour(set, '#8f7a5a'),
      3,
      'opacity=".5"',
    ),
  );
  return () => {
    s.sheet(
      [
        path(
          d`M-40 ${h + 40}V${h * 0.94}Q${w * 0.1} ${h * 0.9} ${w * 0.2} ${h * 0.97}Q${w * 0.5} ${h} ${w * 0.8} ${h * 0.97}Q${w * 0.92} ${h * 0.91} ${w + 40} ${h * 0.93}V${h + 40}Z`,
        ),
        path(weed(w * 0.02, h * 0.34)),
        path(weed(w * 0.97, h * 0.28)),
      ],
      { color: darken(deep, 0.35), lit: 0.06 },
    );
    s.add(
      Array.from({ length: 9 }, () =>
        circle(rng.range(0.1, 0.9) * w, rng.range(0.1, 0.7) * h, rng.range(3, 8), 'none', 'stroke="#eafaf6" stroke-width="2" opacity=".5"'),
      ).join(''),
    );
  };
};

/** The earth cut open, with hollows in it. */
const cut: Laid = (s, set) => {
  const { w, h, rng } = s;
  sky(s, set);
  const line0 = (set.horizon ?? 34) / 100;
  (set.far ?? []).forEach((what, i) => {
    far(s, set, what, line0 + 0.02 + i * 0.03, i * 0.3);
  });
  const soil = atHour(set, SOIL[set.soil ?? 'grass']);
  const earth = atHour(set, set.color ?? '#7f5a48', 0.02);
  const top = hills(rng, w, h, [line0 + 0.02, line0 - 0.02, line0 + 0.01, line0 - 0.03, line0 + 0.02], 0.008);
  s.sheet([path(top.data), set.soil === 'grass' || set.soil === 'moss' ? path(grass(rng, 0, w, top.at, 18, 15)) : ''], {
    color: soil,
    lit: 0.34,
  });
  s.sheet(path(hills(rng, w, h, [line0 + 0.07, line0 + 0.04, line0 + 0.06, line0 + 0.03, line0 + 0.07], 0.006).data), {
    color: earth,
    lit: 0.16,
    edge: 0.2,
  });
  s.sheet(path(hills(rng, w, h, [0.82, 0.8, 0.84, 0.8], 0.012).data), { color: darken(earth, 0.2), lit: 0.1, edge: 0.1, shadow: 0.5 });
  s.add(
    line(
      Array.from({ length: 26 }, () => d`M${rng.range(0, w)} ${rng.range(line0 + 0.12, 0.98) * h}q7 -6 15 0`).join(''),
      darken(earth, 0.35),
      4,
      'opacity=".5"',
    ),
  );
  s.add(
    line(
      Array.from({ length: 12 }, () => d`M${rng.range(0, w)} ${rng.range(line0 + 0.14, 0.98) * h}h.1`).join(''),
      lighten(earth, 0.25),
      13,
      'opacity=".35"',
    ),
  );
  for (const [x, y, rx, ry] of set.hollows ?? []) {
    const cx = (x / 100) * w;
    const cy = (y / 100) * h;
    const X = (rx / 100) * w;
    const Y = (ry / 100) * h;
    const shape = d`M${cx - X} ${cy + Y * 0.3}C${cx - X} ${cy - Y * 0.8} ${cx - X * 0.5} ${cy - Y} ${cx} ${cy - Y}C${cx + X * 0.6} ${cy - Y} ${cx + X} ${cy - Y * 0.7} ${cx + X} ${cy + Y * 0.3}C${cx + X} ${cy + Y * 0.8} ${cx + X * 0.6} ${cy + Y} ${cx} ${cy + Y}C${cx - X * 0.6} ${cy + Y} ${cx - X} ${cy + Y * 0.8} ${cx - X} ${cy + Y * 0.3}Z`;
    s.add(
      path(shape, lighten(earth, 0.18), `stroke="${lighten(earth, 0.3)}" stroke-width="5"`),
      path(
        shape,
        s.radial(cx, cy + Y * 0.4, Math.max(X, Y), [
          [0, mix(earth, LAMP, 0.62)],
          [0.6, mix(earth, LAMP, 0.24)],
          [1, darken(earth, 0.34)],
        ]),
      ),
    );
    s.add(ellipse(cx, cy + Y * 0.86, X * 0.78, Y * 0.14, darken(earth, 0.4), 'opacity=".5"'));
  }
  return () => weather(s, set, line0);
};

const water = (s: Stage, set: Backdrop, y: number, t: number, lit: number): void =>
  s.sheet(path(waves(s.w, y * s.h, s.w * (0.11 + t * 0.14), s.h * 0.022, 0.2 + t * 0.5, s.h + 40)), {
    color: atHour(set, mix('#6fb0b8', '#245a80', t)),
    lit,
    shadow: 0.5,
  });

const sea: Laid = (s, set) => {
  sky(s, set);
  const y = (set.horizon ?? 52) / 100;
  (set.far ?? []).forEach((what) => {
    far(s, set, what, y, 0.2);
  });
  s.add(rect(0, y * s.h, s.w, s.h, atHour(set, '#6fb0b8')));
  s.add(
    s.glow(s.light.x, y * s.h + 10, s.w * 0.3, s.light.color, 0.6, s.h * 0.05),
    ripples(s, 12, s.light.x - s.w * 0.16, s.light.x + s.w * 0.12, y * s.h + 6, (y + 0.2) * s.h, s.light.color, 0.6),
  );
  water(s, set, y + 0.08, 0.2, 0.34);
  water(s, set, y + 0.17, 0.45, 0.26);
  water(s, set, y + 0.27, 0.65, 0.2);
  return () => {
    water(s, set, 0.93, 0.95, 0.1);
    weather(s, set);
  };
};

const deck: Laid = (s, set) => {
  const { w, h } = s;
  sky(s, set);
  (set.far ?? []).forEach((what) => {
    far(s, set, what, 0.5, 0.2);
  });
  s.add(rect(0, h * 0.5, w, h * 0.3, atHour(set, '#5fa0ae')), s.glow(s.light.x, h * 0.52, w * 0.3, s.light.color, 0.6, h * 0.04));
  water(s, set, 0.56, 0.3, 0.3);
  const wood = atHour(set, set.color ?? '#b07a52', -0.06);
  // Mast, shrouds and the foot of a sail.
  s.sheet([rect(w * 0.74, -20, 26, h)], { color: darken(wood, 0.25), lit: 0.3 });
  s.sheet(path(d`M${w * 0.42} -20C${w * 0.5} ${h * 0.2} ${w * 0.9} ${h * 0.22} ${w * 1.04} -20Z`), {
    color: atHour(set, '#f4e2c4'),
    lit: 0.3,
  });
  s.add(
    line(
      d`M${w * 0.75} 40L${w * 0.5} ${h * 0.66}M${w * 0.77} 40L${w * 1.02} ${h * 0.66}M${w * 0.62} ${h * 0.4}H${w * 0.92}M${w * 0.57} ${h * 0.52}H${w * 0.97}`,
      darken(wood, 0.4),
      3,
      'opacity=".7"',
    ),
  );
  s.sheet(
    [rect(-20, h * 0.58, w + 40, 18, '', 8), ...Array.from({ length: 11 }, (_, i) => rect(i * w * 0.1 - 8, h * 0.58, 17, h * 0.14, '', 5))],
    { color: wood, lit: 0.3 },
  );
  s.sheet(rect(-20, h * 0.69, w + 40, h), { color: mix(wood, '#d9b084', 0.3), lit: 0.3 });
  s.add(
    line(
      d`M0 ${h * 0.755}H${w}M0 ${h * 0.83}H${w}M0 ${h * 0.92}H${w}` +
        [0.12, 0.4, 0.71, 0.93, 0.27, 0.58].map((x, i) => d`M${x * w} ${h * (i < 4 ? 0.755 : 0.83)}V${h * (i < 4 ? 0.83 : 0.92)}`).join(''),
      darken(wood, 0.35),
      2.6,
      'opacity=".5"',
    ),
  );
  return () => weather(s, set);
};

/** House fronts along a street. */
const street: Laid = (s, set) => {
  const { w, h, rng } = s;
  sky(s, set);
  far(s, set, 'town', 0.5, 0);
  const colors = ['#c9907a', '#9aa68a', '#8f93b0', '#d0ae7c', '#b0809a'];
  let x = -30;
  let i = rng.int(0, 4);
  while (x < w) {
    const wide = w * rng.range(0.2, 0.28);
    const tall = h * rng.range(0.34, 0.5);
    const wall = atHour(set, colors[i++ % 5] ?? '#c9907a');
    const y = h * 0.8;
    s.sheet(path(d`M${x} ${y}V${y - tall}H${x + wide}V${y}Z`), { color: wall, lit: 0.26 });
    s.sheet(path(d`M${x - 12} ${y - tall + 8}L${x + wide / 2} ${y - tall - h * 0.11}L${x + wide + 12} ${y - tall + 8}Z`), {
      color: darken(wall, 0.36),
      lit: 0.2,
    });
    const lit = rng.chance(set.time === 'night' ? 0.25 : 0.5);
    s.add(
      path(
        [0.2, 0.62].map((px) => d`M${x + wide * px} ${y - tall * 0.78}h${wide * 0.2}v${h * 0.08}h${-wide * 0.2}Z`).join(''),
        lit ? LAMP : darken(wall, 0.5),
      ),
    );
    s.add(path(d`M${x + wide * 0.4} ${y}v${-h * 0.13}a${wide * 0.1} ${wide * 0.1} 0 0 1 ${wide * 0.2} 0v${h * 0.13}Z`, darken(wall, 0.52)));
    x += wide + rng.range(2, 14);
  }
  s.sheet(path(hills(rng, w, h, [0.8, 0.79, 0.8, 0.79], 0.002).data), { color: atHour(set, '#a08c8a'), lit: 0.3 });
  s.add(
    line(
      Array.from({ length: 26 }, () => d`M${rng.range(0, w)} ${rng.range(0.83, 0.98) * h}q10 -8 20 0`).join(''),
      atHour(set, '#6a5a66'),
      3.4,
      'opacity=".45"',
    ),
  );
  return () => weather(s, set);
};

/** Flat roofs of a warm town, one behind the other. */
const roofs: Laid = (s, set) => {
  const { w, h, rng } = s;
  sky(s, set);
  for (const [t, y] of [
    [0.0, 0.46],
    [0.3, 0.54],
    [0.6, 0.64],
  ] as const) {
    let data = '';
    let panes = '';
    for (let x = -30; x < w + 20; ) {
      const wide = w * rng.range(0.12, 0.2);
      const top = (y + rng.range(-0.04, 0.04)) * h;
      data += d`M${x} ${h}V${top}h6v-8h${wide - 12}v8h6V${h}Z`;
      if (rng.chance(0.8)) panes += d`M${x + wide * 0.3} ${top + 26}v-6a7 7 0 0 1 14 0v18h-14Z`;
      x += wide * rng.range(0.9, 1.1);
    }
    s.sheet(path(data), { color: mix(atHour(set, '#c9a088'), HOURS[set.time].sky[2], 0.4 - t * 0.5), lit: 0.3, shadow: 0.6 });
    s.add(path(panes, LAMP, 'opacity=".85"'));
  }
  s.sheet([rect(-20, h * 0.72, w + 40, h)], { color: atHour(set, '#d0a88e'), lit: 0.3 });
  s.add(line(d`M0 ${h * 0.745}H${w}`, atHour(set, '#8a6a66'), 4, 'opacity=".6"'));
  return () => weather(s, set);
};

export const LAID: Record<SetName, Laid> = { land, room, under, cut, deck, sea, street, roofs };
