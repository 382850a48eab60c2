/** Drafts a story: an arc with its cast, and optional lines that bring it to the requested length. */
import { countWords, splitSentences } from '../../../domain/src/story-text.ts';
import type { Animal } from './animal.ts';
import type { Random } from './random.ts';
import { type Arc, LONG, MEDIUM, type Refrain, type Sheet } from './sheets.ts';
import { createCast } from './slots.ts';

/** Names of things in kitchens, pockets and gardens of many places, which hardly a child has. */
const ANIMAL_NAMES =
  'Crumb Thimble Biscuit Pocket Noodle Tamarind Button Pistachio Mango Bramble Dumpling Sesame Pepper Tumble Lentil Marzipan Samosa Turnip Pretzel Quince Papaya Muffin Nutmeg Pierogi Tofu Plum Radish Cobble Mochi Pumpernickel Saffron Couscous'.split(
    ' ',
  );
/** Words from which a paragraph ends with its sentence. */
const LONG_PARAGRAPH = 60;
/** Words that a draft may be over the requested number. */
const MOST_OVER = 4;

export interface Draft {
  arc: Arc;
  title: string;
  paragraphs: string[];
  refrain: Refrain;
  words: number;
  /** The animal's name. */
  name: string;
}

export interface DraftOrder {
  arc: Arc;
  animal: Animal;
  /** The animal's name in the previous episode. */
  hero: string | null;
  /** Words to write. */
  words: number;
  /** Words of the whole story, which decide how fully the arc is told. */
  storyWords: number;
  sheets: readonly Sheet[];
}

interface Piece {
  paragraph: number;
  text: string;
  optional: boolean;
}

/** Null if a required line finds no unused entry in a list. */
export function draftStory({ arc, animal, hero, words, storyWords, sheets }: DraftOrder, random: Random): Draft | null {
  const refrain = random.pick(arc.refrains);
  const name = hero ?? random.pick(ANIMAL_NAMES);
  const cast = createCast({ animal, name, refrain, sheets, taken: [...arc.cast, animal.the], random });
  const title = cast.fill(random.pick(arc.titles));
  const telling = storyWords < MEDIUM ? arc.short : arc.paragraphs;
  const pieces = readPieces(telling, storyWords, random, cast.fill);
  if (title === null || pieces === null) return null;

  const kept = new Set(pieces.filter(({ optional }) => !optional));
  const compose = () =>
    telling.flatMap((_, index) => inParagraphs(pieces.filter((piece) => piece.paragraph === index && kept.has(piece)))).map(cast.refer);
  for (const piece of random.shuffle(pieces)) {
    if (kept.has(piece)) continue;
    kept.add(piece);
    if (countWords(compose().join(' ')) > words + MOST_OVER) kept.delete(piece);
  }
  const paragraphs = compose();
  return { arc, title: cast.refer(title, 1), paragraphs, refrain, words: countWords(paragraphs.join(' ')), name };
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

function inParagraphs(pieces: readonly Piece[]): string[] {
  const paragraphs: string[] = [];
  for (const { text } of pieces) {
    const open = paragraphs.length > 0 && countWords(paragraphs.at(-1) ?? '') < LONG_PARAGRAPH;
    paragraphs.push(open ? `${paragraphs.pop()} ${text}` : text);
  }
  return paragraphs;
}

/** Sentences that occur more than once in a story. */
export function repeatedSentences(paragraphs: readonly string[]): string[] {
  const sentences = paragraphs.flatMap(splitSentences).map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''));
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
}
