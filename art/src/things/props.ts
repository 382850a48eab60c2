/** Things that occur in more than one picture. Each has its foot at (0, 0) and its own colors. */
import { darken, EMBER, LAMP, lighten, MOON, mix, PAPER } from '../paper/color.ts';
import { flat, paperParts } from '../paper/paper.ts';
import { crescent, star } from '../paper/shapes.ts';
import type { Stage } from '../paper/stage.ts';
import { at, circle, ellipse, group, line, oneDecimal, path, pathData, rect, shows } from '../paper/svg.ts';

/** The moon as a lit paper disc; sleepy pictures give it a face, lifted where something stands before it, and on a page that is told by day it is the sun. */
export function moon(s: Stage, x: number, y: number, r: number, look: 'full' | 'crescent' = 'full', face = false, lift = 0): string {
  return s.unlessNamed('moon', s.byDay ? shows('sky sun', sunDisc(s, x, y, r)) : shows('sky moon', disc(s, x, y, r, look, face, lift)));
}

function sunDisc(s: Stage, x: number, y: number, r: number): string {
  const light = s.light.color;
  const warm = s.linear(
    [
      [0, '#fff6d6'],
      [1, mix(light, EMBER, 0.3)],
    ],
    y - r,
    y + r,
  );
  return s.glow(x, y, r * 2.2, light, 0.6) + circle(x, y, r, warm);
}

function disc(s: Stage, x: number, y: number, r: number, look: 'full' | 'crescent', face: boolean, lift: number): string {
  const light = s.light.color;
  const dark = darken(light, 0.14);
  if (look === 'crescent')
    return (
      s.glow(x, y, r * 2, light, 0.5) +
      path(
        crescent(x, y, r),
        s.linear(
          [
            [0, lighten(light, 0.4)],
            [1, darken(light, 0.1)],
          ],
          y - r,
          y + r,
        ),
      )
    );
  const craters = face
    ? circle(x + r * 0.5, y - r * 0.55, r * 0.12, dark) + circle(x - r * 0.6, y + r * 0.5, r * 0.1, dark)
    : circle(x - r * 0.34, y - r * 0.12, r * 0.2, dark) +
      circle(x + r * 0.12, y - r * 0.44, r * 0.1, dark) +
      circle(x + r * 0.3, y + r * 0.32, r * 0.26, dark) +
      circle(x - r * 0.2, y + r * 0.52, r * 0.1, dark) +
      circle(x + r * 0.58, y - r * 0.16, r * 0.08, dark);
  const look2 = face
    ? line(
        pathData`M${x - r * 0.46} ${y - r * 0.06}q${r * 0.16} ${r * 0.16} ${r * 0.32} 0M${x + r * 0.14} ${y - r * 0.06}q${r * 0.16} ${r * 0.16} ${r * 0.32} 0M${x - r * 0.16} ${y + r * 0.3}q${r * 0.16} ${r * 0.16} ${r * 0.32} 0`,
        darken(light, 0.5),
        r * 0.055,
      ) +
      ellipse(x - r * 0.48, y + r * 0.22, r * 0.12, r * 0.08, EMBER, 'opacity=".3"') +
      ellipse(x + r * 0.48, y + r * 0.22, r * 0.12, r * 0.08, EMBER, 'opacity=".3"')
    : '';
  return (
    s.glow(x, y, r * 1.9, light, 0.55) +
    circle(
      x,
      y,
      r,
      s.radial(x - r * 0.25, y - r * 0.3, r * 1.4, [
        [0, lighten(light, 0.5)],
        [1, darken(light, 0.06)],
      ]),
    ) +
    group(craters, 'opacity=".55"') +
    (look2 && lift ? `<g transform="translate(0 ${oneDecimal(-lift * r)})">${look2}</g>` : look2)
  );
}

/** A little house with lit windows; the door is on the right. */
export function house(wall: string, roof: string): string {
  return (
    paperParts(
      path('M30-66V-92H44V-56Z', darken(wall, 0.25)) +
        path('M-44 2V-48L0-90L44-48V2Z', wall) +
        path('M0-100L58-46L50-38L0-86L-50-38L-58-46Z', roof),
    ) +
    flat(
      path('M12 2V-20A11 11 0 0 1 34-20V2Z', LAMP) +
        circle(29, -9, 1.8, '#a8753f') +
        rect(-32, -34, 26, 22, LAMP, 2) +
        line('M-19-34V-12M-32-23H-6', wall, 3) +
        circle(0, -60, 8, LAMP) +
        line('M0-68V-52M-8-60H8', wall, 2.4),
    )
  );
}

