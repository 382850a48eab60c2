/** How the things of a scene are drawn, and where they stand. */
import type { ObjectKind } from '@tuckaway/domain';
import { cutPaper } from '../creatures/draw.ts';
import { HOUSE } from '../pages/house.ts';
import { NATURE } from '../pages/nature.ts';
import type { Look } from '../pages/scene.ts';
import { isFlat, separateLights, type Things } from '../pages/thing.ts';
import { WORLD } from '../pages/world.ts';
import type { Stage } from '../stage.ts';
import { KITCHEN_THINGS } from './kitchen-things.ts';
import { isDrawn, type Undrawn } from './shown.ts';
import { SMALL_THINGS } from './small-things.ts';

/** `low` stands before the figures, `tall` behind them, `sky` hangs above. */
export type Zone = 'low' | 'tall' | 'sky';

export interface Drawing {
  thing: string;
  zone: Zone;
  /** Its width and height in the picture, and the factor from its own size. */
  width: number;
  height: number;
  scale: number;
  /** How far its foot is below its origin, in its own size. */
  drop?: number;
  look?: Look;
}

const THINGS: Things = { ...NATURE, ...HOUSE, ...WORLD, ...SMALL_THINGS, ...KITCHEN_THINGS };

const drawing =
  (zone: Zone) =>
  (thing: string, scale: number, width: number, height: number, look?: Look): Drawing => ({
    thing,
    zone,
    scale,
    width: width * scale,
    height: height * scale,
    ...(look && { look }),
  });
const low = drawing('low');
const tall = drawing('tall');
const sky = drawing('sky');

