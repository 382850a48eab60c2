/**
 * The words of scenes (decision P19). They are stored with stories and offered to the model, so words are only ever added: an older app
 * replaces a word that it does not know by a default (parse-scene.ts).
 */
import { SETTING_IDS, type StorySetting } from '../stories/story-options.ts';

export const SCENE_LIMITS = {
  /** Pages of a family's story. */
  pages: 24,
  figures: 5,
  objectKinds: 4,
  /** Objects of all kinds together. */
  objects: 12,
} as const;

/** The twenty settings, and where most stories end. */
export const SCENE_PLACES = [...SETTING_IDS, 'home'] as [StorySetting, ...StorySetting[], 'home'];
export type ScenePlace = (typeof SCENE_PLACES)[number];

export const SCENE_SPACES = ['outside', 'inside'] as const;

/** `wide` shows everything, `near` the figures and what they hold, `detail` the focus. */
export const SCENE_VIEWS = ['wide', 'near', 'detail'] as const;
export type SceneView = (typeof SCENE_VIEWS)[number];

/** In their order: a bedtime story never gets lighter by chance. */
export const SCENE_TIMES = ['morning', 'day', 'afternoon', 'evening', 'night', 'late-night'] as const;
export type SceneTime = (typeof SCENE_TIMES)[number];

export const SCENE_WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'wind', 'fog'] as const;
export type SceneWeather = (typeof SCENE_WEATHERS)[number];

export const POSES = ['stand', 'walk', 'sit', 'lie', 'sleep', 'fly', 'swim', 'climb', 'hug', 'hold', 'ride', 'look-up', 'peek'] as const;
export type Pose = (typeof POSES)[number];

export const EMOTIONS = ['happy', 'curious', 'worried', 'surprised', 'proud', 'sulky', 'sleepy', 'asleep'] as const;
export type Emotion = (typeof EMOTIONS)[number];
/** What a face shows: a feeling, or a yawn, which is in no stored scene but answers a touch. */
export type ShownEmotion = Emotion | 'yawning';

/** What a figure keeps from page to page, until its text says that it is washed or dry. */
export const FIGURE_STATES = ['muddy', 'wet'] as const;
export type FigureState = (typeof FIGURE_STATES)[number];

export const FIGURE_SIZES = ['small', 'medium', 'large'] as const;
export type FigureSize = (typeof FIGURE_SIZES)[number];

export const SIDES = ['left', 'middle', 'right'] as const;

/** The story's own figures. */
export const FAMILY_FIGURES = ['animal', 'child', 'sibling', 'adult'] as const;

/** All other figures, by kind. `friend` stands for a kind that is not listed, `person` for a grown-up of whom no more is known. */
export const CHARACTER_KINDS = [
  ...['owl', 'fox', 'cat', 'dog', 'rabbit', 'mouse', 'squirrel', 'hedgehog', 'badger', 'mole', 'otter', 'beaver', 'bear', 'wolf', 'deer'],
  ...[
    'horse',
    'donkey',
    'cow',
    'sheep',
    'goat',
    'pig',
    'chicken',
    'duck',
    'goose',
    'crow',
    'sparrow',
    'penguin',
    'seal',
    'whale',
    'dolphin',
  ],
  ...[
    'octopus',
    'fish',
    'crab',
    'turtle',
    'frog',
    'lizard',
    'snake',
    'snail',
    'bee',
    'ladybug',
    'ant',
    'butterfly',
    'moth',
    'firefly',
    'spider',
  ],
  ...['bat', 'monkey', 'parrot', 'lion', 'tiger', 'elephant', 'giraffe', 'camel', 'dragon', 'dinosaur', 'person', 'friend', 'woman', 'man'],
] as const;

export const FIGURE_KINDS = [...FAMILY_FIGURES, ...CHARACTER_KINDS] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const OBJECT_KINDS = [
  ...['lantern', 'lamp', 'candle', 'fire', 'star', 'moon', 'bubble', 'cloud', 'puddle', 'snowball', 'stone', 'pebble', 'shell', 'coral'],
  ...['leaf', 'flower', 'mushroom', 'acorn', 'feather', 'nest', 'egg', 'stick', 'log', 'tree', 'grass', 'sandcastle', 'hay'],
  ...[
    'apple',
    'pear',
    'berry',
    'fig',
    'banana',
    'melon',
    'carrot',
    'pumpkin',
    'bread',
    'bun',
    'cake',
    'cookie',
    'pancake',
    'cheese',
    'soup',
  ],
  ...['cup', 'bowl', 'plate', 'spoon', 'ladle', 'pot', 'pan', 'teapot', 'kettle', 'bottle', 'jar', 'jug', 'basket', 'box', 'bag', 'sack'],
  ...['crate', 'barrel', 'chest', 'bucket', 'shelf', 'drawer', 'bench', 'chair', 'table', 'bed', 'pillow', 'blanket', 'rug', 'curtain'],
  ...[
    'scarf',
    'mitten',
    'hat',
    'boot',
    'shoe',
    'sock',
    'button',
    'glasses',
    'umbrella',
    'yarn',
    'rope',
    'ladder',
    'hammer',
    'broom',
    'wheel',
  ],
  ...[
    'key',
    'door',
    'window',
    'bell',
    'drum',
    'horn',
    'piano',
    'clock',
    'mirror',
    'map',
    'letter',
    'book',
    'paper',
    'pencil',
    'flag',
    'sign',
  ],
  ...[
    'kite',
    'balloon',
    'ball',
    'teddy',
    'boat',
    'ship',
    'cart',
    'sled',
    'bicycle',
    'train',
    'bus',
    'hammock',
    'tent',
    'fence',
    'gate',
    'well',
  ],
  ...['bridge', 'house', 'lighthouse', 'fan', 'telescope'],
  ...['spade', 'rod', 'swing', 'wand', 'violin', 'flute', 'brush', 'scissors', 'needle', 'spark', 'toast', 'milk', 'towel', 'ribbon'],
  ...['crown', 'coin', 'lens', 'bedroll', 'raft', 'plank', 'net', 'watering-can', 'bandage', 'crumb', 'footprint'],
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** What the picture is about. */
export const FOCUSES = [...FAMILY_FIGURES, 'other', 'objects', 'place'] as const;
