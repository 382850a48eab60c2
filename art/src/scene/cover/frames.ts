/** The six frames of cut paper around a cover. They leave the middle free, and their corners reach in far enough to survive a square crop. */
import type { CoverImage } from '@tuckaway/domain';
import { LAMP, lighten, MOON, PAPER } from '../../paper/color.ts';
import { lantern, paperParts } from '../../paper/paper.ts';
import { cloud, crescent, leaf, star } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { at, circle, ellipse, group, line, path, pathData, rect } from '../../paper/svg.ts';
import { flower, mushroom } from '../../things/props.ts';

/** The arch of a frame, in shares of the picture: its sides, the height where it begins to bend, and its top. */
interface Arch {
  side: number;
  spring: number;
  top: number;
}

const outline = ({ w, h }: Stage, { side, spring, top }: Arch): string => {
  const [x0, x1, y0, y1] = [side * w, (1 - side) * w, top * h, spring * h];
  const bend = (x1 - x0) * 0.276;
  const rise = (y1 - y0) * 0.448;
  return pathData`M${x0} ${h + 40}V${y1}C${x0} ${rise + y0} ${w / 2 - bend} ${y0} ${w / 2} ${y0}C${w / 2 + bend} ${y0} ${x1} ${rise + y0} ${x1} ${y1}V${h + 40}`;
};

/** The sheet around an arch. */
const arch = (s: Stage, shape: Arch): string => path(`${outline(s, shape)}${pathData`H${s.w + 40}V-40H-40V${s.h + 40}`}Z`);

