/** One try at a story: an arc, its cast, and the optional lines that bring it to its length. */
import { countWords, splitSentences } from '../../../domain/src/story-text.ts';
import { describeAnimal } from './animal.ts';
import { fillGap } from './fit.ts';
import { ANIMAL_NAMES } from './names.ts';
import type { Random } from './random.ts';
import type { Arc, Sheet } from './sheets.ts';
import { createCast } from './slots.ts';

export interface Draft {
  title: string;
  paragraphs: string[];
  /** The phrase that comes twice, and its last form. */
  refrain: { phrase: string; last: string };
  words: number;
  /** What the animal is called. */
  name: string;
}

export interface DraftOrder {
  arc: Arc;
  animal: string;
  /** What the animal is called, where an episode before says so. */
  name?: string | null;
  words: number;
  /** Words by which its telling is chosen, where they are others. */
  room?: number;
  sheets: readonly Sheet[];
  random: Random;
}

/** Words from which the `+` and the `++` lines of an arc belong to the story. */
const MEDIUM = 310;
const LONG = 510;

interface Piece {
  paragraph: number;
  text: string;
  optional: boolean;
}

/** The story as the arc and chance have it; null where a needed line found no entry left in a list. */
export function draftStory({ arc, animal, name: known = null, words, room = words, sheets, random }: DraftOrder): Draft | null {
  const refrain = random.pick(arc.refrains);
  const hero = describeAnimal(animal);
  const taken = [...arc.cast, `the ${hero.kind}`];
  const name = hero.name ?? known ?? random.pick(ANIMAL_NAMES);
  const cast = createCast({ animal: hero, name, refrain, sheets, taken, random });
  const title = cast.fill(random.pick(arc.titles));
  const telling = room < MEDIUM ? arc.short : arc.paragraphs;
  const pieces = readPieces(telling, room, random, cast.fill);
  if (title === null || pieces === null) return null;

  const compose = (gap: number): string[] => {
    const optional = pieces.filter((piece) => piece.optional);
    const chosen = fillGap(
      optional.map((piece) => countWords(piece.text)),
      gap,
      random,
    );
    const kept = new Set([...chosen].map((index) => optional[index]));
    return telling
      .map((_, paragraph) => pieces.filter((piece) => piece.paragraph === paragraph && (!piece.optional || kept.has(piece))))
      .filter((parts) => parts.length > 0)
      .flatMap((parts) => breathe(parts.map((part) => part.text)))
      .map((text, index) => cast.refer(text, index));
  };
  const needed = pieces.filter((piece) => !piece.optional).reduce((sum, piece) => sum + countWords(piece.text), 0);
  const first = compose(words - needed);
  // "the fox" is a word more than its name: the second time the gap is what it came to be.
  const off = count(first) - words;
  const second = off === 0 ? first : compose(words - needed - off);
  const paragraphs = Math.abs(count(second) - words) < Math.abs(off) ? second : first;
  return { title: cast.refer(title, 1), paragraphs, refrain, words: count(paragraphs), name };
}

/** A paragraph of more words than one can read in a breath or five is parted in the middle, between two pieces. */
const PARAGRAPH = 85;

function breathe(parts: readonly string[]): string[] {
  const sizes = parts.map(countWords);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= PARAGRAPH || parts.length < 2) return [parts.join(' ')];
  let best = 1;
  for (let cut = 1, before = 0, nearest = whole; cut < parts.length; cut += 1) {
    before += sizes[cut - 1] ?? 0;
    const far = Math.abs(before - whole / 2);
    if (far < nearest) [best, nearest] = [cut, far];
  }
  return [...breathe(parts.slice(0, best)), ...breathe(parts.slice(best))];
}

function count(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0);
}

function readPieces(telling: Arc['paragraphs'], words: number, random: Random, fill: (text: string) => string | null): Piece[] | null {
  const level = words >= LONG ? 2 : words >= MEDIUM ? 1 : 0;
  const pieces: Piece[] = [];
  for (const [paragraph, lines] of telling.entries()) {
    for (const line of lines) {
      if (line.level > level) continue;
      const text = fill(random.pick(line.wordings));
      if (text === null && !line.optional) return null;
      if (text !== null) pieces.push({ paragraph, text, optional: line.optional });
    }
  }
  return pieces;
}

/** Sentences that stand more than once in a story. */
export function repeatedSentences(paragraphs: readonly string[]): string[] {
  const seen = new Set<string>();
  return paragraphs
    .flatMap((paragraph) => splitSentences(paragraph))
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
    .filter((sentence) => {
      const repeated = seen.has(sentence);
      seen.add(sentence);
      return repeated;
    });
}
