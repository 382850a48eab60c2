/** Finds the kind of animal that a child's word names. */
import { FILM_ANIMALS, headOfKind, type ReadAnimal, readAnimal, singularOf, UNKNOWN_KIND } from '@tuckaway/domain';
import type { KindName } from './kinds.ts';
import { type DrawnAs, ENGLISH, ENTRIES, isForeign, NOT_DRAWN, normalize } from './lexicon.ts';

/** Words for the young of several kinds: "lion cub" is a lion, "cub" alone a bear. */
const YOUNG_ANIMALS = new Set(
  'cub cubs pup pups puppy puppies calf calves foal foals kid kids joey joeys chick chicks kitten kittens fawn fawns lamb lambs'.split(' '),
);

/** Stems that would make animals of people's names, such as Kate. */
const NO_STEMS = new Set(['kat']);

/** The forms of a word: itself, then without its plural or diminutive ending. */
function wordForms(word: string): string[] {
  const out = [word];
  const cutEnd = (end: string, put = ''): void => {
    const stem = word.slice(0, -end.length);
    if (word.endsWith(end) && stem.length >= 2 && !NO_STEMS.has(stem)) out.push(stem + put);
  };
  cutEnd('s');
  cutEnd('es');
  cutEnd('ies', 'y');
  cutEnd('ves', 'f');
  cutEnd('i', 'us');
  cutEnd('n');
  cutEnd('en');
  cutEnd('e');
  cutEnd('x');
  cutEnd('y');
  cutEnd('ie');
  cutEnd('let');
  cutEnd('ling');
  cutEnd('chen');
  cutEnd('lein');
  cutEnd('ito', 'o');
  cutEnd('ita', 'a');
  cutEnd('itos', 'o');
  cutEnd('itas', 'a');
  return out;
}

/** Names of animals that are other words in English, so they count only alone. */
const ONLY_ALONE = new Set(['at', 'goofy', 'sonic']);

const cache = new Map<string, DrawnAs>();

/**
 * How the kit draws what a family typed, in any wording. A pet's name does not count, so a dog called Bear is a dog; a name alone is searched for an
 * animal, because earlier versions drew “Spider-Man” as a spider.
 */
export function drawnAs(animal: string): DrawnAs {
  const typed = animal.slice(0, 80);
  const before = cache.get(typed);
  if (before) return before;
  const { kind } = readTypedAnimal(typed);
  const text = kind === UNKNOWN_KIND ? typed : kind;
  // A cat with a fish is drawn as a cat, but “bird of paradise” is a known name as a whole.
  const ends = text.split(' ').map((_, start, words) => words.slice(start).join(' '));
  const head = ends.some((end) => isKnown(end) && headOfKind(end) !== end) ? text : headOfKind(text);
  const found = findEntry(normalize(head)) ?? findEntry(normalize(text)) ?? NOT_DRAWN;
  if (cache.size < 500) cache.set(typed, found);
  return found;
}

/** Reads what a family typed, by the animals that the kit knows. */
export const readTypedAnimal = (animal: string): ReadAnimal =>
  readAnimal(animal, (words) => isKnown(words) || isDinosaur(words) || isFormOfKnown(words));

/** Whether a word names a dinosaur that the kit does not know, such as “Therizinosaurus”; Saurabh is a person. */
const isDinosaur = (words: string): boolean => /^\S{3,}saur\p{L}{0,4}$/u.test(normalize(words));

/** The fewest letters of a known animal within a compound, such as “Waldfuchs”. */
const SHORTEST_PART = 4;
/** The fewest at a compound's end that make the compound a known animal itself. */
const SHORTEST_END = 5;
/** The fewest at a compound's start, as in “Elefantenbaby”. */
const SHORTEST_START = 6;
/** Animals that are also parts of people's and pets' names, such as Nigel and Tamara. */
const IN_NAMES = new Set(
  'anon betta dino egret ente gata genie hada hase igel lama lark leon lion loris lory mara mono orso pika rana rata rato raya reno saki tamarin'.split(
    ' ',
  ),
);

const isKnownPart = (word: string): boolean => ENTRIES.has(word) && !IN_NAMES.has(word);
const endsOf = (word: string, shortest: number): string[] =>
  Array.from({ length: Math.max(word.length - shortest + 1, 0) }, (_, start) => word.slice(start));
const startsOf = (word: string, shortest: number): string[] =>
  Array.from({ length: Math.max(word.length - shortest + 1, 0) }, (_, cut) => word.slice(0, word.length - cut));

function isKnown(words: string): boolean {
  const one = normalize(words);
  if ([one, joined(one)].some((word) => ENTRIES.has(word) || ENTRIES.has(singularOf(word) ?? word))) return true;
  return !one.includes(' ') && endsOf(one, SHORTEST_END).some(isKnownPart);
}

