/** People of the curated stories: a big head, a low coat, few lines. */
import type { Arms, Look, Player } from '@tuckaway/domain/content';
import { darken, lighten } from '../color.ts';
import { eyes, type Face, NIGHT } from '../creatures/face.ts';
import { symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData, shows } from '../svg.ts';

export type Person = NonNullable<Player['person']>;

/** The positions of the two hands, relative to the shoulders at (-30, -112) and (30, -112). */
export const HANDS: Record<Arms, readonly [number, number, number, number]> = {
  down: [-50, -58, 50, -58],
  up: [-58, -176, 58, -176],
  out: [-84, -92, 84, -92],
  hold: [-20, -74, 22, -74],
  cup: [26, -142, 44, -134],
  point: [-50, -58, 92, -128],
  wave: [-50, -58, 72, -178],
  row: [44, -70, 62, -74],
};

export const HAIR_BEHIND: Record<string, (hair: string) => string> = {
  bun: (c) => circle(0, -214, 20, c) + circle(0, -166, 50, c),
  bob: (c) => path('M-54-150C-58-226 58-226 54-150C54-126 44-122 40-128H-40C-44-122-54-126-54-150Z', c),
  short: (c) => circle(0, -170, 48, c),
  long: (c) => path('M-52-150C-60-228 60-228 52-150C56-110 56-86 46-72H-46C-56-86-56-110-52-150Z', c),
  bald: (c) => circle(-42, -152, 14, c) + circle(42, -152, 14, c),
  plaits: (c) =>
    circle(0, -168, 49, c) + path('M-48-160C-62-130-62-104-54-84C-44-96-40-126-38-150ZM48-160C62-130 62-104 54-84C44-96 40-126 38-150Z', c),
  wild: (c) =>
    path(
      'M-50-150L-70-164L-56-174L-66-196L-46-194L-44-216L-24-206L-10-226L4-208L24-222L30-202L50-206L50-188L68-184L56-170L70-156L50-150Z',
      c,
    ),
  beard: (c) => circle(0, -170, 47, c),
  scarf: (c) => path('M-52-152C-54-222 54-222 52-152C58-120 50-106 40-102H-40C-50-106-58-120-52-152Z', c),
};

export const FRINGES: Record<string, string> = {
  bun: 'M-43-166C-46-222 46-222 43-166C20-180-6-186-14-196C-20-182-32-174-43-166Z',
  bob: 'M-43-160C-46-226 46-226 43-160C30-176 4-178-6-190C-14-176-32-172-43-160Z',
  short: 'M-43-168C-44-220 44-220 43-168C24-186-24-186-43-168Z',
  long: 'M-43-158C-46-226 46-226 43-158C36-180 10-186 0-198C-10-186-36-180-43-158Z',
  bald: '',
  plaits: 'M-43-164C-46-222 46-222 43-164C26-180 6-186 0-196C-6-186-26-180-43-164Z',
  wild: 'M-43-166L-30-186L-20-178L-6-194L6-180L22-190L28-178L43-166C46-222-46-222-43-166Z',
  beard: 'M-43-168C-44-220 44-220 43-168C24-184-24-184-43-168Z',
  scarf: 'M-44-160C-46-224 46-224 44-160C30-188-30-188-44-160Z',
};

const HAT_DRAWINGS: Record<string, string> = {
  captain:
    path('M-58-188C-40-236-16-246 0-232C16-246 40-236 58-188Q0-208-58-188Z', '#2f3158') + circle(0, -212, 8, '#ffcf7a', 'stroke="none"'),
  cook: path('M-34-190V-212C-60-216-52-252-28-246C-20-262 20-262 28-246C52-252 60-216 34-212V-190Q0-198-34-190Z', '#fbf4e6'),
  veil: path(
    'M-50-178C-60-226 60-226 50-178C72-130 70-96 62-72C40-100 46-150 34-184Q0-200-34-184C-46-150-40-100-62-72C-70-96-72-130-50-178Z',
    '#fdf6ea',
    'opacity=".9"',
  ),
  cap: path('M-44-182C-42-218 42-218 44-182Q0-192-44-182Z', '#4f6f94') + path('M20-188Q66-190 66-178Q44-174 20-178Z', '#3f5a7c'),
};

