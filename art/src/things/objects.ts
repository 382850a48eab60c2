/** How the things of a scene are drawn, and where they stand. */
import type { ObjectKind } from '@tuckaway/domain';
import { cutPaper } from '../creatures/draw.ts';
import type { Stage } from '../paper/stage.ts';
import { rect } from '../paper/svg.ts';
import { ACTED_THINGS } from './drawings/acted-things.ts';
import { HOUSE } from './drawings/house.ts';
import { KITCHEN_THINGS } from './drawings/kitchen-things.ts';
import { NATURE } from './drawings/nature.ts';
import { SMALL_THINGS } from './drawings/small-things.ts';
import { WORLD } from './drawings/world.ts';
import { isFlat, type Look, separateLights, type Things } from './thing.ts';

/** `low` stands before the figures, `tall` behind them, `far` at a distance; `wall` hangs on a wall if there is one, `sky` above. */
export type Zone = 'low' | 'tall' | 'far' | 'wall' | 'sky';

export interface Drawing {
  kind: ObjectKind;
  thing: string;
  zone: Zone;
  /** The factor from its own size. */
  scale: number;
  look?: Look;
}

/** A thing as cut paper with its foot at (0, 0), and how far it extends from there. */
export interface DrawnThing {
  kind: ObjectKind;
  zone: Zone;
  markup: string;
  left: number;
  right: number;
  height: number;
  /** Its markup says itself what it shows. */
  marked?: boolean;
  /** A house front with a door. */
  entrance?: boolean;
}

const THINGS: Things = { ...NATURE, ...HOUSE, ...WORLD, ...SMALL_THINGS, ...KITCHEN_THINGS, ...ACTED_THINGS };

const post = (x: number, top: number, foot: number): string => rect(x - 7, top, 14, foot - top, '#8a5f48', 5);
/** What holds a thing that cannot stand alone; outdoors also clocks and curtains. */
export function holderOf(kind: ObjectKind, s: Stage): string {
  if (kind === 'hammock') return post(-190, -150, 6) + post(190, -150, 6);
  if (!s.outside) return '';
  if (kind === 'curtain') return post(-104, -262, 24) + post(104, -262, 24);
  return kind === 'clock' ? post(0, -30, 130) + rect(-26, 122, 52, 12, '#6f4a3c', 5) : '';
}

const drawing =
  (zone: Zone) =>
  (thing: string, scale: number, look?: Look): Omit<Drawing, 'kind'> => ({ thing, zone, scale, ...(look && { look }) });
const low = drawing('low');
const tall = drawing('tall');
const far = drawing('far');
const wall = drawing('wall');
const sky = drawing('sky');

