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
import { WORDS as OUR_WORDS } from './words.data.ts';

/** Characters of a word; shorter ones are too often a name. */
const SHORTEST = { english: 3, latin: 4, eastAsian: 2, korean: 1, other: 3 };

/** Of the ratings 0 to 2 of `cuss`, the only one whose words are hardly ever meant otherwise. */
const CERTAIN = 2;
const certain = (rated: Readonly<Record<string, number>>): string[] => Object.keys(rated).filter((term) => rated[term] === CERTAIN);

const LISTS = [
  ...Object.entries(naughtyWords as Record<string, string[]>).map(([language, terms]) => ({ english: language === 'en', terms })),
  { english: true, terms: certain(english) },
  ...[arabicInLatin, spanish, french, italian, portuguese, europeanPortuguese].map((rated) => ({ english: false, terms: certain(rated) })),
].map(({ english, terms }) => ({ english, terms: terms.map(folded) }));
const OWN = OUR_WORDS.more.map(folded);
const WORDS = new Set([
  ...OWN.filter((term) => splitWords(term).length === 1),
  ...LISTS.flatMap(({ english, terms }) =>
    terms.filter((term) => {
      if (!/^[\p{L}\p{M}]+$/u.test(term)) return false;
      return [...term].length >= (english ? SHORTEST.english : shortestOf(term));
    }),
  ),
]);
const PHRASES = [OWN, ...LISTS.map(({ terms }) => terms)]
  .flatMap((terms) => terms.filter((term) => /\p{L}[^\p{L}\p{M}]+\p{L}/u.test(term)))
  .map((term) => splitWords(term).join(' '));
/** Words of scripts that put no space between words. */
const UNSPACED = [...WORDS].filter((word) =>
  /^(?:[\p{Script=Han}\p{Script=Hangul}]{2,}|[\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]{3,})$/u.test(word),
);
/** English words of four letters or more without repeated letters, to find “shiit”. */
const UNREPEATED = new Set(
  LISTS.flatMap(({ english, terms }) => (english ? terms : []))
    .map(withoutRepeats)
    .filter((term) => term.length >= SHORTEST.latin),
);

const TOO_WIDE = new Set(OUR_WORDS.tooWide);
const ENGLISH = matcher(
  new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => TOO_WIDE.has(metadata?.originalWord ?? '')),
  OUR_WORDS.english,
);
/** Words that are found also when spaces or hyphens divide them. */
const DIVIDED = matcher(new DataSet(), OUR_WORDS.divided);
/** First names that are rude in another language. */
export const REAL_NAMES: ReadonlySet<string> = new Set(OUR_WORDS.realNames);
const HARMLESS_IN_WISHES = new Set([...OUR_WORDS.realNames, ...OUR_WORDS.animals]);
const LOOK_ALIKE = resolveConfusablesTransformer();

/** @param name a child's name. Real names that are a rude word in another language are accepted. */
export function isProfaneName(name: string): boolean {
  return profanityIn(name, REAL_NAMES).length > 0 || isDividedProfanity(name);
}

/** @param wish a favorite animal. */
export function isProfaneWish(wish: string): boolean {
  return profanityIn(wish, HARMLESS_IN_WISHES).length > 0 || isDividedProfanity(wish);
}

function isDividedProfanity(text: string): boolean {
  const words = splitWords(folded(text));
  return words.length > 1 && DIVIDED.hasMatch(words.join(''));
}

/** Whether texts contain profanity that they do not contain without the names, where the moderation service has judged them. */
export function namesAddProfanity(shown: readonly string[], withoutNames: readonly string[]): boolean {
  const judged = new Set(withoutNames.flatMap((text) => profanityIn(text, REAL_NAMES)));
  return shown.some((text) => profanityIn(text, REAL_NAMES).some((found) => !judged.has(found)));
}

function shortestOf(term: string): number {
  if (/\p{Script=Latin}/u.test(term)) return SHORTEST.latin;
  if (/\p{Script=Hangul}/u.test(term)) return SHORTEST.korean;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term) ? SHORTEST.eastAsian : SHORTEST.other;
}

/** What was found, as folded words or phrases. */
function profanityIn(text: string, harmless: ReadonlySet<string>): string[] {
  const plain = folded(text);
  const words = wordsOf(plain);
  const spoken = ` ${splitWords(plain).join(' ')} `;
  return [...words.filter((word) => !harmless.has(word) && isProfane(word)), ...PHRASES.filter((phrase) => spoken.includes(` ${phrase} `))];
}

function isProfane(word: string): boolean {
  return [...readings(word), ...lookAlikes(word)].some(
    (reading) =>
      WORDS.has(reading) ||
      UNSPACED.some((term) => reading.includes(term)) ||
      hasRepeatedProfanity(reading) ||
      (/^[a-z]+$/.test(reading) && ENGLISH.hasMatch(reading)),
  );
}

/** “shiit”; without a repeated letter “cons” is none. */
function hasRepeatedProfanity(word: string): boolean {
  const short = withoutRepeats(word);
  return short !== word && UNREPEATED.has(short);
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
