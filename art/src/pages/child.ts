/** Children of the curated stories: a head as large as a grown-up's on a short body, in a shirt and trousers or a nightshirt. */
import type { Look } from '@tuckaway/domain/content';
import { darken, lighten } from '../color.ts';
import type { Face } from '../creatures/face.ts';
import { symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../svg.ts';
import { HANDS, headOf, type Person } from './people.ts';

/** How far a child's head is below a grown-up's. */
const LOWER = 44;
const SHOULDER = { x: 20, y: -68 };

/** A child about 160 high with the feet (seated: the seat) at (0, 0), or asleep on its side; paint converts a color to a fill. */
export function child(p: Person, look: Look, paint: (c: string) => string): string {
  const asleep = look.pose === 'curl';
  const face: Face = { mood: look.mood ?? (asleep ? 'sleepy' : 'calm'), look: look.look ?? 0, asymmetric: false };
  const head = headOf(p, face, paint);
  return asleep ? sleeper(p, head, paint) : upright(p, look, head, paint);
}

type Head = ReturnType<typeof headOf>;

/** A grown-up's hand, moved to a child's arm: shorter, except that raised hands stay beside the head. */
const hand = (x: number, y: number): [number, number] =>
  y < -150 ? [x * 1.02, SHOULDER.y + (y + 112) * 1.1] : [x * 0.78, SHOULDER.y + (y + 112) * 0.66];

function upright(p: Person, { arms: pose = 'down', sits }: Look, head: Head, paint: (c: string) => string): string {
  const [leftX, leftY, rightX, rightY] = HANDS[pose];
  const legs = p.legs ?? darken(p.dress, 0.4);
  const arm = (side: -1 | 1, [x, y]: [number, number]): string =>
    line(
      pathData`M${side * SHOULDER.x} ${SHOULDER.y}Q${(side * SHOULDER.x + x) / 2 + side * 7} ${(y + SHOULDER.y) / 2 + 4} ${x} ${y}`,
      darken(p.dress, 0.14),
      17,
      'stroke-opacity="1"',
    ) + circle(x, y, 9.5, p.skin);
  const leg = (side: -1 | 1): string =>
    sits
      ? line(pathData`M${side * 16} -10L${side * 30} 2`, legs, 22, 'stroke-opacity="1"') + ellipse(side * 34, 2, 13, 11, shoe(p))
      : line(pathData`M${side * 15} -32V-10`, legs, 21, 'stroke-opacity="1"') + ellipse(side * 17, -4, 15, 8, shoe(p));
  const hem = sits ? 0 : -26;
  const body = symmetric(-78, [
    [16, -78, 28, -72, 31, -58],
    [35, -44, 37, -36, 36, hem - 6],
    [26, hem, 12, hem + 2, 0, hem + 2],
  ]);
  return (
    at(0, LOWER, 1, head.behind) +
    (sits ? '' : leg(-1) + leg(1)) +
    path(body, paint(p.dress)) +
    group(line('M-33-42Q0-32 33-42', lighten(p.dress, 0.4), 5, 'opacity=".6"'), 'stroke="none"') +
    (sits ? leg(-1) + leg(1) : '') +
    arm(-1, hand(leftX, leftY)) +
    arm(1, hand(rightX, rightY)) +
    at(0, LOWER, 1, head.front)
  );
}

const shoe = (p: Person): string => p.shoes ?? '#4a3548';

/** About 190 wide, the head to the left on a bent arm. */
function sleeper(p: Person, head: Head, paint: (c: string) => string): string {
  return (
    at(-50, 106, 1, head.behind, -12) +
    path('M-40 0C-52-46-6-66 42-58C84-50 104-26 98-2C70 8-10 8-40 0Z', paint(p.dress)) +
    line('M70-12C92-8 106-4 116 0', p.legs ?? darken(p.dress, 0.4), 20, 'stroke-opacity="1"') +
    ellipse(124, -4, 12, 14, shoe(p)) +
    group(line('M0-52C-6-36-4-18 4-4', darken(p.dress, 0.25), 2.6, 'opacity=".6"'), 'stroke="none"') +
    at(-50, 106, 1, head.front, -12) +
    line('M4-34C-16-26-34-14-52-6', darken(p.dress, 0.14), 17, 'stroke-opacity="1"') +
    circle(-58, -4, 9.5, p.skin)
  );
}
