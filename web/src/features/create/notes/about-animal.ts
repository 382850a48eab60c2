/** What the form says of a typed animal, before its story is written. */
import type { AboutAnimal } from '@tuckaway/art';
import {
  articleFor,
  characterMessage,
  headOfKind,
  insteadOfCharacter,
  OBJECT_KINDS,
  singularOf,
  storyRequestSchema,
  trimMarks,
  UNKNOWN_KIND,
} from '@tuckaway/domain';
import leven from 'leven';
import type { OfferedText } from '../../parents/children/offer.tsx';
import { ANIMAL_NOTE } from '../messages.ts';

export interface AnimalWords {
  text: string;
  offers: readonly OfferedText[];
}

export const NO_WORDS: AnimalWords = { text: '', offers: [] };
/** Kinds to choose from for an animal of which only the name was typed; the last one fits behind long names, too. */
const USUAL_KINDS = ['dog', 'cat', 'rabbit', 'teddy bear', 'teddy'];
const MOST_KINDS = 4;
/** Words that children misspell, beside the names of the kit's animals. */
const MORE_WORDS = 'alligator buffalo bunny dino doggy grizzly hippopotamus kitten puppy reptile rhinoceros tyrannosaurus'.split(' ');
/** Things, some of which are written like animals. */
const THINGS: readonly string[] = [...OBJECT_KINDS, 'muffin'];
/** The fewest letters of a word that is compared, and of a name. */
const SHORTEST = 3;
const SHORTEST_NAME = 4;
/** The fewest letters of a word that is compared with all names, and from which two of them may be wrong. */
const SHORTEST_OF_MANY = 5;
const LONG = 9;
/** How many letters may be wrong in a word of that length; fewer in what may be a name. */
const mostWrong = (letters: number, isName: boolean): number => (letters < (isName ? 6 : 5) ? 1 : letters < (isName ? 9 : 8) ? 2 : 3);
/** How many may be wrong in a text of several words. */
const MOST_WRONG_IN_PHRASE = 1;

const withArticle = (noun: string): string => `${articleFor(noun)} ${noun}`;

export function animalWords(typed: string, about: AboutAnimal): AnimalWords {
  const { read } = about;
  if (read.isEmpty) return NO_WORDS;
  const animal = trimMarks(typed.trim());
  const instead = insteadOfCharacter(animal);
  if (instead !== null) return { text: characterMessage(animal, instead), offers: [{ label: ANIMAL_NOTE.use(instead), value: instead }] };
  if (read.isOfFilm && read.name === null)
    return { text: joined(ANIMAL_NOTE.ownAnimal(withArticle(read.kind)), pictureNote(about)), offers: [] };
  if (read.name !== null && read.kind === UNKNOWN_KIND) {
    const offers = USUAL_KINDS.map((kind) => ({ label: ANIMAL_NOTE.kind(withArticle(kind)), value: `${read.name} the ${kind}` }))
      .filter(({ value }) => isAccepted(value))
      .slice(0, MOST_KINDS);
    const shown = about.kind === 'none' ? '' : pictureNote(about);
    const chosen = read.others.length > 0 ? ANIMAL_NOTE.one(read.name) : '';
    const names = read.others.map((other) => ({ label: ANIMAL_NOTE.take(other), value: other }));
    // “Girrafe” with a capital may be a name.
    const near = nearest(lastWord(read.name), about, true);
    if (near === null) return { text: joined(chosen, ANIMAL_NOTE.askKind(read.name), shown), offers: [...offers, ...names] };
    const meant = { label: ANIMAL_NOTE.use(near), value: near };
    return { text: joined(ANIMAL_NOTE.didYouMean(near), ANIMAL_NOTE.askKind(read.name), shown), offers: [meant, ...offers] };
  }
  const meant = misspelled(about);
  const asked = meant === null ? '' : ANIMAL_NOTE.didYouMean(meant.near);
  const offer = (value: string) => (meant === null ? [] : [{ label: ANIMAL_NOTE.use(meant.near), value }]);
  if (read.others.length > 0 || read.isSeveral || read.count !== '') {
    const called = (kind: string) => (read.name === null ? kind : `${read.name} the ${kind}`);
    const chosen = ANIMAL_NOTE.one(nounOf(called(read.single ?? read.kind)));
    const others = read.others.map((other) => ({ label: ANIMAL_NOTE.take(nounOf(other)), value: other }));
    return { text: joined(asked, chosen, pictureNote(about)), offers: [...offer(called(meant?.near ?? '')), ...others] };
  }
  const right = meant === null ? '' : animal.replace(new RegExp(`${meant.wrong}(?!.*${meant.wrong})`, 'iu'), meant.near);
  return { text: joined(asked, pictureNote(about)), offers: offer(right) };
}

/** What is misspelled in a kind, and what is probably meant; null if nothing is. */
function misspelled(about: AboutAnimal): { wrong: string; near: string } | null {
  const head = headOfKind(about.read.kind);
  if (about.names.has(head.toLowerCase().replace(/[. -]+/gu, ' '))) return null;
  // “Fish bowl” is no fish owl.
  const isBehindAnimal = head
    .split(' ')
    .slice(0, -1)
    .some((word) => about.names.has(word.toLowerCase()));
  for (const wrong of isBehindAnimal ? [head] : [head, lastWord(head)]) {
    const near = nearest(wrong, about, false);
    if (near !== null) return { wrong, near };
  }
  return null;
}

/** Whether a request may have such an animal: at most six words. */
const isAccepted = (animal: string): boolean => storyRequestSchema.shape.favoriteAnimal.safeParse(animal).success;

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

