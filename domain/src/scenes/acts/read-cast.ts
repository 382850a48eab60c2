/** Reads a story's cast of any origin: the model, a stored document, a newer version of this app. */

import { list, oneOf, plainWords, record } from '../loose.ts';
import { FIGURE_SIZES, OBJECT_KINDS } from '../vocabulary.ts';
import { isOwn, thingNamed } from './cast-names.ts';
import {
  CAST_AGES,
  CAST_BUILDS,
  CAST_KINDS,
  type CastThing,
  type Character,
  COLOR_WORDS,
  GARMENTS,
  STAGING_LIMITS,
  type StoryCast,
  THING_STATES,
} from './staging.ts';

type Worn = NonNullable<Character['wears']>;

const text = (given: unknown) => plainWords(given, STAGING_LIMITS.words);
/** A placeholder is the family's child or animal. */
const nameIn = (given: unknown) => (typeof given === 'string' && /[{}]/u.test(given) ? undefined : text(given));

/**
 * Never throws. An unknown kind of character is a friend; an unknown kind of thing is left out. What has no name, or that of another, is dropped.
 * @param input a stored cast, or the list that a model writes
 */
export function readCast(input: unknown): StoryCast {
  const given = Array.isArray(input) ? described(input) : record(input);
  const names = new Set<string>();
  const isNew = ({ name }: { name: string }) => {
    const word = name.toLowerCase();
    const isFree = !names.has(word) && !isOwn(word);
    names.add(word);
    return isFree;
  };
  const characters = list(given.characters).flatMap(readCharacter).filter(isNew).slice(0, STAGING_LIMITS.characters);
  const things = list(given.things).flatMap(readCastThing).filter(isNew).slice(0, STAGING_LIMITS.castThings);
  return { characters: characters.map((one) => withKnownLoad(one, { characters: [], things })), things };
}

/** A character whose thing cannot be drawn carries nothing. */
function withKnownLoad({ carries: given, ...character }: Character, cast: StoryCast): Character {
  const carries = thingNamed(given, cast);
  return { ...character, ...(carries !== undefined && { carries }) };
}

/** Those of the first, and those of the second with other names. */
export function joinedCast(one: StoryCast, other: StoryCast): StoryCast {
  return readCast({ characters: [...one.characters, ...other.characters], things: [...one.things, ...other.things] });
}

const HAIR = /\b(?:hair(?:ed)?|bun|braids?|curls?|curly|bald|beard|ponytail|locks)\b/u;

/** Looks in words: “old, gray bun, purple dress”. */
function described(given: readonly unknown[]): Record<'characters' | 'things', unknown[]> {
  const read = given.map((each) => {
    const { name, kind, looks } = record(each);
    const phrases =
      typeof looks === 'string'
        ? looks
            .slice(0, 200)
            .toLowerCase()
            .split(/, ?| and /u)
        : [];
    const hair = phrases.find((phrase) => HAIR.test(phrase));
    // The round glasses of somebody slim do not make them round.
    const plain = phrases.filter((phrase) => phrase !== hair && inWords(phrase).what === undefined).flatMap((phrase) => phrase.split(' '));
    const has = <Word extends string>(known: readonly Word[]) => known.find((word) => plain.includes(word));
    return OBJECT_KINDS.some((known) => known === kind)
      ? { isThing: true, name, kind, color: has(COLOR_WORDS), size: has(FIGURE_SIZES), state: has(THING_STATES) }
      : { isThing: false, name, kind, age: has(CAST_AGES), build: has(CAST_BUILDS), hair, wears: phrases.join(',') };
  });
  return { characters: read.filter(({ isThing }) => !isThing), things: read.filter(({ isThing }) => isThing) };
}

function readCharacter(input: unknown): Character[] {
  const given = record(input);
  const name = nameIn(given.name);
  if (name === undefined) return [];
  const age = CAST_AGES.find((word) => word === given.age);
  const build = CAST_BUILDS.find((word) => word === given.build);
  const hair = text(given.hair);
  const skin = text(given.skin);
  const wears = readClothes(given.wears);
  const carries = text(given.carries);
  return [
    {
      ...{ name, kind: oneOf(CAST_KINDS, given.kind, 'friend') },
      ...(age && { age }),
      ...(build && { build }),
      ...(hair !== undefined && { hair }),
      ...(skin !== undefined && { skin }),
      ...(wears.length > 0 && { wears }),
      ...(carries !== undefined && { carries }),
    },
  ];
}

function readCastThing(input: unknown): CastThing[] {
  const given = record(input);
  const name = nameIn(given.name);
  const kind = OBJECT_KINDS.find((word) => word === given.kind);
  if (name === undefined || kind === undefined) return [];
  const color = COLOR_WORDS.find((word) => word === given.color);
  const size = FIGURE_SIZES.find((word) => word === given.size);
  const state = THING_STATES.find((word) => word === given.state);
  return [{ name, kind, ...(color && { color }), ...(size && { size }), ...(state && { state }) }];
}

/** As stored, or in words: “purple dress, cream apron”. */
function readClothes(given: unknown): Worn {
  const pieces = typeof given === 'string' ? given.split(/,| and /u).map(inWords) : list(given).map(record);
  return pieces
    .flatMap(({ what, color }) => {
      const garment = GARMENTS.find((word) => word === what);
      return garment ? [{ what: garment, color: oneOf(COLOR_WORDS, color, 'cream') }] : [];
    })
    .slice(0, STAGING_LIMITS.wears);
}

function inWords(piece: string): Record<string, unknown> {
  const said = piece.toLowerCase().split(/\s+/u);
  return { what: GARMENTS.find((word) => said.includes(word)), color: COLOR_WORDS.find((word) => said.includes(word)) };
}
