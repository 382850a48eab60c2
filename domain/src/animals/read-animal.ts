/** What a family typed as its favorite animal, read once for the text, the pictures and the form: the kind of animal, and what it is called. */
import * as words from './animal-words.ts';
import { singularOf } from './english.ts';
import { filmAnimal, kindInFilm, withoutFilm } from './film-characters.ts';
import { isFunctionWord, namesNoAnimal, trimMarks, usualName } from './trim-animal.ts';

export interface ReadAnimal {
  /** Without article, number and the animal's name: “small fox”, “owls”, “Mia’s rabbit”. {@link UNKNOWN_KIND} if only a name was typed. */
  kind: string;
  /** One of them, if the kind is a plural: “owl”. */
  single: string | null;
  /** What the family calls it: “Mr. Whiskers”. */
  name: string | null;
  /** Other animals that were typed beside it, each as one: “dog” of “cats and dogs”, “Max the dog”. */
  others: readonly string[];
  /** Whether several were counted or grouped: “two bunnies”, “a herd of elephants”. */
  isSeveral: boolean;
  /** How many, with a space behind it: “two ”. */
  count: string;
  /** Whether no animal was typed, as in “the”. */
  isEmpty: boolean;
  /** Whether it is an animal of a film, of which only the kind is told. */
  isOfFilm: boolean;
}

type Read = Omit<ReadAnimal, 'single'>;

/** The kind of an animal of which the family typed only the name. */
export const UNKNOWN_KIND = 'friend';

/** Whether words name an animal, apart from case. Art knows the animals (its `readTypedAnimal`). */
export type IsAnimal = (words: string) => boolean;

const PLACEHOLDER = /^\{(?:word|child)\}$/u;
const LOWER_CASE = /^[\p{Ll}\p{M}-]+$/u;
const LATIN = /^[\p{Script=Latin}\p{M}\s-]+$/u;
const UNCASED = /^[\p{Lo}\p{M}\u200C\s-]+$/u;
/** A T. rex in any spelling. */
const T_REX = /(^|[^\p{L}\p{M}])t(?:ee)?[.\s-]*rex(?=(?:es)?(?![\p{L}\p{M}]))/giu;
/** The fewest letters of a text in capitals that are no initials. */
const SHORTEST_SHOUT = 4;
/** The most words of a name in small letters. */
const MOST_SMALL_WORDS = 2;

/** Reads an animal as families type it: “our dog Bella”, “cats and dogs”, “two bunnies”. */
export function readAnimal(typed: string, isAnimal: IsAnimal): ReadAnimal {
  const text = trimMarks(typed).replace(T_REX, '$1T. rex').replace(words.OWNER_WITHOUT_MARK, '$1$2’s ');
  const read = readText(withoutShouting(text), isAnimal);
  return { ...read, single: singleOf(read.kind, isAnimal) };
}

/** The animal without what follows it: an owl with glasses is an owl. */
export const headOfKind = (kind: string): string => kind.replace(words.REST, '');

function readText(text: string, isAnimal: IsAnimal): Read {
  const plain = trimMarks(text);
  const read: Read = { kind: plain, name: null, others: [], isSeveral: false, count: '', isEmpty: false, isOfFilm: false };
  if (namesNoAnimal(plain)) return { ...read, kind: UNKNOWN_KIND, isEmpty: true };
  // A “Snoopy dog” is Snoopy.
  const [, character = '', last = ''] = /^(\p{Lu}.*) (\S+)$/u.exec(plain) ?? [];
  const film = filmAnimal(plain) ?? (isAnimal(last) ? filmAnimal(character) : null);
  if (film !== null) return { ...read, kind: film, isOfFilm: true };
  const own = withoutFilm(plain);
  if (own !== plain) {
    const inFilm = readText(own, isAnimal);
    const kind = inFilm.kind === UNKNOWN_KIND ? kindInFilm(plain) : null;
    return kind === null ? { ...inFilm, isOfFilm: true } : { ...read, kind, isOfFilm: true };
  }
  if (isAnimal(plain)) return { ...read, kind: withoutCapitals(plain) };
  return (
    (words.AND.test(plain) ? readParts(plain, isAnimal) : null) ??
    readNamed(plain, isAnimal) ??
    readBeside(plain, isAnimal) ??
    readParts(plain, isAnimal) ?? { ...read, ...readOne(plain, isAnimal) }
  );
}

