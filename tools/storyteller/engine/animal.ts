/** Finds the article and the singular of the animal that a family typed. */

export interface Animal {
  /** "a fox", "an owl", "one of the penguins". */
  a: string;
  /** "the fox". */
  the: string;
  /** "fox", for inside a sentence. */
  kind: string;
}

const ARTICLE = /^(?:an?|the|my|our)\s+/iu;
/** Needs no article: it has an owner ("Mia's rabbit"), or there are several. */
const WHOLE = /^\S+['’]s? \S| (?:and|or|&|of) |,|^(?:\d+|two|three|four|five|ten|many|some|all) /iu;
const PLURAL = /(?<!ceratop)(?<=[^suio])s$|(?:ch|sh|us|x)es$|(?<!rhinocer)os$/u;
/** Plurals with another word for one: the end of both. */
const IRREGULAR: readonly (readonly [plural: RegExp, one: string])[] = [
  [/mice$/iu, 'mouse'],
  [/geese$/iu, 'goose'],
  [/(?<=\bel|\bcal|wol)ves$/iu, 'f'],
  [/octopi$/iu, 'octopus'],
  [/(?<=\p{L}{3}o)es$/iu, ''],
  [/(?<=\bkiwi|\bemu|\bgnu|\byeti)s$/iu, ''],
];
/** A vowel by its sound: "an owl" and "an X-ray fish", but "a unicorn" and "a ewe". */
const VOWEL = /^(?:hour|[fhlmnrsx]-|(?!uni(?!m)|ewe|eu|one\b|us[aeu]|ufo)[aeiouäöüáàâãåæéèêëíìîïóòôõøúùûœ])/iu;

/** Placeholders, which hide private words, count as ordinary words. */
export function describeAnimal(typed: string): Animal {
  const text = typed
    .replace(/(\{(?:child|word)\})|[{}<>|]/gu, '$1')
    .trim()
    .replace(ARTICLE, '');
  if (WHOLE.test(text)) return { a: text, the: text, kind: text };
  const irregular = IRREGULAR.find(([plural]) => plural.test(text));
  if (irregular || PLURAL.test(text)) {
    const kind = irregular ? text.replace(...irregular) : text.replace(/ies$/u, 'y').replace(/(?<=ch|sh|us|x)es$|s$/u, '');
    return { a: `one of the ${text}`, the: `the ${kind}`, kind };
  }
  return { a: `${VOWEL.test(text) ? 'an' : 'a'} ${text}`, the: `the ${text}`, kind: text };
}