/** Whether a word is another form of a known animal, or a compound with one. German has both with a capital, like a name: “Katzen”, “Waldmaus”. */
function isFormOfKnown(words: string): boolean {
  const word = normalize(words);
  if (word.includes(' ')) return false;
  // “Sharky” may be a name.
  const forms = /(?:y|ie)$/u.test(word) ? [] : wordForms(word).filter((form) => form.length >= SHORTEST_PART);
  return [...forms, ...endsOf(word, SHORTEST_PART), ...startsOf(word, SHORTEST_START)].some(isKnownPart);
}

/** One word that was typed as two: “hedge hog”. */
const joined = (words: string): string => (/^\p{L}{3,} \p{L}{3,}$/u.test(words) ? words.replace(' ', '') : words);

/** The owner at the beginning, as in “Mia’s otter” and “Auntie Jen’s bunny”. */
const OWNER = /^(?:\S+ )*\S+['’]s? (?=\S)/u;
/** “Mia’s otter” is an otter. */
export const withoutOwner = (kind: string): string => kind.replace(OWNER, '');
/** Words that change nothing about how an animal is drawn. */
const PLAIN_WORDS = new Set(
  'a an the my our adult baby best big brave calm cheerful clever cuddly curious cute dear dancing flying fluffy friendly funny fuzzy gentle giant giggly good great grumpy happy hungry honest jolly kind lazy little lonely lost loud lovely nice old pet playful plush polite proud quiet shy silly singing sleepy small smart soft stuffed sweet tall tiny toy useful very wild wise young'.split(
    ' ',
  ),
);

/** Whether an animal is drawn as any of its kind, without what other words say: a white Persian cat, or a unicorn kitty, as a cat. */
export function isDrawnPlainly(animal: string): boolean {
  if (drawnAs(animal).kind === 'none') return false;
  const kind = normalize(headOfKind(readTypedAnimal(animal).kind).replace(OWNER, ''));
  const words = kind.split(' ').filter((word) => !PLAIN_WORDS.has(word));
  const text = words.join(' ');
  // “Katzen” is only the German plural of “Katze”.
  const isOnlyKind = isKnown(kind) || isKnown(text) || isKnown(text.replace(/n$/u, '')) || YOUNG_ANIMALS.has(words.at(-1) ?? '');
  return words.length > 0 && !isOnlyKind;
}

/** The kind an animal is drawn as; 'cloak' if no related kind is known. */
export const kindName = (animal: string): KindName => drawnAs(animal).name;

function findEntry(text: string): DrawnAs | undefined {
  const words = text.split(' ').slice(0, 10);
  const character = words.find((word) => FILM_ANIMALS.has(word) && (words.length === 1 || !ONLY_ALONE.has(word)));
  const ofFilm = ENTRIES.get(normalize(FILM_ANIMALS.get(character ?? '') ?? ''));
  // "a baby polar bear": the longest run of words wins, and in a run of equals the last (English says the kind last).
  for (let size = Math.min(4, words.length); size >= 1; size--) {
    const hits: { entry: DrawnAs; young: boolean }[] = [];
    for (let i = 0; i + size <= words.length; i++) {
      const phrase = words.slice(i, i + size).join(' ');
      if (words.length > 1 && ONLY_ALONE.has(phrase)) continue;
      const entry = [...wordForms(phrase), ...wordForms(joined(phrase))].map((form) => ENTRIES.get(form)).find(Boolean);
      if (entry) hits.push({ entry, young: YOUNG_ANIMALS.has(phrase) });
    }
    // In Spanish and French the kind comes first ("zorro rojo"): the first hit is the kind unless only adjectives came before it.
    const last = hits.filter(({ young }) => !young).at(-1)?.entry ?? (size === 1 ? ofFilm : undefined) ?? hits.at(-1)?.entry;
    if (last) return last;
  }
  return inCompound(words);
}

/** A longer name with a known one in it, as in German compounds (“Waldfuchs”). Its end says what it is: a rabbitfish is a fish. */
function inCompound(words: readonly string[]): DrawnAs | undefined {
  const compound = words.join('');
  const single = singularOf(compound) ?? compound;
  const longest = (fits: (name: string) => boolean) =>
    [...ENTRIES]
      .map(([word, entry]) => ({ word, name: word.replaceAll(' ', ''), entry }))
      .filter(({ name }) => name.length >= SHORTEST_PART && fits(name))
      .sort((one, other) => other.name.length - one.name.length)[0];
  const atEnd = longest((name) => compound.endsWith(name) || single.endsWith(name));
  if (atEnd === undefined && words.some(isDinosaur)) return { kind: 'relative', name: 'dinosaur' };
  const part = atEnd ?? longest((name) => name.length >= SHORTEST_END && compound.includes(name));
  // A “girraffe” is no German “Affe”, a monkey.
  const meant = part && isForeign(part.word) ? misspelled(words.at(-1) ?? '') : undefined;
  return meant ?? part?.entry;
}

/** The animal of which one letter is wrong in a word. */
const misspelled = (word: string): DrawnAs | undefined => [...ENGLISH].find(([name]) => isOneLetterOff(word, name))?.[1];

/** Whether one letter more, less or other, or two swapped ones, make one word of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a.slice(2) === b.slice(2) && a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0);
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}
