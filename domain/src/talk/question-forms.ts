/** The closed forms of questions about a picture, and what cannot be asked about. */
import type { Verb } from '../scenes/acts/verbs.ts';
import type { Emotion, ObjectKind } from '../scenes/vocabulary.ts';

/** Long lists are words, because each app stores them. */
const kinds = (words: string) => words.split(' ') as ObjectKind[];

/** After “What is Mia …?”, where the answer is a thing. */
export const WITH_THING: readonly Verb[] = [
  ...(['pull', 'push', 'give', 'hold', 'hold up', 'carry', 'catch', 'eat', 'knock on', 'listen to', 'ride on', 'mend'] as const),
  ...(['play', 'peek out of', 'climb', 'lean on', 'hug', 'point at', 'look up at'] as const),
];

/** What is played; all other things are played with. */
export const INSTRUMENTS: readonly ObjectKind[] = ['drum', 'horn', 'piano', 'violin', 'flute', 'bell'];

/** What can be heard, so that nothing else in the story can be meant. */
export const SOUNDING: readonly ObjectKind[] = [...INSTRUMENTS, 'clock', 'kettle', 'shell'];

/** After “Who is Mia …?”, where the answer is a figure. */
export const WITH_FIGURE: readonly Verb[] = [
  ...(['hug', 'whisper to', 'listen to', 'tuck in', 'ride on', 'carry', 'wave to', 'point at', 'look at'] as const),
];

/** How much worse a question with these verbs is than others. */
export const WORSE: Readonly<Partial<Record<Verb, number>>> = { 'lean on': 1, 'point at': 1, 'look up at': 1, 'look at': 2 };

/** “giving away”, “looking up at”. */
export function ongoing(verb: Verb): string {
  const [first = '', ...rest] = verb === 'give' ? ['give', 'away'] : verb.split(' ');
  return [`${first.replace(/e$/u, '').replace(/g$/u, 'gg')}ing`, ...rest].join(' ');
}

/** Whole acts that a pose tells. */
export const DOING: readonly Verb[] = ['sleep', 'swim', 'fly', 'dance', 'run', 'jump'];
/** Feelings that a face tells from others, where it is drawn large. */
export const SHOWN_BY_FACES: Readonly<Partial<Record<Emotion, number>>> = { worried: 1, surprised: 1, sleepy: 1, sulky: 1, happy: 2 };
/** What is seen around a figure in it. */
export const HIDEOUTS: readonly ObjectKind[] = ['barrel', 'tent', 'basket', 'chest', 'box', 'crate'];
/** What is clear, but is drawn by backdrops, too, or as a part of something larger, so that it cannot be counted. */
export const UNCOUNTED: readonly ObjectKind[] = kinds(
  'star moon cloud tree flower mushroom stone bubble fire puddle log coral shell house window door tent ' +
    'flag ship boat shelf fence gate lighthouse bench ladder bed pillow blanket drum wheel ball hat ' +
    'bottle hammer swing sock cup',
);
/** What is too small in a picture of a phone’s width, or looks like what backdrops draw. */
export const UNCLEAR: readonly ObjectKind[] = kinds(
  'crumb coin button needle pebble spark acorn berry feather footprint leaf bandage key stick spoon ' + 'soup yarn book grass hay',
);
/** What hangs in the sky, which a room hides. */
export const SKY: readonly ObjectKind[] = ['star', 'moon', 'cloud'];
/** What is counted by another plural than its own with an s. */
export const PLURALS: Readonly<Partial<Record<ObjectKind, string>>> = {
  bread: 'loaves of bread',
  box: 'boxes',
  brush: 'brushes',
  bus: 'buses',
  scarf: 'scarves',
  teddy: 'teddies',
  cheese: 'pieces of cheese',
  glasses: 'pairs of glasses',
  scissors: 'pairs of scissors',
  paper: 'sheets of paper',
  milk: 'glasses of milk',
  toast: 'slices of toast',
  lens: 'magnifying glasses',
  rod: 'fishing rods',
  'watering-can': 'watering cans',
};
