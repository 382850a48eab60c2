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
  const name = [read.name ?? '', ...named].find((each) => isFree(each) && text.includes(each));
  const the = kinds.map((kind) => `the ${kind}`).find((each) => text.toLowerCase().includes(each.toLowerCase()));
  return { called: name ?? the ?? null, kind: drawn };
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
