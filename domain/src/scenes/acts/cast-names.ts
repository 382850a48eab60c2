/** Who and what the names in acts are. */
import { plainWords } from '../loose.ts';
import { CHARACTER_KINDS, FIGURE_KINDS, type FigureKind, OBJECT_KINDS, type ObjectKind } from '../vocabulary.ts';
import { type Act, type CastThing, CHILD_KINDS, type Character, NO_CAST, STAGING_LIMITS, type Staging, type StoryCast } from './staging.ts';

/** `sibling` is the first of them, `sibling2` the second. */
const SIBLING = /^sibling\d?$/u;
const KINDS: readonly string[] = FIGURE_KINDS;
const THINGS: readonly string[] = OBJECT_KINDS;

/** Whether a name is of the family's own figures, which no cast describes. */
export const isOwn = (name: string): boolean => ['child', 'animal', 'adult'].includes(name) || SIBLING.test(name);

export const characterOf = (name: string, { characters }: StoryCast): Character | undefined =>
  characters.find((each) => each.name === name);
export const castThingOf = (name: string, { things }: StoryCast): CastThing | undefined => things.find((each) => each.name === name);

/** The kind as which apps without a cast show a figure; undefined for a thing. A girl or a boy is shown as another child. */
export function figureKindOf(name: string, cast: StoryCast = NO_CAST): FigureKind | undefined {
  if (SIBLING.test(name)) return 'sibling';
  const kind = characterOf(name, cast)?.kind ?? (castThingOf(name, cast) ? undefined : name);
  if (CHILD_KINDS.some((child) => child === kind)) return 'sibling';
  return FIGURE_KINDS.find((each) => each === kind);
}

/** Undefined for a figure. */
export function objectKindOf(name: string, cast: StoryCast = NO_CAST): ObjectKind | undefined {
  return castThingOf(name, cast)?.kind ?? (characterOf(name, cast) ? undefined : OBJECT_KINDS.find((kind) => kind === name));
}

/** All kinds of figures and things. */
export const ALL_KINDS: readonly string[] = [...KINDS, ...THINGS];

/**
 * What a model or an author means by a name of a figure: the name as the cast has it, a kind, or undefined.
 * @param plain kinds that mean themselves, although a name of the cast ends in them
 */
export function figureNamed(given: unknown, cast: StoryCast, plain: readonly string[] = []): string | undefined {
  return named(given, cast.characters, plain, (word) => isOwn(word) || KINDS.includes(word));
}

/** The same for a thing or a figure. */
export function anythingNamed(given: unknown, cast: StoryCast, plain: readonly string[] = []): string | undefined {
  return named(given, [...cast.characters, ...cast.things], plain, (word) => isOwn(word) || ALL_KINDS.includes(word));
}

export function thingNamed(given: unknown, cast: StoryCast, plain: readonly string[] = []): string | undefined {
  return named(given, cast.things, plain, (word) => THINGS.includes(word));
}

/** Kinds that a story uses beside a name of its cast that ends in one: its window is not the last window. @param used all names of the story */
export function plainKinds(used: readonly string[], { characters, things }: StoryCast): string[] {
  const words = new Set(used.map(bareWord));
  return [...characters, ...things]
    .filter(({ name }) => words.has(bareWord(name)))
    .map(({ name }) => wordsOf(name).at(-1) ?? '')
    .filter((kind) => words.has(kind) && ALL_KINDS.includes(kind));
}

/** {child2} is the first sibling, and {word} is in the name of the animal. */
export function bareWord(given: string): string {
  if (given.includes('{word}')) return 'animal';
  const word = (plainWords(given, STAGING_LIMITS.words) ?? '').toLowerCase().replace(/^(?:the|a|an) /u, '');
  const [, nth] = /^child([2-9])$/u.exec(word) ?? [];
  if (nth === undefined) return word === 'sibling1' ? 'sibling' : word;
  return nth === '2' ? 'sibling' : `sibling${Number(nth) - 1}`;
}

function named(
  given: unknown,
  cast: readonly { name: string }[],
  plain: readonly string[],
  isKind: (word: string) => boolean,
): string | undefined {
  if (typeof given !== 'string' || given.length > 4 * STAGING_LIMITS.words) return undefined;
  const word = bareWord(given);
  if (word === '') return undefined;
  const exact = cast.find(({ name }) => bareWord(name) === word)?.name;
  if (exact !== undefined || isOwn(word) || (plain.includes(word) && isKind(word))) return exact ?? (isKind(word) ? word : undefined);
  const words = wordsOf(word);
  const alike = cast.find(({ name }) => wordsOf(name).at(-1) === words.at(-1))?.name;
  if (alike !== undefined || isKind(word)) return alike ?? word;
  // “Paloma” is “Paloma the baker”, and “gray owl” or “two owls” are owls.
  const part = cast.find(({ name }) => isPart(words, wordsOf(name)) || isPart(wordsOf(name), words))?.name;
  return (
    part ??
    words
      .toReversed()
      .flatMap((each) => [each, each.replace(/e?s$/u, ''), each.replace(/s$/u, '')])
      .find(isKind)
  );
}

const wordsOf = (name: string): string[] => bareWord(name).split(/[\s-]+/u);
const isPart = (some: readonly string[], all: readonly string[]): boolean => some.every((word) => all.includes(word));

/** Acts in which each character, and each of the family's figures, is at most once. */
export function onlyOnce(acts: readonly Act[], cast: StoryCast): Act[] {
  const seen = new Set<string>();
  return acts.flatMap((act) => {
    const who = act.who.filter((name) => {
      if (isKindOnly(name, cast)) return true;
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew;
    });
    return who.length > 0 ? [{ ...act, who }] : [];
  });
}

/** Kinds stand for any number of figures, and a child may have two parents. */
const isKindOnly = (name: string, cast: StoryCast): boolean =>
  !characterOf(name, cast) && (name === 'adult' || CHARACTER_KINDS.some((kind) => kind === name));

/** Whom and what a page names, each once. */
export function namesIn({ acts, things }: Pick<Staging, 'acts' | 'things'>): string[] {
  const names = [...acts.flatMap(({ who, what, to }) => [...who, what, to]), ...things.flatMap(({ thing, of }) => [thing, of])];
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** The same with other names. */
export function renamed({ exactly, ...staging }: Staging, rename: (name: string) => string): Staging {
  return {
    ...staging,
    ...(exactly && { exactly: Object.fromEntries(Object.entries(exactly).map(([name, position]) => [rename(name), position])) }),
    acts: staging.acts.map(({ who, what, to, ...act }) => ({
      ...{ who: who.map(rename), ...act },
      ...(what !== undefined && { what: rename(what) }),
      ...(to !== undefined && { to: rename(to) }),
    })),
    things: staging.things.map(({ thing, of, ...rest }) => ({
      thing: rename(thing),
      ...rest,
      ...(of !== undefined && { of: rename(of) }),
    })),
  };
}
