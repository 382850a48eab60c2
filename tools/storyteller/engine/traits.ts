/** What an animal's body can do. */
import { readContentFile } from '../../../domain/reader/read-content.ts';
import { animalTraitsSchema, type Trait } from '../../../domain/src/content/index.ts';
import { headOf } from './animal.ts';

const KNOWN = readContentFile('words/animal-traits.yaml', animalTraitsSchema);

/** @param kind such as `describeAnimal` gives. The leading trait first; empty for an animal that walks, or that is not known. */
export function traitsOf(kind: string): readonly Trait[] {
  const words = headOf(kind).toLowerCase().split(/\s+/u);
  for (const length of [3, 2, 1]) {
    const known = KNOWN.get(words.slice(-length).join(' '));
    if (known && words.length >= length) return known;
  }
  return [];
}
