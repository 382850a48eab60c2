/** What an animal's body can do (data/traits.yaml). */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { headOf } from './animal.ts';
import { TRAITS, type Trait } from './arc.ts';

const FILE = new URL('../data/traits.yaml', import.meta.url);
const KNOWN: ReadonlyMap<string, readonly Trait[]> = readTraits(parse(readFileSync(FILE, 'utf8')) as Record<string, string>);

/** @param kind such as `describeAnimal` gives. The leading trait first; empty for an animal that walks, or that is not known. */
export function traitsOf(kind: string): readonly Trait[] {
  const words = headOf(kind).toLowerCase().split(/\s+/u);
  for (const length of [3, 2, 1]) {
    const known = KNOWN.get(words.slice(-length).join(' '));
    if (known && words.length >= length) return known;
  }
  return [];
}

function readTraits(raw: Record<string, string>): Map<string, readonly Trait[]> {
  const entries = Object.entries(raw).flatMap(([key, animals]) => {
    const traits = key.split(' ').map((word) => {
      const trait = TRAITS.find((each) => each === word);
      if (!trait) throw new Error(`traits.yaml: "${word}" is not a trait.`);
      return trait;
    });
    return animals.split(', ').map((animal) => [animal, traits] as const);
  });
  return new Map(entries);
}
