/**
 * Finds profanity and slurs offline, because names are not sent to the moderation service (decision S15). English words come from `obscenity`, which
 * also sees through leetspeak and look-alike letters; those of 27 other languages, as whole words, from `naughty-words`, `cuss` and our own list.
 */
import { cuss as english } from 'cuss';
import { cuss as arabicInLatin } from 'cuss/ar-latn';
import { cuss as spanish } from 'cuss/es';
import { cuss as french } from 'cuss/fr';
import { cuss as italian } from 'cuss/it';
import { cuss as portuguese } from 'cuss/pt';
import { cuss as europeanPortuguese } from 'cuss/pt-pt';
// @ts-expect-error The package has no types.
import naughtyWords from 'naughty-words';
import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
} from 'obscenity';
import { folded, readings, splitWords, withoutRepeats, wordsOf } from './disguises.ts';
import { withoutRealAnimals } from './real-animals.ts';
import { WORDS as OUR_WORDS } from './words.data.ts';

/** Characters of a word; shorter ones are too often a name. */
const SHORTEST = { english: 3, latin: 4, eastAsian: 2, korean: 1, other: 3 };

/** Of the ratings 0 to 2 of `cuss`, the only one whose words are hardly ever meant otherwise. */
const CERTAIN = 2;
const certain = (rated: Readonly<Record<string, number>>): string[] => Object.keys(rated).filter((term) => rated[term] === CERTAIN);

interface List {
  english: boolean;
  /** Folded. */
  terms: readonly string[];
}
const listOf = (terms: readonly string[], english = false): List => ({ english, terms: terms.map(folded) });

const NAUGHTY = Object.entries(naughtyWords as Record<string, string[]>).map(([language, terms]) => listOf(terms, language === 'en'));
const CUSS = [
  listOf(certain(english), true),
  ...[arabicInLatin, spanish, french, italian, portuguese, europeanPortuguese].map((rated) => listOf(certain(rated))),
];
const OWN = OUR_WORDS.more.map(folded);

function wordsIn(lists: readonly List[]): ReadonlySet<string> {
  return new Set([
    ...OWN.filter((term) => splitWords(term).length === 1),
    ...lists.flatMap(({ english, terms }) =>
      terms.filter((term) => /^[\p{L}\p{M}]+$/u.test(term) && [...term].length >= (english ? SHORTEST.english : shortestOf(term))),
    ),
  ]);
}

function phrasesIn(lists: readonly List[]): string[] {
  return [OWN, ...lists.map(({ terms }) => terms)]
    .flatMap((terms) => terms.filter((term) => /\p{L}[^\p{L}\p{M}]+\p{L}/u.test(term)))
    .map((term) => splitWords(term).join(' '));
}

const WORDS = wordsIn([...NAUGHTY, ...CUSS]);
/** Words of scripts that put no space between words. */
const UNSPACED = [...WORDS].filter((word) =>
  /^(?:[\p{Script=Han}\p{Script=Hangul}]{2,}|[\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]{3,})$/u.test(word),
);
/** English words of four letters or more without repeated ones, to find “shiit”. */
const REPEATABLE = [...NAUGHTY, ...CUSS]
  .flatMap(({ english, terms }) => (english ? terms : []))
  .filter((term) => withoutRepeats(term).length >= SHORTEST.latin);
/** The same words, by their spelling without repeated letters. */
const UNREPEATED = new Map<string, string[]>();
for (const term of REPEATABLE) UNREPEATED.set(withoutRepeats(term), [...(UNREPEATED.get(withoutRepeats(term)) ?? []), term]);

const TOO_WIDE = new Set(OUR_WORDS.tooWide);
const ENGLISH = matcher(
  new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => TOO_WIDE.has(metadata?.originalWord ?? '')),
  OUR_WORDS.english,
);
/** Words that are found also when spaces or hyphens divide them. */
const DIVIDED = matcher(new DataSet(), OUR_WORDS.divided);
const INSIDE = matcher(new DataSet(), OUR_WORDS.inside);

/** How strictly a text is checked. */
export interface Check {
  words: ReadonlySet<string>;
  phrases: readonly string[];
  /** Whether a word contains one that is always profane. */
  isInside(word: string): boolean;
  /** Words that are harmless here, such as real names that are rude in another language. */
  harmless: ReadonlySet<string>;
}

