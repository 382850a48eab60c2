/** What an animal's body can do. */
import { bodyOfAnimal, inWords, kindName } from '../../../art/src/kit.ts';
import { readContentFile } from '../../../domain/reader/read-content.ts';
import { animalTraitsSchema, type Trait } from '../../../domain/src/content/index.ts';
import { type Body, headOfKind } from '../../../domain/src/index.ts';

const KNOWN = readContentFile('words/animal-traits.yaml', animalTraitsSchema);

/** Words of an animal that is small, although its kind may be huge, as in “toy elephant” and “baby whale”. */
const SMALL = /(?:^|\s)(?:baby|little|mini(?:ature)?|plush(?:ie)?|pocket|small|stuffed|teeny|tiny|toy|wee)(?:\s|$)/iu;

/** @param kind such as `describeAnimal` gives. The leading trait first; empty for an animal that walks, or that is not known. */
export function traitsOf(kind: string): readonly Trait[] {
  const head = headOfKind(kind);
  // An animal that only the pictures know has the body of what they draw: “gatito” is a cat.
  const traits = traitsIn(head) ?? traitsIn(inWords(kindName(head))) ?? [];
  return SMALL.test(head) ? traits.filter((trait) => trait !== 'huge') : traits;
}

/** The traits and then the body, by which an arc's lines about the animal are chosen. */
export const waysOf = (kind: string): readonly (Trait | Body)[] => [...new Set([...traitsOf(kind), bodyOfAnimal(kind).body])];

function traitsIn(text: string): readonly Trait[] | undefined {
  const words = text.toLowerCase().replaceAll('.', '').split(/\s+/u);
  return [3, 2, 1].map((length) => KNOWN.get(words.slice(-length).join(' '))).find((traits) => traits !== undefined);
}