/** “Otto the dog”, “a dog called Otto”; null for others. */
function readNamed(plain: string, isAnimal: IsAnimal): Read | null {
  const small = words.SMALL_FIRST.exec(plain);
  const [start = '', smallName = ''] = small ?? [];
  // “Only the dog” and “bear in the forest” have no name.
  const isSmallName = areWords(smallName) && endsWithAnimal(plain.slice(start.length), isAnimal);
  const own = plain.replace(words.FRIEND_FIRST, '');
  const named = words.NAMED_FIRST.exec(own) ?? words.NAMED_LAST.exec(plain) ?? (isSmallName ? small : null);
  const [found = '', first, last] = named ?? [];
  const rest = (first === undefined ? plain : own).replace(found, '');
  if (named === null || namesNoAnimal(rest)) return null;
  return { ...readText(rest, isAnimal), name: usualName((first ?? last ?? '').replace(words.ARTICLE, '')) };
}

/** “our dog, Otto”, “Otto - dog”; null for others. */
function readBeside(plain: string, isAnimal: IsAnimal): Read | null {
  const [, one = '', other = ''] = words.BESIDE.exec(plain) ?? [];
  const isSmallName = isWord(other) && !endsWithAnimal(other, isAnimal);
  // In “our dog, Bear”, Bear is a name, although it is an animal, too.
  const isOurName = isOurs(one) && (isSmallName || words.ONLY_NAME.test(other));
  if (endsWithAnimal(one, isAnimal) && (isName(other, isAnimal) || isOurName))
    return { ...readText(one, isAnimal), name: usualName(other) };
  return isName(one, isAnimal) && endsWithAnimal(other, isAnimal) ? { ...readText(other, isAnimal), name: usualName(one) } : null;
}

/** Several animals, of which the first one is in the story; null for one. “Black and white cat” is one. */
function readParts(plain: string, isAnimal: IsAnimal): Read | null {
  const texts = plain
    .replace(words.KIN_AND_KIN, '$1 $4 $2 $3 $4')
    .split(words.COMMA_OR_AND)
    .filter((part) => !namesNoAnimal(part));
  if (texts.length < 2) return null;
  const parts = texts.map((part) => ({ part, read: readText(part, isAnimal) }));
  const animals = parts.filter(({ read }) => read.isOfFilm || endsWithAnimal(read.kind, isAnimal));
  const chosen = animals[0] ?? parts.find(({ read }) => read.name !== null);
  if (chosen === undefined) return null;
  const isOnlyLast = animals.length === 1 && chosen === parts.at(-1) && !words.ARTICLE.test(chosen.part);
  const isAdjective = (text: string) => /^[\p{Ll}\s-]+$/u.test(text) || words.ADJECTIVES.has(text.toLowerCase());
  if (isOnlyLast && parts.slice(0, -1).every(({ part }) => isAdjective(part.replace(words.ARTICLE, '')))) return null;
  const single = singleOf(chosen.read.kind, isAnimal);
  const others = parts.flatMap((other) => {
    const { kind, name } = other.read;
    if (other === chosen) return [];
    if (animals.includes(other)) return [name === null ? oneOf(kind, isAnimal) : `${name} the ${oneOf(kind, isAnimal)}`];
    if (chosen.read.name === null || name === null) return [];
    // In “our dogs Bella and Max”, Max is a dog, too; of “Bella and Max” the kind is asked.
    return single !== null ? [`${name} the ${single}`] : chosen.read.kind === UNKNOWN_KIND ? [name] : [];
  });
  return { ...chosen.read, others: others.filter((other) => other !== oneOf(chosen.read.kind, isAnimal)) };
}