/** For pages that anyone can open: also words inside others, and those of `cuss`, many of which are names. */
export const PUBLIC: Check = {
  words: WORDS,
  phrases: phrasesIn([...NAUGHTY, ...CUSS]),
  isInside: (word) => hasRepeatedProfanity(word) || ENGLISH.hasMatch(word),
  harmless: new Set(OUR_WORDS.realNames),
};
/** For private stories: only what is clearly no name. */
export const PRIVATE: Check = {
  words: wordsIn(NAUGHTY),
  phrases: phrasesIn(NAUGHTY),
  isInside: (word) => INSIDE.hasMatch(word) || INSIDE.hasMatch(withoutRepeats(word)),
  harmless: new Set([...OUR_WORDS.realNames, ...OUR_WORDS.privateNames]),
};
const WISHES: Check = { ...PUBLIC, harmless: new Set([...OUR_WORDS.realNames, ...OUR_WORDS.animals]) };
const LOOK_ALIKE = resolveConfusablesTransformer();

/** @param name a child's name, or several that are shown one after the other. */
export function isProfaneName(name: string, check: Check): boolean {
  return profanityIn(name, check).length > 0 || isDividedProfanity(name, check);
}

/** @param wish a favorite animal; no real one is profane because of a word in its name. */
export function isProfaneWish(wish: string): boolean {
  const rest = withoutRealAnimals(wish);
  return profanityIn(rest, WISHES).length > 0 || isDividedProfanity(rest, WISHES);
}

function isDividedProfanity(text: string, { harmless }: Check): boolean {
  // A word by itself is another check: Ana Zuniga.
  const words = splitWords(folded(text)).filter((word) => !DIVIDED.hasMatch(word));
  const joined = words.join('');
  return words.length > 1 && !harmless.has(joined) && DIVIDED.hasMatch(joined);
}

/** Whether the names make texts profane. The moderation service has judged the texts without them. */
export function namesAddProfanity(shown: readonly string[], withoutNames: readonly string[], check = PRIVATE): boolean {
  const judged = new Set(withoutNames.flatMap((text) => profanityIn(text, check)));
  return shown.some((text) => profanityIn(text, check).some((found) => !judged.has(found)));
}

function shortestOf(term: string): number {
  if (/\p{Script=Latin}/u.test(term)) return SHORTEST.latin;
  if (/\p{Script=Hangul}/u.test(term)) return SHORTEST.korean;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term) ? SHORTEST.eastAsian : SHORTEST.other;
}

/** What was found, as folded words or phrases. */
function profanityIn(text: string, check: Check): string[] {
  const plain = folded(text);
  const words = wordsOf(plain);
  const spoken = ` ${splitWords(plain).join(' ')} `;
  return [
    ...words.filter((word) => !check.harmless.has(word) && isProfane(word, check)),
    ...check.phrases.filter((phrase) => spoken.includes(` ${phrase} `)),
  ];
}

function isProfane(word: string, { words, isInside }: Check): boolean {
  return [...readings(word), ...lookAlikes(word)].some(
    (reading) => words.has(reading) || UNSPACED.some((term) => reading.includes(term)) || (/^[a-z]+$/.test(reading) && isInside(reading)),
  );
}

/** “shiit”; without a repeated letter “cons” is none, and a collie repeats another letter than a coolie. */
function hasRepeatedProfanity(word: string): boolean {
  const short = withoutRepeats(word);
  if (short === word) return false;
  const typed = runLengths(word);
  return (UNREPEATED.get(short) ?? []).some((term) => runLengths(term).every((length, index) => length <= (typed[index] ?? 0)));
}

/** How often each letter of {@link withoutRepeats} is repeated. */
function runLengths(word: string): number[] {
  return (word.match(/(.)\1*/gu) ?? []).map((run) => run.length);
}

/** A word of other letters than a to z, as those that look the same. */
function lookAlikes(word: string): string[] {
  if (!/(?![a-z])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Cherokee}\p{Script=Armenian}]/u.test(word)) return [];
  const latin = [...word].map((letter) => String.fromCodePoint(LOOK_ALIKE.transform(letter.codePointAt(0) ?? 0) ?? 0)).join('');
  return /^[a-z]+$/i.test(latin) ? [latin.toLowerCase()] : [];
}

function matcher(known: DataSet<{ originalWord: string }>, more: readonly string[]): RegExpMatcher {
  const words = known.addPhrase((phrase) => more.map(parseRawPattern).reduce((built, one) => built.addPattern(one), phrase));
  return new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });
}
