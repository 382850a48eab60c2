/** What the form says of a typed animal, before its story is written. */
import type { AboutAnimal } from '@tuckaway/art';
import { articleFor, characterMessage, filmAnimal, insteadOfCharacter, singularOf, trimMarks, UNKNOWN_KIND } from '@tuckaway/domain';
import leven from 'leven';
import type { OfferedText } from '../../parents/children/offer.tsx';
import { ANIMAL_NOTE } from '../messages.ts';

export interface AnimalWords {
  text: string;
  offers: readonly OfferedText[];
}

const NOTHING: AnimalWords = { text: '', offers: [] };
/** Kinds to choose from for an animal of which only the name was typed. */
const USUAL_KINDS = ['dog', 'cat', 'rabbit', 'teddy bear'];
/** Other words than the kit's own that children misspell. */
const MORE_WORDS = 'alligator buffalo bunny dino doggy hippopotamus kitten puppy reptile rhinoceros tyrannosaurus'.split(' ');
/** The shortest word that is looked at. */
const SHORTEST = 4;
/** Letters that may be wrong in a word of so many. */
const mostWrong = (letters: number): number => (letters < 5 ? 1 : letters < 8 ? 2 : 3);

const withArticle = (noun: string): string => `${articleFor(noun)} ${noun}`;

export function animalWords(typed: string, about: AboutAnimal): AnimalWords {
  const { read, known } = about;
  if (read.isEmpty) return NOTHING;
  const animal = trimMarks(typed.trim());
  const instead = insteadOfCharacter(animal);
  if (instead !== null) return { text: characterMessage(animal, instead), offers: [{ label: ANIMAL_NOTE.use(instead), value: instead }] };
  const film = filmAnimal(animal);
  if (film !== null) return { text: ANIMAL_NOTE.ownAnimal(withArticle(film)), offers: [] };
  if (read.name !== null && read.kind === UNKNOWN_KIND) {
    const offers = USUAL_KINDS.map((kind) => ({ label: ANIMAL_NOTE.kind(withArticle(kind)), value: `${read.name} the ${kind}` }));
    return { text: ANIMAL_NOTE.askKind(read.name), offers };
  }
  if (read.others.length > 0 || read.isSeveral || read.count !== '') {
    const one = (kind: string) => singularOf(kind) ?? kind;
    const offers = read.others.map((other) => ({ label: ANIMAL_NOTE.take(withArticle(one(other))), value: one(other) }));
    return { text: joined(ANIMAL_NOTE.one(withArticle(one(read.kind))), pictureNote(about)), offers };
  }
  // “Buffalope” has a buffalo; of “unicorn kitty” each word is known.
  const near = about.kind === 'none' || (about.isPlain && !read.kind.includes(' ')) ? nearest(read.kind, known) : null;
  if (near === null) return { text: pictureNote(about), offers: [] };
  const value = animal.replace(/\S+$/u, near);
  return { text: joined(ANIMAL_NOTE.didYouMean(near), pictureNote(about)), offers: [{ label: ANIMAL_NOTE.use(near), value }] };
}

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' ');

/** What the pictures show instead of what they cannot show; empty for an animal that is drawn as itself. */
function pictureNote({ kind, name, isPlain }: AboutAnimal): string {
  if (kind === 'none') return ANIMAL_NOTE.notDrawn(name);
  return kind === 'relative' || isPlain ? ANIMAL_NOTE.looksLike(withArticle(name)) : '';
}

/** The animal that the last word almost is: “elemphant”. Null for a known one, and for words unlike all. */
function nearest(kind: string, known: readonly string[]): string | null {
  const word = (kind.toLowerCase().split(' ').at(-1) ?? '').normalize('NFC');
  if (word.length < SHORTEST || !/^\p{Script=Latin}+$/u.test(word)) return null;
  const single = singularOf(word) ?? word;
  const words = [...known, ...MORE_WORDS];
  if (words.includes(single)) return null;
  const [best] = words
    .map((animal) => ({ animal, wrong: leven(single, animal) + (animal.startsWith(single.charAt(0)) ? 0 : 0.5) }))
    .filter(({ wrong }) => wrong <= mostWrong(single.length) + 0.5)
    .sort((one, other) => one.wrong - other.wrong);
  return best?.animal ?? null;
}
