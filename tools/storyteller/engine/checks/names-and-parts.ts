/** Seams in the characters of an arc: two with one name, a part that the animal’s body has not. */
import { type Arc, type Condition, isOfBody } from '../../../../domain/src/content/index.ts';
import { BODY_PARTS, type Body, FIGURE_KINDS } from '../../../../domain/src/index.ts';

const NAME =
  /\b(?!(?:Aunt|Auntie|Bosun|Captain|Cousin|Dona|Grandma|Grandmother|Grandpa|Granny|Great-Aunt|Madame|Mama|Master|Miss|Mr|Mrs|Ms|Nana|Old|Señora|Tante|Uncle|Big|Little)\b)\p{Lu}\p{Ll}+/gu;
const its = (words: string) => new RegExp(`<their> (?:\\p{L}+ )?(?:${words})\\b`, 'iu');
/** Parts that most animals of these ways have, and only those. */
const PARTS: readonly (readonly [RegExp, readonly (Condition | Body)[]])[] = [
  [its(BODY_PARTS.hand.words), ['hands']],
  [its(BODY_PARTS.hoof.words), ['hooves']],
  [its(BODY_PARTS.beak.words), ['bird', 'waddler']],
  [its(BODY_PARTS.wing.words), ['flies', 'bird', 'flyer', 'waddler', 'tiny']],
  [its(`teeth|${BODY_PARTS.paw.words}`), ['four legs', 'hands', 'hooves', 'digs']],
  [/<(?:name|they|their)>.*\b(?:four (?:feet|legs|paws)|all fours)\b/iu, ['four legs', 'hooves', 'digs']],
];

/** Characters of two choices that share a name. */
export function nameFaults({ choices }: Arc): string[] {
  const named = Object.entries(choices).flatMap(([key, list]) =>
    list
      .filter(({ word }) => FIGURE_KINDS.some((kind) => kind === word))
      .flatMap(({ the }) => (the.match(NAME) ?? []).map((name) => ({ key, name }))),
  );
  const again = named.filter(({ key, name }, index) =>
    named.some((other, before) => before < index && other.name === name && other.key !== key),
  );
  return again.map(({ name }) => `Two characters are called ${name}.`);
}

/** Sentences about a part that most of the animals of whom the line is told do not have. */
export function bodyPartFaults({ body, lengths }: Arc): string[] {
  return lengths
    .flat()
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .flatMap(({ when, wordings }) => {
      const ways = when.filter((word) => word === 'else' || isOfBody(word));
      const told = ways.length > 0 ? ways : body === null ? ['any'] : [body];
      const sentences = wordings.flatMap((wording) => wording.split(/(?<=[.!?])”? /u));
      return sentences.filter((sentence) =>
        PARTS.some(([part, having]) => part.test(sentence) && !told.every((way) => having.some((own) => own === way))),
      );
    })
    .map((sentence) => `Not each animal of whom this is told has it: ${sentence}`);
}
