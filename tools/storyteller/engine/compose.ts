/** Drafts a story: an arc with its cast, and optional lines that bring it to the requested length. */
import { countWords, splitSentences } from '../../../domain/src/story-text.ts';
import { describeAnimal } from './animal.ts';
import { fillGap } from './fit.ts';
import type { Random } from './random.ts';
import type { Arc, Refrain, Sheet } from './sheets.ts';
import { createCast } from './slots.ts';

/** Names of things in kitchens, pockets and gardens of many places, which hardly a child has. */
const ANIMAL_NAMES =
  'Crumb Thimble Biscuit Pocket Noodle Tamarind Button Pistachio Mango Bramble Dumpling Sesame Pepper Tumble Lentil Marzipan Samosa Turnip Pretzel Quince Papaya Muffin Nutmeg Pierogi Tofu Plum Radish Cobble Mochi Pumpernickel Saffron Couscous'.split(
    ' ',
  );

export interface Draft {
  title: string;
  paragraphs: string[];
  refrain: Refrain;
  words: number;
  /** The animal's name. */
  name: string;
}

export interface DraftOrder {
  arc: Arc;
  animal: string;
  /** The animal's name in the previous episode. */
  name: string | null;
  /** Words to write. */
  words: number;
  /** Words of the whole story, which decide how fully the arc is told. */
  storyWords: number;
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

/** Null if a required line finds no unused entry in a list. */
export function draftStory({ arc, animal, name: known, words, storyWords, sheets, random }: DraftOrder): Draft | null {
  const refrain = random.pick(arc.refrains);
  const hero = describeAnimal(animal);
  const taken = [...arc.cast, `the ${hero.kind}`];
  const name = hero.name ?? known ?? random.pick(ANIMAL_NAMES);
  const cast = createCast({ animal: hero, name, refrain, sheets, taken, random });
  const title = cast.fill(random.pick(arc.titles));
  const telling = storyWords < MEDIUM ? arc.short : arc.paragraphs;
  const pieces = readPieces(telling, storyWords, random, cast.fill);
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
      .flatMap((parts) => splitLong(parts.map((part) => part.text)))
      .map((text, index) => cast.refer(text, index));
  };
  const required = pieces.filter((piece) => !piece.optional).reduce((sum, piece) => sum + countWords(piece.text), 0);
  const first = compose(words - required);
  // References to the animal differ in length ("the fox", its name), so the second attempt corrects the gap by the first one's error.
  const off = count(first) - words;
  const second = off === 0 ? first : compose(words - required - off);
  const paragraphs = Math.abs(count(second) - words) < Math.abs(off) ? second : first;
  return { title: cast.refer(title, 1), paragraphs, refrain, words: count(paragraphs), name };
}

/** Words from which a paragraph is split near its middle, between two pieces. */
const LONG_PARAGRAPH = 85;

function splitLong(parts: readonly string[]): string[] {
  const sizes = parts.map(countWords);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= LONG_PARAGRAPH || parts.length < 2) return [parts.join(' ')];
  let best = 1;
  for (let cut = 1, before = 0, nearest = whole; cut < parts.length; cut += 1) {
    before += sizes[cut - 1] ?? 0;
    const far = Math.abs(before - whole / 2);
    if (far < nearest) [best, nearest] = [cut, far];
  }
  return [...splitLong(parts.slice(0, best)), ...splitLong(parts.slice(best))];
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

/** Sentences that occur more than once in a story. */
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
