/** What a family typed as its favorite animal, read once for the text, the pictures and the form: the kind of animal, and what it is called. */
import { filmAnimal } from './film-characters.ts';
import { isFunctionWord, namesNoAnimal, trimMarks } from './trim-animal.ts';

export interface ReadAnimal {
  /** Without article, number and the animal's name: “small fox”, “owls”, “Mia’s rabbit”. {@link UNKNOWN_KIND} if only a name was typed. */
  kind: string;
  /** What the family calls it: “Mr. Whiskers”. */
  name: string | null;
  /** Other animals that were typed beside it: “dogs” of “cats and dogs”. */
  others: readonly string[];
  /** Whether several were counted or grouped: “two bunnies”, “a herd of elephants”. */
  isSeveral: boolean;
  /** How many, with a space behind it: “two ”. */
  count: string;
  /** Whether an animal was typed at all: not of “the”. */
  isEmpty: boolean;
}

/** What an animal is called of which the family typed only the name. */
export const UNKNOWN_KIND = 'friend';

/** Whether words name an animal, apart from case. Art knows the animals (its `readTypedAnimal`). */
export type IsAnimal = (words: string) => boolean;

const ARTICLE = /^(?:an?|the|my|our|your|his|her|their|this|that)\s+/iu;
/** Whose it is, by what the child would say: “my big sister’s cat” is a cat. */
const OWNER = /^(?:my|our)\s+(?:[\p{L}-]+\s+){0,2}\S+['’]s?\s+(?=\S)/iu;
const GROUP = /^(?:an?\s+|the\s+)?(?:bunch|couple|family|flock|group|herd|litter|lots?|pack|pair|pod|pride|school|swarm)\s+of\s+(?=\S)/iu;
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|many)\s+(?=\S)/iu;
const SOME = /^(?:some|several|both|all)\s+(?:of\s+)?(?:the\s+)?(?=\S)/iu;
const AND = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/iu;
/** Follows the animal itself: “owl with glasses”. */
const REST = /(?<=\S) (?:called|from|in|named|of|on|that|who|with|without) .*$/iu;

/** A placeholder hides a word of unknown kind. */
const NAME_WORD = "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|\\{(?:word|child)\\})";
const NAME = `${NAME_WORD}(?: (?:(?:a|of|the|de|la|von|van) )?${NAME_WORD})*`;
const TITLE = /^(?:mr|mrs|ms|dr|prof|capt|st)\.?\s|^(?:captain|dame|lady|lord|miss|prince|princess|professor|sir)\s/iu;
/** “Otto the dog”, “Otto, our dog”. */
const NAMED_FIRST = new RegExp(`^(${NAME})(?:,? (?:the|my|our|an?)) (?=\\S)`, 'u');
/** “a dog called Otto”. */
const NAMED_LAST = new RegExp(`(?<=\\S),? (?:called|named) (${NAME})$`, 'u');
const ONLY_NAME = new RegExp(`^${NAME}$`, 'u');
const HIDDEN = /^\{(?:word|child)\}$/u;

/** Who has a name and is no animal: “my friend Oli”. */
const COMPANIONS = /(?:^|\s)(?:baby|brother|buddy|cousin|doll|friend|pal|pet|plushie|sister|stuffie|toy)$/iu;
/** Common names of pets, which count in small letters too. */
const PET_NAMES = new Set('bella luna charlie milo oscar bailey lola daisy rocky max coco ruby molly felix oreo fluffy fido'.split(' '));
/** No names behind “my dog”. */
const NO_NAMES = new Set('baby boy family friend friends girl herd house one plush puppet thing toy toys walker'.split(' '));

/** A T. rex in any spelling. */
const T_REX = /(?<![\p{L}\p{M}])t[.\s-]*rex(?=(?:es)?(?![\p{L}\p{M}]))/giu;
/** Names within kinds of one word. */
const PROPER = new Set('chihuahua dalmatian labrador nessie rudolph'.split(' '));
export function readAnimal(typed: string, isAnimal: IsAnimal): ReadAnimal {
  const plain = trimMarks(typed).replace(T_REX, 'T. rex');
  const read: ReadAnimal = { kind: plain, name: null, others: [], isSeveral: false, count: '', isEmpty: namesNoAnimal(plain) };
  if (read.isEmpty) return { ...read, kind: UNKNOWN_KIND };
  const film = filmAnimal(plain);
  if (film !== null) return { ...read, kind: film };
  if (isAnimal(plain)) return { ...read, kind: withoutCapitals(plain) };
  const named = NAMED_FIRST.exec(plain) ?? NAMED_LAST.exec(plain);
  if (named?.[1]) {
    const rest = readAnimal(plain.replace(named[0], ''), isAnimal);
    if (!rest.isEmpty) return { ...rest, name: named[1] };
  }
  return readParts(plain, isAnimal) ?? { ...read, ...readOne(plain, isAnimal) };
}

