/** Tells an arc: chooses wordings, leaves out what does not apply, and adds optional lines up to the requested length. */
import {
  type Arc,
  type Change,
  type Choice,
  type Condition,
  type Level,
  type Line,
  MOODS,
  type Refrain,
  TRAITS,
  type Trait,
} from '../../../domain/src/content/index.ts';
import {
  CHILD_PLACEHOLDER,
  countWords,
  type FamilyPage,
  type FigureState,
  type StorySetting,
  wordList,
} from '../../../domain/src/index.ts';
import { type Animal, sceneWordOf } from './animal.ts';
import { PLACES, WORDS } from './arcs.ts';
import { type Before, heroBefore, recalled, withoutIntroduction, withTitle } from './before.ts';
import { type Pronouns, pronounSlots, withPronouns } from './pronouns.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scenes.ts';
import { fill, type Words } from './slots.ts';

export interface TellOrder {
  arc: Arc;
  /** Which telling of the arc: two tellings of different numbers share few wordings. */
  telling: number;
  animal: Animal;
  traits: readonly Trait[];
  /** The animal's name. */
  name: string;
  setting: StorySetting;
  tone: string;
  words: number;
  age: string;
  pronouns: Pronouns | null;
  /** Replace the other children's names. */
  others: readonly string[];
  before: Before | null;
  /** Whether a text has a topic that the family does not want. Other wordings and choices are preferred, if there are any. */
  isUnwanted?: ((text: string) => boolean) | undefined;
  /** A friend of earlier stories who comes back, as in “the baker”. Not together with `before`. */
  friend?: string | null;
  /** The family's how many-eth story it is: beds take turns. */
  night?: number;
}

export interface Told {
  title: string;
  pages: FamilyPage[];
  refrain: Refrain;
  /** Chosen characters and things. */
  choices: Readonly<Record<string, Choice>>;
  /** What happened, in a sentence. */
  recap: string;
  words: number;
}

/** Words from which a story is medium and long. */
const MEDIUM = 310;
const LONG = 510;
/** Words that a story may be over the requested number by optional lines, and under it before the reserve is used, as a share. */
const MOST_OVER = 0.03;
/** The same for a friend who comes back: short stories of several children have no room for one. */
const MOST_OVER_FOR_FRIEND = 0.08;
/** Words of a page that optional lines fill, unless a story would be too short without more of them. */
const MOST_ON_PAGE = 70;
/**
 * The wordings of a line in four tellings, by how many it has. Lines take turns with the columns, so that two tellings share a third of the lines with
 * two wordings and a sixth of those with three.
 */
const COLUMNS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
  ],
  3: [
    [0, 1, 2, 2],
    [0, 1, 1, 2],
    [0, 1, 2, 1],
    [0, 0, 1, 2],
    [0, 1, 0, 2],
    [0, 1, 2, 0],
  ],
};
/** The number of every line of a mood: a joke that begins on the first page comes back on the last one. */
const MOOD_NUMBER = 0;
/** Tellings of an arc before one comes again. */
export const TELLINGS = 4;

interface Piece {
  page: number;
  paragraph: number;
  text: string;
  changes: readonly Change[];
  /** `reserve`: an optional line of longer stories, for one that is still too short. */
  use: 'always' | 'optional' | 'reserve';
}

