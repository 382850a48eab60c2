/** The storyteller's choice of a child's animal friend, and a friend in words. Apart from `friend.ts`, because few screens need it. */
import { articleFor } from '../animals/english.ts';
import { hash32 } from '../hash.ts';
import { LIMITS } from '../limits.ts';
import type { Body } from '../scenes/bodies.ts';
import { sameName } from './child-names.ts';
import { BELONGINGS, FEARS, type Friend, type FriendOf, HABITS, type StoredFriend, TEMPERS } from './friend.ts';
import type { Pronouns } from './story-wishes.ts';

/** Words of kitchens, pockets and gardens of many places, which hardly a child is called. Any other name is one that the family typed. */
export const FRIEND_NAMES: readonly string[] =
  `Crumb Thimble Biscuit Pocket Noodle Tamarind Button Pistachio Mango Bramble Dumpling Sesame Pepper Tumble Lentil Marzipan Samosa Turnip Pretzel
  Quince Papaya Muffin Nutmeg Pierogi Tofu Plum Radish Cobble Mochi Pumpernickel Saffron Couscous`.split(/\s+/u);

const SWIMS: readonly Body[] = ['swimmer'];
/** What is not for all bodies; “it turns around before lying down” is nothing for a fish. */
const BODIES_OF: Partial<Record<Friend['habit'] | Friend['belonging'], readonly Body[]>> = {
  turns: ['four legs', 'hooves'],
  nose: ['four legs'],
  washes: ['hands'],
  pats: ['hands', 'many arms'],
  listens: ['bird', 'waddler', 'flyer', 'four legs'],
  puddles: ['waddler'],
  bubbles: SWIMS,
  rounds: ['swimmer', 'flyer', 'bird'],
  arms: ['many arms'],
  feet: ['many legs'],
  curls: ['no legs'],
  lifted: ['tiny'],
  small: ['huge'],
  shell: ['swimmer', 'many arms', 'waddler', 'many legs'],
  cork: SWIMS,
  ...{ seed: ['tiny'], bead: ['tiny'], thread: ['tiny'] },
};
/** A beetle carries no spoon, and a map does not live in water. */
const NOT_FOR: Partial<Record<Body, readonly Friend['belonging'][]>> = {
  tiny: ['button', 'spoon', 'pebble', 'acorn', 'string', 'bell', 'sock', 'map', 'key', 'ribbon'],
  swimmer: ['acorn', 'sock', 'map', 'spoon'],
};

/** The words of a list that fit a body. */
export function fitting<Word extends Friend['habit'] | Friend['belonging']>(words: readonly Word[], body: Body): Word[] {
  return words.filter((word) => (BODIES_OF[word]?.includes(body) ?? true) && !NOT_FOR[body]?.some((other) => other === word));
}

/** The phrases of habits, fears and belongings within a sentence: “hums while thinking”, “echoes”, “a blue button”. */
export const FRIEND_WORDS = {
  counts: 'counts everything twice',
  hums: 'hums while thinking',
  last: 'is the last to fall asleep',
  yawns: 'yawns three times in a row',
  thanks: 'says thank you to things',
  names: 'gives everything a name',
  'starts-over': 'starts every sentence over',
  turns: 'turns around three times before lying down',
  nose: 'sleeps with nose under tail',
  washes: 'washes each finger before supper',
  pats: 'pats every door hello',
  listens: 'listens with head tilted',
  puddles: 'walks around every puddle',
  bubbles: 'blows a bubble before each word',
  rounds: 'goes once around before stopping',
  arms: 'waves with all arms at once',
  feet: 'taps one foot after the other',
  curls: 'curls into a ring when glad',
  lifted: 'asks to be lifted up',
  small: 'tries to look small',
  echoes: 'echoes',
  hiccups: 'hiccups',
  gates: 'squeaky gates',
  mirrors: 'mirrors',
  balloons: 'balloons',
  umbrellas: 'umbrellas',
  spoons: 'cold spoons',
  chairs: 'wobbly chairs',
  sneezes: 'sudden sneezes',
  'long-words': 'long words',
  button: 'a blue button',
  spoon: 'a wooden spoon',
  pebble: 'a smooth pebble',
  acorn: 'an acorn',
  string: 'a bit of string',
  bell: 'a small bell',
  sock: 'a red sock',
  map: 'half a map',
  key: 'a brass key',
  ribbon: 'a yellow ribbon',
  shell: 'a white shell',
  cork: 'a cork',
  seed: 'a poppy seed',
  bead: 'a glass bead',
  thread: 'a bit of thread',
} as const satisfies Record<Friend['habit'] | Friend['fear'] | Friend['belonging'], string>;

/** “Pickle, a shy otter who carries a blue button”. */
export function friendInWords({ name, temper, belonging }: Friend, kind: string): string {
  return `${name}, ${articleFor(temper)} ${temper} ${kind} who carries ${FRIEND_WORDS[belonging]}`;
}

/** Whether the storyteller has this name itself; others may be a person's, and no model gets them. */
export const isOurName = (name: string): boolean => FRIEND_NAMES.includes(name);

/** Whether a stored friend is the one of this child and animal. */
export function isFriendOf(friend: StoredFriend, { nickname, animal, name }: FriendOf): boolean {
  return sameName(friend.nickname, nickname) && friend.animal === animal && (name === null || sameName(friend.name, name));
}

export interface FriendChoice extends FriendOf {
  /** The account, so that families have different friends. */
  uid: string;
  /** The child's, which the animal does not share. */
  pronouns?: Pronouns | undefined;
  /** Lines of earlier stories, newest first, in which the animal may have a name already. */
  told?: readonly string[];
}

/** The storyteller's choice: the same for the same account, child and animal. A name that the family typed, or an earlier story told, stays. */
export function chooseFriend({ uid, nickname, animal, kind, name, body, pronouns, told = [] }: FriendChoice): Friend {
  const seed = [uid, nickname.toLowerCase(), animal, name ?? ''].join('/');
  const pick = <Word>(what: string, words: readonly Word[]): Word => words[hash32(`${seed}/${what}`) % words.length] as Word;
  const earlier = told.map((line) => nameOfKind(line, kind)).find((found) => found !== null && !sameName(found, nickname));
  const chosen =
    name ??
    earlier ??
    pick(
      'name',
      FRIEND_NAMES.filter((one) => !sameName(one, nickname)),
    );
  const others = BELONGINGS.filter((one) => one !== chosen.toLowerCase());
  return {
    name: chosen,
    pronoun: pronouns === 'he' ? 'she' : pronouns === 'she' ? 'he' : pick('pronoun', ['he', 'she']),
    temper: pick('temper', TEMPERS),
    habit: pick('habit', fitting(HABITS, body)),
    fear: pick('fear', FEARS),
    belonging: pick('belonging', fitting(others, body)),
  };
}

/** The animal's name in a line of an earlier story: of “Crumb the fox” and “Crumb, a fox who is afraid of stairs”. Null if it is about another one. */
export function nameOfKind(line: string, kind: string): string | null {
  const end = [` the ${kind}`, `, an ${kind}`, `, a ${kind}`, `, ${kind}`].find((one) => line.includes(one));
  const name = end === undefined ? '' : line.slice(0, line.indexOf(end));
  const after = end === undefined ? '' : line.slice(line.indexOf(end) + end.length);
  const isName = /^\p{Lu}[\p{L}\p{M}'’. -]*$/u.test(name) && name.length <= LIMITS.childName;
  return isName && !/^[\p{L}\p{M}-]/u.test(after) ? name : null;
}
