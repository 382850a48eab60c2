/** The closed forms of questions about a picture, and what cannot be asked about. */
import type { Verb } from '../scenes/acts/verbs.ts';
import type { Emotion, ObjectKind } from '../scenes/vocabulary.ts';

/** After “What is Mia …?”, where the answer is a thing, and how good the question is. */
export const WITH_THING: Readonly<Partial<Record<Verb, readonly [words: string, rank: number]>>> = {
  pull: ['pulling', 0],
  push: ['pushing', 0],
  give: ['giving away', 0],
  hold: ['holding', 0],
  'hold up': ['holding up', 0],
  carry: ['carrying', 0],
  catch: ['catching', 0],
  eat: ['eating', 0],
  'knock on': ['knocking on', 0],
  'listen to': ['listening to', 0],
  'ride on': ['riding on', 0],
  mend: ['mending', 0],
  play: ['playing', 0],
  'peek out of': ['peeking out of', 0],
  climb: ['climbing', 0],
  'lean on': ['leaning on', 1],
  hug: ['hugging', 0],
  'point at': ['pointing at', 1],
  'look up at': ['looking up at', 1],
};

/** What is played; all other things are played with. */
export const INSTRUMENTS: readonly ObjectKind[] = ['drum', 'horn', 'piano', 'violin', 'flute', 'bell'];

/** What can be heard, so that nothing else in the story can be meant. */
export const SOUNDING: readonly ObjectKind[] = [...INSTRUMENTS, 'clock', 'kettle', 'shell'];

/** After “Who is Mia …?”, where the answer is a figure. */
export const WITH_FIGURE: Readonly<Partial<Record<Verb, readonly [words: string, rank: number]>>> = {
  hug: ['hugging', 0],
  'whisper to': ['whispering to', 0],
  'listen to': ['listening to', 0],
  'tuck in': ['tucking in', 0],
  'ride on': ['riding on', 0],
  carry: ['carrying', 0],
  'wave to': ['waving to', 0],
  'point at': ['pointing at', 1],
  'look at': ['looking at', 2],
};

/** Whole acts that a pose tells. */
export const DOING: readonly Verb[] = ['sleep', 'swim', 'fly', 'dance', 'run', 'jump'];
/** Feelings that a face tells from others, where it is drawn large. */
export const SHOWN_BY_FACES: Readonly<Partial<Record<Emotion, number>>> = { worried: 1, surprised: 1, sleepy: 1, sulky: 1, happy: 2 };
/** What is seen around a figure in it. */
export const HIDEOUTS: readonly ObjectKind[] = ['barrel', 'tent', 'basket', 'chest', 'box', 'crate'];
/** What backdrops draw, too, also as a part of something larger, so that it cannot be counted. */
export const UNCOUNTED: readonly ObjectKind[] = [
  ...(['star', 'moon', 'cloud', 'tree', 'grass', 'flower', 'leaf', 'mushroom', 'stone', 'pebble', 'bubble', 'fire', 'spark'] as const),
  ...(['crumb', 'footprint', 'puddle', 'log', 'hay', 'coral', 'shell', 'house', 'window', 'door', 'book'] as const),
  ...(['tent', 'flag', 'ship', 'boat', 'shelf', 'fence', 'gate', 'lighthouse', 'bench', 'ladder', 'bed', 'pillow', 'blanket'] as const),
  ...(['drum', 'wheel', 'ball', 'hat', 'bottle', 'hammer', 'swing', 'sock', 'cup'] as const),
];
/** What is a part of another thing’s drawing, and cannot be counted beside it. */
export const PART_OF: Readonly<Partial<Record<ObjectKind, readonly ObjectKind[]>>> = {
  candle: ['cake'],
  apple: ['crate'],
  pear: ['crate'],
  bucket: ['well'],
};
/** What is too small in a picture of a phone’s width, or looks like what backdrops draw. */
export const UNCLEAR: readonly ObjectKind[] = [
  ...([
    'crumb',
    'coin',
    'button',
    'needle',
    'pebble',
    'spark',
    'acorn',
    'berry',
    'feather',
    'footprint',
    'leaf',
    'bandage',
    'key',
  ] as const),
  ...(['stick', 'spoon', 'soup', 'yarn', 'book', 'grass', 'hay'] as const),
];
/** What hangs in the sky, which a room hides. */
export const SKY: readonly ObjectKind[] = ['star', 'moon', 'cloud'];
/** What is counted by another plural than its own with an s. */
export const PLURALS: Readonly<Partial<Record<ObjectKind, string>>> = {
  berry: 'berries',
  bread: 'loaves of bread',
  box: 'boxes',
  brush: 'brushes',
  bench: 'benches',
  bus: 'buses',
  scarf: 'scarves',
  shelf: 'shelves',
  teddy: 'teddies',
  soup: 'bowls of soup',
  cheese: 'pieces of cheese',
  yarn: 'balls of yarn',
  glasses: 'pairs of glasses',
  scissors: 'pairs of scissors',
  paper: 'sheets of paper',
  milk: 'glasses of milk',
  toast: 'slices of toast',
  lens: 'magnifying glasses',
  rod: 'fishing rods',
  'watering-can': 'watering cans',
};
