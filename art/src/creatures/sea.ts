/** Swimming creatures, centered at about (0, -90). */
import { darken, lighten } from '../color.ts';
import { star as starPath, symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../svg.ts';
import { sideEye } from './birds.ts';
import type { DrawPlan } from './cast.ts';
import { pair, teeth } from './ears.ts';
import { blush, eyes, type Face, mouth, NIGHT, nose, type Paint } from './face.ts';
import { head } from './head.ts';
import type { Kind, Plan } from './kind.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

function smile(x: number, y: number, w: number, face: Face): string {
  return face.mood === 'funny' || face.mood === 'silly'
    ? path(
        pathData`M${x} ${y}Q${x + w * 0.5} ${y + 5} ${x + w} ${y - 4}Q${x + w * 0.7} ${y + w * 0.6} ${x + w * 0.35} ${y + w * 0.5}Q${x + w * 0.05} ${y + w * 0.3} ${x} ${y}Z`,
        '#5a2338',
      )
    : line(pathData`M${x} ${y}Q${x + w * 0.5} ${y + w * 0.35} ${x + w} ${y - 2}`, NIGHT, 2.6);
}

/** Fish, sharks and dolphins. */
export function fish(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? lighten(c, 0.2);
  const cheek = (cx: number, cy: number): string => ellipse(cx, cy, 9, 6, '#f08a5b', 'opacity=".4"');
  switch (kind.form) {
    case 'shark':
      return (
        path('M-84-92C-112-96-130-124-146-140C-136-108-132-92-144-52C-118-64-104-74-84-78Z', paint(c)) +
        path('M-22-120C-20-152-2-174 22-182C18-158 26-138 40-122Z', paint(k)) +
        path('M-104-86C-60-136 30-142 84-112C112-96 118-80 106-66C70-34-40-40-104-86Z', paint(c)) +
        flat(
          path('M-70-66C-20-76 60-64 108-74C96-52 50-40 6-43C-24-46-50-54-70-66Z', b) +
            line('M14-98q-6 12 0 24M26-100q-6 13 0 26M38-102q-6 14 0 28', k, 3),
        ) +
        path('M6-62C8-34-10-20-26-14C-26-36-24-50-14-62Z', paint(k)) +
        flat(
          smile(68, -74, 28, face) +
            path('M74-72l4 7 5-7ZM86-73l4 6 4-7Z', '#fbf4e6') +
            cheek(66, -84) +
            at(76, -100, 1, sideEye(8, face, k)),
        )
      );
    case 'dolphin':
      return (
        path('M-78-66C-104-58-124-62-146-46C-132-38-124-34-128-12C-106-22-92-38-72-52Z', paint(k)) +
        path('M-16-128C-16-150-34-166-48-172C-20-176 10-166 30-128Z', paint(k)) +
        path('M-92-54C-70-118 0-146 62-126C86-120 92-104 100-98C118-96 132-86 130-80C124-74 108-74 96-74C50-58-30-86-92-54Z', paint(c)) +
        flat(
          path('M-50-72C0-84 40-66 96-74C108-74 120-76 126-80C104-92 70-78 40-84C10-88-24-84-50-72Z', b) +
            line('M98-84Q112-80 127-81', NIGHT, 2.2) +
            cheek(72, -88) +
            at(74, -104, 1, sideEye(7.5, face, k)),
        ) +
        path('M20-82C16-58-2-46-20-44C-16-62-10-74 0-84Z', paint(k))
      );
    case 'puffer': {
      let spikes = '';
      for (let i = 0; i < 16; i++) spikes += at(0, -84, 1, path('M-8-62L0-84L8-62Z'), i * 22.5);
      return (
        path('M-54-84C-76-108-100-110-106-104C-96-90-96-78-106-64C-94-60-74-66-54-80Z', paint(x)) +
        group(spikes, `fill="${paint(k)}"`) +
        circle(0, -84, 66, paint(c)) +
        flat(
          path('M-62-68Q0-40 62-68C54-34 28-18 0-18C-28-18-54-34-62-68Z', b) +
            circle(-20, -130, 6, k) +
            circle(4, -138, 7, k) +
            circle(28, -128, 5, k) +
            at(8, -88, 1, blush(36, 14) + eyes(26, -6, 9, face, k) + mouth(12, 8, face)),
        ) +
        path('M-22-70C-34-62-38-50-34-42C-22-44-14-54-12-64Z', paint(x))
      );
    }
    default: {
      const clown = kind.form === 'clown';
      return (
        path('M-56-86C-84-124-116-130-124-122C-112-106-112-74-126-52C-112-44-82-52-56-78Z', paint(clown ? c : x)) +
        path('M-36-128C-20-166 34-166 50-128Z', paint(clown ? c : x)) +
        path('M-20-36C-18-12 10-8 26-14C22-26 24-34 26-42Z', paint(clown ? c : x)) +
        path('M-74-82C-48-146 40-152 84-104C92-92 92-78 84-68C44-18-46-22-74-82Z', paint(c)) +
        flat(
          clown
            ? path('M22-141C10-110 10-60 24-34C34-36 42-40 50-44C34-64 34-116 48-133C40-137 30-140 22-141Z', b) +
                path('M-34-128C-44-104-44-68-34-40L-16-33C-26-66-26-104-16-136Z', b)
            : path('M-52-56C-10-70 50-62 84-70C62-40 20-28-14-34C-32-38-44-46-52-56Z', b) +
                line('M-28-104q14 12 0 26M-4-116q14 14 0 28M-6-82q14 12 0 24M18-104q14 12 0 26', k, 4, 'stroke-opacity=".7"'),
        ) +
        path('M6-84C-14-76-26-62-22-50C-4-48 12-58 18-70Z', paint(clown ? k : x)) +
        flat(cheek(58, -78) + smile(64, -74, 22, face) + circle(62, -100, 14, '#fbf4e6') + at(65, -100, 1, sideEye(9, face, k)))
      );
    }
  }
}

/** Whales: a big, low weight and a small smile. */
export function whale(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.6);
  const k = kind.dark ?? darken(c, 0.3);
  const orca = kind.form === 'orca';
  const tail = path(
    'M-98-66C-128-74-138-96-136-112C-146-124-166-124-180-116C-172-100-160-92-148-92C-158-84-166-68-164-50C-148-50-136-60-132-74C-126-60-112-44-92-40Z',
    paint(c),
  );
  const body = 'M-118-74C-92-56-78-92-36-118C8-142 84-140 112-100C132-70 122-30 92-14C50 4-34 4-74-18C-100-34-116-54-118-74Z';
  const belly = 'M122-62C100-46 58-54 18-42C-12-34-40-20-62-12C-20 4 50 2 92-14C110-24 120-42 122-62Z';
  let out = tail;
  if (orca) out += path('M-10-124C-12-160-2-182 14-194C14-168 28-146 44-130Z', paint(k));
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
  out += path('M10-30C6 0-18 20-44 22C-40-2-30-20-14-36Z', paint(k));
  out += flat(smile(88, -62, 30, face) + ellipse(74, -60, 11, 7, '#f08a5b', 'opacity=".4"') + at(80, -80, 1, sideEye(8, face, k)));
  return out;
}

