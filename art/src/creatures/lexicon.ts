/** All words that name an animal, and how the kit draws each. */
import type { KindName } from './kinds.ts';
import * as burrowers from './names/burrowers.ts';
import * as climbers from './names/climbers.ts';
import * as crawlers from './names/crawlers.ts';
import * as gnawers from './names/gnawers.ts';
import * as hoofed from './names/hoofed.ts';
import * as hunters from './names/hunters.ts';
import * as insects from './names/insects.ts';
import { WORDS } from './names/languages.ts';
import * as sea from './names/sea.ts';
import * as sideBirds from './names/side-birds.ts';
import * as tales from './names/tales.ts';
import { UNDRAWN } from './names/undrawn.ts';
import * as uprightBirds from './names/upright-birds.ts';
import * as waders from './names/waders.ts';

const FAMILIES = { hunters, gnawers, climbers, burrowers, hoofed, uprightBirds, sideBirds, waders, sea, crawlers, insects, tales };

/** What is loaded together. */
export type Family = keyof typeof FAMILIES;

/**
 * How the kit draws an animal: as itself, as a close relative with that relative's features, or not at all; then a friend in a night cloak
 * takes its place.
 */
export interface DrawnAs {
  kind: 'itself' | 'relative' | 'none';
  /** The kind that is drawn. */
  name: KindName;
}

/** Words as they are compared: without case, accents of Latin and Cyrillic letters, and hyphens. */
export const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export const NOT_DRAWN: DrawnAs = { kind: 'none', name: 'cloak' };

const KINDS_BY_NAME = new Map<string, Family>();
/** Each kind's names, and then those of the relatives drawn as it. */
function* entries(): Generator<[words: string, entry: DrawnAs]> {
  for (const [family, { NAMES, KIN }] of Object.entries(FAMILIES) as [Family, (typeof FAMILIES)[Family]][]) {
    for (const [name, words] of Object.entries(NAMES) as [KindName, string][]) {
      KINDS_BY_NAME.set(name, family);
      if (name !== 'cloak') yield [`${name.replaceAll(' ', '-')} ${words}`, { kind: 'itself', name }];
    }
    for (const [name, words] of Object.entries(KIN) as [KindName, string][]) yield [words, { kind: 'relative', name }];
  }
  for (const [name, words] of Object.entries(WORDS) as [KindName, string][]) yield [`| ${words}`, { kind: 'itself', name }];
  yield [UNDRAWN, NOT_DRAWN];
}

const wordsIn = (list: string): string[] => list.split(' ').filter((word) => /[^|]/u.test(word));
const englishIn = (list: string): string[] => wordsIn(list.replace(/\|.*/u, ''));

/** Each kind with a list of its words, for tests. */
export const namesOf = (): [KindName, string[]][] => [...entries()].map(([words, { name }]) => [name, wordsIn(words)]);

export const ENTRIES: ReadonlyMap<string, DrawnAs> = new Map(
  [...entries()].flatMap(([words, entry]) => wordsIn(words).map((word) => [normalize(word), entry] as const)),
);

/** The English names, drawn or not. */
export const ENGLISH: ReadonlyMap<string, DrawnAs> = new Map(
  [...entries()].flatMap(([words, entry]) => englishIn(words).map((word) => [word.replaceAll('-', ' '), entry] as const)),
);
const ENGLISH_WORDS: ReadonlySet<string> = new Set([...ENGLISH.keys()].map(normalize));

/** Whether a word names an animal in another language only. */
export const isForeign = (word: string): boolean => ENTRIES.has(word) && !ENGLISH_WORDS.has(word);

export function familyOf(name: KindName): Family {
  return KINDS_BY_NAME.get(name) ?? 'tales';
}

/** All kinds that are drawn, in words of their own. */
export const drawnKinds = (): KindName[] => [...KINDS_BY_NAME.keys()].filter((name) => name !== 'cloak') as KindName[];

const IN_WORDS: Partial<Record<KindName, string>> = {
  cloak: 'friend in a night cloak',
  't-rex': 'T-rex',
  'tasmanian devil': 'Tasmanian devil',
  'komodo dragon': 'Komodo dragon',
  'highland cow': 'Highland cow',
};

/** A kind's name as a sentence writes it. */
export const inWords = (name: KindName): string => IN_WORDS[name] ?? name;
