/** Seams in who is told of: two with one name, a part that the animal’s body has not. */
import { type Arc, type Condition, isOfBody } from '../../../../domain/src/content/index.ts';
import { type Body, FIGURE_KINDS } from '../../../../domain/src/index.ts';

const NAME =
  /\b(?!(?:Aunt|Auntie|Bosun|Captain|Cousin|Dona|Grandma|Grandmother|Grandpa|Granny|Great-Aunt|Madame|Mama|Master|Miss|Mr|Mrs|Ms|Nana|Old|Señora|Tante|Uncle|Big|Little)\b)\p{Lu}\p{Ll}+/gu;
/** Parts that only these bodies have. */
const PARTS: readonly (readonly [RegExp, readonly (Condition | Body)[]])[] = [
  [/\bits (?:hands?|fingers?|thumbs?)\b/u, ['hands']],
  [/\bits (?:hoof|hooves)\b/u, ['hooves']],
  [/\bits (?:beak|feathers)\b/u, ['bird', 'waddler']],
  [/\bits wings?\b/u, ['flies', 'bird', 'flyer', 'waddler', 'tiny']],
  [/\bits (?:teeth|paws?)\b/u, ['else', 'four legs', 'hands', 'hooves', 'digs']],
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
export function bodyPartFaults({ body, pages }: Arc): string[] {
  return pages
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .flatMap(({ when, wordings }) => {
      const ways = when.filter((word) => word === 'else' || isOfBody(word));
      const told = ways.length > 0 ? ways : body === null ? ['any'] : [body];
      const sentences = wordings
        .flatMap((wording) => wording.split(/(?<=[.!?])”? /u))
        .filter((sentence) => /^(?:(?:So|But|And|Then) )?<name>/iu.test(sentence));
      return sentences.filter((sentence) =>
        PARTS.some(([part, having]) => part.test(sentence) && !told.every((way) => having.some((own) => own === way))),
      );
    })
    .map((sentence) => `Not each animal of whom this is told has it: ${sentence}`);
}