export function tell(order: TellOrder, random: Random): Told {
  const { arc, animal, name, setting, pronouns, before, telling, friend = null } = order;
  const isUnwanted = (text: string) => order.isUnwanted?.(text) || hasThing(text, name);
  // Also not a robot called Plum beside a fox called Plum.
  const isWanted = ({ a, the }: Choice) => !isUnwanted(`${a} ${the}`.toLowerCase()) && !isUnwanted(`${a} ${the}`);
  const isOther = ({ word }: Choice) => word === null || word !== sceneWordOf(animal);
  const isSuited = (choice: Choice) => isOther(choice) && isWanted(choice);
  const choices = Object.fromEntries(
    Object.entries(arc.choices).map(([key, list]) => [key, random.pick(preferred(list.filter(isOther), isWanted))]),
  );
  const refrains = preferred(arc.refrains, ({ phrase, last }) => !isUnwanted(`${phrase} ${last}`));
  const refrain = refrains[telling % refrains.length] ?? random.pick(refrains);
  // Unwanted words, and another of the animal's kind, come last, where a story rarely needs them.
  const place = Object.fromEntries(
    Object.entries(PLACES[setting] ?? {}).map(([key, list]) => {
      const shuffled = key === 'bed' ? list : random.shuffle(list);
      const suited = shuffled.filter(isSuited);
      const first = key === 'bed' ? turned(suited, order.night ?? 0) : suited;
      return [key, [...first, ...shuffled.filter((choice) => !isSuited(choice))]];
    }),
  );
  const fixed = {
    ...{ a: animal.a, the: animal.the, kind: animal.kind, name },
    r: refrain.phrase,
    rlast: refrain.last,
    ...pronounSlots(pronouns),
    ...recalled(before, name, animal),
    ...(friend && { back: friend }),
  };
  const words: Words = { fixed, choices, place };

  const isKnown = heroBefore(before, animal.kind) === name;
  const filled = (wordings: readonly string[]) =>
    preferred(
      wordings.map((wording) => fill(withTitle(isKnown ? withoutIntroduction(wording, animal) : wording, animal), words)),
      (text) => !isUnwanted(text),
    );
  const pieces = readPieces(order, filled).filter(({ use, text }) => use === 'always' || !order.isUnwanted?.(text));
  const always = pieces.filter(({ use }) => use === 'always');
  if (friend) {
    const text = fill(random.pick(WORDS.returns), words);
    const isRoom = wordsOf(always) + countWords(text) <= order.words * (1 + MOST_OVER_FOR_FRIEND);
    const piece: Piece = { page: 0, paragraph: arc.pages[0]?.paragraphs.length ?? 0, text, changes: [], use: 'always' };
    if (isRoom) for (const list of [pieces, always]) list.push(piece);
  }
  const kept = new Set(always);
  let count = wordsOf(kept);
  const fillers = (['optional', 'reserve'] as const).flatMap((use) => random.shuffle(pieces.filter((piece) => piece.use === use)));
  for (const most of [MOST_ON_PAGE, Number.POSITIVE_INFINITY])
    for (const piece of fillers) {
      const added = countWords(piece.text);
      const isLast = piece.use === 'reserve' || most !== MOST_ON_PAGE;
      if (isLast && count >= order.words * (1 - MOST_OVER)) break;
      const onPage = wordsOf([...kept].filter(({ page }) => page === piece.page));
      if (kept.has(piece) || count + added > order.words * (1 + MOST_OVER) || onPage + added > most) continue;
      kept.add(piece);
      count += added;
    }
  const characters = [...arc.cast.flatMap((key) => choices[key] ?? []), ...(place.who ?? [])].map(({ the }) => the);
  const states = new Map<string, FigureState>();
  const pages = arc.pages.flatMap((page, index): FamilyPage[] => {
    const told = pieces.filter((piece) => piece.page === index && kept.has(piece));
    if (told.length === 0) return [];
    for (const { who, state } of told.flatMap(({ changes }) => changes)) state === null ? states.delete(who) : states.set(who, state);
    const text = [...page.paragraphs, []]
      .map((_, paragraph) => told.filter((piece) => piece.paragraph === paragraph).map((piece) => piece.text))
      .filter((texts) => texts.length > 0)
      .map((texts) => withPronouns(texts.join(' '), pronouns, characters, animal.kind))
      .join('\n\n');
    const siblings = order.others.filter((other) => text.includes(other)).length;
    const acts = order.traits.flatMap((trait) => (page.acts[trait] ? [page.acts[trait]] : []))[0] ?? page.scene.acts;
    return [
      {
        text,
        scene: sceneOf(
          { ...page.scene, acts },
          { setting, animal: animal.kind, siblings, choices: { ...choices, ...firstOf(place) }, states },
        ),
      },
    ];
  });
  const titles = filled(arc.titles);
  const recaps = filled(arc.recaps.map((recap) => withChildren(recap, order.others)));
  const title = titles[telling % titles.length] ?? '';
  const recap = recaps[telling % recaps.length] ?? '';
  return { title, pages, refrain, choices, recap, words: count };
}

/** Whether the text has the thing that an animal of an earlier story is called: Biscuit must not hold out a biscuit. */
function hasThing(text: string, name: string): boolean {
  const thing = name.toLowerCase();
  // Spares nearly all texts being split into words.
  if (!text.toLowerCase().includes(thing)) return false;
  return (text.match(/\p{L}+/gu) ?? []).some((word) => word === thing || word === `${thing}s`);
}

const turned = <T>(list: readonly T[], by: number): readonly T[] => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];

/** The wanted entries; all of them if none is. */
function preferred<T>(list: readonly T[], isWanted: (entry: T) => boolean): readonly T[] {
  const wanted = list.filter(isWanted);
  return wanted.length > 0 ? wanted : list;
}

