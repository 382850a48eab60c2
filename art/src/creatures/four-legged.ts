/** Animals with four legs: those that sit and face the viewer, and the large ones that stand. */
import { darken, lighten, mix } from '../color.ts';
import { symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../svg.ts';
import type { DrawPlan } from './cast.ts';
import { pair } from './ears.ts';
import type { Face, Paint } from './face.ts';
import { head } from './head.ts';
import type { Kind, Plan } from './kind.ts';

function sitTail(kind: Kind, paint: Paint): string {
  const b = kind.light ?? lighten(kind.color, 0.5);
  const k = kind.dark ?? darken(kind.color, 0.5);
  switch (kind.tail) {
    case 'bushy':
    case 'wolf': {
      const small = kind.tail === 'wolf';
      return small
        ? path('M34-6C70 4 100-14 104-44C106-60 98-72 90-76C88-56 74-42 40-34Z', paint(kind.color)) +
            path('M104-44C106-60 98-72 90-76C89-66 86-58 80-52Q94-50 104-44Z', kind.ears === 'flop' ? b : k, 'stroke="none"')
        : path('M30-4C84 12 124-14 122-62C120-88 104-104 88-108C92-84 78-62 36-40Z', paint(kind.color)) +
            path('M122-62C120-88 104-104 88-108C91-92 86-80 76-70Q88-72 96-60Q110-66 122-62Z', b, 'stroke="none"');
    }
    case 'squirrel':
      return (
        path(
          'M30-4C72 8 88-26 84-62C82-84 92-92 104-88C116-82 112-66 100-68C126-54 146-92 128-122C108-152 56-146 48-106C44-74 48-56 30-40Z',
          paint(kind.color),
        ) +
        path(
          'M46-14C68-22 70-50 66-76C64-100 80-114 100-108C78-128 58-110 58-86C58-60 58-40 46-14Z',
          lighten(kind.color, 0.3),
          'stroke="none"',
        )
      );
    case 'ring': {
      const data = 'M34-4C80 8 112-14 112-56C112-80 104-92 94-98C84-94 78-82 80-62C80-44 64-34 38-34Z';
      return (
        path(data, paint(kind.color)) +
        group(
          '<path d="M64 1Q58-16 62-35L48-34Q46-14 50-1ZM96-16Q86-28 77-42L70-39Q74-22 83-6ZM111-46Q98-50 80-52L80-66Q100-66 112-62ZM106-84Q98-82 86-84Q89-94 94-98Q101-94 106-84Z"/>',
          `fill="${k}" stroke="none"`,
        )
      );
    }
    case 'cat':
      return (
        line('M40-12C84-4 98-26 92-56C88-76 98-88 112-82', kind.color, 15) +
        line('M96-76C100-84 106-85 112-82', kind.mark === 'tabby' || kind.mark === 'spots' ? k : kind.color, 15)
      );
    case 'puff':
      return circle(52, -20, 20, b);
    case 'mouse':
      return line('M40-8C80 4 104-12 104-40C104-58 116-64 126-56', kind.accent ?? k, 6);
    case 'beaver':
      return (
        path('M34-6C56 6 66-6 76-14C98-34 124-30 128-10C130 8 100 12 76 8C60 6 50 8 34 0Z', paint(k)) +
        line('M78-12L100 6M90-20L116 0M104-24L122-10M82 4L104-22M98 7L120-18', lighten(k, 0.16), 2.2, 'stroke-opacity=".8"')
      );
    case 'tuft':
      return line('M40-10C82-2 96-22 92-54', kind.color, 10) + path('M84-50C80-66 88-82 98-90C106-78 108-62 100-48Z', paint(k));
    case 'kanga':
      return path('M30-28C60-18 92-14 128-18C140-18 142-6 132-2C96 8 54 6 26 2Z', paint(kind.color));
    case 'skunk':
      return (
        path('M34-4C90 14 118-22 112-70C108-118 72-136 54-126C70-116 74-96 70-76C66-54 54-44 36-36Z', paint(kind.color)) +
        path('M48-10C88-4 100-36 94-76C90-104 76-120 62-124C78-104 84-84 78-62C74-44 60-28 48-10Z', b, 'stroke="none"')
      );
    case 'short':
      return path('M40-30C56-32 66-24 66-12C60-2 48-4 40-6Z', paint(kind.color));
    default:
      return '';
  }
}

function spikes(kind: Kind, paint: Paint): string {
  const k = kind.dark ?? '#6d5148';
  const tips = (count: number, rx: number, ry: number, cy: number, from: number, to: number): string => {
    let out = '';
    for (let i = 0; i <= count; i++) {
      const a = from + ((to - from) * i) / count;
      const b = a + (to - from) / count / 2;
      out += (i ? 'L' : 'M') + pathData`${Math.sin(a) * rx} ${cy - Math.cos(a) * ry}`;
      if (i < count) out += pathData`L${Math.sin(b) * rx * 0.84} ${cy - Math.cos(b) * ry * 0.84}`;
    }
    return `${out}Z`;
  };
  return (
    path(tips(25, 92, 100, -88, -2.75, 2.75), paint(k)) +
    path(tips(22, 80, 88, -92, -2.5, 2.5), paint(mix(k, '#c49a74', 0.25))) +
    path(tips(17, 66, 72, -98, -2.3, 2.3), paint(mix(k, '#c49a74', 0.5)))
  );
}

/** A sitting animal with its feet at (0, 0), about 190 high with its ears. */
export function sit(kind: Kind, paint: Paint, face: Face): string {
  const c = kind.color;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.45);
  const big = kind.form === 'big';
  const limbs = kind.mark === 'panda' || kind.mark === 'badger' || kind.mark === 'redpanda' ? k : c;
  const socks = kind.muzzle === 'pig' && kind.accent ? kind.accent : kind.mark === 'fox' && kind.ears === 'fox' ? k : limbs;
  const hasPouch = kind.form === 'pouch' || kind.form === 'empty pouch';
  const w = big ? 1.16 : hasPouch ? 0.98 : 1;
  const body = symmetric(-112, [
    [22 * w, -112, 36 * w, -98, 42 * w, -72],
    [50 * w, -46, 60 * w, -26, 54 * w, -10],
    [46 * w, 3, 20, 3, 0, 3],
  ]);
  let out = '';
  if (kind.coat === 'spines') out += spikes(kind, paint);
  out += sitTail(kind, paint);
  out += path(body, paint(kind.mark === 'panda' ? b : c));
  let patterns = '';
  if (kind.coat === 'stripes')
    patterns += group('<path d="M-42-72L-24-66L-45-60ZM-48-50L-28-44L-52-38ZM42-72L24-66L45-60ZM48-50L28-44L52-38Z"/>', `fill="${k}"`);
  if (kind.coat === 'spots')
    patterns += group(
      [
        [-36, -66],
        [-44, -48],
        [-34, -42],
        [36, -64],
        [45, -46],
        [34, -40],
        [-48, -28],
        [49, -26],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 3.8))
        .join(''),
      `fill="${k}" opacity=".8"`,
    );
  patterns += path(
    symmetric(-100, [
      [16, -100, 25, -80, 25 * w, -56],
      [25 * w, -28, 14, -8, 0, -8],
    ]),
    kind.mark === 'panda' || kind.mark === 'badger' ? lighten(k, 0.06) : b,
    kind.mark === 'panda' ? 'opacity="0"' : '',
  );
  if (hasPouch) patterns += path('M-26-50Q0-38 26-50Q28-22 0-18Q-28-22-26-50Z', darken(b, 0.1));
  out += `<g stroke="none">${patterns}</g>`;
  // Hind feet, then front legs with paws.
  out += pair(42 * w, -7, 20 * w, 11, paint(limbs === c ? darken(c, 0.06) : limbs));
  const leg = (x: number, tilt: number): string =>
    at(
      x,
      0,
      1,
      path('M-9-60C-10-38-8-20-12-8C-13 5 13 5 12-8C8-20 10-38 9-60Z', paint(limbs)) +
        (socks !== limbs
          ? path('M-9-26L-6-22L-2-27L2-22L6-27L9-23C9-16 12-12 12-8C13 5-13 5-12-8C-12-12-9-16-9-26Z', socks, 'stroke="none"')
          : '') +
        line('M-4-2V-6M4-2V-6', darken(socks, 0.35), 2, 'stroke-opacity=".7"'),
      tilt,
    );
  if (big)
    out +=
      at(-44, -84, 1, path('M-8-14C-30 0-34 34-18 48C-4 54 4 40 2 20Z', paint(limbs)), 0) +
      at(44, -84, 1, path('M8-14C30 0 34 34 18 48C4 54-4 40-2 20Z', paint(limbs)), 0) +
      pair(34, -7, 22, 14, paint(limbs)) +
      pair(34, -5, 11, 8, limbs === k ? k : darken(b, 0.12));
  else if (hasPouch) {
    const baby = { ...kind, form: 'x', top: 'none' as const };
    out +=
      (kind.form === 'pouch' ? at(0, -58, 0.34, head(baby, paint, { ...face, asymmetric: false })) : '') +
      path('M-27-50Q0-36 27-50Q29-22 0-18Q-29-22-27-50Z', paint(darken(b, 0.06)));
    out +=
      at(-33, -88, 1, path('M-7-4C-16 12-12 30 0 34C9 30 8 14 5 0Z', paint(c))) +
      at(33, -88, 1, path('M7-4C16 12 12 30 0 34C-9 30-8 14-5 0Z', paint(c))) +
      pair(34, -5, 25, 9, paint(darken(c, 0.08)));
  } else out += leg(-20, 4) + leg(20, face.asymmetric ? -6 : -4);
  const scale = big ? 1.08 : 1.1;
  out += at(face.asymmetric ? 3 : -2, -136, scale, head(kind, paint, face), face.asymmetric ? -5 : 4);
  return out;
}

