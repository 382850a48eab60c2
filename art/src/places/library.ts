import { darken, LAMP, lighten, MOON, mix, PAPER } from '../paper/color.ts';
import { lantern, paperParts } from '../paper/paper.ts';
import { at, circle, ellipse, line, path, pathData, rect, shows } from '../paper/svg.ts';
import { type DrawPlace, palette } from './parts/common.ts';
import { floor, windowView } from './parts/room.ts';

/** A library as tall as a tower, with a small door for the mouse that lives between the books. */
export const library: DrawPlace = ({ s, hero }) => {
  const { w, h, rng } = s;
  const p = palette(s, [
    { sky: ['#151c46', '#3f4f94', '#9aa0cc'], far: '#7a4a48', near: '#33202e', light: '#ffe2ac' },
    { sky: ['#102a44', '#2f6888', '#9cc0bf'], far: '#5f5648', near: '#2a2826', light: '#ffe9b8' },
    { sky: ['#241a4a', '#64468c', '#c496b4'], far: '#6f4458', near: '#2f1d34', light: '#ffdca4' },
  ]);
  const wx = w * 0.56;
  const wy = h * 0.36;
  const r = Math.min(w, h) * 0.2;
  const fy = h * (s.peopled ? 0.735 : 0.75);
  s.light = { x: wx, y: wy, color: p.light };
  s.window = { x: wx, y: wy };
  s.add(rect(0, 0, w, h, s.paper(p.far, 0.2)));
  // The tall window.
  const shape = pathData`M${wx - r} ${fy - h * 0.06}V${wy - r * 0.2}A${r} ${r} 0 0 1 ${wx + r} ${wy - r * 0.2}V${fy - h * 0.06}Z`;
  s.sheet(
    path(
      pathData`M${wx - r - 16} ${fy - h * 0.03}V${wy - r * 0.2}A${r + 16} ${r + 16} 0 0 1 ${wx + r + 16} ${wy - r * 0.2}V${fy - h * 0.03}Z`,
    ),
    { color: mix(p.far, '#b58a68', 0.35), lit: 0.3 },
  );
  const stars = Array.from({ length: 26 }, () => pathData`M${wx + rng.range(-r, r)} ${wy + rng.range(-r * 1.2, r * 1.1)}h.1`).join('');
  const flying = at(
    wx - r * 0.36,
    wy + r * 0.72,
    0.82,
    paperParts(path('M0 8C-14-16-40-26-66-20C-54-8-48 2-46 14C-26 6-10 8 0 18C10 8 26 6 46 14C48 2 54-8 66-20C40-26 14-16 0 8Z', PAPER)) +
      line('M0 10V17', '#d9604c', 4),
    -10,
  );
  s.add(
    windowView(
      s,
      shape,
      wy - r,
      fy,
      s.glow(wx + r * 0.3, wy - r * 0.2, r * 1.3, p.light, 0.6) +
        s.unlessNamed(
          'moon',
          shows(
            'sky moon',
            circle(wx + r * 0.28, wy - r * 0.26, r * 0.36, p.light) +
              circle(wx + r * 0.18, wy - r * 0.34, r * 0.07, darken(p.light, 0.2), 'opacity=".6"') +
              circle(wx + r * 0.38, wy - r * 0.16, r * 0.09, darken(p.light, 0.2), 'opacity=".6"'),
          ),
        ) +
        `<path d="${stars}" stroke="${MOON}" stroke-width="2.6" stroke-linecap="round"/>` +
        path(
          pathData`M${wx - r} ${fy - h * 0.1}Q${wx - r * 0.3} ${fy - h * 0.19} ${wx + r * 0.2} ${fy - h * 0.12}T${wx + r} ${fy - h * 0.15}V${fy}H${wx - r}Z`,
          p.sky[0],
        ) +
        s.unlessNamed('book', flying),
      [p.sky[0], p.sky[2]],
    ),
  );
  s.add(
    line(
      pathData`M${wx} ${wy - r * 1.2}V${fy - h * 0.06}M${wx - r} ${wy + r * 0.34}H${wx + r}M${wx - r} ${wy + r * 1.1}H${wx + r}M${wx - r} ${wy - r * 0.2}A${r} ${r} 0 0 1 ${wx + r} ${wy - r * 0.2}`,
      mix(p.far, '#8a6248', 0.4),
      6,
    ),
  );
  s.add(path(pathData`M${wx - r} ${fy}L${wx - r * 1.9} ${h}H${wx + r * 0.9}L${wx + r} ${fy}Z`, p.light, 'opacity=".14"'));
  // Shelves: each book is a paper strip in one of six colors, and a few lean.
  const colors = ['#b5564a', '#c98f4e', '#5f8a7c', '#4f6f94', '#8a5f86', '#d9bf8a'].map(p.tint);
  const shelf = (x0: number, x1: number, rows: number, t: number): void => {
    const frame = mix(p.far, p.near, t);
    const top = -20;
    const tall = (fy + 16 - top) / rows;
    s.sheet(path(pathData`M${x0} ${fy + 20}V${top}H${x1}V${fy + 20}Z`), { color: frame, lit: 0.22 });
    const strips = colors.map(() => '');
    let backs = '';
    let bands = '';
    for (let i = 0; i < rows; i++) {
      const y1 = top + tall * (i + 1);
      backs += pathData`M${x0 + 12} ${y1 - tall + 12}H${x1 - 12}V${y1}H${x0 + 12}Z`;
      for (let x = x0 + 15; x < x1 - 22; ) {
        const bw = rng.range(9, 19);
        const bh = (tall - 16) * rng.range(0.62, 0.95);
        const c = rng.int(0, 5);
        if (rng.chance(0.08)) {
          x += bw * 1.4;
          continue;
        }
        if (x + bw > x1 - 14) break;
        strips[c] =
          (strips[c] ?? '') +
          (rng.chance(0.07) ? pathData`M${x + 7} ${y1}l7 ${-bh}h${bw}l-7 ${bh}Z` : pathData`M${x} ${y1}v${-bh}h${bw}v${bh}Z`);
        if (rng.chance(0.3)) bands += pathData`M${x} ${y1 - bh * 0.75}h${bw}v4h${-bw}Z`;
        x += bw + 1.6;
      }
    }
    s.add(
      path(backs, darken(frame, 0.55)),
      ...strips.map((v, i) => (v ? path(v, mix(colors[i] ?? LAMP, p.near, 0.12 + t * 0.2)) : '')),
      path(bands, LAMP, 'opacity=".55"'),
    );
    let boards = '';
    for (let i = 1; i <= rows; i++) boards += rect(x0, top + tall * i - 2, x1 - x0, 11);
    s.sheet(boards, { color: lighten(frame, 0.1), lit: 0.2, shadow: 0.5 });
  };
  const rows = h > w ? 7 : 5;
  shelf(w * 0.76, w * 1.02, rows, 0.35);
  shelf(-w * 0.02, w * 0.27, rows, 0.35);
  s.add(floor(s, fy, mix('#9a6448', p.near, 0.35), false));
  // A ladder against the shelf.
  s.add(
    paperParts(
      line(pathData`M${w * 0.755} ${fy + 22}L${w * 0.83} ${h * 0.06}M${w * 0.8} ${fy + 26}L${w * 0.875} ${h * 0.06}`, '#d9a066', 8),
    ) +
      line(
        Array.from({ length: 9 }, (_, i) => pathData`M${w * (0.762 + i * 0.0072)} ${fy - 8 - i * h * 0.069}h${w * 0.043}`).join(''),
        '#d9a066',
        6,
      ),
  );
  // The mouse's door in the skirting.
  s.add(
    s.glow(w * 0.9, fy - 6, 50, LAMP, 0.6),
    at(
      w * 0.9,
      fy + 9,
      1.2,
      paperParts(path('M-15 0V-18A15 15 0 0 1 15-18V0Z', darken(p.near, 0.2))) +
        path('M-10 0V-17A10 10 0 0 1 10-17V0Z', LAMP) +
        circle(6, -9, 1.4, '#8a5a3a'),
    ),
  );
  // A rug, piles of books, a lamp.
  s.add(
    ellipse(w * 0.38, h * 0.895, w * 0.31, h * 0.085, mix('#a8504a', p.near, 0.2)),
    ellipse(
      w * 0.38,
      h * 0.895,
      w * 0.27,
      h * 0.068,
      'none',
      `stroke="${LAMP}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" opacity=".7"`,
    ),
    ellipse(w * 0.38, h * 0.895, w * 0.2, h * 0.048, mix('#c9754f', p.near, 0.2)),
  );
  const pile = (x: number, y: number, k: number, list: readonly number[]): string =>
    at(
      x,
      y,
      k,
      list
        .map((c, i) => {
          const off = (i * 37) % 17;
          return (
            paperParts(rect(-54 + off, -20 * (i + 1), 104 - ((i * 29) % 22), 19, colors[c % 6] ?? LAMP, 4)) +
            rect(38 + off - ((i * 29) % 22), -20 * (i + 1) + 4, 12, 11, PAPER) +
            rect(-44 + off, -20 * (i + 1) + 3, 5, 13, LAMP, 0, 'opacity=".6"')
          );
        })
        .join(''),
    );
  s.add(pile(w * 0.68, h * 0.84, 1.0 * s.grow, [0, 2, 5, 3, 1]));
  const lit = { x: w * 0.68, y: h * 0.84 - 100 * s.grow, k: 1.1 * s.grow };
  s.small('lantern', lit, lantern(), s.glow(lit.x, lit.y - 22 * lit.k, 130 * lit.k, LAMP, 0.6));
  hero({ x: w * 0.335, y: h * 0.9 });
  s.add(pile(w * 0.955, h * 1.03, 1.3 * s.grow, [4, 1, 3, 0, 5, 2]), pile(w * 0.04, h * 1.02, 1.1 * s.grow, [3, 0, 5]));
  s.small(
    'book',
    { x: w * 0.56, y: h * 0.95, k: 1.05 * s.grow },
    paperParts(path('M0 4C-18-10-50-12-72-4L-64-34C-44-42-16-40 0-26C16-40 44-42 64-34L72-4C50-12 18-10 0 4Z', PAPER)) +
      line('M0-25V3M-56-28Q-34-34-12-24M-60-18Q-36-24-12-14M56-28Q34-34 12-24', '#c3a98c', 2.4) +
      path('M24-16q8-8 14-2q0 8-14 14q-8-4-4-12Z', '#d9604c', 'opacity=".8"'),
  );
};
