/** English of a typed animal: its article and its singular (decision 47). Without look-behind, which Safari before 16.4 does not support. */
import { regularArticle, regularSingular } from './regular-english.ts';

/** A letter that is said by its name: “an M”, “an X-ray fish”. */
const SAID_LETTER = /^[aefhilmnorsx](?:$|[-. ])/iu;
/** Letters that are said one by one: “an SOS dog”. */
const SAID_LETTERS = /^[AEFHILMNORSX]\p{Lu}{1,2}\s/u;
const SILENT_H = /^(?:heir|honest|honou?r|hour)/iu;
/** Begins like “you” or “one”: “a unicorn”, “a ewe”, “a Ural owl”; but “an unidentified fish”, “an urchin”. */
const CONSONANT_SOUND =
  /^(?:u(?!\p{L})|u(?:[aeio]|biq|fo|gan|k[er]|kul|lys|nau|ni(?!d|m[ap]|n)|r(?:al|an|ia|o|u)|s[aeiu]|t[aeiou])|eu|ewe|oaxac|on(?:e|ce)\b|oui)/iu;

/** The article by the sound of the first word: “an owl”, “a unicorn”, “an heirloom hen”. */
export function articleFor(noun: string): 'a' | 'an' {
  const plain = noun
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/^[\p{Lm}\p{P}]+/u, '');
  if (/^U\p{Lu}/u.test(plain)) return 'a';
  if (SAID_LETTER.test(plain) || SAID_LETTERS.test(plain) || SILENT_H.test(plain)) return 'an';
  return CONSONANT_SOUND.test(plain) ? 'a' : regularArticle(plain);
}

/** Singulars that end in s, such as walrus and cyclops. */
const SINGULAR_IN_S =
  /(?:ss|[^o]us|ceras|cer\p{L}?tops|ceros|cyclops|anubis|ibis|mantis|iris|loris|\baxis|anolis|chrysalis|myotis|goldilocks|atlas|charles|christmas|pyrenees|species|series|lens)$/iu;

/** The end of an irregular plural, and what it becomes. The first that fits counts. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/((?:^|[\s-])(?:coypu|emu|gnu|inu|kudu|[nñ]andu|pudu|tzu|zebu|guru|tinamu))s$/iu, '$1'],
  [/(octop|platyp|hippopotam|cact|nautil|diplodoc)i$/iu, '$1us'],
  [/(larv)ae$/iu, '$1a'],
  [/\bcattle$/iu, 'cow'],
  [
    /((?:pix|zomb|gen|coll|bird|magp|\bp|york|west|french|budg|auss|brown|faer|selk|kelp|valkyr|beast|dogg|hors|lass|bog|cook|tux)ie)s$/iu,
    '$1',
  ],
  [/(\b(?:d|r|t|f|sh|can|horsesh|al)oe)s$/iu, '$1'],
  [/(\p{L}{2}o)es$/iu, '$1'],
  // “Octopusses” is a common misspelling.
  [/([^o]us)ses$/iu, '$1'],
  [/(cyclop)es$/iu, '$1s'],
  [/(ceros|cer\p{L}?tops|clops|[^o]is)es$/iu, '$1'],
];

/** The singular of a noun that ends with a plural: “field mice” is “field mouse”. Null for a singular. */
export function singularOf(noun: string): string | null {
  const [plural, one] = IRREGULAR.find(([end]) => end.test(noun)) ?? [];
  if (plural !== undefined && one !== undefined) return noun.replace(plural, one);
  const single = SINGULAR_IN_S.test(noun) ? noun : noun.replace(/\p{L}+$/u, (word) => regularSingular(word));
  return single === noun ? null : single;
}