const DRAWINGS: Record<Exclude<ObjectKind, Undrawn>, Drawing> = {
  lantern: low('lantern', 0.8, 60, 90),
  lamp: tall('lamp', 1.1, 92, 126),
  candle: low('candle', 0.85, 52, 94),
  fire: low('fire', 0.85, 96, 104),
  star: sky('star', 1.2, 44, 40),
  moon: sky('moon', 1, 80, 80),
  bubble: sky('bubble', 1.2, 44, 44),
  cloud: sky('cloud', 1, 156, 66),
  puddle: low('puddle', 1, 124, 26),
  snowball: low('snowball', 1, 44, 44),
  stone: low('boulder', 0.62, 122, 70),
  pebble: low('pebble', 1.1, 36, 26),
  shell: low('shell', 0.9, 60, 51),
  coral: low('coral', 0.85, 77, 108),
  leaf: low('leaf', 0.42, 146, 44),
  flower: low('flower', 0.95, 47, 85),
  mushroom: low('mushroom', 1.3, 48, 47),
  acorn: low('acorn', 1, 38, 52),
  feather: low('feather', 0.8, 76, 68),
  nest: low('nest', 0.85, 120, 40),
  egg: low('egg', 0.95, 38, 54),
  stick: low('stick', 0.9, 106, 34),
  log: low('log', 0.85, 134, 44),
  tree: tall('tree', 0.95, 229, 279),
  grass: low('grasses', 0.9, 142, 69, { color: '#7a9a58' }),
  sandcastle: tall('sandcastle', 0.5, 344, 196),
  hay: low('hay', 0.8, 136, 76),
  apple: low('apple', 0.95, 62, 56),
  pear: low('pear', 0.85, 50, 72),
  berry: low('berry', 1.1, 30, 34),
  fig: low('fig', 1.1, 38, 58),
  banana: low('banana', 0.95, 76, 48),
  melon: low('melon', 1.1, 93, 50),
  carrot: low('carrot', 0.8, 44, 88),
  pumpkin: low('pumpkin', 0.8, 118, 84),
  bread: low('loaf', 0.7, 124, 49),
  bun: low('bun', 0.9, 68, 48),
  cake: low('cake', 0.8, 112, 98),
  cookie: low('cookie', 1, 44, 44),
  pancake: low('pancake', 0.9, 92, 42),
  cheese: low('cheese', 0.85, 86, 54),
  soup: low('soup', 1, 80, 84),
  cup: low('cup', 0.8, 64, 87),
  bowl: low('bowl', 1.1, 68, 39),
  plate: low('plate', 0.9, 100, 26),
  spoon: low('spoon', 0.85, 96, 40),
  ladle: low('ladle', 0.7, 56, 114),
  pot: low('pot', 0.75, 136, 100),
  pan: low('pan', 0.75, 140, 30),
  teapot: { ...low('teapot', 0.42, 309, 132), drop: 8 },
  kettle: low('kettle', 0.85, 150, 104),
  bottle: low('bottle', 1, 52, 74),
  jar: low('jar', 0.95, 64, 80),
  jug: low('jug', 0.85, 96, 88),
  basket: low('basket', 0.75, 112, 100),
  box: low('box', 0.9, 104, 68),
  bag: low('bag', 0.9, 76, 74),
  sack: low('sack', 0.75, 133, 113),
  crate: low('crate', 0.65, 148, 95),
  barrel: tall('barrel', 0.6, 200, 248),
  chest: low('chest', 0.8, 128, 88),
  bucket: low('bucket', 0.75, 92, 107),
  shelf: tall('bookshelf', 0.75, 224, 356),
  drawer: tall('drawers', 0.8, 204, 226),
  bench: tall('bench', 0.75, 420, 100),
  chair: tall('chair', 0.8, 248, 196),
  table: tall('table', 1, 224, 96),
  bed: tall('bed', 1.05, 340, 114),
  pillow: low('pillow', 0.85, 137, 57),
  blanket: low('blanket', 0.5, 407, 117),
  rug: low('rug', 0.8, 300, 40),
  curtain: tall('curtain', 0.8, 212, 250),
  scarf: low('scarf', 0.85, 112, 70),
  mitten: low('mitten', 0.5, 112, 117),
  hat: low('hat', 0.9, 80, 74),
  boot: low('boot', 0.5, 132, 162),
  shoe: low('shoe', 0.9, 78, 38),
  sock: low('sock', 0.85, 60, 74),
  button: low('button', 1, 36, 36),
  glasses: low('spectacles', 0.8, 112, 42),
  umbrella: low('umbrella', 0.7, 140, 150),
  yarn: low('yarn', 0.9, 92, 62),
  rope: low('rope', 0.9, 126, 50),
  ladder: tall('ladder', 1.1, 60, 192),
  hammer: low('hammer', 0.7, 76, 104),
  broom: tall('broom', 0.9, 64, 180),
  wheel: low('wheel', 0.85, 88, 88),
  key: low('key', 0.95, 79, 30),
  door: tall('door', 1, 140, 226),
  window: tall('window', 1, 116, 150),
  bell: low('bell', 0.85, 72, 78),
  drum: low('drum', 0.85, 92, 80),
  horn: low('horn', 0.85, 106, 62),
  piano: tall('piano', 0.8, 328, 150),
  clock: { ...tall('clock', 0.8, 114, 112), drop: 56 },
  mirror: tall('mirror', 1, 84, 130),
  map: low('map', 0.9, 104, 60),
  letter: low('letter', 1.4, 39, 27),
  book: low('book', 0.75, 126, 71),
  paper: low('paper', 0.9, 74, 42),
  pencil: low('pencil', 0.8, 81, 56),
  flag: tall('flag', 1, 80, 120),
  sign: tall('sign', 1.1, 116, 102),
  kite: sky('kite', 1, 80, 150),
  balloon: sky('balloon', 1, 64, 160),
  ball: low('ball', 0.85, 62, 62),
  teddy: low('teddy', 0.8, 78, 106),
  boat: tall('boat', 0.9, 144, 114),
  ship: tall('ship', 0.62, 300, 312),
  cart: tall('cart', 1, 192, 92),
  sled: low('sled', 0.85, 170, 46),
  bicycle: tall('bicycle', 0.8, 248, 140),
  train: tall('train', 1.1, 184, 90),
  bus: tall('bus', 0.7, 400, 180),
  hammock: tall('hammock', 0.7, 380, 102),
  tent: tall('tent', 1.1, 220, 172),
  fence: tall('fence', 0.8, 340, 90),
  gate: tall('gate', 1, 160, 132),
  well: tall('well', 0.6, 280, 335),
  bridge: tall('bridge', 0.8, 340, 108),
  house: tall('house', 1, 220, 194),
  lighthouse: tall('lighthouse', 0.85, 72, 268),
  fan: low('fan', 0.9, 124, 84),
  telescope: tall('telescope', 1, 136, 118),
};

/** Undefined for a kind that cannot be drawn. */
export const drawingOf = (kind: ObjectKind): Drawing | undefined => (isDrawn(kind) ? DRAWINGS[kind] : undefined);

/** One thing as cut paper, with its foot at (0, 0) and in its own size. */
export function thingMarkup(s: Stage, { thing, look = {} }: Drawing): string {
  const { lights, solid } = separateLights(THINGS[thing]?.(look, s) ?? '');
  return lights + (isFlat(solid) ? solid : cutPaper(s, solid));
}
