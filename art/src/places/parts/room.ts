/** Shared parts of rooms: a lamp, a window, a floor. */
import { darken, LAMP } from '../../paper/color.ts';
import { paperParts } from '../../paper/paper.ts';
import type { Stage } from '../../paper/stage.ts';
import { at, ellipse, line, path, pathData, rect } from '../../paper/svg.ts';

/** A hanging lamp, and the cone of its light unless it is out. */
export function lamp(s: Stage, x: number, y: number, color: string, cone: number): string {
  const light = (): string =>
    path(
      pathData`M${x - 30} ${y}L${x - cone} ${s.h}H${x + cone}L${x + 30} ${y}Z`,
      s.linear(
        [
          [0, LAMP, 0.3],
          [0.8, LAMP, 0],
        ],
        y,
        s.h,
      ),
    );
  return (
    (s.unlit ? '' : light()) +
    line(pathData`M${x} -10V${y - 28}`, '#2c2438', 3.4) +
    s.glow(x, y + 6, 110, LAMP, 0.6) +
    at(x, y, 1, paperParts(path('M-8-30H8L14-20C34-16 44-6 46 4H-46C-44-6-34-16-14-20Z', color)) + ellipse(0, 5, 15, 9, '#fff0c4'))
  );
}

/** A night sky in a window: markup clipped to a shape. */
export function windowView(s: Stage, shape: string, top: number, bottom: number, inside: string, sky: readonly [string, string]): string {
  const clip = s.define((id) => `<clipPath id="${id}">${path(shape)}</clipPath>`);
  return `${path(
    shape,
    s.linear(
      [
        [0, sky[0]],
        [1, sky[1]],
      ],
      top,
      bottom,
    ),
  )}<g clip-path="url(#${clip})">${inside}</g>`;
}

/** A floor of boards or tiles in simple perspective. */
export function floor(s: Stage, y: number, color: string, tiles: boolean): string {
  const { w, h } = s;
  let out = rect(
    0,
    y,
    w,
    h - y,
    s.linear(
      [
        [0, darken(color, 0.3)],
        [0.5, color],
        [1, darken(color, 0.3)],
      ],
      y,
      h,
    ),
  );
  const vx = w * 0.5;
  let lines = '';
  for (let i = -10; i <= 10; i++) lines += pathData`M${vx + i * w * 0.07} ${y}L${vx + i * w * 0.16} ${h}`;
  if (tiles) for (const t of [0.12, 0.32, 0.62]) lines += pathData`M0 ${y + (h - y) * t}H${w}`;
  out += line(lines, darken(color, 0.45), 2, 'opacity=".5"');
  return out;
}
