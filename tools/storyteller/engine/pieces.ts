/** The lines of an arc that a story may use, each in one wording. */
import {
  type Arc,
  type Change,
  type Condition,
  isOfBody,
  type Level,
  type Line,
  MOODS,
  type Trait,
} from '../../../domain/src/content/index.ts';
import { type Body, countWords, type Friend, type FriendPronoun, type StorySetting } from '../../../domain/src/index.ts';
import type { Animal } from './animal.ts';
import type { Before } from './before.ts';
import type { KnownFriend, Remembered } from './known.ts';
import type { Pronouns } from './wording/pronouns.ts';

/** The child's animal friend, as the request has it. */
export interface OwnFriend {
  /** Null if it may not be sent. */
  name: string | null;
  pronoun: FriendPronoun;
  /** Null if the request describes it in other words than ours. */
  ways: Pick<Friend, 'temper' | 'habit' | 'belonging'> | null;
}

export interface TellOrder {
  arc: Arc;
  /** Which telling of the arc: two tellings of different numbers share few wordings. */
  telling: number;
  animal: Animal;
  traits: readonly (Trait | Body)[];
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
  /** Who comes back from an earlier story. */
  friend?: KnownFriend | null;
  /** What this child's earlier stories remember, newest first. */
  known?: readonly Remembered[];
  /** Who the animal is. */
  own?: OwnFriend | undefined;
  /** The family's how many-eth story it is: beds take turns. */
  night?: number;
}
/** Words that a story may be over the requested number by lines that are no arc's, as a share: short stories of several children have no room for more. */
const MOST_OVER = 0.08;
/** Words from which a story is medium and long. */
const MEDIUM = 310;
const LONG = 510;
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

export interface Piece {
  page: number;
  paragraph: number;
  text: string;
  /** Its shortest wording, for a story that would be too long, and its longest. */
  shortest: string;
  longest: string;
  changes: readonly Change[];
  use: 'always' | 'optional';
}

/** Adds lines to those of an arc. */
export interface Added {
  always: () => Piece[];
  pages: number;
  /** Where nobody knows what to do. */
  doubt: Piece | undefined;
  /** Adds a line to the end of another's paragraph, if there is room. */
  add: (text: string, at: Piece | undefined) => boolean;
  /** The same for a line that is told only if there is room in the end. */
  offer: (text: string, at: Piece | undefined) => Piece | null;
  /** One of the wordings, by turns; empty if the family does not want it. */
  say: (wordings: readonly string[], turn: number, slots?: Readonly<Record<string, string>>) => string;
}

export function addedTo(pieces: Piece[], order: TellOrder, say: Added['say']): Added {
  const always = () => pieces.filter(({ use }) => use === 'always');
  const doubt = pieces.find(({ text }) => text === '');
  if (doubt) pieces.splice(pieces.indexOf(doubt), 1);
  const put = (text: string, at: Piece | undefined, use: Piece['use']): Piece | null => {
    if (text === '' || at === undefined) return null;
    const piece = { ...{ page: at.page, paragraph: at.paragraph }, ...{ text, shortest: text, longest: text, changes: [], use } };
    pieces.push(piece);
    return piece;
  };
  const least = () => always().reduce((sum, { shortest }) => sum + countWords(shortest), 0);
  const isFull = (text: string) => least() + countWords(text) > order.words * (1 + MOST_OVER);
  return {
    ...{ always, doubt, say },
    pages: order.arc.lengths[levelOf(order.words)].length,
    add: (text, at) => !isFull(text) && put(text, at, 'always') !== null,
    offer: (text, at) => put(text, at, 'optional'),
  };
}

export function wordsOf(pieces: Iterable<Piece>): number {
  return [...pieces].reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Takes the shortest wordings, those first that save most, until the pieces have at most so many words. */
export function shorten(pieces: readonly Piece[], most: number): void {
  const saved = ({ text, shortest }: Piece) => countWords(text) - countWords(shortest);
  let count = wordsOf(pieces);
  for (const piece of [...pieces].sort((one, other) => saved(other) - saved(one))) {
    if (count <= most) return;
    count -= saved(piece);
    piece.text = piece.shortest;
  }
}

/** Takes the longest wordings, those first that add most, while the pieces have fewer words. */
export function lengthen(pieces: readonly Piece[], least: number): void {
  const added = ({ text, longest }: Piece) => countWords(longest) - countWords(text);
  let count = wordsOf(pieces);
  for (const piece of [...pieces].sort((one, other) => added(other) - added(one))) {
    if (count >= least) return;
    count += added(piece);
    piece.text = piece.longest;
  }
}

export function levelOf(words: number): Level {
  return words >= LONG ? 2 : words >= MEDIUM ? 1 : 0;
}

/** @param filled the wordings with their slots filled, without unwanted ones. */
export function readPieces(order: TellOrder, filled: (wordings: readonly string[]) => readonly string[]): Piece[] {
  const holds = conditionsOf(order);
  const isTold = (line: Line) => isTrue(line, holds);
  let number = 0;
  return order.arc.lengths[levelOf(order.words)].flatMap((page, index) =>
    page.paragraphs.flatMap((lines, paragraph) =>
      applying(lines, isTold, order.traits).flatMap((line): Piece[] => {
        number += 1;
        const suited = filled(line.wordings);
        const text = wordingOf(suited, isMoodLine(line) ? MOOD_NUMBER : number, order.telling);
        const mayDiffer = isMoodLine(line) ? [] : suited;
        const [shortest, longest] = [-1, 1].map((sign) =>
          mayDiffer.reduce((best, one) => (sign * countWords(one) > sign * countWords(best) ? one : best), text),
        ) as [string, string];
        return [
          {
            page: index,
            paragraph,
            text,
            ...{ shortest, longest },
            changes: line.changes,
            use: line.optional ? 'optional' : 'always',
          },
        ];
      }),
    ),
  );
}

function wordingOf(suited: readonly string[], number: number, telling: number): string {
  const columns = COLUMNS[suited.length] ?? [[0, 1, 2, 3]];
  const column = columns[number % columns.length] ?? [];
  return suited[((column[telling % TELLINGS] ?? 0) + number) % suited.length] ?? '';
}

export function conditionsOf({
  tone,
  others,
  age,
  setting,
}: Pick<TellOrder, 'tone' | 'others' | 'age' | 'setting'>): ReadonlySet<Condition> {
  const children: Condition[] = others.length === 0 ? ['alone'] : (['sibling', 'two', 'three'] as const).slice(0, others.length);
  return new Set<Condition>([...children, tone as Condition, setting, age as Condition, ...(age === '2-3' ? [] : ['4-8' as const])]);
}

const isMoodLine = ({ when }: Line) => when.some((word) => MOODS.some((mood) => mood === word));
const isAnimalLine = ({ when }: Line) => when.some((word) => word === 'else' || isOfBody(word));

function isTrue({ when }: Line, holds: ReadonlySet<Condition>): boolean {
  return when.length === 0 || when.some((word) => holds.has(word));
}

/** The lines that apply. Of consecutive lines about the animal's body, one: that of its first trait that has one, or `else`. */
function applying(lines: readonly Line[], isTold: (line: Line) => boolean, traits: TellOrder['traits']): Line[] {
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