/** A recap begins with the child, alone or with the animal: the other children were there too. */
function withChildren(recap: string, others: readonly string[]): string {
  if (others.length === 0) return recap;
  return recap.replace(/^\{child\}( and <name>)?/u, (_, animal: string | undefined) =>
    wordList([CHILD_PLACEHOLDER, ...others, ...(animal === undefined ? [] : ['<name>'])]),
  );
}

function firstOf(place: Words['place']): Record<string, Choice> {
  return Object.fromEntries(Object.entries(place).flatMap(([key, list]) => list.map((choice, index) => [`${key}${index + 1}`, choice])));
}

function wordsOf(pieces: Iterable<Piece>): number {
  return [...pieces].reduce((sum, { text }) => sum + countWords(text), 0);
}

export function levelOf(words: number): Level {
  return words >= LONG ? 2 : words >= MEDIUM ? 1 : 0;
}

/** @param filled the wordings with their slots filled, without unwanted ones. */
function readPieces(order: TellOrder, filled: (wordings: readonly string[]) => readonly string[]): Piece[] {
  const level = levelOf(order.words);
  const holds = conditionsOf(order);
  const returns = (line: Line) => Boolean(order.friend) && isAboutReturn(line);
  const isTold = (line: Line) => isTrue(line, holds) || returns(line);
  let number = 0;
  return order.arc.pages.flatMap((page, index) =>
    page.paragraphs.flatMap((lines, paragraph) =>
      applying(lines, isTold, order.traits).flatMap((line): Piece[] => {
        number += 1;
        const isReserve = line.level > level;
        if (page.level > level || (isReserve && !line.optional)) return [];
        const text = wordingOf(filled(suitedWordings(line)), isMoodLine(line) ? MOOD_NUMBER : number, order.telling);
        return [
          {
            page: index,
            paragraph,
            text,
            changes: line.changes,
            use: isReserve ? 'reserve' : line.optional || returns(line) ? 'optional' : 'always',
          },
        ];
      }),
    ),
  );
}

function suitedWordings({ wordings, when }: Line): readonly string[] {
  // Only some wordings of an episode's first line may name who comes back.
  const recalling = wordings.filter((wording) => /<back>/iu.test(wording));
  return when.includes('next') && recalling.length > 0 ? recalling : wordings;
}

function wordingOf(suited: readonly string[], number: number, telling: number): string {
  const columns = COLUMNS[suited.length] ?? [[0, 1, 2, 3]];
  const column = columns[number % columns.length] ?? [];
  return suited[((column[telling % TELLINGS] ?? 0) + number) % suited.length] ?? '';
}

export function conditionsOf({ tone, others, age, before }: Pick<TellOrder, 'tone' | 'others' | 'age' | 'before'>): ReadonlySet<Condition> {
  const children: Condition[] = others.length === 0 ? ['alone'] : (['sibling', 'two', 'three'] as const).slice(0, others.length);
  return new Set<Condition>([
    ...children,
    before ? 'next' : 'first',
    tone as Condition,
    age as Condition,
    ...(age === '2-3' ? [] : ['4-8' as const]),
  ]);
}

const isTrait = (word: Condition): word is Trait => TRAITS.some((trait) => trait === word);
const isMoodLine = ({ when }: Line) => when.some((word) => MOODS.some((mood) => mood === word));
const isAnimalLine = ({ when }: Line) => when.some((word) => word === 'else' || isTrait(word));

function isTrue({ when }: Line, holds: ReadonlySet<Condition>): boolean {
  return when.length === 0 || when.some((word) => holds.has(word));
}

/** A line of the next episode about the character who is back, which is as true of a friend from another story. */
function isAboutReturn({ when, wordings }: Line): boolean {
  return when.includes('next') && wordings.every((wording) => !/<recap>/iu.test(wording));
}

/** The lines that apply. Of consecutive lines about the animal's body, one: that of its first trait that has one, or `else`. */
function applying(lines: readonly Line[], isTold: (line: Line) => boolean, traits: readonly Trait[]): Line[] {
  const told: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    if (!isAnimalLine(line)) {
      if (isTold(line)) told.push(line);
      continue;
    }
    let end = index;
    while (end < lines.length && isAnimalLine(lines[end] as Line)) end += 1;
    const run = lines.slice(index, end);
    const suited = [...traits, 'else' as const].flatMap((word) => run.filter(({ when }) => when.includes(word)))[0];
    if (suited) told.push(suited);
    index = end - 1;
  }
  return told;
}
