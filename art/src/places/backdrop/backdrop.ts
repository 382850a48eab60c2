/** Backdrops of pages that are not one of the twenty places: rooms, streets, home. */
import type { Scene } from '@tuckaway/domain';
import type { Backdrop } from '@tuckaway/domain/content';
import { lighten } from '../../paper/color.ts';
import { cloud } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { path, rect } from '../../paper/svg.ts';
import type { DrawPlace } from '../parts/common.ts';
import { BACKDROPS } from '../sets/sets.ts';
import { weather } from '../sets/sky.ts';
import { HOURS, put, room } from './rooms.ts';

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

/** From so many figures on a page is crowded, and only a part of the usual drops and flakes falls before them, as they take many bytes. */
const CROWD = { figures: 4, share: 0.6 };

/** What falls, drifts or blows in front of everything outside. */
export function drawWeather(s: Stage, { space, place, weather: kind, figures }: Scene): void {
  if (space === 'inside' || place === 'space' || place === 'underwater') return;
  const { w, h, rng } = s;
  if (kind === 'snow' || kind === 'rain' || kind === 'wind')
    weather(s, { name: 'land', time: 'day', weather: kind }, 1, figures.length < CROWD.figures ? 1 : CROWD.share);
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