/** Smoke that curls from (0, 0) upward. */
export const smoke = (color: string): string => line('M0 0C-10-14 12-22 4-38C-4-52 14-58 8-74', color, 7, 'opacity=".35"');

/** A mushroom. */
export const mushroom = (cap: string): string =>
  paperParts(path('M-8 2C-6-10-8-18-8-24H8C8-18 6-10 9 2Z', '#f3e4cd') + path('M-24-22C-24-52 24-52 24-22Q0-14-24-22Z', cap), 4) +
  flat(circle(-8, -34, 4, PAPER) + circle(8, -30, 3.2, PAPER) + circle(0, -41, 2.6, PAPER));

/** A flower on a stem, its foot at (0, 0). */
export function flower(h: number, color: string, stem: string, kind: number): string {
  const top = -h;
  // Around the end of the stem, so that the same head repeats on stems of any height and takes few bytes.
  const heads = [
    (): string =>
      group(
        [0, 60, 120, 180, 240, 300].map((a) => `<ellipse cx="0" cy="-11" rx="6.5" ry="10" transform="rotate(${a})"/>`).join(''),
        `fill="${color}"`,
      ) + circle(0, 0, 6, LAMP),
    (): string => path('M-13-14Q-6-8 0-18Q6-8 13-14C16 6 6 12 0 12C-6 12-16 6-13-14Z', color),
    (): string => path('M-13 8C-13-14 13-14 13 8Q8 3 4 9Q0 3-4 9Q-8 3-13 8Z', color),
    (): string =>
      group([0, 1, 2, 3, 4].map((i) => circle(i % 2 ? 5 : -4, i * 8 - 4, 6 - i * 0.4)).join('') + circle(1, -10, 4), `fill="${color}"`),
  ];
  return paperParts(
    line(pathData`M0 0C-3 ${-h * 0.4} 3 ${-h * 0.7} 0 ${top}`, stem, 3.6) +
      path(pathData`M0 ${-h * 0.3}C8 ${-h * 0.5} 20 ${-h * 0.5} 26 ${-h * 0.46}C20 ${-h * 0.3} 8 ${-h * 0.24} 0 ${-h * 0.3}Z`, stem) +
      at(0, top, 1, (heads[kind % 4] ?? heads[0])?.() ?? ''),
    3.5,
  );
}

