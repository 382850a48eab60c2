/** Birds seen from the side: swimmers and those on long legs. Feet or waterline at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { type Face, NIGHT, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { beatingWings, limbs } from '../parts/limbs.ts';
import { yawningBill } from '../parts/mouths.ts';

export function wader(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? '#ef8a45';
  const flat = (s: string): string => `<g stroke="none">${s}</g>`;
  const one = (ex: number, ey: number, r: number): string => flat(at(ex, ey, 1, sideEye(r, face, k)));
  const yawns = face.mood === 'yawning';
  switch (kind.form) {
    case 'duck':
    case 'goose': {
      const g = kind.form === 'goose';
      const ny = g ? -150 : -112;
      return (
        pair(24, 0, 15, 6, paint(x)) +
        path(
          g
            ? pathData`M8 -60C22 -90 24 -120 28 ${ny}L66 ${ny + 6}C64 -110 70 -80 72 -50Z`
            : pathData`M14 -60C22 -80 24 -90 26 ${ny}L72 ${ny + 10}C70 -80 76 -60 74 -44Z`,
          paint(c),
        ) +
        path('M-100-76C-80-70-72-84-40-84C0-86 66-96 78-58C86-18 50-2 0-2C-56-2-92-26-100-76Z', paint(c)) +
        (face.flies
          ? at(-8, 18, 1, beatingWings(kind, paint))
          : path('M-58-58C-30-76 20-72 34-48C20-22-24-18-50-32C-44-38-52-48-58-58Z', paint(k))) +
        circle(46, ny - 6, 40, paint(kind.mark ? '#2f7a5c' : c)) +
        (kind.mark ? flat(line(pathData`M16 ${ny + 22}Q46 ${ny + 44} 76 ${ny + 20}`, '#fbf4e6', 8)) : '') +
        (face.asymmetric
          ? path(
              pathData`M34 ${ny - 42}C26 ${ny - 60} 40 ${ny - 64} 40 ${ny - 70}C46 ${ny - 62} 52 ${ny - 62} 58 ${ny - 66}C56 ${ny - 54} 52 ${ny - 46} 46 ${ny - 44}Z`,
              paint(c),
            )
          : '') +
        (yawns
          ? yawningBill(
              path(pathData`M76 ${ny - 12}C92 ${ny - 18} 112 ${ny - 6} 116 ${ny + 2}C104 ${ny + 4} 84 ${ny + 3} 74 ${ny + 2}Z`, paint(x)),
              { x: 76, y: ny, reach: 32, up: 16, down: 26 },
              path(
                pathData`M76 ${ny - 3}C92 ${ny - 2} 104 ${ny - 2} 110 ${ny}C102 ${ny + 11} 86 ${ny + 11} 74 ${ny + 8}Z`,
                paint(darken(x, 0.14)),
              ),
            )
          : path(pathData`M76 ${ny - 12}C92 ${ny - 18} 112 ${ny - 4} 116 ${ny + 4}C104 ${ny + 16} 84 ${ny + 14} 74 ${ny + 10}Z`, paint(x)) +
            flat(line(pathData`M78 ${ny + 1}Q96 ${ny + 4} 114 ${ny + 4}`, darken(x, 0.35), 2.2))) +
        one(58, ny - 14, 7) +
        flat(ellipse(52, ny + 6, 8, 5.4, '#f08a5b', 'opacity=".4"'))
      );
    }
    case 'pelican':
      return (
        pair(24, 0, 15, 6, paint('#d98a4a')) +
        path('M10-52C-8-96 14-112 26-136C36-158 30-186 42-204L76-186C76-150 60-132 56-112C52-90 72-74 74-46Z', paint(c)) +
        path('M-108-82C-82-68-70-88-34-90C6-92 70-94 80-54C86-16 50-2 0-2C-60-2-96-28-108-82Z', paint(c)) +
        (face.flies
          ? at(-14, 14, 1, beatingWings(kind, paint))
          : path('M-92-96C-62-74-26-92 8-76C40-58 30-26-4-22C-40-18-80-42-92-96Z', paint(k))) +
        circle(54, -194, 34, paint(c)) +
        pelicanBill(x, yawns, paint) +
        flat(group([-40, -22].map((dx) => path(pathData`M${44 + dx * 0.5} ${-226}l-14 -12l16 2Z`)).join(''), `fill="${k}"`)) +
        one(60, -202, 6.6)
      );
    case 'swan':
      return (
        pair(24, 0, 15, 6, paint('#5a5366')) +
        path('M6-52C-14-96 8-116 22-138C34-158 28-186 40-204L74-186C76-150 58-130 54-112C48-90 70-74 74-46Z', paint(c)) +
        path('M-112-88C-84-70-70-92-34-92C6-92 70-94 80-54C86-16 50-2 0-2C-60-2-98-32-112-88Z', paint(c)) +
        (face.flies
          ? at(-14, 14, 1, beatingWings({ ...kind, dark: b }, paint))
          : path('M-98-104C-66-78-26-96 8-78C40-60 30-26-4-22C-36-20-48-34-52-36C-60-40-70-48-74-56C-84-66-92-84-98-104Z', paint(b))) +
        circle(54, -196, 31, paint(c)) +
        (yawns
          ? yawningBill(
              path('M74-206C94-206 110-198 114-190C98-188 84-190 74-192Z', paint(x)),
              { x: 76, y: -194, reach: 30, up: 10, down: 34 },
              path('M74-198C92-196 104-196 108-194C98-184 84-184 74-188Z', paint(darken(x, 0.14))),
            )
          : path('M76-206C96-202 108-190 112-180C98-174 84-178 74-184Z', paint(x))) +
        flat(path('M72-212Q84-208 80-196L68-196Z', NIGHT)) +
        one(62, -200, 6)
      );
    default:
      return longLegged(kind, paint, face);
  }
}

/** The long upper half of a pelican's bill, and the pouch below it. */
function pelicanBill(color: string, yawns: boolean, paint: Paint): string {
  const pouch = path('M70-188C104-180 140-172 164-164C158-134 128-112 98-122C80-130 72-154 68-178Z', paint(color));
  const upper = path('M72-208C108-200 144-180 172-164C140-166 104-172 70-182Z', paint(darken(color, 0.14)));
  return yawns
    ? yawningBill(upper, { x: 72, y: -188, reach: 66, up: 0, down: 42 }, group(pouch, 'transform="rotate(-14 72 -188)"'))
    : pouch + upper;
}

