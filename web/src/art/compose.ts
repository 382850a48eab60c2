/** From a request to a finished picture. */

import type { Kind } from './creatures/kind.ts';
import { KINDS } from './creatures/kinds.ts';
import { kindName } from './creatures/names.ts';
import { placeHero } from './hero.ts';
import type { Compose } from './places/common.ts';
import { SCENES } from './places/scenes.ts';
import { hash32, idPrefix } from './prng.ts';
import { type Mood, Stage } from './stage.ts';
import { at, path } from './svg.ts';
import { PLACES, type Place, parts, TOKENS } from './tokens.ts';

export type Cover = 'moon' | 'forest' | 'ocean' | 'space' | 'castle' | 'garden';

export interface ComposeRequest {
  place: string;
  animal?: string | undefined;
  mood?: Mood | undefined;
  seed: string;
  cover?: Cover | undefined;
}

export interface PictureOptions {
  width?: number | undefined;
  height?: number | undefined;
  title?: string | undefined;
  grain?: boolean | undefined;
}

/** A known place; anything else is a meadow or another gentle one, by its hash. */
export function knownPlace(place: string): Place {
  const found = PLACES.find((p) => p === place);
  return found ?? (['meadow', 'forest', 'mountain', 'clouds'] as const)[hash32(place) % 4] ?? 'meadow';
}

/** The size of the drawing space for a wanted size: 600 high when wide, 800 wide when tall. */
function space(width: number, height: number): [number, number] {
  const ratio = Math.max(0.5, Math.min(2.4, width / height));
  return ratio >= 4 / 3 ? [Math.round(600 * ratio), 600] : [800, Math.round(800 / ratio)];
}

const sane = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? Math.min(4096, value) : otherwise;

/** Draws a scene. */
export function compose(request: ComposeRequest, options: PictureOptions = {}): string {
  const width = sane(options.width, 800);
  const height = sane(options.height, 600);
  const [w, h] = space(width, height);
  const place = knownPlace(request.place);
  const kind: Kind | null = request.animal === undefined ? null : KINDS[kindName(request.animal)];
  const mood = request.mood ?? 'calm';
  const key = `${request.seed}|${request.cover ?? ''}|${place}|${request.animal === undefined ? '' : kindName(request.animal)}|${mood}`;
  const s = new Stage(w, h, key, idPrefix(`${key}|${w}x${h}`), mood);
  const scene: Compose = request.cover !== undefined && Object.hasOwn(SCENES, request.cover) ? SCENES[request.cover] : SCENES[place];
  const mirror = s.rng.chance(0.42);
  const own =
    request.cover === undefined ||
    (request.cover as string) === place ||
    (request.cover === 'ocean' && (place === 'underwater' || place === 'pirate'));
  scene({
    s,
    hero: (spot) => placeHero(s, kind, spot),
    touch: (x, y, size, afloat = false) => {
      if (own) return;
      if (afloat)
        s.add(
          at(
            x,
            y,
            size,
            parts(path('M-86 30C-76 4-50-6 0-7C50-6 76 4 86 30Z', '#6f7f62') + path('M-66 8C-40-4 40-4 66 8C40 14-40 14-66 8Z', '#8fa070')),
          ),
        );
      s.add(s.glow(x, y - 40, 110 * size, s.light.color, 0.28), at(x, y, size, TOKENS[place]()));
    },
  });
  return s.render({ width, height, mirror, ...(options.title ? { title: options.title } : {}), ...(options.grain ? { grain: true } : {}) });
}
