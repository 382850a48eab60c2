/**
 * Finds what names say to strangers when they are read one after the other: puns (Ben Dover), slogans, notorious people, sentences. Too much rather
 * than too little, because such a story is only shared without its names.
 */
import { saysSomething } from '@tuckaway/domain';
import { folded, splitWords } from './disguises.ts';
import { WORDS } from './words.data.ts';

/** How Latin letters sound, in order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // “Mike” is “Mik”, but “Moe” has no other vowel.
  [/(?<=[a-z][^aeiou])e$/gu, ''],
  [/ph/gu, 'f'],
  [/tch/gu, 'ch'],
  [/gh/gu, ''],
  [/c(?=[eiy])|z/gu, 's'],
  [/c(?!h)|qu?/gu, 'k'],
  [/x/gu, 'ks'],
  [/wh/gu, 'w'],
  [/ai|ay|ei|ey|ie|ee|ea|[eiy]/gu, 'i'],
  [/oo|ou|oa|oe|[ou]/gu, 'o'],
  [/au|aw/gu, 'a'],
];

const PHRASES = [...WORDS.saidTogether, ...WORDS.notorious].map((phrase) => splitWords(folded(phrase)));
const SPOKEN = new Set(PHRASES.map(soundOf));

/** @param names all names of one story, in the order in which they are shown. */
export function sayTogether(names: readonly string[]): boolean {
  const words = splitWords(folded(names.join(' ')));
  const runs = words.flatMap((_word, from) => words.slice(from).map((_next, more) => words.slice(from, from + more + 1)));
  return (
    saysSomething(names.join(' ')) ||
    runs.some((run) => SPOKEN.has(soundOf(run))) ||
    // Also around the name of another child.
    PHRASES.some((phrase) => phrase.length > 1 && words.filter((word) => phrase.includes(word)).join(' ') === phrase.join(' '))
  );
}

/** Spellings with the same sound are the same text. */
function soundOf(words: readonly string[]): string {
  const sounds = words.map((word) => SOUNDS.reduce((left, [letters, sound]) => left.replace(letters, sound), word));
  return sounds.join('').replace(/(.)\1+/gu, '$1');
}
