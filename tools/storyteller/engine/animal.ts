/** The hero as a family typed it: articles, one of many, capital letters. */

export interface Animal {
  /** "a fox", "an owl", "one of the penguins". */
  a: string;
  /** "the fox"; null where no singular could be found and the name has to serve. */
  the: string | null;
  /** "Fox", for titles. */
  title: string;
  /** "fox", for inside a sentence. */
  kind: string;
}

const ARTICLE = /^(?:an?|the|my|our)\s+/iu;
/** A vowel letter that sounds like a consonant. */
const CONSONANT_SOUND = /^(?:uni(?!m)|ura|ewe|eu|one\b|ua|ut|us[aeu])/iu;
const VOWEL = /^[aeiouäöüáàâãåæéèêëíìîïóòôõøúùûœ]/iu;
const SILENT_H = /^(?:hour|honest|heir)/iu;

const IRREGULAR: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  calves: 'calf',
  oxen: 'ox',
  ponies: 'pony',
  puppies: 'puppy',
  bunnies: 'bunny',
  kitties: 'kitty',
  butterflies: 'butterfly',
  fireflies: 'firefly',
  dragonflies: 'dragonfly',
  foxes: 'fox',
  walruses: 'walrus',
  octopuses: 'octopus',
  octopi: 'octopus',
  hippopotamuses: 'hippopotamus',
  platypuses: 'platypus',
  finches: 'finch',
  ostriches: 'ostrich',
  leeches: 'leech',
  thrushes: 'thrush',
  lynxes: 'lynx',
  fishes: 'fish',
  goldfishes: 'goldfish',
  men: 'man',
};
/** Ends like a plural and is one animal. */
const SINGULAR_S = /(?:us|ss|is|ops|os|as|ys)$/iu;
const PLURAL_OS =
  /^(?:rhinos|hippos|dinos|flamingos|dingos|geckos|buffalos|emus|gnus|pandas|koalas|zebras|chinchillas|hyenas|llamas|alpacas|gorillas|chihuahuas|iguanas|tarantulas|impalas|boas|cobras|pumas|orcas|monkeys|donkeys|turkeys|jays|rays|kangaroos|cuckoos|cockatoos|toucans|albatros)$/iu;

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
  return word.slice(0, -1);
}

/** Capitals stay where they may belong ("Blauwal", "German shepherd"); a shout or a plain English animal is written small. */
function plainCase(text: string): string {
  const lower = text.toLowerCase();
  if (text.length > 3 && text === text.toUpperCase()) return lower;
  return EVERYDAY.has(lower) || EVERYDAY.has(singular(lower) ?? '') ? lower : text;
}

export function withArticle(noun: string): string {
  const vowel = SILENT_H.test(noun) || (VOWEL.test(noun) && !CONSONANT_SOUND.test(noun));
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

export function titleCase(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

export function describeAnimal(typed: string): Animal {
  const text = plainCase(
    typed
      .replace(ARTICLE, '')
      .replace(/[{}<>|]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim() || 'cat',
  );
  const words = text.split(' ');
  const one = singular(words.at(-1) ?? '');
  if (one === null) return { a: withArticle(text), the: `the ${text}`, title: titleCase(text), kind: text };
  const kind = [...words.slice(0, -1), one].join(' ');
  return { a: `one of the ${text}`, the: `the ${kind}`, title: titleCase(kind), kind };
}