function readOne(plain: string, isAnimal: IsAnimal): Pick<Read, 'kind' | 'name' | 'isSeveral' | 'count'> {
  const bare = plain.replace(words.OWNER, '').replace(words.ARTICLE, '').replace(words.FOREIGN_ARTICLE, '');
  const ungrouped = bare.replace(words.GROUP, '').replace(words.SOME, '');
  const [counted = '', count = ''] = words.COUNTED.exec(ungrouped) ?? [];
  const text = ungrouped.slice(counted.length);
  const one = { kind: text, name: null, isSeveral: text !== bare, count: count.toLowerCase() };
  if (isAnimal(text)) return { ...one, kind: withoutCapitals(text) };
  const head = headOfKind(text);
  const rest = text.slice(head.length);
  const whole = nameBehind(text, isOurs(plain), isAnimal);
  if (whole !== null) return { ...one, ...whole };
  const named = nameBehind(head, isOurs(plain), isAnimal);
  if (named !== null) return { ...one, kind: named.kind + rest, name: named.name };
  const end = animalAtEnd(head, isAnimal);
  if (end !== null) {
    const before = head.slice(0, -end.length).trim();
    const isTitled = (words.TITLE.test(head) && end !== head) || (words.beginsName(before, end) && !isAnimal(before));
    return {
      ...one,
      ...(isTitled ? { kind: withoutCapitals(end) + rest, name: usualName(head) } : { kind: inSentence(head, end, isAnimal) + rest }),
    };
  }
  const called = words.ONLY_NAME.test(text) ? text : head;
  const [, before = '', last = ''] = /^(.*) (\S+)$/u.exec(called) ?? [];
  const isKind = words.NO_NAMES.has(last.toLowerCase()) && endsWithAnimal(before, isAnimal);
  const isCalled =
    !isKind &&
    ((words.ONLY_NAME.test(called) && !PLACEHOLDER.test(called)) || words.TITLE.test(called) || words.PET_NAMES.has(called.toLowerCase()));
  return isCalled ? { ...one, kind: UNKNOWN_KIND, name: usualName(called) } : { ...one, kind: inSentence(text, '', isAnimal) };
}

/** A name that follows the kind: “cat Mr. Whiskers”; null if there is none. */
function nameBehind(text: string, isOfFamily: boolean, isAnimal: IsAnimal): { kind: string; name: string } | null {
  const typed = text.split(' ');
  const splits = typed.slice(1).map((_, index) => ({ before: typed.slice(0, index + 1), given: typed.slice(index + 1).join(' ') }));
  for (const { before, given } of splits.toReversed()) {
    const kind = before.join(' ');
    const animal = animalAtEnd(kind, isAnimal);
    const isFriend = words.FRIENDS.test(kind);
    const isKind = animal !== null || isFriend || words.RELATIVES.test(kind);
    // “My little Bella” leaves its kind open.
    const isOpen = before.every((word) => words.ADJECTIVES.has(word));
    if (!isKind && !isOpen) continue;
    const isNoKind = !endsWithAnimal(given, isAnimal) && !words.NO_NAMES.has(given.toLowerCase());
    // Behind “dog”, “Bear” and “Princess” are names, but “Unicorn Princess” is a kind.
    const isFree = isNoKind || (isKind && /^\p{Ll}/u.test(before.at(-1) ?? ''));
    const isGiven = isFree && (words.ONLY_NAME.test(given) || (words.TITLE.test(given) && headOfKind(given) === given));
    const isTyped = isNoKind && isKind && ((isOfFamily && areWords(given)) || (LATIN.test(kind) && UNCASED.test(given)));
    if (!isGiven && !isTyped) continue;
    const isAsked = animal === null && (isFriend || isOpen);
    return { kind: isAsked ? UNKNOWN_KIND : inSentence(kind, animal ?? '', isAnimal), name: usualName(given) };
  }
  // In “my doggo Bella”, the word before the name is the kind, although it is unknown.
  const own = splits.find(({ before, given }) => before.every((word) => LOWER_CASE.test(word)) && isName(given, isAnimal));
  const isOwn = isOfFamily && headOfKind(text) === text;
  return isOwn && own !== undefined ? { kind: own.before.join(' '), name: usualName(own.given) } : null;
}