/** What distinguishes a bird on long legs. */
interface LongLegged {
  legs: string;
  /** The color of its neck and head. */
  neck: string;
  /** An S-shaped neck, or a straight one. */
  straight?: boolean;
  wing: string;
  beak: string;
  /** The beak's outline, right of a head at (60, -222). */
  bill: string;
  shaggy?: boolean;
}

const FLAT = 'M80-230Q104-222 110-212Q96-206 78-208Z';

function traits(kind: Kind): LongLegged {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? '#ef8a45';
  const straight = 'M82-232L150-208L80-212Z';
  switch (kind.form) {
    case 'stork':
      return { legs: x, neck: c, wing: k, beak: x, bill: straight };
    case 'heron':
      return { legs: '#8a7f5a', neck: b, wing: k, beak: x, bill: straight };
    case 'crane':
      return { legs: '#4a4656', neck: k, wing: c, beak: '#b8a878', bill: 'M82-230L132-212L80-212Z' };
    case 'ibis':
      return { legs: x, neck: c, wing: k, beak: '#7a5a50', bill: 'M80-234C120-232 148-206 150-172C136-198 110-212 78-212Z' };
    case 'ostrich':
      return { legs: x, neck: b, straight: true, wing: b, beak: '#f0a85c', bill: FLAT, shaggy: true };
    case 'emu':
      return { legs: x, neck: '#5f6a80', straight: true, wing: k, beak: '#4a4650', bill: FLAT, shaggy: true };
    case 'cassowary':
      return { legs: x, neck: b, straight: true, wing: k, beak: '#3a3644', bill: FLAT, shaggy: true };
    default:
      return { legs: darken(c, 0.12), neck: c, wing: k, beak: b, bill: 'M82-232C106-230 116-214 108-190C98-198 92-206 78-210Z' };
  }
}

