/** Tells verse for ages 2–3: pieces of an evening, with the stanzas of the place and of the animal's body, joined to a book. */
import { bodyOfAnimal } from '../../../art/src/kit.ts';
import { readContent, readContentFile } from '../../../domain/reader/read-content.ts';
import {
  bodiesVerseSchema,
  type Choice,
  type Condition,
  EVENING,
  type PlaceVerse,
  placesVerseSchema,
  type Verse,
  type VersePage,
  verseSchema,
} from '../../../domain/src/content/index.ts';
import type { FamilyPage, StorySetting } from '../../../domain/src/index.ts';
import { type Animal, sceneWordOf } from './animal.ts';
import { type Before, heroBefore, withoutIntroduction, withRecap, withTitle } from './before.ts';
import { conditionsOf, levelOf } from './pieces.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scenes.ts';
import type { Waiting } from './turns.ts';
import { fill, type Words } from './wording/slots.ts';

export const VERSE: readonly Verse[] = readContent('verse/{out,home,bed}/*.yaml', verseSchema);
export const VERSE_OF_PLACES = Object.assign({}, ...readContent('verse/places/*.yaml', placesVerseSchema)) as Record<
  StorySetting,
  PlaceVerse
>;
export const VERSE_OF_BODIES = readContentFile('verse/bodies.yaml', bodiesVerseSchema);

export interface VerseOrder {
  animal: Animal;
  name: string;
  setting: StorySetting;
  tone: string;
  /** Replace the other children's names. */
  others: readonly string[];
  before: Before | null;
  isUnwanted?: ((text: string) => boolean) | undefined;
}

/**
 * The pieces of a book of so many words: of the parts with the most pieces that are still to be told, one each of those that wait longest. In each
 * round they meet others.
 */
export function evening(waiting: readonly Waiting<Verse>[], words: number): Waiting<Verse>[] {
  const least = Math.min(...waiting.map(({ told }) => told));
  const first = [...waiting].sort((one, other) => one.told - other.told);
  const parts = EVENING.flatMap((part, index) => {
    const own = first.filter(({ arc }) => arc.part === part);
    const left = own.filter(({ told }) => told === least).length;
    const next = own[left === 0 ? 0 : (least * index) % left];
    return next ? [{ next, left }] : [];
  });
  const chosen = parts
    .sort((one, other) => other.left - one.left || first.indexOf(one.next) - first.indexOf(other.next))
    .slice(0, levelOf(words) + 1)
    .map(({ next }) => next);
  return EVENING.flatMap((part) => chosen.filter(({ arc }) => arc.part === part));
}

export function tellVerse(book: readonly Waiting<Verse>[], order: VerseOrder, random: Random) {
  const { animal, name, setting, before, isUnwanted = () => false } = order;
  const { things, pals, ...ofPlace } = VERSE_OF_PLACES[setting];
  const ofBody = bodyVerse(order);
  const isSuited = ({ a, word }: Choice) => word !== sceneWordOf(animal) && !isUnwanted(a);
  const suitedFirst = (list: readonly Choice[]) => {
    const shuffled = random.shuffle(list);
    return [...shuffled.filter(isSuited), ...shuffled.filter((choice) => !isSuited(choice))];
  };
  const place = { thing: suitedFirst(things), pal: suitedFirst(pals) };
  const choices = Object.fromEntries(
    book.flatMap(({ arc }) => Object.entries(arc.choices).map(([key, list]) => [key, suitedFirst(list)[0] as Choice])),
  );
  const words: Words = {
    fixed: {
      ...{ a: animal.a, the: animal.the, kind: animal.kind, name },
      ...{ in: ofPlace.in, ground: ofPlace.ground, hush: ofPlace.hush, sound: ofPlace.sound, step: ofBody.step, parts: ofBody.parts },
    },
    choices,
    place,
  };
  const drawn = {
    ...choices,
    ...Object.fromEntries(Object.entries(place).flatMap(([key, list]) => list.map((choice, index) => [`${key}${index + 1}`, choice]))),
  };
  const isKnown = heroBefore(before, animal.kind) === name;
  const filled = (text: string) => fill(withTitle(isKnown ? withoutIntroduction(text, animal) : text, animal), words);
  const holds = conditionsOf({ ...order, age: '2-3' });
  const pageOf = ({ scene, stanzas }: VersePage, telling: number): FamilyPage => {
    const told = stanzas.map((lines) =>
      lines
        .filter(({ when }) => when.length === 0 || when.some((word: Condition) => holds.has(word)))
        .map(({ wordings }) => wordings[telling % wordings.length]),
    );
    const text = told
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n');
    const siblings = order.others.length;
    return { text: filled(text), scene: sceneOf(scene, { setting, animal: animal.kind, siblings, choices: drawn, states: new Map() }) };
  };
  const pages = book.flatMap(({ arc: { part, pages }, telling }, index) =>
    pages.flatMap((page) => {
      if ('stanza' in page) {
        const own = pageOf((page.stanza === 'place' ? ofPlace : ofBody)[part], telling);
        return isUnwanted(own.text) ? [] : [own];
      }
      const isTold = { begins: index === 0, follows: index > 0, leads: index < book.length - 1, ends: index === book.length - 1 };
      return page.when === null || isTold[page.when] ? [pageOf(page, telling)] : [];
    }),
  );
  const { arc, telling } = book[0] as Waiting<Verse>;
  const title = filled(arc.titles[telling % arc.titles.length] ?? '');
  const recap = filled(arc.recaps[telling % arc.recaps.length] ?? '');
  return { title, pages: withRecap(pages, before), recap };
}

/** A swimmer needs no tub under water. */
function bodyVerse({ animal, setting }: VerseOrder) {
  const verse = VERSE_OF_BODIES[bodyOfAnimal(animal.kind).body];
  return { ...verse, ...(setting === 'underwater' && verse.underwater) };
}