/** Octopus and squid. */
export function octopus(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const squid = kind.form === 'squid';
  const arm = (data: string, color: string): string => line(data, color, 19);
  const back = arm('M-30-50C-50-20-78-18-98-34M30-50C50-20 78-18 98-38', k) + arm('M-16-46C-24-12-44 2-64 2M16-46C24-12 44 2 66 0', k);
  const front =
    arm('M-38-60C-66-44-92-56-92-78M38-60C66-44 94-52 100-72', c) +
    arm('M-22-46C-36-22-54-10-82-10', c) +
    arm('M22-46C34-16 54-6 84-14', c) +
    arm('M-7-44C-10-16-20-4-32 2M8-44C10-18 18-6 34-2', c);
  const suckers = group(
    [
      [-60, -17],
      [-72, -11],
      [60, -11],
      [72, -11],
      [-18, -8],
      [20, -10],
      [82, -56],
      [-84, -58],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 3.6))
      .join(''),
    `fill="${b}" stroke="none"`,
  );
  const hood = squid
    ? 'M0-206C22-186 40-160 42-128C70-130 76-116 64-104C58-96 50-92 44-86C42-56 26-38 0-38C-26-38-42-56-44-86C-50-92-58-96-64-104C-76-116-70-130-42-128C-40-160-22-186 0-206Z'
    : symmetric(-186, [
        [50, -186, 74, -150, 68, -112],
        [62, -84, 56, -76, 54, -60],
        [48, -38, 20, -36, 0, -36],
      ]);
  return (
    back +
    front +
    suckers +
    path(hood, paint(c)) +
    flat(
      (squid
        ? ''
        : circle(-34, -150, 8, b, 'opacity=".6"') + circle(-18, -166, 5, b, 'opacity=".6"') + circle(38, -156, 6, b, 'opacity=".6"')) +
        at(0, -92, 1, blush(36, 16) + eyes(22, 0, 9, face, k) + mouth(18, 8, face)),
    )
  );
}