const BODY = 'M-88-82C-90-112-58-120-20-117C12-114 42-124 60-104C74-86 70-50 48-42C10-32-42-34-68-40C-86-46-88-64-88-82Z';
const HEAVY = 'M-100-84C-102-128-62-138-18-136C24-136 60-130 72-104C82-76 76-42 50-36C10-26-46-28-76-34C-96-40-100-62-100-84Z';

function wool(paint: Paint, c: string): string {
  let out = '';
  const bumps: [number, number, number][] = [
    [-76, -92, 24],
    [-84, -68, 22],
    [-54, -112, 25],
    [-24, -118, 26],
    [8, -118, 26],
    [38, -110, 25],
    [58, -88, 24],
    [58, -64, 21],
    [34, -48, 22],
    [4, -44, 22],
    [-26, -44, 22],
    [-56, -48, 22],
  ];
  for (const [x, y, r] of bumps) out += circle(x, y, r);
  return (
    `<g fill="${paint(c)}">${out}</g>` +
    ellipse(-12, -80, 70, 40, c, 'stroke="none"') +
    `<g stroke="none">${line('M-56-92q10 8 20 0M-20-96q10 8 20 0M16-88q10 8 20 0M-38-68q10 8 20 0M-2-66q10 8 20 0', darken(c, 0.14), 3)}</g>`
  );
}

