/** Reads the free words in which a story describes hair, beards and skin. */
import { HAIR, OLD_HAIR, SKIN } from './colors.ts';
import type { Hairdo } from './hair.ts';

type Table<T> = readonly (readonly [pattern: RegExp, means: T])[];

/** The first that fits counts. */
const STYLES: Table<Hairdo> = [
  [/hijab|headscarf|head scarf/, 'hijab'],
  [/patka|turban/, 'patka'],
  [/shawl|kerchief/, 'shawl'],
  [/\bbald|no hair|hairless/, 'bald'],
  [/\bbun\b|topknot|knot/, 'bun'],
  [/cornrow/, 'cornrows'],
  [/\blocs|dreadlock/, 'locs'],
  [/\bafro/, 'afro'],
  [/\bpuffs/, 'puffs'],
  [/braid/, 'braids'],
  [/plait/, 'plaits'],
  [/bunches|pigtail/, 'bunches'],
  [/pony/, 'ponytail'],
  [/\bbob/, 'bob'],
  [/wild|spik|messy|tousled/, 'wild'],
  [/curl/, 'curly'],
  [/wav/, 'waves'],
  [/\blong/, 'long'],
  [/cropped|shaved|buzz/, 'cropped'],
  [/comb|part(?:ed|ing)/, 'combed'],
  [/short/, 'short'],
  [/tuft/, 'tuft'],
];

const COLORS: Table<string> = [
  [/white|snow/, OLD_HAIR.white],
  [/silver/, OLD_HAIR.silver],
  [/gr[ae]y/, OLD_HAIR.gray],
  [/black|raven/, HAIR.black],
  [/dark|chestnut/, HAIR['dark-brown']],
  [/light brown|sandy/, HAIR['light-brown']],
  [/brown|brunette/, HAIR.brown],
  [/\bred(?:dish)?\b|ginger|auburn|copper|orange/, HAIR.red],
  [/light blond|platinum|straw/, HAIR['light-blond']],
  [/blond|gold|fair|yellow/, HAIR.blond],
];

const SKINS: Table<string> = [
  [/very dark/, SKIN['very-dark']],
  [/very light|pale/, SKIN['very-light']],
  [/medium.dark/, SKIN['medium-dark']],
  [/medium.light|tan/, SKIN['medium-light']],
  [/dark|black|deep/, SKIN.dark],
  [/light|white|fair/, SKIN.light],
  [/olive/, SKIN.olive],
  [/medium|brown/, SKIN.medium],
];

const find = <T>(table: Table<T>, words: string | undefined): T | undefined =>
  words === undefined ? undefined : table.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1];

export const hairdoIn = (words: string | undefined): Hairdo | undefined => find(STYLES, words);
export const hairColorIn = (words: string | undefined): string | undefined => find(COLORS, words);
export const skinIn = (words: string | undefined): string | undefined => find(SKINS, words);
/** Words for those of a family, by what they are. */
const KIN: Table<{ readonly kind: 'woman' | 'man'; readonly age: 'grown' | 'old' }> = [
  [/^(?:great-?)?(?:grand ?m(?:a|other|ama|um|om)|grann?(?:y|ie)|nana?|oma)$/, { kind: 'woman', age: 'old' }],
  [/^(?:great-?)?(?:grand ?(?:pa|father|papa|dad)|gramps|opa)$/, { kind: 'man', age: 'old' }],
  [/^(?:ma|mama|mamma|mom|mommy|mum|mummy|mother|aunt|aunt(?:ie|y))$/, { kind: 'woman', age: 'grown' }],
  [/^(?:pa|papa|pop|dad|daddy|father|uncle)$/, { kind: 'man', age: 'grown' }],
];

/** Who of a family is meant by a name such as “Grandma Lin”; undefined for others. */
export const kinIn = (name: string): { kind: 'woman' | 'man'; age: 'grown' | 'old' } | undefined =>
  name
    .split(' ')
    .map((word) => find(KIN, word))
    .find((kin) => kin !== undefined);

export const hasBeard = (words: string | undefined): boolean => /beard|whisker|mustache|moustache/.test(words?.toLowerCase() ?? '');