/** Hair behind the body, and the head with its face in front of it; the chin is at (0, -117). */
export function headOf(p: Person, face: Face, paint: (c: string) => string): { behind: string; front: string } {
  const style = p.style in HAIR_BEHIND ? p.style : 'short';
  const mouth =
    face.mood === 'funny' || face.mood === 'silly'
      ? path('M-11-140Q0-136 11-140Q10-124 0-122Q-10-124-11-140Z', '#6b2a3a')
      : face.mood === 'yawning'
        ? ellipse(0, -134, 8, 10, '#6b2a3a')
        : face.mood === 'surprised'
          ? ellipse(0, -136, 5, 7, '#6b2a3a')
          : line(
              face.mood === 'worried' || face.mood === 'sulky' ? 'M-9-132Q0-140 9-132' : 'M-9-138Q0-130 9-138',
              darken(p.skin, 0.62),
              2.8,
            );
  const front =
    at(0, 0, 1, circle(0, -160, 43, paint(p.skin)) + circle(-43, -156, 8, p.skin) + circle(43, -156, 8, p.skin)) +
    group(
      (FRINGES[style] ? path(FRINGES[style], p.hair) : '') +
        eyes(16, -156, 5.4, face, darken(p.skin, 0.14), NIGHT) +
        ellipse(-27, -142, 8, 5.4, '#e8785a', 'opacity=".34"') +
        ellipse(27, -142, 8, 5.4, '#e8785a', 'opacity=".34"') +
        path('M-3-150Q0-143 4-148', 'none', `stroke="${darken(p.skin, 0.4)}" stroke-width="2.6" stroke-linecap="round"`) +
        (style === 'beard'
          ? path('M-40-150C-44-108-20-96 0-96C20-96 44-108 40-150C30-138 18-142 0-144C-18-142-30-138-40-150Z', lighten(p.hair, 0.06))
          : '') +
        mouth,
      'stroke="none"',
    ) +
    (p.hat ? (HAT_DRAWINGS[p.hat] ?? '') : '');
  return { behind: HAIR_BEHIND[style]?.(p.hair) ?? '', front };
}

/** On a hand at (0, 0), its thumb toward the other one. */
const ovenMitt = (side: -1 | 1): string =>
  shows(
    'oven mitt',
    path('M-15-14H15C20 0 20 26 0 26C-20 26-20 0-15-14Z', '#c9564c') +
      ellipse(-side * 17, 4, 7, 11, '#c9564c') +
      path('M-17-20H17V-10H-17Z', '#f4e2c8'),
  );

/** A grown-up with the feet (seated: the hem) at (0, 0), about 230 high; paint converts a color to a fill. */
export function person(p: Person, look: Look, paint: (c: string) => string): string {
  const head = headOf(p, { mood: look.mood ?? 'calm', look: look.look ?? 0, asymmetric: false }, paint);
  const arms = HANDS[look.arms ?? 'down'];
  const sleeve = darken(p.dress, 0.14);
  const arm = (side: -1 | 1, x: number, y: number): string =>
    line(pathData`M${side * 28} -108Q${(side * 28 + x) / 2 + side * 12} ${(y - 108) / 2 + 4} ${x} ${y}`, sleeve, 21, 'stroke-opacity="1"') +
    (look.state === 'oven mitts' ? at(x, y, 1, ovenMitt(side)) : shows('bare hand', circle(x, y, 11, p.skin)));
  const body = look.sits
    ? 'M-28-124C-44-100-52-60-60-30C-74-22-84-8-78 2H78C84-8 74-22 60-30C52-60 44-100 28-124Z'
    : symmetric(-124, [
        [22, -124, 36, -112, 40, -86],
        [46, -56, 54, -40, 52, -26],
        [40, -18, 18, -16, 0, -16],
      ]);
  const feet = look.sits
    ? ellipse(-46, 0, 22, 10, '#4a3548') + ellipse(46, 0, 22, 10, '#4a3548')
    : path('M-26-24H-8V-2H-32Q-34-12-26-14ZM26-24H8V-2H32Q34-12 26-14Z', '#4a3548');
  return (
    head.behind +
    feet +
    path(body, paint(p.dress)) +
    group(
      p.apron
        ? path(look.sits ? 'M-20-112H20L40-4H-40Z' : 'M-20-110H20L36-24Q0-16-36-24Z', p.apron)
        : path('M0-120V-24', 'none', `stroke="${darken(p.dress, 0.25)}" stroke-width="2.6"`),
      'stroke="none"',
    ) +
    arm(-1, arms[0], arms[1]) +
    arm(1, arms[2], arms[3]) +
    head.front
  );
}