/** A standing animal with its feet at (0, 0), its head to the right. */
export function stand(kind: Kind, paint: Paint, face: Face): string {
  const c = kind.color;
  const k = kind.dark ?? darken(c, 0.45);
  const heavy = kind.form === 'heavy' || kind.form === 'dino';
  const neck = kind.neck ?? 0;
  const wooly = kind.coat === 'wool';
  const legColor = wooly ? (neck ? c : (kind.light ?? k)) : c;
  const lw = heavy ? 19 : neck > 20 ? 10 : 13;
  const leg = (x: number, color: string): string =>
    path(
      pathData`M${x - lw} ${-60}L${x - lw * 0.82} ${-8}Q${x - lw} 2 ${x - lw * 0.7} 2H${x + lw * 0.8}Q${x + lw} 2 ${x + lw * 0.86} ${-8}L${x + lw} ${-60}Z`,
      paint(color),
    ) +
    path(
      heavy
        ? pathData`M${x - lw * 0.6} 2a5 5 0 0 1 10 0ZM${x} 2a5 5 0 0 1 10 0Z`
        : pathData`M${x - lw * 0.84} ${-11}H${x + lw * 0.86}Q${x + lw} 2 ${x + lw * 0.8} 2H${x - lw * 0.7}Q${x - lw} 2 ${x - lw * 0.84} ${-11}Z`,
      heavy ? lighten(c, 0.4) : darken(k, 0.12),
      'stroke="none"',
    );
  const far = darken(legColor, 0.2);
  const hx = 66;
  const hy = -132 - neck;
  let out = '';
  // Tail.
  if (kind.tail === 'horse') out += path('M-78-104C-112-112-124-76-112-36C-106-46-104-38-98-30C-92-52-86-72-76-82Z', paint(k));
  else if (kind.tail === 'tuft')
    out += line('M-82-98C-104-96-108-72-104-56', c, 7) + path('M-110-60C-116-46-108-34-102-30C-94-38-94-50-98-60Z', paint(k));
  else if (kind.tail === 'pig') out += line('M-84-86C-104-92-106-72-96-74C-88-78-98-94-110-88', darken(c, 0.14), 6);
  else if (kind.tail === 'puff') out += circle(-92, -92, 15, paint(c));
  else if (kind.tail === 'short')
    out += path('M-80-108C-96-112-104-98-98-86C-92-82-84-88-78-94Z', paint(kind.coat === 'spots' ? (kind.light ?? c) : c));
  else if (kind.form === 'dino') out += path('M-70-124C-118-112-138-70-152-46C-128-44-96-50-70-54Z', paint(c));
  out += leg(-40, far) + leg(32, far);
  // Neck behind the body where it is long.
  if (neck > 0) {
    const thick = kind.neck && kind.neck > 60 ? 17 : 25;
    const n1 = pathData`M${18} ${-104}C${34} ${-118 - neck * 0.4} ${hx - thick - 8} ${hy + 60} ${hx - thick} ${hy}L${hx + thick * 0.7} ${hy + 10}C${hx + thick} ${hy + 60} ${66} ${-108} ${66} ${-74}Z`;
    if (kind.coat === 'mane')
      out += path(
        pathData`M${10} ${-108}C${4} ${-132 - neck * 0.4} ${hx - 60} ${hy + 34} ${hx - 50} ${hy - 12}C${hx - 44} ${hy - 44} ${hx - 20} ${hy - 62} ${hx} ${hy - 54}L${hx} ${hy + 20}L${44} ${-98}Z`,
        paint(k),
      );
    if (kind.mark === 'zebra')
      out += path(
        pathData`M${14} ${-110}C${20} ${-130 - neck * 0.4} ${hx - 46} ${hy + 30} ${hx - 36} ${hy - 26}L${hx - 4} ${hy - 60}L${hx} ${hy + 20}Z`,
        paint(k),
      );
    out += wooly
      ? `<g fill="${paint(c)}">${[0, 1, 2, 3].map((i) => circle(44 + i * 7, -104 - (i * neck) / 2.2, 28 - i)).join('')}</g>`
      : path(n1, paint(c));
    if (kind.coat === 'giraffe')
      out += group(
        `<path d="${[
          [44, -128, 8],
          [62, -136, 7],
          [52, -152, 8],
          [66, -166, 6],
          [54, -178, 7],
          [66, -196, 6],
          [58, -206, 5],
        ]
          .map(([x, y, r]) => giraffeSpot(x ?? 0, y ?? 0, r ?? 1))
          .join('')}"/>`,
        `fill="${k}" stroke="none"`,
      );
    if (kind.mark === 'zebra')
      out += group('<path d="M30-118L62-104L32-110ZM34-134L64-118L36-126ZM40-148L66-134L42-140Z"/>', `fill="${k}" stroke="none"`);
  }
  if (kind.coat === 'hump')
    out += kind.neck
      ? path('M-66-104C-62-156-34-164-22-128C-14-156 16-158 24-106Z', paint(c))
      : path('M-50-108C-40-150 40-160 66-104Z', paint(k));
  out += wooly ? '' : path(heavy ? HEAVY : BODY, paint(c));
  let coat = '';
  if (kind.coat === 'patches')
    coat =
      path('M-60-114C-30-124-14-106-24-90C-36-74-66-80-72-94Z', k) +
      path('M18-60C36-76 62-66 56-50C40-38 16-42 18-60Z', k) +
      path('M-86-66C-74-74-60-64-62-52C-68-40-84-48-86-66Z', k);
  if (kind.coat === 'spots')
    coat = group(
      [
        [-54, -100],
        [-34, -108],
        [-14, -100],
        [-44, -84],
        [6, -104],
        [-22, -86],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 4.6))
        .join(''),
      `fill="${kind.light ?? k}" opacity=".9"`,
    );
  if (kind.coat === 'giraffe')
    coat = `<path fill="${k}" d="${[
      [-70, -92, 10],
      [-50, -106, 9],
      [-46, -82, 11],
      [-24, -100, 11],
      [-20, -72, 9],
      [2, -88, 10],
      [8, -108, 8],
      [28, -98, 11],
      [26, -70, 9],
      [48, -84, 9],
      [-66, -64, 8],
      [-2, -58, 8],
    ]
      .map(([x, y, r]) => giraffeSpot(x ?? 0, y ?? 0, r ?? 1))
      .join('')}"/>`;
  if (kind.coat === 'stripes')
    coat = group(
      '<path d="M-62-116Q-56-84-66-42Q-74-84-70-112ZM-40-118Q-34-84-42-38Q-50-84-48-118ZM-16-117Q-10-84-16-36Q-26-84-24-117ZM8-115Q14-84 8-36Q-2-84 0-115ZM32-116Q38-84 32-38Q22-84 24-115Z"/>',
      `fill="${k}"`,
    );
  if (kind.coat === 'hump' && !kind.neck) coat = path('M10-112C40-132 74-112 72-78C66-46 40-38 16-42C30-66 26-92 10-112Z', k);
  if (heavy || kind.muzzle === 'pig')
    coat += path('M-60-36Q-10-50 40-38Q10-30-20-30Q-44-30-60-36Z', kind.light ?? lighten(c, 0.2), 'opacity=".22"');
  out += `<g stroke="none">${coat}</g>`;
  out += leg(-64, legColor) + leg(52, legColor);
  if (wooly) out += wool(paint, c);
  const headScale = heavy ? 1.22 : kind.muzzle === 'pig' ? 1.08 : neck > 60 ? 0.82 : 1;
  const dy = heavy ? 16 : kind.muzzle === 'pig' ? 24 : 8;
  out += at(hx + (heavy ? 14 : 4), hy + dy, headScale, head(kind, paint, face), face.asymmetric ? 5 : -3);
  return out;
}

const giraffeSpot = (x: number, y: number, r: number): string =>
  pathData`M${x - r} ${y - r * 0.5}L${x - r * 0.1} ${y - r}L${x + r} ${y - r * 0.3}L${x + r * 0.7} ${y + r * 0.8}L${x - r * 0.6} ${y + r * 0.8}Z`;

/** This family's body plans, by name. */
export const PLANS: Partial<Record<Plan, DrawPlan>> = { sit, stand };
