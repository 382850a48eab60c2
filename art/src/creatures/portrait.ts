/** One animal alone on dusk-colored paper, for sheets and notes that show how the kit draws it. */

import { idPrefix, makeRng } from '../paper/prng.ts';
import { Stage } from '../paper/stage.ts';
import { at, rect } from '../paper/svg.ts';
import type { Cast } from './cast.ts';
import { type CreatureStyle, creatureOnStage, headOf, heightAboveHead, lightPool } from './draw.ts';
import { reach } from './poses/reach.ts';

const SIZE = 240;
const GROUND = 204;

/** A square picture. @param name of the kind; the same name and style give the same markup */
export function portrait(cast: Cast, name: string, style: CreatureStyle): string {
  const { kind } = cast;
  const key = `portrait|${name}|${style.mood}`;
  const s = new Stage(SIZE, SIZE, key, idPrefix(key), 'calm');
  const [left, right] = reach(kind);
  const tall = headOf(kind).r - headOf(kind).y + heightAboveHead(kind);
  const k = Math.min(1.05 * (kind.size ?? 1), (SIZE - 16) / (left + right), (GROUND - 14) / tall);
  const x = SIZE / 2 + ((left - right) / 2) * k;
  s.add(
    rect(0, 0, SIZE, SIZE, '#3a3468'),
    rect(0, GROUND - 22, SIZE, SIZE, '#4a4278'),
    lightPool(s, SIZE / 2, GROUND, 96, s.light.color),
    at(x, GROUND, k, creatureOnStage(s, cast, { plain: true, look: 0, ...style }, makeRng(name))),
  );
  return s.render({ width: SIZE, height: SIZE });
}
