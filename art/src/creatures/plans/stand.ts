/** Large animals that stand, their heads to the right. */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import { head } from '../head.ts';
import type { Kind } from '../kind.ts';
import { limb } from '../parts/limbs.ts';

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

/** Markings on the side of the body, without a paper edge. */
function sidePattern(kind: Kind): string {
  const b = kind.light ?? lighten(kind.color, 0.4);
  const k = kind.dark ?? darken(kind.color, 0.45);
  if (kind.coat === 'okapi') return line('M-84-84Q-66-82-56-90M-86-70Q-66-66-54-74M-84-56Q-68-52-54-60', b, 6);
  if (kind.coat === 'bib')
    return path('M-86-66C-50-56 10-54 62-66C56-50 30-40 0-38C-40-36-80-42-86-66Z', b) + line('M-84-72C-50-62 10-60 64-74', k, 7);
  return '';
}

/** What lies over the legs: long hair that hangs down, stripes on the legs, wings. */
function overCoat(kind: Kind, paint: Paint): string {
  const c = kind.color;
  const k = kind.dark ?? darken(c, 0.45);
  const b = kind.light ?? lighten(c, 0.4);
  switch (kind.coat) {
    case 'skirt':
      return (
        path(
          'M-92-92C-96-60-96-36-90-18L-78-30L-70-12L-58-28L-46-10L-34-28L-22-12L-10-28L4-10L14-28L28-12L36-30L52-14L58-32L70-20C76-50 72-80 62-100C20-124-60-124-92-92Z',
          paint(c),
        ) +
        `<g stroke="none">${line('M-74-84q-6 22-2 46M-50-92q-6 26-2 54M-24-96q-6 28-2 58M2-94q-4 28 0 54M28-90q-2 24 2 48M52-80q0 20 4 40', lighten(c, 0.16), 4, 'stroke-opacity=".6"')}</g>`
      );
    case 'okapi':
      return `<g stroke="none">${line('M-74-44H-54M-73-32H-55M-72-20H-56M42-44H62M43-32H61M44-20H60', b, 5)}</g>`;
    case 'wings':
      return (
        path(
          'M18-86C-14-112-30-170-96-196C-108-178-104-164-98-156C-112-154-114-140-108-130C-116-124-114-108-104-102C-70-72-20-64 18-86Z',
          paint(lighten(k, 0.5)),
        ) + group(line('M6-90C-30-110-52-140-90-160M-2-86C-40-98-66-116-98-130M-8-82C-44-86-70-92-94-104', k, 3.6), 'stroke="none"')
      );
    case 'shag':
      return `<g stroke="none">${line('M-70-104l-8-12M-50-112l-6-14M-28-116l-4-14M-6-116l0-14M16-114l4-12M-72-76q-4 8 0 16M-44-82q-4 10 0 20M-16-84q-4 10 0 20M14-80q-4 10 0 20', k, 4)}</g>`;
    default:
      return '';
  }
}

/** A head that is this much higher than usual needs a neck. */
const STRETCHED = 8;

/** A standing animal with its feet at (0, 0), its head to the right. */
export function stand(kind: Kind, paint: Paint, face: Face): string {
  const c = kind.color;
  const k = kind.dark ?? darken(c, 0.45);
  const heavy = kind.form === 'heavy' || kind.form === 'dino';
  const neck = (kind.neck ?? 0) - (face.bow ?? 0);
  const hasNeck = kind.neck !== undefined || neck > STRETCHED;
  const wooly = kind.coat === 'wool';
  const legColor = wooly ? (kind.neck ? c : (kind.light ?? k)) : c;
  const lw = heavy ? 19 : (kind.neck ?? 0) > 20 ? 10 : 13;
  // A leg that swings is round where it joins the body.
  const hip = lw * (face.stride === 'walk' || face.stride === 'run' ? 1.4 : 0);
  const leg = (x: number, color: string): string =>
    limb(
      'leg',
      path(
        pathData`M${x - lw} ${-60}L${x - lw * 0.82} ${-8}Q${x - lw} 2 ${x - lw * 0.7} 2H${x + lw * 0.8}Q${x + lw} 2 ${x + lw * 0.86} ${-8}L${x + lw} ${-60}C${x + lw} ${-60 - hip} ${x - lw} ${-60 - hip} ${x - lw} ${-60}Z`,
        paint(color),
      ) +
        path(
          heavy
            ? pathData`M${x - lw * 0.6} 2a5 5 0 0 1 10 0ZM${x} 2a5 5 0 0 1 10 0Z`
            : pathData`M${x - lw * 0.84} ${-11}H${x + lw * 0.86}Q${x + lw} 2 ${x + lw * 0.8} 2H${x - lw * 0.7}Q${x - lw} 2 ${x - lw * 0.84} ${-11}Z`,
          heavy ? lighten(c, 0.4) : darken(k, 0.12),
          'stroke="none"',
        ),
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
  if (hasNeck) {
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
          .filter(([, y = 0]) => y > hy + 20)
          .map(([x, y, r]) => giraffeSpot(x ?? 0, y ?? 0, r ?? 1))
          .join('')}"/>`,
        `fill="${k}" stroke="none"`,
      );
    if (kind.mark === 'zebra')
      out += group('<path d="M30-118L62-104L32-110ZM34-134L64-118L36-126ZM40-148L66-134L42-140Z"/>', `fill="${k}" stroke="none"`);
  }
  if (kind.coat === 'one-hump') out += path('M-62-104C-54-150-34-172-14-172C8-170 22-140 32-104Z', paint(c));
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
  out += `<g stroke="none">${coat}${sidePattern(kind)}</g>`;
  out += leg(-64, legColor) + leg(52, legColor);
  out += overCoat(kind, paint);
  if (wooly) out += wool(paint, c);
  const headScale = heavy ? 1.22 : kind.muzzle === 'pig' ? 1.08 : (kind.neck ?? 0) > 60 ? 0.82 : 1;
  const dy = heavy ? 16 : kind.muzzle === 'pig' ? 24 : 8;
  out += at(hx + (heavy ? 14 : 4), hy + dy, headScale, head(kind, paint, face), face.asymmetric ? 5 : -3);
  return out;
}

const giraffeSpot = (x: number, y: number, r: number): string =>
  pathData`M${x - r} ${y - r * 0.5}L${x - r * 0.1} ${y - r}L${x + r} ${y - r * 0.3}L${x + r * 0.7} ${y + r * 0.8}L${x - r * 0.6} ${y + r * 0.8}Z`;
