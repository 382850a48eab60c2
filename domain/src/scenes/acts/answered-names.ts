/** Whom and what the acts of a model's answer name, before they are read. */
import { headOfKind } from '../../animals/read-animal.ts';
import { list, record } from '../loose.ts';
import { OBJECT_KINDS } from '../vocabulary.ts';
import { readThingLine } from './act-line.ts';
import { bareWord, plainKinds } from './cast-names.ts';
import type { StoryCast } from './staging.ts';

const texts = (given: readonly unknown[]): string[] => given.filter((each) => typeof each === 'string');

/** The same scene with other names in its acts and things. */
function renamedIn(scene: unknown, rename: (name: unknown) => unknown): unknown {
  const given = record(scene);
  if (!Array.isArray(given.acts)) return scene;
  const acts = given.acts
    .map(record)
    .map((act) => ({ ...act, who: list(act.who).map(rename), what: rename(act.what), to: rename(act.to) }));
  const things = list(given.things).map((thing) => {
    const read = record(typeof thing === 'string' ? readThingLine(thing) : thing);
    return { ...read, thing: rename(read.thing), of: rename(read.of) };
  });
  return { ...given, acts, things };
}

function namesOf(page: unknown): string[] {
  const names: unknown[] = [];
  renamedIn(record(page).scene, (name) => names.push(name));
  return texts(names);
}

/** {@link plainKinds} of an answer. */
export const plainKindsOf = (pages: readonly unknown[], cast: StoryCast): string[] => plainKinds(pages.flatMap(namesOf), cast);

/**
 * The pages with `animal` wherever a model means the family's: it may call it by its kind, or bring it as a character of its own. Another one of the
 * same kind is named beside it.
 * @param animal as it was sent: “red panda”, “{word} the dog”
 */
export function withAnimal(pages: readonly unknown[], animal: string): unknown[] {
  const kind = bareWord(headOfKind(animal).replace(/^.*\{word\}(?:['’]s| the)? ?/u, ''));
  const noun = kind.split(' ').at(-1) ?? '';
  if (noun === '') return [...pages];
  const named = pages.map((page) => namesOf(page).map(bareWord));
  const isBeside = (name: string): boolean => named.some((names) => names.includes('animal') && names.includes(name));
  // A sea star is no star.
  const kinds = [kind, ...(OBJECT_KINDS.some((thing) => thing === noun) ? [] : [noun])];
  const kin = pages.flatMap((page) => list(record(page).new).map(record)).filter((one) => one.kind === noun);
  const [only, ...others] = new Set(texts(kin.map(({ name }) => name)).map(bareWord));
  const isOnly = others.length === 0 && !named.flat().some((name) => [...kinds, 'animal'].includes(name));
  const heroes = [...kinds, ...(only !== undefined && isOnly ? [only] : [])].filter((name) => !isBeside(name));
  const isHero = (name: unknown): boolean => typeof name === 'string' && heroes.includes(bareWord(name));
  return pages.map((page) => {
    const given = record(page);
    return {
      ...given,
      ...(Array.isArray(given.new) && { new: given.new.filter((one) => !isHero(record(one).name)) }),
      ...('scene' in given && { scene: renamedIn(given.scene, (name) => (isHero(name) ? 'animal' : name)) }),
    };
  });
}
