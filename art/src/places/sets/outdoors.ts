/** Open land, and a cross-section of the earth. */
import { darken, LAMP, lighten, mix } from '../../paper/color.ts';
import { grass, hills } from '../../paper/shapes.ts';
import { ellipse, line, path, pathData } from '../../paper/svg.ts';
import { glowworms } from '../../things/props.ts';
import { far, SOIL } from './far.ts';
import type { DrawBackdrop } from './laid.ts';
import { atHour, HOURS, sky, weather } from './sky.ts';

export const land: DrawBackdrop = (s, set) => {
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
  const growing = (soil === 'grass' || soil === 'moss') && !set.open;
  s.sheet([path(near.data), growing ? path(grass(s.rng, 0, w, near.at, 24, 13)) : ''], { color: atHour(set, base, 0.06), lit: 0.26 });
  if (soil === 'sand')
    s.add(
      line(
        [0.84, 0.9]
          .map((v) => pathData`M${w * 0.08} ${v * h}q60 -10 120 0t120 0M${w * 0.56} ${(v + 0.03) * h}q60 -10 120 0t120 0`)
          .join(''),
        atHour(set, darken(base, 0.2)),
        3,
        'opacity=".4"',
      ),
    );
  return () => {
    if (set.open) return weather(s, set);
    const dark = atHour(set, darken(base, soil === 'snow' ? 0.22 : 0.42), 0.14);
    s.sheet(
      [
        path(
          pathData`M-40 ${h + 40}V${h * 0.95}Q${w * 0.24} ${h * 0.99} ${w * 0.5} ${h * 0.99}Q${w * 0.8} ${h * 0.985} ${w + 40} ${h * 0.94}V${h + 40}Z`,
        ),
        growing ? path(grass(s.rng, -10, w * 0.26, () => h * 0.975, 13, 34) + grass(s.rng, w * 0.78, w + 10, () => h * 0.97, 13, 38)) : '',
      ],
      { color: dark, lit: 0.08 },
    );
    if (growing && set.time !== 'day') s.add(glowworms(s, 8, w * 0.05, w * 0.95, h * 0.6, h * 0.94));
    weather(s, set);
  };
};

/** A cross-section of the earth with hollows. */
export const cut: DrawBackdrop = (s, set) => {
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
      Array.from({ length: 26 }, () => pathData`M${rng.range(0, w)} ${rng.range(line0 + 0.12, 0.98) * h}q7 -6 15 0`).join(''),
      darken(earth, 0.35),
      4,
      'opacity=".5"',
    ),
  );
  s.add(
    line(
      Array.from({ length: 12 }, () => pathData`M${rng.range(0, w)} ${rng.range(line0 + 0.14, 0.98) * h}h.1`).join(''),
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
    const shape = pathData`M${cx - X} ${cy + Y * 0.3}C${cx - X} ${cy - Y * 0.8} ${cx - X * 0.5} ${cy - Y} ${cx} ${cy - Y}C${cx + X * 0.6} ${cy - Y} ${cx + X} ${cy - Y * 0.7} ${cx + X} ${cy + Y * 0.3}C${cx + X} ${cy + Y * 0.8} ${cx + X * 0.6} ${cy + Y} ${cx} ${cy + Y}C${cx - X * 0.6} ${cy + Y} ${cx - X} ${cy + Y * 0.8} ${cx - X} ${cy + Y * 0.3}Z`;
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
