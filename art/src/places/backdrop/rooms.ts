/** The inside of a place: a room in its materials, framed so that a wagon is no cave. */
import type { Scene, ScenePlace, SceneTime } from '@tuckaway/domain';
import type { Backdrop, Time, Wall } from '@tuckaway/domain/content';
import type { Stage } from '../../paper/stage.ts';
import { at, rect } from '../../paper/svg.ts';
import { drawingOf, thingMarkup } from '../../things/objects.ts';
import type { DrawPlace } from '../parts/common.ts';
import { BACKDROPS } from '../sets/sets.ts';
import { frameRoom } from './room-frames.ts';

export const HOURS: Record<SceneTime, Time> = {
  morning: 'dawn',
  day: 'day',
  afternoon: 'gold',
  evening: 'dusk',
  night: 'night',
  'late-night': 'night',
};

const WALLS: Partial<Record<ScenePlace, readonly [Wall, string]>> = {
  space: ['metal', '#6a6f9a'],
  underwater: ['metal', '#4f8a9a'],
  forest: ['earth', '#7a5a48'],
  jungle: ['wood', '#8f8a58'],
  castle: ['brick', '#8f7684'],
  pirate: ['wood', '#a06f4c'],
  dinosaur: ['earth', '#8a6a4c'],
  circus: ['wood', '#b5605c'],
  farm: ['wood', '#a8664f'],
  desert: ['plaster', '#d0a878'],
  arctic: ['plaster', '#a8bccc'],
  mountain: ['wood', '#94745c'],
  garden: ['plaster', '#9aa67c'],
  rainbow: ['plaster', '#b59ac0'],
  clouds: ['plaster', '#a8a6cc'],
  home: ['plaster', '#8f86b8'],
};

/** The middle of a room's window in percent of the height, and its radius. */
const WINDOW = { y: 37, r: 84 } as const;

/** A thing with its foot at a point. */
export const put = (s: Stage, kind: Parameters<typeof drawingOf>[0], x: number, y: number, k = 1): string => {
  const drawing = drawingOf(kind);
  return at(x, y, drawing.scale * k, thingMarkup(s, drawing));
};

/** A room of an open place; at home, a bedroom. */
export function room(scene: Scene): DrawPlace {
  const [wall, color] = WALLS[scene.place] ?? ['plaster', '#b58f7c'];
  return ({ s, hero }) => {
    const { w, h, rng } = s;
    const windowAt = rng.chance(0.5) ? 30 : 70;
    // A door of the text would hide the room's own window; from near only its lower edge is seen, so that the moon of the text gets a smaller one.
    const seesOwn = !s.named.has('window') && !s.named.has('door') && !(s.named.has('moon') && scene.view !== 'wide');
    const set: Backdrop = {
      name: 'room',
      time: HOURS[scene.time],
      wall,
      color,
      ...(seesOwn && { window: [windowAt, WINDOW.y, WINDOW.r] satisfies Backdrop['window'] }),
      ...(!s.named.has('lamp') && { lamp: 100 - windowAt }),
      horizon: 68,
      ...(scene.weather === 'rain' && { weather: 'rain' as const }),
    };
    if (set.window) s.window = { x: (w * windowAt) / 100, y: (h * WINDOW.y) / 100 };
    const front = BACKDROPS.room(s, set);
    frameRoom(s, scene.place, color);
    if (scene.place === 'home') bedroom(s, scene, windowAt < 50);
    s.add(s.unlessNamed('rug', at(w * 0.5, h * 0.9, 1.5, put(s, 'rug', 0, 0))));
    hero({ x: w * 0.4, y: h * 0.86 });
    front();
  };
}

/** What hangs where the shelf would be. */
const HUNG = ['clock', 'curtain', 'mirror', 'window'] as const;

/** A shelf, and an empty bed unless a figure lies in the picture. */
function bedroom(s: Stage, { figures }: Scene, windowLeft: boolean): void {
  const side = (x: number): number => (windowLeft ? 1 - x : x) * s.w;
  if (!HUNG.some((kind) => s.named.has(kind))) shelf(s, side(0.16), s.h * 0.36);
  if (figures.every(({ pose }) => pose !== 'sleep' && pose !== 'lie')) s.add(s.unlessNamed('bed', put(s, 'bed', side(0.22), s.h * 0.745)));
}

/** With a few things on it. */
function shelf(s: Stage, x: number, y: number): void {
  s.sheet(rect(x - 84, y, 168, 11, '', 3), { color: '#a8714c', lit: 0.3 });
  s.add(
    s.unlessNamed('teddy', put(s, 'teddy', x - 42, y, 0.72)),
    s.unlessNamed('book', put(s, 'book', x + 16, y - 2, 0.7)),
    s.unlessNamed('ball', put(s, 'ball', x + 58, y, 0.55)),
  );
}
