/** How a question calls a story's animal: only as the story's own text does, which was moderated. */
import type { ReadAnimal } from '../animals/read-animal.ts';
import type { TalkAnimal } from './talk.ts';

interface AnimalOfStory {
  /** What the family typed, as it is read (`readTypedAnimal` of the art kit). */
  read: Pick<ReadAnimal, 'name' | 'single' | 'kind'>;
  /** The kind that is drawn, as it is written in a sentence. */
  drawn: string;
  /** Who is in the story, for its next episode: “Radish the fox”. */
  cast: readonly string[];
  /** The names of the family's children in the story. */
  children: readonly string[];
  text: string;
}

export function talkAnimal({ read, drawn, cast, children, text }: AnimalOfStory): TalkAnimal {
  // A question is about one of them: never “the mice”.
  const kinds = [...new Set([read.single ?? read.kind, drawn])].filter((kind) => kind !== null && kind !== '');
  const named = cast.flatMap((member) => {
    const end = kinds.flatMap((kind) => [` the ${kind}`, `, ${kind}`]).find((each) => member.endsWith(each));
    return end === undefined ? [] : member.slice(0, -end.length);
  });
  const taken = new Set(children.flatMap(wordsOf));
  // A name that a child has, too, would say that the child is the animal.
  const isFree = (name: string): boolean => /^\p{L}/u.test(name) && !wordsOf(name).some((word) => taken.has(word));
  const name = [read.name ?? '', ...named].find((each) => isFree(each) && isSaid(each, text));
  const the = kinds.map((kind) => `the ${kind}`).find((each) => isSaid(each.toLowerCase(), text.toLowerCase()));
  return { called: name ?? the ?? null, kind: drawn };
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether words are in a text as whole words: “Al” is not in “Also”, nor “Lou” in “Mira-Lou”. */
function isSaid(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!ENDS_IN_WORD.test(text.slice(0, at)) && !GOES_ON.test(text.slice(at + words.length))) return true;
  return false;
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}][-'’]?$/u;
const GOES_ON = /^-?[\p{L}\p{M}\p{N}]/u;
