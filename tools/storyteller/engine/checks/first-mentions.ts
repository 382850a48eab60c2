/** Seams in who and what is told of: a thing that is certain before it was mentioned, two with one name, a part that the animal's body has not. */
import { type Arc, type Choice, type Condition, isOfBody } from '../../../../domain/src/content/index.ts';
import { type Body, FIGURE_KINDS } from '../../../../domain/src/index.ts';
import type { TellOrder } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { tell } from '../tell.ts';

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

/** The arc with words that are nowhere else for the things that have to be introduced: only what a slot says is checked. */
const withMarks = (arc: Arc): Arc => ({
  ...arc,
  choices: Object.fromEntries(
    Object.entries(arc.choices).map(([key, list]) => [
      key,
      list.map((one) => (isIntroduced(one) ? { ...one, a: `a new ${key}`, the: `the known ${key}` } : one)),
    ]),
  ),
});

const isIntroduced = ({ a, the }: Choice) => a !== the && the.startsWith('the ') && !a.startsWith('the ');

/** Things that a story calls by “the” before “a” has introduced them. */
export function unintroduced(pages: readonly string[], choices: Readonly<Record<string, Choice>>): string[] {
  const text = pages.join('\n').toLowerCase();
  return Object.values(choices).flatMap((choice) => {
    const [first, certain] = [text.indexOf(choice.a.toLowerCase()), text.indexOf(choice.the.toLowerCase())];
    return isIntroduced(choice) && certain >= 0 && (first < 0 || certain < first) ? [choice.the] : [];
  });
}

/** Such things in one telling of an arc. */
export function toldUnintroduced(order: TellOrder): string[] {
  const { pages, choices } = tell({ ...order, arc: withMarks(order.arc) }, createRandom(''));
  return unintroduced(
    pages.map(({ text }) => text),
    choices,
  );
}

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
