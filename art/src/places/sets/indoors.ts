/** Rooms: a wall, a floor, a round window, a lamp. */
import type { Wall } from '@tuckaway/domain/content';
import { darken, LAMP, lighten, MOON, mix, PAPER } from '../../paper/color.ts';
import { hills } from '../../paper/shapes.ts';
import { circle, line, path, pathData, rect, shows } from '../../paper/svg.ts';
import { spread } from '../parts/common.ts';
import { floor, lamp } from '../parts/room.ts';
import type { DrawBackdrop } from './laid.ts';
import { atHour, HOURS } from './sky.ts';

const WALL: Record<Wall, string> = { wood: '#a9745a', plaster: '#c39a86', metal: '#6f86a0', earth: '#8a6048', brick: '#a8664f' };

/** The window's two halves, turned into the room at both sides. */
function openCasement(x: number, y: number, r: number, frame: string, glass: string): string {
  const half = (side: 1 | -1): string => {
    const [hinge, edge] = [x + side * (r + 6), x + side * (r + 44)];
    const data = pathData`M${hinge} ${y - r * 0.86}L${edge} ${y - r * 0.98}V${y + r * 1.02}L${hinge} ${y + r * 0.86}Z`;
    return path(data, glass, `stroke="${frame}" stroke-width="9" stroke-linejoin="round" fill-opacity=".5"`);
  };
  return half(-1) + half(1);
}

export const room: DrawBackdrop = (s, set) => {
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
          .map((x) => pathData`M${x} 0V${fy}`)
          .join(''),
        mark,
        2.4,
        'opacity=".4"',
      ),
    );
  if (kind === 'metal') {
    s.add(
      line(
        pathData`M0 ${fy * 0.3}H${w}M0 ${fy * 0.74}H${w}` + [0.2, 0.5, 0.8].map((x) => pathData`M${x * w} 0V${fy}`).join(''),
        mark,
        2.6,
        'opacity=".5"',
      ),
    );
    s.add(
      line(
        [0.2, 0.5, 0.8].flatMap((x) => [0.1, 0.5, 0.9].map((v) => pathData`M${x * w + 14} ${v * fy}h.1`)).join(''),
        lighten(wall, 0.4),
        6,
        'opacity=".5"',
      ),
    );
  }
  if (kind === 'brick')
    s.add(
      path(
        Array.from({ length: 26 }, () => pathData`M${s.rng.range(0, w)} ${s.rng.int(0, 16) * 24 + 12}h44v17h-44Z`).join(''),
        mark,
        'opacity=".2"',
      ),
    );
  if (kind === 'earth') {
    s.add(
      line(
        Array.from({ length: 22 }, () => pathData`M${s.rng.range(0, w)} ${s.rng.range(0, fy)}q8 -5 16 0`).join(''),
        mark,
        3,
        'opacity=".4"',
      ),
    );
    // Roots hang from above.
    s.add(
      line(
        [0.1, 0.34, 0.62, 0.9]
          .map(
            (x) =>
              pathData`M${x * w} -10C${x * w + 16} 40 ${x * w - 22} 70 ${x * w + 6} ${s.rng.range(80, 130)}M${x * w + 2} 52q22 12 20 40`,
          )
          .join(''),
        darken(wall, 0.3),
        6,
        'opacity=".7"',
      ),
    );
  }
  if (set.window && set.weather) s.add(shows(set.weather, ''));
  if (set.window) {
    const [wx, wy, r, outside, isOpen = false] = set.window;
    const x = (wx / 100) * w;
    const y = (wy / 100) * h;
    const hour = HOURS[outside ?? set.time];
    const clip = s.define((id) => `<clipPath id="${id}">${circle(x, y, r)}</clipPath>`);
    const stars = Array.from({ length: 16 }, () => pathData`M${x + s.rng.range(-r, r)} ${y + s.rng.range(-r, r * 0.5)}h.1`).join('');
    const dark = (outside ?? set.time) === 'night' || (outside ?? set.time) === 'dusk';
    if (dark) s.add(shows('stars', ''));
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
      `<g clip-path="url(#${clip})">${dark ? line(stars, MOON, 3.4) : set.weather ? '' : shows('sun', circle(x + r * 0.3, y + r * 0.1, r * 0.3, hour.light))}${
        set.wall === 'metal'
          ? ''
          : path(
              pathData`M${x - r} ${y + r * 0.5}q${r * 0.6} ${-r * 0.3} ${r} ${-r * 0.06}t${r} ${-r * 0.1}v${r}h${-r * 2}Z`,
              darken(hour.sky[1], 0.3),
            )
      }${set.weather === 'rain' ? line(Array.from({ length: 14 }, () => pathData`M${x + s.rng.range(-r, r)} ${y + s.rng.range(-r, r)}l-7 26`).join(''), '#e4eef4', 2.4, 'opacity=".6"') : ''}</g>`,
    );
    const frame = darken(wall, 0.3);
    s.sheet(
      `<path fill-rule="evenodd" d="${pathData`M${x - r - 14} ${y}A${r + 14} ${r + 14} 0 1 0 ${x + r + 14} ${y}A${r + 14} ${r + 14} 0 1 0 ${x - r - 14} ${y}ZM${x - r + 3} ${y}A${r - 3} ${r - 3} 0 1 0 ${x + r - 3} ${y}A${r - 3} ${r - 3} 0 1 0 ${x - r + 3} ${y}Z`}"/>`,
      { color: frame, lit: 0.3 },
    );
    if (set.wall === 'metal')
      s.add(
        line(
          Array.from(
            { length: 12 },
            (_, i) => pathData`M${x + Math.cos((i * Math.PI) / 6) * (r + 6)} ${y + Math.sin((i * Math.PI) / 6) * (r + 6)}h.1`,
          ).join(''),
          lighten(frame, 0.5),
          6,
        ),
      );
    else if (isOpen) s.add(openCasement(x, y, r, frame, mix(hour.sky[1], PAPER, 0.3)));
    else s.add(line(pathData`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}`, frame, 7));
    s.add(shows(isOpen ? 'open window' : 'closed window', circle(x, y, r * 0.9, '#000000', 'fill-opacity="0"')));
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