/** Several animals, of which the first one is in the story; null for one. “Black and white cat” is one. */
function readParts(plain: string, isAnimal: IsAnimal): ReadAnimal | null {
  const parts = plain.split(AND).filter((part) => !namesNoAnimal(part));
  if (parts.length < 2) return null;
  const known = parts.filter((part) => endsWithAnimal(part, isAnimal) || readOne(part, isAnimal).name !== null);
  const animals = known.filter((part) => endsWithAnimal(withoutName(part, isAnimal), isAnimal));
  const chosen = animals[0] ?? known[0];
  if (chosen === undefined) return null;
  const isAdjective = animals.length === 1 && chosen === parts.at(-1) && parts.slice(0, -1).every((part) => /^\p{Ll}+$/u.test(part));
  if (isAdjective) return null;
  const others = animals.filter((part) => part !== chosen).map((part) => readOne(part, isAnimal).kind);
  return { ...readAnimal(chosen, isAnimal), others };
}

function withoutName(part: string, isAnimal: IsAnimal): string {
  const { kind, name } = readOne(part, isAnimal);
  return name === null ? part : kind;
}

function readOne(plain: string, isAnimal: IsAnimal): Pick<ReadAnimal, 'kind' | 'name' | 'isSeveral' | 'count'> {
  const isOurs = /^(?:my|our)\s/iu.test(plain);
  const bare = plain.replace(OWNER, '').replace(ARTICLE, '');
  const ungrouped = bare.replace(GROUP, '').replace(SOME, '');
  const count = COUNTED.exec(ungrouped)?.[0] ?? '';
  const text = ungrouped.slice(count.length);
  const one = { kind: text, name: null, isSeveral: text !== bare, count };
  if (isAnimal(text)) return { ...one, kind: withoutCapitals(text) };
  const words = text.split(' ');
  // “cat Mr. Whiskers”: the name follows the kind.
  for (let end = words.length - 1; end > 0; end -= 1) {
    const kind = words.slice(0, end).join(' ');
    const rest = words.slice(end).join(' ');
    if (animalAtEnd(kind, isAnimal) === null && !COMPANIONS.test(kind)) continue;
    const isKind = endsWithAnimal(rest, isAnimal);
    const isGiven = ONLY_NAME.test(rest) && (/^\p{Ll}/u.test(words[end - 1] ?? '') || !isKind);
    const isTyped = isOurs && /^\p{Ll}+$/u.test(rest) && !isKind && !isFunctionWord(rest) && !NO_NAMES.has(rest);
    if (isGiven || TITLE.test(rest)) return { ...one, kind: withoutCapitals(kind), name: rest };
    if (isTyped) return { ...one, kind, name: rest.replace(/^./u, (letter) => letter.toUpperCase()) };
  }
  const end = animalAtEnd(text.replace(REST, ''), isAnimal);
  if (end !== null) return TITLE.test(text) && end !== text ? { ...one, kind: withoutCapitals(end), name: text } : one;
  const isName = (ONLY_NAME.test(text) && !HIDDEN.test(text)) || TITLE.test(text) || PET_NAMES.has(text.toLowerCase());
  return isName ? { ...one, kind: UNKNOWN_KIND, name: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) } : one;
}

/** The longest known animal at the end of a text, of at most three words. */
function animalAtEnd(text: string, isAnimal: IsAnimal): string | null {
  const words = text.split(' ');
  for (const size of [3, 2, 1]) {
    const end = words.slice(-size).join(' ');
    if (words.length >= size && isAnimal(end)) return end;
  }
  return null;
}

const endsWithAnimal = (text: string, isAnimal: IsAnimal): boolean => animalAtEnd(text.replace(REST, ''), isAnimal) !== null;

/** A kind of one word as it is written within a sentence: “Otter” and “OTTER” are “otter”. */
function withoutCapitals(kind: string): string {
  const small = kind.toLowerCase();
  return /^\p{Script=Latin}+$/u.test(kind) && !PROPER.has(small) ? small : kind;
}
