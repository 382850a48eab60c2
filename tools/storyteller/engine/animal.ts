/** Finds the article, the singular and the name of the animal that a family typed. */
import { readTypedAnimal } from '../../../art/src/kit.ts';
import { articleFor, headOfKind, UNKNOWN_KIND } from '../../../domain/src/index.ts';

export interface Animal {
  /** "a fox", "an owl", "one of the penguins". */
  a: string;
  /** "the fox". */
  the: string;
  /** "fox", for inside a sentence. */
  kind: string;
  /** What the family calls it: "Otto the dog". */
  name?: string;
  /** It belongs to someone, so it has no article: "Mia’s otter". */
  isOwned?: boolean;
  /** Words follow the kind ("a fox with a hat"), so that a name behind them would belong to the hat. */
  isLong?: boolean;
}

/** Has an owner instead of an article: “Mia’s rabbit”, “Aunt Jo’s cat”. */
const OWNED = /^(?:\p{Lu}\S* )*\S+['’]s? \S/u;

/** Placeholders, which hide private words, count as ordinary words. */
export function describeAnimal(typed: string): Animal {
  const plain = typed.replace(/(\{(?:child|word)\})|[{}<>|]/gu, '$1').trim();
  const { kind, single, name, count } = readTypedAnimal(plain);
  const called = { ...(name !== null && { name }), ...(headOfKind(kind) !== kind && { isLong: true }) };
  const hasOwner = OWNED.test(kind);
  // The neighbor’s cat is a certain one.
  const isCertain = hasOwner && /^the\s/iu.test(plain);
  if (hasOwner && !isCertain) return { a: kind, the: kind, kind, isOwned: true, ...called };
  if (single !== null || count !== '') {
    const one = single ?? kind;
    // A name belongs to a single animal.
    const a = name === null ? `one of the ${count}${kind}` : `${articleFor(one)} ${one}`;
    return { a, the: `the ${one}`, kind: one, ...called };
  }
  return { a: `${isCertain ? 'the' : articleFor(kind)} ${kind}`, the: `the ${kind}`, kind, ...called };
}

/** The word for its kind in scenes; null if only a name was typed. Another one of this word beside it would be confusing. */
export function sceneWordOf({ kind }: Animal): string | null {
  const word = headOfKind(kind).toLowerCase().split(' ').at(-1) ?? null;
  return word === UNKNOWN_KIND ? null : word;
}

/** The animal by its name: “Crumb the fox”, “Crumb, Mia’s fox”. */
export function withName(name: string, { the }: Animal): string {
  return the.startsWith('the ') ? `${name} ${the}` : `${name}, ${the}`;
}

/** The name in such a text, also in “Crumb the Mia’s fox” of earlier versions; null if it is about another animal. */
export function nameIn(text: string, kind: string): string | null {
  const end = [` the ${kind}`, `, ${kind}`].find((one) => text.endsWith(one));
  return (end && text.slice(0, -end.length)) || null;
}
