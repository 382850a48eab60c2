/** A child's wheelchair, seen a little from its side: what is behind the child, and what is before it. The wheels stand on y = 0. */
import type { Wheelchair } from '@tuckaway/domain';
import { darken, lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { circle, ellipse, line, path, pathData, rect } from '../paper/svg.ts';
import type { Layers } from './head-cloth.ts';

/** The height of the seat. */
export const SEAT = { y: -50 } as const;

const TIRE = '#3a3450';
const solid = 'stroke-opacity="1"';

/** A wheel with a tire, a rim to push it by, spokes and a hub. */
function wheel(x: number, y: number, rx: number, ry: number, rim: string): string {
  const spokes = [0, 1, 2, 3]
    .map((i) => {
      const a = (i * Math.PI) / 4 + 0.3;
      const [dx, dy] = [Math.cos(a) * rx * 0.9, Math.sin(a) * ry * 0.9];
      return pathData`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    })
    .join('');
  return (
    ellipse(x, y, rx, ry, 'none', `stroke="${TIRE}" stroke-width="6.5" ${solid}`) +
    flat(
      line(spokes, '#d8d4e4', 1.7, 'opacity=".85"') +
        ellipse(x, y, rx * 0.8, ry * 0.82, 'none', `stroke="${rim}" stroke-width="3"`) +
        ellipse(x, y, rx * 0.2, ry * 0.18, lighten(rim, 0.3)),
    )
  );
}

const caster = (x: number, r: number): string => circle(x, -r, r - 1.5, '#8d89a4', `stroke="${TIRE}" stroke-width="4" ${solid}`);

function manual(frame: string): Layers {
  return {
    behind:
      wheel(42, -41, 24, 38, frame) +
      path('M-30-112C-10-118 14-118 32-112L34-48H-32Z', darken(frame, 0.35)) +
      line('M-32-112V-44M34-112V-44', frame, 5, solid) +
      caster(26, 9) +
      path('M-38-54H38L34-40H-34Z', '#4a4468'),
    front:
      line('M-14-44L-10-14M16-44L14-14', frame, 4.6, solid) +
      path('M-32-12H34L30-4H-28Z', lighten('#6a6488', 0.1)) +
      caster(-6, 9) +
      wheel(-45, -43, 29, 40, frame),
  };
}

function power(frame: string): Layers {
  return {
    behind:
      path('M-34-124C-12-130 14-130 34-124L36-50H-36Z', darken(frame, 0.35)) +
      line('M-40-62V-82H-22M40-62V-82H22', TIRE, 6, solid) +
      rect(-44, -56, 88, 16, '#4a4468', 7),
    front:
      rect(-38, -36, 76, 22, frame, 9) +
      flat(rect(-30, -30, 60, 5, lighten(frame, 0.4), 2.5, 'opacity=".7"')) +
      path('M-30-12H30L26-4H-26Z', '#8d89a4') +
      circle(-42, -20, 17, '#6a6488', `stroke="${TIRE}" stroke-width="6.5" ${solid}`) +
      circle(42, -20, 17, '#6a6488', `stroke="${TIRE}" stroke-width="6.5" ${solid}`) +
      flat(circle(-42, -20, 6, lighten(frame, 0.3)) + circle(42, -20, 6, lighten(frame, 0.3))),
  };
}

/** The armrest with the joystick, which lies before the body and under the child's hand. */
const joystick = (): string =>
  line('M26-80H50', TIRE, 7, solid) + line('M47-82V-90', '#d8d4e4', 4, solid) + circle(47, -92, 4.5, '#d8d4e4');

/** @param frame its color, which contrasts with the child's clothes. */
export function wheelchair(kind: Wheelchair, frame: string): Layers & { beforeBody: string } {
  return { ...(kind === 'manual' ? manual(frame) : power(frame)), beforeBody: kind === 'power' ? joystick() : '' };
}
