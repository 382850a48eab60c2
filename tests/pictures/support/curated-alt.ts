/** Compares the text alternative of a curated page with its list and its drawing. */
import type { Mark } from './marks.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Words that mean what a list or a mark calls otherwise. */
const WORDS: Readonly<Record<string, string>> = {
  mouse: 'mouse|mice',
  foot: 'foot|feet',
  drip: 'drips?|drops?',
  leaf: 'leaf|leaves',
  loaf: 'loaf|loaves',
  wren: 'wrens?|ones?|birds?',
};
/** A counted noun follows its number after at most so many words. */
const BETWEEN = 4;
/** What an alternative text need not say, because the hour or a free hand implies it. */
const UNSAID = /^(?:stars|sun|closed window|bare hand|minute hand.*)$/;

const inText = (word: string): string => `(?:${WORDS[word] ?? `${word}(?:e?s)?`})`;
const wordsOf = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => name.split(' ')))].filter((word) => /^[\p{L}]{2,}$/u.test(word));

export function altFaults(alt: string, visible: Readonly<Record<string, number>>, marks: readonly Mark[]): string[] {
  const drawn = marks.map(({ what }) => what);
  return [...unsaid(alt, visible, drawn), ...notDrawn(alt, marks)];
}

/** What is listed, but not named, or named without its number. */
function unsaid(alt: string, visible: Readonly<Record<string, number>>, drawn: readonly string[]): string[] {
  return Object.entries(visible).flatMap(([name, count]) => {
    if (count === 0 || UNSAID.test(name)) return [];
    const called = drawn.filter((what) => name.split(' ').every((word) => what.split(' ').includes(word)));
    const noun = wordsOf([name, ...called])
      .map(inText)
      .join('|');
    const number =
      count === 1 ? '' : `(?:${NUMBERS[count]}|${count === 2 ? 'both|pair|brothers|' : ''}${count})\\b(?: [\\w’'-]+,?){0,${BETWEEN}} `;
    return new RegExp(`\\b${number}(?:${noun})\\b`, 'iu').test(alt) ? [] : [`“${alt}” does not say ${count} ${name}`];
  });
}

/** What it counts, but the picture does not show so often. */
function notDrawn(alt: string, marks: readonly Mark[]): string[] {
  const known = wordsOf(marks.map(({ what }) => what));
  // A clutch of eggs is no egg itself.
  const times = (noun: string): number => {
    const called = marks.filter(({ what }) => what.split(' ').includes(noun));
    return called.filter((mark) => !called.some(({ parent }) => parent === mark)).length;
  };
  const phrase = new RegExp(`\\b(${NUMBERS.slice(2).join('|')})\\b((?: [\\w’'-]+){1,${BETWEEN + 1}})`, 'giu');
  return [...alt.matchAll(phrase)].flatMap(([said, number = '', rest = '']) => {
    const count = NUMBERS.indexOf(number.toLowerCase());
    const words = rest.trim().split(' ');
    const counts = words.flatMap((word) => {
      const nouns = known.filter((one) => new RegExp(`^${inText(one)}$`, 'iu').test(word));
      return nouns.map(times);
    });
    return counts.includes(count) ? [] : [`“${said}” is ${counts.length > 0 ? `${counts.join(' or ')} times` : 'not'} in the picture`];
  });
}
