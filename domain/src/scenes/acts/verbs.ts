/** What figures do. The words are stored with stories, so they are only ever added: an app that does not know one shows who stands there. */
import type { Pose } from '../vocabulary.ts';

export const VERBS = [
  ...['stand', 'sit', 'lie', 'sleep', 'walk', 'run', 'climb', 'jump', 'fly', 'swim', 'fall', 'dance', 'hide in', 'peek out of'],
  ...['pull', 'push', 'give', 'hold', 'hold up', 'carry', 'catch', 'drop into', 'pour', 'eat', 'drink', 'knock on', 'open', 'look into'],
  ...['look at', 'look up at', 'listen to', 'whisper to', 'hug', 'ride on', 'lean on', 'tuck in', 'mend', 'draw', 'play', 'wave to'],
  ...['point at', 'blow', 'count', 'dig'],
] as const;
export type Verb = (typeof VERBS)[number];

/** The pose in which apps without acts show a verb; without one they show who holds the thing, or stands there. */
const POSES_OF: Readonly<Partial<Record<Verb, Pose>>> = {
  sit: 'sit',
  lie: 'lie',
  sleep: 'sleep',
  walk: 'walk',
  run: 'walk',
  climb: 'climb',
  fly: 'fly',
  swim: 'swim',
  'hide in': 'peek',
  'peek out of': 'peek',
  'look up at': 'look-up',
  hug: 'hug',
  'ride on': 'ride',
};

const IN_HANDS: readonly Verb[] = ['hold', 'hold up', 'give', 'carry', 'catch', 'pour', 'eat', 'drink', 'mend', 'play'];

/** @param what the thing that it is done with; undefined for a figure or nothing. */
export function poseOfVerb(verb: Verb, what: string | undefined): Pose {
  return POSES_OF[verb] ?? (what !== undefined && isInHands(verb) ? 'hold' : 'stand');
}

/** Whether what it is done with is in hands, and nowhere else. */
export const isInHands = (verb: Verb): boolean => IN_HANDS.includes(verb);

const JOINTS = ['to', 'from', 'into', 'in', 'on', 'with'] as const;
type Joint = (typeof JOINTS)[number];

/** Which word joins what a verb is done with, where one is needed: “sit on the chair”. */
const JOINED_TO: Readonly<Partial<Record<Verb, Joint>>> = {
  stand: 'on',
  sit: 'on',
  lie: 'on',
  sleep: 'in',
  walk: 'to',
  run: 'to',
  jump: 'into',
  fly: 'to',
  swim: 'in',
  fall: 'into',
  dance: 'with',
};

/** Which word joins a verb's second end: “give the letter to the owl”. All others are joined by “with”. */
const JOINED_BY: Readonly<Partial<Record<Verb, Joint>>> = {
  give: 'to',
  'hold up': 'to',
  carry: 'to',
  push: 'to',
  play: 'to',
  pull: 'from',
  drink: 'from',
  catch: 'in',
  pour: 'into',
  'drop into': 'into',
  draw: 'on',
};

/** Empty for a verb that needs none. */
export const firstJoint = (verb: Verb): Joint | '' => JOINED_TO[verb] ?? '';
export const secondJoint = (verb: Verb): Joint => JOINED_BY[verb] ?? 'with';

export const LEADING_JOINT = new RegExp(`^(?:${JOINTS.join('|')}) `, 'u');
/** The two ends of a verb, whichever word joins them. */
export const ENDS = new RegExp(`^(.*?)(?: (?:${JOINTS.join('|')}) (.+))?$`, 'u');

/** “carries”, “looks up at”. */
export function thirdPerson(verb: Verb): string {
  const [first = '', ...rest] = verb.split(' ');
  const ending = /(?:ch|sh|s|x)$/u.test(first) ? 'es' : 's';
  return [/[^aeou]y$/u.test(first) ? `${first.slice(0, -1)}ies` : `${first}${ending}`, ...rest].join(' ');
}

/** Both forms of each verb, the longest first, because “hold up” begins like “hold”. */
export const VERB_FORMS: readonly (readonly [form: string, verb: Verb])[] = VERBS.flatMap((verb) => [
  [verb, verb] as const,
  [thirdPerson(verb), verb] as const,
]).sort(([one], [other]) => other.length - one.length);

/** The verb that a word of any origin means; `stand` for an unknown one. */
export function readVerb(word: unknown): Verb {
  const said = typeof word === 'string' ? word.trim().toLowerCase() : '';
  return VERB_FORMS.find(([form]) => form === said)?.[1] ?? 'stand';
}
