/** The sky of places where the sun goes down. */
import { darken, EMBER, MOON, mix } from '../../paper/color.ts';
import type { Stage } from '../../paper/stage.ts';
import { circle, shows } from '../../paper/svg.ts';
import { moon } from '../../things/props.ts';
import type { Palette } from './common.ts';

/**
 * A sky with the sun going down at the light, or with the moon once it is night.
 * @param end where the sky's last color is, as a share of the height. @param halo the radius of the light. @param sun the sun's radius.
 */
export function sunset(s: Stage, { sky, light }: Palette, { end, halo, sun }: { end: number; halo: number; sun: number }): void {
  const [high, middle, low] = sky;
  if (s.night) {
    s.light = { x: s.light.x, y: s.h * 0.2, color: MOON };
    s.sky(
      [
        [0, darken(high, 0.4)],
        [0.36, darken(high, 0.16)],
        [end + 0.06, mix(high, middle, 0.4)],
      ],
      { r: halo },
    );
    s.stars(46, 0.36, MOON, halo * 1.6);
    s.add(moon(s, s.light.x, s.light.y, sun * 0.8, s.phase ?? 'full', s.mood === 'sleepy'));
    return;
  }
  s.sky(
    [
      [0, high],
      [0.34, middle],
      [end, low],
    ],
    { r: halo },
  );
  const { x, y } = s.light;
  const paint = s.linear(
    [
      [0, '#fff6d6'],
      [1, mix(light, EMBER, 0.48)],
    ],
    y - sun * 1.1,
    y + sun * 0.85,
  );
  // A second disc beside the moon of the text would be counted as another moon.
  if (!s.named.has('moon')) s.add(shows('sky sun', circle(x, y, sun, paint)));
}
