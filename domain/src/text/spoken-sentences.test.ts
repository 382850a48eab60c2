import { expect, it } from 'vitest';
import { LONGEST_BREATH, sentencesOf } from './spoken-sentences.ts';

const read = (text: string) => sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end));

it.each([
  ['lines of a verse', 'Sleep, little boat\nand sail', ['Sleep, little boat', 'and sail']],
  ['no row of stars', 'He slept.\n* * *\nIt snowed.', ['He slept.', 'It snowed.']],
  ['no end', 'And then', ['And then']],
  ['nothing', '  \n ', []],
])('what can be spoken of a text: %s', (_, text, sentences) => expect(read(text)).toEqual(sentences));

it('a sentence too long for one breath is read in pieces that end at a comma, and nothing of it is lost', () => {
  const long = `${'the boat went on, past the reeds and the sleeping ducks, '.repeat(9)}home.`;
  const pieces = read(long);
  expect(pieces.every((piece) => piece.length <= LONGEST_BREATH)).toBe(true);
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith(','))).toBe(true);
  expect(pieces.join(' ')).toBe(long);
  const endless = read('🦊'.repeat(300).concat('a'));
  expect(endless.join('')).not.toMatch(/\p{Surrogate}/u);
});
