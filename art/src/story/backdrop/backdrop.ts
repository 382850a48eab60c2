/** Backdrops of pages that are not one of the twenty places: rooms, streets, home. */
import type { Scene, SceneTime } from '@tuckaway/domain';
import type { Backdrop } from '@tuckaway/domain/content';
import { LAMP, lighten, PAPER } from '../../color.ts';
import { cutPaper } from '../../creatures/draw.ts';
import { BACKDROPS } from '../../pages/sets.ts';
import { weather } from '../../pages/sky.ts';
import type { DrawPlace } from '../../places/parts/common.ts';
import { cloud } from '../../shapes.ts';
import type { Stage } from '../../stage.ts';
import { circle, path, rect } from '../../svg.ts';
import { HOURS, put, room } from './rooms.ts';

/** A bed for a figure that lies in it, its mattress {@link BED_HEIGHT} above the floor. */
export const BED_HEIGHT = 46;
export const bed = (s: Stage, left: number, right: number): string =>
  cutPaper(
    s,
    rect(-left - 26, -112, 24, 116, '#9a6a4c', 10) +
      rect(right + 6, -76, 20, 80, '#9a6a4c', 10) +
      rect(-left - 12, -BED_HEIGHT - 4, left + right + 28, 30, PAPER, 10) +
      rect(-left - 12, -24, left + right + 28, 20, '#b5805a', 4),
  );

/** The street before a bakery, a library or a workshop; the meadow before the house at home. */
function before(scene: Scene): DrawPlace {
  return ({ s, hero }) => {
    const { w, h } = s;
    const time = HOURS[scene.time];
    const home = scene.place === 'home';
    const set: Backdrop = {
      name: home ? 'land' : 'street',
      time,
      disc: [72, 20, 42],
      far: home ? ['hills', 'firs'] : [],
      soil: 'grass',
      ...(!home && { horizon: 74 }),
    };
    const front = BACKDROPS[set.name](s, set);
    if (home) s.add(put(s, 'house', w * 0.24, h * 0.77, 1.15), put(s, 'fence', w * 0.78, h * 0.78, 0.9));
    hero({ x: w * 0.4, y: h * 0.88 });
    front();
  };
}

export const otherBackdrop = (scene: Scene): DrawPlace => (scene.space === 'inside' ? room(scene) : before(scene));

/** What falls, drifts or blows in front of everything outside. */
export function drawWeather(s: Stage, { space, place, weather: kind }: Scene): void {
  if (space === 'inside' || place === 'space' || place === 'underwater') return;
  const { w, h, rng } = s;
  if (kind === 'snow' || kind === 'rain' || kind === 'wind') weather(s, { name: 'land', time: 'day', weather: kind });
  if (kind === 'cloudy')
    s.sheet(
      [0.12, 0.42, 0.68, 0.92].map((x, i) => path(cloud(rng, x * w, h * (0.13 + (i % 2) * 0.09), w * 0.27, 44))),
      { color: lighten('#6f789c', 0.1), lit: 0.12, shadow: 0.7 },
    );
  if (kind === 'fog')
    s.add(
      rect(
        0,
        h * 0.3,
        w,
        h * 0.7,
        s.linear(
          [
            [0, '#d8dbe8', 0],
            [0.4, '#d8dbe8', 0.34],
            [1, '#d8dbe8', 0.08],
          ],
          h * 0.3,
          h,
        ),
      ),
    );
}

/** The middles of their lights, in shares. */
export const LIGHT_OF_DETAIL = { x: 0.5, y: 0.56 } as const;
export const LIGHT_OF_LAST = { x: 0.5, y: 0.62 } as const;

/** A soft light behind what a close-up shows, and air before its backdrop. */
export function soften(s: Stage, air: string): void {
  const { w, h } = s;
  s.add(
    rect(0, 0, w, h, air, 0, 'opacity=".5"'),
    s.glow(w / 2, h * LIGHT_OF_DETAIL.y, w * 0.5, LAMP, 0.34),
    circle(w / 2, h * LIGHT_OF_DETAIL.y, h * 0.4, LAMP, 'opacity=".07"'),
  );
}

/** The colors of a lamp's light from its middle to the picture's edge, by the hour. */
const LAST_LIGHT: Record<'day' | 'night', readonly [string, string, string]> = {
  day: ['#fff3d0', '#ffdf9f', '#e9b981'],
  night: ['#ffe6b0', '#dfa868', '#5a4064'],
};

/** The last page: nearly only light, in which the place is hardly seen. */
export function bathe(s: Stage, time: SceneTime): void {
  const { w, h } = s;
  const [middle, around, edge] = LAST_LIGHT[time === 'evening' || time === 'night' || time === 'late-night' ? 'night' : 'day'];
  s.add(
    rect(
      0,
      0,
      w,
      h,
      s.radial(w / 2, h * LIGHT_OF_LAST.y, w * 0.62, [
        [0, middle, 0.95],
        [0.55, around, 0.9],
        [1, edge, 0.82],
      ]),
    ),
  );
}
