/** Whales: a big, low weight and a small smile, swimming to the right, centered at about (0, -90). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path } from '../../paper/svg.ts';
import { type Face, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { sideMouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

export function whale(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.6);
  const k = kind.dark ?? darken(c, 0.3);
  const orca = kind.form === 'orca';
  const tail = path(
    'M-98-66C-128-74-138-96-136-112C-146-124-166-124-180-116C-172-100-160-92-148-92C-158-84-166-68-164-50C-148-50-136-60-132-74C-126-60-112-44-92-40Z',
    paint(c),
  );
  let body = 'M-118-74C-92-56-78-92-36-118C8-142 84-140 112-100C132-70 122-30 92-14C50 4-34 4-74-18C-100-34-116-54-118-74Z';
  const belly = 'M122-62C100-46 58-54 18-42C-12-34-40-20-62-12C-20 4 50 2 92-14C110-24 120-42 122-62Z';
  let out = tail;
  if (orca) out += path('M-10-124C-12-160-2-182 14-194C14-168 28-146 44-130Z', paint(k));
  if (kind.form === 'sperm')
    body =
      'M-118-70C-92-56-78-84-40-106C0-128 60-142 104-136C128-132 132-116 132-92C132-66 124-54 100-50C96-30 70-12 40-8C4-4-34 2-74-16C-100-30-116-52-118-70Z';
  if (kind.form === 'beluga')
    body =
      'M-118-74C-92-56-78-92-36-114C0-132 40-134 66-126C76-146 110-140 116-112C130-92 128-34 92-14C50 4-34 4-74-18C-100-34-116-54-118-74Z';
  if (kind.form === 'narwhal')
    out +=
      path('M96-112L176-196L112-98Z', paint(kind.accent ?? b)) +
      flat(line('M112-116L122-110M126-132L136-126M142-150L150-144', darken(kind.accent ?? b, 0.3), 3));
  out += path(body, paint(c));
  out += flat(
    path(belly, b) +
      (orca
        ? ellipse(66, -98, 20, 12, b, 'transform="rotate(-14 66 -98)"')
        : line('M30-44Q20-20 36-3M54-48Q46-22 60-6M78-50Q74-26 84-12', darken(b, 0.16), 2.6)) +
      (kind.form === 'narwhal'
        ? group(
            circle(-20, -104, 5) + circle(4, -116, 6) + circle(30, -120, 4) + circle(-40, -84, 5) + circle(-2, -92, 4),
            `fill="${k}" opacity=".7"`,
          )
        : ''),
  );
  out += path(
    kind.form === 'humpback'
      ? 'M16-34C22 8-30 44-92 38C-80 26-86 18-74 14C-66 2-50 4-44-6C-30-8-26-24-10-40Z'
      : 'M10-30C6 0-18 20-44 22C-40-2-30-20-14-36Z',
    paint(kind.form === 'humpback' ? b : k),
  );
  if (kind.form === 'humpback')
    out +=
      path('M-52-114L-40-134L-22-124Z', paint(k)) +
      flat(group(circle(100, -112, 4) + circle(86, -122, 4) + circle(110, -98, 3.6) + circle(70, -128, 3.6), `fill="${lighten(c, 0.25)}"`));
  if (kind.form === 'sperm')
    return (
      out +
      flat(
        line('M52-36Q88-34 124-56', darken(c, 0.5), 3) +
          sideMouth(84, -44, 26, face) +
          ellipse(38, -62, 10, 7, '#f08a5b', 'opacity=".4"') +
          at(44, -78, 1, sideEye(8, face, k)),
      )
    );
  out += flat(sideMouth(88, -62, 30, face) + ellipse(74, -60, 11, 7, '#f08a5b', 'opacity=".4"') + at(80, -80, 1, sideEye(8, face, k)));
  return out;
}
