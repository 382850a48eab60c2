/** Reads data/words.yaml. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const LISTS = parse(readFileSync(new URL('./data/words.yaml', import.meta.url), 'utf8')) as Record<string, string | string[]>;
const ANY_WORD = "[\\p{L}\\p{N}{}'-]+";

/** The words of a list, lowercase. */
export function wordList(name: string): ReadonlySet<string> {
  return new Set(String(LISTS[name] ?? '').split(/\s+/u));
}

/** One pattern for all phrases of a list. */
export function phrasePattern(name: string): RegExp {
  const phrases = [LISTS[name] ?? []].flat().map((phrase) => phrase.split(' ').map(partPattern).join(''));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Every place where a text has a phrase of the pattern. */
export function phrasesIn(text: string, pattern: RegExp): string[] {
  const plain = text
    .replaceAll('’', "'")
    .replace(/n't\b/gu, ' not')
    .replace(/\bcannot\b/gu, 'can not')
    .replace(/(?<=^|[.!?“"\n]\s*)\p{Lu}(?=\p{Ll}*\b)/gu, (letter) => letter.toLowerCase());
  return [...plain.matchAll(pattern)].map(([found]) => found.trim());
}

/** A part of a phrase with the space before it. */
function partPattern(part: string, index: number): string {
  const space = index === 0 ? '' : '[\\s,]+';
  if (part === '**') return `(?:[\\s,]+${ANY_WORD}){0,4}?`;
  const isOptional = part.startsWith('(');
  const words = part.replace(/[()]/gu, '').split('/').map(wordPattern).join('|');
  // An optional first part brings the space after it.
  if (isOptional) return `(?:${space}(?:${words}))?`;
  return `${space}(?:${words})`;
}

function wordPattern(word: string): string {
  if (word === '*') return ANY_WORD;
  if (word === '**') return `${ANY_WORD}(?:\\s+${ANY_WORD}){0,3}?`;
  return word === 'Name' ? '(?:\\p{Lu}\\p{Ll}+|\\{child\\d?\\})' : word;
}