/** A string of small lights between two points, hanging. */
export function lights(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  colors: readonly string[],
  wire: string,
  pennants = false,
): string {
  const mx = (x0 + x1) / 2;
  const my = Math.max(y0, y1) + sag;
  let out = line(pathData`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, wire, 2.2);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = x0 * (1 - t) * (1 - t) + 2 * mx * t * (1 - t) + x1 * t * t;
    const y = y0 * (1 - t) * (1 - t) + 2 * my * t * (1 - t) + y1 * t * t;
    const c = colors[i % colors.length] ?? LAMP;
    out += pennants
      ? path(pathData`M${x - 9} ${y - 1}L${x + 9} ${y + 1}L${x + 1} ${y + 20}Z`, c)
      : circle(x, y + 6, 12, c, 'opacity=".22"') + circle(x, y + 5, 4.2, c);
  }
  return out;
}

/** Glow-worms: each a light with a halo. */
export function glowworms(s: Stage, count: number, x0: number, x1: number, y0: number, y1: number, color = LAMP): string {
  let out = '';
  const dots: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = s.rng.range(x0, x1);
    const y = s.rng.range(y0, y1);
    // No glow-worms in front of the hero.
    if (x > s.w * 0.16 && x < s.w * 0.48 && y > s.h * 0.45) continue;
    if (i < 6) out += s.glow(x, y, 18, color, 0.75);
    dots.push(pathData`M${x} ${y}h.1`);
  }
  return `${out}<path d="${dots.join('')}" stroke="${color}" stroke-width="4.4" stroke-linecap="round"/>`;
}

/** A path of pale paper that narrows from the foreground to where it leads. */
export function trail(points: readonly (readonly [number, number, number])[], color: string, opacity = 0.8): string {
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i < points.length; i++) {
    const [x, y, w] = points[i] ?? [0, 0, 0];
    left.push(pathData`${x - w / 2} ${y}`);
    right.unshift(pathData`${x + w / 2} ${y}`);
  }
  const smooth = (list: string[], first: boolean): string => {
    const p = list.map((v) => v.split(' ').map(Number));
    let out = `${first ? 'M' : 'L'}${list[0] ?? ''}`;
    for (let i = 1; i < p.length; i++) {
      const [x0 = 0, y0 = 0] = p[i - 1] ?? [];
      const [x1 = 0, y1 = 0] = p[i] ?? [];
      const my = (y0 + y1) / 2;
      out += pathData`C${x0} ${my} ${x1} ${my} ${x1} ${y1}`;
    }
    return out;
  };
  return path(`${smooth(left, true)}${smooth(right, false)}Z`, color, `opacity="${opacity}"`);
}

/** A lost letter. */
export const letter = (): string =>
  paperParts(path('M-15-10H15V11H-15Z', PAPER), 4) +
  flat(line('M-14-9L0 3L14-9', '#c9a98a', 2) + path('M0 0q4-5 6 0q0 4-6 8q-6-4-6-8q2-5 6 0Z', '#d9604c'));

/** A birthday hat, its brim's middle at (0, 0). */
export const partyHat = (color: string): string =>
  paperParts(path('M-15 2L2-38L17 2Q0 8-15 2Z', color) + circle(2, -39, 6, PAPER), 3) +
  flat(circle(-4, -6, 2.6, LAMP) + circle(6, -12, 2.6, PAPER) + circle(1, -22, 2.2, LAMP));

/** A kite on its string. */
export function kite(x: number, y: number, toX: number, toY: number, a: string, b: string): string {
  return (
    line(pathData`M${x} ${y}Q${(x + toX) / 2 + 20} ${(y + toY) / 2 + 50} ${toX} ${toY}`, PAPER, 1.6, 'opacity=".6"') +
    at(
      x,
      y,
      1,
      paperParts(path('M0-34L24-4L0 34L-24-4Z', a) + path('M0-34L24-4H0ZM0 34L-24-4H0Z', b, 'stroke="none"')) +
        line('M0 34C10 46-8 54 4 66C14 76-2 82 4 92', PAPER, 2, 'opacity=".8"') +
        path('M-4 52l10 6-8 6ZM2 76l10 5-9 6Z', a),
      18,
    )
  );
}

/** A balloon with a basket. */
export const balloon = (a: string, b: string): string =>
  paperParts(
    line('M-18-40L-9-14M18-40L9-14', '#6b4340', 2) +
      path('M0-118C46-118 54-72 18-38H-18C-54-72-46-118 0-118Z', a) +
      path('M-11-16H11L9 0H-9Z', '#a9744b'),
  ) +
  flat(
    path(
      'M0-118C16-118 22-72 7-38H-7C-22-72-16-118 0-118ZM-30-106C-46-90-40-60-16-38H-18C-54-72-46-104-30-106ZM30-106C46-90 40-60 16-38H18C54-72 46-104 30-106Z',
      b,
    ) + circle(0, -28, 4, LAMP),
  );

/** A small paper boat. */
export const paperBoat = (color = PAPER): string =>
  paperParts(
    path('M-10-26L6-52L14-24Z', lighten(color, 0.3)) +
      path('M-34-26L34-26L22 0H-20Z', color) +
      path('M-34-26L-6-14L10-26L26-14L34-26L22 0H-20Z', darken(color, 0.1), 'stroke="none"'),
    4,
  );

/** A signpost without words. */
export const signpost = (): string =>
  paperParts(
    line('M0 2V-60', '#6b4a3f', 8) + path('M-30-62H24L36-51L24-40H-30Z', '#c08a5b') + path('M26-36H-18L-28-27L-18-18H26Z', '#a9744b'),
    4,
  ) + flat(path(star(-6, -51, 7), MOON) + circle(6, -27, 4, MOON));

/** Water drawn as a few lines of light. */
export function ripples(s: Stage, count: number, x0: number, x1: number, y0: number, y1: number, color: string, opacity = 0.4): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const y = y0 + ((y1 - y0) * (i + s.rng.next())) / count;
    const w = 14 + ((y - y0) / (y1 - y0)) * 46 * s.rng.range(0.5, 1.2);
    const x = s.rng.range(x0, x1);
    data += pathData`M${x} ${y}q${w / 2} ${-3} ${w} 0`;
  }
  return line(data, color, 2.6, `opacity="${opacity}"`);
}
