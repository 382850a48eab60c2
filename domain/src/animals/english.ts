/** English of a typed animal: its article and its singular. */

/** A letter that is said by its name: “an M”, “an X-ray fish”. */
const SAID_LETTER = /^[aefhilmnorsx](?:$|[-. ])/iu;
const SILENT_H = /^(?:heir|honest|honou?r|hour)/iu;
/** Begins like “you” or “one”: “a unicorn”, “a ewe”, “a Ural owl”; but “an unidentified fish”, “an urchin”. */
const CONSONANT_SOUND =
  /^(?:u(?!\p{L})|u(?:[aeio]|biq|fo|gan|k[er]|kul|lys|ni(?!d|m[ap]|n)|r(?:al|an|ia|o|u)|s[aeiu]|t[aeiou])|eu|ewe|on(?:e|ce)\b|oui)/iu;
const VOWEL = /^[aeiouæœø]/iu;

/** The article by the sound of the first word: “an owl”, “a unicorn”, “an heirloom hen”. */
export function articleFor(noun: string): 'a' | 'an' {
  const plain = noun
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/^[\p{Lm}\p{P}]+/u, '');
  if (SAID_LETTER.test(plain) || SILENT_H.test(plain)) return 'an';
  return VOWEL.test(plain) && !CONSONANT_SOUND.test(plain) ? 'an' : 'a';
}

/** Ends in s, and is one all the same: a walrus, a cyclops. */
const SINGULAR_IN_S =
  /(?:ss|[^o]us|ceras|cer\p{L}?tops|ceros|cyclops|ibis|mantis|iris|loris|\baxis|anolis|chrysalis|myotis|atlas|charles|christmas|pyrenees|species|series|lens)$/iu;
/** Plurals in -us. */
const PLURAL_IN_US = /(?:^|[\s-])(?:coypus|emus|gnus|inus|kudus|[nñ]andus|pudus|tzus|zebus|gurus|tinamus)$/iu;

/** The end of a plural, and what it becomes. The first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/mice$/iu, 'mouse'],
  [/(?<=\bl)ice$/iu, 'ouse'],
  [/(?<=g)eese$/iu, 'oose'],
  [/(?<=f)eet$/iu, 'oot'],
  [/(?<=ox)en$/iu, ''],
  [/(?<=child)ren$/iu, ''],
  [/(?<=\b|wo|snow|sand|mer|space|super|fire|frog|cow|cave|post|police|bread)men$/iu, 'man'],
  [/(?<=octop|platyp|hippopotam|cact|nautil)i$/iu, 'us'],
  [/(?<=larv)ae$/iu, 'a'],
  [/\bcattle$/iu, 'cow'],
  [/(?<=\b(?:el|cal|hal|shel|dwar|hoo|thie)|wol)ves$/iu, 'f'],
  [/(?<=\b(?:kni|wi|li))ves$/iu, 'fe'],
  [
    /(?<=(?:pix|zomb|gen|coll|bird|magp|\bp|york|west|french|budg|auss|brown|faer|selk|kelp|valkyr|beast|dogg|hors|lass|bog|cook|tux)ie)s$/iu,
    '',
  ],
  [/ies$/iu, 'y'],
  [/(?<=\b(?:d|r|t|f|sh|can|horsesh|al)oe)s$/iu, ''],
  [/(?<=\p{L}{2}o)es$/iu, ''],
  // “Octopusses”, too.
  [/(?<=[^o]us)ses$/iu, ''],
  [/(?<=ch|sh|ss|x|zz|ceros|[^o]us|[^o]is)es$/iu, ''],
  [/(?<=\p{L}{2}[^s])s$/iu, ''],
];

/** The singular of what ends with a plural: “field mice” is “field mouse”, “corgis” is “corgi”. Null for what is one already. */
export function singularOf(noun: string): string | null {
  if (SINGULAR_IN_S.test(noun) && !PLURAL_IN_US.test(noun)) return null;
  const [end, one] = ENDINGS.find(([plural]) => plural.test(noun)) ?? [];
  return end === undefined || one === undefined ? null : noun.replace(end, one);
}