/** The longest known animal at the end of a text, of at most three words. */
function animalAtEnd(text: string, isAnimal: IsAnimal): string | null {
  const typed = text.split(' ');
  for (const size of [3, 2, 1]) {
    const end = typed.slice(-size).join(' ');
    if (typed.length >= size && isAnimal(end)) return end;
  }
  return null;
}

const endsWithAnimal = (text: string, isAnimal: IsAnimal): boolean => animalAtEnd(headOfKind(text), isAnimal) !== null;

const isName = (text: string, isAnimal: IsAnimal): boolean => words.ONLY_NAME.test(text) && !endsWithAnimal(text, isAnimal);

const isOurs = (text: string): boolean => /^(?:my|our)\s/iu.test(text);

/** Whether a text is one or two words in small letters that may be a name. */
const areWords = (text: string): boolean => text.split(' ').length <= MOST_SMALL_WORDS && text.split(' ').every(isWord);

const isWord = (text: string): boolean =>
  /^\p{Ll}[\p{L}\p{M}'’-]*$/u.test(text) &&
  !isFunctionWord(text) &&
  !words.BEGINS_REST.test(text) &&
  !words.NO_NAMES.has(text) &&
  !words.FRIENDS.test(text) &&
  !words.RELATIVES.test(text);

const oneOf = (kind: string, isAnimal: IsAnimal): string => singleOf(kind, isAnimal) ?? kind;

function singleOf(kind: string, isAnimal: IsAnimal): string | null {
  const head = headOfKind(kind);
  const single = singularOf(head);
  // “Ours” (a French bear) and “Fuchs” (a German fox) end in s without being plurals.
  if (single === null || (endsWithAnimal(head, isAnimal) && !endsWithAnimal(single, isAnimal))) return null;
  return single + kind.slice(head.length);
}

/** “MY DOG BELLA” is read as it would be in small letters. A single word may be a name. */
function withoutShouting(text: string): string {
  const small = text.toLowerCase();
  if (text === small || text !== text.toUpperCase() || (text.match(/\p{L}/gu)?.length ?? 0) < SHORTEST_SHOUT) return text;
  return text.includes(' ') ? small : text.charAt(0) + small.slice(1);
}

/** A kind as it is written within a sentence: “Small Fox” is “small fox”, “Persian Cat” is “Persian cat”. */
function inSentence(kind: string, animal: string, isAnimal: IsAnimal): string {
  const before = kind.slice(0, kind.length - animal.length).replace(/\p{L}+(?:-\p{L}+)*(?![\p{L}'’-])/gu, (word) => {
    const small = word.toLowerCase();
    const isCommon = words.ADJECTIVES.has(small) || words.NO_NAMES.has(small) || /-\p{L}+ed$/u.test(word) || isAnimal(word);
    return isCommon ? withoutCapitals(word) : word;
  });
  return (before + withoutCapitals(animal)).replace(/^great (?=Dane)/u, 'Great ');
}

/** “Otter” and “OTTER” are “otter”. */
function withoutCapitals(animal: string): string {
  return animal.replace(/\p{Script=Latin}[\p{Script=Latin}\p{M}]+/gu, (word) => {
    const small = word.toLowerCase();
    return words.PROPER.has(small) ? word : small;
  });
}