const DRAWINGS: Record<ObjectKind, Omit<Drawing, 'kind'>> = {
  lantern: low('lantern', 0.8),
  lamp: tall('lamp', 1.1),
  candle: low('candle', 0.85),
  fire: low('fire', 0.85),
  star: sky('star', 1.2),
  moon: sky('moon', 1),
  bubble: sky('bubble', 1.2),
  cloud: sky('cloud', 1),
  puddle: low('puddle', 1),
  snowball: low('snowball', 1),
  stone: low('boulder', 0.62),
  pebble: low('pebble', 1.1),
  shell: low('shell', 0.9),
  coral: low('coral', 0.85),
  leaf: low('leaf', 0.42),
  flower: low('flower', 0.95),
  mushroom: low('mushroom', 1.3),
  acorn: low('acorn', 1),
  feather: low('feather', 0.8),
  nest: low('nest', 0.85),
  egg: low('egg', 0.95),
  stick: low('stick', 0.9),
  log: low('log', 0.85),
  tree: far('storyTree', 1.05),
  grass: low('grasses', 0.9, { color: '#7a9a58' }),
  sandcastle: tall('sandcastle', 0.5),
  hay: low('hay', 0.8),
  apple: low('apple', 0.95),
  pear: low('pear', 0.85),
  berry: low('berry', 1.1),
  fig: low('fig', 1.1),
  banana: low('banana', 0.95),
  melon: low('melon', 1.1),
  carrot: low('carrot', 0.8),
  pumpkin: low('pumpkin', 0.8),
  bread: low('loaf', 0.7),
  bun: low('bun', 0.9),
  cake: low('cake', 0.8),
  cookie: low('cookie', 1),
  pancake: low('pancake', 0.9),
  cheese: low('cheese', 0.85),
  soup: low('soup', 1),
  cup: low('cup', 0.8),
  bowl: low('bowl', 1.1),
  plate: low('plate', 0.9),
  spoon: low('spoon', 0.85),
  ladle: low('ladle', 0.7),
  pot: low('pot', 0.75),
  pan: low('pan', 0.75),
  teapot: low('teapot', 0.42),
  kettle: low('kettle', 0.85),
  bottle: low('bottle', 1),
  jar: low('jar', 0.95),
  jug: low('jug', 0.85),
  basket: low('basket', 0.75),
  box: low('box', 0.9),
  bag: low('bag', 0.9),
  sack: low('sack', 0.75),
  crate: low('crate', 0.65),
  barrel: tall('barrel', 0.6, { count: 0 }),
  chest: low('chest', 0.8),
  bucket: low('bucket', 0.75),
  shelf: tall('bookshelf', 0.75),
  drawer: tall('drawers', 0.8, { state: 'shut' }),
  bench: tall('bench', 0.75),
  chair: tall('chair', 0.8),
  table: tall('table', 1),
  bed: tall('bed', 1.05),
  pillow: low('pillow', 0.85),
  blanket: low('blanket', 0.5),
  rug: low('rug', 0.8),
  curtain: wall('curtain', 0.8),
  scarf: low('scarf', 0.85),
  mitten: low('mitten', 0.5),
  hat: low('hat', 0.9),
  boot: low('boot', 0.5),
  shoe: low('shoe', 0.9),
  sock: low('sock', 0.85),
  button: low('button', 1),
  glasses: low('spectacles', 0.8),
  umbrella: low('umbrella', 0.7),
  yarn: low('yarn', 0.9),
  rope: low('rope', 0.9),
  ladder: tall('ladder', 1.1),
  hammer: low('hammer', 0.7),
  broom: tall('broom', 0.9),
  wheel: low('wheel', 0.85),
  key: low('key', 0.95),
  door: tall('door', 1),
  window: wall('window', 1),
  bell: low('bell', 0.85),
  drum: low('drum', 0.85),
  horn: low('horn', 0.85),
  piano: tall('piano', 0.8),
  clock: wall('clock', 0.8),
  mirror: wall('mirror', 1),
  map: low('map', 0.9),
  letter: low('letter', 1.4),
  book: low('book', 0.75),
  paper: low('paper', 0.9),
  pencil: low('pencil', 0.8),
  flag: tall('flag', 1),
  sign: tall('sign', 1.1),
  kite: sky('kite', 1),
  balloon: sky('balloon', 1),
  ball: low('ball', 0.85),
  teddy: low('teddy', 0.8),
  boat: tall('boat', 0.9),
  ship: far('ship', 0.62),
  cart: tall('cart', 1),
  sled: low('sled', 0.85),
  bicycle: tall('bicycle', 0.8),
  train: far('train', 1.1),
  bus: far('bus', 0.7),
  hammock: tall('hammock', 0.7),
  tent: far('tent', 1.1),
  fence: tall('fence', 0.8),
  gate: tall('gate', 1),
  well: tall('well', 0.6),
  bridge: far('bridge', 0.8),
  house: far('house', 1),
  lighthouse: far('lighthouse', 0.85),
  fan: low('fan', 0.9),
  telescope: tall('telescope', 1),
  spade: low('spade', 0.85),
  rod: low('rod', 1),
  swing: tall('swing', 1),
  wand: low('wand', 0.75),
  violin: low('violin', 0.6),
  flute: low('flute', 0.75),
  brush: low('brush', 0.7),
  scissors: low('scissors', 0.55),
  needle: low('needle', 0.6),
  spark: low('spark', 1),
  toast: low('toast', 0.7),
  milk: low('milk', 0.8),
  towel: low('towel', 1),
  ribbon: low('ribbon', 0.7),
  crown: low('crown', 0.75),
  coin: low('coin', 0.7),
  lens: low('lens', 0.75),
  bedroll: low('bedroll', 0.95),
  raft: tall('raft', 1.1),
  plank: low('plank', 1),
  net: low('net', 0.95),
  'watering-can': low('watering-can', 0.7),
  bandage: low('bandage', 0.6),
  crumb: low('crumb', 0.9),
  footprint: low('footprint', 0.9),
};

export const drawingOf = (kind: ObjectKind): Drawing => ({ ...DRAWINGS[kind], kind });

/** A thing's own drawing, in its own units. */
export function paintedThing(s: Stage, kind: ObjectKind): string {
  const { thing, look = {} } = DRAWINGS[kind];
  return THINGS[thing]?.(look, s) ?? '';
}

/** One thing as cut paper in its own size. */
export function thingMarkup(s: Stage, { thing, look = {} }: Drawing): string {
  return asPaper(s, THINGS[thing]?.(look, s) ?? '');
}

function asPaper(s: Stage, drawn: string): string {
  const { lights, solid } = separateLights(drawn);
  return lights + (isFlat(solid) ? solid : cutPaper(s, solid));
}
