/** Finds the article, the singular and the name of the animal that a family typed. */

export interface Animal {
  /** "a fox", "an owl", "one of the penguins". */
  a: string;
  /** "the fox". */
  the: string;
  /** "fox", for inside a sentence. */
  kind: string;
  /** What the family calls it: "Otto the dog". */
  name?: string;
  /** It belongs to someone, so it has no article: "Mia’s otter". */
  isOwned?: boolean;
}

const ARTICLE = /^(?:an?|the|my|our)\s+/iu;
/** Whose it is, by what the child would say: "my big sister’s cat" is a cat. */
const OWNER = /^(?:my|our)\s+(?:[\p{L}-]+\s+){0,2}\S+['’]s?\s+(?=\S)/iu;
/** Needs no article: it has an owner ("Mia's rabbit"), or there are several. */
const OWNED = /^\S+['’]s? \S/u;
const WHOLE = / (?:and|or|&) |,|^(?:herd|pack|flock|many|some|all) /iu;
/** Several, of whom one is in the story. */
const COUNTED = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) /iu;
/** What follows the animal itself: "owl with glasses". */
const REST = /(?<=\S) (?:called|from|in|named|of|on|that|who|with|without) .*$/iu;
/** "Otto the dog", "a dog called Otto". */
const NAMED_FIRST = /^(\p{Lu}[\p{L}\p{M}’'-]*|\{word\}) the (?=\S)/u;
const NAMED_LAST = /(?<=\S) (?:called|named) (\p{Lu}[\p{L}\p{M}’'-]*|\{word\})$/u;
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
  const plain = typed.replace(/(\{(?:child|word)\})|[{}<>|]/gu, '$1').trim();
  const [found, name] = NAMED_FIRST.exec(plain) ?? NAMED_LAST.exec(plain) ?? [];
  if (found && name) return { ...describeAnimal(plain.replace(found, '')), name };
  const article = ARTICLE.exec(plain)?.[0] ?? '';
  const text = plain.replace(OWNER, '').replace(ARTICLE, '');
  const hasOwner = OWNED.test(text);
  if (WHOLE.test(text) || (hasOwner && article === '')) return { a: text, the: text, kind: text, isOwned: hasOwner };
  const rest = REST.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - rest.length);
  const several = head.replace(COUNTED, '');
  const irregular = IRREGULAR.find(([plural]) => plural.test(several));
  if (irregular || PLURAL.test(several)) {
    const one = irregular ? several.replace(...irregular) : several.replace(/ies$/u, 'y').replace(/(?<=ch|sh|us|x)es$|s$/u, '');
    return { a: `one of the ${text}`, the: `the ${one}${rest}`, kind: `${one}${rest}` };
  }
  // The neighbor’s cat is a certain one.
  const isCertain = hasOwner && /^the\s/iu.test(article);
  return { a: `${isCertain ? 'the' : VOWEL.test(text) ? 'an' : 'a'} ${text}`, the: `the ${text}`, kind: text };
}

/** The animal itself, without what follows: an owl with glasses is an owl. */
export function headOf(kind: string): string {
  return kind.replace(REST, '');
}

/** The animal by its name: “Crumb the fox”, “Crumb, Mia’s fox”. */
export function withName(name: string, { the }: Animal): string {
  return the.startsWith('the ') ? `${name} ${the}` : `${name}, ${the}`;
}

/** The name in such a text, also in “Crumb the Mia’s fox” of earlier versions; null if it is about another animal. */
export function nameIn(text: string, kind: string): string | null {
  const end = [` the ${kind}`, `, ${kind}`].find((one) => text.endsWith(one));
  return (end && text.slice(0, -end.length)) || null;
}
