import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordList } from './word-list.ts';

it.each([
  [[], ''],
  [['Mia'], 'Mia'],
  [['Mia', 'Leo'], 'Mia and Leo'],
  [['Mia', 'Leo', 'Ana'], 'Mia, Leo, and Ana'],
])('%j are “%s”', (words, list) => expect(wordList(words)).toBe(list));

it('lists whatever there is as Unicode’s rules for English do', () => {
  const english = new Intl.ListFormat('en');
  fc.assert(fc.property(fc.array(fc.string()), (words) => wordList(words) === english.format(words)));
});
