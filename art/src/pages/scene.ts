/**
 * A curated story's picture as data, written beside its page (tools/seed/curated/*.yaml): its set, its light, and its characters and
 * things. Positions are percentages of the picture's width and height and give the middle of a foot or bottom; sizes are factors.
 */
import type { Expression } from '../creatures/face.ts';

export const TIMES = ['day', 'gold', 'dusk', 'night', 'dawn'] as const;
export type Time = (typeof TIMES)[number];
export const SETS = ['land', 'room', 'under', 'cut', 'deck', 'sea', 'street', 'roofs'] as const;
export type SetName = (typeof SETS)[number];
export const SOILS = ['snow', 'sand', 'grass', 'earth', 'rock', 'moss', 'stone'] as const;
export type Soil = (typeof SOILS)[number];
export const FAR = ['sea', 'peaks', 'dunes', 'hills', 'firs', 'town', 'paddies', 'ice', 'palms', 'river', 'crowns'] as const;
export type Far = (typeof FAR)[number];
export const WALLS = ['wood', 'plaster', 'metal', 'earth', 'brick'] as const;
export type Wall = (typeof WALLS)[number];
export const WEATHERS = ['snow', 'rain', 'wind'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The set of a picture. */
export interface Backdrop {
  name: SetName;
  time: Time;
  /** Sun or moon: x, y and radius (drawing units); none where left out. */
  disc?: [x: number, y: number, r: number];
  soil?: Soil;
  /** The shapes on the horizon, from far to near. */
  far?: Far[];
  /** The height of the horizon, of the floor in a room, or of the ground in a cross-section. */
  horizon?: number;
  weather?: Weather;
  wall?: Wall;
  /** The color of a wall or of the earth. */
  color?: string;
  /** A round window in a room: x, y, radius, the time outside (the picture's by default), and whether it stands open. */
  window?: [x: number, y: number, r: number, outside?: Time, open?: boolean];
  /** The position of a lamp. */
  lamp?: number;
  /** Hollows in a cross-section: x, y and the two radii. */
  hollows?: [x: number, y: number, rx: number, ry: number][];
  /** Degrees by which the hue of the background's colors is turned. */
  tint?: number;
  /** A light other than the sun: x, y, radius. */
  glow?: [x: number, y: number, r: number];
  /** A street in which no window is lit. */
  dark?: boolean;
  /** Land without blades of grass and without the dark edge of ground in front. */
  open?: boolean;
}

export const POSES = ['stand', 'curl'] as const;
export const ARMS = ['down', 'up', 'out', 'hold', 'cup', 'point', 'wave', 'row'] as const;
export type Arms = (typeof ARMS)[number];

/** How a thing is drawn. */
export interface Look {
  size?: number;
  /** Degrees. */
  turn?: number;
  flip?: boolean;
  mood?: Expression;
  /** The direction it looks: -1 left, 1 right. */
  look?: -1 | 0 | 1;
  pose?: (typeof POSES)[number];
  /** Another thing held in front of its chest, with its state after a space. */
  holds?: string;
  arms?: Arms;
  /** Sitting: a person without visible legs. */
  sits?: boolean;
  color?: string;
  /** The number of items, for things that come in numbers. */
  count?: number;
  /** The state of a thing; each thing has its own states. */
  state?: string;
  /** What the text calls it, where its name does not say so. */
  is?: string;
}

export type Thing = [what: string, x: number, y: number, look?: Look];

export interface PageScene {
  set: Backdrop;
  /** From the back to the front. */
  things: Thing[];
  /** The text alternative, if the page's own text says more than is drawn. */
  alt?: string;
}

/** A character of a story, the same on each of its pages. */
export interface Player {
  /** What the text calls it, where its name does not say so. */
  is?: string;
  /** An animal of the kit with its own colors or sizes. */
  animal?: string;
  color?: string;
  light?: string;
  dark?: string;
  accent?: string;
  size?: number;
  ears?: string;
  top?: string;
  coat?: string;
  mark?: string;
  tail?: string;
  form?: string;
  /** Or a person. */
  person?: {
    skin: string;
    hair: string;
    style: string;
    dress: string;
    hat?: string;
    apron?: string;
    size?: number;
    /** Drawn with a child's proportions. */
    child?: boolean;
    /** Colors of a child's trousers, and of its shoes or bare feet. */
    legs?: string;
    shoes?: string;
  };
}

const BACKDROP_KEYS = [
  'name',
  'time',
  'disc',
  'soil',
  'far',
  'horizon',
  'weather',
  'wall',
  'color',
  'window',
  'lamp',
  'hollows',
  'tint',
  'glow',
  'open',
  'dark',
];
const LOOK_KEYS = ['size', 'turn', 'flip', 'mood', 'look', 'pose', 'holds', 'arms', 'sits', 'color', 'count', 'state', 'is'];
const MOODS = ['funny', 'sleepy', 'cozy', 'silly', 'calm', 'worried', 'surprised', 'proud', 'sulky'];

/** The errors in a scene, for its author; `known` tells whether a name can be drawn. Empty if there are none. */
export function sceneProblems(scene: PageScene, known: (what: string) => boolean): string[] {
  const found: string[] = [];
  const oneOf = (value: string | undefined, list: readonly string[], what: string): void => {
    if (value !== undefined && !list.includes(value)) found.push(`${what} "${value}" is none of ${list.join(', ')}`);
  };
  const onlyKeys = (object: object, keys: readonly string[], where: string): void => {
    for (const key of Object.keys(object)) if (!keys.includes(key)) found.push(`${where} knows no "${key}"`);
  };
  onlyKeys(scene, ['set', 'things', 'alt'], 'a scene');
  onlyKeys(scene.set, BACKDROP_KEYS, 'a set');
  const { name, time, soil, far, weather, wall, color } = scene.set;
  if (name === undefined || time === undefined) found.push('a set needs a name and a time');
  oneOf(name, SETS, 'the set');
  oneOf(time, TIMES, 'the time');
  oneOf(soil, SOILS, 'the soil');
  oneOf(weather, WEATHERS, 'the weather');
  oneOf(wall, WALLS, 'the wall');
  oneOf(scene.set.window?.[3], TIMES, 'the time outside');
  for (const line of far ?? []) oneOf(line, FAR, 'what is far');
  const colors = [color, ...scene.things.map(([, , , look]) => look?.color)];
  for (const c of colors) if (c !== undefined && !/^#[0-9a-f]{6}$/.test(c)) found.push(`"${c}" is not a color like #a1b2c3`);
  if (scene.things.length === 0) found.push('there is nothing in the scene');
  for (const [what, x, y, look = {}] of scene.things) {
    if (!known(what)) found.push(`nothing is called "${what}"`);
    if (!(x >= -10 && x <= 110 && y >= -10 && y <= 115)) found.push(`${what} stands outside the picture`);
    onlyKeys(look, LOOK_KEYS, what);
    oneOf(look.mood, MOODS, 'the mood');
    oneOf(look.pose, POSES, 'the pose');
    oneOf(look.arms, ARMS, 'the arms');
    if (look.holds !== undefined && !known(look.holds.split(' ')[0] ?? ''))
      found.push(`${what} holds "${look.holds}", which cannot be drawn`);
    if (look.size !== undefined && !(look.size > 0.1 && look.size < 6)) found.push(`${what} has a size of ${look.size}`);
  }
  return found;
}