/** A jellyfish with a skirt of light. */
export function jelly(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? c;
  return (
    line('M-44-90C-58-56-30-38-46-4M-18-86C-30-54-6-34-20 4M12-86C24-54 0-34 16 2M42-90C56-60 30-40 46-8', kind.dark ?? c, 7) +
    group(line('M-30-88C-44-50-14-44-30-14M30-88C40-54 18-40 30-14M0-86C10-56-10-44 0-16', b, 9), 'opacity=".8"') +
    path(
      'M-78-96C-82-156-44-190 0-190C44-190 82-156 78-96Q66-82 52-94Q38-78 26-92Q12-76 0-90Q-12-76-26-92Q-38-78-52-94Q-66-82-78-96Z',
      paint(c),
    ) +
    flat(
      path('M-60-140C-52-164-30-176-14-178C-34-162-44-148-50-126Z', b, 'opacity=".8"') +
        at(0, -124, 1, blush(38, 14) + eyes(24, 0, 8, face, kind.dark) + mouth(14, 8, face)),
    )
  );
}

export function seahorse(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? c;
  const k = kind.dark ?? c;
  return (
    path('M-40-112C-70-116-78-90-64-76C-76-66-58-48-40-62Z', paint(k)) +
    line('M-18-56C-10-22 26-16 26-34C24-48 6-44 10-34', c, 19) +
    path('M-24-150C-60-120-48-70-28-40L-4-46C22-64 26-96 12-120Z', paint(c)) +
    flat(path('M8-118C24-94 18-66-4-50C-14-70-12-98 8-118Z', b) + line('M-10-106L14-100M-10-90L17-84M-10-74L12-68', k, 2.6)) +
    path('M-26-196L-16-214L-6-200L6-216L12-196L30-206L28-180Z', paint(k)) +
    path('M-34-170C-34-200 20-208 36-178C44-172 72-170 82-164C86-156 82-148 76-148C60-150 46-146 36-138C16-122-30-130-34-170Z', paint(c)) +
    flat(ellipse(26, -150, 9, 6, '#e8606a', 'opacity=".4"') + circle(16, -172, 12, '#fbf4e6') + at(18, -172, 1, sideEye(8, face, k)))
  );
}

