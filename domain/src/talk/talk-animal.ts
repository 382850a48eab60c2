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
  text: string;
}

export function talkAnimal({ read, drawn, cast, text }: AnimalOfStory): TalkAnimal {
  const kinds = [...new Set([read.single, read.kind, drawn])].filter((kind) => kind !== null && kind !== '');
  const named = cast.flatMap((member) => {
    const end = kinds.flatMap((kind) => [` the ${kind}`, `, ${kind}`]).find((each) => member.endsWith(each));
    return end === undefined ? [] : member.slice(0, -end.length);
  });
  const name = [read.name ?? '', ...named].find((each) => /^\p{L}/u.test(each) && text.includes(each));
  const the = kinds.map((kind) => `the ${kind}`).find((each) => text.toLowerCase().includes(each.toLowerCase()));
  return { called: name ?? the ?? null, kind: drawn };
}