/** “a dog”, “Max the dog”. */
const nounOf = (animal: string): string => (/^\p{Lu}.* the /u.test(animal) ? animal : withArticle(animal));

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' ');

/** What the pictures show instead of what they cannot show; empty for an animal that is drawn as itself. */
function pictureNote({ kind, name, isPlain }: AboutAnimal): string {
  if (kind === 'none') return ANIMAL_NOTE.notDrawn(name);
  return kind === 'relative' || isPlain ? ANIMAL_NOTE.looksLike(withArticle(name)) : '';
}

/** Children write what they hear: “elefent”, “slof”, “bunnie”, “krocodile”. */
const heard = (word: string): string =>
  word
    .replace(/ph|th/gu, 'f')
    .replace(/ie$/u, 'y')
    .replace(/ei/gu, 'ie')
    .replace(/c(?![eih])/gu, 'k')
    .replace(/z/gu, 's');

/** Whether two swapped letters make one word of the other. */
const isSwapped = (one: string, other: string): boolean =>
  [...one].some((_, at) => one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other);

/** Letters to insert, remove or replace until two words are written or heard alike; swapped ones count as one. */
function wrongLetters(typed: string, animal: string, isName: boolean): number {
  if (!isName && isSwapped(typed, animal)) return 1;
  // “Mom” is heard like no moth, and “Zeal” is a name.
  const isRead = isName || (typed.length === SHORTEST && heard(typed) !== heard(animal));
  const wrong = Math.min(leven(typed, animal), isRead ? typed.length : leven(heard(typed), heard(animal)));
  // A word of three letters with another one is too often another word.
  if (wrong > 0 && typed.length === SHORTEST && animal.length === SHORTEST) return SHORTEST;
  const isWithoutFirst = !isName && animal.slice(1) === typed;
  const isSameFirst = [typed, heard(typed)].some((word) => [animal, heard(animal)].some((name) => name.charAt(0) === word.charAt(0)));
  return wrong + (isSameFirst || isWithoutFirst ? 0 : 0.5);
}

/** Ends as a short word does only with one more letter, as “bug” in “buggy”. */
const SHORT_END = /[^aeiou][aeiou][bdgmnpt]$/u;

/** Whether one word of a phrase is wrong, which is no other animal: a “white dog” is no white fox, and a “Care Bear” no cave bear. */
function isOneWordOff(typed: string, animal: string, names: AboutAnimal['names']): boolean {
  if (isSwapped(typed, animal)) return true;
  const [words, wanted] = [typed.split(' '), animal.split(' ')];
  const off = words.flatMap((word, at) => (word === wanted[at] ? [] : [at]));
  const [at = -1] = off;
  const [word = '', meant = ''] = [words[at], wanted[at]];
  const isSlip = isSwapped(word, meant) || word.length !== meant.length || heard(word) === heard(meant);
  const isLong = at === words.length - 1 || word.length >= SHORTEST_OF_MANY;
  return words.length === wanted.length && off.length === 1 && !names.has(word) && (isLong || isSlip);
}

/** A word, and what it may be a pet name of: “ducky” of a duck, “froggy” of a frog, “horsey” of a horse. */
function petForms(word: string): string[] {
  const [, stem] = /^(.*[^aeiouy])(?:e?y|ie)$/u.exec(word) ?? [];
  if (stem === undefined || SHORT_END.test(stem)) return [word];
  return [word, stem, stem.replace(/(.)\1$/u, '$1'), `${stem}e`];
}

/** The animal that a misspelled text is most like: “elephant” for “elemphant”. Null for a known animal, and for a text that is like none. */
function nearest(text: string, { kind, name, kinds, names, isForeign }: AboutAnimal, isName: boolean): string | null {
  const typed = text.toLowerCase().normalize('NFC');
  if (typed.length < (isName ? SHORTEST_NAME : SHORTEST) || !/^[\p{Script=Latin} ]+$/u.test(typed)) return null;
  const single = singularOf(typed) ?? typed;
  // A family that says “boat” means no boar.
  if (THINGS.includes(single)) return null;
  if ([...petForms(single), single.replace(/us$/u, '')].some((word) => names.has(word))) return null;
  if ([...names.keys()].some((known) => known.includes(' ') && known.replaceAll(' ', '') === single)) return null;
  const foreign = isForeign(typed) || isForeign(single);
  if (foreign && single.length <= SHORTEST_OF_MANY) return null;
  const isPhrase = single.includes(' ');
  const close = isPhrase || single.length < LONG ? 1 : 2;
  const far = isPhrase ? MOST_WRONG_IN_PHRASE : mostWrong(single.length, isName) + (isName ? 0 : 0.5);
  const usual = [...kinds, ...MORE_WORDS].map((animal) => ({ animal, most: kind === 'none' ? far : close }));
  const others = isName || single.length < SHORTEST_OF_MANY ? [] : [...names.keys()].map((animal) => ({ animal, most: close }));
  const [best] = [...usual, ...others]
    // Spares most words being compared; what is heard of one has one or two letters less.
    .filter(({ animal, most }) => Math.abs(animal.length - single.length) <= most + 2 && (!isPhrase || isOneWordOff(single, animal, names)))
    // “Gato” is a cat, and no misspelled goat.
    .filter(({ animal }) => !foreign || names.get(animal) === name)
    .map(({ animal, most }) => ({
      animal,
      most,
      wrong: Math.min(...[...new Set([typed, single])].map((word) => wrongLetters(word, animal, isName))),
    }))
    .filter(({ wrong, most }) => wrong <= most)
    .sort((one, other) => one.wrong - other.wrong);
  return best?.animal ?? null;
}
