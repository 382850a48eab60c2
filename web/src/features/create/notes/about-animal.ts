/** What the form says of a typed animal, before its story is written. */
import type { AboutAnimal } from '@tuckaway/art';
import {
  articleFor,
  characterMessage,
  headOfKind,
  insteadOfCharacter,
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
/** The fewest letters of a word that is compared. */
const SHORTEST = 4;
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
  if (read.others.length > 0 || read.isSeveral || read.count !== '') {
    const one = read.single ?? read.kind;
    const offers = read.others.map((other) => ({ label: ANIMAL_NOTE.take(nounOf(other)), value: other }));
    return { text: joined(ANIMAL_NOTE.one(nounOf(read.name === null ? one : `${read.name} the ${one}`)), pictureNote(about)), offers };
  }
  const head = headOfKind(read.kind);
  // Of a drawn animal the last word is known, as in “unicorn kitty”, so only all of it can be misspelled, as “buffalope” is.
  const unsure = about.kind === 'none' ? [head, lastWord(head)] : about.isPlain ? [head] : [];
  for (const wrong of unsure) {
    const near = nearest(wrong, about, false);
    if (near === null) continue;
    const value = animal.replace(new RegExp(`${wrong}(?!.*${wrong})`, 'iu'), near);
    return { text: joined(ANIMAL_NOTE.didYouMean(near), pictureNote(about)), offers: [{ label: ANIMAL_NOTE.use(near), value }] };
  }
  return { text: pictureNote(about), offers: [] };
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

/** Children write what they hear: “elefent”, “slof”, “bunnie”. */
const heard = (word: string): string => word.replace(/ph|th/gu, 'f').replace(/ie$/u, 'y');

/** The animal that a misspelled text is most like: “elephant” for “elemphant”. Null for a known animal, and for a text that is like none. */
function nearest(text: string, { known, undrawn }: AboutAnimal, isName: boolean): string | null {
  const typed = text.toLowerCase().normalize('NFC');
  if (typed.length < SHORTEST || !/^[\p{Script=Latin} ]+$/u.test(typed)) return null;
  const single = singularOf(typed) ?? typed;
  const words = [...known, ...MORE_WORDS];
  if (words.includes(single) || undrawn.includes(single)) return null;
  const isPhrase = single.includes(' ');
  const most = isPhrase ? MOST_WRONG_IN_PHRASE : mostWrong(single.length, isName) + (isName ? 0 : 0.5);
  const [best] = words
    .filter((animal) => !isPhrase || animal.includes(' '))
    .map((animal) => ({ animal, wrong: leven(heard(single), heard(animal)) + (animal.startsWith(single.charAt(0)) ? 0 : 0.5) }))
    .filter(({ wrong }) => wrong <= most)
    .sort((one, other) => one.wrong - other.wrong);
  return best?.animal ?? null;
}
