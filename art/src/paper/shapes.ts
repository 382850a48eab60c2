/** Outlines that many places share: ridges, trees, clouds, leaves, stars. All return path data. */
import type { Rng } from './prng.ts';
import { pathData } from './svg.ts';

/** A hill line across the whole width, with its height at any x. */
export interface Ridge {
  /** Path data of the sheet, closed below the picture. */
  data: string;
  at(x: number): number;
}

/** A soft ridge through points ([x, y] in picture space); flat tangents, so it never overshoots. */
export function ridge(points: readonly (readonly [number, number])[], bottom: number): Ridge {
  const first = points[0] ?? [0, 0];
  let data = pathData`M${first[0]} ${first[1]}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? first;
    const [x1, y1] = points[i] ?? first;
    const k = (x1 - x0) * 0.5;
    data += pathData`C${x0 + k} ${y0} ${x1 - k} ${y1} ${x1} ${y1}`;
  }
  const last = points[points.length - 1] ?? first;
  data += pathData`L${last[0]} ${bottom}L${first[0]} ${bottom}Z`;
  const at = (x: number): number => {
    for (let i = 1; i < points.length; i++) {
      const [x0, y0] = points[i - 1] ?? first;
      const [x1, y1] = points[i] ?? last;
      if (x > x1 && i < points.length - 1) continue;
      const u = Math.max(0, Math.min(1, (x - x0) / (x1 - x0)));
      let t = u;
      for (let j = 0; j < 5; j++) t -= (1.5 * t * (1 - t) + t * t * t - u) / (1.5 - 3 * t + 3 * t * t || 1);
      return y0 + (y1 - y0) * (3 * t * t - 2 * t * t * t);
    }
    return last[1];
  };
  return { data, at };
}

/** A ridge from heights given as fractions, spread evenly from edge to edge, with slight random variation. */
export function hills(rng: Rng, w: number, h: number, heights: readonly number[], jitter = 0.02): Ridge {
  const step = (w + 80) / (heights.length - 1);
  return ridge(
    heights.map(
      (y, i) =>
        [
          -40 + step * i + (i > 0 && i < heights.length - 1 ? rng.range(-0.18, 0.18) * step : 0),
          (y + rng.range(-jitter, jitter)) * h,
        ] as const,
    ),
    h + 40,
  );
}

/** A fir tree in tiers as relative path data (put `M x y` of its foot before it); repeating the same data compresses well. */
export function pine(rng: Rng, tall: number, w: number): string {
  const h = Math.round(tall);
  const tiers = h > 110 ? 4 : 3;
  const r = (x: number): number => Math.round(x);
  const trunk = Math.max(2, r(w * 0.07));
  const foot = r(h * 0.12);
  const step = (h - foot) / (tiers + 0.3);
  // From the trunk up the left side, over the top, and down the right.
  let left = '';
  let right = '';
  let x = trunk;
  let y = foot;
  for (let i = tiers; i >= 1; i--) {
    const reach = r((w / 2) * ((i + 0.1) / (tiers + 0.1)) * rng.range(0.93, 1.06));
    const up = i === 1 ? h - y : r(step * 1.05);
    const nx = i === 1 ? 0 : r(reach * 0.42);
    const lift = r(step * 0.12);
    left += `q${r(-(reach - x) * 0.5)} ${lift} ${-(reach - x)} ${lift}q${r((reach - nx) * 0.64)} ${r(-(up + lift) * 0.42)} ${reach - nx} ${-(up + lift)}`;
    right = `q${r((reach - nx) * 0.36)} ${r((up + lift) * 0.58)} ${reach - nx} ${up + lift}q${r(-(reach - x) * 0.5)} 0 ${-(reach - x)} ${-lift}${right}`;
    x = nx;
    y += up;
  }
  return `m${-trunk} 6v${-foot - 6}${left}${right}v${foot + 6}z`;
}

/** A row of round bumps between two points at one height, as arcs (bumps upward when going right). */
function bumps(rng: Rng, x0: number, x1: number, count: number, y: number, lift: number): string {
  const weights = Array.from({ length: count }, () => rng.range(0.75, 1.25));
  const sum = weights.reduce((a, b) => a + b, 0);
  let out = '';
  let x = x0;
  for (let i = 0; i < count; i++) {
    const to = i === count - 1 ? x1 : x + ((x1 - x0) * (weights[i] ?? 1)) / sum;
    const t = (i + 1) / count;
    const yy = i === count - 1 ? y : y - lift * Math.sin(Math.PI * t) * rng.range(0.85, 1.1);
    const r = Math.max(Math.hypot(to - x, lift / count) * 0.56, 4);
    out += pathData`A${r} ${r * 0.95} 0 0 1 ${to} ${yy}`;
    x = to;
  }
  return out;
}

/** A flat-bottomed cloud with the middle of its bottom at (x, y). */
export function cloud(rng: Rng, x: number, y: number, w: number, h: number): string {
  const count = w > 150 ? 5 : 4;
  return pathData`M${x - w / 2} ${y}` + bumps(rng, x - w / 2, x + w / 2, count, y, h) + pathData`Q${x} ${y + h * 0.12} ${x - w / 2} ${y}Z`;
}

/** A bank of scallops over the whole width (clouds, waves of foam, hedges). */
export function scallops(rng: Rng, w: number, y: (x: number) => number, size: number, bottom: number): string {
  let x = -size;
  let out = pathData`M${x} ${bottom}L${x} ${y(x)}`;
  while (x < w + size) {
    const s = size * rng.range(0.7, 1.3);
    const x1 = x + s;
    out += pathData`A${s * 0.54} ${s * 0.5} 0 0 1 ${x1} ${y(x1)}`;
    x = x1;
  }
  return `${out}${pathData`L${x} ${bottom}`}Z`;
}

/** A sheet of waves with pointed crests, over the whole width. */
export function waves(w: number, y: number, length: number, height: number, phase: number, bottom: number): string {
  let x = -length * (1 + phase);
  let out = pathData`M${x} ${bottom}L${x} ${y}`;
  while (x < w + length) {
    out += pathData`C${x + length * 0.3} ${y + height * 0.9} ${x + length * 0.72} ${y + height * 0.7} ${x + length} ${y}`;
    x += length;
  }
  return `${out}${pathData`L${x} ${bottom}`}Z`;
}

/** A round, scalloped tree crown centered at (x, y). */
export function crown(rng: Rng, x: number, y: number, rx: number, ry: number, count = 9): string {
  const points: [number, number][] = [];
  const start = rng.range(0, 1);
  for (let i = 0; i < count; i++) {
    const a = ((i + start) / count) * Math.PI * 2;
    const k = rng.range(0.9, 1.08);
    points.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]);
  }
  const first = points[0] ?? [x, y];
  let out = pathData`M${first[0]} ${first[1]}`;
  for (let i = 1; i <= count; i++) {
    const [x0, y0] = points[i - 1] ?? first;
    const [x1, y1] = points[i % count] ?? first;
    const r = Math.hypot(x1 - x0, y1 - y0) * 0.56;
    out += pathData`A${r} ${r} 0 0 1 ${x1} ${y1}`;
  }
  return `${out}Z`;
}

/** A leaf from (x, y), pointing at an angle (degrees, 0 = up). */
export function leaf(x: number, y: number, length: number, width: number, angle: number, bend = 0.18): string {
  const a = (angle * Math.PI) / 180;
  const ux = Math.sin(a);
  const uy = -Math.cos(a);
  const p = (t: number, s: number): [number, number] => [x + ux * length * t - uy * width * s, y + uy * length * t + ux * width * s];
  const [ax, ay] = p(0.25, 0.62 + bend);
  const [bx, by] = p(0.75, 0.4 + bend);
  const [tx, ty] = p(1, bend * 0.5);
  const [cx, cy] = p(0.75, -0.4 + bend);
  const [ex, ey] = p(0.25, -0.55 + bend);
  return pathData`M${x} ${y}C${ax} ${ay} ${bx} ${by} ${tx} ${ty}C${cx} ${cy} ${ex} ${ey} ${x} ${y}Z`;
}

/** The same as relative path data from where it grows, for one that is drawn many times; put `M x y` before it. */
export function leafShape(length: number, width: number, angle: number, bend = 0.18): string {
  const a = (angle * Math.PI) / 180;
  const p = (t: number, s: number): [number, number] => [
    Math.round(Math.sin(a) * length * t + Math.cos(a) * width * s),
    Math.round(-Math.cos(a) * length * t + Math.sin(a) * width * s),
  ];
  const tip = p(1, bend * 0.5);
  const rel = ([x, y]: [number, number]): string => `${x - tip[0]} ${y - tip[1]}`;
  return `c${p(0.25, 0.62 + bend).join(' ')} ${p(0.75, 0.4 + bend).join(' ')} ${tip.join(' ')}c${rel(p(0.75, -0.4 + bend))} ${rel(p(0.25, -0.55 + bend))} ${-tip[0]} ${-tip[1]}z`;
}

/** A star with `points` tips. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.45, turned = 0): string {
  let out = '';
  for (let i = 0; i < points * 2; i++) {
    const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2 + turned;
    const k = i % 2 ? r * inner : r;
    out += (i ? 'L' : 'M') + pathData`${x + Math.cos(a) * k} ${y + Math.sin(a) * k}`;
  }
  return `${out}Z`;
}

/** A crescent whose full disc is centered at (x, y). */
export function crescent(x: number, y: number, r: number): string {
  return pathData`M${x + r * 0.28} ${y - r * 0.96}A${r} ${r} 0 1 0 ${x + r * 0.96} ${y + r * 0.28}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.28} ${y - r * 0.96}Z`;
}

/** A symmetric outline: cubic segments of the right half from (0, top) down to the middle line. */
export function symmetric(top: number, half: readonly (readonly [number, number, number, number, number, number])[]): string {
  let out = pathData`M0 ${top}`;
  for (const s of half) out += pathData`C${s[0]} ${s[1]} ${s[2]} ${s[3]} ${s[4]} ${s[5]}`;
  for (let i = half.length - 1; i >= 0; i--) {
    const s = half[i];
    if (!s) continue;
    const before = half[i - 1];
    out += pathData`C${-s[2]} ${s[3]} ${-s[0]} ${s[1]} ${before ? -before[4] : 0} ${before ? before[5] : top}`;
  }
  return `${out}Z`;
}

/** Grass blades along a line, as one path: eight blades, repeated often, which compresses well. */
export function grass(rng: Rng, x0: number, x1: number, y: (x: number) => number, gap: number, height: number): string {
  const blades = Array.from({ length: 8 }, (_, i) => {
    const h = Math.round(height * (0.5 + i * 0.085));
    const w = Math.round(3 + h * 0.06);
    const tip = Math.round(w + rng.range(-0.4, 0.4) * h);
    return `q${Math.round(tip * 0.3)} ${-Math.round(h * 0.6)} ${tip} ${-h}q${Math.round((w * 2 - tip) * 0.5)} ${Math.round(h * 0.5)} ${w * 2 - tip} ${h}z`;
  });
  let out = '';
  // From blade to blade, because small numbers take fewer bytes.
  let last: [number, number] | null = null;
  for (let x = x0; x < x1; x += gap * rng.range(0.5, 1.5)) {
    const foot: [number, number] = [Math.round(x), Math.round(y(x) + 4)];
    out += (last ? `m${foot[0] - last[0]} ${foot[1] - last[1]}` : `M${foot[0]} ${foot[1]}`) + rng.pick(blades);
    last = foot;
  }
  return out;
}

/** A palm as relative path data from its foot; put `M x y` before it. */
export function palmShape(size: number, lean: number): string {
  const i = Math.round;
  const tx = i(lean * size);
  const ty = i(-size * 1.25);
  let out = `m-5 10q${i(tx * 0.3)} ${i(ty * 0.5)} ${tx + 3} ${ty - 10}h5q${i(-tx * 0.6)} ${i(-ty * 0.5)} ${-tx + 3} ${-ty + 10}zm${tx + 6} ${ty - 10}`;
  for (const angle of [-105, -62, -20, 25, 66, 108]) {
    out += `${leafShape(size * 0.72, size * 0.2, angle, angle < 0 ? -0.5 : 0.5)}m0 0`;
  }
  return out;
}