export function crab(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const long = kind.form === 'lobster';
  const claw = (big: number): string =>
    at(
      78,
      -74,
      big,
      line('M-22 12C-8 16 0 2 2-14', c, 12) +
        path('M-4-16C-30-32-28-66-4-78C2-62 6-56 12-52C16-60 24-66 36-66C42-40 26-16 8-12Z', paint(c)),
    );
  return (
    line('M-46-36C-70-36-80-22-84-4M-40-28C-56-22-60-10-62 2M46-36C70-36 80-22 84-4M40-28C56-22 60-10 62 2', k, 8) +
    claw(face.asymmetric ? 1.2 : 1) +
    `<g transform="scale(-1 1)">${claw(face.asymmetric ? 0.9 : 1.15)}</g>` +
    (long
      ? path('M-30-20L-40 6L-14-2L0 8L14-2L40 6L30-20Z', paint(k)) +
        line('M-18-96C-30-140-60-150-84-146M18-96C30-140 60-152 90-142', k, 3.4)
      : line('M-20-84L-24-104M20-84L24-104', c, 7)) +
    path(
      long
        ? symmetric(-112, [
            [34, -112, 48, -90, 48, -62],
            [46, -26, 24, -10, 0, -10],
          ])
        : symmetric(-92, [
            [52, -94, 76, -70, 72, -46],
            [66, -16, 30, -8, 0, -8],
          ]),
      paint(c),
    ) +
    flat(
      path(long ? 'M-40-38Q0-24 40-38C34-18 18-10 0-10C-18-10-34-18-40-38Z' : 'M-60-34Q0-16 60-34C46-14 24-8 0-8C-24-8-46-14-60-34Z', b) +
        (long ? '' : circle(-24, -106, 15, '#fbf4e6') + circle(24, -106, 15, '#fbf4e6')) +
        at(0, long ? -80 : -106, 1, eyes(long ? 20 : 24, 0, 9, face, k)) +
        at(0, -56, 1, blush(40, 2) + mouth(0, 11, face)),
    )
  );
}

export function starfish(kind: Kind, paint: Paint, face: Face): string {
  const k = kind.dark ?? kind.color;
  return (
    group(path(starPath(0, -78, 84, 5, 0.52)), `fill="${paint(kind.color)}"`) +
    flat(
      group(
        circle(0, -142, 5) + circle(0, -126, 6) + circle(-62, -94, 5) + circle(62, -94, 5) + circle(-38, -26, 5) + circle(38, -26, 5),
        `fill="${kind.light ?? k}"`,
      ) + at(0, -84, 1, blush(27, 12, 7) + eyes(17, 0, 8, face, k) + mouth(14, 8, face)),
    )
  );
}

/** Seals and walruses: a head on a long, low cushion. */
export function seal(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const w = kind.form === 'walrus';
  const m: Kind = { ...kind, plan: 'sit', head: 'wide', ears: 'none', muzzle: 'cat' };
  return (
    path('M-104-20C-124-40-146-44-152-36C-148-26-142-20-142-14C-152-6-150 6-142 8C-128 6-112 2-100-6Z', paint(k)) +
    path('M-122-14C-84-30-60-60-28-96C-6-122 60-124 66-74C70-34 70-4 40 0C-20 6-90 8-122-14Z', paint(c)) +
    flat(path('M66-70C70-34 70-4 40 0C10 2-20 3-50 2C0-8 34-40 66-70Z', b)) +
    path('M0-40C-10-14-30 2-52 4C-56-8-40-30-18-50Z', paint(k)) +
    path('M54-40C72-24 84-6 86 4C74 8 58 2 48-8Z', paint(k)) +
    (w
      ? at(
          30,
          -122,
          1.08,
          path(
            symmetric(-46, [
              [32, -46, 56, -28, 58, 6],
              [60, 34, 34, 45, 0, 45],
            ]),
            paint(c),
          ) +
            teeth(34, 11, 44, 6) +
            flat(blush(40, 10)) +
            pair(15, 24, 22, 18, paint(b)) +
            flat(
              nose(10, 9) +
                eyes(23, -6, 7.6, face, k) +
                group(
                  [
                    [-22, 20],
                    [-14, 28],
                    [-26, 30],
                    [22, 20],
                    [14, 28],
                    [26, 30],
                  ]
                    .map(([x, y]) => circle(x ?? 0, y ?? 0, 1.8))
                    .join(''),
                  `fill="${k}"`,
                ),
            ),
          -4,
        )
      : at(32, -122, 1.05, head(m, paint, face), face.asymmetric ? -6 : 4))
  );
}

/** This family's body plans, by name. */
export const PLANS: Partial<Record<Plan, DrawPlan>> = { fish, whale, octopus, jelly, seahorse, crab, seal, star: starfish };
