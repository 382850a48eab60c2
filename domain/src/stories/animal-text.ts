/** Whether a text only names an animal. It is sent to the model in its own words, so it must not carry an order to it, and no link to others. */
import { SHORT_RANKS, SHORT_TITLES } from '../account/titles.ts';
import { hasWebAddress } from '../web-address.ts';

/** A dot, unless it ends a short form or a single letter: T. rex, Mr. Whiskers. */
const DOT = `(?<!(?<![\\p{L}\\p{M}])(?:\\p{L}|${SHORT_TITLES}|${SHORT_RANKS}|dr|st|jr|sr))\\.`;
const TWO_SENTENCES = new RegExp(`${DOT}\\s+\\p{L}`, 'iu');
const DOTTED = new RegExp(`${DOT}\\p{L}{2}|(?<!\\p{L})dot (?:com|net|org|io)(?!\\p{L})`, 'iu');

/** Two of these among three words or more make a sentence; “the”, “and”, “with” and “my” are also parts of an animal's name. */
const SENTENCE = new Set(
  'am are be can could did do does don’t has hate hates have he her him i i’m if is it it’s let love loves must now please says she should them they us want wants was we were will would you your'.split(
    ' ',
  ),
);
/** An order of three words or more begins with one of these. */
const ORDERS = new Set(
  'act answer describe disregard forget ignore include kill mention never output please pretend print repeat respond say start stop talk tell translate use write'.split(
    ' ',
  ),
);

export function countAnimalWords(animal: string): number {
  return animal.split(/[\s,]+/u).filter((word) => word !== '').length;
}

export function isAnimalAddress(animal: string): boolean {
  return hasWebAddress(animal) || DOTTED.test(animal);
}

export function isAnimalSentence(animal: string): boolean {
  if (TWO_SENTENCES.test(animal)) return true;
  const words = animal
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[\s.,·-]+/u)
    .filter((word) => word !== '');
  return words.length > 2 && (ORDERS.has(words[0] ?? '') || new Set(words.filter((word) => SENTENCE.has(word))).size > 1);
}
