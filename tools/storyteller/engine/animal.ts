/** Finds the article, singular and spelling of the animal that a family typed. */

export interface Animal {
  /** "a fox", "an owl", "one of the penguins". */
  a: string;
  /** "the fox"; null if only the animal's name can be used. */
  the: string | null;
  /** "Fox", for titles. */
  title: string;
  /** "fox", for inside a sentence. */
  kind: string;
  /** "Bo", of "my dog Bo"; null without a name. */
  name: string | null;
}

const ARTICLE = /^(?:an?|the|my|our)\s+/iu;
const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a hundred|many|some|several|all)\s+(?=\S)/iu;
/** A vowel letter that sounds like a consonant. */
const CONSONANT_SOUND = /^(?:uni(?!m)|ura|ewe|eu|one\b|ua|ut|us[aeu]|ufo)/iu;
const VOWEL = /^[aeiouäöüáàâãåæéèêëíìîïóòôõøúùûœ]/iu;
const SILENT_H = /^(?:hour|honest|heir)/iu;
/** A letter that is pronounced by its name: an X-ray fish. */
const SPELLED = /^[fhlmnrsx]-/iu;

const IRREGULAR: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  calves: 'calf',
  elves: 'elf',
  oxen: 'ox',
  men: 'man',
  octopi: 'octopus',
};
/** The first match counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^(?:magp|budg|coll|pix|gen|bird|zomb|cook|mov))ies$/iu, 'ie'],
  [/ies$/iu, 'y'],
  [/uses$/iu, 'us'],
  [/(?<=x|ch|sh|ss|zz)es$/iu, ''],
  [/s$/iu, ''],
];
/** Ends like a plural but is singular. */
const SINGULAR_S = /(?:us|ss|is|ops|os|as|ys|series|species)$/iu;
const PLURAL_OS =
  /^(?:rhinos|hippos|dinos|flamingos|dingos|geckos|buffalos|emus|gnus|kiwis|okapis|pandas|koalas|zebras|chinchillas|hyenas|llamas|alpacas|gorillas|chihuahuas|iguanas|tarantulas|impalas|boas|cobras|pumas|orcas|monkeys|donkeys|turkeys|jays|rays|kangaroos|cuckoos|cockatoos|toucans)$/iu;

const EVERYDAY = new Set(
  'fox cat dog rabbit bunny owl bear lion tiger elephant giraffe horse pony cow pig sheep goat duck goose hen chicken rooster mouse rat hamster hedgehog squirrel badger otter beaver wolf deer moose reindeer frog toad turtle tortoise snail snake lizard gecko dragon unicorn dinosaur whale dolphin shark seal walrus penguin octopus crab fish goldfish starfish seahorse jellyfish butterfly bee ant beetle ladybird ladybug spider bat monkey gorilla panda koala kangaroo sloth llama alpaca camel zebra hippo rhino crocodile flamingo parrot peacock robin sparrow crow raven eagle swan puppy kitten lamb foal donkey axolotl platypus mole raccoon skunk meerkat lemur'.split(
    ' ',
  ),
);

function singular(word: string): string | null {
  const known = IRREGULAR[word.toLowerCase()];
  if (known) return known;
  if (!/s$/iu.test(word) || word.length < 4) return null;
  if (SINGULAR_S.test(word) && !PLURAL_OS.test(word)) return null;
  const [ending, instead] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? [/$/u, ''];
  const one = word.replace(ending, instead);
  // A capitalized word is English only if it is a common animal: "Penguins", but not "Dachs" or "Mr. Whiskers".
  return /^\p{Lu}/u.test(word) && !EVERYDAY.has(one.toLowerCase()) ? null : one;
}

const isEveryday = (word: string) => EVERYDAY.has(word.toLowerCase()) || EVERYDAY.has(singular(word.toLowerCase()) ?? '');

/** Keeps capitals that may belong ("Blauwal", "German shepherd"); all capitals and common English animals become lower case. */
function plainCase(text: string): string {
  const [first = '', ...others] = text.split(' ');
  if (text.length > 3 && text === text.toUpperCase()) return text.toLowerCase();
  if (others.length === 0) return isEveryday(first) ? first.toLowerCase() : text;
  return isEveryday(others.at(-1) ?? '') && !/^\p{Lu}\p{Ll}+n\b/u.test(text) ? text.toLowerCase() : text;
}

export function withArticle(noun: string): string {
  const vowel = SILENT_H.test(noun) || SPELLED.test(noun) || (VOWEL.test(noun) && !CONSONANT_SOUND.test(noun));
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

export function titleCase(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** A word and a capitalized one after it: "dog Bo". */
const NAMED = /^(\p{Ll}[\p{Ll} -]*) (\p{Lu}\p{Ll}+)$/u;
const SEVERAL = /^(.+?)(?:,| and | or | & )/u;

/** Placeholders, which hide private words, count as ordinary words. */
export function describeAnimal(typed: string): Animal {
  const given = typed
    .replace(/(\{(?:child|word)\})|[{}<>|]/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ARTICLE, '');
  const text = plainCase(given || 'cat');
  // "Mia's rabbit": the owner is its article.
  if (/^\S+['’]s? \S/u.test(text)) return { a: text, the: text, title: titleCase(text), kind: text, name: null };
  const [, kindOfNamed, name] = NAMED.exec(text) ?? [];
  if (kindOfNamed !== undefined && name !== undefined && !isEveryday(name)) return { ...describeAnimal(kindOfNamed), name };
  // Of several animals the first is the hero.
  const hero = (SEVERAL.exec(text)?.[1] ?? text).trim();
  const one = hero.replace(NUMBER, '');
  const words = one.split(' ');
  const last = words.includes('of') ? null : singular(words.at(-1) ?? '');
  if (last === null) return { a: withArticle(one), the: `the ${one}`, title: titleCase(one), kind: one, name: null };
  const kind = [...words.slice(0, -1), last].join(' ');
  return { a: `one of the ${hero}`, the: `the ${kind}`, title: titleCase(kind), kind, name: null };
}