/** Points along an arch from its left foot to its right one, each with the direction to the picture's inside in degrees (0 is up). */
function along({ w, h }: Stage, { side, spring, top }: Arch, count: number): { x: number; y: number; inward: number }[] {
  const rx = w * (0.5 - side);
  const ry = (spring - top) * h;
  const straight = h * (1 - spring);
  const curve = Math.PI * Math.sqrt((rx * rx + ry * ry) / 2);
  const length = straight * 2 + curve;
  return Array.from({ length: count }, (_, i) => {
    const d = ((i + 0.5) / count) * length;
    if (d < straight) return { x: w / 2 - rx, y: h - d, inward: 90 };
    if (d > straight + curve) return { x: w / 2 + rx, y: spring * h + (d - straight - curve), inward: 270 };
    const a = Math.PI * (1 - (d - straight) / curve);
    return {
      x: w / 2 + Math.cos(a) * rx,
      y: spring * h - Math.sin(a) * ry,
      inward: 180 + (Math.atan2(-Math.cos(a) / rx, Math.sin(a) / ry) * 180) / Math.PI,
    };
  });
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** A night sky, with stars on threads and a crescent. */
function moon(s: Stage): void {
  const { w, h, rng } = s;
  s.sheet(arch(s, { side: 0.058, spring: 0.5, top: 0.075 }), { color: '#39407e', lit: 0.16 });
  s.sheet(arch(s, { side: 0.03, spring: 0.44, top: 0.03 }), { color: '#161a44', lit: 0.14 });
  const pins = times(46, () => {
    const side = rng.chance(0.5);
    const x = (side ? rng.range(0.005, 0.22) : rng.range(0.78, 0.995)) * w;
    const reach = 0.34 * (1 - Math.min(x, w - x) / (0.26 * w));
    return pathData`M${x} ${Math.max(0.02, reach * rng.range(0.05, 0.8)) * h}h.1`;
  });
  s.add(line(pins.slice(0, 34).join(''), MOON, 2.2, 'opacity=".7"'), line(pins.slice(34).join(''), MOON, 3.8, 'opacity=".9"'));
  // A place has its own moon, and a sky has one.
  const light = s.ofPlace.has('moon') ? star(w * 0.875, h * 0.13, 26, 5, 0.5) : crescent(w * 0.875, h * 0.15, 42);
  s.add(s.glow(w * 0.875, h * 0.15, 110, MOON, 0.5), paperParts(path(light, MOON)));
  for (const [x, from, to, r] of [
    [0.19, 0.1, 0.24, 11],
    [0.265, 0.06, 0.155, 8],
    [0.725, 0.06, 0.18, 9],
  ] as const)
    s.add(
      line(pathData`M${x * w} ${from * h}V${to * h}`, MOON, 1.6, 'opacity=".6"'),
      s.glow(x * w, to * h + r, r * 3, MOON, 0.35),
      paperParts(path(star(x * w, to * h + r, r, 5, 0.5), MOON), 4),
    );
  s.sheet([path(cloud(rng, w * 0.02, h * 1.02, w * 0.34, h * 0.16)), path(cloud(rng, w * 0.99, h * 1.02, w * 0.32, h * 0.15))], {
    color: '#4a5290',
    lit: 0.22,
  });
  s.sheet([path(cloud(rng, -w * 0.02, h * 1.04, w * 0.26, h * 0.11)), path(cloud(rng, w * 1.03, h * 1.04, w * 0.28, h * 0.12))], {
    color: '#252a60',
    lit: 0.14,
  });
}

/** Leaves over an arch, pointing inwards with a little chance. */
function leaves(s: Stage, shape: Arch, count: number, length: number, color: string, lit: number): void {
  const one = s.define((id) => `<g id="${id}">${path(leaf(0, 0, length, length * 0.42, 0, 0.1))}</g>`);
  const placed = along(s, shape, count).map(
    ({ x, y, inward }) =>
      `<use href="#${one}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(inward + s.rng.range(-46, 46))}) scale(${s.rng.int(7, 12) / 10})"/>`,
  );
  s.sheet([arch(s, shape), ...placed], { color, lit });
}

/** Two trunks, branches with leaves, ferns. */
function forest(s: Stage): void {
  const { w, h } = s;
  leaves(s, { side: 0.045, spring: 0.5, top: 0.035 }, 44, 64, '#3f6b3f', 0.26);
  leaves(s, { side: 0.012, spring: 0.42, top: -0.015 }, 40, 58, '#1d3a2c', 0.16);
  s.sheet(
    [
      path(
        pathData`M-40 ${h + 40}V-40H${w * 0.05}C${w * 0.02} ${h * 0.3} ${w * 0.055} ${h * 0.6} ${w * 0.03} ${h * 0.8}Q${w * 0.06} ${h * 0.92} ${w * 0.13} ${h + 40}Z`,
      ),
      path(
        pathData`M${w + 40} ${h + 40}V-40H${w * 0.955}C${w * 0.985} ${h * 0.34} ${w * 0.95} ${h * 0.6} ${w * 0.972} ${h * 0.82}Q${w * 0.94} ${h * 0.93} ${w * 0.88} ${h + 40}Z`,
      ),
    ],
    { color: '#3a2c2a', lit: 0.16 },
  );
  s.add(
    line(
      pathData`M${w * 0.018} ${h * 0.1}Q${w * 0.01} ${h * 0.4} ${w * 0.016} ${h * 0.7}M${w * 0.985} ${h * 0.16}Q${w * 0.992} ${h * 0.4} ${w * 0.986} ${h * 0.64}`,
      '#5a4436',
      4,
      'opacity=".7"',
    ),
  );
  const fern = (x: number, y: number, from: number, to: number): string[] =>
    times(6, (i) => path(leaf(x, y, h * (0.15 + (i % 3) * 0.025), 26, from + ((to - from) * i) / 5, 0.2)));
  s.sheet([...fern(w * 0.05, h * 1.02, -40, 78), ...fern(w * 0.95, h * 1.02, -78, 40)], { color: '#2c5636', lit: 0.2 });
  s.add(at(w * 0.125, h * 0.99, 1.1, mushroom('#d9664a')), at(w * 0.162, h * 0.995, 0.7, mushroom('#e0a04f')));
}

/** Waves from above and below, shells, bubbles. */
function ocean(s: Stage): void {
  const { w, h, rng } = s;
  const crest = (shape: Arch, count: number, r: number): string =>
    arch(s, shape) +
    along(s, shape, count)
      .map(({ x, y }) => circle(x, y, r))
      .join('');
  s.sheet(crest({ side: 0.035, spring: 0.46, top: 0.02 }, 26, 30), { color: '#3f9aa4', lit: 0.26 });
  s.sheet(crest({ side: 0.008, spring: 0.4, top: -0.02 }, 26, 28), { color: '#1f6478', lit: 0.2 });
  s.sheet(crest({ side: -0.02, spring: 0.34, top: -0.06 }, 26, 26), { color: '#0f3a52', lit: 0.14 });
  const swell = (dx: number, rise: number): string =>
    pathData`M-40 ${h + 40}V${h * (1 - rise)}C${w * 0.06} ${h * (1 - rise * 1.2)} ${w * (0.12 + dx)} ${h * (1 - rise * 0.3)} ${w * (0.3 + dx)} ${h * 0.985}Q${w * 0.5} ${h * 0.972} ${w * (0.7 - dx)} ${h * 0.985}C${w * (0.88 - dx)} ${h * (1 - rise * 0.3)} ${w * 0.94} ${h * (1 - rise * 1.2)} ${w + 40} ${h * (1 - rise)}V${h + 40}Z`;
  s.sheet(path(swell(0.04, 0.2)), { color: '#2a7c8c', lit: 0.24 });
  s.sheet(path(swell(0, 0.12)), { color: '#12455c', lit: 0.16 });
  const shell = (x: number, y: number, k: number, color: string, turn: number): string =>
    at(
      x,
      y,
      k,
      paperParts(path('M-26 0C-40-30-16-46 0-46C16-46 40-30 26 0Q0 10-26 0Z', color)) +
        line('M0-44V0M-12-42L-10 0M12-42L10 0M-24-30L-18 0M24-30L18 0', '#9a5a5c', 2.2, 'opacity=".6"'),
      turn,
    );
  s.add(
    shell(w * 0.06, h * 0.955, 0.86, '#f3b8a4', -14),
    shell(w * 0.93, h * 0.965, 0.8, '#f6d9a8', 12),
    paperParts(path(star(w * 0.135, h * 0.975, 24, 5, 0.48, 0.3), '#f0a05f')),
    paperParts(
      path(
        'M-8 4C-10-30-44-36-40-74C-32-78-26-54-14-48C-20-80-10-104 4-104C10-84 2-70 4-50C20-54 22-78 36-78C40-44 16-34 14 4Z',
        '#e07a74',
        `transform="translate(${Math.round(w * 0.975)} ${Math.round(h * 0.97)}) scale(.9)"`,
      ),
    ),
  );
  const bubbles = times(11, (i) =>
    circle((i % 2 ? rng.range(0.035, 0.1) : rng.range(0.9, 0.965)) * w, rng.range(0.34, 0.8) * h, rng.int(4, 11)),
  ).join('');
  s.add(group(bubbles, `fill="${PAPER}" fill-opacity=".16" stroke="${PAPER}" stroke-width="2" stroke-opacity=".6"`));
}

/** Rings, planets and stars. */
function space(s: Stage): void {
  const { w, h, rng } = s;
  s.sheet(arch(s, { side: 0.055, spring: 0.52, top: 0.07 }), { color: '#563a92', lit: 0.2 });
  s.sheet(arch(s, { side: 0.036, spring: 0.48, top: 0.042 }), { color: '#38246c', lit: 0.16 });
  s.sheet(arch(s, { side: 0.018, spring: 0.43, top: 0.012 }), { color: '#1b1140', lit: 0.12 });
  const dots = times(40, () => {
    const x = (rng.chance(0.5) ? rng.range(0.004, 0.2) : rng.range(0.8, 0.996)) * w;
    const reach = 0.3 * (1 - Math.min(x, w - x) / (0.24 * w));
    return pathData`M${x} ${Math.max(0.015, reach * rng.range(0.05, 0.8)) * h}h.1`;
  });
  s.add(line(dots.slice(0, 28).join(''), '#f0d9f4', 2.2, 'opacity=".7"'), line(dots.slice(28).join(''), '#f0d9f4', 3.8, 'opacity=".9"'));
  const planet = (x: number, y: number, r: number, color: string, ring: string): string => {
    const back = pathData`M${-r * 1.75} ${r * 0.1}A${r * 1.75} ${r * 0.5} 0 0 1 ${r * 1.75} ${-r * 0.1}`;
    const front = pathData`M${-r * 1.75} ${r * 0.1}A${r * 1.75} ${r * 0.5} 0 0 0 ${r * 1.75} ${-r * 0.1}`;
    return at(
      x,
      y,
      1,
      line(back, ring, r * 0.17) +
        paperParts(circle(0, 0, r, color)) +
        path(
          pathData`M${-r * 0.97} ${-r * 0.24}Q0 ${r * 0.1} ${r * 0.97} ${-r * 0.24}L${r} 0Q0 ${r * 0.34} ${-r} 0Z`,
          lighten(color, 0.35),
          'opacity=".6"',
        ) +
        paperParts(line(front, ring, r * 0.17), 3),
      -18,
    );
  };
  s.add(planet(w * 0.088, h * 0.155, 40, '#e8896f', '#f6d9a8'));
  s.add(
    paperParts(circle(w * 0.885, h * 0.12, 25, '#6fb0b8')),
    circle(w * 0.878, h * 0.105, 6, '#9fd4d2'),
    circle(w * 0.893, h * 0.135, 4, '#4a8a96'),
    paperParts(circle(w * 0.95, h * 0.25, 12, MOON), 4),
  );
  const ground = (rise: number, dx: number): string =>
    pathData`M-40 ${h + 40}V${h * (1 - rise)}Q${w * (0.1 + dx)} ${h * (1 - rise * 0.9)} ${w * (0.27 + dx)} ${h + 40}ZM${w + 40} ${h + 40}V${h * (1 - rise * 1.1)}Q${w * (0.9 - dx)} ${h * (1 - rise)} ${w * (0.74 - dx)} ${h + 40}Z`;
  s.sheet(path(ground(0.18, 0.03)), { color: '#6a4aa4', lit: 0.22 });
  s.sheet(path(ground(0.1, 0)), { color: '#2a1a56', lit: 0.14 });
  s.add(
    group(
      ellipse(w * 0.06, h * 0.9, 24, 7) + ellipse(w * 0.135, h * 0.945, 14, 4) + ellipse(w * 0.93, h * 0.9, 20, 6),
      'fill="#1b1140" opacity=".5"',
    ),
  );
}

/** A gate of stones with a banner, flags and lanterns. */
function castle(s: Stage): void {
  const { w, h } = s;
  const inner: Arch = { side: 0.062, spring: 0.5, top: 0.075 };
  s.sheet(arch(s, inner), { color: '#7d5a54', lit: 0.26 });
  const joints = along(s, { side: 0.035, spring: 0.46, top: 0.038 }, 30)
    .map(({ x, y, inward }) => {
      const a = (inward * Math.PI) / 180;
      const [ux, uy] = [Math.sin(a), -Math.cos(a)];
      return pathData`M${x - ux * 26} ${y - uy * 26}L${x + ux * 22} ${y + uy * 22}`;
    })
    .join('');
  s.add(line(joints, '#4a3036', 3, 'opacity=".55"'));
  s.sheet(arch(s, { side: 0.022, spring: 0.44, top: 0.012 }), { color: '#3d262c', lit: 0.16 });
  const stones = [
    [0.05, 0.05],
    [0.11, 0.03],
    [0.012, 0.14],
    [0.9, 0.03],
    [0.94, 0.09],
    [0.975, 0.18],
    [0.03, 0.24],
  ] as const;
  s.add(group(stones.map(([x, y]) => rect(x * w - 20, y * h, 40, 20, '', 4)).join(''), 'fill="#54363a" opacity=".8"'));
  // The garland follows the arch.
  const hang = along(s, { side: 0.085, spring: 0.48, top: 0.1 }, 25).slice(6, 19);
  const colors = ['#d9604c', '#f0b04f', '#8a6bb8', '#5f9a8a'];
  s.add(line(hang.map(({ x, y }, i) => (i ? 'L' : 'M') + pathData`${x} ${y}`).join(''), '#f0d9a8', 2.4, 'opacity=".8"'));
  s.add(
    paperParts(
      hang
        .slice(0, -1)
        .map(({ x, y }, i) => {
          const next = hang[i + 1] ?? { x, y };
          const [mx, my] = [(x + next.x) / 2, (y + next.y) / 2];
          return path(pathData`M${mx - 12} ${my}H${mx + 12}L${mx} ${my + 25}Z`, colors[i % 4] ?? LAMP);
        })
        .join(''),
      4,
    ),
  );
  for (const x of [0.034, 0.966])
    s.add(
      s.glow(x * w, h * 0.52, 120, LAMP, 0.5),
      line(pathData`M${x * w} ${h * 0.44}V${h * 0.475}`, '#2c1a20', 6),
      at(x * w, h * 0.55, 1.05, lantern()),
    );
  const foot = (x: number, way: 1 | -1): string =>
    `${[
      [0.03, 0.86],
      [0.03, 0.89],
      [0.06, 0.89],
      [0.06, 0.86],
      [0.09, 0.86],
      [0.09, 0.89],
      [0.12, 0.89],
      [0.12, 0.93],
      [0.15, 0.93],
      [0.15, 1.1],
    ].reduce((data, [dx = 0, y = 0]) => data + pathData`H${x + way * dx * w}V${y * h}`, pathData`M${x} ${h + 40}V${h * 0.86}`)}Z`;
  s.sheet([path(foot(-6, 1)), path(foot(w + 6, -1))], { color: '#5a3c3e', lit: 0.2 });
}

/** A trellis with vines and flowers, and an open gate. */
function garden(s: Stage): void {
  const { w, h, rng } = s;
  const shape: Arch = { side: 0.035, spring: 0.46, top: 0.03 };
  s.sheet(arch(s, { side: 0.01, spring: 0.42, top: -0.01 }), { color: '#4f7a4c', lit: 0.26 });
  leaves(s, { side: 0.004, spring: 0.42, top: -0.02 }, 44, 52, '#3d6b45', 0.24);
  s.add(line(outline(s, shape), '#7a5440', 9), line(outline(s, { ...shape, side: 0.03, top: 0.022 }), '#a8805a', 2.6, 'opacity=".7"'));
  const one = s.define((id) => `<g id="${id}">${path(leaf(0, 0, 34, 18, 0, 0.1))}</g>`);
  const points = along(s, shape, 40);
  s.sheet(
    points.map(
      ({ x, y, inward }, i) =>
        `<use href="#${one}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(inward + (i % 2 ? 62 : -58) + rng.range(-16, 16))})"/>`,
    ),
    { color: '#6f9a54', lit: 0.3, shadow: 0.6 },
  );
  const petals = ['#f2a0a8', '#fbe3c8', '#f0b45f', '#d98ac0'];
  s.add(
    points
      .filter((_, i) => i % 4 === 1)
      .map(({ x, y }, i) =>
        at(
          x,
          y,
          i % 3 ? 1 : 1.35,
          paperParts(times(5, (p) => circle(Math.sin(p * 1.257) * 8, -Math.cos(p * 1.257) * 8, 6.4, petals[i % 4] ?? PAPER)).join(''), 3) +
            circle(0, 0, 4.6, '#f6cf6a'),
        ),
      )
      .join(''),
  );
  const bars = (x: number, way: 1 | -1): string =>
    [0, 1, 2, 3].map((i) => pathData`M${x + way * i * w * 0.034} ${h + 10}V${h * (0.77 + i * 0.028)}`).join('') +
    pathData`M${x - way * 20} ${h * 0.94}L${x + way * w * 0.118} ${h * 0.955}M${x - way * 20} ${h * 0.84}L${x + way * w * 0.118} ${h * 0.885}M${x + way * w * 0.102} ${h + 10}V${h * 0.86}`;
  s.add(paperParts(line(bars(w * 0.012, 1) + bars(w * 0.988, -1), '#4a3a4c', 7.5), 4));
  const bed = [0.015, 0.05, 0.085, 0.125, 0.165, 0.84, 0.88, 0.92, 0.955, 0.99];
  for (const [i, x] of bed.entries())
    s.add(at(x * w, h * 1.01, 1.2, flower(h * rng.range(0.06, 0.13), petals[i % 4] ?? PAPER, '#4f7f4c', i % 4), rng.range(-8, 8)));
}

export const FRAMES: Record<CoverImage, (s: Stage) => void> = { moon, forest, ocean, space, castle, garden };