function longLegged(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.3);
  const t = traits(kind);
  const flat = (s: string): string => `<g stroke="none">${s}</g>`;
  const oneLeg = face.asymmetric && !t.shaggy && (face.stride ?? 'stand') === 'stand';
  const legs = oneLeg
    ? limbs('leg', ['M-6-92V0M-16 1H6', 'M16-96C20-70 18-58-4-52'], t.legs, 6)
    : limbs('leg', ['M-10-92L-8 0M-18 1H6', 'M18-92L20 0M10 1H34'], t.legs, t.shaggy ? 8 : 6);
  return (
    legs +
    (t.straight
      ? line('M40-116C62-138 46-176 54-216', t.neck, 17)
      : line('M40-112C86-112 84-146 62-164C44-180 42-206 58-220', t.neck, 17)) +
    path('M-92-142C-70-122-50-150-14-150C30-150 68-132 62-104C54-74 8-68-30-78C-66-88-86-110-92-142Z', paint(c)) +
    (t.shaggy && kind.form !== 'ostrich'
      ? path(
          'M-96-140C-112-110-104-88-92-70L-84-84L-74-62L-62-78L-48-56L-36-76L-20-56L-8-76L10-58L20-80L38-66L44-88L62-104C40-150-60-160-96-140Z',
          paint(c),
        ) +
        flat(line('M-70-120q-10 16-6 32M-44-126q-10 18-6 36M-18-128q-8 18-4 36M8-126q-6 16-2 32M30-120q-4 14 0 24', lighten(c, 0.18), 3.4))
      : face.flies
        ? at(-14, -34, 1, beatingWings({ ...kind, dark: t.wing }, paint))
        : path(
            kind.form === 'stork' || kind.form === 'heron'
              ? 'M-100-116C-72-102-64-128-28-130C4-130 22-116 16-102C2-84-60-78-100-116Z'
              : 'M-82-138C-58-118-44-134-14-134C14-132 30-118 22-102C4-88-62-92-82-138Z',
            paint(t.wing),
          )) +
    (kind.form === 'ostrich' ? path('M-92-142C-108-134-108-110-92-104C-104-92-88-80-74-88C-66-104-76-124-92-142Z', paint(b)) : '') +
    (kind.form === 'crane'
      ? path('M-70-132C-112-132-130-100-124-70C-112-84-104-84-98-82C-104-72-102-64-98-58C-84-74-66-88-48-96Z', paint(k))
      : '') +
    (kind.form === 'cassowary' ? path('M44-244C44-276 66-286 80-264C84-252 78-244 74-240Z', paint('#c9a060')) : '') +
    circle(60, -222, 29, paint(t.neck)) +
    (face.mood === 'yawning'
      ? yawningBill(path(t.bill, paint(t.beak)), { x: 80, y: -221, reach: t.bill === FLAT ? 22 : 32, up: 10, down: 30 })
      : path(t.bill, paint(t.beak))) +
    flat(extras(kind, k) + at(68, -227, 1, sideEye(6.8, face, t.neck)) + ellipse(60, -211, 7, 4.6, '#e8606a', 'opacity=".45"'))
  );
}

/** Crests, caps and wattles, without a paper edge. */
function extras(kind: Kind, k: string): string {
  switch (kind.form) {
    case 'flamingo':
      return path('M112-214C114-204 112-196 108-190C102-196 98-200 94-203Q104-206 112-214Z', NIGHT);
    case 'heron':
      return path('M32-230C40-252 66-256 84-240C66-244 48-238 32-230Z', k) + line('M36-236C20-232 6-222-4-208', k, 5);
    case 'crane':
      return (
        path('M36-238C44-254 70-254 82-240C66-240 50-238 36-238Z', kind.accent ?? '#d9433f') + line('M44-212Q34-190 44-168', '#f3f1ee', 7)
      );
    case 'cassowary':
      return (
        path('M54-196C48-180 52-168 58-166C64-170 64-184 62-196Z', '#d9443f') +
        path('M44-192C38-178 42-168 47-167C52-172 52-184 50-192Z', '#d9443f')
      );
    case 'ostrich':
    case 'emu':
      return line('M48-250L44-264M58-252V-268M68-250L74-262', k, 3);
    default:
      return '';
  }
}
